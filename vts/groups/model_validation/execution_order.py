"""Operations in an order in which one reads what is not written yet."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import OperandLifeTime
from vts.mutations import Mutation, MutationGroup, Subject, with_main

__all__ = ["MUTATIONS"]

_WRITTEN = (OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT)


def _mutate(subject: Subject) -> Iterator[Mutation]:
    operations = subject.operations
    for number, operation in enumerate(operations):
        name = subject.operation_name(number)
        others = (*operations[:number], *operations[number + 1 :])
        if any(subject.operands[index].lifetime in _WRITTEN for index in operation.inputs):
            what = f"{name}, which reads another operation's output, moved to the front"
            yield Mutation(what, with_main(subject.model, operations=(operation, *others)))
        if any(subject.consumers[index] for index in operation.outputs):
            what = f"{name}, whose output another operation reads, moved to the end"
            yield Mutation(what, with_main(subject.model, operations=(*others, operation)))


MUTATIONS = MutationGroup(
    name="execution_order",
    rule="operations are in execution order: an operand is written before it is read",
    source="types.hal Model.operations; mutateExecutionOrderTest",
    mutate=_mutate,
    applies=lambda case: case.operation_count > 1,
)
