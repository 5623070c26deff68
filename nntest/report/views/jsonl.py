"""JSON Lines view: only the cases, one a line, for tools that read line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from nncli.encoding import encoded
from nntest.report.result_kind import ResultKind

__all__ = ["FILE", "parts"]

FILE: Final = "results.jsonl"


def parts(run: Any, kind: ResultKind[Any]) -> Iterator[bytes]:
    """A line a case."""
    return (encoded(case) + b"\n" for case in run.cases)
