"""Setting up tables of Catan: sets, own card files, own decks, and how long things take."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from hofnarr.catan import events
from hofnarr.catan.options import VARIANTS, Options
from hofnarr.core.errors import BadInput
from hofnarr.server.catan.card_file import LARGEST, read_card_file
from hofnarr.server.game_parts import part_of
from hofnarr.server.protocol.fields import USUAL_PAUSE
from hofnarr.server.tables.seating import again
from hofnarr.testing.catan import Scenario
from tests.catan.decks import KNIGHTS_TOURNAMENT
from tests.server.clients import PERSON, YOU, Api, bot
from tests.server.serving import running
from tests.server.sitting import assert_refused

pytestmark = pytest.mark.anyio

FOLDER = part_of("catan")
USUAL = VARIANTS["tournament"].tournament
assert USUAL is not None
BUILDERS, KNIGHTS = USUAL.decks
#: A deck that is not the usual one of its seat.
OWN = {"deck": KNIGHTS, "events": ["conflict", "plague", "progress", "productive_year"]}


async def refused(api: Api, **fields: Any) -> Any:
    wish = {"game": "catan", "name": "Ada", "seats": [YOU, PERSON], **fields}
    answer = await api.post("tables", wish)
    assert answer.status_code == 400, answer.text
    return answer.json()


# --- sets -----------------------------------------------------------------------------------------


async def test_the_lobby_tells_sets_and_options(api: Api) -> None:
    games = {info["game"]: info for info in (await api.get("games")).json()}
    catan = games["catan"]
    assert catan["players"] == [2]
    assert list(catan["variants"]) == list(VARIANTS)
    assert catan["options"] == {
        "sets": ["knights", "politics", "barbarians"],
        "theme_cards": ["forty", "all"],
    }
    assert (catan["several"], catan["brings"]) == (["sets"], ["tournament"])
    assert {"greedy", "random"} <= set(catan["levels"])
    assert (games["kabale"]["several"], games["kabale"]["brings"]) == ([], [])


async def test_several_sets_with_all_their_cards(api: Api) -> None:
    made = await api.create(
        bot(),
        YOU,
        game="catan",
        options={"sets": ["knights", "politics"], "theme_cards": "all"},
    )
    view = (await api.get(f"tables/{made['table']}/view", made["token"])).json()["view"]
    assert view["options"]["sets"] == ["knights", "politics"]
    assert view["removed_count"] == 0
    assert view["target"] == 13


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"sets": ["dragons"]}, "options: Invalid enum value 'dragons' - at `$.sets[0]`"),
        ({"sets": "knights"}, "options: Expected `array`, got `str` - at `$.sets`"),
        (
            {"sets": ["politics", "knights"]},
            "options.sets: write them in the order knights, politics, barbarians",
        ),
        (
            {"sets": ["knights", "knights"]},
            "options.sets: knights, knights names a set twice",
        ),
        (
            {"theme_cards": "some"},
            "options: Invalid enum value 'some' - at `$.theme_cards`",
        ),
        ({"dice": 3}, "options: Object contains unknown field `dice`"),
        (
            {"cards": {"castle": {"cost": {"brick": 99}}}},
            "options.cards (castle).cost.brick: 99 is not 0 to 7",
        ),
        ({"cards": 3}, "options: Expected `object`, got `int` - at `$.cards`"),
    ],
)
async def test_options_that_cannot_be_played(
    api: Api, options: dict[str, Any], message: str
) -> None:
    error = await refused(api, options=options)
    assert error["message"] == message
    assert error["field"].startswith("options")


async def test_there_is_no_teaching_in_this_game_yet(api: Api) -> None:
    made = await api.create(YOU, bot(), game="catan", hints=True)
    assert (await api.get(f"tables/{made['table']}")).json()["hints"] is False


# --- card files -----------------------------------------------------------------------------------

CARD_FILE = """
cards:
  - id: castle
    cost: {brick: 1, gold: 2}
  - id: abbey
    points: {commerce: 2}
"""


async def test_a_card_file_is_shown_to_all_and_holds_in_the_game(api: Api) -> None:
    made = await api.create(
        YOU, PERSON, game="catan", variant="knights", options={"cards": CARD_FILE}
    )
    info = (await api.get(f"tables/{made['table']}")).json()
    assert info["options"]["cards"] == {
        "castle": {"cost": {"brick": 1, "gold": 2}},
        "abbey": {
            "points": {"victory": 0, "strength": 0, "tournament": 0, "commerce": 2},
        },
    }
    seated = await api.join(made["table"], "Bea")
    view = (await api.get(f"tables/{made['table']}/view", seated["token"])).json()["view"]
    assert view["options"]["cards"]["castle"] == {"cost": {"brick": 1, "gold": 2}}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cards: [{id: castle, price: 1}]", "cards[0] (castle): unknown field 'price'"),
        ("cards: [{id: castle}, {id: dragon}]", "cards[1].id: 'dragon' is not a card"),
        (
            "cards: [{id: castle, cost: {brick: many}}]",
            "cards[0] (castle): Expected `int`, got `str` - at `$.cost[...]`",
        ),
        ("cards: [{id: castle, cost: {}}, {id: castle}]", "cards[1] (castle): is there twice"),
        ("castle", "cards: missing, a card file has a list"),
        ('{"cards": [', "not YAML: while parsing"),
        ("a: &a [1]\nb: *a", "a reference (*name) is not allowed"),
        ("- " * 50, "nests deeper than 8 levels"),
        ("[" * 50_000, "nests deeper than 8 levels"),
        ("#" * (LARGEST + 1), "is longer than 100,000 characters"),
    ],
)
async def test_a_broken_card_file_names_entry_and_field(api: Api, text: str, message: str) -> None:
    error = await refused(api, options={"cards": text})
    assert error["message"].startswith(f"options.cards: {message}"), error
    assert error["field"] == "options.cards"


def test_a_card_file_may_be_json_as_well() -> None:
    text = '{"cards": [{"id": "castle", "cost": {"brick": 1}}]}'
    assert list(read_card_file(text)) == ["castle"]


def test_card_files_are_read_where_pyyaml_has_no_c_part() -> None:
    """So it is installed where there is neither a wheel nor a compiler."""
    code = (
        "import sys; sys.modules['yaml._yaml'] = None\n"
        "from hofnarr.core.errors import BadInput\n"
        "from hofnarr.server.catan.card_file import read_card_file\n"
        "print(*read_card_file('cards: [{id: castle, cost: {brick: 1}}]'))\n"
        "for text in ('[' * 50_000, 'a: &a [1]\\nb: *a', '{'):\n"
        "    try: read_card_file(text)\n"
        "    except BadInput as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "castle",
        "nests deeper than 8 levels, a card file does not",
        "a reference (*name) is not allowed in a card file",
        "not YAML: while parsing a flow node",
    ]


# --- own decks ------------------------------------------------------------------------------------


def own_deck(view: Any, seat: int) -> Any:
    return view["options"]["tournament"]["decks"][seat]


async def test_everybody_brings_a_deck_that_nobody_else_learns(sqlite: str) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        made = await api.create(YOU, PERSON, game="catan", variant="tournament", brought=OWN)
        table, host = made["table"], made["token"]
        waiting = (await api.get(f"tables/{table}")).json()
        assert waiting["options"]["tournament"] == {"decks": [None, None], "events": [None, None]}
        assert [seat["brought"] for seat in waiting["seats"]] == [True, False]
        answer = await api.post(
            f"tables/{table}/join", {"name": "Bea", "brought": {"deck": BUILDERS}}
        )
        guest = answer.json()["token"]
        for token, seat in ((host, 0), (guest, 1), (None, None)):
            view = (await api.get(f"tables/{table}/view", token)).json()["view"]
            for owner, deck in enumerate((KNIGHTS, BUILDERS)):
                assert own_deck(view, owner) == (deck if owner == seat else None)
            entries = (await api.events(table, token, 0))["entries"]
            told = {each["seat"]: each for each in entries if each["kind"] == "brought"}
            assert [told[owner]["given"] for owner in (0, 1)] == [True, True]
            for owner in (0, 1):
                assert ("brought" in told[owner]) == (owner == seat)
        seen = [(await api.get(f"tables/{table}{path}")).text for path in ("", "/events", "/view")]
        seen.append((await api.get("tables", status="running")).text)
        assert not any("black_knight" in text for text in seen)


async def test_without_an_own_deck_the_usual_one_is_played(api: Api) -> None:
    table, tokens = await api.seated(2, game="catan", variant="tournament")
    for seat, token in enumerate(tokens):
        view = (await api.get(f"tables/{table}/view", token)).json()["view"]
        assert own_deck(view, seat) == (BUILDERS, KNIGHTS)[seat]


async def test_a_deck_can_be_changed_until_the_game_begins(api: Api) -> None:
    made = await api.create(YOU, PERSON, game="catan", variant="tournament")
    table, host = made["table"], made["token"]
    assert (await api.command(table, host, "bring", brought=OWN))["type"] == "ok"
    assert (await api.get(f"tables/{table}")).json()["seats"][0]["brought"] is True
    assert (await api.command(table, host, "bring", brought=None))["type"] == "ok"
    assert (await api.get(f"tables/{table}")).json()["seats"][0]["brought"] is False
    assert (await api.command(table, host, "bring", brought={"deck": KNIGHTS}))["type"] == "ok"
    await api.join(table, "Bea")
    view = (await api.get(f"tables/{table}/view", host)).json()["view"]
    assert own_deck(view, 0) == KNIGHTS
    assert_refused(await api.command(table, host, "bring", brought=OWN), "not_open")


async def test_whoever_leaves_takes_the_deck_along(api: Api) -> None:
    made = await api.create(YOU, PERSON, PERSON, game="kabale")
    assert_refused(
        await api.command(made["table"], made["token"], "bring", brought=None),
        "bad_request",
        "brought",
    )
    made = await api.create(YOU, PERSON, game="catan", variant="tournament", brought=OWN)
    await api.command(made["table"], made["token"], "leave")
    assert [
        seat["brought"] for seat in (await api.get(f"tables/{made['table']}")).json()["seats"]
    ] == [False, False]


async def test_a_rematch_is_played_with_the_same_decks(sqlite: str) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        made = await api.create(
            YOU, bot("greedy"), game="catan", variant="tournament", brought=OWN, first="lot"
        )
        live = server.services.tables.cached(made["table"])
        assert live is not None
        settings, facts = again(live.state)
        assert settings.options["tournament"]["decks"] == [None, None]
        brought = [fact for fact in facts if getattr(fact, "brought", None)]
        assert [(fact.seat, fact.brought) for fact in brought] == [(0, OWN)]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("brought", "message"),
    [
        ({"deck": ["spy"]}, "brought.deck: has 1 cards, a deck has 33"),
        ({"deck": ["spy"] * 33}, "brought.deck: 33 x spy, but there are"),
        ({"deck": ["plague"] * 33}, "brought.deck: 'plague' does not belong there"),
        ({"events": ["plague"]}, "brought.events: 4 events are chosen"),
        ({"events": ["plague", "spy", "plague", "spy"]}, "brought.events: 'spy' does not belong"),
        ({"sword": 1}, "brought: Object contains unknown field `sword`"),
        ("a deck", "brought: Expected `object`, got `str`"),
        ([], "brought: Expected `object`, got `array`"),
    ],
)
async def test_a_deck_that_is_none(api: Api, brought: Any, message: str) -> None:
    error = await refused(api, variant="tournament", brought=brought)
    assert error["message"].startswith(message), error
    assert error["field"] == "brought"


async def test_decks_are_for_tournaments_and_for_players(api: Api) -> None:
    error = await refused(api, variant="base", brought=OWN)
    assert error["message"] == "brought: own decks are for a tournament, this is none"
    error = await refused(api, variant="tournament", seats=[PERSON, bot()], brought=OWN)
    assert error["message"] == "brought: you have no seat at this table"
    decks = msgspec.to_builtins(KNIGHTS_TOURNAMENT.tournament)
    error = await refused(api, options={"sets": ["knights"], "tournament": decks})
    assert error["message"].startswith("options.tournament: decks are not options")
    assert error["field"] == "options.tournament"


async def test_a_tournament_with_a_theme_set(api: Api) -> None:
    chosen = KNIGHTS_TOURNAMENT.tournament
    assert chosen is not None
    own = {"deck": chosen.decks[0], "events": chosen.events[0]}
    wish = {"variant": "tournament", "options": {"sets": ["knights"]}, "brought": own}
    made = await api.create(YOU, bot(), game="catan", **wish)
    view = (await api.get(f"tables/{made['table']}/view", made["token"])).json()["view"]
    assert own_deck(view, 0) == chosen.decks[0]


# --- the time that things take --------------------------------------------------------------------


def test_nobody_can_tell_from_a_pause_what_was_drawn() -> None:
    """The theatre of an event is the same for everybody who sees it."""
    secret = events.Drew(0, "spy", [0], 3)
    for viewer in (0, 1, "public"):
        assert FOLDER.theatre([secret]) == FOLDER.theatre([secret.seen_by(viewer)])
    dice = events.Rolled(0, "sun", 3)
    card = events.EventTurned("plague")
    assert 0 < FOLDER.theatre([dice]) < FOLDER.theatre([dice, card])
    assert FOLDER.theatre([dice, card] * 20) <= 7_000


def test_a_bot_asked_for_an_answer_takes_the_same_time_whatever_it_holds() -> None:
    """C80: the pause follows from the kind of decision alone, and is long enough to think."""
    act = Scenario().hand(0, "merchant").stock(1, ore=2, wool=1)
    assert FOLDER.pause(act.state, USUAL_PAUSE) == USUAL_PAUSE
    assert FOLDER.pause(act.play("merchant").state, USUAL_PAUSE) < USUAL_PAUSE
    window = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").hand(1, "otto").play("arsonist")
    assert FOLDER.pause(window.state, USUAL_PAUSE) > USUAL_PAUSE


def test_options_are_settled_once() -> None:
    """What a table shows can be used for another table."""
    for options in VARIANTS.values():
        settled = FOLDER.settle(msgspec.to_builtins(options))
        assert FOLDER.settle(settled) == settled
        msgspec.convert(settled, Options)
    with pytest.raises(BadInput):
        FOLDER.check_brought(msgspec.to_builtins(Options()), 0, None)
