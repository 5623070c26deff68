"""All operations by code, and the checks that a model of HAL structs needs of them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import nnhal.operations
from nnhal.operations.node import InvalidOperation, Node, TensorInfo, code_name
from nnhal.operations.spec import FeatureLevel, OperationSpec
from nnhal.types import Operand, OperandLifeTime, Operation, OperationType

__all__ = ["FAMILIES", "OPERATIONS", "check_operation", "families", "infer", "operation_spec"]


def families() -> Iterator[tuple[str, tuple[OperationSpec, ...]]]:
    """The name of each family's module and the operations it describes."""
    for module in pkgutil.iter_modules(nnhal.operations.__path__):
        if module.name == __name__.rpartition(".")[2]:
            continue
        family = importlib.import_module(f"{nnhal.operations.__name__}.{module.name}")
        if hasattr(family, "OPERATIONS"):
            yield module.name, family.OPERATIONS


FAMILIES: Final[Mapping[str, tuple[OperationSpec, ...]]] = MappingProxyType(dict(families()))
"""Operations by family, the name that kernels and conformance specs use too."""

OPERATIONS: Final[Mapping[int, OperationSpec]] = MappingProxyType(
    {
        spec.type: spec
        for spec in sorted(
            (spec for specs in FAMILIES.values() for spec in specs), key=lambda spec: spec.type
        )
    }
)
"""Operations by code, ascending."""


def operation_spec(operation: int) -> OperationSpec:
    """The description of an operation; InvalidOperation for a code that is not in the registry."""
    try:
        return OPERATIONS[operation]
    except KeyError:
        name = code_name(OperationType, operation)
        raise InvalidOperation(f"{name} is not a known operation", "unknown_operation") from None


def infer(
    operation: int,
    inputs: Sequence[TensorInfo | None],
    outputs: Sequence[TensorInfo],
    *,
    relaxed: bool = False,
) -> tuple[TensorInfo, ...]:
    """Output shapes of an operation: see :meth:`OperationSpec.infer`."""
    return operation_spec(operation).infer(inputs, outputs, relaxed=relaxed)


def check_operation(operation: Operation, operands: Sequence[Operand]) -> FeatureLevel:
    """The least level that accepts ``operation`` with the ``operands`` of its subgraph.

    Levels of the operand types themselves are the caller's to add. Operations of vendor
    extensions and OEM_OPERATION have no signature to check: their kinds came with HAL 1.2 and 1.0.
    Raises InvalidOperation.
    """
    if operation.type > 0xFFFF:
        return FeatureLevel.V1_2
    if operation.type == OperationType.OEM_OPERATION:
        return FeatureLevel.V1_0
    inputs = [operands[index] for index in operation.inputs]
    node = Node(
        operation.type,
        tuple(map(_declared, inputs)),
        tuple(TensorInfo.from_operand(operands[index]) for index in operation.outputs),
    )
    types = [operand.type for operand in inputs]
    return operation_spec(operation.type).check(node, types)


def _declared(operand: Operand) -> TensorInfo | None:
    if operand.lifetime == OperandLifeTime.NO_VALUE:
        return None
    return TensorInfo.from_operand(operand)
