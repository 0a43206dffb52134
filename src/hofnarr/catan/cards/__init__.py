"""One small function for each effect of a card, next to its fellows of the same set.

Every module below this folder is imported by itself (`load`). To add a card: an entry in
`../catalogue/cards.yaml`, and a function registered under its id with one of the decorators of
`../engine/hooks.py`; none for a card that is only numbers.
"""

from importlib import import_module
from pkgutil import walk_packages


def load() -> None:
    for module in sorted(module.name for module in walk_packages(__path__, f"{__name__}.")):
        import_module(module)
