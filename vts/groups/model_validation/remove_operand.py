"""An operand removed, with every reference to it.

Android's test means to count the indexes of later operands down, and does not; here they are, so
that nothing is wrong but the operations that have lost an operand.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnhal.types import Model, Operation, OperationType
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, may_accept, with_main

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index in range(len(subject.operands)):
        if not _is_legal(subject, index):
            what = f"{subject.operand_names[index]} removed, with every reference to it"
            yield Mutation(what, _without(subject.model, index))


def _is_legal(subject: Subject, index: int) -> bool:
    """Whether all operations that use the operand, if any, may do without it."""
    users = (subject.operations[user] for user in subject.users.get(index, ()))
    return all(_may_lack(subject, operation, index) for operation in users)


def _may_lack(subject: Subject, operation: Operation, index: int) -> bool:
    if operation.type == OperationType.WHILE and index in operation.outputs:
        return True  # what its body gives beyond them stays inside
    inputs = [subject.operands[i].type for i in operation.inputs if i != index]
    outputs = [subject.operands[i].type for i in operation.outputs if i != index]
    return may_accept(operation, inputs, outputs, subject.version)


def _without(model: Model, index: int) -> Model:
    def kept(indexes: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(i - (i > index) for i in indexes if i != index)

    main = model.main
    operations = (
        replace(operation, inputs=kept(operation.inputs), outputs=kept(operation.outputs))
        for operation in main.operations
    )
    return with_main(
        model,
        operands=(*main.operands[:index], *main.operands[index + 1 :]),
        operations=tuple(operations),
        input_indexes=kept(main.input_indexes),
        output_indexes=kept(main.output_indexes),
    )


MUTATIONS = MutationGroup(
    name="remove_operand",
    rule="operations have the numbers of inputs and outputs that OperationType lists",
    source="types.hal OperationType; removeOperandTest",
    mutate=_mutate,
    covers=by_signature,
)
