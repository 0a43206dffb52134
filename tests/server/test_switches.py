"""What a table switches on besides the options of the rules belongs to the game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofnarr.kabale.options import Options
from hofnarr.server.table.settings import TableSettings, read_settings
from hofnarr.server.table.state import TableState
from tests.server.clients import PERSON, YOU, Api, bot
from tests.server.sitting import assert_refused

pytestmark = pytest.mark.anyio
HIDDEN = {"hidden_targets": True}


async def test_a_game_says_what_can_be_switched_on(api: Api) -> None:
    games = (await api.get("games")).json()
    assert {each["game"]: each["switches"] for each in games} == {
        "kabale": ["hidden_targets"],
        "catan": [],
    }


async def test_what_is_off_is_not_there(api: Api) -> None:
    made = await api.create(PERSON, YOU, options={"hidden_targets": False})
    info = (await api.get(f"tables/{made['table']}")).json()
    assert info["options"].keys() == msgspec.to_builtins(Options()).keys()


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"options": {"hidden_targets": "yes"}}, "options.hidden_targets"),
        ({"hidden_targets": True}, "hidden_targets"),
        ({"game": "catan", "options": HIDDEN}, "options"),
    ],
)
async def test_a_wrong_switch_is_refused(api: Api, wish: dict[str, Any], field: str) -> None:
    body = {"game": "kabale", "name": "Ada", "seats": [{"kind": "you"}, bot()], **wish}
    answer = (await api.post("tables", body)).json()
    assert_refused(answer, "bad_request", field)


def test_a_table_from_before_is_hidden_still() -> None:
    """Its settings say so beside the options."""
    kept = """{"game": "kabale", "title": "", "seats": [{"kind": "person", "level": null},
        {"kind": "person", "level": null}], "host": 0, "host_name": "Ada", "options":
        {"next_starter": "after_ender"}, "variant": null, "first": "0", "hidden_targets": true,
        "pace": {"kind": "none"}, "listed": true, "watch": true, "hints": false, "pause": 0,
        "version": "0.1"}"""
    settings = read_settings(kept)
    assert settings.options == {"next_starter": "after_ender", **HIDDEN}
    assert TableState("table", settings, 0, "seed", "salt").on == ("hidden_targets",)
    again = read_settings(msgspec.json.encode(settings).decode())
    assert again == settings
    shown = read_settings(kept.replace('"hidden_targets": true', '"hidden_targets": false'))
    assert isinstance(shown, TableSettings)
    assert shown.options == {"next_starter": "after_ender"}
