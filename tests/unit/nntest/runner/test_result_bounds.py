from __future__ import annotations

from nntest.results import CaseResult, Outcome
from nntest.runner.result_bounds import MAX_LINES, within_bounds


def test_a_short_result_stays() -> None:
    result = CaseResult(id="a", outcome=Outcome.FAILURE, why="wrong", evidence=("one", "two"))
    assert within_bounds(result) == result


def test_a_huge_reason_and_evidence_are_cut_and_say_so() -> None:
    lines = ("x" * 1_000_000, *map(str, range(MAX_LINES)))
    result = CaseResult(id="a", outcome=Outcome.FAILURE, why="y" * 60_000_000, evidence=lines)
    bounded = within_bounds(result)
    assert bounded.reason == "y" * 8000 + "... [59992000 bytes were cut]"
    assert bounded.evidence == ("[1 lines were cut]", *lines[1:])
    long = CaseResult(id="a", outcome=Outcome.FAILURE, why="y", evidence=lines[:1])
    assert within_bounds(long).evidence == ("x" * 8000 + "... [992000 bytes were cut]",)
