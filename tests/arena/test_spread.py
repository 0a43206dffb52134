"""Many deals: the same whoever plays them, and problems come back as one sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hofnarr.arena import Setting, hold, hold_on_ray
from hofnarr.arena.spread import Job
from hofnarr.arena.table import Deal
from hofnarr.bots.own import read_code
from hofnarr.core.errors import BadInput

JOBS: list[Job] = [(players, deal) for players in (2, 4) for deal in range(12)]
SETTING = Setting("kabale", ("random", "greedy", "flat:5"), seed="spread")

BAD = """
class Bad:
    def act(self, view):
        raise RuntimeError("gave up")

BOTS = {"bad": lambda seed: Bad()}
"""


def in_order(deals: list[Deal]) -> list[Deal]:
    return sorted(deals, key=lambda deal: (deal.players, deal.deal))


@pytest.fixture(scope="module")
def alone() -> list[Deal]:
    return list(hold(SETTING, JOBS))


@pytest.fixture
def bad(tmp_path: Path) -> Setting:
    file = tmp_path / "mybot.py"
    file.write_text(BAD, encoding="utf-8")
    return Setting("kabale", ("random", "bad"), code=(read_code(file),))


def test_every_deal_is_played_once(alone: list[Deal]) -> None:
    assert [(deal.players, deal.deal) for deal in alone] == JOBS
    assert len({tuple(deal.games[0].outcome.scores) for deal in alone}) > 12


def test_processes_play_the_same_deals(alone: list[Deal]) -> None:
    assert in_order(list(hold(SETTING, JOBS, cores=2, patience=0))) == alone


def test_a_short_run_starts_no_processes(
    alone: list[Deal], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hofnarr.arena.spread.Processes", None)
    assert list(hold(SETTING, JOBS, cores=8, patience=60)) == alone


def test_nothing_to_play_starts_nothing() -> None:
    assert list(hold(SETTING, [], cores=8)) == []
    assert list(hold_on_ray(SETTING, [], "nowhere:1")) == []


@pytest.mark.parametrize("cores", [1, 2])
def test_a_bot_that_fails_is_named_wherever_it_plays(bad: Setting, cores: int) -> None:
    with pytest.raises(BadInput, match=r"^bot 'bad': RuntimeError: gave up \(mybot.py, line 4\)$"):
        list(hold(bad, [(2, deal) for deal in range(8)], cores=cores, patience=0))


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"^--ray needs hofnarr\[ray\]: "):
        list(hold_on_ray(SETTING, JOBS, "local"))


def test_a_ray_cluster_plays_the_same_deals(alone: list[Deal], bad: Setting) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: uv sync --extra ray")
    assert in_order(list(hold_on_ray(SETTING, JOBS, "local", 2))) == alone
    with pytest.raises(BadInput, match=r"^bot 'bad': RuntimeError: gave up"):
        list(hold_on_ray(bad, [(2, 0)], "local", 2))
    with pytest.raises(BadInput, match=r"^--ray: 127\.0\.0\.1:1: "):
        list(hold_on_ray(SETTING, JOBS, "127.0.0.1:1"))
