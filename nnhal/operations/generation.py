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
    OperationSpec,
    T,
    Types,
    TypeVariable,
    each,
    form,
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


_S = TypeVariable("value")

OPERATIONS: Final = (
    OperationSpec(
        OperationType.FILL,
        (form(FeatureLevel.V1_3, tensor("dims", I32, 1), scalar("value", _S)),),
        (
            *each(_S, V1_3=[F16, F32]),
            Types(FeatureLevel.V1_3, {T: I32, _S: OperandType.INT32}),
        ),
        _fill_shapes,
    ),
    OperationSpec(
        OperationType.RANK,
        (form(FeatureLevel.V1_3, tensor("input", T), outputs=(scalar("output"),)),),
        each(V1_3=[F16, F32, I32, U8, Q16S, BOOL8, PER_CHANNEL, U16, Q8S, S8]),
        _rank_shapes,
    ),
    OperationSpec(
        OperationType.RANDOM_MULTINOMIAL,
        (
            form(
                FeatureLevel.V1_2,
                tensor("logits", T, 2),
                scalar("samples"),
                tensor("seeds", I32, 1),
                outputs=(tensor("output", I32),),
            ),
        ),
        each(V1_2=[F16, F32]),
        _multinomial_shapes,
    ),
)
