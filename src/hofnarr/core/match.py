"""A running game under one authority: state, committed chance, the story so far, the record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from hofnarr.core import stream
from hofnarr.core.chance import SeededChance
from hofnarr.core.errors import BrokenRecord, IllegalAction
from hofnarr.core.game import Action, Event, Game, Record, State

First = Literal["0", "lot"]


class Match:
    """What a terminal, a server or a simulation holds of one game.

    >>> from hofnarr.games import find_game
    >>> match = Match(find_game("kabale"), ["Ada", "Bea"], seed="example")
    >>> match.state.to_act()
    0
    >>> events = match.act(match.state.legal()[0])
    >>> events[0].seat
    0
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        options: Any = None,
        *,
        first: First = "0",
        seed: str | None = None,
        salt: str | None = None,
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.options = next(iter(game.variants.values())) if options is None else options
        self.seed = secrets.token_hex(16) if seed is None else stream.check_seed(seed)
        self.salt = secrets.token_hex(16) if salt is None else salt
        self.commitment = stream.commitment(self.seed, self.salt)
        self.start = stream.pick(self.seed, "starter", len(players)) if first == "lot" else 0
        self.chance = SeededChance(self.seed)
        self.state: State
        self.opening: Sequence[Event]
        self.state, self.opening = game.new(len(players), self.options, self.chance, self.start)
        self.actions: list[Action] = []

    def act(self, action: Action) -> Sequence[Event]:
        """Carry out an action of whoever must decide; IllegalAction leaves all as it was."""
        events = self.state.apply(action, self.chance)
        self.actions.append(action)
        return events

    @property
    def over(self) -> bool:
        return self.state.to_act() is None

    def record(self) -> Record:
        return self.game.make_record(
            state=self.state,
            options=self.options,
            players=self.players,
            start=self.start,
            chance=self.chance,
            actions=self.actions,
            salt=self.salt,
        )

    @classmethod
    def resume(cls, game: Game, record: Any) -> Match:
        """Go on with a game whose record holds its seed.

        Raises BrokenRecord where the record breaks a rule or does not follow from that seed.
        """
        if record.seed is None or record.salt is None:
            raise BrokenRecord("seed: is null, so nobody knows how the game would go on")
        replaying = game.replay(record)  # looks through options and deal
        options_type = type(next(iter(game.variants.values())))
        drawn = stream.pick(record.seed, "starter", len(record.players))
        first: First = "lot" if record.start and record.start == drawn else "0"
        match = cls(
            game,
            record.players,
            replaying.options
            or msgspec.convert(record.options, options_type, from_attributes=True),
            first=first,
            seed=record.seed,
            salt=record.salt,
        )
        for place, action in enumerate(record.actions):
            try:
                match.act(action)
            except IllegalAction as error:
                raise BrokenRecord(f"actions[{place}]: {error} (rule: {error.rule})") from None
        if msgspec.json.encode(match.record()) != msgspec.json.encode(record):
            raise BrokenRecord("the record does not follow from its seed")
        return match
