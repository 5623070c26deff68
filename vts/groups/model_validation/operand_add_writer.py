"""A second operation that writes an operand."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnhal.types import Model, OperandLifeTime
from nntest.cases.covering import by_operations
from vts.mutations import Mutation, MutationGroup, Subject, with_main

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for number, operation in enumerate(subject.operations):
        for position, index in enumerate(operation.outputs):
            what = f"a copy of {subject.operation_name(number)} added at the end, which writes"
            changed = _with_copy(subject.model, number, position)
            yield Mutation(f"{what} {subject.operand_names[index]} again", changed)


def _with_copy(model: Model, number: int, position: int) -> Model:
    """All other outputs of the copy are new, and read by no one."""
    main = model.main
    operands, outputs = list(main.operands), []
    for other, index in enumerate(main.operations[number].outputs):
        if other == position:
            outputs.append(index)
            continue
        outputs.append(len(operands))
        temporary = OperandLifeTime.TEMPORARY_VARIABLE
        operands.append(replace(main.operands[index], lifetime=temporary))
    copy = replace(main.operations[number], outputs=tuple(outputs))
    return with_main(model, operands=tuple(operands), operations=(*main.operations, copy))


MUTATIONS = MutationGroup(
    name="operand_add_writer",
    rule="an operand is written once",
    source="types.hal Model.operations; mutateOperandAddWriterTest",
    mutate=_mutate,
    covers=by_operations,
)
