"""LOGICAL_AND, LOGICAL_OR and LOGICAL_NOT."""

from __future__ import annotations

from typing import Final

from nnhal.operations.broadcasting import broadcast
from nnhal.operations.node import Node, Shape
from nnhal.operations.spec import BOOL8, FeatureLevel, Form, OperationSpec, Types, tensor
from nnhal.types import OperationType

__all__ = ["OPERATIONS"]


def _binary_shapes(node: Node) -> tuple[Shape, ...]:
    return (broadcast(node, 0, 1),)


def _unary_shapes(node: Node) -> tuple[Shape, ...]:
    return (node.tensor(0).shape,)


_BINARY: Final = Form(
    FeatureLevel.V1_2,
    (tensor("input0", BOOL8), tensor("input1", BOOL8)),
    (tensor("output", BOOL8),),
)
_UNARY: Final = Form(FeatureLevel.V1_2, (tensor("input", BOOL8),), (tensor("output", BOOL8),))
_TYPES: Final = (Types(FeatureLevel.V1_2, {}),)

OPERATIONS: Final = (
    OperationSpec(OperationType.LOGICAL_AND, (_BINARY,), _TYPES, _binary_shapes),
    OperationSpec(OperationType.LOGICAL_OR, (_BINARY,), _TYPES, _binary_shapes),
    OperationSpec(OperationType.LOGICAL_NOT, (_UNARY,), _TYPES, _unary_shapes),
)
