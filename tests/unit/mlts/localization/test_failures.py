"""Failed comparisons that localization excuses, and those that it does not."""

from __future__ import annotations

import msgspec
import pytest

from mlts.localization.failures import with_localization
from mlts.localization.results import Localization, OperatorResult, Verdict
from mlts.results import BenchmarkCase, ElementErrors, LocalizedFailure, Rule, WorstElement
from nntest.results import Outcome

ERRORS = ElementErrors(
    reference="TFLite_CPU",
    inferences=1,
    elements=9,
    different=3,
    max_absolute=1.5,
    max_signed=1.5,
    mean_square=0.1,
    sum_of_mean_squares=0.1,
    allowed_atol=0.5,
    allowed_rtol=0.0,
    beyond=2,
    problems=("2 of 9 elements beyond tolerance",),
    worst=WorstElement(sequence=0, item=0, output=0, index=1, actual=2.5, expected=1.0),
)
CASE = BenchmarkCase(
    id="m/d",
    model="m",
    backend="d",
    outcome=Outcome.FAILURE,
    why="differs",
    validation_errors=("differs",),
    against_baseline=ERRORS,
)
APART = LocalizedFailure(operators=2, spread=2.0)


def test_an_error_of_less_than_twice_what_other_runtimes_are_apart_is_roundings() -> None:
    case = with_localization(CASE, APART)
    assert (case.outcome, case.reason, case.validation_errors) == (Outcome.SUCCESS, "", ())
    assert [warning.message for warning in case.warnings] == [
        "2 of 9 elements are beyond the tolerance; each operator is right by itself, and other "
        "runtimes are as far apart, so they count as roundings"
    ]


@pytest.mark.parametrize(
    ("found", "changes"),
    [
        (LocalizedFailure(operators=2, spread=1.4), {}),
        (LocalizedFailure(operators=2), {}),
        (APART, {"validation_errors": ("differs", "another class")}),
        (APART, {"against_baseline": msgspec.structs.replace(ERRORS, rule=Rule.DISTRIBUTION)}),
        (APART, {"against_baseline": msgspec.structs.replace(ERRORS, problems=(), beyond=0)}),
    ],
)
def test_any_other_failure_stays_one(found: LocalizedFailure, changes: dict[str, object]) -> None:
    case = with_localization(msgspec.structs.replace(CASE, **changes), found)
    assert case.outcome is Outcome.FAILURE
    assert case.localization == found


@pytest.mark.parametrize(
    ("verdict", "is_right"),
    [
        (Verdict.RIGHT, True),
        (Verdict.PASSES_ON, True),
        (Verdict.DISPUTED, False),
        (Verdict.NOT_RUN, False),
        (Verdict.SUSPECT, False),
    ],
)
def test_only_a_model_of_which_all_was_judged_is_right(verdict: Verdict, is_right: bool) -> None:
    operator = OperatorResult(number=0, operator="ADD", tensor="y", type="FLOAT32", verdict=verdict)
    found = Localization(model="m", driver="d", baseline="TF Lite", operators=(operator,))
    assert found.is_right is is_right
