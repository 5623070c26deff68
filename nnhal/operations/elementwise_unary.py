"""ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN and SQRT."""

from __future__ import annotations

from typing import Final

from nnhal.operations.node import Node, Shape
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
    Types,
    TypeVariable,
    each,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS"]


def _shapes(node: Node) -> tuple[Shape, ...]:
    return (node.tensor(0).shape,)


_T = TypeVariable("T")


def _unary(type: OperationType, *types: Types, ranks: tuple[int, ...] = ()) -> OperationSpec:
    form = Form(FeatureLevel.V1_0, (tensor("input", _T, *ranks),), (tensor("output", _T),))
    return OperationSpec(type, (form,), types, _shapes)


_FLOAT: Final = each(FeatureLevel.V1_2, _T, F16, F32)

OPERATIONS: Final = (
    _unary(OperationType.ABS, *_FLOAT, *each(FeatureLevel.V1_3, _T, I32)),
    _unary(OperationType.EXP, *_FLOAT),
    _unary(
        OperationType.FLOOR,
        *each(FeatureLevel.V1_0, _T, F32),
        *each(FeatureLevel.V1_2, _T, F16),
        ranks=UP_TO_4,
    ),
    _unary(OperationType.LOG, *_FLOAT),
    _unary(OperationType.NEG, *_FLOAT, *each(FeatureLevel.V1_2, _T, I32)),
    _unary(OperationType.RSQRT, *_FLOAT, *each(FeatureLevel.AIDL_V3, _T, U8, S8)),
    _unary(OperationType.SIN, *_FLOAT),
    _unary(OperationType.SQRT, *_FLOAT),
)
