"""simulate, verify, replay, cards, rules, bench with the Catan card game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hofnarr.catan.options import VARIANTS
from hofnarr.texts import LANGUAGES

from .conftest import Run


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from hofnarr.bots.catan.simulation import Setting, play_batch

    file = tmp_path_factory.mktemp("catan") / "games.jsonl"
    setting = Setting("cli", ("greedy", "random"), VARIANTS["knights"])
    file.write_bytes(play_batch(setting, 0, 1, True).records)
    return file


# --- simulate and verify --------------------------------------------------------------------------


@pytest.mark.parametrize("sets", [*VARIANTS, "knights,politics"])
def test_simulated_games_verify(run: Run, tmp_path: Path, sets: str) -> None:
    file = tmp_path / "games.jsonl"
    code, out, err = run(
        *("simulate", "catan", "--set", sets, "--bots", "greedy,random", "--games", "1"),
        *("--seed", "5", "--records", str(file), "--json"),
    )
    assert (code, err) == (0, "")
    summary = msgspec.json.decode(out)
    assert summary["endings"] == {"victory": 1, "rounds": 0}
    assert summary["median_turns"] > 10
    assert run("verify", str(file)).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_comes_in_every_language(run: Run, language: str) -> None:
    code, out, _ = run(
        *("simulate", "catan", "--bots", "greedy,random", "--games", "1", "--language", language)
    )
    assert code == 0
    assert "C89" in out


def test_own_decks_and_own_numbers_are_played(run: Run, tmp_path: Path) -> None:
    chosen = VARIANTS["tournament"].tournament
    decks = tmp_path / "decks.yaml"
    decks.write_bytes(msgspec.yaml.encode(chosen))
    cards = tmp_path / "cards.yaml"
    cards.write_text("cards: [{id: church, cost: {gold: 1}}]")
    code, out, _ = run(
        *("simulate", "catan", "--decks", str(decks), "--cards", str(cards)),
        *("--bots", "greedy,random", "--games", "1", "--json"),
    )
    options = msgspec.json.decode(out)["options"]
    assert code == 0
    assert options["tournament"] == msgspec.to_builtins(chosen)
    assert options["cards"] == {"church": {"cost": {"gold": 1}}}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "3"), "--players: 3 is not possible, the game is for 2"),
        (("--set", "pirates"), "unknown set 'pirates': choose base, knights,"),
        (("--edition", "german"), "--edition: belongs to kabale, catan has --set"),
        (("--option", "a=b"), "--option: belongs to kabale"),
        (("--theme-cards", "some"), "theme cards: 'some' is neither forty nor all"),
        (("--bots", "king"), "unknown bot 'king': choose one of random, greedy"),
        (("--cards", "/nowhere.yaml"), "/nowhere.yaml: No such file"),
    ],
)
def test_what_makes_no_sense_is_refused(run: Run, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = run("simulate", "catan", *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cards: [{id: castle, cost: {brick: 99}}]", "cards[0] (castle).cost.brick: 99 is not 0"),
        ("cards: [{id: castle, cost: {stone: 1}}]", "cards[0] (castle): Invalid enum value"),
        ("cards: [{id: palisade}]", "cards[0].id: 'palisade' is not a card"),
        ("cards: [{id: castle, price: 1}]", "cards[0] (castle): unknown field 'price'"),
        ("[1, 2]", "cards: missing"),
    ],
)
def test_a_broken_card_file_names_entry_and_field(
    run: Run, tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(text)
    for command in (("simulate", "catan"), ("cards", "catan")):
        code, out, err = run(*command, "--cards", str(file))
        assert (code, out) == (2, "")
        assert f"{file}: {said}" in err


def test_a_broken_deck_names_the_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "decks.yaml"
    file.write_text("decks: [[church], []]\nevents: [[], []]\n")
    code, _, err = run("simulate", "catan", "--decks", str(file))
    assert code == 2
    assert f"{file}: tournament.decks[0]: has 1 cards, a deck has 33" in err


def test_kabale_has_no_sets(run: Run) -> None:
    code, _, err = run("simulate", "kabale", "--set", "knights")
    assert (code, err) == (
        2,
        "hofnarr: --set: belongs to catan, kabale has --edition and --option\n",
    )


# --- replay ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_replayed_to_its_end(run: Run, records: Path, language: str) -> None:
    code, out, err = run("replay", str(records), "--all", "--language", language)
    assert (code, err) == (0, "")
    assert "greedy" in out.splitlines()[-1] or "═" in out


def test_a_spectator_sees_no_hand(run: Run, records: Path) -> None:
    shown = run("replay", str(records), "--all", "--seat", "0").out
    public = run("replay", str(records), "--all", "--seat", "public").out
    assert "Your hand" in shown
    assert "Your hand" not in public


def test_r_goes_to_the_next_round(run: Run, records: Path) -> None:
    out = run("replay", str(records), stdin="r\nr\nq\n", tty=True).out
    assert "Round 2: " in out


# --- cards and rules ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed(run: Run, language: str) -> None:
    code, out, _ = run("cards", "catan", "--language", language)
    assert code == 0
    assert "†" in out


def test_a_reconstructed_number_is_marked(run: Run) -> None:
    page = run("cards", "catan", "castle", "--json").json()[0]
    assert page["provenance"]["cost"] == "reconstructed"
    assert page["working_name"]
    shown = run("cards", "catan", "castle").out
    assert "2 brick, 1 ore (reconstructed)" in shown
    assert "this one is our own choice" in shown


def test_the_own_number_is_shown_as_such(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text("cards: [{id: castle, cost: {gold: 4}}]")
    assert "4 gold (your own file)" in run("cards", "catan", "Castle", "--cards", str(file)).out


def test_an_unknown_card_is_refused(run: Run) -> None:
    code, _, err = run("cards", "catan", "chruch")
    assert (code, err) == (2, "hofnarr: unknown card 'chruch': did you mean 'church'?\n")


def test_a_ruling_is_shown_with_its_reason(run: Run) -> None:
    code, out, _ = run("rules", "catan", "c31")
    assert code == 0
    assert out.startswith("C31  Trade between the players")
    assert "Why: " in out
    assert run("rules", "catan", "event-die", "--json").json()[0]["id"] == "event-die"
    assert "C107" in run("rules", "catan").out
    assert run("rules", "catan", "R3").code == 2


# --- bench ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("cores", ["1", "2"])
def test_the_speed_is_told(run: Run, cores: str) -> None:
    code, out, _ = run("bench", "catan", "--seconds", "0.05", "--cores", cores)
    figures = msgspec.json.decode(out.splitlines()[-1])
    assert code == 0
    assert figures["decisions_per_second"] > figures["games_per_second"] > 0
    assert figures["clone_microseconds"] > 0


@pytest.mark.parametrize("named", [("--gpu",), ("--runner", "wasm"), ("--runner", "cuda")])
def test_catan_runs_in_plain_python_only(run: Run, named: tuple[str, ...]) -> None:
    code, out, err = run("bench", "catan", *named)
    assert (code, out) == (2, "")
    assert "--runner, --gpu: catan is played in plain Python only, leave them out" in err
