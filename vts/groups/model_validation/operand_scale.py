"""Scales that an operand's type cannot have."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.operand_types import QUANTIZED, is_extension
from nnhal.types import OperandType
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, with_operand

__all__ = ["MUTATIONS"]

_OEM = (OperandType.OEM, OperandType.TENSOR_OEM_BYTE)


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index, operand in enumerate(subject.operands):
        if operand.type in _OEM or is_extension(operand.type):
            continue
        scale = _wrong_scale(operand.type)
        what = f"{subject.operand_names[index]}, a {subject.type_name(index)}: scale"
        what = f"{what} {operand.scale:g} -> {scale:g}"
        yield Mutation(what, with_operand(subject.model, index, scale=scale))


def _wrong_scale(type: int) -> float:
    if type == OperandType.TENSOR_INT32:
        return -1.0
    if type in QUANTIZED and type != OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        return 0.0
    return 1.0


MUTATIONS = MutationGroup(
    name="operand_scale",
    rule="scale is more than 0 for a quantized type, at least 0 for TENSOR_INT32, 0 for all else",
    source="types.hal Operand.scale; mutateOperandScaleTest",
    mutate=_mutate,
    covers=by_signature,
)
