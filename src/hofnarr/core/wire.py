"""JSON that strangers wrote, read into a type; whatever is wrong with it is BadInput."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

import msgspec

from hofnarr.core.errors import BadInput


def decode(data: bytes | str, into: Any = Any) -> Any:
    """
    >>> decode('{"seat": 1}')
    {'seat': 1}
    >>> decode("[1", into=list[int])
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: not JSON: Input data was truncated
    """
    try:
        return msgspec.json.decode(data, type=into)
    except msgspec.ValidationError as error:
        if into is Any:  # a number that no machine can hold
            raise BadInput(f"not JSON: {error}") from None
        raise BadInput(str(error)) from None
    except UnicodeDecodeError:
        raise BadInput("not UTF-8: save the file in that encoding") from None
    except RecursionError:
        raise BadInput("nested too deeply") from None
    except msgspec.DecodeError as error:
        raise BadInput(f"not JSON: {error}") from None


class Document(Protocol):
    """Something written to be read later; its format says what it means."""

    @property
    def format(self) -> str: ...


D = TypeVar("D", bound=Document)


def decode_document(data: bytes | str, into: type[D], *known: str) -> D:
    """Refuses documents of any format but the known ones, old ones among them."""
    document: D = decode(data, into=into)
    if document.format not in known:
        read = " and ".join(map(repr, known))
        raise BadInput(f"format: {document.format!r} is unknown here, {read} is read")
    return document
