"""Reductions, matrix products, softmax and normalizations."""

from __future__ import annotations

from math import prod
from typing import Final

import numpy as np
from onnx import TensorProto

from nndrivers.onnx_runtime.exporter.operation import OnnxOperation
from nndrivers.onnx_runtime.exporter.registry import exports
from nnhal.types import OperationType, SymmPerChannelQuantParams

__all__ = ["bias"]

_REDUCE: Final = {
    OperationType.REDUCE_MAX: "ReduceMax",
    OperationType.REDUCE_MIN: "ReduceMin",
    OperationType.REDUCE_PROD: "ReduceProd",
    OperationType.REDUCE_SUM: "ReduceSum",
    OperationType.MEAN: "ReduceMean",
}
_LOGIC: Final = {OperationType.REDUCE_ANY: "ReduceMax", OperationType.REDUCE_ALL: "ReduceMin"}


@exports(*_REDUCE)
def _reduce(op: OnnxOperation) -> None:
    _give_reduced(op, _REDUCE[OperationType(op.type)], op.real(0))


@exports(*_LOGIC)
def _logic(op: OnnxOperation) -> None:
    numbers = op.node("Cast", op.raw(0), to=TensorProto.INT32)
    _give_reduced(op, _LOGIC[OperationType(op.type)], numbers)


def _give_reduced(op: OnnxOperation, type: str, value: str) -> None:
    rank = op.rank(0)
    axes = op.graph.integers(*sorted({axis % rank for axis in op.integers(1)}))
    reduced = op.node(type, value, axes, keepdims=int(op.scalar(2)))
    # Where all dimensions are reduced, the HAL keeps a tensor of one.
    op.give(op.reshaped(reduced, op.output_shape()))


@exports(OperationType.ARGMAX, OperationType.ARGMIN)
def _arg(op: OnnxOperation) -> None:
    name = "ArgMax" if op.type == OperationType.ARGMAX else "ArgMin"
    op.give(op.node(name, op.real(0), axis=op.axis(1, op.rank(0)), keepdims=0))


@exports(OperationType.FULLY_CONNECTED)
def _fully_connected(op: OnnxOperation) -> None:
    size = op.shape(1)[1]
    flat = op.reshaped_real(0, (prod(op.shape(0)) // size, size))
    op.give(op.activated(op.node("Gemm", flat, op.real(1), bias(op, 2), transB=1), 3))


def bias(op: OnnxOperation, position: int) -> str:
    """The bias as real numbers: its scale is that of the products."""
    if not op.input(0).scale:
        return op.real(position)
    extra = op.input(1).extra_params
    scales = extra.scales if isinstance(extra, SymmPerChannelQuantParams) else op.input(1).scale
    filters = np.array(scales, np.float64)
    scale = op.constant((filters * op.input(0).scale).astype(np.float32))
    return op.node("DequantizeLinear", op.raw(position), scale, axis=0)


@exports(OperationType.BATCH_MATMUL)
def _batch_matmul(op: OnnxOperation) -> None:
    sides = []
    for position in (0, 1):
        order = list(range(op.rank(position)))
        if op.scalar(2 + position):
            order[-2:] = order[-1], order[-2]
        sides.append(op.transposed(op.real(position), order))
    op.give(op.node("MatMul", *sides))


@exports(OperationType.SOFTMAX, OperationType.LOG_SOFTMAX)
def _softmax(op: OnnxOperation) -> None:
    axis = op.axis(2, op.rank(0)) if op.has(2) else op.rank(0) - 1
    scaled = op.node("Mul", op.real(0), op.number(op.scalar(1)))
    name = "Softmax" if op.type == OperationType.SOFTMAX else "LogSoftmax"
    op.give(op.node(name, scaled, axis=axis))


@exports(OperationType.L2_NORMALIZATION)
def _l2_normalization(op: OnnxOperation) -> None:
    axis = op.axis(1, op.rank(0)) if op.has(1) else op.rank(0) - 1
    value = op.real(0)
    norm = op.node("ReduceL2", value, op.graph.integers(axis), keepdims=1)
    op.give(op.node("Div", value, op.node("Max", norm, op.number(1e-6))))


@exports(OperationType.LOCAL_RESPONSE_NORMALIZATION)
def _lrn(op: OnnxOperation) -> None:
    """The HAL's radius is to each side, and its alpha is not divided by the window's size."""
    radius, bias, alpha, beta = (op.scalar(position) for position in (1, 2, 3, 4))
    axis = op.axis(5, op.rank(0)) if op.has(5) else op.rank(0) - 1
    order = [0, 1, 2, 3]
    if op.rank(0) != len(order):
        raise op.refuse("ONNX normalizes images only")
    order[1], order[axis] = order[axis], order[1]
    size = 2 * int(radius) + 1
    value = op.node(
        "LRN",
        op.transposed(op.real(0), order),
        size=size,
        bias=float(bias),
        alpha=float(alpha) * size,
        beta=float(beta),
    )
    op.give(op.transposed(value, order))


@exports(OperationType.INSTANCE_NORMALIZATION)
def _instance_normalization(op: OnnxOperation) -> None:
    gamma, beta, epsilon = (float(op.scalar(position)) for position in (1, 2, 3))
    is_first = bool(op.scalar(4))
    channels = op.shape(0)[1 if is_first else 3]
    value = op.real(0) if is_first else op.transposed(op.real(0), (0, 3, 1, 2))
    scale, shift = (op.constant(np.full(channels, of, np.float32)) for of in (gamma, beta))
    normal = op.node("InstanceNormalization", value, scale, shift, epsilon=epsilon)
    op.give(normal if is_first else op.transposed(normal, (0, 2, 3, 1)))


@exports(OperationType.TOPK_V2)
def _topk(op: OnnxOperation) -> None:
    count = op.graph.integers(op.scalar(1))
    values, indexes = op.graph.several("TopK", [op.real(0), count], 2, axis=-1)
    op.give(values, 0)
    op.give(indexes, 1)
