"""CSV view: the columns of Android's MLTS, for the tools that read them."""

from __future__ import annotations

from typing import Any, Final

from nntest.report.result_kind import ResultKind

__all__ = ["FILE", "parts"]

FILE: Final = "benchmark.csv"


def parts(run: Any, kind: ResultKind[Any]) -> tuple[bytes]:
    """The file of a benchmark."""
    return (kind.csv(run).encode(errors="backslashreplace"),)
