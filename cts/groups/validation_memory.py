"""Validation of memories and their descriptors: the code of every wrong call.

Source: ``ValidationTestMemoryDesc`` and ``ValidationTestExecutionDeviceMemory`` of Android's
``TestValidation.cpp``. AHardwareBuffers do not exist here.
"""

from __future__ import annotations

import math
import mmap
from typing import Any, Final

import numpy as np

from cts.expect import BAD_DATA, BAD_STATE, NO_ERROR, NULL, OP_FAILED, expect, expect_error, require
from cts.sketch import Sketch
from cts.small_models import add_model
from cts.test_group import Context, Directed
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnhal.memory import Memory as SharedMemory
from nnhal.types import OperandType as Code
from nnhal.types import OperationType, SymmPerChannelQuantParams

__all__ = ["GROUP"]

_ACCESS: Final = mmap.PROT_READ | mmap.PROT_WRITE


GROUP: Final = Directed(
    name="validation_memory",
    title="Validation: memories",
    summary="Every wrong call of a memory or its descriptor gives the code of the C API.",
    source="ValidationTestMemoryDesc, ValidationTestExecutionDeviceMemory",
)


def _compiled(context: Context) -> Compilation:
    return context.compiled(add_model(context.runtime))


def _shared(size: int) -> Memory:
    shared = SharedMemory.allocate(size)
    return Memory.from_fd(size, _ACCESS, shared.fd)


def _wrong_roles(context: Context, call: str, other: str, indexes: int) -> None:
    """Wrong calls of add_input_role or add_output_role."""
    compilation, unfinished = _compiled(context), context.compilation(add_model(context.runtime))
    desc = MemoryDesc()
    add = getattr(desc, call)
    expect(NULL, add, None, 0, 1.0)
    expect(BAD_DATA, add, unfinished, 0, 1.0)
    expect(BAD_DATA, add, compilation, indexes, 1.0)
    expect(BAD_DATA, add, compilation, -1, 1.0)
    for frequency in (10.0, 0.0, -1.0):
        expect(BAD_DATA, add, compilation, 0, frequency)
    expect(NO_ERROR, add, compilation, 0, 1.0)
    expect(BAD_DATA, add, compilation, 0, 1.0)  # the same role twice
    expect(NO_ERROR, getattr(desc, other), compilation, 0, 0.5)
    desc.finish()
    expect(BAD_STATE, add, compilation, 0, 1.0)


@GROUP.add
def add_input_role(context: Context) -> None:
    _wrong_roles(context, "add_input_role", "add_output_role", 3)


@GROUP.add
def add_output_role(context: Context) -> None:
    _wrong_roles(context, "add_output_role", "add_input_role", 1)


def _differing(context: Context, base: Model, wrong: Model) -> None:
    """Roles of two models cannot be those of one memory."""
    compilation, other = context.compiled(base), context.compiled(wrong)
    for first in ("add_input_role", "add_output_role"):
        for second in ("add_input_role", "add_output_role"):
            desc = MemoryDesc()
            expect(NO_ERROR, getattr(desc, first), compilation, 0, 1.0)
            expect(BAD_DATA, getattr(desc, second), other, 0, 1.0)


@GROUP.add
def roles_of_other_type(context: Context) -> None:
    runtime = context.runtime
    _differing(context, add_model(runtime), add_model(runtime, Code.TENSOR_FLOAT16))


_CHANGES: Final = {
    "scale": {"scale": 0.5},
    "zero_point": {"zero_point": 128},
    "rank": {"dimensions": (2, 1)},
    "dimensions": {"dimensions": (1,)},
}


@GROUP.cells("roles_of_other_{}", _CHANGES)
def _roles_of_quantized(context: Context, change: dict[str, Any]) -> None:
    like: dict[str, Any] = {"type": Code.TENSOR_QUANT8_ASYMM, "scale": 1.0}
    base, wrong = (add_model(context.runtime, **like | other) for other in ({}, change))
    _differing(context, base, wrong)


def _convolution(context: Context, scale: float) -> Compilation:
    """A convolution whose filter, input 1, has these scales of its two channels."""
    sketch = Sketch(context.runtime)
    image = sketch.operand(Code.TENSOR_QUANT8_ASYMM, 1, 16, 16, 2, scale=1.0)
    weights = sketch.operand(Code.TENSOR_QUANT8_SYMM_PER_CHANNEL, 2, 3, 3, 2)
    scales = SymmPerChannelQuantParams((scale, scale), 0)
    sketch.model.set_operand_symm_per_channel_quant_params(weights, scales)
    bias = sketch.operand(Code.TENSOR_INT32, 2)
    numbers = [sketch.int32(1) for _ in range(3)] + [sketch.int32(0)]
    output = sketch.operand(Code.TENSOR_QUANT8_ASYMM, 1, 16, 16, 2, scale=1.0)
    sketch.operation(OperationType.CONV_2D, [image, weights, bias, *numbers], [output])
    return context.compiled(sketch.finished([image, weights, bias], [output]))


@GROUP.add
def roles_of_other_scales_of_channels(context: Context) -> None:
    desc = MemoryDesc()
    expect(NO_ERROR, desc.add_input_role, _convolution(context, 1.0), 1, 1.0)
    expect(BAD_DATA, desc.add_input_role, _convolution(context, 0.5), 1, 1.0)


@GROUP.add
def set_dimensions(context: Context) -> None:
    desc = MemoryDesc()
    expect(NULL, desc.set_dimensions, None)
    expect(NO_ERROR, desc.set_dimensions, (2,))
    expect(BAD_DATA, desc.set_dimensions, (3,))
    expect(BAD_DATA, desc.set_dimensions, (2, 1))
    expect(NO_ERROR, desc.add_input_role, _compiled(context), 0, 1.0)
    desc.finish()
    expect(BAD_STATE, desc.set_dimensions, (2,))


@GROUP.add
def dimensions_of_a_scalar_before_its_role(context: Context) -> None:
    desc = MemoryDesc()
    expect(NO_ERROR, desc.set_dimensions, (2,))
    expect(BAD_DATA, desc.add_input_role, _compiled(context), 2, 1.0)


@GROUP.add
def dimensions_of_a_scalar_after_its_role(context: Context) -> None:
    desc = MemoryDesc()
    expect(NO_ERROR, desc.add_input_role, _compiled(context), 2, 1.0)
    expect(NO_ERROR, desc.set_dimensions, ())
    expect(BAD_DATA, desc.set_dimensions, (2,))


@GROUP.add
def finish(context: Context) -> None:
    desc = MemoryDesc()
    expect(BAD_DATA, desc.finish)  # no role
    expect(NO_ERROR, desc.add_input_role, _compiled(context), 0, 1.0)
    expect(NO_ERROR, desc.finish)
    expect(BAD_STATE, desc.finish)


@GROUP.add
def create_memory(context: Context) -> None:
    expect(NULL, Memory.from_desc, None)
    expect(BAD_STATE, Memory.from_desc, MemoryDesc())


@GROUP.add
def create_from_fd(context: Context) -> None:
    shared = SharedMemory.allocate(20)
    expect(OP_FAILED, Memory.from_fd, 20, _ACCESS, -1)
    expect(BAD_DATA, Memory.from_fd, 20, 8, shared.fd)
    expect(NO_ERROR, Memory.from_fd, 20, _ACCESS, shared.fd)


# Device memories ---------------------------------------------------------------------------------


def _one(context: Context, dimension: int = 1, activation: int = 0) -> Compilation:
    """``output = input + 0``, which fails when executed with a wrong ``activation``."""
    sketch = Sketch(context.runtime)
    first = sketch.float32(dimension)
    zero = sketch.constant(Code.TENSOR_FLOAT32, [0.0])
    output = sketch.float32(dimension)
    sketch.operation(OperationType.ADD, [first, zero, sketch.int32(activation)], [output])
    return context.compiled(sketch.finished([first], [output]))


def _memory_of(
    inputs: tuple[Compilation, ...] = (),
    outputs: tuple[Compilation, ...] = (),
    dimensions: tuple[int, ...] = (),
) -> Memory:
    desc = MemoryDesc()
    for compilation in inputs:
        desc.add_input_role(compilation, 0, 1.0)
    if dimensions:
        desc.set_dimensions(dimensions)
    for compilation in outputs:
        desc.add_output_role(compilation, 0, 1.0)
    desc.finish()
    return Memory.from_desc(desc)


def _read(compilation: Compilation, memory: Memory) -> Execution:
    """An execution that reads ``memory``."""
    execution = Execution(compilation)
    execution.set_input_from_memory(0, memory, 0, 0)
    execution.set_output(0, bytearray(4))
    return execution


def _written(compilation: Compilation, memory: Memory) -> None:
    """Write ``memory`` by an execution."""
    execution = Execution(compilation)
    execution.set_input(0, bytes(4))
    execution.set_output_from_memory(0, memory, 0, 0)
    execution.compute()


@GROUP.add
def device_memory_as_input(context: Context) -> None:
    compilation, writer = _one(context), _one(context)
    memory = _memory_of((compilation,), (writer,))
    expect(OP_FAILED, _read(compilation, memory).compute)  # nothing was written yet
    expect(NO_ERROR, _written, writer, memory)
    execution = Execution(compilation)
    expect(BAD_DATA, execution.set_input_from_memory, 0, memory, 1, 0)
    expect(BAD_DATA, execution.set_input_from_memory, 0, memory, 0, 4)
    expect(BAD_DATA, execution.set_output_from_memory, 0, memory, 0, 0)  # not this role
    expect(NO_ERROR, _read(compilation, memory).compute)


@GROUP.add
def device_memory_that_a_failure_has_left(context: Context) -> None:
    """A memory that a failed execution was to write holds nothing, even if it was set before."""
    compilation, writer = _one(context), _one(context)
    memory = _memory_of((compilation,), (writer,))
    _written(writer, memory)
    waiting = _read(compilation, memory)
    empty = Memory.from_desc(_desc_like(compilation, writer))
    expect(BAD_DATA, Memory.copy, empty, memory)  # the source holds nothing
    expect(OP_FAILED, waiting.compute)


def _desc_like(reader: Compilation, writer: Compilation) -> MemoryDesc:
    desc = MemoryDesc()
    desc.add_input_role(reader, 0, 1.0)
    desc.add_output_role(writer, 0, 1.0)
    desc.finish()
    return desc


@GROUP.add
def device_memory_that_a_failed_execution_was_to_write(context: Context) -> None:
    reader, writer, failing = _one(context), _one(context), _failing(context)
    memory = _memory_of((reader,), (writer, failing))
    _written(writer, memory)
    waiting = _read(reader, memory)
    execution = Execution(failing)
    for index, size in enumerate((2, 3)):  # which cannot be added
        type = OperandType(Code.TENSOR_FLOAT32, (size,))
        execution.set_input(index, bytes(4 * size), type)
    execution.set_output_from_memory(0, memory, 0, 0)
    expect_error(execution.compute)
    expect(OP_FAILED, waiting.compute)
    expect(OP_FAILED, _read(reader, memory).compute)
    _written(writer, memory)
    expect(NO_ERROR, _read(reader, memory).compute)


def _failing(context: Context) -> Compilation:
    """A sum of one number, of inputs whose size is only known when it is computed."""
    sketch = Sketch(context.runtime)
    first, second, output = sketch.float32(0), sketch.float32(0), sketch.float32(1)
    sketch.operation(OperationType.ADD, [first, second, sketch.int32(0)], [output])
    return context.compiled(sketch.finished([first, second], [output]))


@GROUP.add
def device_memory_as_output(context: Context) -> None:
    compilation = _one(context)
    memory = _memory_of(outputs=(compilation,))
    execution = Execution(compilation)
    expect(BAD_DATA, execution.set_output_from_memory, 0, memory, 1, 0)
    expect(BAD_DATA, execution.set_output_from_memory, 0, memory, 0, 4)
    expect(BAD_DATA, execution.set_input_from_memory, 0, memory, 0, 0)  # not this role


@GROUP.add
def device_memory_of_unknown_dimensions(context: Context) -> None:
    dynamic, writer = _one(context, 0), _one(context)
    wrong = OperandType(Code.TENSOR_FLOAT32, (2,))
    memory = _memory_of((dynamic,), (writer,), (1,))
    _written(writer, memory)
    expect(BAD_DATA, Execution(dynamic).set_input_from_memory, 0, memory, 0, 0, wrong)
    memory = _memory_of(outputs=(dynamic,), dimensions=(1,))
    expect(BAD_DATA, Execution(dynamic).set_output_from_memory, 0, memory, 0, 0, wrong)


# Copies ------------------------------------------------------------------------------------------


@GROUP.add
def copy(context: Context) -> None:
    compilation, writer = _compiled(context), _compiled(context)

    def device() -> Memory:
        return _memory_of((compilation,), (writer,))

    good = _shared(8)
    good.mapped()[:] = np.array([1, 2], np.float32).tobytes()
    first, second = device(), device()
    expect(NULL, Memory.copy, None, good)
    expect(NULL, Memory.copy, good, None)
    for size in (4, 16):
        expect(BAD_DATA, Memory.copy, good, _shared(size))
        expect(BAD_DATA, Memory.copy, _shared(size), good)
    expect(BAD_DATA, Memory.copy, first, second)  # nothing to copy
    expect(BAD_DATA, Memory.copy, first, good)
    for size in (4, 16):
        expect(BAD_DATA, Memory.copy, _shared(size), first)
        expect(NO_ERROR, Memory.copy, good, first)
        expect(BAD_DATA, Memory.copy, first, _shared(size))
        expect(BAD_DATA, Memory.copy, _shared(size), first)
        expect(BAD_DATA, Memory.copy, first, good)  # the copy that failed has left nothing
        expect(BAD_DATA, Memory.copy, first, second)
    expect(NO_ERROR, Memory.copy, good, first)
    expect(NO_ERROR, Memory.copy, first, second)
    back = _shared(8)
    expect(NO_ERROR, Memory.copy, second, back)
    expect(NO_ERROR, Memory.copy, good, good)
    require(bytes(back.mapped()), bytes(good.mapped()), "what came back")


@GROUP.add
def copy_between_dimensions_that_differ(context: Context) -> None:
    def device(*dimensions: int) -> Memory:
        compilation = context.compiled(add_model(context.runtime, dimensions=dimensions))
        return _memory_of((compilation,), (compilation,))

    good = device(1, 2)
    for dimensions in ((2,), (2, 1), (1, 3)):
        other = device(*dimensions)
        expect(NO_ERROR, Memory.copy, _shared(4 * math.prod(dimensions)), other)
        expect(BAD_DATA, Memory.copy, other, good)
    expect(BAD_DATA, Memory.copy, good, device(1, 2))  # nothing has been written
