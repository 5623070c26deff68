"""In which way a case failed, without the numbers and names that differ from case to case."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from nnhal.types import OperandType, OperationType
from nntest.results import Outcome
from vts.results import VtsCase

__all__ = ["WRONG_VALUES", "Kind", "first_sentence", "kind_of", "remark_of", "without_remark"]

WRONG_VALUES: Final = "wrong values"

_REMARK: Final = re.compile(r"\s*\(the driver: (.*)\)\s*$", re.DOTALL)
_NAMES: Final = "|".join(each.name for kind in (OperandType, OperationType) for each in kind)
_VARIABLE: Final = (
    (re.compile(r"\s*\([^()]*\)"), ""),
    (re.compile(r"(?<!\w)'[^']*'(?!\w)|\"[^\"]*\""), "…"),
    # Causes are named by operation and type where these matter.
    (re.compile(rf"\b({_NAMES})\b"), "…"),
    (re.compile(r"\[[^\[\]]*\](, \[[^\[\]]*\])*"), "[…]"),
    (re.compile(r"\b0x[0-9a-f]+\b|[-+]?\b\d+(\.\d+)?(e[-+]?\d+)?\b"), "…"),
)
_LONGEST: Final = 140
_ENDINGS: Final = {Outcome.CRASH: "crash", Outcome.HANG: "hang"}


class Kind(NamedTuple):
    """``text`` is the same for failures that read the same but for numbers and names."""

    outcome: Outcome
    text: str

    @property
    def is_wrong_values(self) -> bool:
        return self.text == WRONG_VALUES


def kind_of(case: VtsCase) -> Kind:
    """In which way ``case`` failed."""
    if case.findings and case.outcome is Outcome.FAILURE:
        return Kind(case.outcome, WRONG_VALUES)
    text = without_remark(case.reason)
    for pattern, instead in _VARIABLE:
        text = pattern.sub(instead, text)
    # Further sentences give the rule, or what else is wrong.
    text = " ".join(text.split()).partition(". ")[0].rstrip(".")
    if len(text) > _LONGEST:
        text = f"{text[:_LONGEST]}…"
    return Kind(case.outcome, text or _ENDINGS.get(case.outcome, "failed without a reason"))


def first_sentence(case: VtsCase) -> str:
    """What happened in this very case, without the rule behind it."""
    text = " ".join(without_remark(case.reason).split()).partition(". ")[0].rstrip(".")
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def remark_of(case: VtsCase) -> str:
    """What the driver itself said, as far as the case heard it."""
    found = _REMARK.search(case.reason)
    return found[1] if found else ""


def without_remark(reason: str) -> str:
    """``reason`` without what the driver said."""
    return _REMARK.sub("", reason)
