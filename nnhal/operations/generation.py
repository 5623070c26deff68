"""FILL, RANK and RANDOM_MULTINOMIAL."""

from __future__ import annotations

from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.recurrent import require_shape
from nnhal.operations.spec import (
    BOOL8,
    F16,
    F32,
    I32,
    PER_CHANNEL,
    Q8S,
    Q16S,
    S8,
    U8,
    U16,
    FeatureLevel,
    Form,
    OperationSpec,
    Types,
    TypeVariable,
    each,
    scalar,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = ["OPERATIONS"]


def _fill_shapes(node: Node) -> tuple[Shape, ...]:
    shape = node.vector(0)
    node.require(min(shape, default=0) >= 0, f"input 0 (dims) {shape} has a negative dimension")
    return (shape,)


def _rank_shapes(node: Node) -> tuple[Shape, ...]:
    """A scalar."""
    return ((),)


def _multinomial_shapes(node: Node) -> tuple[Shape, ...]:
    """[batches, samples]."""
    samples = int(node.scalar(1))
    node.require(samples > 0, f"input 1 (samples) is {samples}, expected more than 0")
    require_shape(node, 2, 2)
    return ((node.tensor(0).shape[0], samples),)


_T, _S = TypeVariable("T"), TypeVariable("value")

OPERATIONS: Final = (
    OperationSpec(
        OperationType.FILL,
        (
            Form(
                FeatureLevel.V1_3,
                (tensor("dims", I32, 1), scalar("value", _S)),
                (tensor("output", _T),),
            ),
        ),
        (
            Types(FeatureLevel.V1_3, {_T: F16, _S: OperandType.FLOAT16}),
            Types(FeatureLevel.V1_3, {_T: F32, _S: OperandType.FLOAT32}),
            Types(FeatureLevel.V1_3, {_T: I32, _S: OperandType.INT32}),
        ),
        _fill_shapes,
    ),
    OperationSpec(
        OperationType.RANK,
        (Form(FeatureLevel.V1_3, (tensor("input", _T),), (scalar("output"),)),),
        each(FeatureLevel.V1_3, _T, F16, F32, I32, U8, Q16S, BOOL8, PER_CHANNEL, U16, Q8S, S8),
        _rank_shapes,
    ),
    OperationSpec(
        OperationType.RANDOM_MULTINOMIAL,
        (
            Form(
                FeatureLevel.V1_2,
                (tensor("logits", _T, 2), scalar("samples"), tensor("seeds", I32, 1)),
                (tensor("output", I32),),
            ),
        ),
        each(FeatureLevel.V1_2, _T, F16, F32),
        _multinomial_shapes,
    ),
)
