"""Referenced subgraphs with one thing wrong inside, as the main one is tried with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from nnhal.types import HalVersion, Model
from nntest.cases.covering import by_signature
from vts.groups.model_validation.graph import execution_order
from vts.groups.model_validation.operands import operand_scale, operand_zero_point
from vts.groups.model_validation.operations import (
    operation_input_operand_index,
    operation_output_operand_index,
)
from vts.groups.model_validation_extra.operands import extra_params, operand_location
from vts.mutations import Mutation, Subject, mutations

__all__: list[str] = []

_KINDS: Final = (
    operand_location,
    operand_scale,
    operand_zero_point,
    extra_params,
    operation_input_operand_index,
    operation_output_operand_index,
    execution_order,
)
"""Rules about one operand or operation, which know nothing of where its subgraph is."""


@mutations(
    rule="operands and operations of referenced subgraphs keep the rules of those of the main one",
    source="1.3/types.hal Model.referenced; Validation.cpp validateModelSubgraph",
    since=HalVersion.V1_3,
    applies=lambda case: not {"IF", "WHILE"}.isdisjoint(case.operations),
    covers=by_signature,
)
def referenced_rules(subject: Subject) -> Iterator[Mutation]:
    model = subject.model
    for number, subgraph in enumerate(model.referenced):
        inner = Subject(replace(model, main=subgraph), subject.version)
        for kind in _KINDS:
            for mutation in kind.mutate(inner):
                assert isinstance(mutation.model, Model)
                changed = _with_referenced(model, number, mutation.model)
                yield Mutation(f"subgraph {number}: {mutation.what}", changed)


def _with_referenced(model: Model, number: int, mutant: Model) -> Model:
    """``model`` with the main subgraph of ``mutant`` as its subgraph ``number``."""
    before, after = model.referenced[:number], model.referenced[number + 1 :]
    return replace(model, referenced=(*before, mutant.main, *after))
