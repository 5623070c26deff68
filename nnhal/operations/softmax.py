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
    Form,
    OperationSpec,
    Types,
    TypeVariable,
    scalar,
    tensor,
)
from nnhal.types import OperandType, OperationType

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


_T, _S = TypeVariable("T"), TypeVariable("scalar")
_OUTPUT: Final = (tensor("output", _T),)
_SOFTMAX: Final = (tensor("input", _T, *UP_TO_4), scalar("beta", _S))
_LOG_SOFTMAX: Final = (tensor("input", _T), scalar("beta", _S), scalar("axis"))
_F32_BETA, _F16_BETA = OperandType.FLOAT32, OperandType.FLOAT16

OPERATIONS: Final = (
    OperationSpec(
        OperationType.SOFTMAX,
        (
            Form(FeatureLevel.V1_0, _SOFTMAX, _OUTPUT),
            Form(FeatureLevel.V1_2, (*_SOFTMAX, scalar("axis")), _OUTPUT),
        ),
        (
            Types(FeatureLevel.V1_0, {_T: F32, _S: _F32_BETA}),
            Types(FeatureLevel.V1_0, {_T: U8, _S: _F32_BETA}),
            Types(FeatureLevel.V1_2, {_T: F16, _S: _F16_BETA}),
            Types(FeatureLevel.V1_3, {_T: S8, _S: _F32_BETA}),
        ),
        _shapes,
        (
            RankBefore(FeatureLevel.V1_2, (2, 4)),
            FixedQuantization({U8: (1 / 256, 0), S8: (1 / 256, -128)}),
        ),
        zero_sized=True,
    ),
    OperationSpec(
        OperationType.LOG_SOFTMAX,
        (Form(FeatureLevel.V1_2, _LOG_SOFTMAX, _OUTPUT),),
        (
            Types(FeatureLevel.V1_2, {_T: F32, _S: _F32_BETA}),
            Types(FeatureLevel.V1_2, {_T: F16, _S: _F16_BETA}),
        ),
        _shapes,
    ),
)
