"""Models that are rewritten before they are prepared, into some that compute otherwise."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from nndrivers.faulty._arithmetic import (
    misreading,
    with_constant,
    with_data,
    with_main,
    with_operations,
)
from nnhal.driver_kit import constant
from nnhal.types import Model, Operand, OperandLifeTime, OperandType, Operation
from nnhal.types import OperationType as Op

_CHANNELS_LAST = (0, 2, 3, 1)
_FLAT = 2


def _with_new_operand(model: Model, operand: Operand) -> tuple[Model, int]:
    """``model`` with one more operand, and its number."""
    operands = (*model.main.operands, operand)
    return with_main(model, operands=operands), len(operands) - 1


def _with_new_constant(model: Model, values: Any) -> tuple[Model, int]:
    """``model`` with one more tensor of integers, and its number."""
    data = np.asarray(values, np.int32)
    longer, location = with_data(model, data.tobytes())
    operand = Operand(
        type=OperandType.TENSOR_INT32,
        dimensions=data.shape,
        lifetime=OperandLifeTime.CONSTANT_COPY,
        location=location,
    )
    return _with_new_operand(longer, operand)


def _maker(model: Model, index: int) -> Operation | None:
    """The operation that gives operand ``index``."""
    return next((each for each in model.main.operations if index in each.outputs), None)


def _is_read_once(model: Model, index: int) -> bool:
    main = model.main
    readers = sum(each.inputs.count(index) for each in main.operations)
    return readers == 1 and index not in main.output_indexes


@misreading(Op.DIV)
def known_quotients_cut_off(model: Model, operation: Operation) -> Model:
    """Quotients of constant integers are computed beforehand, and cut off towards zero."""
    left, right = (constant(model, model.main.operands[i]) for i in operation.inputs[:2])
    if left is None or right is None or left.dtype != np.int32 or not right.all():
        return model
    longer, known = _with_new_constant(model, np.trunc(left / right))
    same = Operation(Op.MAXIMUM, (known, known), operation.outputs)
    return with_operations(longer, operation, same)


@misreading(Op.RESHAPE)
def channels_first_flattened_as_last(model: Model, operation: Operation) -> Model:
    """Images with channels first are computed with channels last, and a RESHAPE that flattens such
    a result takes it as it is then.
    """
    operands = model.main.operands
    image, (flat,) = operation.inputs[0], operation.outputs
    made = _maker(model, image)
    if made is None or operands[made.inputs[-1]].type != OperandType.BOOL:
        return model
    sides = operands[image].dimensions
    is_known = len(sides) == len(_CHANNELS_LAST) and 0 not in sides
    is_flat = len(operands[flat].dimensions) == _FLAT
    if not (is_known and is_flat and constant(model, operands[made.inputs[-1]])):
        return model
    model, order = _with_new_constant(model, _CHANNELS_LAST)
    dimensions = tuple(sides[axis] for axis in _CHANNELS_LAST)
    between = msgspec.structs.replace(
        operands[image], dimensions=dimensions, lifetime=OperandLifeTime.TEMPORARY_VARIABLE
    )
    model, turned = _with_new_operand(model, between)
    turn = Operation(Op.TRANSPOSE, (image, order), (turned,))
    rest = msgspec.structs.replace(operation, inputs=(turned, *operation.inputs[1:]))
    return with_operations(model, operation, turn, rest)


@misreading(Op.QUANTIZE)
def requantized_before_it_saturates(model: Model, operation: Operation) -> Model:
    """DEQUANTIZE and QUANTIZE after ADD, SUB or CONV_2D give that their own scale, so that nothing
    is cut off where its codes end.
    """
    between = _maker(model, operation.inputs[0])
    if between is None or between.type != Op.DEQUANTIZE:
        return model
    codes = between.inputs[0]
    first = _maker(model, codes)
    if first is None or first.type not in (Op.ADD, Op.SUB, Op.CONV_2D):
        return model
    chain = (codes, operation.inputs[0])
    types = {model.main.operands[i].type for i in (codes, operation.outputs[0])}
    if len(types) > 1 or not all(_is_read_once(model, index) for index in chain):
        return model
    whole = msgspec.structs.replace(first, outputs=operation.outputs)
    model = with_operations(with_operations(model, between), operation)
    return with_operations(model, first, whole)


@misreading(Op.MAX_POOL_2D, Op.LOCAL_RESPONSE_NORMALIZATION)
def slices_cut_after_windows(model: Model, operation: Operation) -> Model:
    """MAX_POOL_2D and LOCAL_RESPONSE_NORMALIZATION of a SLICE are computed before that, and see
    what it cuts off.
    """
    operands = model.main.operands
    part, (result,) = operation.inputs[0], operation.outputs
    cut = _maker(model, part)
    if cut is None or cut.type != Op.SLICE or not _is_read_once(model, part):
        return model
    whole = operands[cut.inputs[0]].dimensions
    # Windows that move by one and keep the size.
    if operands[part].dimensions != operands[result].dimensions or 0 in whole:
        return model
    between = msgspec.structs.replace(
        operands[result], dimensions=whole, lifetime=OperandLifeTime.TEMPORARY_VARIABLE
    )
    model, seen = _with_new_operand(model, between)
    first = msgspec.structs.replace(
        operation, inputs=(cut.inputs[0], *operation.inputs[1:]), outputs=(seen,)
    )
    then = Operation(Op.SLICE, (seen, *cut.inputs[1:]), (result,))
    return with_operations(with_operations(model, operation, first, then), cut)


@misreading(Op.MUL)
def factors_of_multipliers_turned(model: Model, operation: Operation) -> Model:
    """Factors behind DEPTHWISE_CONV_2D go into its filters in the order of multipliers, not of
    channels.
    """
    operands = model.main.operands
    made, factors = _maker(model, operation.inputs[0]), operands[operation.inputs[1]]
    values = constant(model, factors)
    if made is None or made.type != Op.DEPTHWISE_CONV_2D or values is None:
        return model
    channels = operands[made.inputs[0]].dimensions[-1]
    if not channels or values.size % channels or values.size == channels:
        return model
    turned = values.reshape(-1, channels).T.reshape(values.shape)
    return with_constant(model, operation.inputs[1], turned)
