"""Life times that contradict whether an operation writes the operand."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import DataLocation, Model, OperandLifeTime
from nntest.cases.covering import by_signature
from vts.mutations import (
    Mutation,
    MutationGroup,
    Subject,
    as_constant_copy,
    with_main,
    with_operand,
)

__all__ = ["MUTATIONS"]

_L = OperandLifeTime

_WRONG = {
    _L.TEMPORARY_VARIABLE: (_L.SUBGRAPH_INPUT, _L.CONSTANT_COPY),
    _L.SUBGRAPH_OUTPUT: (_L.SUBGRAPH_INPUT, _L.CONSTANT_COPY),
    _L.SUBGRAPH_INPUT: (_L.TEMPORARY_VARIABLE, _L.SUBGRAPH_OUTPUT),
    _L.CONSTANT_COPY: (_L.TEMPORARY_VARIABLE, _L.SUBGRAPH_OUTPUT),
    _L.CONSTANT_REFERENCE: (_L.TEMPORARY_VARIABLE, _L.SUBGRAPH_OUTPUT),
}
"""What is not written would have to be, or the other way round."""


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index, operand in enumerate(subject.operands):
        for lifetime in _WRONG.get(operand.lifetime, ()):
            changed = _changed(subject.model, index, lifetime)
            if changed is not None:
                what = f"{subject.operand_names[index]}: life time {operand.lifetime.name}"
                yield Mutation(f"{what} -> {lifetime.name}, in the boundary lists too", changed)


def _changed(model: Model, index: int, lifetime: OperandLifeTime) -> Model | None:
    """With the lists of inputs and outputs as the new life time has it."""
    changed: Model | None
    if lifetime == _L.CONSTANT_COPY:
        changed = as_constant_copy(model, index)
    else:
        changed = with_operand(model, index, lifetime=lifetime, location=DataLocation())
    if changed is None:
        return None
    inputs = [i for i in model.main.input_indexes if i != index]
    outputs = [i for i in model.main.output_indexes if i != index]
    if lifetime == _L.SUBGRAPH_INPUT:
        inputs.append(index)
    elif lifetime == _L.SUBGRAPH_OUTPUT:
        outputs.append(index)
    return with_main(changed, input_indexes=tuple(inputs), output_indexes=tuple(outputs))


MUTATIONS = MutationGroup(
    name="operand_lifetime",
    rule="an operation writes each temporary variable and each output, and no other operand",
    source="types.hal OperandLifeTime; mutateOperandLifeTimeTest",
    mutate=_mutate,
    covers=by_signature,
)
