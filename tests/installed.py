"""Does what was installed work, where it was installed? Whole games, by commands and by a server.

    python tests/installed.py

Needs nothing but the standard library and the `hofnarr` of the Python that runs it; the sources of
this checkout are not used. Says what it did and what the packages weigh; ends with 1 where
something is wrong.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
HOFNARR = Path(sysconfig.get_path("scripts")) / ("hofnarr.exe" if os.name == "nt" else "hofnarr")
#: Seconds for anything to happen on a slow machine.
PATIENCE = 120
#: The strongest bot of each game that decides quickly, so that networks and kernel are loaded.
OPPONENTS = {"kabale": ["minister", "courtier", "greedy"], "catan": ["courtier"]}


def main() -> None:
    packages = Path(sysconfig.get_path("purelib"))
    import hofnarr

    place = Path(hofnarr.__file__).resolve()
    check(not place.is_relative_to(ROOT / "src"), f"this is the checkout: {place}")
    check(hofnarr.__version__ == version("hofnarr"), "two versions")
    check((place.parent / "static/index.html").is_file(), "the pages are not in the package")
    check((place.parent / "py.typed").is_file(), "py.typed is not in the package")
    tell(f"hofnarr {hofnarr.__version__}, Python {sys.version.split()[0]}, {sys.platform}")
    tell(f"site-packages: {weight(packages)} MB, of which Hofnarr {weight(place.parent)} MB")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        commands(Path(folder))
        with serving(Path(folder)) as address:
            pages(address)
            for game, bots in OPPONENTS.items():
                play(address, game, bots)
        backup(Path(folder))
    tell("all is well")


def commands(folder: Path) -> None:
    """What people type, and what it answers."""
    check(run("--version").startswith("hofnarr "), "--version")
    check("serve" in run(), "the front page")
    awarded = run("award", "--target", "music:3", "blue:queen", "white:merchant", "white:cardinal")
    check(len(awarded.splitlines()) > 2, "award")
    for language in ("en", "de", "cs", "pl"):
        check(len(run("rules", "catan", "--language", language)) > 10_000, f"rules in {language}")
    for game, bots in (("kabale", "greedy,random"), ("catan", "random")):
        games = folder / f"{game}.jsonl"
        players = ("--players", "2") if game == "kabale" else ()
        lot = ("--games", "20", "--bots", bots, *players, "--seed", "installed")
        told = json.loads(run("simulate", game, *lot, "--records", games, "--json"))
        check(told["games"] == 20, f"simulate {game}")
        check("20" in run("verify", games), f"verify {game}")
    tell("commands: award, rules in four languages, 20 games of each kind simulated and verified")


def pages(address: str) -> None:
    """The start page, and every file that it names."""
    start = fetch(f"{address}/").decode()
    files = re.findall(r'(?:src|href)="(/[^"]+)"', start)
    check(any(file.endswith(".js") for file in files), "the start page has no script")
    for file in files:
        check(len(fetch(address + file)) > 0, f"{file} is empty")
    tell(f"pages: the start page and {len(files)} files of it")


def play(address: str, game: str, bots: list[str]) -> None:
    """One game to its end by plain HTTP, choosing by lot."""
    random = Random(1)
    seats = [{"kind": "you"}, *({"kind": "bot", "level": bot} for bot in bots)]
    made = ask(address, "tables", {"game": game, "name": "Ada", "bot_pause": 0, "seats": seats})
    table, token, since, moves = made["table"], made["token"], 0, 0
    while True:
        news = ask(address, f"tables/{table}/events?since={since}&wait=25", token=token)
        since = news["seq"]
        if news["table"]["status"] == "finished":
            break
        if news["view"]["to_act"] != made["seat"]:
            continue
        move = {"type": "move", "move_id": f"{since}", "expect_seq": since}
        chosen = random.choice(news["view"]["legal"])
        answer = ask(address, f"tables/{table}/commands", {**move, "action": chosen}, token)
        check(answer["type"] == "ok", f"{game}: {answer}")
        moves += 1
    told = ask(address, f"tables/{table}/events?since=0", token=token)["entries"]
    instead = [entry for entry in told if "instead" in entry]
    check(not instead, f"{game}: bots failed: {instead}")
    check(ask(address, f"tables/{table}/verify")["ok"], f"{game}: the record does not verify")
    tell(f"server: a game of {game} against {', '.join(bots)}, {moves} moves of ours, verified")


def backup(folder: Path) -> None:
    database, elsewhere = (f"sqlite:///{folder / name}.sqlite" for name in ("tables", "other"))
    run("backup", folder / "copy.gz", "--database", database)
    told = json.loads(run("restore", folder / "copy.gz", "--database", elsewhere, "--json"))
    check(told["tables"] == len(OPPONENTS), "restore")
    tell(f"backup and restore: {told['entries']} entries")


# --- tools ----------------------------------------------------------------------------------------


def run(*arguments: str | Path) -> str:
    done = subprocess.run(
        [HOFNARR, *arguments],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
        timeout=PATIENCE,
    )
    command = " ".join(map(str, arguments))
    check(done.returncode == 0, f"hofnarr {command}: {done.stderr.decode(errors='replace')}")
    return done.stdout.decode()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    database = ("--database", f"sqlite:///{folder / 'tables'}.sqlite")
    log = (folder / "server.log").open("w+b")
    server = subprocess.Popen(
        [HOFNARR, "serve", "--no-browser", "--port", "0", "--language", "en", *database],
        stdout=subprocess.PIPE,
        stderr=log,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline().decode(errors="replace")
        found = re.search(r"http://[\w.:]+", line)
        check(found is not None, f"the server did not begin: {line}")
        yield found[0] if found else ""
    finally:
        server.terminate()
        server.wait(PATIENCE)
        log.seek(0)
        problems = [line for line in log if b'"level":"error"' in line]
        log.close()
    check(not problems, f"the server complains: {problems[:3]}")


def ask(address: str, path: str, body: Any = None, token: str | None = None) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    return json.loads(fetch(f"{address}/api/{path}", data, headers))


def fetch(url: str, data: bytes | None = None, headers: dict[str, str] | None = None) -> bytes:
    request = urllib.request.Request(url, data, headers or {})
    while True:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                found: bytes = answer.read()
            return found
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(float(error.headers["Retry-After"]))


def weight(folder: Path) -> int:
    """In megabytes, without what Python makes of it."""
    files = (file for file in folder.rglob("*") if "__pycache__" not in file.parts)
    return round(sum(file.stat().st_size for file in files if file.is_file()) / 1e6)


def check(holds: bool, complaint: str) -> None:
    if not holds:
        raise SystemExit(f"wrong: {complaint}")


def tell(what: str) -> None:
    print(what, flush=True)


if __name__ == "__main__":
    main()
