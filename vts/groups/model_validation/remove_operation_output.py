"""An operation that does not write one of its outputs any more, which then nobody writes."""

from __future__ import annotations

from collections.abc import Iterator

from nntest.cases.covering import by_operations
from vts.mutations import Mutation, MutationGroup, Subject, with_operation

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for number, operation in enumerate(subject.operations):
        for position, index in enumerate(operation.outputs):
            outputs = (*operation.outputs[:position], *operation.outputs[position + 1 :])
            what = f"output {position} (operand {index}) of {subject.operation_name(number)}"
            changed = with_operation(subject.model, number, outputs=outputs)
            yield Mutation(f"{what} removed from its outputs", changed)


MUTATIONS = MutationGroup(
    name="remove_operation_output",
    rule="operations have the outputs that OperationType lists, and every output is written",
    source="types.hal OperationType; removeOperationOutputTest",
    mutate=_mutate,
    covers=by_operations,
)
