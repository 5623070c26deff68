"""SOFTMAX and LOG_SOFTMAX."""

from __future__ import annotations

from dataclasses import dataclass
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
    scalar,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS", "SoftmaxParameters", "parameters"]


@dataclass(frozen=True, slots=True)
class SoftmaxParameters:
    """``axis`` is not negative; the default is the last one."""

    beta: float
    axis: int


def parameters(node: Node) -> SoftmaxParameters:
    """Decode the arguments of SOFTMAX and LOG_SOFTMAX for the actual rank of the input."""
    beta = float(node.scalar(1))
    positive = beta > 0 or node.operation != OperationType.SOFTMAX
    node.require(positive, f"input 1 (beta) is {beta}, expected more than 0")
    return SoftmaxParameters(beta, node.axis(2, node.tensor(0).rank, default=-1))


def _shapes(node: Node) -> tuple[Shape, ...]:
    parameters(node)
    return (node.tensor(0).shape,)


_S = TypeVariable("scalar")
_SOFTMAX: Final = (tensor("input", T, *UP_TO_4), scalar("beta", _S))

OPERATIONS: Final = (
    OperationSpec(
        OperationType.SOFTMAX,
        (
            form(FeatureLevel.V1_0, *_SOFTMAX),
            form(FeatureLevel.V1_2, *_SOFTMAX, scalar("axis")),
        ),
        each(_S, V1_0=[F32, U8], V1_2=[F16], V1_3=[S8]),
        _shapes,
        (
            RankBefore(FeatureLevel.V1_2, (2, 4)),
            FixedQuantization({U8: (1 / 256, 0), S8: (1 / 256, -128)}),
        ),
        zero_sized=True,
    ),
    OperationSpec(
        OperationType.LOG_SOFTMAX,
        (form(FeatureLevel.V1_2, tensor("input", T), scalar("beta", _S), scalar("axis")),),
        each(_S, V1_2=[F32, F16]),
        _shapes,
    ),
)
