"""Executions beside one that is certainly under way."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

from nndrivers.faulty.catalogue import defects
from nnhal.driver_kit import ExecutionContext, HalError, Inputs, Outputs, Program
from nnhal.types import ErrorStatus, HalVersion, Model, OperandType
from nnhal.validation import check_model
from nntest.results import Outcome
from tests.unit.vts.groups.drivers import FAILURE, reference
from tests.unit.vts.groups.executing import Programmed, calling
from tests.unit.vts.groups.harness import Ran, run_group
from tests.volume import sampled
from vts.driving.long_models import ENDLESS, counting_loop, long_sum
from vts.driving.small_models import SUM_TYPES
from vts.groups.concurrency import GROUP
from vts.groups.concurrency import executions_beside_loops as beside_a_loop

HOLD_S = 0.15
PATIENCE_S = 30.0
WITH_LOOPS = sampled((HalVersion.V1_3, HalVersion.AIDL_V4), 0.5)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside_a_loop, "_HOLD_NS", int(HOLD_S * 1e9))


def run(driver: Any, name: str = "beside_a_loop") -> Ran:
    return run_group(GROUP, driver, choose=lambda test: test.name == name)


@pytest.mark.parametrize("name", ["beside_a_loop", "beside_cut_off_loops"])
@pytest.mark.parametrize("version", WITH_LOOPS)
def test_the_reference_driver_passes(version: HalVersion, name: str) -> None:
    assert run(reference(version), name).outcomes == {name: Outcome.SUCCESS}


def test_a_loop_that_another_ones_timeout_ends_is_seen() -> None:
    said = run(defects()["loop_timeout_resets_the_device"].make, "beside_cut_off_loops")

    assert "a loop, while others are cut off) answered GENERAL_FAILURE" in said.only_failure()


def test_drivers_without_loops_are_skipped() -> None:
    assert "loops came with HAL 1.3" in run(reference(HalVersion.V1_2)).skipped["beside_a_loop"]


class Counting(Program):
    """What the model computes; an endless loop ends with ``ended``."""

    ended = ErrorStatus.MISSED_DEADLINE_TRANSIENT

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        times = int(inputs[0][0])
        if times == ENDLESS:
            self.hold(context)
        outputs[0].write(np.array([times], np.int32))
        outputs[1].write(inputs[1] * np.float32(times))

    def hold(self, context: ExecutionContext) -> None:
        threading.Event().wait(context.loop_timeout_ns / 1e9)
        raise HalError(self.ended, "the loop")


def counting(program: type[Counting]) -> Programmed:
    return Programmed(lambda model: program())


def test_a_loop_may_end_with_general_failure() -> None:
    class Failing(Counting):
        ended = ErrorStatus.GENERAL_FAILURE

    assert run(counting(Failing)).failures == {}


def test_a_driver_that_does_one_after_the_other_passes() -> None:
    class InTurn(Counting):
        lock = threading.Lock()

        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            with self.lock:
                super().execute(inputs, outputs, context)

    assert run(counting(InTurn)).outcomes == {"beside_a_loop": Outcome.SUCCESS}


@pytest.mark.parametrize("name", ["zeros_when_busy", "one_execution_at_a_time"])
def test_a_driver_that_cannot_bear_a_second_execution_is_seen(name: str) -> None:
    said = run(defects()[name].make()).only_failure()

    assert "a loop" in said


def test_what_all_prepared_models_share_is_seen() -> None:
    class Shared(Counting):
        """An execution on another prepared model than the one that is busy is lost."""

        busy: set[int] = set()  # noqa: RUF012

        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            if self.busy - {id(self)}:
                raise HalError(FAILURE, "the device is in use")
            super().execute(inputs, outputs, context)

        def hold(self, context: ExecutionContext) -> None:
            self.busy.add(id(self))
            try:
                super().hold(context)
            finally:
                self.busy.discard(id(self))

    said = run(counting(Shared)).only_failure()
    assert "while a loop runs" in said
    assert "on another prepared model" in said
    assert "GENERAL_FAILURE" in said


def test_a_loop_that_others_end_is_seen() -> None:
    class Interrupted(Counting):
        others = threading.Event()

        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            if inputs[0][0] != ENDLESS:
                self.others.set()
            super().execute(inputs, outputs, context)

        def hold(self, context: ExecutionContext) -> None:
            self.others.clear()
            self.others.wait(30)

    said = run(counting(Interrupted)).only_failure()
    assert "with others beside it) answered NONE" in said
    assert "expected MISSED_DEADLINE_TRANSIENT or MISSED_DEADLINE_PERSISTENT" in said


def test_executions_of_every_kind_and_on_both_models_meet_the_loop() -> None:
    """The loop is kept from going on until all have come: they do not wait for its end."""
    names = "execute_1_3", "execute_synchronously_1_3", "execute_fenced"
    met: set[tuple[str, int]] = set()
    has_begun, all_have_come = threading.Event(), threading.Event()

    def call(name: str) -> Any:
        def execute(original: Any, request: Any, *rest: Any) -> Any:
            times = int(request.pools[0].view(np.int32, (1,), request.inputs[0].location.offset)[0])
            if times == ENDLESS:
                has_begun.set()
                assert all_have_come.wait(PATIENCE_S)
            else:
                assert has_begun.wait(PATIENCE_S)
                met.add((name, times))
                if len({times for _, times in met}) == 2 * len(names):  # each kind has its own
                    all_have_come.set()
            return original(request, *rest)

        return execute

    assert run(calling(**{name: call(name) for name in names})).failures == {}
    assert {name for name, _ in met} == set(names)


def test_the_times_are_those_that_the_test_relies_on() -> None:
    limits: list[int | None] = []

    def note(original: Any, request: Any, options: Any) -> Any:
        limits.append(options.loop_timeout_ns)
        return original(request, options)

    run(calling(execute_synchronously_1_3=note))
    assert set(limits) == {None, int(HOLD_S * 1e9)}


@pytest.mark.parametrize("type", SUM_TYPES, ids=lambda type: type.name)
def test_long_sums_are_valid_and_share_a_model(type: OperandType) -> None:
    first, second = (long_sum(type, 16, seed) for seed in (0, 1))

    check_model(first.model)
    assert first.main == second.main
    assert first.inputs != second.inputs
    limit = {OperandType.TENSOR_QUANT8_ASYMM: 255, OperandType.TENSOR_FLOAT16: 2048}.get(type)
    assert limit is None or all(output.max() <= limit for output in first.expected())


def test_counting_loops_are_valid_models_of_hal_1_3() -> None:
    model: Model = counting_loop(8, 3).model

    assert check_model(model) == HalVersion.V1_3.level
    assert counting_loop(8, ENDLESS).main == counting_loop(8, 3).main
