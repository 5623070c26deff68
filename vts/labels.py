"""What a case is counted under: the operations and the data types that occur in its model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nnhal.operand_types import SCALARS
from nnhal.operations.node import code_name
from nnhal.types import OperandType, OperationType

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["operation_names", "type_names"]


def operation_names(case: SpecCase) -> tuple[str, ...]:
    """Operations of the model and of all subgraphs, sorted."""
    codes = {
        operation.type
        for subgraph in (case.main, *case.referenced)
        for operation in subgraph.operations
    }
    return tuple(sorted(code_name(OperationType, code) for code in codes))


def type_names(case: SpecCase) -> tuple[str, ...]:
    """Tensor types of the model and of all subgraphs, sorted.

    TENSOR_FLOAT32 that may be computed in float16 is a type of its own.
    """
    codes = {
        operand.type
        for subgraph in (case.main, *case.referenced)
        for operand in subgraph.operands
        if operand.type not in SCALARS
    }
    return tuple(sorted(_type_name(code, case.relaxed) for code in codes))


def _type_name(code: int, relaxed: bool) -> str:
    name = code_name(OperandType, code)
    return f"{name} relaxed" if relaxed and code == OperandType.TENSOR_FLOAT32 else name
