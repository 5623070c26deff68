"""Executions: what drivers answer becomes the codes of the C API, in every way to compute.

Source: Android's ``TestExecution.cpp``, ``TestFailingDriver.cpp`` and ``TestControlFlow.cpp``, and
the timing tests of ``TestIntrospectionControl.cpp``.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np

from cts.compiling import compiled, filled
from cts.expect import BAD_DATA, BAD_STATE, MISSED_DEADLINE, NO_ERROR, OP_FAILED, expect, require
from cts.partition_models import PlanSketch
from cts.sketch import Sketch
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver, only
from cts.ways import ALL, ASYNC, FENCED, SYNC, Way
from nnapi.compilation import Compilation
from nnapi.execution import DEFAULT_LOOP_TIMEOUT_NS, MAXIMUM_LOOP_TIMEOUT_NS, Execution
from nnapi.model import Model
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.device import Device
from nnhal.types import ErrorStatus, HalVersion, OperationType
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]

_VERSIONS: Final = (HalVersion.V1_0, HalVersion.V1_1, HalVersion.V1_2, HalVersion.V1_3)
_INSUFFICIENT: Final = ResultCode.OUTPUT_INSUFFICIENT_SIZE
_CODES: Final = {
    None: NO_ERROR,
    ErrorStatus.DEVICE_UNAVAILABLE: ResultCode.UNAVAILABLE_DEVICE,
    ErrorStatus.GENERAL_FAILURE: OP_FAILED,
    ErrorStatus.INVALID_ARGUMENT: BAD_DATA,
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT: ResultCode.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT: ResultCode.RESOURCE_EXHAUSTED_PERSISTENT,
    ErrorStatus.MISSED_DEADLINE_TRANSIENT: ResultCode.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT: ResultCode.MISSED_DEADLINE_PERSISTENT,
}
"""What a driver answers, and the code that the application gets."""

_SINCE_1_3: Final = frozenset(
    status for status in _CODES if status and status.name.endswith(("_TRANSIENT", "_PERSISTENT"))
)
"""Statuses that came with HAL 1.3: older drivers have no words for them, nor has any burst."""

_LOOP_NS: Final = 1_000_000


GROUP: Final = Directed(
    name="executions",
    title="Executions",
    summary=(
        "Answers of drivers become the codes of the C API. If a driver fails, the CPU computes "
        "instead, but never after the time-out of a loop or for a driver that was named."
    ),
    source="ExecutionTest, FailingDriverTest, ControlFlowTest, TimingTest",
    subject=Subject.RUNTIME,
)


def _floor(runtime: Runtime, *, known: bool = True) -> Model:
    sketch = Sketch(runtime)
    first = sketch.float32(2)
    second = sketch.float32(*((2,) if known else (0,)))
    sketch.operation(OperationType.FLOOR, [first], [second])
    return sketch.finished([first], [second])


def _floored(compilation: Compilation, size: int = 2) -> tuple[Execution, np.ndarray]:  # type: ignore[type-arg]
    execution, room = Execution(compilation), np.full(size, -1, np.float32)
    execution.set_input(0, np.array([3.14, -0.5], np.float32))
    execution.set_output(0, room)
    return execution, room


_ENDINGS: Final = {
    f"{version}/{status.name if status else 'NONE'}/{way}": (version, status, way)
    for version, status in product(_VERSIONS, _CODES)
    if status not in _SINCE_1_3 or version >= HalVersion.V1_3
    for way in (ALL if status not in _SINCE_1_3 else (SYNC, ASYNC, FENCED))
}


@GROUP.cells("result/{}", _ENDINGS)
def _ends(context: Context, ending: tuple[HalVersion, ErrorStatus | None, Way]) -> None:
    version, status, way = ending
    driver = ToyDriver("result", 0.5, version=version, execution_error=status)
    runtime = context.other_runtime([Device(driver)])
    compilation = compiled(_floor(runtime), named=True)
    execution, room = _floored(compilation)
    execution.set_reusable(True)
    for _ in range(2):
        expect(_CODES[status], way.compute, execution)
        require(execution.fallbacks, (), "what the CPU has computed")
        after = NO_ERROR if status is None else BAD_STATE
        expect(after, execution.output_operand_rank, 0)
        expect(after, execution.output_operand_dimensions, 0)
    if status is None:
        require(list(room), [3.0, -1.0], "the outputs")
    require(driver.executed, 2, "executions of the driver")


@GROUP.cells("insufficient/{}/{}", (HalVersion.V1_2, HalVersion.V1_3), ALL[:3])
def _insufficient(context: Context, version: HalVersion, way: Way) -> None:
    runtime = context.other_runtime([Device(ToyDriver("result", version=version))])
    compilation = compiled(_floor(runtime, known=False), named=True)
    execution, _ = _floored(compilation, size=1)
    expect(_INSUFFICIENT, way.compute, execution)
    shape = execution.output_shape(0)
    require((shape.dimensions, shape.is_sufficient), ((2,), False), "shape of the output")
    expect(_INSUFFICIENT, execution.output_operand_dimensions, 0)


@GROUP.add
def fenced_with_an_output_of_unknown_dimensions(context: Context) -> None:
    compilation = compiled(_floor(context.runtime, known=False))
    execution, _ = _floored(compilation)
    expect(BAD_DATA, execution.start_compute_with_dependencies, [], 0)


# Fallback ----------------------------------------------------------------------------------------


def _failing() -> ToyDriver:
    status = ErrorStatus.GENERAL_FAILURE
    return ToyDriver("failing", 0.1, supports=only(OperationType.SQRT), execution_error=status)


def _sqrt(runtime: Runtime) -> Model:
    sketch = Sketch(runtime)
    first, second = sketch.float32(2), sketch.float32(2)
    sketch.operation(OperationType.SQRT, [first], [second])
    return sketch.finished([first], [second])


def _roots(execution: Execution, index: int = 0) -> np.ndarray:  # type: ignore[type-arg]
    execution.set_input(index, np.array([144, 25], np.float32))
    room = np.zeros(2, np.float32)
    execution.set_output(0, room)
    return room


@GROUP.add
def failure_of_a_simple_plan(context: Context) -> None:
    for way in ALL:
        driver = _failing()
        compilation = compiled(_sqrt(context.other_runtime([Device(driver)])))
        require(compilation.plan.outline(), ("toy-failing",), "the plan")
        execution = Execution(compilation)
        room = _roots(execution)
        expect(NO_ERROR, way.compute, execution)
        require(list(room), [12.0, 5.0], f"the outputs, {way}")
        require(driver.executed, 1, f"executions of the driver, {way}")
        require([each.step for each in execution.fallbacks], [None], f"fallbacks, {way}")


def _while(sketch: PlanSketch, counter: int, limit: float) -> int:
    """Add 1 to ``counter`` while it is less than ``limit``."""
    runtime = sketch.model.runtime
    condition, body = PlanSketch(runtime), PlanSketch(runtime)
    value, bound = condition.tensor(), condition.constant(Code.TENSOR_FLOAT32, [limit])
    result = condition.typed(OperationType.LESS, [value, bound], condition.boolean())
    before, one = body.tensor(), body.constant(Code.TENSOR_FLOAT32, [1.0])
    after = body.kind(0, before, one)
    models = condition.finished([value], [result]), body.finished([before], [after])
    return sketch.loop(models, [counter])


@GROUP.add
def failure_after_an_interpreted_while(context: Context) -> None:
    """Only the step that has failed is computed again: the loop is not run twice."""
    driver = _failing()
    runtime = context.other_runtime([Device(driver)])
    sketch = PlanSketch(runtime)
    counter, data, root = sketch.tensor(), sketch.float32(2), sketch.float32(2)
    counted = _while(sketch, counter, 10.0)
    product = sketch.float32(2)
    sketch.operation(OperationType.MUL, [data, counted, sketch.int32(0)], [product])
    sketch.operation(OperationType.SQRT, [product], [root])
    compilation = compiled(sketch.finished([counter, data], [root]))
    cpu = "nnapi-reference"
    plan = ("WHILE", cpu, "GOTO", cpu, "GOTO", cpu, "toy-failing")
    require(compilation.plan.outline(), plan, "the plan")
    execution, room = filled(compilation, [0], [14.4, 2.5], room=2)
    expect(NO_ERROR, execution.compute)
    require(np.allclose(room, [12.0, 5.0]), True, f"whether {room} is 12 and 5")
    require([each.step for each in execution.fallbacks], [6], "steps that fell back")


@GROUP.add
def failure_of_a_step_without_fallback(context: Context) -> None:
    runtime = context.other_runtime([Device(_failing())])
    compilation = compiled(_sqrt(runtime), named=True)
    for way in ALL:
        execution = Execution(compilation)
        _roots(execution)
        expect(OP_FAILED, way.compute, execution)
        require(execution.fallbacks, (), f"fallbacks, {way}")


# Loops -------------------------------------------------------------------------------------------


def _endless(runtime: Runtime) -> Model:
    sketch = PlanSketch(runtime)
    counter = sketch.tensor()
    return sketch.finished([counter], [_while(sketch, counter, float("inf"))])


@GROUP.add
def loop_timeouts(context: Context) -> None:
    require(DEFAULT_LOOP_TIMEOUT_NS, 2_000_000_000, "the default limit of a loop")
    require(MAXIMUM_LOOP_TIMEOUT_NS, 15_000_000_000, "the longest limit of a loop")


@GROUP.add
def endless_loop(context: Context) -> None:
    compilation = compiled(_endless(context.runtime))
    for way in ALL:
        execution, _ = filled(compilation, [0])
        execution.set_loop_timeout(_LOOP_NS)
        expect(MISSED_DEADLINE, way.compute, execution)


@GROUP.add
def endless_interpreted_loop_has_no_fallback(context: Context) -> None:
    """The loop would be without end on the CPU as well."""
    driver = ToyDriver("body", supports=only(OperationType.ADD))
    compilation = compiled(_endless(context.other_runtime([Device(driver)])))
    require(compilation.plan.outline()[0], "WHILE", "the first step")
    execution, _ = filled(compilation, [0])
    execution.set_loop_timeout(_LOOP_NS)
    expect(MISSED_DEADLINE, execution.compute)
    require(execution.fallbacks, (), "what the CPU has computed instead")


# Timing ------------------------------------------------------------------------------------------

_NEVER: Final = (1 << 64) - 1
_TIMED: Final = {"cpu": None, "old": HalVersion.V1_1, "new": HalVersion.V1_3}


@GROUP.cells("timing/{}/{}", _TIMED, ALL)
def _timing(context: Context, version: HalVersion | None, way: Way) -> None:
    drivers = [] if version is None else [Device(ToyDriver("timing", version=version))]
    runtime = context.other_runtime(drivers)
    compilation = compiled(_floor(runtime), named=True)
    execution, _ = _floored(compilation)
    execution.set_measure_timing(True)
    expect(BAD_STATE, execution.duration, 0)
    way.compute(execution)
    on_device, in_driver, fenced_on_device, fenced_in_driver = map(execution.duration, range(4))
    if version is not None and version < HalVersion.V1_2:
        require(on_device, _NEVER, "time on a device that cannot measure")
        require(in_driver, _NEVER, "time in a driver that cannot measure")
    for shorter, longer, what in (
        (on_device, in_driver, "time on device is part of that in driver"),
        (fenced_on_device, fenced_in_driver, "fenced time on device is part of that in driver"),
        (fenced_in_driver, in_driver, "fenced time in driver is part of the whole"),
    ):
        if _NEVER not in (shorter, longer):
            require(shorter <= longer, True, what)


@GROUP.add
def timing_of_a_failure(context: Context) -> None:
    runtime = context.other_runtime([Device(_failing())])
    compilation = compiled(_sqrt(runtime), named=True)
    execution = Execution(compilation)
    _roots(execution)
    execution.set_measure_timing(True)
    expect(OP_FAILED, SYNC.compute, execution)
    for code in range(4):
        expect(BAD_STATE, execution.duration, code)
