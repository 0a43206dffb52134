"""Parts of Hofnarr that are installed on wish: what is missing is named, with the command that
brings it to where Hofnarr was installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shlex import quote

from hofnarr.core.errors import BadInput

_ROOT = Path(__file__).parents[3]  # of a checkout


class MissingExtra(BadInput, ImportError):
    """Both: whoever types a command reads the sentence, whoever imports a module may catch it."""


@contextmanager
def extra(name: str, what: str) -> Iterator[None]:
    """Around imports that come with an extra.

    >>> with extra("lab", "hofnarr.env.vector"):  # doctest: +IGNORE_EXCEPTION_DETAIL
    ...     import a_module_that_nobody_has
    Traceback (most recent call last):
    MissingExtra: hofnarr.env.vector needs hofnarr[lab]: make -C ... extra NAME=lab
    """
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as missing:
        raise missing_extra(name, what) from missing


def missing_extra(name: str, what: str) -> MissingExtra:
    return MissingExtra(f"{what} needs hofnarr[{name}]: {_command(name)}")


def _command(name: str) -> str:
    """Double quotes, for they mean the same in every shell."""
    if Path(sys.prefix) == _ROOT / ".venv" and (_ROOT / "Makefile").is_file():
        return f"make -C {quote(str(_ROOT))} extra NAME={name}"
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    if find_spec("pip") is None:
        return f'uv pip install --python {python} "hofnarr[{name}]"'
    return f'{python} -m pip install "hofnarr[{name}]"'
