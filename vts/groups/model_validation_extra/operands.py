"""Operands whose dimensions, data or quantization cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnhal.operand_types import TENSORS, is_extension
from nnhal.types import (
    DataLocation,
    ExtraParams,
    HalVersion,
    Operand,
    OperandLifeTime,
    OperandType,
    SymmPerChannelQuantParams,
)
from nnhal.validation.operands import CONSTANTS
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, Subject, mutations, with_operand

__all__: list[str] = []


@mutations(
    rule="the dimensions of a constant are known, and its size fits 32 bits",
    source="types.hal Operand.dimensions; Validation.cpp validateOperandDimensions",
    covers=by_signature,
)
def constant_dimensions(subject: Subject) -> Iterator[Mutation]:
    """Constants whose size is not known, or cannot be."""
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


_OEM = (OperandType.OEM, OperandType.TENSOR_OEM_BYTE)


@mutations(
    rule=(
        "TENSOR_QUANT8_SYMM_PER_CHANNEL has one scale above 0 for each channel along a dimension "
        "of its own, and other types have no extraParams"
    ),
    source="1.2/types.hal Operand.extraParams; Validation.cpp validateOperandExtraParams",
    covers=by_signature,
    since=HalVersion.V1_2,
)
def extra_params(subject: Subject) -> Iterator[Mutation]:
    """Per-channel quantization that does not fit its operand, or is where none may be."""
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


_L = OperandLifeTime


@mutations(
    rule=(
        "a constant is as long as its type and dimensions say and lies inside of the model's "
        "values or pool; a SUBGRAPH's offset is the number of one; all others have no location"
    ),
    source="types.hal Operand.location; Validation.cpp validateOperandDataLocation",
    covers=by_signature,
)
def operand_location(subject: Subject) -> Iterator[Mutation]:
    """Data of operands outside of where a model's data is, or of a size that is not theirs."""
    for index, operand in enumerate(subject.operands):
        for wrong in _all_wrong_locations(subject, operand):
            what = f"{subject.operand_names[index]}, a {operand.lifetime.name}: location"
            what = f"{what} {_text_of(operand.location)} -> {_text_of(wrong)}"
            yield Mutation(what, with_operand(subject.model, index, location=wrong))


def _all_wrong_locations(subject: Subject, operand: Operand) -> Iterator[DataLocation]:
    yield from _wrong_locations(subject, operand)
    if subject.version.is_aidl:
        yield replace(operand.location, padding=1)  # it is for requests only


def _wrong_locations(subject: Subject, operand: Operand) -> Iterator[DataLocation]:
    location, model = operand.location, subject.model
    match operand.lifetime:
        case _L.CONSTANT_COPY:
            yield replace(location, pool_index=1)
            yield from _out_of(len(model.operand_values), operand)
        case _L.CONSTANT_REFERENCE:
            yield replace(location, pool_index=len(model.pools))
            yield from _out_of(model.pools[location.pool_index].size, operand)
        case _L.SUBGRAPH:
            yield replace(location, offset=len(model.referenced))
            yield replace(location, pool_index=1)
            yield replace(location, length=1)
        case _:
            yield DataLocation(pool_index=1)
            yield DataLocation(offset=1)
            yield DataLocation(length=1)


def _out_of(size: int, operand: Operand) -> Iterator[DataLocation]:
    """Beyond the ``size`` bytes that there are, a byte too short, a byte too long."""
    location = operand.location
    yield replace(location, offset=size - location.length + 1)
    if operand.type in _OEM or is_extension(operand.type):
        return  # only the vendor knows the size
    yield replace(location, length=location.length - 1)
    if location.offset + location.length < size:
        yield replace(location, length=location.length + 1)


def _text_of(location: DataLocation) -> str:
    text = f"pool {location.pool_index}, offset {location.offset}, length {location.length}"
    return f"({text}, padding {location.padding})" if location.padding else f"({text})"


_SIGNED = OperandType.TENSOR_QUANT8_ASYMM_SIGNED


@mutations(
    rule="the zero point of TENSOR_QUANT8_ASYMM_SIGNED is -128 to 127",
    source="1.3/types.hal OperandType; Validation.cpp validateOperandZeroPoint",
    covers=by_signature,
    since=HalVersion.V1_3,
    applies=lambda case: _SIGNED.name in case.types,
)
def zero_point_signed(subject: Subject) -> Iterator[Mutation]:
    """Zero points that TENSOR_QUANT8_ASYMM_SIGNED cannot have: Android's VTS has none for it."""
    for index, operand in enumerate(subject.operands):
        if operand.type == _SIGNED:
            for wrong in (-129, 128):
                what = f"{subject.operand_names[index]}, a {_SIGNED.name}: zero point"
                what = f"{what} {operand.zero_point} -> {wrong}"
                yield Mutation(what, with_operand(subject.model, index, zero_point=wrong))
