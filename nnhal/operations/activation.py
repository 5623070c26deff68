"""RELU, RELU1, RELU6, LOGISTIC, TANH, HARD_SWISH, ELU and PRELU."""

from __future__ import annotations

from typing import Final

from nnhal.operations.broadcasting import broadcast
from nnhal.operations.node import Node, Shape
from nnhal.operations.rules import FixedQuantization, SameQuantization
from nnhal.operations.spec import (
    F16,
    F32,
    S8,
    U8,
    UP_TO_4,
    FeatureLevel,
    Form,
    OperationSpec,
    Rule,
    Types,
    TypeVariable,
    each,
    scalar,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = ["OPERATIONS"]


def _same_shape(node: Node) -> tuple[Shape, ...]:
    return (node.tensor(0).shape,)


def _broadcast_shape(node: Node) -> tuple[Shape, ...]:
    return (broadcast(node, 0, 1),)


_T, _S = TypeVariable("T"), TypeVariable("scalar")
_TYPES: Final = (
    *each(FeatureLevel.V1_0, _T, F32, U8),
    *each(FeatureLevel.V1_2, _T, F16),
    *each(FeatureLevel.V1_3, _T, S8),
)
_TANH_TYPES: Final = (
    *each(FeatureLevel.V1_0, _T, F32),
    *each(FeatureLevel.V1_2, _T, F16, U8),
    *each(FeatureLevel.V1_3, _T, S8),
)


def _unary(type: OperationType, types: tuple[Types, ...], *rules: Rule) -> OperationSpec:
    form = Form(FeatureLevel.V1_0, (tensor("input", _T, *UP_TO_4),), (tensor("output", _T),))
    return OperationSpec(type, (form,), types, _same_shape, rules, zero_sized=True)


OPERATIONS: Final = (
    _unary(OperationType.RELU, _TYPES, SameQuantization()),
    _unary(OperationType.RELU1, _TYPES, SameQuantization()),
    _unary(OperationType.RELU6, _TYPES, SameQuantization()),
    _unary(
        OperationType.LOGISTIC,
        _TYPES,
        FixedQuantization({U8: (1 / 256, 0), S8: (1 / 256, -128)}),
    ),
    _unary(
        OperationType.TANH,
        _TANH_TYPES,
        FixedQuantization({U8: (1 / 128, 128), S8: (1 / 128, 0)}),
    ),
    OperationSpec(
        OperationType.HARD_SWISH,
        (Form(FeatureLevel.V1_3, (tensor("input", _T),), (tensor("output", _T),)),),
        each(FeatureLevel.V1_3, _T, F16, F32, U8, S8),
        _same_shape,
        zero_sized=True,
    ),
    OperationSpec(
        OperationType.ELU,
        (
            Form(
                FeatureLevel.V1_3,
                (tensor("input", _T), scalar("alpha", _S)),
                (tensor("output", _T),),
            ),
        ),
        (
            Types(FeatureLevel.V1_3, {_T: F16, _S: OperandType.FLOAT16}),
            Types(FeatureLevel.V1_3, {_T: F32, _S: OperandType.FLOAT32}),
        ),
        _same_shape,
        zero_sized=True,
    ),
    OperationSpec(
        OperationType.PRELU,
        (
            Form(
                FeatureLevel.V1_2,
                (tensor("input", _T), tensor("alpha", _T)),
                (tensor("output", _T),),
            ),
        ),
        (*each(FeatureLevel.V1_2, _T, F16, F32, U8), *each(FeatureLevel.V1_3, _T, S8)),
        _broadcast_shape,
    ),
)
