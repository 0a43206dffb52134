"""The kernel of Kabale und Hiebe through wasmtime alone: random games, then one against the King.

    python examples/kernel.py --players 3 --rollouts 400

Needs the package wasmtime and nothing else, not even Hofnarr; docs/kernel.md says what the
functions do. The same in JavaScript is kernel.mjs: same seed, same game.
"""

from __future__ import annotations

import argparse
import json
import struct
import sys
import time
from pathlib import Path
from typing import Any

from wasmtime import Engine, Func, Global, Instance, Memory, Module, Store

SOURCE = Path(__file__).parent.parent / "src" / "hofnarr"
HEADER = 32  # bytes before the weights
PART = 1 << 14  # bytes of weights that are widened at once


class Kernel:
    """The file, its numbers, and memory to lay things into: all behind __heap_base is ours."""

    def __init__(self, folder: Path) -> None:
        told = json.loads((folder / "kernel.json").read_text())
        if told["format"] != "hofnarr.kabale.kernel/2":
            raise SystemExit(f"kernel.json: this example does not know the format {told['format']}")
        self.numbers: dict[str, int] = told["numbers"]
        self.store = Store(Engine())
        module = Module(self.store.engine, (folder / "kernel.wasm").read_bytes())
        self.exports = Instance(self.store, module, []).exports(self.store)
        memory, base = self.exports["memory"], self.exports["__heap_base"]
        assert isinstance(memory, Memory)
        assert isinstance(base, Global)
        self.memory = memory
        self.end = base.value(self.store)

    def __getattr__(self, name: str) -> int:
        """A number of the layout: kernel.PHASE."""
        return self.numbers[name]

    def call(self, name: str, *arguments: float) -> int:
        function = self.exports[name]
        assert isinstance(function, Func)
        return int(function(self.store, *arguments) or 0)

    def make(self, count: int, size: int = 4) -> int:
        """The address of so many zeros, of 4 or 8 bytes each."""
        address: int = -(-self.end // 16) * 16
        self.end = address + count * size
        missing = self.end - self.memory.data_len(self.store)
        if missing > 0:
            self.memory.grow(self.store, -(-missing // 65536))
        return address

    def words(self, address: int, count: int) -> tuple[int, ...]:
        data = self.memory.read(self.store, address, address + 4 * count)
        return struct.unpack(f"<{count}i", data)

    def write(self, address: int, *words: int) -> None:
        self.memory.write(self.store, struct.pack(f"<{len(words)}i", *words), address)


class King:
    """His networks, and what he writes on."""

    def __init__(self, kernel: Kernel, weights: Path, size: int, rollouts: int, seed: int) -> None:
        self.kernel, self.rollouts, self.seed = kernel, rollouts, seed
        self.turn = 0
        self.sight = kernel.make(size)
        self.desk = (
            self.sight,
            kernel.make(kernel.SCRATCH_WORDS),
            self.load(weights),
            kernel.make(kernel.THOUGHT_COUNT),
            kernel.make(kernel.KNOWN_COUNT, 8),
        )

    def load(self, path: Path) -> int:
        kernel = self.kernel
        content = path.read_bytes()
        if not content.startswith(b"hofnarr.kabale.weights/1\n"):
            raise SystemExit(f"{path}: not a file of weights")
        if len(content) != HEADER + 2 * kernel.WEIGHT_COUNT:
            raise SystemExit(f"{path}: does not hold {kernel.WEIGHT_COUNT} weights")
        weights = kernel.make(kernel.WEIGHT_COUNT)
        halves = kernel.make(PART // 4)
        for at in range(HEADER, len(content), PART):
            piece = content[at : at + PART]
            kernel.memory.write(kernel.store, piece, halves)
            kernel.call("widen_part", halves, weights, (at - HEADER) // 2, len(piece) // 2)
        return weights

    def choose(self, state: int, seat: int) -> int:
        self.kernel.call("observe", state, seat, self.sight)  # what his seat knows, no more
        self.turn += 1
        return self.kernel.call("king_choice", *self.desk, self.rollouts, self.seed, self.turn - 1)


class Chance:
    """Comes from outside: a PCG of 32 bits, the same as in kernel.mjs."""

    def __init__(self, seed: int) -> None:
        self.x = seed & 0xFFFFFFFF

    def below(self, count: int) -> int:
        self.x = (self.x * 747796405 + 2891336453) & 0xFFFFFFFF
        word = ((self.x >> (self.x >> 28) + 4) ^ self.x) * 277803737 & 0xFFFFFFFF
        return (word >> 22 ^ word) * count >> 32

    def one_of(self, some: list[int]) -> int:
        return some[self.below(len(some))]


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [bit for bit in range(32) if mask >> bit & 1]


def play_random_games(kernel: Kernel, players: int, games: int, seed: int) -> None:
    """All inside the kernel."""
    state = kernel.make(state_size(kernel, players))
    wins = kernel.make(players)
    begun = time.perf_counter()
    decisions = kernel.call("random_games", state, wins, players, 0, seed, 0, games)
    seconds = time.perf_counter() - begun
    won = " ".join(map(str, kernel.words(wins, players)))
    print(f"{games} random games of {players}: {decisions} decisions, wins {won}")
    print(f"{decisions / seconds:,.0f} decisions/s", file=sys.stderr)


def state_size(kernel: Kernel, players: int) -> int:
    return kernel.STACKS + players * players * kernel.CARD_COUNT


class Game:
    """One game, step by step: the King in seat 0, the others at random."""

    def __init__(self, kernel: Kernel, players: int, chance: Chance, king: King) -> None:
        self.kernel, self.players, self.chance, self.king = kernel, players, chance, king
        self.size = state_size(kernel, players)
        self.state = kernel.make(self.size)
        self.told = kernel.make(kernel.EVENT_BUFFER)

    def words(self) -> tuple[int, ...]:
        return self.kernel.words(self.state, self.size)

    def play(self) -> list[int]:
        """To the end; the scores."""
        k, state = self.kernel, self.state
        k.call("start", state, self.events(), self.players, 0, 0)
        while (phase := self.words()[k.PHASE]) != k.OVER:
            if phase <= k.LAST_CHOICE:
                self.decide()
            elif phase == k.ROUND_END:
                k.call("end_round", state, self.events())
                self.tell_awards()
            elif phase == k.REVEAL:
                self.reveal_target()
            else:
                self.draw_card()
        return [k.call("score", state, seat) for seat in range(self.players)]

    def events(self) -> int:
        """What happens in a step is told as rows of ROW words, behind a cursor that we set back."""
        self.kernel.write(self.told, 1)
        return self.told

    def tell_awards(self) -> None:
        k = self.kernel
        (end,) = k.words(self.told, 1)
        rows = k.words(self.told, end)
        for at in range(1, end, k.ROW):
            event, column, target, winner = rows[at : at + 4]
            if event == k.E_AWARDED:
                print(f"column {column}, target {target}: seat {winner}")

    def decide(self) -> None:
        k, state = self.kernel, self.state
        seat = self.words()[k.ACTOR]
        choices = k.call("count_choices", state)
        choice = self.king.choose(state, seat) if seat == 0 else self.chance.below(choices)
        code = k.call("action_code", state, choice)
        card, column = (code >> k.CODE_SHIFT) - 1, (code & k.CODE_BITS) - 1
        print(f"seat {seat} of {choices} choices takes {choice}: card {card}, column {column}")
        k.call("carry_out", state, code)

    def draw_card(self) -> None:
        k = self.kernel
        card = -1
        if k.call("ready", self.state, self.events()):
            s = self.words()
            card = self.chance.one_of(bits(s[k.PILE + s[k.ACTOR] * k.SEAT_SIZE]))
        k.call("draw", self.state, self.events(), card)

    def reveal_target(self) -> None:
        k, s = self.kernel, self.words()
        low, high = bits(s[k.TARGETS_LEFT]), bits(s[k.TARGETS_LEFT + 1])
        target = self.chance.one_of([*low, *(k.HALF + bit for bit in high)])
        k.call("reveal", self.state, self.events(), target)


def arguments() -> Any:
    parser = argparse.ArgumentParser(description="Random games, then one against the King.")
    folder = SOURCE / "kabale" / "kernel"
    parser.add_argument("--kernel", type=Path, default=folder, help="of kernel.wasm, kernel.json")
    parser.add_argument("--weights", type=Path, default=SOURCE / "bots" / "kabale" / "weights.bin")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--rollouts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    kernel = Kernel(given.kernel)
    play_random_games(kernel, given.players, given.games, given.seed)
    size = state_size(kernel, given.players)
    king = King(kernel, given.weights, size, given.rollouts, given.seed)
    scores = Game(kernel, given.players, Chance(given.seed), king).play()
    print(f"scores {' '.join(map(str, scores))}, the King's first")


if __name__ == "__main__":
    main()
