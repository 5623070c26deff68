"""Markdown view: the summary that GitHub shows of a job."""

from __future__ import annotations

from typing import Any, Final

from nntest.report.github import summary_of
from nntest.report.result_kind import ResultKind

__all__ = ["FILE", "parts"]

FILE: Final = "summary.md"


def parts(run: Any, kind: ResultKind[Any]) -> tuple[bytes]:
    """The summary of ``run``, or the kind's own text."""
    own = kind.markdown
    text = summary_of(*kind.judged(run), run.totals) if own is None else own(run)
    return (text.encode(errors="backslashreplace"),)
