"""Whatever is sent, no answer is a server error, and answers are as OpenAPI says."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hofnarr.server.app import all_endpoints
from hofnarr.server.http.openapi import document
from tests.server.clients import Api
from tests.server.serving import process


class Tables:
    """Addresses and tokens that exist, so that not everything ends at the door."""

    running = ""
    finished = ""
    open = ""
    token = ""
    guest = ""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:///{tmp_path_factory.mktemp('schema') / 'tables.sqlite'}"
    with process(database, "--no-limits", "--bot-pause", "0") as server:
        asyncio.run(fill(server.address))
        yield server.address


async def fill(address: str) -> None:
    async with Api(address) as api:
        Tables.running, tokens = await api.seated(2)
        Tables.token, Tables.guest = tokens
        made = await api.create({"kind": "you"}, {"kind": "person"})
        Tables.open = made["table"]
        over = await api.create(*[{"kind": "bot", "level": "random"}] * 2)
        Tables.finished = over["table"]
        async with api.socket(Tables.finished) as watcher:
            await watcher.until("welcome")
            if watcher.table["status"] != "finished":
                await watcher.until("ended")


schema = schemathesis.openapi.from_dict(document(all_endpoints()))

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: schemathesis.Case[Any], address: str) -> None:
    case.call_and_validate(base_url=f"http://{address}", checks=CHECKS, timeout=60)


@schema.include(path_regex="{table}").parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_to_a_real_table_breaks_the_server(
    case: schemathesis.Case[Any], address: str
) -> None:
    for table in (Tables.running, Tables.finished, Tables.open):
        case.path_parameters["table"] = table
        for token in (Tables.token, None):
            case.headers.pop("Authorization", None)
            if token:
                case.headers["Authorization"] = f"Bearer {token}"
            if "wait" in (case.query or {}):
                case.query["wait"] = 0
            case.call_and_validate(base_url=f"http://{address}", checks=CHECKS, timeout=60)
