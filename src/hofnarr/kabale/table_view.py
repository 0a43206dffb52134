"""A view for people, with what they would have to work out."""

from __future__ import annotations

from hofnarr.kabale.counting import Count, count, winners
from hofnarr.kabale.view import View


class TableView(View, frozen=True, kw_only=True):
    """`counted`: the won targets of every seat, in both ways; null where they are hidden.
    `winners`: nobody before the end."""

    counted: list[Count | None]
    winners: list[int]


def table_view(view: View) -> TableView:
    fields = {name: getattr(view, name) for name in View.__struct_fields__}
    return TableView(
        **fields,
        counted=[count(seat.won) for seat in view.seats],
        winners=winners([seat.score for seat in view.seats]) if view.to_act is None else [],
    )
