"""An operand that an operation reads and no operation writes any more."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnhal.types import Model, OperandLifeTime
from vts.mutations import Mutation, MutationGroup, Subject, with_main, with_operation

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for number, operation in enumerate(subject.operations):
        for position, index in enumerate(operation.outputs):
            if subject.consumers[index]:
                what = f"output {position} of {subject.operation_name(number)} redirected from"
                what = f"{what} {subject.operand_names[index]} to a new operand"
                yield Mutation(what, _redirected(subject.model, number, position))


def _redirected(model: Model, number: int, position: int) -> Model:
    main, outputs = model.main, list(model.main.operations[number].outputs)
    temporary = OperandLifeTime.TEMPORARY_VARIABLE
    operand = replace(main.operands[outputs[position]], lifetime=temporary)
    outputs[position] = len(main.operands)
    changed = with_operation(model, number, outputs=tuple(outputs))
    return with_main(changed, operands=(*main.operands, operand))


MUTATIONS = MutationGroup(
    name="operation_remove_write",
    rule="every temporary variable and every output is written",
    source="types.hal OperandLifeTime; mutateOperationRemoveWriteTest",
    mutate=_mutate,
    applies=lambda case: case.operation_count > 1,
)
