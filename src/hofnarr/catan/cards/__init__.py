"""One small function for each effect of a card, next to its fellows of the same set.

Every module of this folder is imported by itself (`load`). To add a card: an entry in
`../cards.yaml`, and a function registered under its id with one of the decorators of `../hooks.py`;
none for a card that is only numbers.
"""

from importlib import import_module
from pkgutil import iter_modules


def load() -> None:
    for module in sorted(module.name for module in iter_modules(__path__)):
        import_module(f"{__name__}.{module}")
