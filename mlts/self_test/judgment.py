"""Judgment of how a stress test of a driver with a defect has ended."""

from __future__ import annotations

import re

from mlts.self_test.defects import Defect
from nntest.results import CaseResult

__all__ = ["shortfall"]


def shortfall(result: CaseResult, defect: Defect) -> str:
    """Describe what is wrong with the way in which ``result`` reports ``defect``; empty for
    nothing.
    """
    if result.outcome.value != defect.outcome:
        return f"the outcome is {result.outcome}, and should be {defect.outcome}"
    missing = [words for words in defect.words if not _says(result.reason, words)]
    if missing:
        return f"the outcome is right, and its reason does not say '{missing[0]}'"
    return ""


def _says(reason: str, words: str) -> bool:
    return re.search(words, reason, re.IGNORECASE | re.DOTALL) is not None
