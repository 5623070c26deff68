"""Labels of a case: the operations of its model, those of them that it tests, and their types.

A case tests the operations of its model but those that only serve them. A CAST or DEQUANTIZE beside
other operations only shows what these compute. A case with a loop or a branch tests that, not what
goes round in it. Of Android's cases, only the name says more: a variation puts an ADD before every
input of a model, to make it an internal tensor, and models of tensors without elements get these
from a detection that finds nothing. A case file says it of each case.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from nnhal.operand_types import SCALARS
from nnhal.operations.node import code_name
from nnhal.types import OperandType, OperationType

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["feeders_by_name", "operation_names", "tested_operations", "type_names"]

_FEEDERS: Final = {
    "as_internal": frozenset({"ADD"}),
    "zero_sized": frozenset({"BOX_WITH_NMS_LIMIT", "ROI_ALIGN"}),
}
"""Operations that only feed the one under test, by what the name of Android's case says."""

_CONVERTERS: Final = frozenset({"CAST", "DEQUANTIZE"})
_CONTROL_FLOW: Final = frozenset({"IF", "WHILE"})


@cache  # of ten thousands of cases few differ in these
def tested_operations(operations: tuple[str, ...], feeders: frozenset[str]) -> tuple[str, ...]:
    """Return the ``operations``, sorted as they are, that a case tests in which ``feeders`` only
    feed others.
    """
    if not _CONTROL_FLOW.isdisjoint(operations):
        return tuple(name for name in operations if name in _CONTROL_FLOW)
    fed = tuple(name for name in operations if name not in feeders) or operations
    return tuple(name for name in fed if name not in _CONVERTERS) or fed


def feeders_by_name(name: str) -> frozenset[str]:
    """Operations that only feed the others in Android's case ``name``."""
    return frozenset(feeder for mark in _FEEDERS if mark in name for feeder in _FEEDERS[mark])


def operation_names(case: SpecCase) -> tuple[str, ...]:
    """Operations of the model and of all subgraphs, sorted."""
    codes = {
        operation.type
        for subgraph in (case.main, *case.referenced)
        for operation in subgraph.operations
    }
    return tuple(sorted(code_name(OperationType, code) for code in codes))


def type_names(case: SpecCase, tested: tuple[str, ...]) -> tuple[str, ...]:
    """Types of the tensors that the operations ``tested`` read and write, sorted.

    TENSOR_FLOAT32 that may be computed in float16 is a type of its own.
    """
    codes = {
        subgraph.operands[index].type
        for subgraph in (case.main, *case.referenced)
        for operation in subgraph.operations
        if code_name(OperationType, operation.type) in tested
        for index in (*operation.inputs, *operation.outputs)
        if index < len(subgraph.operands)
    }
    return tuple(sorted(_type_name(code, case.relaxed) for code in codes - SCALARS))


def _type_name(code: int, relaxed: bool) -> str:
    name = code_name(OperandType, code)
    return f"{name} relaxed" if relaxed and code == OperandType.TENSOR_FLOAT32 else name
