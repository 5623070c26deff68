"""Plain drivers: what only a driver without the kit is told, and what it may answer.

Source: ``validateOutputShapesFromDriver``, ``StepExecutor::updateOutputShapes`` and
``CompoundExecutionBuilder::computeInternal`` of Android's ``runtime/ExecutionBuilder.cpp``,
``DriverDevice::getSupportedOperations`` of ``Manager.cpp``, and the AIDL ``DataLocation``.
"""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cts.compiling import compiled, filled
from cts.expect import NO_ERROR, OP_FAILED, expect, require
from cts.plain_drivers import PlainDriver
from cts.sketch import Sketch
from cts.small_models import add_model, ready, sum_execution
from cts.test_group import Context, Directed, Subject
from cts.toys import only
from cts.ways import ALL, BURST, SYNC, Way
from nnapi.compilation import Compilation
from nnapi.execution import MAXIMUM_LOOP_TIMEOUT_NS, Execution
from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnapi.settings import Partitioning, Settings
from nnhal.device import Device
from nnhal.types import ExecutionResultAidl, OperationType, OutputShape

__all__ = ["GROUP"]

_CPU: Final = "nnapi-reference"
_FEW: Final = 2
_MANY: Final = 32
"""Numbers that the first guess of an unknown size does not hold."""

_PADDING: Final = 24
"""Bytes behind an argument of 8 bytes."""


GROUP: Final = Directed(
    name="plain_drivers",
    title="Drivers without the kit",
    summary=(
        "A driver receives padding, and no loop timeout beyond the maximum; an answer of another "
        "length, or shapes that contradict the model, are failures; operands without elements are "
        "not inputs of a step."
    ),
    source="the HAL's DataLocation, ExecutionBuilder.cpp, Manager.cpp",
    subject=Subject.RUNTIME,
)


def _compiled(context: Context, driver: PlainDriver, *, named: bool = False) -> Compilation:
    """The sum of two tensors of 2 numbers."""
    return compiled(add_model(context.other_runtime([Device(driver)])), named=named)


# What drivers are told ---------------------------------------------------------------------------


@GROUP.cells("padding/{}", ALL)
def _padding(context: Context, way: Way) -> None:
    driver = PlainDriver()
    execution = Execution(_compiled(context, driver, named=True))
    execution.enable_input_and_output_padding(True)
    memory = Memory.allocate(8 + _PADDING)
    execution.set_input(0, bytes(8 + _PADDING))
    execution.set_input_from_memory(1, memory, 0, 8 + _PADDING)
    execution.set_input(2, np.array(0, np.int32))
    room = bytearray(8 + _PADDING)
    execution.set_output(0, room)
    expect(NO_ERROR, way.compute, execution)
    (request,) = driver.requests
    first, second, scalar = (argument.location for argument in request.inputs)
    (output,) = (argument.location for argument in request.outputs)
    for what, location, padding in (
        ("input 0, a buffer", first, _PADDING),
        ("input 1, in a memory", second, _PADDING),
        ("input 2, a scalar", scalar, 0),
        ("output 0", output, _PADDING),
    ):
        expected = 4 if location is scalar else 8
        told = location.length, location.padding
        require(told, (expected, padding), f"length and padding of {what}, {way}")


@GROUP.cells("loop_timeout_maximum/{}", ALL)
def _longest_loop(context: Context, way: Way) -> None:
    driver = PlainDriver()
    compilation = _compiled(context, driver, named=True)
    for limit_ns in (
        MAXIMUM_LOOP_TIMEOUT_NS - 1,
        MAXIMUM_LOOP_TIMEOUT_NS,
        MAXIMUM_LOOP_TIMEOUT_NS + 1,
        (1 << 64) - 1,
    ):
        execution = sum_execution(compilation)
        execution.set_loop_timeout(limit_ns)
        expect(NO_ERROR, way.compute, execution)
        told = driver.loop_timeouts_ns[-1]
        require(told, min(limit_ns, 15_000_000_000), f"loop timeout of {limit_ns} ns, {way}")


# What drivers answer -----------------------------------------------------------------------------


@GROUP.add
def supported_operations_of_another_length(context: Context) -> None:
    for answers in ([], [True, True], [True] * 1000):
        driver = PlainDriver(supported=lambda right, answers=answers: answers)  # type: ignore[misc]
        compilation = _compiled(context, driver)
        what = f"with {len(answers)} answers for 1"
        require(compilation.plan.outline(), (_CPU,), f"the plan {what}")
        require(len(compilation.plan.failures), 1, f"devices that could not say, {what}")
        execution, room = ready(compilation)
        expect(NO_ERROR, execution.compute)
        require(list(room), [3.0, 3.0], f"the sum {what}")


_CONTRADICTIONS: Final = {
    "another_size": (OutputShape((3,)),),
    "another_rank": (OutputShape((2, 1)),),
    "no_rank": (OutputShape(()),),
    "no_elements": (OutputShape((0,)),),
    "more_than_4_gib": (OutputShape((1 << 31,)),),
    "two_outputs": (OutputShape((2,)), OutputShape((2,))),
    "one_too_small": (OutputShape((2,), is_sufficient=False),),
}
"""Shapes of an output that the model has as [2], which are told of a success."""


def _with_shapes(shapes: tuple[OutputShape, ...]) -> PlainDriver:
    return PlainDriver(result=lambda right: ExecutionResultAidl(True, shapes, right.timing))


@GROUP.cells("shapes/{}/{}", _CONTRADICTIONS, (SYNC, BURST))
def _contradiction(context: Context, shapes: tuple[OutputShape, ...], way: Way) -> None:
    driver = _with_shapes(shapes)
    execution = sum_execution(_compiled(context, driver, named=True))
    expect(OP_FAILED, way.compute, execution)


@GROUP.add
def shapes_of_a_model_that_leaves_them_open(context: Context) -> None:
    """A rank that is missing contradicts the success, dimensions contradict nothing."""
    for told, code in (((2,), NO_ERROR), ((), OP_FAILED)):
        runtime = context.other_runtime([Device(_with_shapes((OutputShape(told),)))])
        sketch = Sketch(runtime)
        first, second = sketch.float32(2), sketch.float32()
        sketch.operation(OperationType.RELU, [first], [second])
        compilation = compiled(sketch.finished([first], [second]), named=True)
        execution, _ = filled(compilation, [1, -1], room=2)
        expect(code, execution.compute)


# Steps -------------------------------------------------------------------------------------------


def _two_steps(runtime: Runtime, count: int) -> Model:
    """``output = FLOOR(RELU(input))``, where nobody says how large the output of RELU is."""
    sketch = Sketch(runtime)
    first, between, last = sketch.float32(count), sketch.float32(), sketch.float32(count)
    sketch.operation(OperationType.RELU, [first], [between])
    sketch.operation(OperationType.FLOOR, [between], [last])
    return sketch.finished([first], [last])


def _of_two_steps(
    context: Context, driver: PlainDriver, setting: Partitioning, count: int
) -> Execution:
    other = PlainDriver("floor", supports=only(OperationType.FLOOR))
    runtime = context.other_runtime(map(Device, (driver, other)), Settings(partitioning=setting))
    compilation = compiled(_two_steps(runtime, count))
    require(compilation.plan.outline(), ("toy-relu", "toy-floor"), "the plan")
    execution = Execution(compilation)
    execution.set_input(0, np.linspace(-3, 3, count, dtype=np.float32))
    return execution


def _check_helped(execution: Execution, room: NDArray[np.float32], steps: set[int | None]) -> None:
    """The output is right, and the CPU has run ``steps``, None for the whole model."""
    expected = np.floor(np.maximum(np.linspace(-3, 3, room.size, dtype=np.float32), 0))
    require(room.tolist(), expected.tolist(), "the output")
    require({each.step for each in execution.fallbacks}, steps, "steps that fell back")


def _empty(result: ExecutionResultAidl) -> ExecutionResultAidl:
    if not result.output_sufficient_size:
        return result
    return msgspec.structs.replace(result, output_shapes=(OutputShape((0,)),))


@GROUP.add
def input_of_a_step_without_elements(context: Context) -> None:
    """No request can have one: the CPU runs the whole model, or the execution fails."""
    for setting, code in (
        (Partitioning.WITH_FALLBACK, NO_ERROR),
        (Partitioning.WITHOUT_FALLBACK, OP_FAILED),
    ):
        driver = PlainDriver("relu", supports=only(OperationType.RELU), result=_empty)
        execution = _of_two_steps(context, driver, setting, _FEW)
        room = np.zeros(_FEW, np.float32)
        execution.set_output(0, room)
        expect(code, execution.compute)
        if code == NO_ERROR:
            _check_helped(execution, room, {None})


@GROUP.add
def step_that_contradicts_itself(context: Context) -> None:
    """A step whose output is larger than declared has failed, and the CPU makes that good."""
    told: list[OutputShape] = []

    def growing(result: ExecutionResultAidl) -> ExecutionResultAidl:
        size = _MANY + len(told)
        told.append(OutputShape((size,), is_sufficient=result.output_sufficient_size))
        return msgspec.structs.replace(result, output_shapes=(told[-1],))

    driver = PlainDriver("relu", supports=only(OperationType.RELU), result=growing)
    execution = _of_two_steps(context, driver, Partitioning.WITH_FALLBACK, _MANY)
    room = np.zeros(_MANY, np.float32)
    execution.set_output(0, room)
    expect(NO_ERROR, execution.compute)
    require([shape.is_sufficient for shape in told], [False, True], "what the driver has told")
    _check_helped(execution, room, {0})
