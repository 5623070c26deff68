"""ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM and POW."""

from __future__ import annotations

from typing import Final

from nnhal.operations.broadcasting import broadcast
from nnhal.operations.node import Node, Shape
from nnhal.operations.rules import ScaleAboveProduct
from nnhal.operations.spec import (
    F16,
    F32,
    I32,
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
from nnhal.types import OperationType

__all__ = ["OPERATIONS"]

_ACTIVATION = 2


def _shapes(node: Node) -> tuple[Shape, ...]:
    return (broadcast(node, 0, 1),)


def _activated_shapes(node: Node) -> tuple[Shape, ...]:
    node.activation(_ACTIVATION)
    return _shapes(node)


_T = TypeVariable("T")


def _arithmetic(
    type: OperationType, since: FeatureLevel, types: tuple[Types, ...], *rules: Rule
) -> OperationSpec:
    """An operation with a fused activation."""
    inputs = (
        tensor("input0", _T, *UP_TO_4),
        tensor("input1", _T, *UP_TO_4),
        scalar("activation"),
    )
    form = Form(since, inputs, (tensor("output", _T),))
    return OperationSpec(type, (form,), types, _activated_shapes, rules, zero_sized=True)


def _plain(type: OperationType, types: tuple[Types, ...]) -> OperationSpec:
    """An operation of HAL 1.2 with nothing but its two inputs."""
    inputs = (tensor("input0", _T), tensor("input1", _T))
    form = Form(FeatureLevel.V1_2, inputs, (tensor("output", _T),))
    return OperationSpec(type, (form,), types, _shapes)


_FLOAT: Final = (*each(FeatureLevel.V1_0, _T, F32), *each(FeatureLevel.V1_2, _T, F16))
_NEWER: Final = each(FeatureLevel.V1_3, _T, S8, I32)
_EXTREMES: Final = (
    *each(FeatureLevel.V1_2, _T, F16, F32, I32, U8),
    *each(FeatureLevel.V1_3, _T, S8),
)

OPERATIONS: Final = (
    _arithmetic(
        OperationType.ADD,
        FeatureLevel.V1_0,
        (*_FLOAT, *each(FeatureLevel.V1_0, _T, U8), *_NEWER),
    ),
    _arithmetic(
        OperationType.MUL,
        FeatureLevel.V1_0,
        (*_FLOAT, *each(FeatureLevel.V1_0, _T, U8), *_NEWER),
        ScaleAboveProduct(),
    ),
    _arithmetic(
        OperationType.SUB,
        FeatureLevel.V1_1,
        (*_FLOAT, *each(FeatureLevel.V1_2, _T, U8), *_NEWER),
    ),
    # Android's validator lets a signed quantized DIV pass at 1.3; neither the HAL's text nor its
    # executor has one.
    _arithmetic(
        OperationType.DIV,
        FeatureLevel.V1_1,
        (*_FLOAT, *each(FeatureLevel.V1_3, _T, I32)),
    ),
    _plain(OperationType.MAXIMUM, _EXTREMES),
    _plain(OperationType.MINIMUM, _EXTREMES),
    _plain(OperationType.POW, each(FeatureLevel.V1_2, _T, F16, F32)),
)
