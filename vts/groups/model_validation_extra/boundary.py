"""Lists of a model's inputs and outputs that are not those of its operands."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import OperandLifeTime
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, Subject, mutations, with_main

__all__: list[str] = []

_SIDES = (
    ("input", "input_indexes", OperandLifeTime.SUBGRAPH_INPUT),
    ("output", "output_indexes", OperandLifeTime.SUBGRAPH_OUTPUT),
)


@mutations(
    rule="inputIndexes and outputIndexes list each operand of their life time once, and no other",
    source="types.hal Model.inputIndexes; Validation.cpp validateModelSubgraphInputOutputs",
    covers=by_signature,
)
def boundary(subject: Subject) -> Iterator[Mutation]:
    for side, field, lifetime in _SIDES:
        indexes: tuple[int, ...] = getattr(subject.model.main, field)
        for what, wrong in _wrong_lists(subject, indexes, lifetime):
            text = f"model {side}s {list(indexes)} -> {list(wrong)}: {what}"
            yield Mutation(text, with_main(subject.model, **{field: wrong}))


def _wrong_lists(
    subject: Subject, indexes: tuple[int, ...], lifetime: OperandLifeTime
) -> Iterator[tuple[str, tuple[int, ...]]]:
    for position, index in enumerate(indexes):
        yield f"operand {index} left out", (*indexes[:position], *indexes[position + 1 :])
        yield f"operand {index} listed twice", (*indexes, index)
    count = len(subject.operands)
    yield f"operand {count} of {count}", (*indexes, count)
    for index, operand in enumerate(subject.operands):
        if operand.lifetime != lifetime:
            yield f"operand {index} is a {operand.lifetime.name}", (*indexes, index)
