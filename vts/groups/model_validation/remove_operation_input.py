"""An operation that lacks one of its inputs, all of them, or all but the first."""

from __future__ import annotations

from collections.abc import Iterator

from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, may_accept, with_operation

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for number, operation in enumerate(subject.operations):
        name = subject.operation_name(number)
        outputs = [subject.operands[index].type for index in operation.outputs]
        for what, inputs in _fewer(operation.inputs):
            types = [subject.operands[i].type for i in inputs]
            if not may_accept(operation, types, outputs, subject.version):
                changed = with_operation(subject.model, number, inputs=inputs)
                yield Mutation(f"{what} of {name} removed from its inputs", changed)


def _fewer(inputs: tuple[int, ...]) -> Iterator[tuple[str, tuple[int, ...]]]:
    for position, index in enumerate(inputs):
        what = f"input {position} (operand {index})"
        yield what, (*inputs[:position], *inputs[position + 1 :])
    for kept in range(min(2, len(inputs) - 1)):
        yield f"inputs {kept} to {len(inputs) - 1}", inputs[:kept]


MUTATIONS = MutationGroup(
    name="remove_operation_input",
    rule="operations have the inputs that OperationType lists",
    source="types.hal OperationType; removeOperationInputTest",
    mutate=_mutate,
    covers=by_signature,
)
