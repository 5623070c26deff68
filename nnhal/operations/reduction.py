"""MEAN, REDUCE_ALL, _ANY, _MAX, _MIN, _PROD and _SUM, ARGMAX and ARGMIN."""

from __future__ import annotations

from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.rules import SameQuantization
from nnhal.operations.spec import (
    BOOL8,
    F16,
    F32,
    I32,
    S8,
    U8,
    UP_TO_4,
    FeatureLevel,
    OperationSpec,
    T,
    Types,
    each,
    form,
    scalar,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = ["OPERATIONS", "arg_axis", "axes", "keep_dims"]


def axes(node: Node) -> tuple[int, ...]:
    """The axes to reduce, ascending, none twice, none negative."""
    rank = node.tensor(0).rank
    return tuple(sorted({node.resolve_axis(axis, rank) for axis in node.vector(1)}))


def keep_dims(node: Node) -> bool:
    """Whether reduced axes stay as dimensions of 1: INT32 in MEAN, BOOL in the others."""
    return bool(node.scalar(2))


def arg_axis(node: Node) -> int:
    """The axis that ARGMAX or ARGMIN searches, not negative."""
    return node.axis(1, node.tensor(0).rank)


def _shapes(node: Node) -> tuple[Shape, ...]:
    """A result that has no dimensions left is a tensor of shape [1]."""
    reduced, keep = axes(node), keep_dims(node)
    shape = tuple(
        1 if axis in reduced else size
        for axis, size in enumerate(node.tensor(0).shape)
        if keep or axis not in reduced
    )
    return (shape or (1,),)


def _arg_shapes(node: Node) -> tuple[Shape, ...]:
    axis, shape = arg_axis(node), node.tensor(0).shape
    return (shape[:axis] + shape[axis + 1 :] or (1,),)


def _reduction(
    type: OperationType, since: FeatureLevel, keep: OperandType, types: tuple[Types, ...]
) -> OperationSpec:
    inputs = tensor("input", T, *UP_TO_4), tensor("axes", I32, 1), scalar("keep_dims", keep)
    return OperationSpec(type, (form(since, *inputs),), types, _shapes, (SameQuantization(),))


def _reduce(type: OperationType, *types: Types) -> OperationSpec:
    return _reduction(type, FeatureLevel.V1_2, OperandType.BOOL, types)


def _arg(type: OperationType) -> OperationSpec:
    """The signed type needs no newer level here than the others; as an operand it does."""
    inputs, output = (tensor("input", T), scalar("axis")), (tensor("output", I32),)
    forms = (form(FeatureLevel.V1_2, *inputs, outputs=output),)
    return OperationSpec(type, forms, each(V1_2=[F16, F32, I32, U8, S8]), _arg_shapes)


_LOGICAL: Final = each(V1_2=[BOOL8])
_FLOAT: Final = each(V1_2=[F16, F32])
_EXTREMES: Final = each(V1_2=[F16, F32, U8], V1_3=[S8])

OPERATIONS: Final = (
    _reduction(
        OperationType.MEAN,
        FeatureLevel.V1_1,
        OperandType.INT32,
        each(V1_1=[F32, U8], V1_2=[F16], V1_3=[S8]),
    ),
    _reduce(OperationType.REDUCE_ALL, *_LOGICAL),
    _reduce(OperationType.REDUCE_ANY, *_LOGICAL),
    _reduce(OperationType.REDUCE_MAX, *_EXTREMES),
    _reduce(OperationType.REDUCE_MIN, *_EXTREMES),
    _reduce(OperationType.REDUCE_PROD, *_FLOAT),
    _reduce(OperationType.REDUCE_SUM, *_FLOAT),
    _arg(OperationType.ARGMAX),
    _arg(OperationType.ARGMIN),
)
