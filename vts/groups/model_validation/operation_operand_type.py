"""Operands of a type that their operation does not take there."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import HalVersion, OperandType, Operation
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, may_accept, retyped

__all__ = ["MUTATIONS"]

_OEM = (OperandType.OEM, OperandType.TENSOR_OEM_BYTE)

_LAST = {
    HalVersion.V1_0: OperandType.TENSOR_QUANT8_ASYMM,
    HalVersion.V1_1: OperandType.TENSOR_QUANT8_ASYMM,
    HalVersion.V1_2: OperandType.TENSOR_QUANT8_SYMM,
}
"""The last type that a version has; it is SUBGRAPH since HAL 1.3."""


def _mutate(subject: Subject) -> Iterator[Mutation]:
    last = _LAST.get(subject.version, OperandType.SUBGRAPH)
    types = [type for type in OperandType if type <= last and type not in _OEM]
    for index in subject.telling_operands:
        for type in types:
            if type == subject.operands[index].type or _is_legal(subject, index, type):
                continue
            changed = retyped(subject.model, index, type)
            if changed is not None:
                what = f"{subject.operand_names[index]}: type {subject.type_name(index)}"
                yield Mutation(f"{what} -> {type.name}", changed)


def _is_legal(subject: Subject, index: int, type: OperandType) -> bool:
    """Whether all operations that use the operand, if any, may have it of ``type``."""
    users = subject.users.get(index, ())
    return all(_may_have(subject, subject.operations[user], index, type) for user in users)


def _may_have(subject: Subject, operation: Operation, index: int, type: OperandType) -> bool:
    def types(indexes: tuple[int, ...]) -> list[int]:
        return [type if i == index else subject.operands[i].type for i in indexes]

    return may_accept(operation, types(operation.inputs), types(operation.outputs), subject.version)


MUTATIONS = MutationGroup(
    name="operation_operand_type",
    rule="operands have one of the combinations of types that OperationType lists",
    source="types.hal OperationType; mutateOperationOperandTypeTest",
    mutate=_mutate,
    covers=by_signature,
)
