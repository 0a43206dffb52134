"""What researchers ask an environment for, looked through before anything begins: every wrong wish
is BadInput, which names it and says what is possible."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index

from hofnarr.core.errors import BadInput
from hofnarr.kabale.encoding import ACTION_COUNT, OBSERVATION_BITS, OBSERVATION_WORDS
from hofnarr.kabale.kernel.layout import MAX_PLAYERS
from hofnarr.kabale.options import EDITIONS, VALUES, Options, choose

MIN_PLAYERS = 2

#: What may stand in a dictionary of options.
OPTION_NAMES = ("edition", *VALUES)
#: Options; single ones by name, an edition among them; or the name of an edition.
OptionsWish = Options | Mapping[str, str] | str | None


def options_of(wish: OptionsWish) -> Options:
    """
    >>> options_of({"edition": "polish", "double_copies": "current"}).next_starter
    'after_starter'
    >>> options_of("french") == EDITIONS["french"], options_of(None) == Options()
    (True, True)
    >>> options_of({"ones_with_two": "x"})
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: option ones_with_two: unknown value 'x': choose keep or remove
    """
    if isinstance(wish, Options):
        return wish
    if isinstance(wish, str):
        return choose(wish)
    if wish is None:
        return Options()
    if not isinstance(wish, Mapping):
        names, editions = ", ".join(OPTION_NAMES), ", ".join(EDITIONS)
        raise BadInput(
            f"options: {wish!r} is no Options, no dictionary of options ({names}) and no edition "
            f"({editions})"
        )
    edition = wish.get("edition", "standard")
    single = {name: value for name, value in wish.items() if name != "edition"}
    return choose(str(edition), [f"{name}={value}" for name, value in single.items()])


def players_of(wish: int) -> int:
    """
    >>> players_of(7)
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: players: 7 is not 2 to 6
    """
    return _whole("players", wish, MIN_PLAYERS, MAX_PLAYERS)


def threads_of(wish: int) -> int:
    return _whole("threads", wish, 1)


def seed_of(wish: int) -> int:
    """A seed that compiled code can hold."""
    return _whole("seed", wish, -(2**63), 2**63 - 1)


def _whole(name: str, wish: int, least: int, most: int | None = None) -> int:
    bounds = f"at least {least}" if most is None else f"{least} to {most}"
    try:
        number = index(wish)
    except TypeError:
        raise BadInput(f"{name}: {wish!r} is no whole number, {bounds}") from None
    if number < least or (most is not None and number > most):
        raise BadInput(f"{name}: {number} is not {bounds}")
    return number


class ManyGames:
    """What the vector environments have in common: their wishes, and how large things are."""

    #: Of what one game shows: single bits, the same as 32-bit words, legal actions.
    observation_shape = (OBSERVATION_BITS,)
    packed_shape = (OBSERVATION_WORDS,)
    mask_shape = (ACTION_COUNT,)
    num_actions = ACTION_COUNT

    def __init__(self, num_envs: int, players: int, options: OptionsWish, seed: int) -> None:
        self.num_envs = _whole("num_envs", num_envs, 1)
        self.players = players_of(players)
        self.options = options_of(options)
        self.seed = seed_of(seed)
