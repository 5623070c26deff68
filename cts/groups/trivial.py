"""Trivial models and memories: what an application does first.

Source: Android's ``TestTrivialModel.cpp``, ``TestMemory.cpp``, ``TestMemoryInternal.cpp``,
``TestFree.cpp`` and ``TestWrapper.cpp``.
"""

from __future__ import annotations

import gc
import mmap
import os
from itertools import pairwise
from typing import Final

import numpy as np

from cts.compiling import filled
from cts.expect import BAD_DATA, BAD_STATE, NO_ERROR, expect, require
from cts.sketch import Sketch
from cts.test_group import Context, Directed
from cts.ways import ALL
from nnapi.event import Event
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnhal.memory import Memory as SharedMemory
from nnhal.types import OperandType as Code
from nnhal.types import OperationType

__all__ = ["GROUP"]

_ACCESS: Final = mmap.PROT_READ | mmap.PROT_WRITE
_ONES: Final = np.arange(12, dtype=np.float32).reshape(3, 4)


GROUP: Final = Directed(
    name="trivial",
    title="Trivial models and memories",
    summary="Sums and products of matrices, from buffers and memories, alone and in a chain.",
    source="TrivialTest, MemoryTest, MemoryLeakTest, FreeTest, WrapperTest",
)


def _matrices(context: Context, count: int, type: int = OperationType.ADD) -> Model:
    """The sum, or product, of so many 3x4 matrices."""
    sketch = Sketch(context.runtime)
    inputs = [sketch.float32(3, 4) for _ in range(count)]
    code, value = sketch.int32(0), inputs[0]
    for other in inputs[1:]:
        result = sketch.float32(3, 4)
        sketch.operation(type, [value, other, code], [result])
        value = result
    return sketch.finished(inputs, [value])


_MATRICES: Final = {
    "add_two": (OperationType.ADD, 2, _ONES * 3),
    "add_three": (OperationType.ADD, 3, _ONES * 6),
    "multiply_two": (OperationType.MUL, 2, _ONES * _ONES * 2),
}


@GROUP.cells("{}", _MATRICES)
def _check_matrices(context: Context, row: tuple[OperationType, int, object]) -> None:
    type, count, expected = row
    compilation = context.compiled(_matrices(context, count, type))
    for way in ALL:
        execution, room = Execution(compilation), np.zeros((3, 4), np.float32)
        for index in range(count):
            execution.set_input(index, _ONES * (index + 1))
        execution.set_output(0, room)
        expect(NO_ERROR, way.compute, execution)
        require(np.array_equal(room, np.asarray(expected)), True, f"whether {way} gives {expected}")


_BROADCAST: Final = {
    "add": (OperationType.ADD, _ONES + np.arange(1, 5)),
    "multiply": (OperationType.MUL, _ONES * np.arange(1, 5)),
}


@GROUP.cells("broadcast_{}", _BROADCAST)
def _broadcast(context: Context, row: tuple[OperationType, object]) -> None:
    type, expected = row
    sketch = Sketch(context.runtime)
    first, second, result = sketch.float32(3, 4), sketch.float32(4), sketch.float32(3, 4)
    sketch.operation(type, [first, second, sketch.int32(0)], [result])
    compilation = context.compiled(sketch.finished([first, second], [result]))
    execution, room = filled(compilation, _ONES, [1, 2, 3, 4], room=(3, 4))
    execution.compute()
    require(np.array_equal(room, np.asarray(expected)), True, f"whether {room} is {expected}")


@GROUP.add
def fenced_chain(context: Context) -> None:
    """Three executions, each with the output of the one before and the event that it gives."""
    compilation = context.compiled(_matrices(context, 2))
    rooms = [_ONES, *(np.zeros((3, 4), np.float32) for _ in range(3))]
    events: list[Event] = []
    executions = []
    for before, after in pairwise(rooms):
        execution = Execution(compilation)
        execution.set_input(0, before)
        execution.set_input(1, _ONES)
        execution.set_output(0, after)
        executions.append(execution)
        events = [execution.start_compute_with_dependencies(events, 0)]
    events[0].wait()
    require(np.array_equal(rooms[-1], _ONES * 4), True, "whether the last is four times the first")


@GROUP.add
def inputs_of_each_execution(context: Context) -> None:
    """Each computation has its own inputs: that of another execution, and that of a reused one."""
    compilation = context.compiled(_matrices(context, 2))
    reused, first = Execution(compilation), np.zeros((3, 4), np.float32)
    reused.set_reusable(True)
    found = np.zeros((3, 4), np.float32)
    reused.set_input(0, first)
    reused.set_input(1, _ONES)
    reused.set_output(0, found)
    for factor in (1, 2, 5):
        first[:] = _ONES * factor
        reused.compute()
        require(np.array_equal(found, _ONES * (factor + 1)), True, f"reused, input {factor}")
        other, room = filled(compilation, _ONES * (10 * factor), _ONES, room=(3, 4))
        other.compute()
        expected = _ONES * (10 * factor + 1)
        require(np.array_equal(room, expected), True, f"another, input {10 * factor}")


@GROUP.add
def models_of_one_cache(context: Context) -> None:
    """A cache of one model is not taken for another model."""
    models = _matrices(context, 2), _matrices(context, 2, OperationType.MUL)
    for model, token in ((models[0], 1), (models[1], 2), (models[0], 1), (models[1], 2)):
        compilation = context.compilation(model)
        compilation.set_caching(str(context.folder), bytes([token]) * 32)
        compilation.finish()
        execution, room = filled(compilation, _ONES, _ONES * 3, room=(3, 4))
        execution.compute()
        expected = _ONES * 4 if token == 1 else _ONES * _ONES * 3
        require(np.array_equal(room, expected), True, f"whether model {token} computes its own")


def _pool(size: int, content: bytes, offset: int) -> tuple[SharedMemory, Memory]:
    shared = SharedMemory.allocate(size)
    shared.buffer[offset : offset + len(content)] = content
    return shared, Memory.from_fd(size, _ACCESS, shared.fd)


@GROUP.add
def constants_inputs_and_outputs_in_memories(context: Context) -> None:
    """Each lies behind an offset of its own."""
    data = _ONES.tobytes()
    _, weights = _pool(200, data, 64)
    sketch = Sketch(context.runtime)
    first = sketch.float32(3, 4)
    constant = sketch.from_memory(weights, Code.TENSOR_FLOAT32, 3, 4, offset=64)
    result = sketch.float32(3, 4)
    sketch.operation(OperationType.ADD, [first, constant, sketch.int32(0)], [result])
    compilation = context.compiled(sketch.finished([first], [result]))
    _, pool = _pool(4096, data, 128)
    execution = Execution(compilation)
    execution.set_input_from_memory(0, pool, 128, len(data))
    execution.set_output_from_memory(0, pool, 1024, len(data))
    execution.compute()
    found = np.frombuffer(pool.mapped()[1024 : 1024 + len(data)], np.float32)
    require(np.array_equal(found, (_ONES * 2).ravel()), True, "whether the sum is in the memory")
    outside = bytes(pool.mapped()[:128]) + bytes(pool.mapped()[1024 + len(data) :])
    require(any(outside), False, "whether anything else was written")


@GROUP.add
def memories_leave_nothing_behind(context: Context) -> None:
    """Descriptors of memories are closed with them."""
    _matrices(context, 2)
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(20):
        shared, memory = _pool(64, b"", 0)
        sketch = Sketch(context.runtime)
        sketch.from_memory(memory, Code.TENSOR_FLOAT32, 4)
        del shared, memory, sketch
    gc.collect()
    left = len(os.listdir("/proc/self/fd")) - before
    require(left <= 0, True, f"whether the descriptors are closed; {left} are left")


@GROUP.add
def operand_of_more_than_4_gib(context: Context) -> None:
    model = Model(context.runtime)
    expect(BAD_DATA, model.add_operand, OperandType(Code.TENSOR_FLOAT32, (1, 65535, 65535, 3)))


@GROUP.add
def objects_that_were_never_finished(context: Context) -> None:
    """Objects that were never finished can be dropped at any time."""
    model = Model(context.runtime)
    model.add_operand(OperandType(Code.TENSOR_FLOAT32, (2,)))
    compilation = context.compilation(_matrices(context, 2))
    expect(BAD_STATE, Execution, compilation)
    del model, compilation
    gc.collect()


@GROUP.add
def validity_of_models(context: Context) -> None:
    good = _matrices(context, 2)
    require((good.is_finished, good.is_valid), (True, True), "state of a good model")
    bad = Model(context.runtime)
    expect(BAD_DATA, bad.finish)
    require((bad.is_finished, bad.is_valid), (False, False), "state of a bad model")
