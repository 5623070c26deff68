"""Operand types that do not exist: just outside of the fundamental and of the OEM ranges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nnhal.operations.node import code_name
from nnhal.types import HalVersion, OperandType
from nntest.cases.covering import by_operations
from vts.mutations import Mutation, MutationGroup, Subject, with_operand

__all__ = ["MUTATIONS"]

_OUTSIDE_OF_OEM: Final = (9999, 10002)

_CODES: Final = {
    HalVersion.V1_0: (-1, 6, *_OUTSIDE_OF_OEM),
    HalVersion.V1_1: (-1, 6, *_OUTSIDE_OF_OEM),
    HalVersion.V1_2: (0xFFFF_FFFF, 14, *_OUTSIDE_OF_OEM),
    HalVersion.V1_3: (0xFFFF_FFFF, 16, *_OUTSIDE_OF_OEM),
}
"""From HAL 1.2 on codes are unsigned; the largest is that of a type of an extension that the model
does not name."""

_AIDL: Final = (-1, 16)
"""There codes are signed again, and there are no OEM types."""


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index, operand in enumerate(subject.operands):
        for code in _CODES.get(subject.version, _AIDL):
            what = f"{subject.operand_names[index]}: type {code_name(OperandType, operand.type)}"
            yield Mutation(f"{what} -> {code}", with_operand(subject.model, index, type=code))


MUTATIONS = MutationGroup(
    name="operand_type",
    rule="an operand's type is one of OperandType",
    source="types.hal OperandType; mutateOperandTypeTest",
    mutate=_mutate,
    covers=by_operations,
)
