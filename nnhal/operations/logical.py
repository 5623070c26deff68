"""LOGICAL_AND, LOGICAL_OR and LOGICAL_NOT."""

from __future__ import annotations

from typing import Final

from nnhal.operations.broadcasting import broadcast_shapes
from nnhal.operations.spec import (
    BOOL8,
    Argument,
    FeatureLevel,
    OperationSpec,
    ShapeFunction,
    Types,
    form,
    same_shape,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS"]


_OUTPUT: Final = (tensor("output", BOOL8),)
_BINARY: Final = (tensor("input0", BOOL8), tensor("input1", BOOL8))
_UNARY: Final = (tensor("input", BOOL8),)


def _logical(
    type: OperationType, inputs: tuple[Argument, ...], shapes: ShapeFunction
) -> OperationSpec:
    forms = (form(FeatureLevel.V1_2, *inputs, outputs=_OUTPUT),)
    return OperationSpec(type, forms, (Types(FeatureLevel.V1_2, {}),), shapes)


OPERATIONS: Final = (
    _logical(OperationType.LOGICAL_AND, _BINARY, broadcast_shapes),
    _logical(OperationType.LOGICAL_OR, _BINARY, broadcast_shapes),
    _logical(OperationType.LOGICAL_NOT, _UNARY, same_shape),
)
