"""A stress run with a case of each kind, as a report meets it."""

from __future__ import annotations

from mlts.results import BackendInfo, BackendRole, MeasurementWarning
from mlts.stress.observations import (
    CaseParameters,
    ClientEnd,
    ClientResult,
    Degradation,
    Kill,
    LatencyOverTime,
    Liveness,
    Series,
    Slope,
    WrongAnswer,
)
from mlts.stress.results import SCHEMA, SUITE, StressCase, StressRun, StressSettings
from nntest.results import Outcome, totals_of

SECOND = 1_000_000_000
MEBIBYTE = 1 << 20
DRIVER = "acme<npu>"


def _case(mode: str, outcome: Outcome, **fields: object) -> StressCase:
    parameters = CaseParameters(processes=6, threads=3, duration_ns=10 * SECOND, seed=7)
    return StressCase(
        id=f"{mode}/{DRIVER}",
        outcome=outcome,
        mode=mode,
        driver=DRIVER,
        parameters=parameters,
        repeat=f"mlts stress {mode} --driver '{DRIVER}'",
        **fields,  # type: ignore[arg-type]
    )


def example() -> StressRun:
    slope = Slope(
        per_hour=3600 * MEBIBYTE,
        low=3000 * MEBIBYTE,
        high=4000 * MEBIBYTE,
        confidence=0.99,
        in_a_day=86400 * MEBIBYTE,
        from_ns=SECOND,
        is_growth=True,
    )
    times = tuple(n * SECOND for n in range(4))
    cases = (
        _case(
            "multi-process-inference-stress",
            Outcome.SUCCESS,
            ran_ns=10 * SECOND,
            inferences=12_345,
            compared=12_345,
            compilations=67,
            refusals={"RESOURCE_EXHAUSTED_TRANSIENT": 3},
            clients=(ClientResult(number=0, seed=5, end=ClientEnd.KILLED),),
            kills=(Kill(at_ns=2 * SECOND, client=0, doing="executing (3)"),),
            liveness=Liveness(inferences=99, longest_ns=5_000_000),
            series=(
                Series(
                    name="resident memory",
                    unit="bytes",
                    at_ns=times,
                    values=(60 * MEBIBYTE, 61 * MEBIBYTE, 62 * MEBIBYTE, 63 * MEBIBYTE),
                ),
            ),
            latency_over_time=LatencyOverTime(
                at_ns=times,
                median_ns=(1e6, 2e6, 1e6, 1e6),
                p99_ns=(3e6,) * 4,
                count=(10,) * 4,
            ),
            warnings=(MeasurementWarning(code="driver-log", message="ERROR <b>odd</b>"),),
        ),
        _case(
            "inference-stress",
            Outcome.FAILURE,
            why="wrong answer: <model>",
            wrong=WrongAnswer(
                client=0,
                thread=1,
                model="<model>",
                input=2,
                output=0,
                element=7,
                expected="1.5",
                actual="2.5",
                differing=1,
                elements=10,
                iteration=4,
            ),
        ),
        _case(
            "model-loading-stress",
            Outcome.FAILURE,
            why="steady growth of resident memory in the driver's process: 3.5 GiB an hour",
            series=(
                Series(
                    name="resident memory",
                    unit="bytes",
                    at_ns=times,
                    values=(1, 2, 3, 4),
                    slope=slope,
                ),
            ),
        ),
        _case(
            "parallel-inference-stress",
            Outcome.HANG,
            why="1 of 2 clients do not answer; driver deadlock: client 0 is executing (1)",
            verdict="driver deadlock: client 0 is executing (1)",
            evidence=("process 1 of the driver:", '  File "npu.py", line 3 in execute'),
        ),
        _case(
            "performance-degradation-stress",
            Outcome.SUCCESS,
            degradation=Degradation(
                ratio=1.2, low=1.1, high=1.3, confidence=0.95, limit=1.5, pairs=9
            ),
        ),
    )
    return StressRun(
        schema=SCHEMA,
        suite=SUITE,
        totals=totals_of(cases),
        command="mlts stress all",
        started="2026-01-02T03:04:05+00:00",
        version="0.1.0",
        settings=StressSettings(profile="quick", modes=("all",), seed=1),
        drivers=(BackendInfo(name=DRIVER, role=BackendRole.DRIVER),),
        cases=cases,
        reductions=("profile quick: shorter than Android's (--profile full)",),
    )
