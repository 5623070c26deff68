"""Validation of executions: the code of every wrong call of an execution, event or burst.

Source: ``ValidationTestExecution``, ``..DimensionProductOverflow`` and ``ValidationTestBurst`` of
Android's ``TestValidation.cpp``.
"""

from __future__ import annotations

import mmap
import os
import threading
from collections.abc import Callable
from typing import Final

import numpy as np

from cts.compiling import compiled
from cts.expect import (
    BAD_DATA,
    BAD_STATE,
    MISSED_DEADLINE,
    NO_ERROR,
    NULL,
    code_of_call,
    expect,
    expect_error,
    require,
)
from cts.sketch import Sketch
from cts.small_models import add_model, ready, sum_execution
from cts.test_group import Context, Directed, Failed
from cts.ways import ALL, ASYNC, FENCED, Way
from nnapi.burst import Burst
from nnapi.compilation import Compilation
from nnapi.event import Event
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnhal.memory import Memory as SharedMemory
from nnhal.types import OperandType as Code
from nnhal.types import OperationType

__all__ = ["GROUP"]

_SIZE: Final = 20
_UNKNOWN: Final = (5, 4, 4, 0, 5, 3, 0, 4, 5)
_TOO_MANY: Final = (5, 4, 4, 786433, 5, 3, 16777216, 4, 5)
_ACCESS: Final = mmap.PROT_READ | mmap.PROT_WRITE
_SHORT_NS: Final = 1_000_000
_MAXIMUM_NS: Final = (1 << 64) - 1

_WRONG_TYPES: Final = (
    OperandType(Code.TENSOR_FLOAT32, (3,)),
    OperandType(Code.TENSOR_FLOAT32, (2, 1)),
)
"""Of arguments that the model has as TENSOR_FLOAT32 [2]."""


GROUP: Final = Directed(
    name="validation_execution",
    title="Validation: executions",
    summary="Every wrong call of an execution, event or burst gives the code of the C API.",
    source="ValidationTestExecution, ..DimensionProductOverflow, ValidationTestBurst",
)


def _compiled(context: Context) -> Compilation:
    return context.compiled(add_model(context.runtime))


def _memory() -> Memory:
    shared = SharedMemory.allocate(_SIZE)
    return Memory.from_fd(_SIZE, _ACCESS, shared.fd)


def _wrong_arguments(call: Callable[..., None]) -> None:
    """``call`` is set_input or set_output of an argument of 8 bytes."""
    expect(BAD_DATA, call, 0, bytearray(20))  # not the size of the operand
    expect(BAD_DATA, call, 0, bytearray(4))
    expect(BAD_DATA, call, 999, bytearray(8))
    expect(BAD_DATA, call, -1, bytearray(8))
    for wrong in _WRONG_TYPES:
        expect(BAD_DATA, call, 0, bytearray(8), wrong)
    expect(NO_ERROR, call, 0, bytearray(8))
    expect(BAD_STATE, call, 0, bytearray(8))  # not twice


@GROUP.add
def set_input(context: Context) -> None:
    _wrong_arguments(Execution(_compiled(context)).set_input)


@GROUP.add
def set_output(context: Context) -> None:
    execution = Execution(_compiled(context))
    expect(BAD_DATA, execution.set_output, 0, bytes(8))  # cannot be written
    _wrong_arguments(execution.set_output)


def _wrong_padded(call: Callable[..., None]) -> None:
    expect(BAD_DATA, call, 0, bytearray(7))
    expect(NO_ERROR, call, 0, bytearray(20))


@GROUP.add
def set_input_with_padding(context: Context) -> None:
    execution = Execution(_compiled(context))
    expect(NO_ERROR, execution.enable_input_and_output_padding, True)
    _wrong_padded(execution.set_input)


@GROUP.add
def set_output_with_padding(context: Context) -> None:
    execution = Execution(_compiled(context))
    expect(NO_ERROR, execution.enable_input_and_output_padding, True)
    _wrong_padded(execution.set_output)


def _wrong_ranges(call: Callable[..., None], *, padding: bool) -> None:
    """``call`` is set_input_from_memory or its twin, for an argument of 8 bytes."""
    memory = _memory()
    expect(NULL, call, 0, None, 0, 8)
    expect(BAD_DATA, call, 999, memory, 0, 8)
    expect(BAD_DATA, call, -1, memory, 0, 8)
    expect(NO_ERROR if padding else BAD_DATA, call, 0, memory, 0, _SIZE)
    other = 1  # input 0 may be set by now
    for wrong in _WRONG_TYPES:
        expect(BAD_DATA, call, other, memory, 0, 8, wrong)
    expect(BAD_DATA, call, other, memory, _SIZE + 1, 8)
    expect(BAD_DATA, call, other, memory, _SIZE - 3, 8)
    expect(BAD_DATA, call, other, memory, 0, 7)
    expect(BAD_DATA, call, other, memory, (1 << 32) - 4, 8)


@GROUP.add
def set_input_from_memory(context: Context) -> None:
    execution = Execution(_compiled(context))
    _wrong_ranges(execution.set_input_from_memory, padding=False)
    expect(NO_ERROR, execution.set_input_from_memory, 0, _memory(), 8, 8)
    expect(BAD_STATE, execution.set_input_from_memory, 0, _memory(), 8, 8)
    expect(BAD_STATE, execution.set_input, 0, bytes(8))


@GROUP.add
def set_input_from_memory_with_padding(context: Context) -> None:
    execution = Execution(_compiled(context))
    execution.enable_input_and_output_padding(True)
    _wrong_ranges(execution.set_input_from_memory, padding=True)


@GROUP.add
def set_output_from_memory(context: Context) -> None:
    execution, memory = Execution(_compiled(context)), _memory()
    call = execution.set_output_from_memory
    expect(NULL, call, 0, None, 0, 8)
    for index, offset, length in (
        *((999, 0, 8), (-1, 0, 8), (0, 0, 20), (0, 21, 8), (0, 17, 8), (0, 0, 4)),
        (0, (1 << 32) - 4, 8),
    ):
        expect(BAD_DATA, call, index, memory, offset, length)
    for wrong in _WRONG_TYPES:
        expect(BAD_DATA, call, 0, memory, 0, 8, wrong)
    expect(NO_ERROR, call, 0, memory, 8, 8)
    expect(BAD_STATE, call, 0, memory, 8, 8)
    expect(BAD_STATE, execution.set_output, 0, bytearray(8))


@GROUP.add
def set_output_from_memory_with_padding(context: Context) -> None:
    execution, memory = Execution(_compiled(context)), _memory()
    execution.enable_input_and_output_padding(True)
    for offset, length in ((0, 7), (_SIZE - 3, 8), (_SIZE + 1, 8)):
        expect(BAD_DATA, execution.set_output_from_memory, 0, memory, offset, length)
    expect(NO_ERROR, execution.set_output_from_memory, 0, memory, 0, _SIZE)


@GROUP.add
def enable_padding_after_arguments(context: Context) -> None:
    for name, arguments in (
        ("set_input", (0, bytes(8))),
        ("set_input_from_memory", (0, _memory(), 0, 8)),
        ("set_output", (0, bytearray(8))),
        ("set_output_from_memory", (0, _memory(), 0, 8)),
    ):
        execution = Execution(_compiled(context))
        getattr(execution, name)(*arguments)
        expect(BAD_STATE, execution.enable_input_and_output_padding, True)


@GROUP.add
def missing_arguments(context: Context) -> None:
    compilation = _compiled(context)
    for way in ALL:
        expect(BAD_DATA, way.compute, Execution(compilation))
        execution = Execution(compilation)
        execution.set_input(0, bytes(8))
        expect(BAD_DATA, way.compute, execution)


@GROUP.add
def output_rank_and_dimensions(context: Context) -> None:
    execution = sum_execution(_compiled(context))
    expect(BAD_STATE, execution.output_operand_rank, 0)
    expect(BAD_STATE, execution.output_operand_dimensions, 0)
    execution.start_compute().wait()
    for index in (-1, 999):
        expect(BAD_DATA, execution.output_operand_rank, index)
        expect(BAD_DATA, execution.output_operand_dimensions, index)
    require(execution.output_operand_rank(0), 1, "rank of output 0")
    require(execution.output_operand_dimensions(0), (2,), "dimensions of output 0")


# Usability: what is fixed at the first computation ------------------------------------------------


@GROUP.cells("{}/{}", {"usable_once": False, "reusable": True}, ALL)
def _usability(context: Context, reusable: bool, way: Way) -> None:
    execution, room = ready(_compiled(context))
    execution.set_reusable(reusable)
    event = _launched(way, execution)
    if event is not None:
        _check_fixed(execution)
        if not reusable:
            for again in ALL:
                expect(BAD_STATE, again.compute, execution)
        expect(NO_ERROR, event.wait)
    require(list(room), [3.0, 3.0], f"output 0 after {way}")
    _check_fixed(execution)
    for again in ALL:
        room[:] = 0
        expect(NO_ERROR if reusable else BAD_STATE, again.compute, execution)
        require(list(room), [3.0 * reusable] * 2, f"output 0 after {again}")
        require(execution.output_operand_dimensions(0), (2,), f"dimensions after {again}")


def _launched(way: Way, execution: Execution) -> Event | None:
    """The event of a computation that may still run; None where it is over."""
    if way is ASYNC:
        return execution.start_compute()
    if way is FENCED:
        return execution.start_compute_with_dependencies([], 0)
    expect(NO_ERROR, way.compute, execution)
    return None


def _check_fixed(execution: Execution) -> None:
    """What cannot be changed any more once a computation has begun."""
    memory = _memory()
    calls: list[tuple[Callable[..., object], tuple[object, ...]]] = [
        *((execution.set_reusable, (flag,)) for flag in (False, True)),
        *((execution.enable_input_and_output_padding, (flag,)) for flag in (False, True)),
        (execution.set_loop_timeout, (1,)),
        (execution.set_input, (0, bytes(8))),
        (execution.set_output, (0, bytearray(8))),
        (execution.set_input_from_memory, (0, memory, 0, 8)),
        (execution.set_output_from_memory, (0, memory, 0, 8)),
    ]
    for call, arguments in calls:
        expect(BAD_STATE, call, *arguments)


@GROUP.cells("timing/{}", ALL)
def _timed(context: Context, way: Way) -> None:
    execution = sum_execution(_for_one(context))
    for measure in (False, True):
        expect(NO_ERROR, execution.set_measure_timing, measure)
    for code in range(4):
        expect(BAD_STATE, execution.duration, code)
    event = _launched(way, execution)
    if event is not None:
        expect(BAD_STATE, execution.set_measure_timing, False)
        expect(NO_ERROR, event.wait)
    expect(BAD_STATE, execution.set_timeout, _SHORT_NS)
    for measure in (False, True):
        expect(BAD_STATE, execution.set_measure_timing, measure)
    for code in (-1, 4):
        expect(BAD_DATA, execution.duration, code)
    for code in range(4):
        expect(NO_ERROR, execution.duration, code)


_LIMITS: Final = {
    "timeout": (_SHORT_NS, (NO_ERROR, *MISSED_DEADLINE)),
    "timeout_maximum": (_MAXIMUM_NS, (NO_ERROR,)),
}


@GROUP.cells("{}/{}", _LIMITS, ALL)
def _limited(context: Context, limit: tuple[int, tuple[ResultCode, ...]], way: Way) -> None:
    """A time limit may be missed where it is short."""
    execution = sum_execution(_for_one(context))
    limit_ns, codes = limit
    expect(NO_ERROR, execution.set_timeout, limit_ns)
    expect(codes, way.compute, execution)


def _for_one(context: Context) -> Compilation:
    """For the first device, which is named."""
    return compiled(add_model(context.runtime), named=True)


@GROUP.cells("{}/{}+{}", {"concurrent_once": False, "concurrent_reusable": True}, ALL, ALL)
def _concurrent(context: Context, reusable: bool, first: Way, second: Way) -> None:
    """Two threads compute one execution: each gets NO_ERROR or BAD_STATE, and one NO_ERROR."""
    execution = sum_execution(_compiled(context))
    execution.set_reusable(reusable)
    codes = _codes_of(lambda: first.compute(execution), lambda: second.compute(execution))
    _check_concurrent(codes, f"{first} beside {second}")
    if not reusable:
        require(BAD_STATE in codes, True, f"{first} beside {second}: one is refused")


def _codes_of(*calls: Callable[[], None]) -> list[ResultCode]:
    """The codes of calls made at the same time, each in a thread of its own."""
    codes: list[ResultCode] = []
    start = threading.Barrier(len(calls))

    def run(call: Callable[[], None]) -> None:
        start.wait()
        codes.append(code_of_call(call)[0])

    threads = [threading.Thread(target=run, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if len(codes) != len(calls):
        raise Failed("no_result_code", "a call has raised something that is no code of the C API")
    return codes


def _check_concurrent(codes: list[ResultCode], what: str) -> None:
    if not set(codes) <= {NO_ERROR, BAD_STATE} or NO_ERROR not in codes:
        names = ", ".join(code.name for code in codes)
        text = f"{what}: {names}; expected NO_ERROR or BAD_STATE, one NO_ERROR at least"
        raise Failed("concurrent_executions", text)


# Events ------------------------------------------------------------------------------------------


@GROUP.add
def event_of_a_fence_that_is_none(context: Context) -> None:
    expect(BAD_DATA, Event.from_sync_fence_fd, -1)


@GROUP.add
def event_of_start_compute_has_no_fence(context: Context) -> None:
    event = sum_execution(_compiled(context)).start_compute()
    expect(BAD_DATA, event.sync_fence_fd)
    event.wait()


@GROUP.add
def fenced_execution(context: Context) -> None:
    compilation = _compiled(context)
    first = sum_execution(compilation)
    event = first.start_compute_with_dependencies([], 0)
    code, said = code_of_call(lambda: os.close(event.sync_fence_fd()))
    if code not in (NO_ERROR, BAD_DATA):  # not every driver has fences
        raise Failed("fence_descriptor", f"the descriptor of a fence: {code.name} ({said})")
    second = sum_execution(compilation)
    expect(NULL, second.start_compute_with_dependencies, None, 0)
    expect(NULL, second.start_compute_with_dependencies, [event, None], 0)
    expect(NO_ERROR, lambda: second.start_compute_with_dependencies([event], 0).wait())
    event.wait()


# Dimensions that overflow ------------------------------------------------------------------------


@GROUP.add
def dimension_product_overflow(context: Context) -> None:
    sketch = Sketch(context.runtime)
    first, second = sketch.float32(*_UNKNOWN), sketch.float32(*_UNKNOWN)
    sketch.operation(OperationType.ABS, [first], [second])
    compilation = compiled(sketch.finished([first], [second]), [context.runtime.cpu])
    execution = Execution(compilation)
    wrong = OperandType(Code.TENSOR_FLOAT32, _TOO_MANY)
    expect(BAD_DATA, execution.set_input, 0, bytearray(20), wrong)
    expect(BAD_DATA, execution.set_output, 0, bytearray(20), wrong)


@GROUP.add
def dynamic_output_shape_overflow(context: Context) -> None:
    sketch = Sketch(context.runtime)
    operands = [sketch.float32(0, 1), sketch.float32(0, 1), sketch.float32(0)]
    code, output = sketch.int32(0), sketch.float32(0, 0)
    sketch.operation(OperationType.FULLY_CONNECTED, [*operands, code], [output])
    compilation = compiled(sketch.finished(operands, [output]), [context.runtime.cpu])
    execution, large = Execution(compilation), 1 << 16
    data = np.zeros(large, np.float32)
    for index, dimensions in enumerate(((large, 1), (large, 1), (large,))):
        execution.set_input(index, data, OperandType(Code.TENSOR_FLOAT32, dimensions))
    execution.set_output(0, np.zeros(large, np.float32))
    expect_error(execution.compute)


# Bursts ------------------------------------------------------------------------------------------


@GROUP.add
def burst_that_is_none(context: Context) -> None:
    expect(NULL, sum_execution(_compiled(context)).burst_compute, None)


@GROUP.add
def burst_of_another_compilation(context: Context) -> None:
    burst = Burst(_compiled(context))
    expect(BAD_DATA, sum_execution(_compiled(context)).burst_compute, burst)


@GROUP.add
def burst_of_two_threads(context: Context) -> None:
    compilation = _compiled(context)
    burst = Burst(compilation)
    first, second = (sum_execution(compilation) for _ in range(2))
    codes = _codes_of(lambda: first.burst_compute(burst), lambda: second.burst_compute(burst))
    _check_concurrent(codes, "two executions with one burst")


def _burst_with_memory(context: Context) -> tuple[Burst, Execution, Memory]:
    compilation, memory = _compiled(context), _memory()
    execution = Execution(compilation)
    memory.mapped()[:8] = np.array([1, 1], np.float32).tobytes()
    execution.set_input_from_memory(0, memory, 0, 8)
    execution.set_input(1, np.array([2, 2], np.float32))
    execution.set_input(2, np.array(0, np.int32))
    execution.set_output_from_memory(0, memory, 8, 8)
    return Burst(compilation), execution, memory


def _check_sum(memory: Memory) -> None:
    require(list(np.frombuffer(memory.mapped()[8:16], np.float32)), [3.0, 3.0], "the sum")


@GROUP.add
def memory_is_freed_before_its_burst(context: Context) -> None:
    burst, execution, memory = _burst_with_memory(context)
    execution.burst_compute(burst)
    _check_sum(memory)
    del memory, execution
    again = sum_execution(burst.compilation)
    expect(NO_ERROR, again.burst_compute, burst)


@GROUP.add
def burst_is_freed_before_its_memory(context: Context) -> None:
    burst, execution, memory = _burst_with_memory(context)
    execution.burst_compute(burst)
    del burst, execution
    _check_sum(memory)
