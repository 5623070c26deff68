"""A whole model, and the arguments that come with it to a preparation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from nnhal.errors import Invalid
from nnhal.operations.node import code_name
from nnhal.operations.registry import check_operation
from nnhal.operations.spec import FeatureLevel
from nnhal.scheduling import give_way
from nnhal.types import (
    ExecutionPreference,
    Model,
    Operand,
    OperandLifeTime,
    Operation,
    OperationType,
    Priority,
    Subgraph,
)
from nnhal.validation.control_flow import check_if, check_while
from nnhal.validation.extensions import check_names_and_prefixes
from nnhal.validation.graph import check_boundary, check_indexes, check_order
from nnhal.validation.operands import Storage, check_operand

__all__ = ["OperationLevel", "check_model", "check_preference", "check_priority"]


OperationLevel: TypeAlias = Callable[[Operation, Sequence[Operand]], FeatureLevel]
"""The least level that accepts an operation with the operands of its subgraph; raises Invalid."""


def check_model(
    model: Model,
    *,
    runtime_only: bool = False,
    operation_level: OperationLevel | None = None,
) -> FeatureLevel:
    """The least level that has everything in ``model``; raises Invalid.

    Relaxed computation counts for nothing: a driver that does not know the flag is only stricter.
    With ``runtime_only``, a WHILE may have operands of unknown size, which Android's runtime keeps
    from all drivers but its own CPU implementation. ``operation_level`` judges operations,
    the registry where it is None.
    """
    rules = _Rules(runtime_only, operation_level or check_operation)
    for index, pool in enumerate(model.pools):
        if pool.size == 0:
            raise Invalid(f"pool {index} is empty")
    check_names_and_prefixes(model.extension_name_to_prefix)
    _check_no_cycles(model.referenced)
    storage = Storage(
        len(model.operand_values), [pool.size for pool in model.pools], len(model.referenced)
    )
    levels = [FeatureLevel.V1_0]
    if model.extension_name_to_prefix:
        levels.append(FeatureLevel.V1_2)
    for number, subgraph in enumerate(model.referenced):
        levels += [FeatureLevel.V1_3, *_check_operands(subgraph, storage, f"subgraph {number}: ")]
    # A model of one graph needs no name for it.
    main = "main subgraph: " if model.referenced else ""
    levels += _check_operands(model.main, storage, main)
    # Operations last: IF and WHILE look into subgraphs, whose operands must be sound by then.
    for number, subgraph in enumerate(model.referenced):
        levels += _check_operations(subgraph, model, rules, f"subgraph {number}: ")
    levels += _check_operations(model.main, model, rules, main)
    return max(levels)


class _Rules(NamedTuple):
    """What operations are checked against."""

    runtime_only: bool
    operation_level: OperationLevel


def check_preference(preference: int) -> None:
    """Raises Invalid for a code that is none."""
    if preference not in frozenset(ExecutionPreference):
        raise Invalid(f"{preference} is no execution preference (0 to 2)")


def check_priority(priority: int) -> None:
    """Raises Invalid for a code that is none."""
    if priority not in frozenset(Priority):
        raise Invalid(f"{priority} is no priority (0 to 2)")


def _check_operands(subgraph: Subgraph, storage: Storage, where: str) -> Iterable[FeatureLevel]:
    if not subgraph.operands or not subgraph.operations:
        raise Invalid(f"{where}there must be an operand and an operation", "empty")
    levels = []
    for index, operand in enumerate(subgraph.operands):
        try:
            levels.append(check_operand(operand, storage))
        except Invalid as error:
            raise _at(f"{where}operand {index}: {error}", error, index) from None
    try:
        check_boundary(subgraph)
    except Invalid as error:
        raise _at(f"{where}{error}", error, error.operand) from None
    return levels


def _at(text: str, error: Invalid, operand: int | None = None) -> Invalid:
    """``error`` with a text that says where it is."""
    located = Invalid(text, error.rule, operand)
    located.is_in_referenced = text.startswith("subgraph ")
    return located


def _check_operations(
    subgraph: Subgraph, model: Model, rules: _Rules, where: str
) -> Iterable[FeatureLevel]:
    levels = []
    for number, operation in enumerate(subgraph.operations):
        give_way()
        try:
            levels.append(_check_operation(operation, subgraph, model, rules))
        except Invalid as error:
            name = code_name(OperationType, operation.type)
            text = str(error).removeprefix(f"{name}: ")
            raise _at(f"{where}operation {number} ({name}): {text}", error) from None
    try:
        check_order(subgraph)
    except Invalid as error:
        raise _at(f"{where}{error}", error, error.operand) from None
    return levels


def _check_operation(
    operation: Operation, subgraph: Subgraph, model: Model, rules: _Rules
) -> FeatureLevel:
    if operation.type >> 32:
        raise Invalid(f"{operation.type} is no operation type: it has more than 32 bits")
    check_indexes(operation, subgraph)
    if operation.type == OperationType.IF:
        check_if(operation, subgraph, model)
    elif operation.type == OperationType.WHILE:
        check_while(operation, subgraph, model, runtime_only=rules.runtime_only)
    return rules.operation_level(operation, subgraph.operands)


def _check_no_cycles(subgraphs: Sequence[Subgraph]) -> None:
    sound: set[int] = set()

    def visit(index: int, path: tuple[int, ...]) -> None:
        if index in path:
            raise Invalid(f"subgraph {index} refers to itself, by way of {list(path)}", "recursion")
        # An index out of range is the operand's error, found later.
        if index in sound or not 0 <= index < len(subgraphs):
            return
        for operand in subgraphs[index].operands:
            if operand.lifetime == OperandLifeTime.SUBGRAPH:
                visit(operand.location.offset, (*path, index))
        sound.add(index)

    for index in range(len(subgraphs)):
        visit(index, ())
