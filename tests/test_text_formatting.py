"""Our formatter beside Fluent's own runtime: the same sentence for every message."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hofnarr.texts import LANGUAGES, Language, Texts
from hofnarr.texts.formatting import FormatError, Formatter, format_number, parse, plural_class

NUMBERS = (0, 1, 2, 3, 5, 11, 12, 14, 21, 22, 25, 101, 112, 122, 1000, 12345, 1234567)
FRACTIONS = (0.5, 1.5, 2.25, 12345.678, -3.5)


class Used(Visitor):
    """The variables of a message, and the words that it chooses by."""

    def __init__(self) -> None:
        self.values: dict[str, set[str | float]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, {"Ada", 1, 2, 5, 22})

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = [variant.key for variant in node.variants]
        words = {key.name for key in keys if isinstance(key, ast.Identifier)}
        counts = words <= {"one", "few", "many", "other"}
        self.values[node.selector.id.name] = set(NUMBERS) if counts else {"Ada", *words}
        self.generic_visit(node)


def messages(language: Language) -> Iterator[tuple[str, ast.Message, str]]:
    for file in files("hofnarr").joinpath("locale", language).iterdir():
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry, source


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_told_as_fluents_runtime_tells_it(language: Language) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    ours = Texts(language)
    found = list(messages(language))
    for source in {source for _, _, source in found}:
        bundle.add_resource(FluentResource(source))
    told = 0
    for name, entry, _ in found:
        used = Used()
        used.visit(entry)
        most = max([1, *(len(values) for values in used.values.values())])
        compiled = bundle.get_message(name)
        patterns = {"": compiled.value, **compiled.attributes}
        for attribute, pattern in patterns.items():
            if pattern is None:
                continue
            for k in range(most):
                variables = {
                    each: sorted(values, key=str)[k % len(values)]
                    for each, values in used.values.items()
                }
                theirs, errors = bundle.format_pattern(pattern, variables)
                assert not errors, name
                text = f"{name}.{attribute}" if attribute else name
                assert ours(text, **variables) == theirs, (text, variables)
                told += 1
    assert told > 2000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [*NUMBERS, *FRACTIONS, -7])
def test_numbers_look_and_count_as_in_fluents_runtime(language: Language, value: float) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    source = "n = { $n }\np = { $n ->\n [one] one\n [few] few\n [many] many\n *[other] other\n }\n"
    bundle.add_resource(FluentResource(source))
    for name, ours in (("n", format_number), ("p", plural_class)):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        theirs, _ = bundle.format_pattern(pattern, {"n": value})
        assert ours(value, language) == theirs, name


def test_what_the_formatter_does_not_understand_is_refused() -> None:
    pattern = parse("a = { NUMBER($n) }\n")["a"].value
    assert pattern is not None
    with pytest.raises(FormatError, match="FunctionReference is not understood"):
        Formatter("en", lambda name: pattern).format(pattern, {"n": 1})
