"""The table in a terminal: everything public is on it, in every size and language."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random
from typing import cast

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from hofnarr.cli.heraldry import DOMAIN_SIGNS, NAMES, TINCTURES
from hofnarr.cli.kabale import board
from hofnarr.cli.kabale.scenes import Frame, Log, decision
from hofnarr.cli.paint import fit
from hofnarr.core.game import Viewer
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale.cards import CARD_INDEX, CARDS, Target
from hofnarr.kabale.telling import card_name, domain_name
from hofnarr.kabale.view import CardView, ColumnView, View
from hofnarr.texts import LANGUAGES, Language, texts_for

TEXTS = texts_for("en")
MUSIC: Target = ("music", 3)


def views(players: int, seed: str, viewer: Viewer = 0) -> Iterator[View]:
    """What a viewer sees of a game of random moves, from beginning to end."""
    match = Match(find_game("kabale"), NAMES[:players], seed=seed)
    random = Random(seed)
    while not match.over:
        yield cast(View, match.state.view(viewer))
        match.act(random.choice(match.state.legal()))
    yield cast(View, match.state.view(viewer))


def view_with(viewer: Viewer, lies: str) -> tuple[View, ColumnView]:
    """A moment at which a card lies so in a column."""
    for seed in "abcdefgh":
        for view in views(4, seed, viewer):
            for column in view.columns:
                if any(card.lies == lies for card in column.cards):
                    return view, column
    raise AssertionError(f"no card lies {lies}")


def drawn(view: View, width: int = 80, height: int = 24, language: Language = "en") -> list[str]:
    """The lines of the table, without colours."""
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, color_system=None)
    console.print(board.draw(view, NAMES[: len(view.seats)], texts_for(language)))
    return out.getvalue().splitlines()


def strip(card: CardView, width: int = 24) -> str:
    return board.strip(card, MUSIC, TEXTS, width).plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_it_fits_the_terminal_with_any_number_of_players(
    players: int, width: int, height: int, language: Language
) -> None:
    for view in list(views(players, "fits"))[::9]:
        lines = drawn(view, width, height, language)
        assert max(map(cell_len, lines)) <= width
        for column in view.columns:
            name = domain_name(texts_for(language), column.target[0])
            assert any(name in line for line in lines)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_card_in_a_column_shows_shape_and_letter_of_its_owner(players: int) -> None:
    for view in list(views(players, "signs"))[::7]:
        lines = drawn(view)[len(view.seats) + 2 :]
        for seat, tincture in enumerate(TINCTURES[:players]):
            lying = [card for column in view.columns for card in column.cards if card.owner == seat]
            assert "\n".join(lines).count(tincture.sign) == len(lying)


def test_no_two_players_share_a_shape_a_letter_or_a_pattern() -> None:
    for part in ("shape", "letter", "pattern", "field"):
        assert len({getattr(tincture, part) for tincture in TINCTURES}) == len(TINCTURES)


def test_a_face_up_card_shows_its_number_and_name() -> None:
    assert strip(CardView(1, "assassin", "up")).split() == ["◉A", "9½", "Assassin", "↯"]
    assert strip(CardView(1, "double", "up")).split() == ["◉A", "X", "Double", "·"]
    assert strip(CardView(1, "witch", "up")).split() == ["◉A", "1", "Witch", "III"]


def test_a_profession_counts_12_at_home_and_8_elsewhere() -> None:
    assert "12 Minstrel" in strip(CardView(0, "minstrel", "up"))
    assert " 8 Cardinal" in strip(CardView(0, "cardinal", "up"))


def test_a_face_down_card_of_another_player_is_a_back_and_no_more() -> None:
    back = strip(CardView(3, None, "down"))
    assert set(back.strip().removeprefix("☾V").strip()) == {"∧"}


def test_your_own_face_down_card_is_a_back_with_a_tag() -> None:
    assert "(20 King)" in strip(CardView(0, "king", "down"))
    assert "◇" in strip(CardView(0, "king", "down"))


def test_an_explorer_that_travelled_lies_face_down_but_is_marked_as_known() -> None:
    assert "»13 Explorer" in strip(CardView(2, "explorer", "known"))
    view, column = view_with("public", "known")
    assert column.cards[-1].card == "explorer"
    assert any("»13" in line for line in drawn(view))


def test_a_card_hidden_under_a_cloak_is_marked_and_follows_the_cloak() -> None:
    assert strip(CardView(2, None, "hidden")).startswith("└")
    assert "(5 Romeo)" in strip(CardView(2, "romeo", "hidden"))
    view, column = view_with("public", "hidden")
    hidden = next(place for place, card in enumerate(column.cards) if card.lies == "hidden")
    assert column.cards[hidden - 1].card == "cloak"
    assert any("└" in line for line in drawn(view))


def test_a_column_says_how_far_it_is() -> None:
    lying = [CardView(0, "king", "up"), CardView(1, None, "down")]
    short = board.plate(ColumnView(("music", 3), False, False, lying), TEXTS, 24)
    assert "2/3" in short[1].plain
    assert "✓" not in short[1].plain
    enough = board.plate(ColumnView(("music", 2), False, True, lying), TEXTS, 24)
    assert "2/2 ✓" in enough[1].plain


def test_a_column_closed_by_a_storm_says_so() -> None:
    storm = [CardView(0, "storm", "up"), CardView(1, None, "down")]
    closed = ColumnView(("music", 5), True, True, storm)
    lines = [row.plain for row in board.columns([closed, closed], TEXTS, 80, roomy=False)]
    assert lines[1].count("2/5 ≋") == 2
    assert lines[-1].count("closed") == 2


def test_every_player_is_listed_with_hand_piles_won_targets_and_score() -> None:
    view = list(views(3, "seats"))[-5]
    assert any(player.won for player in view.seats)
    for seat, player in enumerate(view.seats):
        line = next(line for line in drawn(view)[1:] if NAMES[seat] in line)
        numbers = [player.score, player.hand_count, player.pile_count, len(player.discard)]
        words = line.replace("(you)", "").replace("▸", "").split()
        assert words[:2] == [TINCTURES[seat].sign, NAMES[seat]]
        assert words[2:6] == [str(number) for number in numbers]
        assert words[6:] == [f"{DOMAIN_SIGNS[domain]}{points}" for domain, points in player.won]


def test_whose_turn_it_is_stands_at_the_top() -> None:
    for view in list(views(3, "turns"))[:-1:5]:
        assert view.to_act is not None
        top = drawn(view)[0]
        assert f"Round {view.round + 1}" in top
        assert "our" in top if view.to_act == 0 else NAMES[view.to_act] in top


def test_a_game_that_is_over_has_no_columns_but_scores() -> None:
    *_, view = views(2, "over", "open")
    lines = drawn(view)
    assert "The game is over" in lines[0]
    assert len(lines) == 2 + len(view.seats)


def test_a_long_column_is_shown_whole() -> None:
    cards = [CardView(owner, card.id, "up") for owner in range(3) for card in CARDS]
    column = ColumnView(("music", 5), False, True, cards)
    lines = board.columns([column] * 3, TEXTS, 80, roomy=False)
    assert len(lines) == len(cards) + board.FRAME_HEIGHT


@pytest.mark.parametrize("roomy", [True, False])
def test_the_hand_is_numbered_and_shows_what_is_printed(roomy: bool) -> None:
    lines = board.hand(["merchant", "romeo", "double"], 1, TEXTS, 80, roomy=roomy)
    words = " ".join(line.plain for line in lines)
    for shown in ("1", "2", "3", "12/8", "(1)5", "X", "Merchant", "Romeo", "Double"):
        assert shown in words
    assert all(line.cell_len == 80 for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_names_can_be_told_apart_in_the_narrowest_column(language: Language) -> None:
    texts = texts_for(language)
    shown = {
        (
            board.number_in(CARDS[CARD_INDEX[card.id]], ("music", 1), texts),
            fit(card_name(texts, card.id), 6),
        )
        for card in CARDS
    }
    assert len(shown) == len(CARDS)


def test_names_are_not_taken_as_markup() -> None:
    view = next(views(2, "markup"))
    out = io.StringIO()
    Console(file=out, width=80).print(board.draw(view, ["[bold]A[/bold]", "[/]"], TEXTS))
    assert "[bold]A[/bold]" in out.getvalue()


def test_without_colour_there_are_no_codes_and_no_trailing_blanks() -> None:
    lines = drawn(next(views(3, "plain")))
    assert all(line == line.rstrip() and "\x1b" not in line for line in lines)


def test_with_colour_every_line_is_painted_to_the_edge() -> None:
    out = io.StringIO()
    console = Console(file=out, width=80, force_terminal=True, color_system="truecolor")
    console.print(board.draw(next(views(3, "painted")), NAMES[:3], TEXTS))
    widths = {Text.from_ansi(line).cell_len for line in out.getvalue().splitlines()}
    assert widths == {80}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_decision_fills_the_screen_and_no_more_however_long_the_columns(
    players: int, width: int, height: int, language: Language
) -> None:
    frame = Frame(texts_for(language), NAMES[:players], width, height)
    for view in list(views(players, "long"))[:-1:11]:
        seat = msgspec.structs.replace(view, to_act=0)
        cards = [CardView(0, card.id, "up") for card in CARDS[: view.turn * 7 + 5]]
        column = msgspec.structs.replace(view.columns[0], cards=cards)
        grown = msgspec.structs.replace(seat, columns=[column, *view.columns[1:]])
        lines = decision(grown, Log([], 0), frame)
        assert len(lines) == frame.rows
        assert all(line.cell_len <= width for line in lines)


def test_a_column_without_room_shows_both_ends_and_how_many_are_between() -> None:
    cards = [CardView(0, card.id, "up") for card in CARDS]
    column = ColumnView(("music", 5), False, True, cards)
    room = board.Room(0, 12)
    lines = [row.plain for row in board.columns([column], TEXTS, 80, roomy=False, room=room)]
    assert len(lines) == 12
    shown = [line for line in lines if "◆G" in line]
    gap = next(line for line in lines if "⋮" in line)
    assert int(gap.split()[1]) == len(cards) - len(shown)
    assert "King" in shown[0]
    assert "Beggar" in shown[-1]
