"""Dimensions that the model leaves open: what must be known, by when, and what follows.

Source: Android's ``TestUnspecifiedDimensions.cpp`` and ``TestUnknownDimensions.cpp``. The model of
the first is ``output = TRANSPOSE(ADD(input, constant), permutation)``, that of the second two ADDs
in a chain.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cts.expect import BAD_DATA, NO_ERROR, OP_FAILED, code_of_call, expect, require
from cts.sketch import Sketch
from cts.test_group import Context, Directed, Failed, Skipped
from cts.ways import FENCED, SYNC, Way
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnhal.operand_types import dtype_of
from nnhal.types import HalVersion, OperationType
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]

_TYPES: Final = {
    "float32": Code.TENSOR_FLOAT32,
    "quant8": Code.TENSOR_QUANT8_ASYMM,
    "float16": Code.TENSOR_FLOAT16,
}
_INSUFFICIENT: Final = ResultCode.OUTPUT_INSUFFICIENT_SIZE


GROUP: Final = Directed(
    name="dimensions",
    title="Unspecified and unknown dimensions",
    summary=(
        "Dimensions that the model leaves open are given at execution or computed; contradictions "
        "are refused, at the latest at execution."
    ),
    source="UnspecifiedDimensionsTest, UnknownDimensionsTest",
)


class _Level(Enum):
    """How much is said of a tensor of rank 2."""

    FULL = "full"
    DIMENSION = "dimension"
    """The first dimension is 0."""
    RANK = "rank"
    """There are no dimensions."""

    def of(self, *dimensions: int) -> tuple[int, ...]:
        if self is _Level.FULL:
            return dimensions
        return (0, *dimensions[1:]) if self is _Level.DIMENSION else ()


_LEVELS: Final = {each.value: each for each in _Level}


def _check_version(context: Context) -> None:
    """Raises Skipped for a driver alone that has no outputs of unknown dimensions."""
    if context.devices is not None and context.devices[0].hal_version < HalVersion.V1_2:
        raise Skipped("drivers before HAL 1.2 have no outputs of unknown dimensions")


def _transposed(
    context: Context, type: int, first: _Level, constant: _Level, last: _Level
) -> Model:
    """Input [2, 2] plus a constant [2, 1], transposed."""
    sketch = Sketch(context.runtime)
    scale = 1.0 if type == Code.TENSOR_QUANT8_ASYMM else None

    def tensor(*dimensions: int) -> int:
        return sketch.operand(type, *dimensions, scale=scale)

    data, other = tensor(*first.of(2, 2)), tensor(*constant.of(2, 1))
    values = np.array([[1], [2]], dtype_of(type))
    sketch.model.set_operand_value(other, values)
    between, output = tensor(0, 0), tensor(*last.of(2, 2))
    sketch.operation(OperationType.ADD, [data, other, sketch.int32(0)], [between])
    order = sketch.constant(Code.TENSOR_INT32, [1, 0])
    sketch.operation(OperationType.TRANSPOSE, [between, order], [output])
    return sketch.finished([data], [output])


def _compile(context: Context, model: Model) -> Compilation:
    compilation = context.compilation(model)
    expect(NO_ERROR, compilation.finish)
    return compilation


_DATA: Final = ((1, 2), (3, 4))
_EXPECTED: Final = ((2, 5), (3, 6))


@GROUP.cells("unspecified/{}/{}+{}", _TYPES, _LEVELS, _LEVELS)
def _unspecified(context: Context, type: int, first: _Level, last: _Level) -> None:
    _check_version(context)
    compilation = _compile(context, _transposed(context, type, first, _Level.FULL, last))
    dtype, scale = dtype_of(type), 1.0 if type == Code.TENSOR_QUANT8_ASYMM else 0.0
    data = np.array(_DATA, dtype)
    full, wrong = OperandType(type, (2, 2), scale), OperandType(type, (3, 2), scale)
    bigger = np.zeros((3, 2), dtype)
    execution = Execution(compilation)
    # An input must be known by now, as the model says it, and have as many bytes.
    if first is not _Level.FULL:
        expect(BAD_DATA, execution.set_input, 0, data)
        expect(BAD_DATA, execution.set_input, 0, data, OperandType(type, (0, 2), scale))
    else:
        expect(BAD_DATA, execution.set_input, 0, bigger, wrong)
    expect(BAD_DATA, execution.set_input, 0, data.ravel()[:2].copy(), full)
    expect(BAD_DATA, execution.set_input, 0, bigger, full)
    expect(NO_ERROR, execution.set_input, 0, data, full)
    room = np.zeros((2, 2), dtype)
    if last is _Level.FULL:
        expect(BAD_DATA, execution.set_output, 0, bigger, wrong)
        expect(BAD_DATA, execution.set_output, 0, bigger)
        expect(BAD_DATA, execution.set_output, 0, room.ravel()[:2].copy())
    expect(NO_ERROR, execution.set_output, 0, room)
    expect(NO_ERROR, execution.compute)
    require(room.tolist(), np.array(_EXPECTED, dtype).tolist(), "the outputs")
    require(execution.output_operand_dimensions(0), (2, 2), "dimensions of the output")
    if last is not _Level.FULL:
        _check_half_the_room(compilation, data, full)
    if first is not _Level.FULL:
        _check_other_size(compilation, bigger, wrong, last)


def _check_half_the_room(compilation: Compilation, data: NDArray[Any], type: OperandType) -> None:
    execution = Execution(compilation)
    execution.set_input(0, data, type)
    execution.set_output(0, np.zeros(2, data.dtype))
    expect(_INSUFFICIENT, execution.compute)
    require(execution.output_shape(0).dimensions, (2, 2), "the dimensions that are needed")


def _check_other_size(
    compilation: Compilation, data: NDArray[Any], type: OperandType, last: _Level
) -> None:
    """3 rows and a constant of 2 cannot be added."""
    execution = Execution(compilation)
    execution.set_input(0, data, type)
    shape = (2, 2) if last is _Level.FULL else (2, 3)
    execution.set_output(0, np.zeros(shape, data.dtype))
    expect((OP_FAILED, BAD_DATA), execution.compute)


@GROUP.cells(
    "unspecified/constant/{}", {each.value: each for each in (_Level.DIMENSION, _Level.RANK)}
)
def _constant_of_unknown(context: Context, level: _Level) -> None:
    code, _ = code_of_call(
        lambda: _transposed(context, Code.TENSOR_FLOAT32, _Level.FULL, level, _Level.FULL)
    )
    require(code, BAD_DATA, "a constant of unknown dimensions")


@GROUP.add
def reused_execution_with_outputs_of_another_size(context: Context) -> None:
    """An output is as large as its paddings say, in each computation anew."""
    _check_version(context)
    sketch = Sketch(context.runtime)
    data, paddings = sketch.float32(2), sketch.operand(Code.TENSOR_INT32, 1, 2)
    output = sketch.float32(0)
    sketch.operation(OperationType.PAD, [data, paddings], [output])
    execution = Execution(_compile(context, sketch.finished([data, paddings], [output])))
    execution.set_reusable(True)
    amounts, room = np.array([[1, 1]], np.int32), np.zeros(5, np.float32)
    execution.set_input(0, np.array([3, 5], np.float32))
    execution.set_input(1, amounts)
    execution.set_output(0, room)
    for amounts[0], expected in (((1, 1), 4), ((1, 0), 3), ((2, 1), 5)):
        expect(NO_ERROR, execution.compute)
        require(execution.output_operand_dimensions(0), (expected,), f"with {amounts[0]}")


# Unknown dimensions ------------------------------------------------------------------------------


class _Kind(Enum):
    """What is said of a dimension when the model is built, and when it is executed."""

    KNOWN = "known"
    KNOWN_EARLY = "known_early"
    """At compilation alone."""
    KNOWN_LATE = "known_late"
    """At execution alone."""
    OTHER_LATE = "other_late"
    """Unknown at compilation, and another one at execution."""


_KINDS: Final = {each.value: each for each in _Kind}
_SIZE, _OTHER = 3, 2


@GROUP.cells("unknown/{}/{}+{}/{}", _TYPES, _KINDS, _KINDS, (SYNC, FENCED))
def _unknown(context: Context, type: int, rows: _Kind, columns: _Kind, way: Way) -> None:
    """``(a + b) + c`` of matrices of ones and twos, where ``a`` has such dimensions."""
    _check_version(context)
    kinds = (rows, columns)
    early = tuple(_SIZE if kind in (_Kind.KNOWN, _Kind.KNOWN_EARLY) else 0 for kind in kinds)
    sketch = Sketch(context.runtime)
    scale = 1.0 if type == Code.TENSOR_QUANT8_ASYMM else None
    a, b, c, d, e = (
        sketch.operand(type, *dimensions, scale=scale)
        for dimensions in (early, (_SIZE, _SIZE), (0, 0), (_SIZE, _SIZE), (_SIZE, _SIZE))
    )
    code = sketch.int32(0)
    sketch.operation(OperationType.ADD, [a, b, code], [c])
    sketch.operation(OperationType.ADD, [c, d, code], [e])
    compilation = _compile(context, sketch.finished([a, b, d], [e]))
    _execute(compilation, type, kinds, way)


def _execute(compilation: Compilation, type: int, kinds: tuple[_Kind, _Kind], way: Way) -> None:
    late = tuple(_OTHER if kind is _Kind.OTHER_LATE else _SIZE for kind in kinds)
    is_wrong, dtype = late != (_SIZE, _SIZE), dtype_of(type)
    scale = 1.0 if type == Code.TENSOR_QUANT8_ASYMM else 0.0
    is_told = any(kind in (_Kind.KNOWN_LATE, _Kind.OTHER_LATE) for kind in kinds)
    execution = Execution(compilation)
    told = OperandType(type, late, scale) if is_told else None
    execution.set_input(0, np.full(late, 1, dtype), told)
    for index in (1, 2):
        execution.set_input(index, np.full((_SIZE, _SIZE), 2, dtype))
    room = np.zeros((_SIZE, _SIZE), dtype)
    execution.set_output(0, room)
    code, said = code_of_call(way.compute, execution)
    if is_wrong:
        if code == NO_ERROR:
            text = f"{way} with {list(late)} and {[_SIZE, _SIZE]}: NO_ERROR"
            raise Failed("conflicting_dimensions_accepted", text)
        return
    require((code, said), (NO_ERROR, ""), f"{way}")
    require(room.tolist(), np.full((_SIZE, _SIZE), 5, dtype).tolist(), "the outputs")
