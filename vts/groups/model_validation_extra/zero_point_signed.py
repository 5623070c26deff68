"""Zero points that TENSOR_QUANT8_ASYMM_SIGNED cannot have: Android's VTS has none for it."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import HalVersion, OperandType
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, with_operand

__all__ = ["MUTATIONS"]

_SIGNED = OperandType.TENSOR_QUANT8_ASYMM_SIGNED


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index, operand in enumerate(subject.operands):
        if operand.type == _SIGNED:
            for wrong in (-129, 128):
                what = f"{subject.operand_names[index]}, a {_SIGNED.name}: zero point"
                what = f"{what} {operand.zero_point} -> {wrong}"
                yield Mutation(what, with_operand(subject.model, index, zero_point=wrong))


MUTATIONS = MutationGroup(
    name="zero_point_signed",
    rule="the zero point of TENSOR_QUANT8_ASYMM_SIGNED is -128 to 127",
    source="1.3/types.hal OperandType; Validation.cpp validateOperandZeroPoint",
    mutate=_mutate,
    covers=by_signature,
    since=HalVersion.V1_3,
    applies=lambda case: _SIGNED.name in case.types,
)
