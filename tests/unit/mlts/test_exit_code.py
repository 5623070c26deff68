from __future__ import annotations

import msgspec
import pytest

from mlts.commands.benchmark import exit_code
from mlts.results import BenchmarkRun, GateFinding
from nntest.results import ExitCode, Outcome, totals_of

S, F, C, H, N, K = (
    Outcome.SUCCESS,
    Outcome.FAILURE,
    Outcome.CRASH,
    Outcome.HANG,
    Outcome.NOT_RUN,
    Outcome.SKIPPED,
)


@pytest.mark.parametrize(
    ("outcomes", "code"),
    [
        ((S, K), ExitCode.OK),
        ((S, F), ExitCode.FAILED),
        ((F, C, N), ExitCode.DRIVER_DIED),
        ((S, H), ExitCode.DRIVER_DIED),
        ((S, N), ExitCode.INCOMPLETE),
        ((F, N), ExitCode.FAILED),
        ((K, K), ExitCode.INCOMPLETE),
    ],
)
def test_the_gravest_outcome_is_the_exit_code(
    sample_run: BenchmarkRun, outcomes: tuple[Outcome, ...], code: ExitCode
) -> None:
    cases = tuple(
        msgspec.structs.replace(case, outcome=outcome)
        for case, outcome in zip(sample_run.cases, outcomes, strict=False)
    )
    run = msgspec.structs.replace(sample_run, cases=cases, gate=(), interrupted=False)
    run = msgspec.structs.replace(run, totals=totals_of(cases))
    assert exit_code(run) is code
    assert exit_code(msgspec.structs.replace(run, interrupted=True)) is ExitCode.INTERRUPTED


def test_a_missed_limit_fails(sample_run: BenchmarkRun) -> None:
    missed = GateFinding(case="a/b", limit="max_latency_ratio", allowed=1, actual=2, passed=False)
    run = msgspec.structs.replace(sample_run, cases=(), gate=(missed,), totals=totals_of(()))
    assert exit_code(run) is ExitCode.FAILED
