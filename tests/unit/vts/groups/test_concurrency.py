"""Many things at once."""

from __future__ import annotations

import threading
from itertools import count
from typing import Any

import msgspec
import numpy as np
import pytest

from nndrivers import faulty as planted
from nndrivers.faulty.sharing import ConstantsPassThroughOneBuffer
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, Program
from nnhal.fences import FenceState, fence_pair, wait_for_all
from nnhal.interfaces import ExecutionOptions, IFencedExecutionCallback
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, Model
from nntest.judge import Judgment
from nntest.results import Outcome
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import APART, FAILURE, INVALID, NONE, reference, with_prepared
from tests.unit.vts.groups.executing import Programmed
from tests.unit.vts.groups.harness import indexed, run_group
from tests.volume import sampled
from vts.driving.simultaneous import at_once
from vts.driving.small_models import SUM_TYPES
from vts.groups import concurrency
from vts.groups.concurrency import GROUP
from vts.groups.concurrency import executions_beside_loops as beside_a_loop
from vts.test_group import PlannedTest


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concurrency, "_ELEMENTS", 1 << 10)
    monkeypatch.setattr(concurrency, "_LONG_ELEMENTS", (1 << 10,))
    monkeypatch.setattr(concurrency, "_OPEN_SHAPES", ((4, 8), (8, 4), (2, 16), (2, 4)))
    monkeypatch.setattr(beside_a_loop, "_HOLD_NS", 100_000_000)


def is_float32(test: PlannedTest) -> bool:
    return test.name == "large_sum/TENSOR_FLOAT32"


@pytest.mark.parametrize("version", sampled(APART, 0.5))
def test_the_reference_driver_passes(cases: Cases, version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version), cases("chain", "two_in_two_out", "loop"))

    assert ran.failures == {}
    assert ran.outcomes["large_sum/TENSOR_FLOAT32"] is Outcome.SUCCESS
    assert ran.outcomes["long_sum"] is Outcome.SUCCESS
    assert ran.outcomes["preparations/TENSOR_FLOAT32"] is Outcome.SUCCESS
    has_loops = version >= HalVersion.V1_3
    has_one_burst = version.is_aidl
    assert ran.outcomes["one_burst"] is (Outcome.SUCCESS if has_one_burst else Outcome.SKIPPED)
    assert ran.outcomes["beside_a_loop"] is (Outcome.SUCCESS if has_loops else Outcome.SKIPPED)


class Sum(Program):
    """What a model of sums computes."""

    def __init__(self, model: Model) -> None:
        values = np.frombuffer(model.operand_values, np.float32, 1 << 10)
        self.added = values + model.pools[0].view(np.float32, (1 << 10,))

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        outputs[0].write(inputs[0] + self.added)


def pause() -> None:
    """Lets another thread have its turn."""
    threading.Event().wait(0.001)


class Shared(Sum):
    """One buffer for all executions of a prepared model."""

    buffer: Any = None

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.buffer = inputs[0] + self.added
        pause()
        outputs[0].write(self.buffer)


class SharedByAll(Sum):
    """One buffer for all prepared models."""

    buffers: list[Any] = [None]  # noqa: RUF012

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.buffers[0] = inputs[0] + self.added
        pause()
        outputs[0].write(self.buffers[0])


def test_a_program_that_shares_nothing_passes() -> None:
    assert run_group(GROUP, Programmed(Sum), choose=is_float32).failures == {}


@pytest.mark.parametrize("program", [Shared, SharedByAll])
def test_a_buffer_that_executions_share_is_seen(program: type[Sum]) -> None:
    said = run_group(GROUP, Programmed(program), choose=is_float32).only_failure()

    assert "4 threads on one prepared model" in said
    assert "elements wrong" in said


def test_a_buffer_that_prepared_models_share_is_seen() -> None:
    """Each has a lock of its own, so that only two of them get in each other's way."""

    class Locked(SharedByAll):
        def __init__(self, model: Model) -> None:
            super().__init__(model)
            self.lock = threading.Lock()

        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            with self.lock:
                super().execute(inputs, outputs, context)

    said = run_group(GROUP, Programmed(Locked), choose=is_float32).only_failure()
    assert "2 threads on each of two prepared models" in said


def test_a_preparation_that_disturbs_executions_is_seen() -> None:
    """The third preparation, the first beside executions, goes on until it has disturbed one."""
    preparations = count(1)
    is_preparing, has_disturbed = threading.Event(), threading.Event()

    class Disturbed(Sum):
        def __init__(self, model: Model) -> None:
            super().__init__(model)
            if next(preparations) == 3:
                is_preparing.set()
                assert has_disturbed.wait(10)
                is_preparing.clear()

        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            is_disturbed = is_preparing.is_set()
            outputs[0].write(inputs[0] + self.added * (2 if is_disturbed else 1))
            if is_disturbed:
                has_disturbed.set()

    said = run_group(GROUP, Programmed(Disturbed), choose=is_float32).only_failure()
    assert "while models are prepared" in said


def test_a_request_that_the_next_launch_replaces_is_seen() -> None:
    """The driver keeps one request for all fenced executions that are pending."""

    class Info(IFencedExecutionCallback):
        answer: Any = (FAILURE, NO_TIMING, NO_TIMING)

        def get_execution_info(self) -> Any:
            return self.answer

    def change(prepared_model: Any) -> Any:
        latest: list[Any] = []

        def execute_fenced(request: Any, options: Any) -> Any:
            latest[:] = [request]
            fences = [each.duplicate() for each in options.wait_for]
            fence, writer = fence_pair()
            info = Info()
            held = request if not fences else None

            def work() -> None:
                assert wait_for_all(fences) is FenceState.SIGNALED
                run = prepared_model.execute_synchronously_1_3
                status, _, timing = run(held or latest[0], ExecutionOptions(options.measure))
                info.answer = status, timing, timing
                writer.signal()

            threading.Thread(target=work, daemon=True).start()
            return NONE, fence, info

        prepared_model.execute_fenced = execute_fenced
        return prepared_model

    said = run_group(GROUP, with_prepared(change), choose=is_float32).only_failure()
    assert said.startswith("executeFenced (FENCED")


def test_the_case_with_the_largest_output_stands_for_its_operations(cases: Cases) -> None:
    tests = list(GROUP.tests([], thorough=False))
    assert [test.name for test in tests] == [
        "beside_a_loop",
        "beside_cut_off_loops",
        "long_sum",
        "one_burst",
        *(
            f"{name}/{type.name}"
            for type in SUM_TYPES
            for name in ("large_sum", "other_dimensions", "preparations")
        ),
    ]
    ran = run_group(GROUP, reference(), cases("shared", "chain"), choose=lambda t: bool(t.case))
    assert set(ran.outcomes) == {"V1_3/shared", "V1_3/chain"}


def test_a_smaller_case_that_older_drivers_can_run_stands_for_its_operations(cases: Cases) -> None:
    (case,) = cases("shared")
    base = indexed(case)
    small, newer, smaller = (
        msgspec.structs.replace(base, name=name, version=version, output_bytes=size)
        for name, version, size in (("a", "V1_0", 8), ("b", "V1_2", 16), ("c", "V1_0", 4))
    )

    chosen = [t.case for t in GROUP.tests([smaller, newer, small], thorough=False) if t.case]

    assert chosen == ["a"]


def test_the_first_error_of_several_threads_is_raised() -> None:
    def fail() -> Judgment:
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        at_once([Judgment, fail])


def test_shapes_of_one_execution_are_not_those_of_another() -> None:
    ran = run_group(
        GROUP,
        planted.shapes_shared_between_requests,
        choose=lambda test: test.name.startswith("other_dimensions/TENSOR_F"),
    )

    assert ran.outcomes.keys() == ran.failures.keys()
    assert "threads" in ran.reasons["other_dimensions/TENSOR_FLOAT32"]


def test_preparations_that_exchange_their_constants_are_seen() -> None:
    ran = run_group(
        GROUP,
        ConstantsPassThroughOneBuffer,
        choose=lambda test: test.name == "preparations/TENSOR_FLOAT32",
    )

    assert "while other threads prepared models with other constants" in ran.only_failure()


def is_one_burst(test: PlannedTest) -> bool:
    return test.name == "one_burst"


def test_requests_that_a_busy_burst_exchanges_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concurrency, "_LONG_ELEMENTS", (1 << 16,))  # they must meet

    said = run_group(
        GROUP, planted.burst_executes_the_last_request, choose=is_one_burst
    ).only_failure()

    assert "several threads call one burst" in said


@pytest.mark.parametrize(
    ("status", "expected"), [(FAILURE, Outcome.SUCCESS), (INVALID, Outcome.FAILURE)]
)
def test_a_busy_burst_may_refuse_but_not_for_the_arguments(
    status: ErrorStatus, expected: Outcome
) -> None:
    """Every second call from another thread is refused as if the first were under way."""
    calls = count()

    def change(prepared_model: Any) -> Any:
        configure = prepared_model.configure_execution_burst

        def changed() -> Any:
            given, burst = configure()
            execute = burst.execute_synchronously

            def execute_or_refuse(*arguments: Any) -> Any:
                alone = threading.current_thread() is threading.main_thread()
                busy = not alone and next(calls) % 2
                return (status, None) if busy else execute(*arguments)

            burst.execute_synchronously = execute_or_refuse
            return given, burst

        prepared_model.configure_execution_burst = changed
        return prepared_model

    driver = with_prepared(change, HalVersion.AIDL_V4)

    assert run_group(GROUP, driver, choose=is_one_burst).outcomes["one_burst"] is expected
