"""EQUAL, NOT_EQUAL, GREATER, GREATER_EQUAL, LESS and LESS_EQUAL."""

from __future__ import annotations

from typing import Final

from nnhal.operations.broadcasting import broadcast
from nnhal.operations.node import Node, Shape
from nnhal.operations.spec import (
    BOOL8,
    F16,
    F32,
    I32,
    S8,
    U8,
    FeatureLevel,
    Form,
    OperationSpec,
    TypeVariable,
    each,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS"]


def _shapes(node: Node) -> tuple[Shape, ...]:
    return (broadcast(node, 0, 1),)


_T = TypeVariable("T")
_FORM: Final = Form(
    FeatureLevel.V1_2,
    (tensor("input0", _T), tensor("input1", _T)),
    (tensor("output", BOOL8),),
)
_TYPES: Final = (
    *each(FeatureLevel.V1_2, _T, BOOL8, F16, F32, I32, U8),
    *each(FeatureLevel.V1_3, _T, S8),
)

OPERATIONS: Final = tuple(
    OperationSpec(type, (_FORM,), _TYPES, _shapes)
    for type in (
        OperationType.EQUAL,
        OperationType.NOT_EQUAL,
        OperationType.GREATER,
        OperationType.GREATER_EQUAL,
        OperationType.LESS,
        OperationType.LESS_EQUAL,
    )
)
