"""An operation that lacks one of its inputs."""

from __future__ import annotations

from collections.abc import Iterator

from nntest.groups.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, may_accept, with_operation

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for number, operation in enumerate(subject.operations):
        outputs = [subject.operands[index].type for index in operation.outputs]
        for position, index in enumerate(operation.inputs):
            inputs = (*operation.inputs[:position], *operation.inputs[position + 1 :])
            types = [subject.operands[i].type for i in inputs]
            if not may_accept(operation, types, outputs, subject.version):
                what = f"input {position} (operand {index}) of {subject.operation_name(number)}"
                changed = with_operation(subject.model, number, inputs=inputs)
                yield Mutation(f"{what} removed from its inputs", changed)


MUTATIONS = MutationGroup(
    name="remove_operation_input",
    rule="operations have the inputs that OperationType lists",
    source="types.hal OperationType; removeOperationInputTest",
    mutate=_mutate,
    covers=by_signature,
)
