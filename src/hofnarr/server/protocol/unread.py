"""What passes through the server unread; the OpenAPI document says what it holds."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw


def _described_as(name: str) -> Meta:
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


GameAction = Annotated[Raw, _described_as("Action")]
GameEvent = Annotated[Any, _described_as("Event")]
GameView = Annotated[Raw, _described_as("View")]
SeenEntry = Annotated[Raw, _described_as("Entry")]
