"""ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM and POW."""

from __future__ import annotations

from typing import Final

from nnhal.operations.broadcasting import broadcast_shapes
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
    OperationSpec,
    Rule,
    T,
    Types,
    each,
    form,
    scalar,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS"]

_ACTIVATION = 2


def _activated_shapes(node: Node) -> tuple[Shape, ...]:
    node.activation(_ACTIVATION)
    return broadcast_shapes(node)


def _arithmetic(
    type: OperationType, since: FeatureLevel, types: tuple[Types, ...], *rules: Rule
) -> OperationSpec:
    """An operation with a fused activation."""
    inputs = tensor("input0", T, *UP_TO_4), tensor("input1", T, *UP_TO_4), scalar("activation")
    forms = (form(since, *inputs),)
    return OperationSpec(type, forms, types, _activated_shapes, rules, zero_sized=True)


def _plain(type: OperationType, types: tuple[Types, ...]) -> OperationSpec:
    """An operation of HAL 1.2 with nothing but its two inputs."""
    forms = (form(FeatureLevel.V1_2, tensor("input0", T), tensor("input1", T)),)
    return OperationSpec(type, forms, types, broadcast_shapes)


_FLOAT: Final = each(V1_0=[F32], V1_2=[F16])
_FIRST: Final = (*_FLOAT, *each(V1_0=[U8], V1_3=[S8, I32]))
_EXTREMES: Final = each(V1_2=[F16, F32, I32, U8], V1_3=[S8])

OPERATIONS: Final = (
    _arithmetic(OperationType.ADD, FeatureLevel.V1_0, _FIRST),
    _arithmetic(OperationType.MUL, FeatureLevel.V1_0, _FIRST, ScaleAboveProduct()),
    _arithmetic(OperationType.SUB, FeatureLevel.V1_1, (*_FLOAT, *each(V1_2=[U8], V1_3=[S8, I32]))),
    # Android's validator lets a signed quantized DIV pass at 1.3; neither the HAL's text nor its
    # executor has one.
    _arithmetic(OperationType.DIV, FeatureLevel.V1_1, (*_FLOAT, *each(V1_3=[I32]))),
    _plain(OperationType.MAXIMUM, _EXTREMES),
    _plain(OperationType.MINIMUM, _EXTREMES),
    _plain(OperationType.POW, each(V1_2=[F16, F32])),
)
