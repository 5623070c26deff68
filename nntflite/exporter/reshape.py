"""Exports the operations that move elements and leave them as they are."""

from __future__ import annotations

import math

import numpy as np

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports
from nntflite.schema import MirrorPadMode


@exports(OperationType.RESHAPE)
def _reshape(op: HalOperation) -> None:
    """TF Lite wants the shape in its options too, where it is known."""
    shape = op.known(1)
    options = {} if shape is None else {"new_shape": shape.reshape(-1).tolist()}
    op.emit("RESHAPE", [op.tensor(0), op.parameter(1)], op.output(), **options)


@exports(OperationType.SQUEEZE)
def _squeeze(op: HalOperation) -> None:
    dimensions = op.value(1).tolist() if op.has(1) else []
    op.emit("SQUEEZE", [op.tensor(0)], op.output(), squeeze_dims=dimensions)


@exports(OperationType.EXPAND_DIMS)
def _expand_dims(op: HalOperation) -> None:
    op.emit("EXPAND_DIMS", [op.tensor(0), op.parameter(1)], op.output())


@exports(OperationType.TRANSPOSE)
def _transpose(op: HalOperation) -> None:
    if op.has(1):
        permutation = op.parameter(1)
    else:
        permutation = op.integers(*reversed(range(op.rank(0))))
    op.emit("TRANSPOSE", [op.tensor(0), permutation], op.output())


@exports(OperationType.CONCATENATION)
def _concatenation(op: HalOperation) -> None:
    """TF Lite's int8 kernel copies stored values, so all have to be in the output's quantization.

    Its uint8 kernel converts by itself, but rounds otherwise than QUANTIZE does; it is left alone.
    """
    count = len(op) - 1
    operands = op.tensors(*range(count))
    if op.dtype(0) != np.uint8:
        operands = [op.requantized(tensor, op.output()) for tensor in operands]
    axis = op.axis(count, op.rank(0))
    op.emit("CONCATENATION", operands, op.output(), axis=axis)


@exports(OperationType.SPLIT)
def _split(op: HalOperation) -> None:
    axis = op.constant(np.int32(op.axis(1, op.rank(0))))
    op.emit("SPLIT", [axis, op.tensor(0)], op.outputs(), num_splits=op.scalar(2))


@exports(OperationType.PACK)
def _pack(op: HalOperation) -> None:
    count = len(op) - 1
    axis = op.axis(0, op.rank(1) + 1)
    operands = op.tensors(*range(1, len(op)))
    op.emit("PACK", operands, op.output(), values_count=count, axis=axis)


@exports(OperationType.PAD)
def _pad(op: HalOperation) -> None:
    op.emit("PAD", [op.tensor(0), op.parameter(1)], op.output())


@exports(OperationType.PAD_V2)
def _pad_v2(op: HalOperation) -> None:
    """The HAL gives the value as a scalar, raw where quantized; TF Lite as a tensor."""
    value = op.constant(op.value(2).astype(op.dtype(0)), op.quantization(0))
    op.emit("PADV2", [op.tensor(0), op.parameter(1), value], op.output())


@exports(OperationType.MIRROR_PAD)
def _mirror_pad(op: HalOperation) -> None:
    mode = MirrorPadMode(op.scalar(2))
    op.emit("MIRROR_PAD", [op.tensor(0), op.parameter(1)], op.output(), mode=mode)


@exports(OperationType.TILE)
def _tile(op: HalOperation) -> None:
    op.emit("TILE", [op.tensor(0), op.parameter(1)], op.output())


@exports(OperationType.REVERSE)
def _reverse(op: HalOperation) -> None:
    op.emit("REVERSE_V2", [op.tensor(0), op.parameter(1)], op.output())


@exports(OperationType.CHANNEL_SHUFFLE)
def _channel_shuffle(op: HalOperation) -> None:
    """TF Lite says it with three operators: split the axis in two, swap these, join them."""
    shape = list(op.shape(0))
    axis, groups = op.axis(2, len(shape)), op.scalar(1)
    outer, inner = math.prod(shape[:axis]), math.prod(shape[axis + 1 :])
    parts = [outer, groups, shape[axis] // groups, inner]
    split = op.computed("RESHAPE", [op.tensor(0), op.integers(*parts)], new_shape=parts)
    swapped = op.computed("TRANSPOSE", [split, op.integers(0, 2, 1, 3)])
    op.emit("RESHAPE", [swapped, op.integers(*shape)], op.output(), new_shape=shape)


@exports(OperationType.DEPTH_TO_SPACE, OperationType.SPACE_TO_DEPTH)
def _depth_and_space(op: HalOperation) -> None:
    op.refuse_nchw(2)
    op.emit(op.name, [op.tensor(0)], op.output(), block_size=op.scalar(1))


@exports(OperationType.BATCH_TO_SPACE_ND)
def _batch_to_space(op: HalOperation) -> None:
    op.refuse_nchw(2)
    crops = op.constant(np.zeros((2, 2), np.int32))
    op.emit("BATCH_TO_SPACE_ND", [op.tensor(0), op.parameter(1), crops], op.output())


@exports(OperationType.SPACE_TO_BATCH_ND)
def _space_to_batch(op: HalOperation) -> None:
    op.refuse_nchw(3)
    parameters = [op.parameter(1), op.parameter(2)]
    op.emit("SPACE_TO_BATCH_ND", [op.tensor(0), *parameters], op.output())
