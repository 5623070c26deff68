"""The first wrong operator in words."""

from __future__ import annotations

import pytest

from mlts.localization.results import Localization, OperatorResult, Verdict
from mlts.page.localization import conclusion, first_wrong, page
from mlts.results import BenchmarkCase, LocalizedFailure
from nntest.results import Outcome

FIRST = OperatorResult(
    number=3,
    operator="CONV_2D",
    tensor="y",
    type="FLOAT32",
    verdict=Verdict.WRONG,
    finding="2 of 9 elements of 'y' are wrong",
)
SUSPECT = OperatorResult(
    number=0, operator="ADD", tensor="y", type="INT32", verdict=Verdict.SUSPECT, finding="off"
)


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (None, ""),
        (
            LocalizedFailure(operators=9, wrong=1, first=FIRST),
            "Operator 3 of 9, CONV_2D (FLOAT32), is wrong: 2 of 9 elements of 'y' are wrong.",
        ),
        (
            LocalizedFailure(operators=9, wrong=4, first=SUSPECT),
            "Operator 0 of 9, ADD (INT32), is in the smallest part that is wrong, the first of 4: "
            "off.",
        ),
        (
            LocalizedFailure(operators=9, unchecked=2),
            "None of the 7 operators that could be checked is wrong; 2 of 9 were not checked. "
            "'mlts localize' names those that were not.",
        ),
        (
            LocalizedFailure(operators=9),
            "None of its 9 operators is wrong by itself: their roundings add up.",
        ),
        (
            LocalizedFailure(remark="not found within 60 s"),
            "The wrong operator was not localized: not found within 60 s.",
        ),
    ],
)
def test_what_was_found_is_a_sentence(found: LocalizedFailure | None, words: str) -> None:
    case = BenchmarkCase(
        id="m/d",
        model="m",
        backend="d",
        outcome=Outcome.FAILURE,
        evaluated_items=1,
        localization=found,
    )

    assert first_wrong(case) == words


def test_a_crash_that_no_operator_repeats_is_not_called_roundings() -> None:
    found = LocalizedFailure(operators=9)
    case = BenchmarkCase(
        id="m/d", model="m", backend="d", outcome=Outcome.CRASH, localization=found
    )
    assert first_wrong(case) == "Each of its 9 operators runs by itself."


def result(number: int, verdict: Verdict, **more: object) -> OperatorResult:
    return OperatorResult(
        number=number, operator="ADD", tensor="y", type="FLOAT32", verdict=verdict, **more
    )  # type: ignore[arg-type]


def concluded(*verdicts: Verdict, error: float | None = 0.0, spread: float | None = None) -> str:
    operators = tuple(result(n, verdict, finding="why") for n, verdict in enumerate(verdicts))
    return conclusion(
        Localization(
            model="net",
            driver="acme",
            baseline="TF Lite",
            operators=operators,
            error=error,
            spread=spread,
        )
    )


RIGHT, NOT_RUN, DISPUTED = Verdict.RIGHT, Verdict.NOT_RUN, Verdict.DISPUTED


def test_only_operators_that_ran_are_called_right() -> None:
    assert concluded(RIGHT, RIGHT) == "None of the 2 operators is wrong."
    assert concluded(RIGHT, NOT_RUN) == (
        "The one operator that could be checked is right; 1 of 2 was not checked. The "
        "driver does not run these, which TF Lite runs: ADD (1)."
    )
    assert concluded(NOT_RUN, NOT_RUN).startswith(
        "Nothing is known: none of the 2 operators ran on the driver."
    )


def test_what_is_disputed_is_neither_right_nor_wrong() -> None:
    assert concluded(RIGHT, DISPUTED, NOT_RUN) == (
        "No operator is wrong for certain; 1 of 3 are disputed, the first is operator 1, ADD: why."
    )
    assert concluded(DISPUTED, Verdict.WRONG) == "Operator 1 of 2, ADD (FLOAT32), is wrong: why."


def test_roundings_that_add_up_are_measured_on_the_other_runtimes() -> None:
    assert concluded(RIGHT, error=7.0, spread=9.0) == (
        "The only operator is not wrong. Over the model their roundings add up to 7 times what "
        "one operator is allowed; the other runtimes are up to 9 times apart."
    )


def test_a_large_model_shows_the_worst_operator_of_each_stretch() -> None:
    operators = [result(number, RIGHT, own=number % 7 / 10) for number in range(600)]
    html = page(
        Localization(model="net", driver="acme", baseline="TF Lite", operators=tuple(operators)),
        "digraph { a -> b }",
        "",
    )
    chart = html[html.index('id="errors"') : html.index('id="graph"')]
    assert "Of operators that follow each other, the one that is most off is shown." in chart
    assert ">6 ADD<" in chart
    assert ">5 ADD<" not in chart
