"""Python view: measured capabilities as code to paste into a driver."""

from __future__ import annotations

from typing import Any, Final

from nntest.report.result_kind import ResultKind

__all__ = ["FILE", "parts"]

FILE: Final = "capabilities.py"


def parts(run: Any, kind: ResultKind[Any]) -> tuple[bytes]:
    """The code of all drivers."""
    return (kind.python(run).encode(errors="backslashreplace"),)
