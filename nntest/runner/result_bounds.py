"""Bounds of a result: its reason and evidence quote the driver, at any length."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from nncli.bounded_text import MAX_REASON, bounded
from nntest.failure import Failure
from nntest.results import CaseResult

__all__ = ["within_bounds"]

MAX_LINES: Final = 1000
"""Maximum lines of evidence: some logs and the stacks of a process with many threads."""

Result = TypeVar("Result", bound=CaseResult)


def within_bounds(result: Result) -> Result:
    """``result`` with a reason and evidence that a report can hold; cuts say how much they cut."""
    if not result.why and not result.evidence:
        return result
    evidence = tuple(bounded(line, MAX_REASON) for line in result.evidence[-MAX_LINES:])
    left = len(result.evidence) - len(evidence)
    if left:
        evidence = (f"[{left} lines were cut]", *evidence)
    return msgspec.structs.replace(result, why=_bounded(result.why), evidence=evidence)


def _bounded(why: Failure | str) -> Failure | str:
    if isinstance(why, str):
        return bounded(why, MAX_REASON)
    text, remark = bounded(why.text, MAX_REASON), bounded(why.remark, MAX_REASON)
    return msgspec.structs.replace(why, text=text, remark=remark)
