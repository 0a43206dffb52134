"""Many random games over all sets: `python -m tests.catan.soak [GAMES]`, see `make soak`.

Half of them are played by somebody who likes to build, half by pure chance; all are checked on the
way (cards and resources conserved, memories true). At the end: how they ended.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from hofnarr.bots import usable_cores
from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.running import start_game, step
from hofnarr.core.chance import RandomChance
from tests.catan.randomly import assert_sound, busy_move
from tests.catan.test_random_games import MODES

GAMES = 20_000
EVERY = 199  # decisions between two checks
CHUNK = 8


def play(number: int) -> tuple[str, str, str]:
    """Game of this number: its mode, who plays, how it ended."""
    mode = list(MODES)[number % len(MODES)]
    is_busy = number // len(MODES) % 2 == 0
    chance, random = RandomChance(f"soak {number}"), Random(f"moves {number}")
    s, _ = start_game(card_set(MODES[mode]), chance, number % 2)
    decisions = 0
    try:
        while s.moves:
            step(s, busy_move(s, random) if is_busy else random.choice(s.moves), chance)
            decisions += 1
            if decisions % EVERY == 0:
                assert_sound(s)
        assert_sound(s)
        assert s.over
    except Exception as error:
        raise AssertionError(f"game {number}, {mode}, decision {decisions}: {error!r}") from error
    by_points = s.winner >= 0 and s.victory(s.winner) >= s.cs.target
    return mode, "busy" if is_busy else "idle", "victory" if by_points else "rounds"


def main(games: int) -> None:
    endings: Counter[tuple[str, str, str]] = Counter()
    with ProcessPoolExecutor(usable_cores()) as executor:
        try:
            for ending in executor.map(play, range(games), chunksize=CHUNK):
                endings[ending] += 1
                if endings.total() % 1000 == 0:
                    print(f"  {endings.total():,} of {games:,} games", file=sys.stderr)
        except KeyboardInterrupt:
            executor.shutdown(cancel_futures=True)
            print(f"interrupted: {games:,} games were wanted")
    report(endings)


def report(endings: Counter[tuple[str, str, str]]) -> None:
    for mode in MODES:
        for kind in ("busy", "idle"):
            won, rounds = (endings[mode, kind, how] for how in ("victory", "rounds"))
            if total := won + rounds:
                share = 100 * won / total
                print(f"{mode:22} {kind}: {total:6,} games, {share:5.1f} % by victory, rest by C89")
    won = sum(count for (_, _, how), count in endings.items() if how == "victory")
    games = endings.total()
    print(f"{games:,} games without an error: {won:,} by victory, {games - won:,} by C89")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
