"""Graphs in which an operand is not written, or not when it is read, or twice."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnhal.types import Model, OperandLifeTime, Operation, OperationType
from nntest.cases.covering import by_operations, by_signature
from vts.mutations import Mutation, Subject, may_accept, mutations, with_main, with_operation

__all__: list[str] = []

_WRITTEN = (OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT)


@mutations(
    rule="operations are in execution order: an operand is written before it is read",
    source="types.hal Model.operations; mutateExecutionOrderTest",
    applies=lambda case: case.operation_count > 1,
)
def execution_order(subject: Subject) -> Iterator[Mutation]:
    """Operations in an order in which one reads what is not written yet."""
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


@mutations(
    rule="an operand is written once",
    source="types.hal Model.operations; mutateOperandAddWriterTest",
    covers=by_operations,
)
def operand_add_writer(subject: Subject) -> Iterator[Mutation]:
    """A second operation that writes an operand."""
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


@mutations(
    rule="every temporary variable and every output is written",
    source="types.hal OperandLifeTime; mutateOperationRemoveWriteTest",
    applies=lambda case: case.operation_count > 1,
)
def operation_remove_write(subject: Subject) -> Iterator[Mutation]:
    """An operand that an operation reads and no operation writes any more."""
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


@mutations(
    rule="operations have the numbers of inputs and outputs that OperationType lists",
    source="types.hal OperationType; removeOperandTest",
    covers=by_signature,
)
def remove_operand(subject: Subject) -> Iterator[Mutation]:
    """An operand removed, with every reference to it.

    Android's test means to count the indexes of later operands down, and does not; here they are,
    so that nothing is wrong but the operations that have lost an operand.
    """
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


@mutations(
    rule="there is an operation, and every temporary variable and every output is written",
    source="types.hal Model.operations; removeOperationTest",
    covers=by_operations,
)
def remove_operation(subject: Subject) -> Iterator[Mutation]:
    """An operation removed, so that nobody writes its outputs."""
    operations = subject.operations
    for number in range(len(operations)):
        others = (*operations[:number], *operations[number + 1 :])
        what = f"{subject.operation_name(number)} removed"
        yield Mutation(what, with_main(subject.model, operations=others))
