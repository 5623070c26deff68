"""Models of steps: what each has of the model that it is a part of, computed on several drivers.

Source: ``ExecutionStep::finishStepModel`` of Android's ``runtime/ExecutionPlan.cpp``,
``StepExecutor::updateOutputShapes`` of ``runtime/ExecutionBuilder.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from cts.compiling import filled
from cts.expect import NO_ERROR, expect, require
from cts.partition_models import PlanSketch, chain
from cts.sketch import Sketch
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver, only
from cts.ways import ALL
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.device import Device
from nnhal.operand_types import is_extension
from nnhal.types import ErrorStatus, Extension, ExtensionOperandTypeInformation, OperationType
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]

_FLOAT: Final = Code.TENSOR_FLOAT32


GROUP: Final = Directed(
    name="step_models",
    title="Models of steps",
    summary=(
        "A step has the constants, references and extensions that its operations need; sizes that "
        "were unknown are those of this computation."
    ),
    source="ExecutionStep::finishStepModel, StepExecutor::updateOutputShapes",
    subject=Subject.RUNTIME,
)


def _two_drivers(context: Context, first: int, second: int) -> Runtime:
    drivers = ToyDriver("first", supports=only(first)), ToyDriver("second", supports=only(second))
    return context.other_runtime(map(Device, drivers))


def _compiled(model: Model, plan: Sequence[str]) -> Compilation:
    compilation = Compilation(model)
    expect(NO_ERROR, compilation.finish)
    require(compilation.plan.outline(), tuple(f"toy-{name}" for name in plan), "the plan")
    return compilation


@GROUP.add
def constants_in_memories(context: Context) -> None:
    """Each step has the memories that it reads, by numbers of its own."""
    runtime = _two_drivers(context, OperationType.ADD, OperationType.MUL)
    sketch = PlanSketch(runtime)
    constants = []
    for number in (10, 3):
        memory = Memory.allocate(4)
        memory.mapped()[:] = np.array([number], np.float32).tobytes()
        constants.append(sketch.from_memory(memory, _FLOAT, 1))
    a = sketch.tensor()
    product = sketch.kind(4, sketch.kind(0, a, constants[0]), constants[1])
    both = sketch.kind(4, product, constants[0])
    compilation = _compiled(sketch.finished([a], [both]), ["first", "second"])
    for way in ALL:
        execution, room = filled(compilation, [2])
        expect(NO_ERROR, way.compute, execution)
        require(room[0], np.float32(360.0), f"(2 + 10) * 3 * 10, {way}")
        require(execution.fallbacks, (), f"what the CPU has made good, {way}")


@GROUP.add
def references_to_models(context: Context) -> None:
    """A driver that has IF gets both branches, in their order, although it is not all."""
    runtime = _two_drivers(context, OperationType.ADD, OperationType.IF)
    sketch = PlanSketch(runtime)
    conditions = [sketch.boolean(), sketch.boolean()]
    a, b = sketch.tensor(), sketch.tensor()
    value = sketch.kind(0, a, b)
    value = sketch.branch(conditions[0], (chain(runtime, 4), chain(runtime, 12)), [value, b])
    value = sketch.branch(conditions[1], (chain(runtime, 16), chain(runtime, 17)), [value, b])
    compilation = _compiled(sketch.finished([*conditions, a, b], [value]), ["first", "second"])
    for first, second, expected in (
        (True, True, 18), (True, False, 3), (False, True, 3), (False, False, 3)
    ):  # fmt: skip
        execution, room = filled(
            compilation, np.array([first], np.bool_), np.array([second], np.bool_), [3], [3]
        )
        expect(NO_ERROR, execution.compute)
        require(room[0], np.float32(expected), f"the output for {first}, {second}")
        require(execution.fallbacks, (), "what the CPU has made good")


@GROUP.add
def extensions_of_a_step(context: Context) -> None:
    """The step's model names the extension that it uses, and only that step's does."""
    name = "com.example.step"
    type = ExtensionOperandTypeInformation(type=1, is_tensor=True, byte_size=4)
    vendor = ToyDriver(
        "vendor",
        extensions=[Extension(name, (type,))],
        supports=lambda operation, graph, model: is_extension(operation.type),
        preparation_error=ErrorStatus.GENERAL_FAILURE,
    )
    adding = ToyDriver("adding", supports=only(OperationType.ADD))
    runtime = context.other_runtime([Device(adding), Device(vendor)])
    sketch = PlanSketch(runtime)
    a, b, result = sketch.tensor(), sketch.tensor(), sketch.tensor()
    total = sketch.kind(0, a, b)
    sketch.operation(sketch.model.extension_operation_type(name, 5), [total], [result])
    compilation = Compilation(sketch.finished([a, b], [result]))
    expect(ResultCode.OP_FAILED, compilation.finish)  # as the vendor does not prepare it
    told = [
        [each.name for each in driver.models[0].extension_name_to_prefix]
        for driver in (adding, vendor)
    ]
    require(told, [[], [name]], "extensions that the drivers' models name")


def _dynamic(context: Context) -> Compilation:
    """ABS(FLOOR(input)), all of unknown size, on two drivers."""
    runtime = _two_drivers(context, OperationType.FLOOR, OperationType.ABS)
    sketch = Sketch(runtime)
    first, between, last = (sketch.float32(0) for _ in range(3))
    sketch.operation(OperationType.FLOOR, [first], [between])
    sketch.operation(OperationType.ABS, [between], [last])
    return _compiled(sketch.finished([first], [last]), ["first", "second"])


def _given(compilation: Compilation, size: int) -> Execution:
    execution = Execution(compilation)
    data = np.arange(size, dtype=np.float32) - 0.5
    execution.set_input(0, data, OperandType(_FLOAT, (size,)))
    return execution


@GROUP.add
def sizes_of_each_computation(context: Context) -> None:
    """Sizes are those of each computation, not of the one before, be it of another execution or of
    the same.
    """
    compilation = _dynamic(context)
    for way in ALL[:3]:
        for size in (2, 5, 3, 100, 1):
            execution, room = _given(compilation, size), np.full(size, -1, np.float32)
            execution.set_output(0, room)
            execution.set_reusable(True)
            for _ in range(2):
                expect(NO_ERROR, way.compute, execution)
                require(execution.output_operand_dimensions(0), (size,), f"dimensions, {way}")
                expected = [1.0, *map(float, range(size - 1))]
                require(room.tolist(), expected, f"{size} elements, {way}")
            require(execution.fallbacks, (), f"what the CPU has made good, {way}")


@GROUP.add
def size_that_an_output_needs(context: Context) -> None:
    """Told by the last of several steps."""
    compilation = _dynamic(context)
    for way in ALL[:3]:
        execution = _given(compilation, 4)
        execution.set_output(0, np.zeros(3, np.float32))
        expect(ResultCode.OUTPUT_INSUFFICIENT_SIZE, way.compute, execution)
        shape = execution.output_shape(0)
        require((shape.dimensions, shape.is_sufficient), ((4,), False), f"the shape, {way}")
