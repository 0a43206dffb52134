"""The four options and the named editions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

import msgspec

from hofnarr.core.errors import BadInput
from hofnarr.kabale.kernel import layout


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table plays where the books differ; the first value of each is the default.

    >>> Options(next_starter="after_starter") == EDITIONS["polish"]
    True
    """

    next_starter: Literal["after_ender", "after_starter"] = "after_ender"
    lowest_number: Literal["zero", "unbounded"] = "zero"
    double_copies: Literal["printed", "current"] = "printed"
    ones_with_two: Literal["keep", "remove"] = "keep"

    @property
    def bits(self) -> int:
        """The options as the kernel keeps them."""
        return (
            (self.next_starter == "after_starter") * layout.AFTER_STARTER
            | (self.lowest_number == "unbounded") * layout.UNBOUNDED
            | (self.double_copies == "current") * layout.CURRENT
            | (self.ones_with_two == "remove") * layout.REMOVE_ONES
        )

    @classmethod
    def from_bits(cls, bits: int) -> Options:
        return cls(
            next_starter="after_starter" if bits & layout.AFTER_STARTER else "after_ender",
            lowest_number="unbounded" if bits & layout.UNBOUNDED else "zero",
            double_copies="current" if bits & layout.CURRENT else "printed",
            ones_with_two="remove" if bits & layout.REMOVE_ONES else "keep",
        )


#: Every option with its values, the default first.
VALUES: dict[str, tuple[str, ...]] = {
    field.name: get_args(field.type) for field in msgspec.structs.fields(Options)
}

EDITIONS: dict[str, Options] = {
    "standard": Options(),
    "german": Options(),  # the same game; players look for the book that they have
    "polish": Options(next_starter="after_starter"),
    "french": Options(ones_with_two="remove"),
}


def choose(edition: str = "standard", changes: Iterable[str] = ()) -> Options:
    """An edition with single options changed, each written NAME=VALUE.

    >>> choose("polish", ["double_copies=current"]).double_copies
    'current'
    """
    if edition not in EDITIONS:
        raise BadInput(f"unknown edition {edition!r}: choose one of {', '.join(EDITIONS)}")
    chosen: dict[str, str] = {}
    for change in changes:
        name, _, value = change.partition("=")
        check(name, value)
        chosen[name] = value
    return msgspec.structs.replace(EDITIONS[edition], **chosen)


def check(name: str, value: object) -> None:
    if name not in VALUES:
        raise BadInput(f"unknown option {name!r}: choose one of {', '.join(VALUES)}")
    if value not in VALUES[name]:
        raise BadInput(
            f"option {name}: unknown value {value!r}: choose {' or '.join(VALUES[name])}"
        )
