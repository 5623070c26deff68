"""Life times of a boundary that the model's lists of inputs and outputs do not know of."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import DataLocation, OperandLifeTime
from nntest.cases.covering import by_signature
from vts.mutations import (
    Mutation,
    MutationGroup,
    Subject,
    as_constant_copy,
    with_operand,
)

__all__ = ["MUTATIONS"]

_L = OperandLifeTime

_WRONG = {
    _L.CONSTANT_COPY: _L.SUBGRAPH_INPUT,
    _L.CONSTANT_REFERENCE: _L.SUBGRAPH_INPUT,
    _L.SUBGRAPH_INPUT: _L.CONSTANT_COPY,
    _L.SUBGRAPH_OUTPUT: _L.TEMPORARY_VARIABLE,
    _L.TEMPORARY_VARIABLE: _L.SUBGRAPH_OUTPUT,
}
"""Whether an operation has to write the operand stays the same."""


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index, operand in enumerate(subject.operands):
        lifetime = _WRONG.get(operand.lifetime)
        if lifetime is None:
            continue
        if lifetime == _L.CONSTANT_COPY:
            changed = as_constant_copy(subject.model, index)
        else:
            location = DataLocation()
            changed = with_operand(subject.model, index, lifetime=lifetime, location=location)
        if changed is not None:
            what = f"{subject.operand_names[index]}: life time {operand.lifetime.name}"
            yield Mutation(f"{what} -> {lifetime.name}, boundary lists as before", changed)


MUTATIONS = MutationGroup(
    name="operand_input_output",
    rule="a model's inputIndexes and outputIndexes list the operands of these life times, no other",
    source="types.hal Model.inputIndexes; mutateOperandInputOutputTest",
    mutate=_mutate,
    covers=by_signature,
)
