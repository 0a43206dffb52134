"""The card data and a user's own card file."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.catalogue.data import Change, Points, cards, read_changes, sets
from hofnarr.catan.catalogue.names import text_of
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.game import GAME
from hofnarr.catan.options import Options
from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import BadInput
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.testing.catan import Scenario
from hofnarr.texts import texts_for
from tests.catan.covering import covers


def test_ids_are_unique_and_references_lead_somewhere() -> None:
    ids = [card.id for card in cards()]
    assert len(set(ids)) == len(ids)
    for card in cards():
        for name in [*card.requires, *card.forbids, *card.placement.targets]:
            assert name in ids
        assert card.same_as == "" or card.same_as in ids


def test_sets_have_as_many_cards_as_they_say() -> None:
    counts = Counter[str]()
    for card in cards():
        counts[card.set] += card.count
    assert counts == {name: entry.cards for name, entry in sets().items()}


@covers("C38")
def test_printed_cost_of_a_knight_is_known_apart_from_discounts() -> None:
    cs = card_set(Options())
    assert cs.price[title("conrad")] == 2
    assert cs.price[title("karl")] == 7


@covers("C104")
def test_c104_two_cards_share_a_czech_name() -> None:
    same = [card.id for card in cards() if card.names.cs == "Kupecký cech"]
    assert same == ["merchant_guild", "merchant_company"]


@covers("C107")
def test_c107_no_card_refers_to_cards_of_other_sets() -> None:
    for card in cards():
        assert not {"cathedral", "university", "citadel"} & {*card.requires, *card.forbids}


@covers("C101", "C102", "C103", "C105", "C106")
def test_c101_wording_of_the_booklet_is_decided_in_the_texts() -> None:
    """Where the booklet's words are ambiguous the card texts name the thing that is meant."""
    texts = texts_for("en")
    assert "Sun face" in texts(f"{text_of('toll_station')}.text")
    assert "discarded" in texts(f"{text_of('dogma')}.text")
    assert texts(f"{text_of('church')}-ruling-4").startswith("With Politics & Intrigue both copies")
    assert "ore" in texts(f"{text_of('baroc')}.text")
    assert "3 resources more" in texts(f"{text_of('house_of_republic')}.text")


# --- a user's own values --------------------------------------------------------------------------


def test_own_values_replace_ours() -> None:
    changes = read_changes("cards: [{id: abbey, cost: {wool: 1}, points: {victory: 2}}]")
    assert changes == {"abbey": Change({"wool": 1}, Points(victory=2))}
    table = Scenario(options=Options(cards=changes)).hand(0, "abbey").stock(0, wool=1)
    table.build("abbey", "-1U1")
    assert table.have(0) == {}
    assert table.points(0)["victory"] == 4


def test_values_like_ours_change_nothing() -> None:
    text = "cards: [{id: abbey, cost: {brick: 1, lumber: 1, ore: 1}, text: my own words}]"
    assert read_changes(text) == {}


def test_a_record_carries_own_values_and_replays_alone() -> None:
    options = Options(cards=read_changes("cards: [{id: road, cost: {brick: 1}}]"))
    match = Match(find_game("catan"), ["a", "b"], options, seed="own values", salt="salt")
    for _ in range(200):
        match.act(match.state.legal()[-1])
    line = msgspec.json.encode(match.record())
    record = GAME.read_record(line)
    assert record.options.cards == {"road": Change(cost={"brick": 1})}
    replay = GAME.replay(record)
    for action in replay.actions:
        replay.state.apply(action, replay.chance)
    assert replay.state.view("open") == match.state.view("open")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[", "not YAML"),
        ("1", "cards: missing"),
        ("cards: [{id: cathedral}]", r"cards\[0\].id: 'cathedral' is not a card"),
        ("cards: [{id: abbey, price: 3}]", r"cards\[0\] \(abbey\): unknown field 'price'"),
        ("cards: [{id: abbey, cost: {stone: 1}}]", r"cards\[0\] \(abbey\): Invalid enum value"),
        ("cards: [{id: abbey, cost: {wool: 9}}]", r"\(abbey\).cost.wool: 9 is not 0 to 7"),
        ("cards: [{id: abbey, points: {victory: -1}}]", r"points.victory: -1 is not 0 to 12"),
        ("cards: [{id: spy, cost: {gold: 1}}]", r"\(spy\).cost: action cards cost nothing"),
        ("cards: [{id: abbey}, {id: abbey, cost: {wool: 2}}, {id: abbey, cost: {}}]", "twice"),
    ],
)
def test_a_broken_card_file_names_entry_and_field(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_changes(text)


def test_a_copy_of_an_entry_with_its_words_is_read_as_ever() -> None:
    entry = "id: abbey, text: Some words., rulings: [1. A note.], condition: '', why: '', notes: 2"
    assert read_changes(f"cards: [{{{entry}, cost: {{wool: 1}}}}]")["abbey"].cost == {"wool": 1}


def test_wrong_changes_in_options_are_refused() -> None:
    options = Options(cards={"abbey": Change(cost={"wool": 99})})
    with pytest.raises(BadInput, match=r"cost.wool: 99"):
        GAME.new(2, options, RandomChance(1), 0)
