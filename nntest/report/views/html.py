"""HTML view: one self-contained page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from nntest.report.result_kind import ResultKind

__all__ = ["FILE", "parts"]

FILE: Final = "index.html"


def parts(run: Any, kind: ResultKind[Any]) -> Iterator[bytes]:
    """The page of ``run``."""
    yield kind.page(run).encode(errors="backslashreplace")
