"""CSV view: the columns of Android's MLTS, for the tools that read them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Protocol

__all__ = ["FILE", "parts"]

FILE: Final = "benchmark.csv"


class _HasCsv(Protocol):
    def csv(self, run: Any) -> str: ...


def parts(run: Any, kind: _HasCsv) -> Iterator[bytes]:
    """The file of a benchmark."""
    yield kind.csv(run).encode(errors="backslashreplace")
