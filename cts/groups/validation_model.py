"""Validation of models: the code of every wrong call while a model is built.

Source: ``ValidationTestModel`` and its kin of Android's ``TestValidation.cpp``. What the C API
checks of handles that are null, no call of Python can be given.
"""

from __future__ import annotations

import mmap
from typing import Final

import numpy as np

from cts.expect import BAD_DATA, BAD_STATE, NO_ERROR, NULL, expect
from cts.sketch import Sketch
from cts.small_models import add_model
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver
from nnapi.compilation import Compilation
from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.device import Device
from nnhal.memory import Memory as SharedMemory
from nnhal.types import (
    Extension,
    ExtensionOperandTypeInformation,
    OperationType,
    SymmPerChannelQuantParams,
)
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]

_TOO_MANY: Final = (5, 4, 4, 786433, 5, 3, 16777216, 4, 5)
"""Dimensions whose product is more than 32 bits hold, but wraps to a small number."""

_FLOAT: Final = OperandType(Code.FLOAT32)
_TENSOR: Final = OperandType(Code.TENSOR_FLOAT32, (2,))
_PER_CHANNEL: Final = OperandType(Code.TENSOR_QUANT8_SYMM_PER_CHANNEL, (2,))
_EXTENSION: Final = "com.example.test_extension"
_ACCESS: Final = mmap.PROT_READ | mmap.PROT_WRITE


GROUP: Final = Directed(
    name="validation_model",
    title="Validation: models",
    summary="Every wrong call while a model is built gives the code that the C API says.",
    source="ValidationTestModel, ValidationTestModelExtensions, ValidationTestIdentify",
    subject=Subject.RUNTIME,
)


def _finished(runtime: Runtime) -> Model:
    """A model that can be changed no more: ``finish`` has failed or not."""
    return add_model(runtime)


@GROUP.add
def add_operand(context: Context) -> None:
    model = Model(context.runtime)
    for code, operand in (
        (NULL, None),
        (BAD_DATA, OperandType(Code.TENSOR_QUANT8_ASYMM, (), -1.0, 0)),
        (BAD_DATA, OperandType(Code.TENSOR_QUANT8_ASYMM, (), 0.0, 0)),
        (BAD_DATA, OperandType(Code.TENSOR_QUANT8_ASYMM, (), 1.0, -1)),
        (BAD_DATA, OperandType(Code.TENSOR_QUANT8_ASYMM, (), 1.0, 256)),
        (BAD_DATA, OperandType(Code.TENSOR_QUANT8_ASYMM_SIGNED, (), 1.0, 128)),
        (BAD_DATA, OperandType(Code.TENSOR_QUANT16_SYMM, (), 1.0, 1)),
        (BAD_DATA, OperandType(Code.TENSOR_QUANT16_ASYMM, (), 1.0, 65536)),
        (BAD_DATA, OperandType(Code.TENSOR_FLOAT32, (), 1.0, 0)),
        (BAD_DATA, OperandType(Code.TENSOR_BOOL8, (), 0.0, 1)),
        (BAD_DATA, OperandType(Code.INT32, (2,))),
        (BAD_DATA, OperandType(-1)),
        (BAD_DATA, OperandType(99)),
        (NO_ERROR, _FLOAT),
    ):
        expect(code, model.add_operand, operand)
    expect(BAD_STATE, _finished(context.runtime).add_operand, _FLOAT)


@GROUP.add
def add_operand_dimension_product_overflow(context: Context) -> None:
    model = Model(context.runtime)
    expect(BAD_DATA, model.add_operand, OperandType(Code.TENSOR_FLOAT32, _TOO_MANY))
    expect(BAD_DATA, model.add_operand, OperandType(Code.TENSOR_FLOAT32, (1 << 30, 1)))


@GROUP.add
def set_operand_symm_per_channel_quant_params(context: Context) -> None:
    model = Model(context.runtime)
    index, other = model.add_operand(_PER_CHANNEL), model.add_operand(_TENSOR)
    scales = SymmPerChannelQuantParams((1.0, 2.0), 0)
    call = model.set_operand_symm_per_channel_quant_params
    expect(NULL, call, index, None)
    expect(BAD_DATA, call, other + 1, scales)
    expect(BAD_DATA, call, other, scales)
    expect(NO_ERROR, call, index, scales)
    finished = _finished(context.runtime)
    expect(BAD_STATE, finished.set_operand_symm_per_channel_quant_params, 0, scales)


@GROUP.add
def set_operand_value(context: Context) -> None:
    model = Model(context.runtime)
    model.add_operand(_FLOAT)
    expect(BAD_DATA, model.set_operand_value, 0, bytes(20))
    expect(BAD_DATA, model.set_operand_value, 0, bytes(3))
    expect(NO_ERROR, model.set_operand_value, 0, bytes(4))
    expect(BAD_DATA, model.set_operand_value, 1, bytes(4))
    expect(BAD_DATA, model.set_operand_value, -1, bytes(4))
    expect(BAD_STATE, _finished(context.runtime).set_operand_value, 0, bytes(8))


@GROUP.add
def set_operand_value_of_unknown_dimensions(context: Context) -> None:
    model = Model(context.runtime)
    model.add_operand(OperandType(Code.TENSOR_FLOAT32, (3, 0)))
    model.add_operand(OperandType(Code.TENSOR_FLOAT32))
    expect(BAD_DATA, model.set_operand_value, 0, bytes(12))
    expect(BAD_DATA, model.set_operand_value, 1, bytes(4))


@GROUP.add
def set_optional_operand(context: Context) -> None:
    model = Model(context.runtime)
    model.add_operand(_FLOAT)
    for value in (None, bytes(4), None):
        expect(NO_ERROR, model.set_operand_value, 0, value)


@GROUP.add
def set_operand_value_from_memory(context: Context) -> None:
    model = Model(context.runtime)
    model.add_operand(OperandType(Code.TENSOR_FLOAT32, (1,)))
    shared = SharedMemory.allocate(20)
    memory = Memory.from_fd(20, _ACCESS, shared.fd, 0)
    call = model.set_operand_value_from_memory
    expect(NULL, call, 0, None, 0, 4)
    for index, offset, length in (
        (-1, 0, 4),  # no such operand
        (1, 0, 4),
        (0, 0, 20),  # not the size of a float32
        (0, 21, 4),  # behind the memory
        (0, 17, 4),  # beyond its end
        (0, (1 << 32) - 4, 4),
    ):
        expect(BAD_DATA, call, index, memory, offset, length)
    expect(NO_ERROR, call, 0, memory, 16, 4)
    expect(BAD_STATE, _finished(context.runtime).set_operand_value_from_memory, 0, memory, 0, 8)


@GROUP.add
def set_operand_value_from_model(context: Context) -> None:
    model, value = Model(context.runtime), Sketch(context.runtime)
    model.add_operand(OperandType(Code.SUBGRAPH))
    argument, result = value.float32(2), value.float32(2)
    value.operation(OperationType.RELU, [argument], [result])
    value.model.identify_inputs_and_outputs([argument], [result])
    call = model.set_operand_value_from_model
    expect(BAD_STATE, call, 0, value.model)
    value.model.finish()
    expect(NULL, call, 0, None)
    expect(BAD_DATA, call, -1, value.model)
    expect(BAD_DATA, call, 1, value.model)
    expect(NO_ERROR, call, 0, value.model)
    expect(BAD_STATE, _finished(context.runtime).set_operand_value_from_model, 0, value.model)


@GROUP.add
def add_oem_operand(context: Context) -> None:
    model = Model(context.runtime)
    expect(NO_ERROR, model.add_operand, OperandType(Code.OEM))
    expect(NO_ERROR, model.set_operand_value, 0, bytes(20))
    expect(NO_ERROR, model.add_operand, OperandType(Code.TENSOR_OEM_BYTE, (4,)))
    expect(NO_ERROR, model.set_operand_value, 1, bytes(4))
    expect(BAD_STATE, _finished(context.runtime).add_operand, OperandType(Code.OEM))


@GROUP.add
def add_operation(context: Context) -> None:
    model = Model(context.runtime)
    call = model.add_operation
    expect(NULL, call, OperationType.AVERAGE_POOL_2D, None, [0])
    expect(NULL, call, OperationType.AVERAGE_POOL_2D, [0], None)
    expect(BAD_DATA, call, -1, [0], [0])
    expect(BAD_DATA, call, 9999, [0], [0])
    expect(BAD_DATA, call, OperationType.RELU, [0], [1])  # no such operands
    first, second = model.add_operand(_TENSOR), model.add_operand(_TENSOR)
    expect(BAD_DATA, call, OperationType.RELU, [], [second])
    expect(BAD_DATA, call, OperationType.RELU, [first], [])
    expect(NO_ERROR, call, OperationType.RELU, [first], [second])
    expect(BAD_STATE, _finished(context.runtime).add_operation, OperationType.RELU, [0], [1])


@GROUP.add
def identify_inputs_and_outputs(context: Context) -> None:
    model = Model(context.runtime)
    call = model.identify_inputs_and_outputs
    expect(NULL, call, None, [0])
    expect(NULL, call, [0], None)
    expect(BAD_DATA, call, [0], [1])
    expect(BAD_STATE, _finished(context.runtime).identify_inputs_and_outputs, [0], [1])


@GROUP.add
def relax_computation(context: Context) -> None:
    finished = _finished(context.runtime)
    for allow in (True, False):
        expect(NO_ERROR, Model(context.runtime).relax_computation_float32_to_float16, allow)
        expect(BAD_STATE, finished.relax_computation_float32_to_float16, allow)


@GROUP.add
def finish(context: Context) -> None:
    expect(BAD_STATE, _finished(context.runtime).finish)


@GROUP.add
def empty_model(context: Context) -> None:
    model = Model(context.runtime)
    expect(BAD_DATA, model.finish)
    expect(BAD_STATE, model.add_operand, _FLOAT)  # it is invalid for ever


@GROUP.add
def finish_without_inputs_and_outputs(context: Context) -> None:
    sketch = Sketch(context.runtime)
    first, second = sketch.float32(2), sketch.float32(2)
    sketch.operation(OperationType.RELU, [first], [second])
    expect(BAD_DATA, sketch.model.finish)


def _adds(context: Context) -> tuple[Sketch, list[int]]:
    """A sketch with six tensors and, as the last operand, an activation."""
    sketch = Sketch(context.runtime)
    tensors = [sketch.float32(1) for _ in range(6)]
    return sketch, [*tensors, sketch.operand(Code.INT32)]


@GROUP.add
def cycle(context: Context) -> None:
    sketch, (a, b, c, d, e, _, code) = _adds(context)
    sketch.operation(OperationType.ADD, [a, d, code], [c])
    sketch.operation(OperationType.ADD, [b, c, code], [d])
    sketch.operation(OperationType.ADD, [d, a, code], [e])
    sketch.model.identify_inputs_and_outputs([a, b, code], [e])
    expect(BAD_DATA, sketch.model.finish)


@GROUP.add
def acyclic_read_before_write(context: Context) -> None:
    expect(NO_ERROR, _logistics(context, [(2, 1), (0, 2)], [1]).finish)


def _logistics(context: Context, operations: list[tuple[int, int]], outputs: list[int]) -> Model:
    """A model of LOGISTIC from operand to operand, with input 0, not finished."""
    sketch = Sketch(context.runtime)
    for _ in range(1 + max(max(pair) for pair in operations)):
        sketch.float32(1)
    for source, target in operations:
        sketch.operation(OperationType.LOGISTIC, [source], [target])
    sketch.model.identify_inputs_and_outputs([0], outputs)
    return sketch.model


@GROUP.add
def missing_write(context: Context) -> None:
    expect(BAD_DATA, _logistics(context, [(1, 2), (0, 3)], [2, 3]).finish)


@GROUP.add
def unwritten_operand(context: Context) -> None:
    sketch = Sketch(context.runtime)
    first, _, result = sketch.float32(1), sketch.float32(1), sketch.float32(1)
    sketch.operation(OperationType.LOGISTIC, [first], [result])
    sketch.model.identify_inputs_and_outputs([first], [result])
    expect(BAD_DATA, sketch.model.finish)


@GROUP.add
def multiple_write(context: Context) -> None:
    expect(BAD_DATA, _logistics(context, [(0, 1), (0, 1)], [1]).finish)


def _identified(context: Context, inputs: list[int], outputs: list[int]) -> None:
    sketch = Sketch(context.runtime)
    a, b, code = sketch.float32(1), sketch.float32(1), sketch.operand(Code.INT32)
    c = sketch.float32(1)
    sketch.operation(OperationType.ADD, [a, b, code], [c])
    sketch.model.identify_inputs_and_outputs(inputs, outputs)


_IDENTIFIED: Final = {
    "right": (NO_ERROR, [0, 1, 2], [3]),
    "input_that_is_output": (BAD_DATA, [0, 1, 2], [3, 0]),
    "output_that_is_input": (BAD_DATA, [0, 1, 2, 3], [3]),
    "duplicate_inputs": (BAD_DATA, [0, 1, 2, 0], [3]),
    "duplicate_outputs": (BAD_DATA, [0, 1, 2], [3, 3]),
}


@GROUP.cells("identify_{}", _IDENTIFIED)
def _identify(context: Context, row: tuple[ResultCode, list[int], list[int]]) -> None:
    code, inputs, outputs = row
    expect(code, _identified, context, inputs, outputs)


@GROUP.add
def create_compilation(context: Context) -> None:
    expect(NULL, Compilation, None)
    expect(BAD_STATE, Compilation, Model(context.runtime))


@GROUP.add
def create_compilation_for_devices(context: Context) -> None:
    model, device = add_model(context.runtime), context.runtime.cpu
    expect(NULL, Compilation, None, [device])
    expect(BAD_DATA, Compilation, model, [])
    expect(BAD_DATA, Compilation, model, [device, device])
    expect(NULL, Compilation, model, [device, None])
    expect(BAD_STATE, Compilation, Model(context.runtime), [device])


# Extensions ------------------------------------------------------------------------------------


def _with_extension(context: Context) -> tuple[Model, int]:
    """A model of a runtime whose driver has an extension, and the code of its tensor type."""
    information = ExtensionOperandTypeInformation(type=7, is_tensor=True, byte_size=1)
    driver = ToyDriver("extended", extensions=(Extension(_EXTENSION, (information,)),))
    model = Model(context.other_runtime([Device(driver)]))
    return model, model.extension_operand_type(_EXTENSION, 7)


@GROUP.add
def extension_without_a_name(context: Context) -> None:
    expect(NULL, Model(context.runtime).extension_operand_type, None, 0)
    expect(NULL, Model(context.runtime).extension_operation_type, None, 0)


@GROUP.add
def extension_operand_of_unknown_prefix(context: Context) -> None:
    expect(BAD_DATA, Model(context.runtime).add_operand, OperandType(0x7FFF0000))


@GROUP.add
def extension_operand_with_scales_of_channels(context: Context) -> None:
    model, code = _with_extension(context)
    index = model.add_operand(OperandType(code, (2,)))
    scales = SymmPerChannelQuantParams((1.0, 2.0), 0)
    expect(BAD_DATA, model.set_operand_symm_per_channel_quant_params, index, scales)


@GROUP.add
def set_operand_extension_data(context: Context) -> None:
    model, code = _with_extension(context)
    index = model.add_operand(OperandType(code, (2,)))
    data = np.array(42, np.int32)
    expect(BAD_DATA, model.set_operand_extension_data, index, b"")
    expect(BAD_DATA, model.set_operand_extension_data, index + 1, data)
    expect(NO_ERROR, model.set_operand_extension_data, index, data)
    expect(NO_ERROR, model.set_operand_extension_data, index, None)


@GROUP.add
def extension_data_of_an_operand_of_no_extension(context: Context) -> None:
    model = Model(context.runtime)
    index = model.add_operand(_TENSOR)
    expect(BAD_DATA, model.set_operand_extension_data, index, bytes(4))


@GROUP.add
def extension_value_of_unknown_dimensions(context: Context) -> None:
    model, code = _with_extension(context)
    for dimensions in ((3, 0), ()):
        index = model.add_operand(OperandType(code, dimensions))
        expect(BAD_DATA, model.set_operand_value, index, bytes(20))


@GROUP.add
def extension_operand_dimension_product_overflow(context: Context) -> None:
    model, code = _with_extension(context)
    expect(BAD_DATA, model.add_operand, OperandType(code, _TOO_MANY))
