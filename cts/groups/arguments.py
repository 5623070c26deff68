"""Arguments: each execution has its own, whatever others have left behind, and so has a burst.

Source: ``ANeuralNetworksExecution_setInput`` and its kin, ``ANeuralNetworksBurst_create`` and
``ANeuralNetworksCompilation_getPreferredMemoryPaddingForInput`` in Android's ``NeuralNetworks.h``;
``StepExecutor`` of ``runtime/ExecutionBuilder.cpp``; ``DriverPreparedModel::getMemoryPreference``
of ``runtime/Manager.cpp``.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final

import numpy as np

from cts.compiling import compiled, filled
from cts.expect import BAD_DATA, BAD_STATE, NO_ERROR, OP_FAILED, code_of_call, expect, require
from cts.partition_models import chain, kinds
from cts.sketch import Sketch
from cts.small_models import add_model, ready, sum_execution
from cts.test_group import Context, Directed, Failed, Subject
from cts.toys import ToyDriver
from cts.ways import ALL, BURST, SYNC, Way
from nnapi.burst import Burst
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnhal.device import Device
from nnhal.driver_kit import HalError
from nnhal.types import ErrorStatus, HalVersion, OperationType
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]

_LIMIT_S: Final = 30.0
_VERSIONS: Final = (HalVersion.V1_2, HalVersion.V1_3, HalVersion.AIDL_V4)


GROUP: Final = Directed(
    name="arguments",
    title="Arguments of executions",
    summary=(
        "Executions, bursts and threads do not see each other's buffers, dimensions or memories."
    ),
    source="StepExecutor, ANeuralNetworksBurst_create, getMemoryPreference",
    subject=Subject.RUNTIME,
)


def _compiled(context: Context, driver: ToyDriver) -> Compilation:
    return compiled(add_model(context.other_runtime([Device(driver)])), named=True)


def _bursts(compilation: Compilation) -> Way:
    """All executions by one burst."""
    burst = Burst(compilation)
    return Way("one burst", lambda execution: execution.burst_compute(burst))


@GROUP.add
def other_dimensions_of_the_same_size(context: Context) -> None:
    """2 x 3 elements, then 3 x 2, then 2 x 3."""
    driver = ToyDriver("shapes")
    runtime = context.other_runtime([Device(driver)])
    sketch = Sketch(runtime)
    first, second = sketch.float32(0, 0), sketch.float32(0, 0)
    sketch.operation(
        OperationType.TRANSPOSE, [first, sketch.omitted(Code.TENSOR_INT32, 2)], [second]
    )
    compilation = compiled(sketch.finished([first], [second]), named=True)
    for way in (*ALL[:3], _bursts(compilation)):
        for rows, columns in ((2, 3), (3, 2), (2, 3)):
            data = np.arange(6, dtype=np.float32).reshape(rows, columns)
            execution, room = Execution(compilation), np.zeros((columns, rows), np.float32)
            type = OperandType(Code.TENSOR_FLOAT32, (rows, columns))
            execution.set_input(0, data, type)
            execution.set_output(0, room)
            expect(NO_ERROR, way.compute, execution)
            require(room.tolist(), data.T.tolist(), f"{rows} x {columns} transposed, {way}")
            found = execution.output_operand_dimensions(0)
            require(found, (columns, rows), f"dimensions of the output, {way}")


@GROUP.add
def input_that_is_omitted_now_and_then(context: Context) -> None:
    """TRANSPOSE with and without its permutation."""
    runtime = context.other_runtime([Device(ToyDriver("optional"))])
    sketch = Sketch(runtime)
    first, order = sketch.float32(2, 2), sketch.operand(Code.TENSOR_INT32, 2)
    second = sketch.float32(2, 2)
    sketch.operation(OperationType.TRANSPOSE, [first, order], [second])
    compilation = compiled(sketch.finished([first, order], [second]), named=True)
    data = np.array([[1, 2], [3, 4]], np.float32)
    for way in (*ALL, _bursts(compilation)):
        for permutation in (None, [0, 1], None, [1, 0]):
            execution, room = Execution(compilation), np.zeros((2, 2), np.float32)
            execution.set_input(0, data)
            given = None if permutation is None else np.array(permutation, np.int32)
            execution.set_input(1, given)
            execution.set_output(0, room)
            expect(NO_ERROR, way.compute, execution)
            expected = data if permutation == [0, 1] else data.T
            require(room.tolist(), expected.tolist(), f"permutation {permutation}, {way}")


def _in_memories(execution: Execution, memories: Sequence[Memory], offset: int) -> None:
    first, second, output = memories
    execution.set_input_from_memory(0, first, offset, 8)
    execution.set_input_from_memory(1, second, offset, 8)
    execution.set_input(2, np.array(0, np.int32))
    execution.set_output_from_memory(0, output, offset, 8)


@GROUP.cells("several_memories/{}", _VERSIONS)
def _several_memories(context: Context, version: HalVersion) -> None:
    """Each argument in a memory of its own; the next execution has others."""
    compilation = _compiled(context, ToyDriver("memories", version=version))
    for way in (*ALL, _bursts(compilation)):
        for factor, offset in ((1, 0), (10, 8), (100, 0)):
            memories = [Memory.allocate(16) for _ in range(3)]
            for memory, number in zip(memories, (1, 2, 0), strict=True):
                data = np.full(4, number * factor, np.float32)
                memory.mapped()[:] = data.tobytes()
            execution = Execution(compilation)
            _in_memories(execution, memories, offset)
            expect(NO_ERROR, way.compute, execution)
            found = np.frombuffer(memories[2].mapped()[offset : offset + 8], np.float32)
            require(found.tolist(), [3.0 * factor] * 2, f"the sum, {way}")


@GROUP.add
def executions_at_the_same_time(context: Context) -> None:
    """One waits in the driver while another is computed: each has its own buffers."""
    inside, go_on, waits = threading.Event(), threading.Event(), [True]

    def first_waits(context: object) -> None:
        if waits.pop() if waits else False:
            inside.set()
            go_on.wait(_LIMIT_S)

    compilation = _compiled(context, driver := ToyDriver("shared"))
    sum_execution(compilation).compute()
    driver.before = first_waits
    slow, room = ready(compilation)
    fast, other = filled(compilation, [100, 100], [200, 200], np.array(0, np.int32), room=2)
    event = slow.start_compute()
    if not inside.wait(_LIMIT_S):
        raise Failed("driver_not_called", "the driver is not called")
    try:
        fast.compute()
    finally:
        go_on.set()
    event.wait()
    require((room.tolist(), other.tolist()), ([3.0, 3.0], [300.0, 300.0]), "the two sums")


@GROUP.cells("busy/{}", ALL)
def _busy(context: Context, way: Way) -> None:
    """A computation that is under way is not begun again, nor is its burst used."""
    inside, go_on = threading.Event(), threading.Event()

    def wait(context: object) -> None:
        inside.set()
        go_on.wait(_LIMIT_S)

    compilation = _compiled(context, ToyDriver("held", before=wait))
    burst = Burst(compilation)
    execution, other = sum_execution(compilation), sum_execution(compilation)
    for each in (execution, other):
        each.set_reusable(True)
    thread = threading.Thread(
        target=lambda: code_of_call(execution.burst_compute, burst), daemon=True
    )
    thread.start()
    if not inside.wait(_LIMIT_S):
        raise Failed("driver_not_called", "the driver is not called")
    codes = []
    if way is BURST:
        again = threading.Thread(
            target=lambda: codes.append(code_of_call(other.burst_compute, burst)[0]),
            daemon=True,
        )
    else:
        again = threading.Thread(
            target=lambda: codes.append(code_of_call(way.compute, execution)[0]), daemon=True
        )
    again.start()
    again.join(0.5)
    go_on.set()
    again.join(_LIMIT_S)
    thread.join(_LIMIT_S)
    require(codes, [BAD_STATE], f"the code of {way} meanwhile")


# Bursts ------------------------------------------------------------------------------------------


@GROUP.add
def burst_of_several_steps(context: Context) -> None:
    """Each step goes to the burst of its own driver."""
    for version in _VERSIONS:
        drivers = [ToyDriver(str(n), supports=kinds(n), version=version) for n in (0, 4)]
        compilation = compiled(chain(context.other_runtime(map(Device, drivers)), 0, 4))
        require(compilation.plan.outline(), ("toy-0", "toy-4"), "the plan")
        way = _bursts(compilation)
        for number in (1, 5):
            execution, room = filled(compilation, [number], [3])
            expect(NO_ERROR, way.compute, execution)
            require(room[0], np.float32((number + 3) * 3), f"the output, HAL {version}")
            require(execution.fallbacks, (), "what the CPU has computed")


@GROUP.add
def burst_after_a_failure(context: Context) -> None:
    """A burst serves the next execution after a failure."""
    failures = [True, False]

    def sometimes(context: object) -> None:
        if failures.pop(0):
            raise HalError(ErrorStatus.GENERAL_FAILURE, "this time")

    compilation = _compiled(context, ToyDriver("moody", before=sometimes))
    way = _bursts(compilation)
    for expected in (OP_FAILED, NO_ERROR):
        execution = sum_execution(compilation)
        expect(expected, way.compute, execution)


# Padding, missing arguments, sizes ---------------------------------------------------------------


@GROUP.add
def preferred_alignment_and_padding(context: Context) -> None:
    """64 and 64, but no padding for drivers before AIDL (``kDefaultRequestMemoryPadding``)."""
    for version, padding in ((HalVersion.V1_3, 1), (HalVersion.AIDL_V1, 64)):
        compilation = _compiled(context, ToyDriver("preferring", version=version))
        for index in range(3):
            alignment = compilation.preferred_memory_alignment_for_input(index)
            found = alignment, compilation.preferred_memory_padding_for_input(index)
            require(found, (64, padding), f"alignment and padding of input {index}")
        found = (
            compilation.preferred_memory_alignment_for_output(0),
            compilation.preferred_memory_padding_for_output(0),
        )
        require(found, (64, padding), "alignment and padding of the output")
        expect(BAD_DATA, compilation.preferred_memory_alignment_for_output, 1)
        expect(BAD_DATA, compilation.preferred_memory_padding_for_output, 2)


@GROUP.add
def buffers_with_padding(context: Context) -> None:
    """Bytes behind the data do not count, and dimensions are those of the data."""
    for version in _VERSIONS:
        compilation = _compiled(context, ToyDriver("padded", version=version))
        for way in ALL:
            execution = Execution(compilation)
            execution.enable_input_and_output_padding(True)
            execution.set_input(0, np.array([1, 1, 9, 9], np.float32))
            execution.set_input(1, np.array([2, 2, 9], np.float32))
            execution.set_input(2, np.array(0, np.int32))
            room = np.zeros(16, np.float32)
            execution.set_output(0, room)
            expect(NO_ERROR, way.compute, execution)
            require(room[:2].tolist(), [3.0, 3.0], f"the sum, HAL {version}, {way}")


@GROUP.add
def output_that_is_not_set(context: Context) -> None:
    compilation = _compiled(context, ToyDriver("missing"))
    for way in ALL:
        execution = Execution(compilation)
        for index in range(2):
            execution.set_input(index, np.zeros(2, np.float32))
        execution.set_input(2, np.array(0, np.int32))
        expect(BAD_DATA, way.compute, execution)


@GROUP.add
def one_of_two_outputs_too_small(context: Context) -> None:
    """Each output tells for itself whether its buffer was large enough."""
    runtime = context.other_runtime([Device(ToyDriver("sizing"))])
    sketch = Sketch(runtime)
    first, second, third = sketch.float32(2), sketch.float32(0), sketch.float32(0)
    sketch.operation(OperationType.FLOOR, [first], [second])
    sketch.operation(OperationType.ABS, [first], [third])
    compilation = compiled(sketch.finished([first], [second, third]), named=True)
    for way in (SYNC, *ALL[1:3]):
        for small in (0, 1):
            execution = Execution(compilation)
            execution.set_input(0, np.zeros(2, np.float32))
            for index in range(2):
                execution.set_output(index, np.zeros(1 if index == small else 2, np.float32))
            expect(ResultCode.OUTPUT_INSUFFICIENT_SIZE, way.compute, execution)
            shapes = [execution.output_shape(index) for index in range(2)]
            found = [shape.is_sufficient for shape in shapes]
            require(found, [small != 0, small != 1], f"which outputs were sufficient, {way}")
            require(shapes[small].dimensions, (2,), "dimensions of what was too small")
