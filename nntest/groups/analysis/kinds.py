"""Kind of a failure: how it reads without the numbers and names that differ from case to case."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from nnhal.types import OperandType, OperationType
from nntest.groups.results import GroupedCase
from nntest.results import Outcome

__all__ = [
    "WRONG_VALUES",
    "clue_to",
    "Kind",
    "call_of",
    "described",
    "first_sentence",
    "kind_of",
    "remark_of",
    "share_accepted",
    "without_remark",
]

WRONG_VALUES: Final = "wrong values"

_NOT_REFUSED: Final = re.compile(
    r"(?:Not refused:|wrong answers to) (\d+) of (\d+) (?:such )?mutations"
)
_OTHERS_REFUSED: Final = re.compile(r"\. (\d+) other mutations of this kind were refused")
_REMARK: Final = re.compile(r"\s*\(the driver: (.*)\)\s*$", re.DOTALL)
_NAMES: Final = "|".join(each.name for kind in (OperandType, OperationType) for each in kind)
_ASIDE: Final = re.compile(r"\s*\([^()]*\)")
_LIST: Final = r"\[[^\[\]]*\]"
_TIMES: Final = r" and [^;]{1,20} on device, [^;]{1,20} in driver"
_VARIABLE: Final = (
    (_ASIDE, ""),
    # What else an answer had; when that is wrong, the rest of the sentence says so.
    (re.compile(rf" with output shapes {_LIST}(, {_LIST})*({_TIMES})?(?=;)"), ""),
    (re.compile(r"(?<!\w)'[^']*'(?!\w)|\"[^\"]*\""), "…"),
    # Causes are named by operation and type where these matter.
    (re.compile(rf"\b({_NAMES})\b"), "…"),
    (re.compile(rf"{_LIST}(, {_LIST})*"), "[…]"),
    (re.compile(r"\b0x[0-9a-f]+\b|[-+]?\b\d+(\.\d+)?(e[-+]?\d+)?\b"), "…"),
)
_CALL: Final = re.compile(
    r"^(execute\w*( after another)?|burst|IExecution\.\w+|createReusableExecution)(?=[ :(])"
)
"""The call at the beginning of a reason; a fault that is in all of them is one fault."""

_ANY_CALL: Final = "an execution"
_LONGEST: Final = 140
_ENDINGS: Final = {Outcome.CRASH: "crash", Outcome.HANG: "hang"}


class Kind(NamedTuple):
    """``text`` is the same for failures that read the same but for numbers and names; ``remark`` is
    what the driver said, cut down in the same way.
    """

    outcome: Outcome
    text: str
    remark: str = ""

    @property
    def is_wrong_values(self) -> bool:
        return self.text == WRONG_VALUES


def kind_of(case: GroupedCase) -> Kind:
    """Return the kind of failure of ``case``."""
    if case.findings and case.outcome is Outcome.FAILURE:
        return Kind(case.outcome, WRONG_VALUES)
    text = _without_details(_CALL.sub(_ANY_CALL, without_remark(case.reason)))
    # A remark begins with the call that it is about.
    remark = _without_details(remark_of(case).partition(": ")[2])
    ending = _ENDINGS.get(case.outcome, "failed without a reason")
    return Kind(case.outcome, text or ending, remark)


def _without_details(text: str) -> str:
    for pattern, instead in _VARIABLE:
        text = pattern.sub(instead, text)
    # Further sentences give the rule, or what else is wrong.
    text = " ".join(text.split()).partition(". ")[0].rstrip(".")
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def described(kind: Kind, cases: Sequence[GroupedCase]) -> str:
    """``kind`` in words, with the call where it was the same one in all ``cases``."""
    calls = {found[1] if (found := _CALL.match(case.reason)) else "" for case in cases}
    return kind.text.replace(_ANY_CALL, calls.pop(), 1) if len(calls) == 1 else kind.text


def first_sentence(case: GroupedCase) -> str:
    """Describe what happened in this very case, without the rule behind it, and without asides."""
    text = " ".join(without_remark(case.reason).split()).partition(". ")[0].rstrip(".")
    text = _ASIDE.sub("", text)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def call_of(case: GroupedCase) -> str:
    """Return what was called, and how, when values were wrong: ``burst (BURST, not measured,
    ...)``.
    """
    call, found, _ = case.reason.partition(f": {case.findings[0]}") if case.findings else ("",) * 3
    return call if found else ""


def clue_to(case: GroupedCase) -> str:
    """Return what else was found of wrong values: ``the output is input 1``; mostly empty."""
    if not case.findings:
        return ""
    rest = without_remark(case.reason).partition(f": {case.findings[0]}")[2]
    return rest.removeprefix("; ")


def share_accepted(case: GroupedCase) -> float:
    """The share of its mutations that the driver did not refuse; 1 of a test without mutations.

    A small share is often a side effect: a rule that is missing lets all of its own mutations
    through, and a few of those that break it beside another one.
    """
    if found := _NOT_REFUSED.search(case.reason):
        return int(found[1]) / int(found[2])
    found = _OTHERS_REFUSED.search(case.reason)
    return 1 / (int(found[1]) + 1) if found else 1.0


def remark_of(case: GroupedCase) -> str:
    """Return what the driver itself said, as far as the case received it."""
    found = _REMARK.search(case.reason)
    return found[1] if found else ""


def without_remark(reason: str) -> str:
    """``reason`` without what the driver said."""
    return _REMARK.sub("", reason)
