"""Per-channel quantization that does not fit its operand, or is where none may be."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnhal.operand_types import is_extension
from nnhal.types import ExtraParams, HalVersion, Operand, OperandType, SymmPerChannelQuantParams
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, with_operand

__all__ = ["MUTATIONS"]

_OEM = (OperandType.OEM, OperandType.TENSOR_OEM_BYTE)


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index, operand in enumerate(subject.operands):
        for what, wrong in _wrong_params(operand):
            text = f"{subject.operand_names[index]}, a {subject.type_name(index)}: {what}"
            yield Mutation(text, with_operand(subject.model, index, extra_params=wrong))


def _wrong_params(operand: Operand) -> Iterator[tuple[str, ExtraParams]]:
    quant = operand.extra_params
    if operand.type != OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        if operand.type not in _OEM and not is_extension(operand.type):
            yield "extraParams with scales of channels", SymmPerChannelQuantParams((1.0,), 0)
    elif isinstance(quant, SymmPerChannelQuantParams):
        yield "no extraParams", None
        rank = len(operand.dimensions)
        text = f"channelDim {quant.channel_dim} -> {rank} of {rank} dimensions"
        yield text, replace(quant, channel_dim=rank)
        count = len(quant.scales)
        for scales in (quant.scales[1:], (*quant.scales, 1.0)):
            yield f"{count} scales -> {len(scales)}", replace(quant, scales=scales)
        for wrong in (0.0, -1.0):
            scales = (wrong, *quant.scales[1:])
            yield (
                f"scale {quant.scales[0]:g} of channel 0 -> {wrong:g}",
                replace(quant, scales=scales),
            )


MUTATIONS = MutationGroup(
    name="extra_params",
    rule="TENSOR_QUANT8_SYMM_PER_CHANNEL has one scale above 0 for each channel along a dimension "
    "of its own, and other types have no extraParams",
    source="1.2/types.hal Operand.extraParams; Validation.cpp validateOperandExtraParams",
    mutate=_mutate,
    covers=by_signature,
    since=HalVersion.V1_2,
)
