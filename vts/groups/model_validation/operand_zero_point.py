"""Zero points that an operand's type cannot have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nnhal.operand_types import is_extension
from nnhal.types import OperandType
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, with_operand

__all__ = ["MUTATIONS"]

_WRONG: Final[dict[int, tuple[int, ...]]] = {
    OperandType.TENSOR_QUANT8_ASYMM: (-1, 256),
    OperandType.TENSOR_QUANT8_SYMM: (-129, -1, 1, 128),
    OperandType.TENSOR_QUANT16_ASYMM: (-1, 65536),
    OperandType.TENSOR_QUANT16_SYMM: (-32769, -1, 1, 32768),
    # Android's VTS has none for it; model_validation_extra has.
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED: (),
    OperandType.OEM: (),
    OperandType.TENSOR_OEM_BYTE: (),
}
"""Types that are quantized otherwise, or not at all, take 0 only."""


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index, operand in enumerate(subject.operands):
        if is_extension(operand.type):
            continue
        for zero_point in _WRONG.get(operand.type, (1,)):
            what = f"{subject.operand_names[index]}, a {subject.type_name(index)}: zero point"
            what = f"{what} {operand.zero_point} -> {zero_point}"
            yield Mutation(what, with_operand(subject.model, index, zero_point=zero_point))


MUTATIONS = MutationGroup(
    name="operand_zero_point",
    rule="the zero point is in the range of an asymmetric type, and 0 for all others",
    source="types.hal Operand.zeroPoint; mutateOperandZeroPointTest",
    mutate=_mutate,
    covers=by_signature,
)
