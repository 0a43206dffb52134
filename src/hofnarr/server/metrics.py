"""Figures for Prometheus, at /metrics."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("prometheus_client"):
    from prometheus_client import (
        CONTENT_TYPE_LATEST,
        REGISTRY,
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        generate_latest,
    )
else:  # on a device
    from hofnarr.server.unmeasured import (
        CONTENT_TYPE_LATEST,
        REGISTRY,
        Counter,
        Gauge,
        Histogram,
        generate_latest,
    )

#: Set by `hofnarr serve --workers` before anything is measured: a folder where processes add up.
SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.2, 0.5, 1, 5)

ENTRIES = Counter("hofnarr_entries", "Entries written, by kind.", ["kind"])
COMMAND_SECONDS = Histogram(
    "hofnarr_command_seconds", "From a command's arrival to its answer.", ["type"], buckets=_QUICK
)
REFUSALS = Counter("hofnarr_refusals", "Requests refused, by code.", ["code"])
REQUESTS = Counter("hofnarr_requests", "HTTP requests, by method and status.", ["method", "status"])
SOCKETS = Gauge("hofnarr_sockets", "Open sockets.", multiprocess_mode="livesum")
SLOW_SOCKETS = Counter("hofnarr_slow_sockets", "Sockets dropped because they did not read.")
BOT_SECONDS = Histogram(
    "hofnarr_bot_seconds", "How long bots think.", ["game", "level"], buckets=_QUICK
)
BOT_FAILURES = Counter(
    "hofnarr_bot_failures", "Bots that crashed or took too long.", ["game", "level"]
)
TABLES = Gauge("hofnarr_tables", "Tables, by status.", ["status"], multiprocess_mode="mostrecent")
CLERK_SECONDS = Counter("hofnarr_clerk_seconds", "Seconds of work on whole records.")
REPLAYED = Counter("hofnarr_replayed_moves", "Moves made again to look at the past.")
WEBHOOKS = Counter("hofnarr_webhooks", "Webhooks sent, by outcome.", ["outcome"])


def exposition() -> tuple[bytes, str]:
    """All figures as text, and the type of that text."""
    registry: CollectorRegistry = REGISTRY
    if SHARED_FOLDER in os.environ:
        from prometheus_client.multiprocess import MultiProcessCollector

        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
