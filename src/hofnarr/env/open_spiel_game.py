"""Kabale as a game of OpenSpiel, with every card drawn and target revealed as a chance node.

Importing this module registers it:

>>> import pyspiel
>>> game = pyspiel.load_game("python_kabale(players=3,edition=polish,double_copies=current)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.action_to_string(state.legal_actions()[0])
(True, 'seat 0 draws king')
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from hofnarr.core.errors import IllegalAction
from hofnarr.core.extras import extra

with extra("open-spiel", __name__):
    import numpy as np
    import numpy.typing as npt
    import pyspiel

from hofnarr.env.compiling import kernel
from hofnarr.env.wishes import MIN_PLAYERS, options_of, players_of
from hofnarr.kabale import encoding, tensors
from hofnarr.kabale.actions import Cloak, Play
from hofnarr.kabale.cards import CARD_IDS, TARGETS
from hofnarr.kabale.events import cards_of
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.playout import mix
from hofnarr.kabale.kernel.sight import MOST_SECRETS
from hofnarr.kabale.options import VALUES
from hofnarr.kabale.view import make_view

Words = npt.NDArray[np.int32]

#: What single options say unless they are given: they are as the edition has them.
AS_EDITION = "edition"
DEFAULTS: dict[str, Any] = {
    "players": MIN_PLAYERS,
    "edition": "standard",
    **dict.fromkeys(VALUES, AS_EDITION),
}

# Of each player in a round: 25 placements, one more for the card that one's own assassin can send
# back, and a decision each for cloak and traitor.
MOST_DECISIONS = layout.CARD_COUNT + 3
# A draw for each placement and slipped card, a hand filled before the round, a target.
MOST_CHANCE_STEPS = layout.CARD_COUNT + 2 + layout.HAND_SIZE + 1

GAME_TYPE = pyspiel.GameType(
    short_name="python_kabale",
    long_name="Kabale und Hiebe",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=layout.MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class KabaleGame(pyspiel.Game):  # type: ignore[misc]
    """Utilities are the win share less 1/players, so they sum up to 0."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        players = players_of(given["players"])
        options = options_of(
            {"edition": given["edition"]}
            | {name: given[name] for name in VALUES if given[name] != AS_EDITION}
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.ACTION_COUNT,
            max_chance_outcomes=len(TARGETS),
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=layout.ROUNDS * players * MOST_DECISIONS,
        )
        super().__init__(GAME_TYPE, info, given)
        self.options = options
        self.opening = np.zeros(layout.state_size(players), np.int32)
        kernel("open_game")(self.opening, _new_events(), players, self.options.bits)

    def new_initial_state(self) -> KabaleState:
        return KabaleState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(layout.ROUNDS * self.num_players() * MOST_CHANCE_STEPS)

    def make_py_observer(
        self, kind: Any = None, params: dict[str, Any] | None = None
    ) -> KabaleObserver:
        return KabaleObserver(kind or pyspiel.IIGObservationType(perfect_recall=False))


class KabaleState(pyspiel.State):  # type: ignore[misc]
    """`words` is the kernel's state; `told` is all that everybody has seen happen so far."""

    def __init__(self, game: KabaleGame) -> None:
        super().__init__(game)
        self.words: Words = game.opening.copy()
        self.told = ""

    # --- who is next, and what may happen

    def current_player(self) -> int:
        phase = self.words[layout.PHASE]
        if phase <= layout.LAST_CHOICE:
            return int(self.words[layout.ACTOR])
        over = phase == layout.OVER
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return bool(self.words[layout.PHASE] == layout.OVER)

    def _legal_actions(self, player: int) -> list[int]:
        mask = np.empty(encoding.MASK_WORDS, np.int32)
        kernel("action_mask")(self.words, mask)
        legal: list[int] = tensors.unpack(mask, encoding.ACTION_COUNT).nonzero()[0].tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards in a draw pile; or the targets left, the two alike worth 3 as one."""
        if self.words[layout.PHASE] != layout.REVEAL:
            seat = int(self.words[layout.ACTOR]) * layout.SEAT_SIZE
            pile = int(self.words[layout.PILE + seat])
            cards = [card for card in range(layout.CARD_COUNT) if pile >> card & 1]
            return [(card, 1 / len(cards)) for card in cards]
        low, high = self.words[layout.TARGETS_LEFT : layout.TARGETS_LEFT + 2].tolist()
        left = low | high << layout.HALF
        targets = [target for target in range(len(TARGETS)) if left >> target & 1]
        counts: dict[int, int] = {}
        for target in targets:
            same = target % layout.TARGETS_PER_DOMAIN == layout.SECOND_THREE
            counts[target - same] = counts.get(target - same, 0) + 1
        return [(target, count / len(targets)) for target, count in counts.items()]

    def _apply_action(self, action: int) -> None:
        events = _new_events()
        decides = self.words[layout.PHASE] <= layout.LAST_CHOICE
        if not kernel("is_legal" if decides else "may_happen")(self.words, action):
            raise IllegalAction(f"action {action} is not possible here", "turn")
        kernel("decide" if decides else "happen")(self.words, events, action)
        rows = events[1 : events[0]].reshape(-1, layout.ROW).tolist()
        self.told += "".join(_telling(rows))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return _shares(kernel("winners")(self.words), self.num_players())

    # --- what players know

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KabaleState:
        """A state that agrees with all that this player knows, each as likely as any other.

        It has no history: what was hidden from the player cannot be read off it.
        """
        other: KabaleState = self.get_game().new_initial_state()
        other.told = self.told
        kernel("observe")(self.words, player, other.words)
        seed = int(sampler() * (1 << 32))
        kernel("restore")(
            other.words, np.empty(2 * MOST_SECRETS, np.int32), mix(seed), mix(seed + 1) | 1
        )
        return other

    def sight(self, player: int) -> Words:
        sight = np.empty_like(self.words)
        kernel("observe")(self.words, player, sight)
        return sight

    def own_cards(self, player: int) -> str:
        """The hand, then the cards that lie in columns and that only this player knows."""
        hand = int(self.words[layout.HAND + player * layout.SEAT_SIZE])
        return " ".join(["hand", *cards_of(hand), *self._secrets(player)])

    def _secrets(self, player: int) -> Iterator[str]:
        words = self.words
        hidden = int(words[layout.HIDDEN + player * layout.SEAT_SIZE])
        if hidden:
            yield f"hidden {CARD_IDS[hidden - 1]}"
        players = int(words[layout.PLAYERS])
        for column in range(players):
            head = column * layout.COLUMN_SIZE
            if words[layout.FOOT + head] == layout.SECRET:
                top = layout.STACKS + column * players * layout.CARD_COUNT
                foot = int(words[top + words[layout.COUNT + head] - 1])
                if foot >> layout.OWNER_SHIFT == player:
                    yield f"down {column} {CARD_IDS[foot & layout.CARD_BITS]}"

    # --- texts

    def _action_to_string(self, player: int, action: int) -> str:
        seat = int(self.words[layout.ACTOR])
        if player == pyspiel.PlayerId.CHANCE:
            if self.words[layout.PHASE] == layout.REVEAL:
                return f"column {self.words[layout.WHERE]} gets {_target(action)}"
            return f"seat {seat} draws {CARD_IDS[action]}"
        chosen = tensors.action_of(action, player, int(self.words[layout.WHERE]))
        match chosen:
            case Play(_, card, column):
                return f"{card} to column {column}"
            case Cloak(_, slipped):
                return f"{slipped or 'nothing'} under the cloak"
        return "no swap" if chosen.column is None else f"swap with column {chosen.column}"

    def __str__(self) -> str:
        cards = [f"seat {seat}: {self.own_cards(seat)}\n" for seat in range(self.num_players())]
        return "".join(cards) + self.told


class KabaleObserver:
    """The observation of `kabale/encoding.py`. As strings: the view; and, with perfect recall,
    the player's own cards and everything that was ever seen, in its order."""

    def __init__(self, kind: Any) -> None:
        self._perfect_recall = kind.perfect_recall
        self.tensor = np.zeros(encoding.OBSERVATION_BITS, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KabaleState, player: int) -> None:
        packed = np.empty(encoding.OBSERVATION_WORDS, np.int32)
        kernel("encode")(state.sight(player), player, packed)
        self.tensor[:] = tensors.unpack(packed, encoding.OBSERVATION_BITS)

    def string_from(self, state: KabaleState, player: int) -> str:
        if self._perfect_recall:
            return f"seat {player}: {state.own_cards(player)}\n{state.told}"
        return msgspec.json.encode(make_view(state.sight(player).tolist(), player)).decode()


class KernelRollouts:
    """An evaluator for OpenSpiel's search: random games to the end, as its own
    `RandomRolloutEvaluator` plays them, some hundred times faster."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self._rollouts = rollouts
        self._next = seed

    def evaluate(self, state: KabaleState) -> npt.NDArray[np.float64]:
        total = np.zeros(state.num_players())
        for _ in range(self._rollouts):
            self._next = mix(self._next + 1)
            won = kernel("finish_at_random")(state.words.copy(), self._next)
            total += _shares(won, state.num_players())
        return total / self._rollouts

    def prior(self, state: KabaleState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def _new_events() -> Words:
    events = np.empty(layout.EVENT_BUFFER, np.int32)
    events[0] = 1
    return events


def _shares(won: int, players: int) -> list[float]:
    """Win share less 1/players, from the winning seats as a mask."""
    return [(won >> seat & 1) / won.bit_count() - 1 / players for seat in range(players)]


def _target(target: int) -> str:
    domain, points = TARGETS[target]
    return f"{domain} {points}"


def _card(entry: int) -> str:
    return f"{entry >> layout.OWNER_SHIFT}.{CARD_IDS[entry & layout.CARD_BITS]}"


def _telling(rows: list[list[int]]) -> Iterator[str]:
    """What everybody sees of these events; what follows from the rules is left out."""
    for code, a, b, c, *_ in rows:
        match code:
            case layout.E_TARGET:
                yield f"column {a}: {_target(b)}\n"
            case layout.E_PLACED:
                yield f"seat {a} to column {b}\n"
            case layout.E_UNCOVERED:
                yield f"column {a} shows {_card(b)}\n"
            case layout.E_KILLED:
                yield f"{_card(c)} is killed\n"
            case layout.E_SLIPPED:
                yield f"seat {a} slips {'nothing' if c < 0 else 'a card'}\n"
            case layout.E_SWAPPED:
                yield f"seat {a} swaps {'nothing' if c < 0 else f'with column {c}'}\n"
            case layout.E_LIES:
                yield f"column {a} held {_card(c)}\n"


pyspiel.register_game(GAME_TYPE, KabaleGame)
