"""Imports reductions, matrix products, softmax and normalizations."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntflite.importer.operator import EIGHT_BITS
from nntflite.importer.weights import bias_operand
from nntflite.onnx.importer.operator import OnnxOperator
from nntflite.onnx.importer.registry import imports

_REDUCTIONS: Final = {
    "ReduceMean": OperationType.MEAN,
    "ReduceMax": OperationType.REDUCE_MAX,
    "ReduceMin": OperationType.REDUCE_MIN,
    "ReduceSum": OperationType.REDUCE_SUM,
    "ReduceProd": OperationType.REDUCE_PROD,
}


@imports(*_REDUCTIONS, "ReduceL2")
def _reduce(op: OnnxOperator) -> None:
    axes, keep = op.numbers("axes", 1), op.attribute("keepdims", 1)
    if not axes and op.attribute("noop_with_empty_axes", 0):
        op.given(op.operand(0))
        return
    value = op.operand(0)
    which = op.integers([op.axis(a, op.rank(0)) for a in axes or range(op.rank(0))])
    flag = op.i32(keep) if op.name == "ReduceMean" else op.flag(bool(keep))
    if op.name != "ReduceL2":
        op.emit(_REDUCTIONS[op.name], [value, which, flag], op.output())
        return
    squares = op.result(OperationType.MUL, [value, value, op.none()])
    total = op.result(OperationType.REDUCE_SUM, [squares, which, flag])
    op.emit(OperationType.SQRT, [total], op.output())


@imports("Gemm")
def _gemm(op: OnnxOperator) -> None:
    """FULLY_CONNECTED, with factors in the constants."""
    alpha, beta = op.attribute("alpha", 1.0), op.attribute("beta", 1.0)
    value = op.operand(0)
    if op.attribute("transA", 0):
        value = op.result(OperationType.TRANSPOSE, [value, op.integers([1, 0])])
    order = [0, 1] if op.attribute("transB", 0) else [1, 0]
    is_plain = alpha == 1 and (beta == 1 or not op.has(2))
    if is_plain and _is_bias(op):
        _fully_connected(op, value, order)
        return
    if op.described(value).type in EIGHT_BITS:
        raise op.refuse("factors, or a sum that is no bias, beside codes")
    weights = op.like(value, op.value(1).transpose(order) * np.float32(alpha))
    zeros = op.like(value, np.zeros(op.described(weights).dimensions[0]))
    inputs = [value, weights, zeros, op.none()]
    if not op.has(2):
        op.emit(OperationType.FULLY_CONNECTED, inputs, op.output())
        return
    product = op.result(OperationType.FULLY_CONNECTED, inputs)
    term = op.operand(2) if beta == 1 else op.like(value, op.value(2) * np.float32(beta))
    op.emit(OperationType.ADD, [product, term, op.none()], op.output())


def _is_bias(op: OnnxOperator) -> bool:
    """Whether the third input is a constant with an element for each column."""
    if not op.has(2):
        return True
    known = op.known(2)
    return known is not None and known.ndim == 1


def _fully_connected(op: OnnxOperator, value: int, order: Sequence[int]) -> None:
    """A product with constant weights, in an image of more dimensions row by row."""
    axis = order[0]
    weights = op.weights(1, value, order, channel=0, quantized_axis=axis)
    units, size = op.described(weights).dimensions
    output, shape = op.output(), op.described(value).dimensions
    rows = (prod(shape[:-1]), size)
    if len(shape) > 2:
        value = op.reshaped(value, rows)
    inputs = [value, weights, bias_operand(op, 2, value, weights, units), op.none()]
    if len(shape) == 2:
        op.emit(OperationType.FULLY_CONNECTED, inputs, output)
        return
    product = op.temporary(output)
    op.emit(OperationType.FULLY_CONNECTED, inputs, product)
    op.emit(OperationType.RESHAPE, [product, op.integers((*shape[:-1], units))], output)


@imports("MatMul")
def _matmul(op: OnnxOperator) -> None:
    """FULLY_CONNECTED with a constant matrix, else BATCH_MATMUL."""
    known = op.known(1)
    if known is not None and known.ndim == 2 and op.known(0) is None:
        _fully_connected(op, op.operand(0), [1, 0])
        return
    operands = op.operands(0, 1)
    shapes = [op.described(operand).dimensions for operand in operands]
    rank = max(map(len, shapes))
    if min(map(len, shapes)) < 2:
        raise op.refuse("the HAL has no products of vectors")
    batches = [(*(1,) * (rank - len(shape)), *shape[:-2]) for shape in shapes]
    wanted = np.broadcast_shapes(*batches)
    aligned = []
    for operand, shape, batch in zip(operands, shapes, batches, strict=True):
        whole = op.reshaped(operand, (*batch, *shape[-2:])) if len(shape) < rank else operand
        if batch != wanted:
            whole = op.broadcast(whole, [(*wanted, *shape[-2:])])
        aligned.append(whole)
    flags = [op.flag(False), op.flag(False)]
    op.emit(OperationType.BATCH_MATMUL, [*aligned, *flags], op.output())


@imports("Softmax", "LogSoftmax")
def _softmax(op: OnnxOperator) -> None:
    """Before operator set 13, all axes from the given one on are one."""
    value, shape = op.operand(0), op.shape(0)
    axis = op.axis(op.attribute("axis", -1 if op.opset >= 13 else 1), len(shape))
    type = OperationType.SOFTMAX if op.name == "Softmax" else OperationType.LOG_SOFTMAX
    is_half = op.described(value).type == OperandType.TENSOR_FLOAT16
    beta = op.tensors.builder.scalar(OperandType.FLOAT16 if is_half else OperandType.FLOAT32, 1.0)
    if op.opset >= 13 or prod(shape[axis + 1 :]) == 1:
        op.emit(type, [value, beta, op.i32(axis)], op.output())
        return
    flat = op.reshaped(value, (prod(shape[:axis]), prod(shape[axis:])))
    output = op.output()
    found = op.temporary(output)
    op.emit(type, [flat, beta, op.i32(1)], found)
    op.emit(OperationType.RESHAPE, [found, op.integers(shape)], output)


@imports("BatchNormalization")
def _batch_normalization(op: OnnxOperator) -> None:
    """MUL and ADD of constants."""
    if op.attribute("training_mode", 0):
        raise op.refuse("the HAL does not train")
    op.channels_last = op.index_of(0) in op.tensors.last
    value = op.operand(0)
    scale, shift, mean, variance = (op.value(n).astype(np.float64) for n in (1, 2, 3, 4))
    factor = scale / np.sqrt(variance + op.attribute("epsilon", 1e-5))
    _scaled(op, value, factor, shift - mean * factor)


def _scaled(op: OnnxOperator, value: int, factor: object, shift: object) -> None:
    """The output is ``value`` by a factor and a shift, both one a channel."""
    along = (-1, *[1] * (len(op.described(value).dimensions) - 2)) if not op.channels_last else -1
    by, to = (op.like(value, np.asarray(each).reshape(along)) for each in (factor, shift))
    product = op.result(OperationType.MUL, [value, by, op.none()])
    op.emit(OperationType.ADD, [product, to, op.none()], op.output())


@imports("InstanceNormalization")
def _instance_normalization(op: OnnxOperator) -> None:
    """The HAL has one factor and one shift for all channels; those of each come after it."""
    if op.rank(0) != 4:
        raise op.refuse("the HAL normalizes images", 0)
    op.channels_last, value = True, op.last(0)
    if op.described(value).type != OperandType.TENSOR_FLOAT32:
        raise op.refuse("the HAL normalizes images of float32", 0)
    numbers = [op.f32(number) for number in (1.0, 0.0, op.attribute("epsilon", 1e-5))]
    normal = op.result(OperationType.INSTANCE_NORMALIZATION, [value, *numbers, op.flag(False)])
    _scaled(op, normal, op.value(1), op.value(2))


@imports("LayerNormalization")
def _layer_normalization(op: OnnxOperator) -> None:
    """Mean, squares of the differences, and their mean."""
    value, rank = op.operand(0), op.rank(0)
    if op.has_output(1) or op.has_output(2):
        raise op.refuse("its mean or deviation is read")
    axes = op.integers(range(op.axis(op.attribute("axis", -1), rank), rank))
    none, keep = op.none(), op.i32(1)
    mean = op.result(OperationType.MEAN, [value, axes, keep])
    difference = op.result(OperationType.SUB, [value, mean, none])
    squares = op.result(OperationType.MUL, [difference, difference, none])
    variance = op.result(OperationType.MEAN, [squares, axes, keep])
    epsilon = op.like(value, [op.attribute("epsilon", 1e-5)])
    positive = op.result(OperationType.ADD, [variance, epsilon, none])
    deviation = op.result(OperationType.SQRT, [positive])
    found = op.result(OperationType.DIV, [difference, deviation, none])
    found = op.result(OperationType.MUL, [found, op.operand(1), none])
    op.given(op.result(OperationType.ADD, [found, op.operand(2), none]) if op.has(2) else found)


@imports("LRN")
def _lrn(op: OnnxOperator) -> None:
    """The HAL's alpha is not divided by the size of the window."""
    size, axis = op.attribute("size"), op.i32(3)
    if size % 2 == 0:
        raise op.refuse(f"a window of {size}, which has no middle")
    numbers = [op.attribute("bias", 1.0), op.attribute("alpha", 1e-4) / size]
    parameters = [op.f32(number) for number in (*numbers, op.attribute("beta", 0.75))]
    if op.rank(0) != 4:
        raise op.refuse("the HAL normalizes images", 0)
    inputs = [op.last(0), op.i32(size // 2), *parameters, axis]
    op.emit(OperationType.LOCAL_RESPONSE_NORMALIZATION, inputs, op.output_last())
