"""A scenario: a game of Kabale from a position on."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import TypeVar

from hofnarr.core.errors import IllegalAction
from hofnarr.kabale.actions import Action, Cloak, Play, Swap
from hofnarr.kabale.award import Award, Number
from hofnarr.kabale.cards import CARD_IDS, DOMAINS, TARGET_INDEX, TARGETS, Target
from hofnarr.kabale.events import Awarded, Event
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.options import Options
from hofnarr.kabale.state import TARGET_SOURCE, State
from hofnarr.kabale.view import ColumnView, View
from hofnarr.testing.kabale.columns import (
    COLOURS,
    PLAIN,
    Lying,
    Seat,
    card_index,
    read_column,
    seat_number,
    write_column,
)

E = TypeVar("E", bound=Event)


class NamedChance:
    """Chance that deals what the scenario names; what it does not name comes in card order."""

    def __init__(self) -> None:
        self._next: dict[str, deque[int]] = {}

    def name(self, source: str, items: Iterable[int]) -> None:
        self._next.setdefault(source, deque()).extend(items)

    def names(self, seat: int, card: str) -> bool:
        """Whether this card is named among those the seat will draw."""
        return card_index(card) in self._next.get(str(seat), ())

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        pass

    def draw(self, source: str, items: Sequence[int]) -> int:
        named = self._next.get(source)
        if not named:
            return items[0]
        if named[0] not in items:
            what = TARGETS if source == TARGET_SOURCE else CARD_IDS
            raise ValueError(
                f"{source}: {what[named[0]]} should come next, "
                f"but there are only {', '.join(str(what[item]) for item in items)}"
            )
        return named.popleft()


class Scenario:
    """A game of Kabale from a position on, from there on.

    First say how the table looks, then play, then say what is expected; between two turns the table
    can be changed again. What is left open: the
    round is the first, white's turn; column k lies under the target of domain k worth 5; a hand
    holds three plain cards; all other cards of a player are in the draw pile.

    >>> table = Scenario(players=2).column(0, "blue assassin down").hand("white", "king", "storm")
    >>> table.play("king", 0).expect_column(0, "blue assassin").story
    ['placed', 'uncovered', 'killed', 'drew']
    """

    def __init__(self, players: int = 3, options: Options | None = None) -> None:
        self.players = players
        self.options = options or Options()
        self.chance = NamedChance()
        self.events: list[Event] = []
        self._targets: list[Target] = [(domain, 5) for domain in DOMAINS[:players]]
        self._columns: list[list[Lying]] = [[] for _ in range(players)]
        self._hands: dict[int, Sequence[str]] = {}
        self._piles: dict[int, Sequence[str]] = {}
        self._discards: dict[int, Sequence[str]] = {}
        self._won: dict[int, Sequence[Target]] = {}
        self._turn = 0
        self._starter = 0
        self._round = 0
        self._state: State | None = None
        self._then: list[int] | None = None  # before a change in the middle of the game
        self._gone: list[Target] = []  # targets that nobody won

    # --- the table ----------------------------------------------------------------------------

    def target(self, column: int, domain: str, points: int) -> Scenario:
        if (domain, points) not in TARGETS:
            raise ValueError(f"there is no target {domain} {points}")
        self._open_again()
        self._targets[column] = TARGETS[TARGET_INDEX[domain, points]]
        return self

    def column(self, column: int, cards: str) -> Scenario:
        self._open_again()
        self._columns[column] = read_column(cards)
        for lying in self._columns[column]:
            self._take_away(lying.seat, [lying.card])
        return self

    def hand(self, seat: Seat, *cards: str) -> Scenario:
        self._open_again()
        self._take_away(seat_number(seat), cards)
        self._hands[seat_number(seat)] = cards
        return self

    def pile(self, seat: Seat, *cards: str) -> Scenario:
        """The draw pile is exactly this, top first; what is left over is discarded."""
        self._open_again()
        self._take_away(seat_number(seat), cards)
        if self._then is not None:
            self._discards.pop(seat_number(seat), None)
        self._piles[seat_number(seat)] = cards
        return self.draws(seat, *cards)

    def discard(self, seat: Seat, *cards: str) -> Scenario:
        """The discard pile is exactly this."""
        self._open_again()
        self._take_away(seat_number(seat), cards)
        self._discards[seat_number(seat)] = cards
        return self

    def draws(self, seat: Seat, *cards: str) -> Scenario:
        """The next cards this seat draws, the first first."""
        self.chance.name(str(seat_number(seat)), [card_index(card) for card in cards])
        return self

    def next_targets(self, *targets: Target) -> Scenario:
        """The targets of the next round, left to right."""
        self.chance.name(TARGET_SOURCE, [TARGET_INDEX[target] for target in targets])
        return self

    def won(self, seat: Seat, *targets: Target) -> Scenario:
        self._open_again()
        self._won[seat_number(seat)] = targets
        return self

    def turn(self, seat: Seat) -> Scenario:
        self._open_again()
        self._turn = seat_number(seat)
        return self

    def starter(self, seat: Seat) -> Scenario:
        self._open_again()
        self._starter = seat_number(seat)
        return self

    def round(self, number: int) -> Scenario:
        """Which of the six rounds this is, counted from 1."""
        self._open_again()
        self._round = number - 1
        return self

    def _open_again(self) -> None:
        """In the middle of a game: all lies as it does, until something else is said."""
        if self._state is None:
            return
        view = self.open
        if view.decision != "play":
            raise ValueError("the table can be changed between two turns, not in the middle of one")
        self._then = self._state.words
        self._targets = [column.target for column in view.columns]
        self._columns = [
            [Lying(each.owner, str(each.card), each.lies) for each in column.cards]
            for column in view.columns
        ]
        self._hands = {seat: each.hand or [] for seat, each in enumerate(view.seats)}
        self._discards = {seat: each.discard for seat, each in enumerate(view.seats)}
        self._piles = {}
        self._won = {seat: each.won for seat, each in enumerate(view.seats)}
        self._turn, self._starter, self._round = view.turn, view.starter, view.round
        seen = [*self._targets, *view.targets_left, *(t for won in self._won.values() for t in won)]
        self._gone = list((Counter(TARGETS) - Counter(seen)).elements())
        self._state = None

    def _take_away(self, seat: int, cards: Iterable[str]) -> None:
        """In the middle of a game: cards that get another place leave hand and discard pile."""
        if self._then is not None:
            for zone in (self._hands, self._discards):
                zone[seat] = [card for card in zone.get(seat, ()) if card not in cards]

    # --- the moves ----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        if self._state is None:
            self._state = State(self._words())
            self._expect_all_cards()
        return self._state

    def play(self, card: str, column: int) -> Scenario:
        """The player whose turn it is places a card."""
        return self.act(Play(self._acting(), card, column))

    def slip(self, card: str) -> Scenario:
        """The owner of the cloak slips a card under it."""
        return self.act(Cloak(self._acting(), card))

    def swap(self, column: int) -> Scenario:
        """The owner of the traitor swaps its target with that of this column."""
        return self.act(Swap(self._acting(), column))

    def decline(self) -> Scenario:
        """The owner of the cloak or traitor does nothing."""
        seat = self._acting()
        deciding = {layout.CLOAK_CHOICE: Cloak, layout.SWAP_CHOICE: Swap}
        return self.act(deciding[self.state.words[layout.PHASE]](seat, None))

    def act(self, action: Action) -> Scenario:
        self.events = self.state.apply(action, self.chance)
        self._expect_all_cards()
        return self

    def refuse(self, action: Action, rule: str) -> str:
        """This action is illegal by the named rule and changes nothing; gives the message."""
        before = self.state.words.copy()
        try:
            self.state.apply(action, self.chance)
        except IllegalAction as refused:
            _expect("the rule", refused.rule, rule)
            _expect("the table", self.state.words, before)
            return str(refused)
        raise AssertionError(f"{action} is legal here")

    def _acting(self) -> int:
        seat = self.state.to_act()
        if seat is None:
            raise ValueError("the game is over")
        return seat

    # --- what is expected ---------------------------------------------------------------------

    @property
    def open(self) -> View:
        """The table with all cards open."""
        return self.state.view("open")

    @property
    def story(self) -> list[str]:
        """The kinds of the events of the last move."""
        return [str(event.__struct_config__.tag) for event in self.events]

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind among those of the last move."""
        return [event for event in self.events if isinstance(event, kind)]

    def expect_column(self, column: int, cards: str) -> Scenario:
        found = self.open.columns[column].cards
        lying = [Lying(card.owner, str(card.card), card.lies) for card in found]
        _expect(f"column {column}", write_column(lying), write_column(read_column(cards)))
        return self

    def expect_target(self, column: int, domain: str, points: int) -> Scenario:
        _expect(f"{column}: target", self._seen_column(column).target, (domain, points))
        return self

    def expect_fulfilled(self, column: int, fulfilled: bool = True) -> Scenario:
        _expect(f"{column}: fulfilled", self._seen_column(column).fulfilled, fulfilled)
        return self

    def expect_closed(self, column: int, closed: bool = True) -> Scenario:
        _expect(f"{column}: closed", self._seen_column(column).closed, closed)
        return self

    def expect_hand(self, seat: Seat, *cards: str) -> Scenario:
        _expect(f"the hand of {seat}", self._cards("hand", seat), set(cards))
        return self

    def expect_pile(self, seat: Seat, *cards: str) -> Scenario:
        _expect(f"the pile of {seat}", self._cards("pile", seat), set(cards))
        return self

    def expect_discard(self, seat: Seat, *cards: str) -> Scenario:
        _expect(f"the discard of {seat}", self._cards("discard", seat), set(cards))
        return self

    def expect_to_act(self, seat: Seat, decision: str = "play") -> Scenario:
        _expect("the turn", (self.open.to_act, self.open.decision), (seat_number(seat), decision))
        return self

    def expect_round(self, number: int) -> Scenario:
        _expect("the round", self.open.round + 1, number)
        return self

    def expect_winner(self, column: int, seat: Seat | None) -> Scenario:
        """The round ended with this move; who won the target of this column."""
        winner = None if seat is None else seat_number(seat)
        _expect(f"the winner of column {column}", self.award_of(column).winner, winner)
        return self

    def award_of(self, column: int) -> Award:
        awards = [event.award for event in self.told(Awarded) if event.column == column]
        if not awards:
            raise ValueError(f"nothing was awarded, the round goes on: {', '.join(self.story)}")
        return awards[0]

    def totals_of(self, column: int) -> dict[str, Number]:
        """The sums of a column that was just awarded, by colour."""
        return {COLOURS[int(seat)]: total for seat, total in self.award_of(column).totals.items()}

    def _seen_column(self, column: int) -> ColumnView:
        return self.open.columns[column]

    def _cards(self, zone: str, seat: Seat) -> set[str]:
        return set(getattr(self.open.seats[seat_number(seat)], zone))

    def _expect_all_cards(self) -> None:
        assert_all_cards(self.state)

    # --- building -----------------------------------------------------------------------------

    def _words(self) -> list[int]:
        words = [0] * layout.state_size(self.players)
        words[layout.PLAYERS] = self.players
        words[layout.OPTIONS] = self.options.bits
        words[layout.PHASE] = layout.PLAY
        words[layout.ACTOR] = words[layout.TURN] = self._turn
        words[layout.STARTER] = self._starter
        words[layout.ROUND] = self._round
        self._lay_targets(words)
        for column in range(self.players):
            self._lay_column(words, column)
        for seat in range(self.players):
            self._lay_seat(words, seat)
        if self._then is not None:
            self._keep_knowledge(words, self._then)
        return words

    def _keep_knowledge(self, words: list[int], then: list[int]) -> None:
        """What everybody knows of cards that lie where they lay before."""
        words[layout.TOTALS : layout.STACKS] = then[layout.TOTALS : layout.STACKS]
        for seat in range(self.players):
            at = seat * layout.SEAT_SIZE
            words[layout.FRESH + at] = then[layout.FRESH + at] | words[layout.PILE + at]
            if words[layout.HIDDEN + at] == then[layout.HIDDEN + at]:
                words[layout.HIDDEN_NOT + at] = then[layout.HIDDEN_NOT + at]
        for column in range(self.players):
            head = column * layout.COLUMN_SIZE
            top = layout.STACKS + column * self.players * layout.CARD_COUNT
            foot = top + max(0, words[layout.COUNT + head] - 1)
            lies = slice(layout.COUNT + head, layout.FOOT + head + 1)
            if words[lies] == then[lies] and words[foot] == then[foot]:
                words[layout.FOOT_NOT + head] = then[layout.FOOT_NOT + head]

    def _lay_targets(self, words: list[int]) -> None:
        left = list(TARGETS)
        if self.options.ones_with_two == "remove" and self.players == 2:
            left = [target for target in left if target[1] != 1]
        for column, target in enumerate(self._targets):
            words[layout.TARGET + column * layout.COLUMN_SIZE] = TARGET_INDEX[target]
        for seat, won in self._won.items():
            at = layout.WON + seat * layout.SEAT_SIZE
            words[at : at + 2] = _target_words(won)
        won_by_all = (target for won in self._won.values() for target in won)
        for target in [*self._targets, *won_by_all, *self._gone]:
            if target not in left:
                raise ValueError(f"the target {target[0]} {target[1]} is named too often")
            left.remove(target)
        words[layout.TARGETS_LEFT : layout.TARGETS_LEFT + 2] = _target_words(left)

    def _lay_column(self, words: list[int], column: int) -> None:
        cards = self._columns[column]
        head = column * layout.COLUMN_SIZE
        top = layout.STACKS + column * self.players * layout.CARD_COUNT
        words[layout.COUNT + head] = len(cards)
        for place, (seat, card, lies) in enumerate(cards):
            if seat >= self.players:
                raise ValueError(f"{COLOURS[seat]} does not play: {self.players} players")
            is_foot = place == len(cards) - 1
            if lies in ("down", "known") and not is_foot:
                raise ValueError(f"column {column}: only the foot lies face down, not {card}")
            if lies == "hidden":
                if is_foot or cards[place - 1] != Lying(seat, "cloak"):
                    raise ValueError(f"column {column}: the {card} is not under its owner's cloak")
                words[layout.HIDDEN + seat * layout.SEAT_SIZE] = card_index(card) + 1
            if is_foot:
                foot = {"up": layout.UP, "down": layout.SECRET, "known": layout.KNOWN}
                words[layout.FOOT + head] = foot[lies]
            if card == "storm" and lies == "up":
                words[layout.CLOSED] |= 1 << column
            words[top + place] = seat << layout.OWNER_SHIFT | card_index(card)

    def _lay_seat(self, words: list[int], seat: int) -> None:
        named = [lying.card for cards in self._columns for lying in cards if lying.seat == seat]
        for zone in (self._hands, self._piles, self._discards):
            named += zone.get(seat, ())
        twice = [card for card, times in Counter(named).items() if times > 1]
        if twice:
            raise ValueError(f"{COLOURS[seat]} has each card once, but {twice[0]} is named twice")
        left = [card for card in CARD_IDS if card not in named]
        hand = self._hands.get(seat)
        if hand is None:
            free = [card for card in left if card in PLAIN and not self.chance.names(seat, card)]
            hand = free[: layout.HAND_SIZE]
            left = [card for card in left if card not in hand]
        if len(hand) > layout.HAND_SIZE:
            raise ValueError(f"{COLOURS[seat]} has more than three cards in hand")
        pile, discard = self._piles.get(seat), self._discards.get(seat)
        if left and pile is not None and discard is not None:
            raise ValueError(f"{COLOURS[seat]} has nowhere to put {', '.join(left)}")
        if pile is None:
            pile, left = left, []
        at = seat * layout.SEAT_SIZE
        words[layout.HAND + at] = _mask(hand)
        words[layout.PILE + at] = _mask(pile)
        words[layout.DISCARD + at] = _mask(left if discard is None else discard)
        words[layout.FRESH + at] = layout.ALL_CARDS


def assert_all_cards(state: State) -> None:
    """Every player's 25 cards are in hand, draw pile, discard pile and columns, each once."""
    view = state.view("open")
    for seat, player in enumerate(view.seats):
        cards = Counter([*(player.hand or ()), *(player.pile or ()), *player.discard])
        cards.update(
            str(lying.card)
            for column in view.columns
            for lying in column.cards
            if lying.owner == seat
        )
        _expect(f"the cards of seat {seat}", cards, Counter(CARD_IDS))


def _expect(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise AssertionError(f"{what}: {expected} was expected, but it is {found}")


def _mask(cards: Iterable[str]) -> int:
    return sum(1 << card_index(card) for card in cards)


def _target_words(targets: Sequence[Target]) -> tuple[int, int]:
    mask = 0
    for target in targets:
        index = TARGET_INDEX[target]
        mask |= 1 << (index + 1 if mask >> index & 1 else index)  # two of a domain are worth 3
    return mask & (1 << layout.HALF) - 1, mask >> layout.HALF
