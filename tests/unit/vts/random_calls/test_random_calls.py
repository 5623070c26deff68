"""Drawing, shrinking and confirming of sequences."""

from __future__ import annotations

from typing import Any

from nnhal.types import HalVersion
from nntest.results import Outcome
from nntest.runner.driver_under_test import InProcess
from nntest.runner.watch import Watch
from vts.contract.row import Call, Kind
from vts.contract.tables import ROWS
from vts.fuzz.findings import CallSequence
from vts.random_calls.attempt import Attempts
from vts.random_calls.drawing import drawn
from vts.random_calls.runner import CallsRunner
from vts.random_calls.settings import CallsSettings
from vts.random_calls.shrinking import shrunk
from vts.random_calls.suite import CallsSuite


def test_a_seed_and_a_number_identify_a_sequence() -> None:
    first = drawn(1, 2, HalVersion.AIDL_V4)
    assert first == drawn(1, 2, HalVersion.AIDL_V4)
    assert first != drawn(1, 3, HalVersion.AIDL_V4)


def test_every_call_is_drawn_with_objects_that_earlier_ones_made() -> None:
    seen: set[str] = set()
    for number in range(150):
        made: dict[int, Any] = {}
        for call in drawn(4, number, HalVersion.AIDL_V4):
            row = ROWS[call.row]
            seen.add(call.row)
            assert tuple(made[each] for each in call.on) == row.needs
            if row.gives:
                made[call.gives] = row.gives
            if row.ends:
                del made[call.on[0]]
        assert {*made.values()} <= {Kind.FENCE}  # all else is released at the end
    assert seen == {*ROWS}


def test_memory_is_one_threads_alone() -> None:
    for number in range(50):
        for call in drawn(1, number, HalVersion.V1_3):
            assert call.thread in (0, call.on[1] if len(call.on) > 1 else 0)


def test_a_sequence_shrinks_to_the_calls_that_fail() -> None:
    calls = drawn(1, 2, HalVersion.AIDL_V4)
    memory = next(call for call in calls if call.row == "new_memory")
    bad = Call("execute_wrong", (1, memory.gives), choice=5, times=200)

    def fails(some: tuple[Call, ...]) -> bool:
        rows = [call.row for call in some]
        return {"prepare_model", "new_memory"} <= {*rows} and any(
            call.row == bad.row and call.times > 1 for call in some
        )

    small = shrunk((*calls, bad, *calls[-3:]), fails)
    assert sorted(call.row for call in small) == ["execute_wrong", "new_memory", "prepare_model"]
    assert max(call.times for call in small) == 10


def test_objects_are_merged_while_it_fails_alike() -> None:
    first, second = Call("prepare_model", (), 1), Call("prepare_model", (), 2)
    calls = (first, Call("new_memory", (1,), 3), second, Call("execute", (2, 3)))

    def fails(some: tuple[Call, ...]) -> bool:
        made = {call.gives for call in some}
        return any(call.row == "execute" and {*call.on} <= made for call in some) and any(
            call.row == "new_memory" and {*call.on} <= made for call in some
        )

    small = shrunk(calls, fails)
    assert [call.row for call in small] == ["prepare_model", "new_memory", "execute"]
    assert small[-1].on == (1, 3)


def run(driver: str, **settings: Any) -> Any:
    suite = CallsSuite(CallsSettings(**settings))
    with InProcess(driver, callback_timeout_s=20) as under_test:
        runner = CallsRunner(suite, under_test, Watch())
        return [runner.run(case) for case in suite.plan()]


def test_the_reference_driver_gives_no_finding() -> None:
    (case,) = run("reference@1.3", seed=5, count=8)
    assert (case.outcome, case.attempts) == (Outcome.SUCCESS, 8)
    assert case.steps > 100


def test_a_finding_is_confirmed_and_shrunk_and_fails_when_it_is_replayed() -> None:
    driver = "nndrivers.faulty:uninitialized_memory_can_be_read"
    (case,) = run(driver, seed=1, count=60)
    (finding,) = [each for each in case.findings if "copy_to" in each.reason]
    assert case.outcome is Outcome.FAILURE
    assert isinstance(finding.attempt, CallSequence)
    rows = [call.row for call in finding.attempt.calls]
    assert rows[-2:] == ["allocate_buffer", "copy_to"]
    assert len(rows) <= 4
    assert len(finding.said) < 20
    (again,) = run(driver, replayed=finding.attempt)
    assert [each.digest for each in again.findings] == [finding.digest]
    (clean,) = run("reference", replayed=finding.attempt)
    assert clean.outcome is Outcome.SUCCESS


def test_a_leak_is_found_with_the_call_that_it_belongs_to() -> None:
    calls = (Call("prepare_model", (), 1), Call("new_memory", (1,), 2), Call("execute", (1, 2)))
    harmless = Call("get_supported_operations"), Call("configure_burst", (1,), 3)
    with InProcess("nndrivers.faulty:descriptor_leak_per_execution") as driver:
        attempts = Attempts(driver, lambda: None)
        # The first of all may make things grow, and a descriptor more comes and goes.
        assert attempts.fault((*calls, *harmless)) is None
        found = [attempts.fault((*calls, *harmless)) for _ in range(3)]
        fault = next(filter(None, found))
        assert "more descriptors" in fault.reason
        assert shrunk((*calls, *harmless), lambda some: attempts.fails_alike(some, fault)) == calls


def test_a_driver_that_adds_nothing_is_skipped() -> None:
    (case,) = run("tests.unit.vts.random_calls.drivers:AddsNothing", count=1)
    assert case.outcome is Outcome.SKIPPED


def test_time_is_cut_into_stretches_for_each_worker() -> None:
    plan = CallsSuite(CallsSettings(seconds=30, jobs=2)).plan()
    assert len(plan) == 6
    assert len({case.payload for case in plan}) == 6
