"""Colours and signs of the table. Colour belongs to players and never stands alone: a shape and a
letter go with it. Brass belongs to the court, candlelight to whoever must decide."""

from __future__ import annotations

from typing import NamedTuple

TABLE = "#1d1214"
TABLE_LIT = "#3a2520"
CLOTH = "#36131a"
CLOTH_DEEP = "#270d13"
CLOTH_LIT = "#6a2c22"
LINE = "#523a2d"
TEXT = "#f4e8cd"
TEXT_DIM = "#b39b78"
CANDLE = "#f6c667"
BRASS = "#d8ae5a"
BRASS_SHADE = "#c4943e"
BRASS_DARK = "#7a5620"
ON_BRASS = "#2a1712"
OXBLOOD = "#7a1f25"
GOOD = "#a5cf93"
GOOD_ON_BRASS = "#1f4f2b"
LEAD = "#99928c"
LEAD_SHADE = "#857e78"
STORM = "#a9bccd"
CARD = "#f4e7ca"
CARD_SHADE = "#e6d4aa"
CARD_INK = "#2a1712"
CARD_INK_DIM = "#6b5238"


class Tincture(NamedTuple):
    """How one player's things look: the field, what lies on it, its pattern, and its text."""

    letter: str
    shape: str
    pattern: str
    field: str
    on: str
    weave: str
    text: str

    @property
    def sign(self) -> str:
        return self.shape + self.letter


#: By seat. The letters are those of heraldry: gules, azure, or, vert, purpure, sable.
TINCTURES = (
    Tincture("G", "◆", "◇", "#c2402f", "#fdf3dd", "#8c241b", "#f59585"),
    Tincture("A", "◉", "≈", "#215694", "#fdf3dd", "#5b90cb", "#8fbff0"),
    Tincture("O", "★", "║", "#e3ae38", "#2a1712", "#a87509", "#f2c866"),
    Tincture("V", "☾", "∧", "#21633d", "#fdf3dd", "#5a9d74", "#88d0a0"),
    Tincture("P", "▼", "╱", "#9163ac", "#fff8ea", "#6a3d87", "#d0a6e4"),
    Tincture("S", "✚", "▚", "#3b3842", "#ece5d6", "#6d6876", "#d2ccc4"),
)

#: Names for seats that have none; each begins with the letter of its seat.
NAMES = ("Greta", "Anton", "Olga", "Viktor", "Petra", "Simon")
OTHER_NAMES = ("Gustav", "Anna", "Otto", "Vera", "Pavel", "Sofia")

DOMAIN_SIGNS = {
    "alchemy": "☿",
    "fencing": "⚔",
    "farming": "⚘",
    "trade": "¤",
    "religion": "♝",
    "music": "♫",
}

#: When a card acts: at once when uncovered, in a fixed place of the award, or later in it.
NOW_MARK = "↯"
AWARD_MARKS = {1: "I", 2: "II", 3: "III", 4: "IV"}
LATER_MARK = "·"
