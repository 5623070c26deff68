"""ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN and SQRT."""

from __future__ import annotations

from typing import Final

from nnhal.operations.spec import (
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
    same_shape,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS"]


def _unary(type: OperationType, *types: Types, ranks: tuple[int, ...] = ()) -> OperationSpec:
    forms = (form(FeatureLevel.V1_0, tensor("input", T, *ranks)),)
    return OperationSpec(type, forms, types, same_shape)


_FLOAT: Final = each(V1_2=[F16, F32])

OPERATIONS: Final = (
    _unary(OperationType.ABS, *_FLOAT, *each(V1_3=[I32])),
    _unary(OperationType.EXP, *_FLOAT),
    _unary(OperationType.FLOOR, *each(V1_0=[F32], V1_2=[F16]), ranks=UP_TO_4),
    _unary(OperationType.LOG, *_FLOAT),
    _unary(OperationType.NEG, *_FLOAT, *each(V1_2=[I32])),
    _unary(OperationType.RSQRT, *_FLOAT, *each(AIDL_V3=[U8, S8])),
    _unary(OperationType.SIN, *_FLOAT),
    _unary(OperationType.SQRT, *_FLOAT),
)
