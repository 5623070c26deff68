"""An operation with an output too many: a new scalar INT32, an output of the model too."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import Operand, OperandLifeTime, OperandType, Operation, OperationType
from nntest.cases.covering import by_signature
from vts.mutations import (
    Mutation,
    MutationGroup,
    Subject,
    may_accept,
    with_main,
    with_operation,
)

__all__ = ["MUTATIONS"]

_NEW = Operand(OperandType.INT32, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)


def _mutate(subject: Subject) -> Iterator[Mutation]:
    main, index = subject.model.main, len(subject.operands)
    for number, operation in enumerate(subject.operations):
        if _may_have_one_more(subject, operation):
            continue
        changed = with_operation(subject.model, number, outputs=(*operation.outputs, index))
        what = f"an INT32 added as output {len(operation.outputs)}"
        yield Mutation(
            f"{what} of {subject.operation_name(number)}",
            with_main(
                changed,
                operands=(*main.operands, _NEW),
                output_indexes=(*main.output_indexes, index),
            ),
        )


def _may_have_one_more(subject: Subject, operation: Operation) -> bool:
    if operation.type == OperationType.WHILE:
        body = subject.operands[operation.inputs[1]].location.offset
        results = subject.model.referenced[body].output_indexes
        return len(results) > len(operation.outputs)  # the body may give an INT32 there
    inputs = [subject.operands[i].type for i in operation.inputs]
    outputs = [subject.operands[i].type for i in operation.outputs]
    return may_accept(operation, inputs, [*outputs, OperandType.INT32], subject.version)


MUTATIONS = MutationGroup(
    name="add_operation_output",
    rule="operations have the outputs that OperationType lists",
    source="types.hal OperationType; addOperationOutputTest",
    mutate=_mutate,
    covers=by_signature,
)
