"""Python view: measured capabilities as code to paste into a driver."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Protocol

__all__ = ["FILE", "parts"]

FILE: Final = "capabilities.py"


class _HasPython(Protocol):
    def python(self, run: Any) -> str: ...


def parts(run: Any, kind: _HasPython) -> Iterator[bytes]:
    """The code of all drivers."""
    yield kind.python(run).encode(errors="backslashreplace")
