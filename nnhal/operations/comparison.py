"""EQUAL, NOT_EQUAL, GREATER, GREATER_EQUAL, LESS and LESS_EQUAL."""

from __future__ import annotations

from typing import Final

from nnhal.operations.broadcasting import broadcast_shapes
from nnhal.operations.spec import (
    BOOL8,
    F16,
    F32,
    I32,
    S8,
    U8,
    FeatureLevel,
    OperationSpec,
    T,
    each,
    form,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS"]


_FORM: Final = form(
    FeatureLevel.V1_2,
    tensor("input0", T),
    tensor("input1", T),
    outputs=(tensor("output", BOOL8),),
)
_TYPES: Final = each(V1_2=[BOOL8, F16, F32, I32, U8], V1_3=[S8])

OPERATIONS: Final = tuple(
    OperationSpec(type, (_FORM,), _TYPES, broadcast_shapes)
    for type in (
        OperationType.EQUAL,
        OperationType.NOT_EQUAL,
        OperationType.GREATER,
        OperationType.GREATER_EQUAL,
        OperationType.LESS,
        OperationType.LESS_EQUAL,
    )
)
