"""Kind of a failure: what it has in common with others, whatever the words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple

from msgspec.structs import replace

from nntest.failure import WRONG_VALUES, action_of
from nntest.groups.results import GroupedCase
from nntest.results import Outcome

__all__ = ["Kind", "described", "kind_of", "share_accepted"]

_LONGEST: Final = 140
_MAX_COMPARED: Final = 40
"""Headlines that a description is made from."""

_ENDINGS: Final = {Outcome.CRASH: "crash", Outcome.HANG: "hang"}


class Kind(NamedTuple):
    """Kind that identifies a failure, as :class:`nntest.failure.Failure` has it."""

    outcome: Outcome
    name: str
    status: str = ""
    action: str = ""
    fault: str = ""

    @property
    def is_wrong_values(self) -> bool:
        return self.name == WRONG_VALUES


def kind_of(case: GroupedCase) -> Kind:
    """Return the kind of failure of ``case``."""
    if case.findings and case.outcome is Outcome.FAILURE:
        return Kind(case.outcome, WRONG_VALUES)
    failure = case.failure
    action = action_of(failure.call)
    return Kind(case.outcome, failure.kind, failure.status, action, failure.fault)


def described(cases: Sequence[GroupedCase]) -> str:
    """Describe what happened in ``cases`` of a kind, as far as it is the same in all."""
    if kind_of(cases[0]).is_wrong_values:
        return "wrong values"
    failures = dict.fromkeys(case.failure for case in cases)
    calls = {failure.call for failure in failures}
    said = dict.fromkeys(
        (failure if len(calls) == 1 else replace(failure, call="an execution")).headline
        for failure in failures
    )
    text = _same_words(list(said)[:_MAX_COMPARED])
    text = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return text or _ENDINGS.get(cases[0].outcome, "failed without a reason")


def _same_words(texts: Iterable[str]) -> str:
    """The words that all ``texts`` have, in their order, with … for others between them."""
    first, *others = (text.split() for text in texts)
    for other in others:
        first = _same(first, other)
    return " ".join(first)


def _same(one: list[str], other: list[str]) -> list[str]:
    words: list[str] = []
    for tag, start, end, _, _ in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        words += one[start:end] if tag == "equal" else ["…"] * (words[-1:] != ["…"])
    return words


def share_accepted(case: GroupedCase) -> float:
    """The share of its mutations that the driver did not refuse; 1 of a test without mutations.

    A small share is often a side effect: a rule that is missing lets all of its own mutations
    through, and a few of those that break it beside another one.
    """
    refusals = case.failure.refusals
    return refusals.share if refusals else 1.0
