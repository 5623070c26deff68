"""Markdown view: the summary that GitHub shows of a job."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from nntest.report.result_kind import ResultKind

__all__ = ["FILE", "parts"]

FILE: Final = "summary.md"


def parts(run: Any, kind: ResultKind[Any]) -> Iterator[bytes]:
    """The summary of ``run``."""
    yield kind.markdown(run).encode(errors="backslashreplace")
