"""The units of systemd: systemd itself finds nothing wrong with them, and they let little in."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.docs.test_commands import parse

FOLDER = Path(__file__).parents[2] / "deploy"
UNITS = ("hofnarr.service", "hofnarr-backup.service", "hofnarr-backup.timer")
DROP_IN = "hofnarr-postgresql.conf"
PROGRAM = "/opt/hofnarr/bin/hofnarr"
#: Of 10; systemd calls everything below 4 OK.
MOST_EXPOSED = 3.5


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As they would lie in /etc/systemd/system, with a program that is there."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is missing")
    folder = tmp_path_factory.mktemp("system")
    (folder / "hofnarr.service.d").mkdir()
    for name, place in [(name, name) for name in UNITS] + [(DROP_IN, "hofnarr.service.d/x.conf")]:
        text = (FOLDER / name).read_text(encoding="utf-8")
        (folder / place).write_text(text.replace(PROGRAM, "/bin/true"))
    return folder


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_takes_it(unit: str, installed: Path) -> None:
    command = ["systemd-analyze", "verify", "--man=no", str(installed / unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    # It also speaks of units of the machine that it is run on.
    ours = [line for line in done.stderr.splitlines() if "hofnarr" in line]
    assert ours == []


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.endswith(".service")])
def test_it_lets_little_in(unit: str, installed: Path) -> None:
    path = str(installed / unit)
    command = ["systemd-analyze", "security", "--offline=yes", "--no-pager", path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"exposure level for \S+: ([\d.]+)", done.stdout)
    if found is None:
        pytest.skip("this systemd judges only what runs")
    assert float(found[1]) < MOST_EXPOSED


@pytest.mark.parametrize("name", [*UNITS, DROP_IN])
def test_what_it_runs_is_a_command_of_ours(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    for line in re.findall(rf"^ExecStart=.*?{PROGRAM} ([^'\n]+)", text, re.MULTILINE):
        parse(shlex.split(line))


def test_server_and_backup_use_the_same_database() -> None:
    def database(name: str) -> list[str]:
        text = (FOLDER / name).read_text(encoding="utf-8")
        return re.findall(r"^Environment=HOFNARR_DATABASE=(.+)$", text, re.MULTILINE)

    assert database("hofnarr.service") == database("hofnarr-backup.service")
    assert database(DROP_IN) == ["postgresql://hofnarr@/hofnarr"]
