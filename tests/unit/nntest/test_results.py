from __future__ import annotations

from nntest.results import CaseResult, Outcome, totals_of


def test_totals_name_every_outcome_and_add_up() -> None:
    cases = [
        CaseResult(id="a", outcome=Outcome.SUCCESS),
        CaseResult(id="b", outcome=Outcome.SKIPPED, why="no file"),
        CaseResult(id="c", outcome=Outcome.SUCCESS),
    ]
    totals = totals_of(cases)
    assert set(totals) == set(Outcome)
    assert sum(totals.values()) == len(cases)
    assert totals[Outcome.SUCCESS] == 2


def test_only_outcomes_of_the_drivers_own_making_are_bad() -> None:
    assert {outcome for outcome in Outcome if outcome.is_bad} == {
        Outcome.FAILURE,
        Outcome.HANG,
        Outcome.CRASH,
    }
