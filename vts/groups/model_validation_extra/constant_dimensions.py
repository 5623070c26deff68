"""Constants whose size is not known, or cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.operand_types import TENSORS
from nnhal.types import OperandType
from nnhal.validation.operands import CONSTANTS
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, with_operand

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index, operand in enumerate(subject.operands):
        if operand.lifetime not in CONSTANTS or operand.type not in TENSORS:
            continue
        if operand.type == OperandType.TENSOR_OEM_BYTE:
            continue
        known = operand.dimensions
        wrongs = [(*known[:i], 0, *known[i + 1 :]) for i in range(len(known))]
        for wrong in (*wrongs, (), (1 << 16, 1 << 16, *known)):
            what = f"{subject.operand_names[index]}, a {operand.lifetime.name}: dimensions"
            what = f"{what} {list(known)} -> {list(wrong)}"
            yield Mutation(what, with_operand(subject.model, index, dimensions=wrong))


MUTATIONS = MutationGroup(
    name="constant_dimensions",
    rule="the dimensions of a constant are known, and its size fits 32 bits",
    source="types.hal Operand.dimensions; Validation.cpp validateOperandDimensions",
    mutate=_mutate,
    covers=by_signature,
)
