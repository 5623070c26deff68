"""Outcomes of real cases: clients in processes of their own, a served driver, a defect each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mlts.stress.observations import ClientEnd
from mlts.stress.parameters import PROFILES, Parameters
from mlts.stress.results import StressCase, StressSettings
from mlts.stress.run import run_stress
from mlts.stress.suite import StressSuite
from nnprocess.zygote import Zygote
from nntest.results import Outcome

pytestmark = pytest.mark.sampled(0.34)

DRIVERS = "tests.process.mlts.stress.drivers"
MODEL = ("mobilenet_v1_0.25_128_mini_quant",)


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start(["nntest.runner.case_worker", *StressSuite.preload]) as started:
        yield started


@pytest.fixture
def run(zygote: Zygote, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs a mode on a driver of this folder, and gives its only case."""

    def run(driver: str, mode: str, seconds: float | None, **others: Any) -> StressCase:
        first = PROFILES["quick"][mode][0]
        changed = Parameters(**{**_fields(first), **others.pop("values", {})})
        monkeypatch.setitem(PROFILES["quick"], mode, (changed,))  # type: ignore[arg-type]
        settings = StressSettings(
            profile="quick", modes=(mode,), duration_s=seconds, models=MODEL, **others
        )
        result = run_stress(settings, [f"{DRIVERS}:{driver}"], zygote=zygote)
        (case,) = result.cases
        return case

    return run


def _fields(of: Parameters) -> dict[str, Any]:
    return {name: getattr(of, name) for name in of.__struct_fields__}


def test_a_right_driver_passes_and_every_answer_is_compared(run: Any) -> None:
    case = run("Right", "inference-stress", 0.5)
    assert (case.outcome, case.reason) == (Outcome.SUCCESS, "")
    assert case.compared == case.inferences > 0
    assert case.exact
    assert case.liveness is not None
    assert case.liveness.inferences > 0
    assert case.latency_over_time is not None
    assert {series.name for series in case.series} >= {"resident memory", "descriptors"}


def test_killed_clients_are_counted_replaced_and_harm_nobody(run: Any) -> None:
    case = run("Right", "client-early-termination-stress", 1, values={"life_s": 0.4})
    assert case.outcome is Outcome.SUCCESS, case.reason
    killed = [client for client in case.clients if client.end is ClientEnd.KILLED]
    assert len(killed) == len(case.kills) > 0
    assert len({client.seed for client in case.clients}) == len(case.clients)


def test_a_case_with_few_inferences_takes_three_times_as_long_with_clients_to_its_end(
    run: Any,
) -> None:
    changes = {"duration_s": 0.5, "life_s": 0.2, "min_inferences": 1 << 40}
    case = run("Right", "client-early-termination-stress", None, values=changes)
    assert case.outcome is Outcome.SUCCESS, case.reason
    begun = [client.started_ns / 1e9 for client in case.clients if client.number == 0]
    assert case.ran_ns >= 1.5e9
    assert len([at for at in begun if at > case.ran_ns / 1e9 - 1]) > 0


def test_a_driver_that_refuses_when_busy_passes(run: Any) -> None:
    case = run("Refusing", "parallel-inference-stress-in-process", 0.5, threads=2)
    assert case.outcome is Outcome.SUCCESS, case.reason
    assert case.refusals["RESOURCE_EXHAUSTED_TRANSIENT"] > 0


def test_a_single_wrong_bit_is_a_failure_that_names_it(run: Any) -> None:
    case = run("WrongOnce", "model-loading-stress", 60)
    assert case.outcome is Outcome.FAILURE
    assert case.wrong is not None
    assert (case.wrong.model, case.wrong.output) == (*MODEL, 0)
    assert case.wrong.differing == 1
    assert int(case.wrong.actual) == int(case.wrong.expected) ^ 1
    assert "wrong answer: mobilenet_v1_0.25_128_mini_quant" in case.reason


def test_a_bad_status_is_a_failure_with_status_and_iteration(run: Any) -> None:
    case = run("Failing", "parallel-inference-stress", 60, threads=2)
    assert case.outcome is Outcome.FAILURE
    assert case.bad_status is not None
    assert case.bad_status.status == "GENERAL_FAILURE"
    assert 0 <= case.bad_status.iteration <= 60  # of a thread: another may have had all before


def test_a_dead_driver_is_a_crash_with_its_signal_although_clients_survive(run: Any) -> None:
    case = run("Dying", "multi-process-inference-stress", 60, processes=2, threads=1, kill_rate=0.0)
    assert case.outcome is Outcome.CRASH
    assert "the driver's process was killed by SIGSEGV" in case.reason
    assert not [client for client in case.clients if client.end is ClientEnd.CRASHED]


def test_a_driver_that_locks_itself_out_hangs_and_the_verdict_names_the_place(run: Any) -> None:
    case = run("Stuck", "parallel-inference-stress", 1, threads=2, values={"grace_s": 2.0})
    assert case.outcome is Outcome.HANG
    assert case.verdict.startswith("driver deadlock: client")
    assert "before (drivers.py:" in case.verdict
    assert any("of the driver" in line for line in case.evidence)
    assert any("client 0" in line for line in case.evidence)
