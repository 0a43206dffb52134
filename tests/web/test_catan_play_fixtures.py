"""The tests of playing Catan in the browser compare with what rules and texts say today."""

import pytest

from web.src.games.catan.play.fixtures.make import HERE, make

FILES = ("decisions.json", "payment.json", "questions.json", "words.json")


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    return make()


def test_there_are_exactly_these_files(made: dict[str, bytes]) -> None:
    assert set(made) == set(FILES) == {path.name for path in HERE.glob("*.json")}


@pytest.mark.parametrize("name", FILES)
def test_the_file_is_as_it_would_be_made_now(made: dict[str, bytes], name: str) -> None:
    same = (HERE / name).read_bytes() == made[name] + b"\n"
    assert same, f"{name}: run `python -m web.src.games.catan.play.fixtures.make` and look at it"
