"""An operation with an input too many: a new scalar INT32, which is an input of the model too."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import Operand, OperandLifeTime, OperandType
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

_NEW = Operand(OperandType.INT32, lifetime=OperandLifeTime.SUBGRAPH_INPUT)


def _mutate(subject: Subject) -> Iterator[Mutation]:
    main, index = subject.model.main, len(subject.operands)
    for number, operation in enumerate(subject.operations):
        inputs = [subject.operands[i].type for i in operation.inputs]
        outputs = [subject.operands[i].type for i in operation.outputs]
        if may_accept(operation, [*inputs, OperandType.INT32], outputs, subject.version):
            continue
        changed = with_operation(subject.model, number, inputs=(*operation.inputs, index))
        what = f"an INT32 added as input {len(inputs)} of {subject.operation_name(number)}"
        yield Mutation(
            what,
            with_main(
                changed,
                operands=(*main.operands, _NEW),
                input_indexes=(*main.input_indexes, index),
            ),
        )


MUTATIONS = MutationGroup(
    name="add_operation_input",
    rule="operations have the inputs that OperationType lists",
    source="types.hal OperationType; addOperationInputTest",
    mutate=_mutate,
    covers=by_signature,
)
