"""The verdict of a stress in a sentence."""

from __future__ import annotations

import msgspec

from mlts.stress.page.head import verdict
from nntest.results import Outcome, totals_of
from tests.unit.mlts.stress.example import example


def _why(*outcomes: Outcome, expected: str = "") -> tuple[str, str]:
    case = example().cases[0]
    cases = tuple(
        msgspec.structs.replace(
            case, outcome=outcome, expected="" if outcome is Outcome.SUCCESS else expected
        )
        for outcome in outcomes
    )
    run = msgspec.structs.replace(
        example(), cases=cases, totals=totals_of(cases), interrupted=False, ended_early=""
    )
    found = verdict(run)
    return found.headline, found.why


def test_a_failure_as_expected_is_neither_skipped_nor_a_failure() -> None:
    assert _why(Outcome.FAILURE, expected="known") == ("Passed", "1 case failed as expected.")
    headline, why = _why(Outcome.SUCCESS, Outcome.CRASH, Outcome.HANG, expected="known")
    assert headline == "Passed"
    assert why.startswith("1 case passed: 12\u202f345 answers under load")
    assert "1 client was killed" in why
    assert why.endswith("2 cases failed as expected.")


def test_what_passed_at_a_second_try_has_been_stressed() -> None:
    headline, why = _why(Outcome.FLAKY)
    assert (headline, why[:14]) == ("Passed", "1 case passed:")


def test_only_skipped_cases_are_no_stress() -> None:
    assert _why(Outcome.SKIPPED) == ("Nothing stressed", "All 1 cases were skipped.")
