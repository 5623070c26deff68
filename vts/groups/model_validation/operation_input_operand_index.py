"""An input of an operation that is no operand of the model."""

from __future__ import annotations

from collections.abc import Iterator

from nntest.cases.covering import by_operations
from vts.mutations import Mutation, MutationGroup, Subject, with_operation

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    count = len(subject.operands)
    for number, operation in enumerate(subject.operations):
        for position, index in enumerate(operation.inputs):
            indexes = (*operation.inputs[:position], count, *operation.inputs[position + 1 :])
            what = f"input {position} of {subject.operation_name(number)}: operand {index}"
            what = f"{what} -> {count} of {count} operands"
            yield Mutation(what, with_operation(subject.model, number, inputs=indexes))


MUTATIONS = MutationGroup(
    name="operation_input_operand_index",
    rule="operations refer to operands by indexes below their number",
    source="types.hal Operation.inputs; mutateOperationInputOperandIndexTest",
    mutate=_mutate,
    covers=by_operations,
)
