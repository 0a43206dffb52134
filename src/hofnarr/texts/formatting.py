"""Messages of the Fluent files as text: the parts of the language that ours are written in.

Text, variables, references to other messages, and choices by plural class or by word. Anything else
is refused when a message is first used, not left out. `fluent.syntax` parses; the runtime that goes
with it would bring thirty megabytes of locale data for four languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal

from fluent.syntax import FluentParser, ast

Variables = Mapping[str, str | float]

DECIMAL_SIGN = {"en": ".", "de": ",", "cs": ",", "pl": ","}
GROUP_SIGN = {"en": ",", "de": ".", "cs": "\u00a0", "pl": "\u00a0"}
DECIMALS = 3  # at most


class FormatError(ValueError):
    """A message that cannot be told; says why."""


def parse(source: str) -> dict[str, ast.Message]:
    """The messages of a file, by their ids."""
    entries = FluentParser(with_spans=False).parse(source).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


class Formatter:
    """Tells patterns in one language; `find` gives the pattern of another message."""

    def __init__(self, language: str, find: Callable[[str], ast.Pattern]) -> None:
        self.language = language
        self._find = find

    def format(self, pattern: ast.Pattern, variables: Variables) -> str:
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else self._placed(element.expression, variables)
            for element in pattern.elements
        )

    def _placed(self, expression: object, variables: Variables) -> str:
        match expression:
            case ast.VariableReference():
                value = _variable(expression.id.name, variables)
                return value if isinstance(value, str) else format_number(value, self.language)
            case ast.MessageReference():
                attribute = f".{expression.attribute.name}" if expression.attribute else ""
                return self.format(self._find(expression.id.name + attribute), variables)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return str(expression.value)
            case ast.SelectExpression():
                return self.format(self._chosen(expression, variables), variables)
            case ast.Placeable():
                return self._placed(expression.expression, variables)
        raise FormatError(f"{type(expression).__name__} is not understood")

    def _chosen(self, choice: ast.SelectExpression, variables: Variables) -> ast.Pattern:
        if not isinstance(choice.selector, ast.VariableReference):
            raise FormatError("only variables are chosen by")
        value = _variable(choice.selector.id.name, variables)
        for variant in choice.variants:
            if _fits(variant.key, value, self.language):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)


def _variable(name: str, variables: Variables) -> str | float:
    if name not in variables:
        raise FormatError(f"unknown variable ${name}")
    return variables[name]


def _fits(key: ast.Identifier | ast.NumberLiteral, value: str | float, language: str) -> bool:
    if isinstance(key, ast.NumberLiteral):
        return not isinstance(value, str) and value == float(key.value)
    if isinstance(value, str):
        return value == key.name
    return plural_class(value, language) == key.name


def format_number(value: float, language: str) -> str:
    """A number with the signs of the language.

    >>> format_number(12345.5, "en"), format_number(12345.5, "de"), format_number(-3, "cs")
    ('12,345.5', '12.345,5', '-3')
    """
    rounded = Decimal(str(value)).quantize(Decimal(10) ** -DECIMALS, ROUND_HALF_EVEN)
    whole, _, rest = f"{rounded:,.{DECIMALS}f}".partition(".")
    rest = rest.rstrip("0")
    told = whole.replace(",", GROUP_SIGN[language])
    return told + DECIMAL_SIGN[language] + rest if rest else told


def plural_class(value: float, language: str) -> str:
    """The class of a number in the sense of Unicode (CLDR).

    >>> [plural_class(n, "pl") for n in (1, 2, 5, 12, 22, 1.5)]
    ['one', 'few', 'many', 'many', 'few', 'other']
    """
    is_whole = float(value).is_integer()
    n = abs(int(value))
    if is_whole and n == 1:
        return "one"
    if language == "cs":
        if not is_whole:
            return "many"
        return "few" if 2 <= n <= 4 else "other"
    if language == "pl" and is_whole:
        return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"
    return "other"
