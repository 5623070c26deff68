"""Checks of an operation when it is added: its code, and its operands as they are by then.

Source: ``ModelBuilder::addOperation`` and ``validateOperationButNotOperands`` of Android's
``common/types/src/Validation.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnapi.draft import Draft
from nnapi.errors import bad_data
from nnapi.extensions import ExtensionTypes
from nnapi.operation_levels import operation_level
from nnhal.errors import Invalid
from nnhal.operand_types import is_extension
from nnhal.types import (
    EXTENSION_TYPE_BITS,
    Model,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nnhal.validation.control_flow import check_if, check_while

__all__ = ["check_operation"]

_CODES: Final = frozenset(OperationType)


def check_operation(
    operation: Operation,
    draft: Draft,
    referenced: Sequence[Subgraph],
    extensions: ExtensionTypes,
) -> None:
    """Raises NnapiError (BAD_DATA). ``referenced`` are the main graphs of the models that operands
    of ``draft`` refer to.
    """
    _check_code(operation.type, extensions)
    _check_operand_list("input", operation.inputs, len(draft.operands))
    _check_operand_list("output", operation.outputs, len(draft.operands))
    if is_extension(operation.type):
        return  # only the vendor knows
    try:
        if operation.type in (OperationType.IF, OperationType.WHILE):
            _check_control_flow(operation, draft, referenced)
        operation_level(operation, draft.operands)
    except Invalid as error:
        raise bad_data(str(error)) from None


def _check_code(code: int, extensions: ExtensionTypes) -> None:
    if is_extension(code):
        if extensions.extension(code >> EXTENSION_TYPE_BITS) is None:
            raise bad_data(f"operation type {code:#x} is of no known extension")
    elif code not in _CODES:
        raise bad_data(f"{code} is no operation type")


def _check_operand_list(what: str, indexes: Sequence[int], count: int) -> None:
    if not indexes:
        raise bad_data(f"no {what}s")
    for position, index in enumerate(indexes):
        if not 0 <= index < count:
            raise bad_data(f"{what} {position} is operand {index} of {count}")


def _check_control_flow(operation: Operation, draft: Draft, referenced: Sequence[Subgraph]) -> None:
    """Raises Invalid. Models of unknown size are the runtime's own business."""
    for index in operation.inputs:
        operand = draft.operands[index]
        if operand.type == OperandType.SUBGRAPH and operand.location.offset >= len(referenced):
            raise Invalid(f"operand {index} is a SUBGRAPH that has no model yet")
    subgraph = draft.subgraph()
    model = Model(subgraph, tuple(referenced))
    if operation.type == OperationType.IF:
        check_if(operation, subgraph, model)
    else:
        check_while(operation, subgraph, model, runtime_only=True)
