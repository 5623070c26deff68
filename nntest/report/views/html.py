"""HTML view: one self-contained page."""

from __future__ import annotations

from typing import Any, Final

from nntest.report.result_kind import ResultKind

__all__ = ["FILE", "parts"]

FILE: Final = "index.html"


def parts(run: Any, kind: ResultKind[Any]) -> tuple[bytes]:
    """The page of ``run``."""
    return (kind.page(run).encode(errors="backslashreplace"),)
