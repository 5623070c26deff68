"""Judgment: a defect must be caught for what it is."""

from __future__ import annotations

from typing import NamedTuple

from mlts.self_test.judgment import shortfall
from nntest.results import CaseResult, Outcome
from tests.cells import cells


class Toy(NamedTuple):
    """A defect of tests."""

    name: str = "toy"
    area: str = "toys"
    summary: str = "Is a toy."
    target: str = "toys:toy"
    outcome: str = "HANG"
    words: tuple[str, ...] = (r"deadlock", r"toys\.py:\d+")
    modes: tuple[str, ...] = ("inference-stress",)
    is_fair: bool = False


@cells(
    ("outcome", "reason", "wrong"),
    [
        (Outcome.HANG, "driver deadlock:\nprepare (toys.py:7)", ""),
        (Outcome.HANG, "Deadlock in toys.py:12", ""),
        (Outcome.FAILURE, "deadlock, toys.py:7", "the outcome is FAILURE, and should be HANG"),
        (Outcome.HANG, "driver busy: toys.py:7", "its reason does not say 'deadlock'"),
        (Outcome.HANG, "deadlock, toysXpy", r"its reason does not say 'toys\.py:\d+'"),
    ],
)
def test_outcome_and_words_must_be_those_of_the_defect(
    outcome: Outcome, reason: str, wrong: str
) -> None:
    found = shortfall(CaseResult(id="case", outcome=outcome, why=reason), Toy())

    assert found.endswith(wrong)
    assert bool(found) == bool(wrong)
