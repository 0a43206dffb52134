"""Records: what is in them, and how a forged, edited or broken one is found out.

A record that cannot be read is BadInput; one that can be read but breaks a rule, claims a wrong
result or a wrong commitment is a BrokenRecord. Either way the message names the place.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hofnarr.core import stream
from hofnarr.core.chance import SeededChance
from hofnarr.core.errors import BadInput, BrokenRecord, HofnarrError
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale.cards import CARD_IDS
from hofnarr.kabale.game import GAME
from hofnarr.kabale.options import EDITIONS, Options
from hofnarr.kabale.record import Record, replayed_result
from hofnarr.kabale.state import State
from hofnarr.kabale.verifying import Verifier
from hofnarr.kabale.view import View
from tests.golden.files import records_path

Json = Any
Edit = Callable[[Json], object]
Path = tuple[str | int, ...]

STORED = records_path(find_game("kabale"))
FIELDS = [field.name for field in msgspec.structs.fields(Record)]


@cache
def played(players: int = 3, edition: str = "standard", first: str = "0") -> bytes:
    """The record of a random game with at least one reshuffle, cloak and swap, as one line."""
    for number in range(200):
        match = Match(
            find_game("kabale"),
            [f"player {seat}" for seat in range(players)],
            EDITIONS[edition],
            first=first,  # type: ignore[arg-type]
            seed=f"record {number}",
            salt="salt",
        )
        random = Random(number)
        while not match.over:
            match.act(random.choice(match.state.legal()))
        line = msgspec.json.encode(match.record())
        record = json.loads(line)
        kinds = {action["type"] for action in record["actions"]}
        lot = first == "0" or record["start"] > 0
        if lot and record["reshuffles"] and kinds == {"play", "cloak", "swap"}:
            return line
    raise AssertionError("no such game among 200")


def fresh() -> Json:
    return json.loads(played())


QUICK = {name: Verifier(name) for name in ("plain", "wasm")}


def verify(record: Json) -> None:
    """Read and check a record, given as an object or as text; the verdict for one record and those
    of who verifies many must be the same, word for word."""
    line = record if isinstance(record, str | bytes) else json.dumps(record)
    read = GAME.read_record(line)
    said = sentence(GAME.verify, read)
    for name, quick in QUICK.items():
        assert sentence(quick, read) == said, name
    GAME.verify(read)


def sentence(check: Callable[[Record], None], record: Record) -> str | None:
    try:
        check(record)
    except BrokenRecord as error:
        return str(error)
    return None


def without_seed(record: Json) -> Json:
    """As if it was typed in from a real table."""
    return record | {"commitment": None, "seed": None, "salt": None}


def holder(record: Json, path: Path) -> Json:
    for key in path[:-1]:
        record = record[key]
    return record


def put(*path: str | int, value: Json) -> Edit:
    return lambda record: holder(record, path).__setitem__(path[-1], value)


def drop(*path: str | int) -> Edit:
    return lambda record: holder(record, path).__delitem__(path[-1])


def refused(edit: Edit, error: type[HofnarrError]) -> str:
    """The message about a good record after this edit."""
    record = fresh()
    edit(record)
    with pytest.raises(error) as raised:
        verify(record)
    assert type(raised.value) is error
    return str(raised.value)


# --- good records ---------------------------------------------------------------------------------


def test_a_record_has_exactly_the_fields_of_its_format() -> None:
    record = fresh()
    assert list(record) == [
        "format",
        "options",
        "players",
        "start",
        "decks",
        "targets",
        "reshuffles",
        "actions",
        "result",
        "commitment",
        "seed",
        "salt",
    ]
    assert record["format"] == "hofnarr.kabale/1"
    assert sorted(record["options"]) == [
        "double_copies",
        "lowest_number",
        "next_starter",
        "ones_with_two",
    ]


def test_a_record_holds_25_cards_a_deck_and_6_targets_a_player() -> None:
    record = fresh()
    assert [sorted(deck) for deck in record["decks"]] == [sorted(CARD_IDS)] * 3
    assert len(record["targets"]) == 18
    assert [len(round_["columns"]) for round_ in record["result"]["rounds"]] == [3] * 6


def test_the_first_three_cards_of_each_deck_are_the_opening_hand() -> None:
    replaying = GAME.replay(GAME.read_record(played()))
    view = replaying.state.view("open")
    assert isinstance(view, View)
    for seat, deck in zip(view.seats, fresh()["decks"], strict=True):
        assert sorted(seat.hand or ()) == sorted(deck[:3])


def test_the_result_names_the_target_that_lies_there_after_swaps() -> None:
    record = fresh()
    rounds = record["result"]["rounds"]
    told = [column["target"] for round_ in rounds for column in round_["columns"]]
    assert sorted(told) == sorted(record["targets"])
    assert told != record["targets"]


def test_no_cloak_action_is_recorded_where_the_owner_has_no_card_in_hand() -> None:
    """Only owners with a hand are asked, and every question has its answer in the record."""
    replaying = GAME.replay(GAME.read_record(played()))
    asked = answered = 0
    for action in replaying.actions:
        answered += msgspec.to_builtins(action)["type"] == "cloak"
        events = replaying.state.apply(action, replaying.chance)
        asked += sum(msgspec.to_builtins(event)["type"] == "cloak_asked" for event in events)
    assert asked == answered > 0


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_good_record_is_verified(edition: str, players: int) -> None:
    verify(played(players, edition))


def stored() -> list[Record]:
    """Records of the first format, some of editions that once lowered numbers below 0."""
    return [GAME.read_record(line) for line in STORED.read_bytes().splitlines()]


def with_lowest_number(record: Record, value: str) -> Record:
    return replace(record, options=replace(record.options, lowest_number=value))


def test_r9_old_records_name_their_lowest_number_and_replay_as_before() -> None:
    """Editions have changed since; a record does not name one, but its options in full."""
    unbounded = [record for record in stored() if record.options.lowest_number == "unbounded"]
    assert len(unbounded) > 2
    for record in unbounded:
        GAME.verify(record)
        assert replayed_result(record) == record.result
    other = [replayed_result(with_lowest_number(record, "zero")) for record in unbounded]
    assert other != [record.result for record in unbounded]  # numbers below 0 decided a column


@pytest.mark.parametrize("players", [2, 6])
def test_a_good_record_begun_by_lot_is_verified(players: int) -> None:
    record = json.loads(played(players, first="lot"))
    assert record["start"] > 0
    verify(record)


def test_reading_and_writing_changes_nothing() -> None:
    assert msgspec.json.encode(GAME.read_record(played())) == played()


def test_a_record_replays_without_any_seed() -> None:
    verify(without_seed(fresh()))


def test_players_may_have_any_names() -> None:
    verify(fresh() | {"players": ["", "Žofie", "x" * 1000]})


def test_the_commitment_is_the_sha_256_of_seed_and_salt() -> None:
    record = fresh()
    text = f"{record['seed']}:{record['salt']}"
    assert record["commitment"] == sha256(text.encode()).hexdigest()


def test_an_unfinished_game_has_no_result_and_replays() -> None:
    match = Match(find_game("kabale"), ["a", "b"], seed="unfinished")
    match.act(match.state.legal()[0])
    record = match.record()
    assert isinstance(record, Record)
    assert record.result is None
    resumed = Match.resume(find_game("kabale"), record)
    assert resumed.state == match.state
    with pytest.raises(BrokenRecord, match=r"^actions: the game is not over after 1 of them$"):
        GAME.verify(record)


# --- what cannot be read --------------------------------------------------------------------------


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    assert refused(drop(field), BadInput) == f"Object missing required field `{field}`"


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("options", "lowest_number"), "$.options"),
        (("actions", 4, "seat"), "$.actions[4]"),
        (("actions", 4, "type"), "$.actions[4]"),
        (("actions", 4, "card"), "$.actions[4]"),
        (("reshuffles", 0, "order"), "$.reshuffles[0]"),
        (("result", "scores"), "$.result"),
        (("result", "rounds", 2, "columns"), "$.result.rounds[2]"),
        (("result", "rounds", 2, "columns", 1, "winner"), "$.result.rounds[2].columns[1]"),
    ],
)
def test_a_missing_field_is_named_with_its_place(path: Path, place: str) -> None:
    message = refused(drop(*path), BadInput)
    assert message == f"Object missing required field `{path[-1]}` - at `{place}`"


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("more",), ""),
        (("options", "more"), " - at `$.options`"),
        (("actions", 0, "more"), " - at `$.actions[0]`"),
        (("reshuffles", 0, "more"), " - at `$.reshuffles[0]`"),
        (("result", "more"), " - at `$.result`"),
        (("result", "rounds", 5, "more"), " - at `$.result.rounds[5]`"),
        (("result", "rounds", 5, "columns", 0, "more"), " - at `$.result.rounds[5].columns[0]`"),
    ],
)
def test_an_unknown_field_is_named_with_its_place(path: Path, place: str) -> None:
    message = refused(put(*path, value=1), BadInput)
    assert message == f"Object contains unknown field `more`{place}"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("format",), None),
        (("options",), []),
        (("options", "double_copies"), 1),
        (("players",), "three"),
        (("players", 1), None),
        (("start",), "0"),
        (("start",), False),
        (("start",), 0.5),
        (("decks",), {}),
        (("decks", 2), "king"),
        (("decks", 2, 24), 3),
        (("targets", 0), "music 3"),
        (("targets", 0), ["music"]),
        (("targets", 0), ["music", 3, 3]),
        (("targets", 0, 1), "3"),
        (("reshuffles",), None),
        (("reshuffles", 0), []),
        (("reshuffles", 0, "seat"), "white"),
        (("reshuffles", 0, "order", 0), None),
        (("actions",), {}),
        (("actions", 3), "pass"),
        (("actions", 3, "type"), "jump"),
        (("actions", 3, "seat"), None),
        (("actions", 3, "card"), 5),
        (("actions", 3, "column"), "left"),
        (("actions", 3, "column"), None),
        (("result",), []),
        (("result", "scores", 0), 1.5),
        (("result", "rounds", 1, "columns", 2, "winner"), "white"),
        (("result", "rounds", 1, "columns", 2, "target"), None),
        (("commitment",), 5),
        (("seed",), 5),
        (("salt",), []),
    ],
)
def test_a_wrong_type_is_named_with_its_place(path: Path, value: Json) -> None:
    message = refused(put(*path, value=value), BadInput)
    place = "$" + "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    assert message.endswith(f" - at `{place}`"), message


@pytest.mark.parametrize("format_", ["hofnarr.kabale/2", "hofnarr.catan/1", ""])
def test_a_format_of_another_number_is_not_read(format_: str) -> None:
    message = refused(put("format", value=format_), BadInput)
    assert message == f"format: {format_!r} is unknown here, 'hofnarr.kabale/1' is read"


NO_JSON: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda line: b"",
    "a brace": lambda line: b"{",
    "words": lambda line: b"no JSON",
    "other bytes": lambda line: b"\xff\xfe",
    "not a number": lambda line: b'{"format": NaN}',
    "half a character": lambda line: b'{"format": "\\ud800"}',
    "cut in half": lambda line: line[: len(line) // 2],
    "without its last brace": lambda line: line[:-1],
    "with more behind it": lambda line: line + b"x",
    "two records on a line": lambda line: line + line,
}


@pytest.mark.parametrize("edit", NO_JSON.values(), ids=NO_JSON)
def test_what_is_no_json_cannot_be_read(edit: Callable[[bytes], bytes]) -> None:
    with pytest.raises(BadInput, match=r"^not JSON: "):
        verify(edit(played()))


def test_what_is_no_utf_8_cannot_be_read() -> None:
    with pytest.raises(BadInput, match=r"^not UTF-8: save the file in that encoding$"):
        verify(b'{"format": "\xff"}')


@pytest.mark.parametrize(
    "line", [b"[]", b"null", b"7", b'"record"', pytest.param(b"[" * 200_000, id="very deep")]
)
def test_what_is_no_object_cannot_be_read(line: bytes) -> None:
    with pytest.raises(BadInput, match=r"^Expected `object`"):
        verify(line)


# --- what breaks a rule ---------------------------------------------------------------------------


def after_the_end(record: Json) -> None:
    record["actions"].append(record["actions"][-1])


def one_more_reshuffle(record: Json) -> None:
    record["reshuffles"].append(record["reshuffles"][0])


def twice_the_same_card(record: Json) -> None:
    record["decks"][1][0] = record["decks"][1][1]


def a_fifth_target_of_a_kind(record: Json) -> None:
    record["targets"][1] = record["targets"][0]
    record["targets"][2] = record["targets"][0]


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (put("players", value=[]), "players: 0 of them, the game is for 2 to 6"),
        (put("players", value=["a"]), "players: 1 of them, the game is for 2 to 6"),
        (put("players", value=["a"] * 7), "players: 7 of them, the game is for 2 to 6"),
        (put("players", value=["a"] * 4), "decks: 3 of them for 4 players"),
        (
            put("options", "lowest_number", value="one"),
            "options.lowest_number: 'one' is none of zero, unbounded",
        ),
        (
            put("options", "next_starter", value=""),
            "options.next_starter: '' is none of after_ender, after_starter",
        ),
        (
            put("options", "double_copies", value="both"),
            "options.double_copies: 'both' is none of printed, current",
        ),
        (
            put("options", "ones_with_two", value="KEEP"),
            "options.ones_with_two: 'KEEP' is none of keep, remove",
        ),
        (put("start", value=3), "start: there is no seat 3"),
        (put("start", value=-1), "start: there is no seat -1"),
        (put("start", value=1 << 70), f"start: there is no seat {1 << 70}"),
        (drop("decks", 2), "decks: 2 of them for 3 players"),
        (put("decks", 1, 7, value="bishop"), "decks[1][7]: unknown card 'bishop'"),
        (twice_the_same_card, "decks[1]: does not hold each of the 25 cards once"),
        (drop("decks", 0, 24), "decks[0]: does not hold each of the 25 cards once"),
        (put("decks", 2, value=[]), "decks[2]: does not hold each of the 25 cards once"),
        (drop("targets", 17), "targets: 17 of them, 18 are played for"),
        (put("targets", value=[]), "targets: 0 of them, 18 are played for"),
        (
            put("targets", 0, value=["music", 9]),
            "targets[0]: music 9 is not left in the box",
        ),
        (put("targets", 4, value=["music", 6]), "targets[4]: music 6 is not left in the box"),
        (put("targets", 4, value=["music", -1]), "targets[4]: music -1 is not left in the box"),
        (put("actions", 0, "seat", value=1), "actions[0]: it is seat 0 that must decide, not 1"),
        (
            put("actions", 0, "card", value="bishop"),
            "actions[0]: bishop is not in the hand of seat",
        ),
        (put("actions", 0, "column", value=3), "actions[0]: there is no column 3"),
        (put("actions", 0, "column", value=-1), "actions[0]: there is no column -1"),
        (
            put("actions", 0, value={"type": "swap", "seat": 0, "column": None}),
            "actions[0]: seat 0 must answer with play, not swap (rule: turn)",
        ),
        (put("actions", value=[]), "actions: the game is not over after 0 of them"),
        (put("result", value=None), "result: is null, but the game was played to its end"),
        (put("result", "scores", value=[]), "result.scores: is [], should be ["),
        (put("result", "rounds", value=[]), "result.rounds: 0 of them, 6 played"),
        (
            drop("result", "rounds", 3, "columns", 0),
            "result.rounds[3].columns: 2 of them, 3 played",
        ),
        (
            put("result", "rounds", 3, "columns", 1, "winner", value=7),
            "result.rounds[3].columns[1].winner: is 7, should be ",
        ),
        (
            put("result", "rounds", 0, "columns", 2, "target", value=["music", 9]),
            "result.rounds[0].columns[2].target: is music 9, but ",
        ),
        (put("commitment", value="0" * 64), "commitment: is not the SHA-256 of seed:salt"),
        (put("seed", value="another"), "commitment: is not the SHA-256 of seed:salt"),
        (put("salt", value=""), "commitment: is not the SHA-256 of seed:salt"),
    ],
)
def test_what_breaks_a_rule_is_named_with_its_place(edit: Edit, message: str) -> None:
    assert refused(edit, BrokenRecord).startswith(message)


def test_targets_come_from_one_box() -> None:
    message = refused(a_fifth_target_of_a_kind, BrokenRecord)
    assert message.startswith(("targets[1]: ", "targets[2]: "))
    assert message.endswith(" is not left in the box")


def test_with_ones_removed_no_target_worth_1_is_left_in_the_box() -> None:
    record = json.loads(played(2, "french"))
    record["targets"][5] = ["music", 1]
    with pytest.raises(BrokenRecord, match=r"^targets\[5\]: music 1 is not left in the box$"):
        verify(record)


def test_an_action_after_the_end_is_one_too_many() -> None:
    last = len(fresh()["actions"])
    message = refused(after_the_end, BrokenRecord)
    assert message == f"actions[{last}]: the game is over (rule: end)"


def test_a_missing_last_action_leaves_the_game_unfinished() -> None:
    last = len(fresh()["actions"]) - 1
    message = refused(drop("actions", last), BrokenRecord)
    assert message == f"actions: the game is not over after {last} of them"


def test_reshuffles_are_those_the_game_needs() -> None:
    assert refused(one_more_reshuffle, BrokenRecord) == "reshuffles: 1 more than the game needs"
    message = refused(put("reshuffles", value=[]), BrokenRecord)
    assert "]: reshuffles[0]: missing, seat " in message
    assert message.startswith("actions[")


def test_a_reshuffle_belongs_to_the_seat_that_draws() -> None:
    message = refused(put("reshuffles", 0, "seat", value=9), BrokenRecord)
    assert "]: reshuffles[0].seat: is 9, but seat " in message


@pytest.mark.parametrize("card", ["bishop", "king"])
def test_a_reshuffle_holds_exactly_the_discard_pile(card: str) -> None:
    message = refused(lambda r: r["reshuffles"][0]["order"].append(card), BrokenRecord)
    assert "]: reshuffles[0].order: is not the discard pile of seat " in message


# --- the seed -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", ["commitment", "seed", "salt"])
def test_of_commitment_seed_and_salt_all_are_null_or_none(kept: str) -> None:
    record = fresh()
    alone = without_seed(record) | {kept: record[kept]}
    missing = record | {kept: None}
    with pytest.raises(BrokenRecord, match=": is null while others of commitment, seed and salt"):
        verify(alone)
    with pytest.raises(BrokenRecord, match=f"^{kept}: is null while others"):
        verify(missing)


def committed_to(record: Json, seed: str) -> Json:
    """The record under another seed, with a commitment that fits that seed."""
    digest = sha256(f"{seed}:salt".encode()).hexdigest()
    return record | {"seed": seed, "salt": "salt", "commitment": digest}


def test_decks_follow_from_the_seed() -> None:
    with pytest.raises(BrokenRecord, match=r"^decks\[0\]: does not follow from the seed$"):
        verify(committed_to(fresh(), "another seed"))


def test_targets_follow_from_the_seed() -> None:
    """Two targets of equal worth change places, and the result is worked out again."""
    record = GAME.read_record(played())
    targets = record.targets.copy()
    one, other = next(
        (one, other)
        for one in range(18)
        for other in range(one)
        if targets[one][1] == targets[other][1] and targets[one] != targets[other]
    )
    targets[one], targets[other] = targets[other], targets[one]
    forged = msgspec.structs.replace(record, targets=targets)
    forged = msgspec.structs.replace(forged, result=replayed_result(forged))
    GAME.verify(msgspec.structs.replace(forged, commitment=None, seed=None, salt=None))
    with pytest.raises(BrokenRecord, match=r"^targets: do not follow from the seed$"):
        GAME.verify(forged)


def begun_by(start: int, seed: str) -> Record:
    """A game of three with this seed, begun by this seat whatever the lot says."""
    chance = SeededChance(seed)
    state, _ = State.new(3, Options(), chance, start)
    random = Random(1)
    actions = []
    while state.to_act() is not None:
        actions.append(random.choice(state.legal()))
        state.apply(actions[-1], chance)
    return GAME.make_record(
        state=state,
        options=Options(),
        players=["a", "b", "c"],
        start=start,
        chance=chance,
        actions=actions,
        salt="salt",
    )


def test_the_starter_is_seat_0_or_the_lot_of_the_seed() -> None:
    seed = next(seed for seed in map(str, range(100)) if stream.pick(seed, "starter", 3) == 2)
    GAME.verify(begun_by(0, seed))
    GAME.verify(begun_by(2, seed))
    with pytest.raises(BrokenRecord, match=r"^start: 1 is neither seat 0 nor the seed's lot$"):
        GAME.verify(begun_by(1, seed))


def test_reshuffles_follow_from_the_seed() -> None:
    """The last card of a reshuffle that nobody drew: without a seed nothing is wrong."""
    record = fresh()
    order = record["reshuffles"][-1]["order"]
    order[-1], order[-2] = order[-2], order[-1]
    verify(without_seed(record))
    last = len(record["reshuffles"]) - 1
    with pytest.raises(BrokenRecord, match=rf"^reshuffles\[{last}\].order: does not follow"):
        verify(record)


# --- every single value ---------------------------------------------------------------------------


def leaves(value: Json, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for key, inner in enumerate(value):
            yield from leaves(inner, (*path, key))
    else:
        yield path


def changed(value: Json) -> Json:
    """Another value of the same type that is likely to be allowed there."""
    if isinstance(value, int):
        return value + 1
    if value in CARD_IDS:
        return CARD_IDS[CARD_IDS.index(value) - 1]
    return "" if value is None else value + "x"


def test_no_single_value_can_be_changed_unnoticed() -> None:
    """All but the names of the players, and the moves: other moves are another game."""
    record = fresh()
    for path in leaves(record):
        if path[0] in ("players", "actions"):
            continue
        owner = holder(record, path)
        before = owner[path[-1]]
        owner[path[-1]] = changed(before)
        with pytest.raises((BrokenRecord, BadInput)):
            verify(record)
        owner[path[-1]] = before
    verify(record)


def test_no_move_can_be_left_out_or_told_twice_unnoticed() -> None:
    record = fresh()
    actions = record["actions"]
    for place in range(len(actions)):
        for edited in (
            actions[:place] + actions[place + 1 :],
            [*actions[:place], *actions[place - 1 :]],
        ):
            with pytest.raises(BrokenRecord):
                verify(record | {"actions": edited})


def test_options_in_the_record_are_those_of_the_game() -> None:
    for edition, options in EDITIONS.items():
        record = json.loads(played(2, edition))
        assert record["options"] == msgspec.to_builtins(options)
    assert EDITIONS["standard"] == Options()


def test_a_seed_with_a_colon_is_refused_because_it_could_be_split_anew() -> None:
    match = Match(find_game("kabale"), ["Ada", "Bea"], seed="a", salt="b:c")
    while not match.over:
        match.act(match.state.legal()[0])
    forged = msgspec.structs.replace(match.record(), seed="a:b", salt="c")  # type: ignore[type-var]
    with pytest.raises(BrokenRecord, match=r"^seed: has a colon"):
        find_game("kabale").verify(forged)
    with pytest.raises(BadInput, match="has a colon"):
        Match(find_game("kabale"), ["Ada", "Bea"], seed="a:b")
