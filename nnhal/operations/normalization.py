"""L2_NORMALIZATION, LOCAL_RESPONSE_NORMALIZATION and INSTANCE_NORMALIZATION."""

from __future__ import annotations

from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.rules import FixedQuantization, RankBefore
from nnhal.operations.spec import (
    F16,
    F32,
    S8,
    U8,
    UP_TO_4,
    FeatureLevel,
    OperationSpec,
    T,
    TypeVariable,
    each,
    form,
    same_shape,
    scalar,
    scalars,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = ["OPERATIONS", "l2_axis", "local_response_axis"]

_RADIUS, _LOCAL_RESPONSE_AXIS = 1, 5


def l2_axis(node: Node) -> int:
    """The axis of L2_NORMALIZATION, not negative; the last one by default."""
    return node.axis(1, node.tensor(0).rank, default=-1)


def local_response_axis(node: Node) -> int:
    """The axis of LOCAL_RESPONSE_NORMALIZATION, not negative; the last one by default."""
    return node.axis(_LOCAL_RESPONSE_AXIS, node.tensor(0).rank, default=-1)


def _l2_shapes(node: Node) -> tuple[Shape, ...]:
    l2_axis(node)
    return (node.tensor(0).shape,)


def _local_response_shapes(node: Node) -> tuple[Shape, ...]:
    local_response_axis(node)
    radius = node.scalar(_RADIUS)
    node.require(radius >= 0, f"input {_RADIUS} (radius) is {radius}, expected 0 or more")
    return (node.tensor(0).shape,)


_S = TypeVariable("scalar")
_L2: Final = (tensor("input", T, *UP_TO_4),)
_LOCAL_RESPONSE: Final = (
    *_L2,
    scalar("radius"),
    *scalars("bias", "alpha", "beta", type=_S),
)

OPERATIONS: Final = (
    OperationSpec(
        OperationType.L2_NORMALIZATION,
        (
            form(FeatureLevel.V1_0, *_L2),
            form(FeatureLevel.V1_2, *_L2, scalar("axis")),
        ),
        each(V1_0=[F32], V1_2=[F16, U8], V1_3=[S8]),
        _l2_shapes,
        (
            RankBefore(FeatureLevel.V1_2, (4,)),
            FixedQuantization({U8: (1 / 128, 128), S8: (1 / 128, 0)}),
        ),
    ),
    OperationSpec(
        OperationType.LOCAL_RESPONSE_NORMALIZATION,
        (
            form(FeatureLevel.V1_0, *_LOCAL_RESPONSE),
            form(FeatureLevel.V1_2, *_LOCAL_RESPONSE, scalar("axis")),
        ),
        each(_S, V1_0=[F32], V1_2=[F16]),
        _local_response_shapes,
        (RankBefore(FeatureLevel.V1_2, (4,)),),
    ),
    OperationSpec(
        OperationType.INSTANCE_NORMALIZATION,
        (
            form(
                FeatureLevel.V1_2,
                tensor("input", T, 4),
                *scalars("gamma", "beta", "epsilon", type=_S),
                scalar("nchw", OperandType.BOOL),
            ),
        ),
        each(_S, V1_2=[F32, F16]),
        same_shape,
    ),
)
