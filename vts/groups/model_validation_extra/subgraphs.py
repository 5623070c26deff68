"""Subgraphs that refer to themselves, that are empty, or that are not sound in themselves."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnhal.types import (
    DataLocation,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Subgraph,
)
from vts.mutations import Mutation, Subject, mutations

__all__: list[str] = []


@mutations(
    rule="referenced subgraphs keep all rules of the main one, and none refers to itself",
    source="1.3/types.hal Model.referenced; Validation.cpp checkNoReferenceCycles",
    since=HalVersion.V1_3,
    applies=lambda case: not {"IF", "WHILE"}.isdisjoint(case.operations),
)
def subgraphs(subject: Subject) -> Iterator[Mutation]:
    model = subject.model
    for number, subgraph in enumerate(model.referenced):
        for what, changed in _wrong(number, subgraph):
            yield Mutation(f"subgraph {number}: {what}", _with(model, number, changed))
    if len(model.referenced) > 1:
        yield Mutation("subgraphs 0 and 1 refer to each other", _in_a_ring(model))
    empty = replace(model, referenced=(*model.referenced, Subgraph((), (), (), ())))
    yield Mutation("a subgraph added that has no operands and no operations", empty)


def _wrong(number: int, subgraph: Subgraph) -> Iterator[tuple[str, Subgraph]]:
    count = len(subgraph.operands)
    yield "refers to itself", _referring(subgraph, number)
    yield "no operations", replace(subgraph, operations=())
    first, *others = subgraph.operands
    wrong = replace(first, zero_point=-129)
    yield "operand 0: zero point -> -129", replace(subgraph, operands=(wrong, *others))
    inputs = (*subgraph.input_indexes, count)
    what = f"inputs {list(subgraph.input_indexes)} -> {list(inputs)} of {count} operands"
    yield what, replace(subgraph, input_indexes=inputs)
    operation, *rest = subgraph.operations
    reader = replace(operation, inputs=(count, *operation.inputs[1:]))
    what = f"operation 0 reads operand {count} of {count}"
    yield what, replace(subgraph, operations=(reader, *rest))


def _referring(subgraph: Subgraph, number: int) -> Subgraph:
    """With one operand more, which refers to subgraph ``number``."""
    reference = Operand(
        OperandType.SUBGRAPH,
        lifetime=OperandLifeTime.SUBGRAPH,
        location=DataLocation(offset=number),
    )
    return replace(subgraph, operands=(*subgraph.operands, reference))


def _in_a_ring(model: Model) -> Model:
    first, second, *others = model.referenced
    return replace(model, referenced=(_referring(first, 1), _referring(second, 0), *others))


def _with(model: Model, number: int, subgraph: Subgraph) -> Model:
    before, after = model.referenced[:number], model.referenced[number + 1 :]
    return replace(model, referenced=(*before, subgraph, *after))
