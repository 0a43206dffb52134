"""The types that the pages are checked against are those of what the server sends."""

from web.generate.make_types import SOURCES, as_files


def test_the_types_in_the_browser_are_those_of_the_server() -> None:
    for path, text in as_files().items():
        name = path.relative_to(SOURCES)
        assert path.read_text() == text, f"{name} is stale: run `make types` and look at the diff"
