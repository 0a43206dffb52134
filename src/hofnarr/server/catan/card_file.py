"""A user's own card file, sent as text when a table is made."""

from __future__ import annotations

import yaml  # type: ignore[import-untyped]

from hofnarr.catan.catalogue.data import Change, read_changes
from hofnarr.core.errors import BadInput

LARGEST = 100_000  #: characters
#: A card file nests list, entry, cost; more than this is no card file.
DEEPEST = 8
#: In Python alone where there is no C, as on a device.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_card_file(text: str) -> dict[str, Change]:
    """
    >>> read_card_file('{"cards": [{"id": "castle", "cost": {"brick": 1}}]}')
    {'castle': Change(cost={'brick': 1}, points=None)}
    """
    if len(text) > LARGEST:
        raise BadInput(f"is longer than {LARGEST:,} characters")
    _check_form(text)
    return read_changes(text)


def _check_form(text: str) -> None:
    """A stranger's YAML may nest without end or repeat itself by reference; ours does neither."""
    deep = 0
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            if isinstance(event, yaml.AliasEvent):
                raise BadInput("a reference (*name) is not allowed in a card file")
            deep += isinstance(event, yaml.CollectionStartEvent)
            deep -= isinstance(event, yaml.CollectionEndEvent)
            if deep > DEEPEST:
                raise BadInput(f"nests deeper than {DEEPEST} levels, a card file does not")
    except yaml.YAMLError as error:
        raise BadInput(f"not YAML: {str(error).splitlines()[0]}") from None
