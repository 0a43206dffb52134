"""What the tests of the Catan table look at is what the rules give today."""

from web.src.games.catan.fixtures.make import HERE, make


def test_the_moments_are_as_they_would_be_made_now() -> None:
    made = make()
    assert set(made) == {path.name for path in HERE.glob("*.json")}
    for name, content in made.items():
        same = (HERE / name).read_bytes() == content + b"\n"
        assert same, f"{name}: run `python -m web.src.games.catan.fixtures.make` and look at it"
