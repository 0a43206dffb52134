"""Prometheus and the dashboard ask for figures that the server really tells."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from hofnarr.server import metrics
from tests.server.clients import YOU, Api, bot
from tests.server.serving import running

FOLDER = Path(__file__).parents[2] / "deploy/prometheus"
#: What Prometheus and its client library tell by themselves.
FOREIGN = {"up", "process_resident_memory_bytes"}
LABELS = re.compile(r"(\w+){([^}]*)}|by \(([\w, ]+)\)")

pytestmark = pytest.mark.anyio


def dashboard() -> Any:
    return json.loads((FOLDER / "dashboard.json").read_text(encoding="utf-8"))


def expressions() -> list[str]:
    rules = yaml.safe_load((FOLDER / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    asked = [rule["expr"] for group in rules for rule in group["rules"]]
    shown = [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]
    return [*asked, *shown]


def known() -> dict[str, set[str]]:
    """Every figure as it is told, with its labels."""
    found = {}
    for figure in metrics.FIGURES:
        for family in figure.collect():
            ends = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}
            for end in ends.get(family.type, [""]):
                found[family.name + end] = {*figure._labelnames, "le", "instance", "job"}
    return found


def test_every_figure_that_is_asked_for_is_told() -> None:
    names = known()
    for expression in expressions():
        asked = re.findall(r"\b(hofnarr_\w+|process_\w+|up)\b", expression)
        assert asked, expression
        for name in asked:
            assert name in names or name in FOREIGN, expression
        labels = {label for name in asked for label in names.get(name, {"instance", "job"})}
        for _, within, by in LABELS.findall(expression):
            used = re.findall(r"(\w+)=", within) if within else by.split(", ")
            assert set(used) - {""} <= labels, expression


def test_every_figure_has_a_place_on_the_dashboard() -> None:
    text = json.dumps(dashboard())
    missing = [name for name in known() if name.removesuffix("_count") not in text]
    assert [name for name in missing if not name.endswith("_sum")] == []


def test_panels_do_not_lie_on_each_other() -> None:
    taken = set()
    panels = dashboard()["panels"]
    for panel in panels:
        place = panel["gridPos"]
        for x in range(place["x"], place["x"] + place["w"]):
            for y in range(place["y"], place["y"] + place["h"]):
                assert (x, y) not in taken, panel["title"]
                taken.add((x, y))
        assert place["x"] + place["w"] <= 24
    assert len({panel["id"] for panel in panels}) == len(panels)


async def test_the_server_tells_them(sqlite: str) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        await api.create(YOU, bot())
        figures = (await api.http.get("/metrics")).text
    told = set(re.findall(r"^# TYPE (\w+) ", figures, re.MULTILINE))
    assert {figure._name for figure in metrics.FIGURES} <= {
        name.removesuffix("_total") for name in told
    }
