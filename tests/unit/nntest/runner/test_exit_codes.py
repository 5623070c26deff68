"""What a run means to the shell."""

from __future__ import annotations

from typing import Any

from nntest.results import (
    CaseResult,
    ExitCode,
    ExpectationUse,
    Outcome,
    RunSettings,
    SuiteRun,
    totals_of,
)
from nntest.runner.budget import used_up
from nntest.runner.exit_codes import exit_code
from nntest.runner.run import FAIL_FAST
from tests.cells import cells


def run_of(*outcomes: Outcome, expected: str = "", **fields: Any) -> SuiteRun:
    cases = [
        CaseResult(id=f"case{number}", outcome=outcome, expected=expected)
        for number, outcome in enumerate(outcomes)
    ]
    return SuiteRun(
        schema=1,
        suite="toy",
        totals=totals_of(cases),
        command="",
        started="",
        version="",
        cases=tuple(cases),
        **fields,
    )


BUDGET = RunSettings(budget_s=30)
SUCCESS, FAILURE, CRASH, HANG = Outcome.SUCCESS, Outcome.FAILURE, Outcome.CRASH, Outcome.HANG


@cells(
    ("run", "code"),
    [
        (run_of(SUCCESS, Outcome.SKIPPED, Outcome.FLAKY), ExitCode.OK),
        (run_of(SUCCESS, FAILURE), ExitCode.FAILED),
        (run_of(FAILURE, CRASH), ExitCode.DRIVER_DIED),
        (run_of(HANG), ExitCode.DRIVER_DIED),
        (run_of(SUCCESS, Outcome.NOT_RUN), ExitCode.INCOMPLETE),
        (run_of(FAILURE, Outcome.NOT_RUN), ExitCode.FAILED),
        (run_of(FAILURE, Outcome.NOT_RUN, ended_early=FAIL_FAST), ExitCode.FAILED),
        (run_of(CRASH, Outcome.NOT_RUN, ended_early=FAIL_FAST), ExitCode.DRIVER_DIED),
        (run_of(SUCCESS, Outcome.NOT_RUN, ended_early=used_up(30), settings=BUDGET), ExitCode.OK),
        (
            run_of(FAILURE, Outcome.NOT_RUN, ended_early=used_up(30), settings=BUDGET),
            ExitCode.FAILED,
        ),
        (run_of(SUCCESS, Outcome.NOT_RUN, ended_early=used_up(30)), ExitCode.INCOMPLETE),
        (
            run_of(SUCCESS, Outcome.NOT_RUN, ended_early="died", settings=BUDGET),
            ExitCode.INCOMPLETE,
        ),
        (run_of(SUCCESS, CRASH, interrupted=True), ExitCode.INTERRUPTED),
        (run_of(FAILURE, CRASH, HANG, expected="known"), ExitCode.OK),
    ],
)
def test_the_worst_of_it_decides(run: SuiteRun, code: ExitCode) -> None:
    assert exit_code(run) == code


def test_expectations_that_are_out_of_date_fail_the_run() -> None:
    use = ExpectationUse(case="*", outcomes=(FAILURE,), reason="known", problem="expired")

    assert exit_code(run_of(SUCCESS, expectations=(use,))) == ExitCode.FAILED


def test_input_that_cannot_be_read_comes_before_what_was_found() -> None:
    assert exit_code(run_of(CRASH), unreadable=True) == ExitCode.USAGE


def test_a_driver_that_does_not_start_has_died() -> None:
    assert exit_code(run_of(Outcome.NOT_RUN), driver_died=True) == ExitCode.DRIVER_DIED
