"""What players may look up during a game: help, discard piles, cards not yet seen, rules."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hofnarr.cli import heraldry as look
from hofnarr.cli.heraldry import TINCTURES
from hofnarr.cli.kabale.ask import COMMANDS
from hofnarr.cli.kabale.board import number_on, plate, sign, strip
from hofnarr.cli.paint import Block, beside, line, wrapped
from hofnarr.cli.screen import Screen
from hofnarr.kabale.cards import CARD_INDEX, CARDS
from hofnarr.kabale.rulebook import RULINGS, SECTIONS
from hofnarr.kabale.telling import card_name
from hofnarr.kabale.view import View
from hofnarr.texts import Texts

COLUMN_WIDTH = 40
SIGNS = ("back", "own", "known", "hidden", "now", "order", "later", "storm", "gap")


def help_page(texts: Texts, width: int) -> Block:
    """Short enough for a small screen: commands and signs stand side by side."""
    lines = [_heading(texts("help-playing"), width)]
    for name in ("help-place", "help-goal"):
        lines += wrapped(Text(texts(name)), width, Text(" "))
    half = (width - 1) // 2
    words = [(_usage(name, texts), texts(f"command-{name}.text")) for name in COMMANDS]
    commands = _pairs([*words, ("Enter", texts("help-enter"))], half)
    signs = _pairs([(texts(f"sign-{name}"), texts(f"sign-{name}.text")) for name in SIGNS], half)
    left = [_heading(texts("help-commands"), half), *commands]
    right = [_heading(texts("help-signs"), half), *signs]
    return [*lines, line(width), *beside([left, right], 1)]


def _usage(name: str, texts: Texts) -> str:
    word = texts(f"command-{name}")
    if name == "card":
        return f"{word} {card_name(texts, 'king').lower()}"
    examples = {"rules": " R3", "column": " 2", "guess": " 2"}
    return word + examples.get(name, "")


def _pairs(pairs: Sequence[tuple[str, str]], width: int) -> Block:
    left = max(len(word) for word, _ in pairs) + 2
    lines: Block = []
    for word, words in pairs:
        lines += wrapped(Text(words), width, Text(f" {word:<{left}}", f"bold {look.CANDLE}"))
    return lines


def _heading(words: str, width: int) -> Text:
    return line(width, (f" {words}", f"bold {look.BRASS}"))


def column(view: View, place: int, texts: Texts) -> Block:
    """One column with all its cards, each with its place, their names in full."""
    shown = view.columns[place]
    lines = plate(shown, texts, COLUMN_WIDTH)
    for number, card in enumerate(shown.cards, 1):
        text = Text(f"{number:>3} ", f"{look.TEXT_DIM} on {look.CLOTH}")
        text.append_text(strip(card, shown.target, texts, COLUMN_WIDTH - 4, shade=number % 2 == 0))
        lines.append(text)
    return [Text(" ") + row for row in lines]


def discards(view: View, names: Sequence[str], texts: Texts, width: int) -> Block:
    piles = [player.discard for player in view.seats]
    return _per_player(texts("lookup-discards"), piles, names, texts, width)


def unseen(view: View, names: Sequence[str], texts: Texts, width: int) -> Block:
    """Draw pile, hand and face-down cards of a player together, never split up."""
    cards = [player.unseen for player in view.seats]
    return _per_player(texts("lookup-unseen"), cards, names, texts, width)


def _per_player(
    heading: str, piles: Sequence[Sequence[str]], names: Sequence[str], texts: Texts, width: int
) -> Block:
    lines = [_heading(heading, width)]
    for seat, cards in enumerate(piles):
        listed = ", ".join(
            f"{card_name(texts, card)}\N{NO-BREAK SPACE}{number_on(CARDS[CARD_INDEX[card]], texts)}"
            for card in cards
        )
        text = Text.assemble(
            (names[seat], f"bold {TINCTURES[seat].text}"),
            (f" {len(cards)}  ", f"bold {look.BRASS}"),
            listed or "–",
        )
        lines += wrapped(text, width, Text.assemble(" ", sign(seat), " "))
    return lines


def hint(screen: Screen, view: View, names: Sequence[str], texts: Texts) -> None:
    """The best two moves and why; the first hint of all takes a moment."""
    from hofnarr.bots.kabale import teaching

    screen.say(texts("hint-thinking"), "dim")
    for told in teaching.tell_hint(texts, teaching.hint(view), names):
        screen.say(told)


def guess(screen: Screen, view: View, place: int, names: Sequence[str], texts: Texts) -> None:
    """What the hidden cards of a column could be."""
    from hofnarr.bots.kabale import teaching

    for told in teaching.tell_beliefs(texts, teaching.beliefs(view, place), names):
        screen.say(told)


def rules_topics(texts: Texts, width: int) -> Block:
    """All that `rules` can explain."""
    pairs = [(name, texts(f"rules-{name}")) for name in SECTIONS]
    pairs += [(name, texts(f"ruling-{name}")) for name in RULINGS]
    return [_heading(texts("lookup-topics"), width), *_pairs(pairs, width)]


def find_topic(typed: str) -> str | None:
    """A ruling or section of the rules by its id."""
    if typed.upper() in RULINGS:
        return typed.upper()
    name = typed.lower().replace("_", "-").replace(" ", "-")
    return name if name in SECTIONS else None
