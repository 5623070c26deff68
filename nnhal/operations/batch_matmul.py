"""BATCH_MATMUL."""

from __future__ import annotations

from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.spec import (
    F16,
    F32,
    I32,
    S8,
    FeatureLevel,
    OperationSpec,
    T,
    each,
    form,
    scalars,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = ["OPERATIONS", "adjoint"]


def adjoint(node: Node, index: int) -> bool:
    """Whether the matrices of input ``index`` (0 or 1) are taken transposed."""
    return bool(node.scalar(2 + index))


def _shapes(node: Node) -> tuple[Shape, ...]:
    """[..., rows of the left matrices, columns of the right ones]."""
    left, right = node.tensor(0).shape, node.tensor(1).shape
    node.require(len(left) == len(right), f"inputs 0 {left} and 1 {right} differ in rank")
    node.require(left[:-2] == right[:-2], f"inputs 0 {left} and 1 {right} differ in batches")
    rows, inner = left[:-3:-1] if adjoint(node, 0) else left[-2:]
    inner_right, columns = right[:-3:-1] if adjoint(node, 1) else right[-2:]
    node.require(inner == inner_right, f"inner dimensions {inner} and {inner_right} differ")
    return ((*left[:-2], rows, columns),)


OPERATIONS: Final = (
    OperationSpec(
        OperationType.BATCH_MATMUL,
        (
            form(
                FeatureLevel.AIDL_V2,
                tensor("lhs", T, 2, 3, 4),
                tensor("rhs", T, 2, 3, 4),
                *scalars("adjoint_lhs", "adjoint_rhs", type=OperandType.BOOL),
            ),
        ),
        each(AIDL_V2=[F16, F32, S8, I32]),
        _shapes,
    ),
)
