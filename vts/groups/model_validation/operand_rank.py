"""Scalars with a dimension, and before HAL 1.2 tensors without any."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.operand_types import SCALARS, TENSORS
from nnhal.types import HalVersion, Operand, OperandType
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, with_operand

__all__ = ["MUTATIONS"]

_OEM = (OperandType.OEM, OperandType.TENSOR_OEM_BYTE)


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index, operand in enumerate(subject.operands):
        dimensions = _wrong_dimensions(operand, subject.version)
        if dimensions is not None and dimensions != operand.dimensions:
            what = f"{subject.operand_names[index]}, a {subject.type_name(index)}: dimensions"
            what = f"{what} {list(operand.dimensions)} -> {list(dimensions)}"
            yield Mutation(what, with_operand(subject.model, index, dimensions=dimensions))


def _wrong_dimensions(operand: Operand, version: HalVersion) -> tuple[int, ...] | None:
    if operand.type in _OEM or operand.type == OperandType.SUBGRAPH:
        return None
    if operand.type in SCALARS:
        return (0,)
    if operand.type in TENSORS and version < HalVersion.V1_2:
        return ()
    return None


MUTATIONS = MutationGroup(
    name="operand_rank",
    rule="a scalar has no dimensions, and before HAL 1.2 a tensor has a known rank",
    source="types.hal Operand.dimensions; mutateOperandRankTest",
    mutate=_mutate,
    covers=by_signature,
)
