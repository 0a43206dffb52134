"""Catan in a window of 80 by 24: table, news, choices and prompt on one screen, all game long."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import pytest
from rich.console import Console

from hofnarr.bots import make_bot
from hofnarr.catan.options import VARIANTS
from hofnarr.catan.sight.question import question_of
from hofnarr.catan.sight.view import View
from hofnarr.catan.words.asking import ask_in_words
from hofnarr.catan.words.telling import card_name
from hofnarr.cli import saves
from hofnarr.cli.catan import board, scenes
from hofnarr.cli.catan.ask import labels
from hofnarr.cli.catan.hints import hint
from hofnarr.cli.catan.listing import choices
from hofnarr.cli.catan.scenes import Frame, Told
from hofnarr.cli.catan.sitting import Sitting
from hofnarr.cli.screen import Screen
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.testing.catan import Scenario
from hofnarr.texts import LANGUAGES, Language, texts_for

CATAN = find_game("catan")
EN = texts_for("en")
NAMES = ("Greta", "Anton")
LONG = "Anton builds something, and what it is called takes more than one line of a small window."


def game(variant: str, bot: str, every: int) -> Iterator[View]:
    """Views of whoever decides in a game of bots, and the last one with open cards."""
    match = Match(CATAN, NAMES, VARIANTS[variant], seed="window")
    bots = [make_bot(bot, CATAN, seat) for seat in (0, 1)]
    while (seat := match.state.to_act()) is not None:
        view = cast(View, match.state.view(seat))
        if len(match.actions) % every == 0:
            yield view
        match.act(bots[seat].act(view))
    yield cast(View, match.state.view("open"))


def asked(view: View, language: Language) -> str:
    question = question_of(view)
    assert question is not None
    texts = texts_for(language)
    return texts("catan-ask", what=ask_in_words(texts, question, NAMES))


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_all_that_a_decision_needs_stands_on_one_screen(variant: str) -> None:
    """In all languages; every choice has its number on one of the pages."""
    *views, last = game(variant, "squire", every=7)
    for view in views:
        for language in LANGUAGES:
            question = asked(view, language)
            for height in (24, 30):
                frame = Frame(texts_for(language), NAMES, 80, height)
                numbers: set[int] = set()
                number, pages = 0, 1
                while number < pages:
                    shown, pages = scenes.decision(view, Told([LONG] * 3), question, number, frame)
                    assert len(shown) + scenes.prompt_lines(question, 80) <= height
                    assert {text.cell_len for text in shown} == {80}
                    words = "\n".join(text.plain for text in shown)
                    numbers |= {int(found) for found in re.findall(r"(?<!\S)(\d+)\)? ", words)}
                    number += 1
                assert numbers >= set(range(1, len(view.legal) + 1))
    for language in LANGUAGES:
        frame = Frame(texts_for(language), NAMES, 80, 24)
        assert len(scenes.end(last, frame)) <= 24 - scenes.LAST_WORDS


def test_the_smaller_the_window_the_smaller_the_table() -> None:
    *views, _ = game("knights", "greedy", every=25)
    for view in views:
        sizes = [len(board.table(view, NAMES, EN, 80, shape)) for shape in board.SHAPES]
        assert sizes == sorted(sizes, reverse=True)
        assert len(board.fitting(view, NAMES, EN, 80, sizes[0])) == sizes[0]
        assert len(board.fitting(view, NAMES, EN, 80, sizes[0] - 1)) < sizes[0]


@pytest.mark.parametrize("shape", board.SHAPES)
def test_no_shape_leaves_anything_out(shape: board.Shape) -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "mint", "-1U1").lay(0, "abbey", "-1L2")
    table.hand(0, "spy", "church").stock(0, gold=1).lay(1, "garrison", "1L1")
    view = table.state.view(0)
    words = "\n".join(text.plain for text in board.table(view, NAMES, EN, 80, shape))
    longest = board.LONGEST.get(shape.own, 20)
    for card in ("mint", "abbey", "garrison"):
        assert card_name(EN, card)[: longest - 1] in words
    for card in ("spy", "church"):
        assert card_name(EN, card) in words
    for region in view.seats[0].regions:
        assert re.search(rf"{region.number} ?{'●' * region.stock}○*", words)


def test_choices_alike_stand_together_where_there_is_little_room() -> None:
    """Lines of their own, then lines of those alike, then running text, then pages."""
    table = Scenario().hand(0, "mint", "abbey").stock(0, brick=3, grain=3, ore=3, lumber=3, gold=3)
    view = table.state.view(0)
    words = labels(view, EN)

    def shown(rows: int, page: int = 0) -> tuple[list[str], int]:
        found = choices(view.legal, words, EN, 80, rows, page)
        return [text.plain.rstrip() for text in found.lines], found.pages

    roomy, pages = shown(40)
    assert pages == 1
    assert roomy[0].startswith(f"  1 {words[0]} ")
    together, pages = shown(len(roomy) - 1)
    assert pages == 1
    assert "Build Road at 2) -2  3) 2" in together[0]
    assert "Bank: … → wool: 10) brick" in " ".join(together)
    first, pages = shown(2)
    assert pages > 1
    assert first[-1] == f" Choices, page 1 of {pages}: + shows the next."
    assert shown(2, page=pages)[0] == first, "after the last page comes the first"
    for page in range(pages):
        lines, _ = shown(2, page)
        assert len(lines) <= 2
        assert not re.match(r" \d+\) (brick|-?\d)", lines[0]), "says what it is about"


# --- advice ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_a_choice_and_its_reasons(language: Language) -> None:
    texts = texts_for(language)
    for view in [*game("all", "greedy", every=60)][:-1]:
        first, *_ = hint(view, texts)
        words = labels(view, texts)
        named = any(line in first for line in words)
        assert named or first == texts("catan-hint-any")


def test_a_hint_is_what_the_courtier_would_do_and_what_that_brings() -> None:
    """A knight within reach: strength for the token, which is a victory point."""
    table = Scenario().hand(0, "otto").stock(0, grain=1, ore=2, wool=1)
    view = table.state.view(0)
    told = hint(view, EN)
    assert told[0].startswith("The Courtier’s choice: Build Otto the Berserker at ")
    assert "Then: End the action phase." in told
    assert any(each.startswith("That brings 1 victory point, 3 strength points") for each in told)
    assert any(each.startswith(("Next best: ", "About as good: ")) for each in told)
    assert hint(view, EN) == told, "asked twice, told twice"
    assert make_bot("courtier", CATAN, 1).act(view) in view.legal


def test_a_hint_knows_no_more_than_the_seat() -> None:
    """Two hands of the opponent, the same view, the same advice."""
    told = []
    for card in ("spy", "karl"):
        table = Scenario().hand(0, "otto", "mint").stock(0, grain=1, ore=2, wool=1).hand(1, card)
        told.append(hint(table.state.view(0), EN))
    assert told[0] == told[1]


# --- at a terminal --------------------------------------------------------------------------------


def test_answers_stand_beside_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints, help and what was not understood: the table stays where it is."""
    match = Match(CATAN, NAMES, seed="beside")
    screen = Screen(Console(width=80, height=24, force_terminal=True, color_system=None))
    screen.live = True
    pictures: list[list[str]] = []
    monkeypatch.setattr(
        screen, "paint", lambda lines: pictures.append([each.plain.rstrip() for each in lines])
    )
    monkeypatch.setattr(screen, "clear", lambda **_: None)
    typed = iter(["nonsense", "hint", "?", "", "1"])
    monkeypatch.setattr(screen, "ask", lambda _: next(typed))
    table = saves.Table(match, (saves.HUMAN, "greedy"), "en", [match.opening])
    sitting = Sitting(table, screen, saves.path_for(match))
    assert sitting._decision(0) == match.state.legal()[0]
    assert len(pictures) == 5
    for picture, found in zip(
        pictures, ("Anton", "“nonsense”", "Courtier", "Type the", "Anton"), strict=True
    ):
        assert any(found in line for line in picture)
        assert " ◆G  Greta ◂" in "\n".join(picture)
        assert len(picture) <= 22
