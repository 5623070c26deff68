"""One operand of a model: type, lifetime, dimensions, quantization, where its data lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from nnhal.errors import Invalid
from nnhal.operand_types import SCALARS, is_extension, is_quantized, size_of_data
from nnhal.operations.node import code_name
from nnhal.operations.spec import FeatureLevel
from nnhal.types import (
    DataLocation,
    Operand,
    OperandLifeTime,
    OperandType,
    SymmPerChannelQuantParams,
)

__all__ = ["CONSTANTS", "Storage", "check_operand", "name_of", "type_level"]

CONSTANTS: Final = frozenset({OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE})

_TYPES: Final = frozenset(OperandType)
_LIFETIMES: Final = frozenset(OperandLifeTime)
_UINT32_LIMIT: Final = 1 << 32
_OEM: Final = frozenset({OperandType.OEM, OperandType.TENSOR_OEM_BYTE})
_PER_CHANNEL: Final = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL

_SINCE_1_2: Final = frozenset(OperandType(code) for code in range(6, 14))
_SINCE_1_3: Final = frozenset({OperandType.TENSOR_QUANT8_ASYMM_SIGNED, OperandType.SUBGRAPH})

_CHANNELS: Final = "channel_scales"

_ZERO_POINTS: Final = {
    OperandType.TENSOR_QUANT8_ASYMM: (0, 255),
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED: (-128, 127),
    OperandType.TENSOR_QUANT16_ASYMM: (0, 65535),
}
"""Types whose zero point may be other than 0."""


class Storage(msgspec.Struct, frozen=True):
    """Storage that operands of a model may refer to: bytes and subgraphs."""

    values_size: int
    pool_sizes: Sequence[int]
    subgraph_count: int


def check_operand(operand: Operand, storage: Storage) -> FeatureLevel:
    """The least level that has such an operand; raises Invalid."""
    level = _check_by_itself(operand)
    _check_location(operand, storage)
    return level


# Operands of the models of a suite are much alike, and those of a model and its mutants the same.
@lru_cache(maxsize=4096)
def _check_by_itself(operand: Operand) -> FeatureLevel:
    level = type_level(operand.type)
    _check_lifetime(operand)
    level = max(level, _check_dimensions(operand))
    if operand.type not in _OEM:  # vendors may do there as they please
        _check_scale(operand)
        _check_zero_point(operand)
        _check_extra_params(operand)
    _check_length(operand)
    return level


def name_of(type: int) -> str:
    """The operand type as users know it."""
    return code_name(OperandType, type)


def type_level(type: int) -> FeatureLevel:
    """The level that came with an operand type; raises Invalid for a code that is none."""
    if type in _SINCE_1_3:
        return FeatureLevel.V1_3
    if type in _SINCE_1_2 or (is_extension(type) and type < _UINT32_LIMIT):
        return FeatureLevel.V1_2
    if type not in _TYPES:
        raise Invalid(f"{type} is no operand type", "operand_type")
    return FeatureLevel.V1_0


def _check_lifetime(operand: Operand) -> None:
    if operand.lifetime not in _LIFETIMES:
        raise Invalid(f"{operand.lifetime} is no lifetime")
    is_type = operand.type == OperandType.SUBGRAPH
    if is_type != (operand.lifetime == OperandLifeTime.SUBGRAPH):
        lifetime = OperandLifeTime(operand.lifetime).name
        raise Invalid(f"type {name_of(operand.type)} with lifetime {lifetime}")


def _check_dimensions(operand: Operand) -> FeatureLevel:
    if any(not 0 <= dimension < _UINT32_LIMIT for dimension in operand.dimensions):
        raise Invalid(f"dimensions {operand.dimensions} are no unsigned 32-bit numbers")
    if is_extension(operand.type):
        return FeatureLevel.V1_2
    if operand.type in SCALARS:
        if operand.dimensions:
            raise Invalid(f"a scalar ({name_of(operand.type)}) with dimensions", "scalar")
        return FeatureLevel.V1_0
    if operand.lifetime in CONSTANTS:
        _check_constant_size(operand)
    return FeatureLevel.V1_0 if operand.dimensions else FeatureLevel.V1_2


def _check_constant_size(operand: Operand) -> None:
    size = size_of_data(operand.type, operand.dimensions)
    if size == 0:
        raise Invalid(f"a constant with unknown dimensions {operand.dimensions}", "constant_size")
    if size >= _UINT32_LIMIT:
        raise Invalid(f"a constant of {size} bytes, more than 32 bits can count")


def _check_scale(operand: Operand) -> None:
    scale = operand.scale
    if operand.type == OperandType.TENSOR_INT32:
        is_right, expected = scale >= 0, "0 or more"  # a bias has the scale of what it is added to
    elif is_quantized(operand.type) and operand.type != _PER_CHANNEL:
        is_right, expected = scale > 0, "more than 0"
    else:
        is_right, expected = scale == 0, "0"
    if not is_right:
        text = f"{name_of(operand.type)} with scale {scale}, expected {expected}"
        raise Invalid(text, "scale")


def _check_zero_point(operand: Operand) -> None:
    low, high = _ZERO_POINTS.get(operand.type, (0, 0))  # type: ignore[call-overload]
    if not low <= operand.zero_point <= high:
        expected = f"{low} to {high}" if low != high else "0"
        text = f"{name_of(operand.type)} with zero point {operand.zero_point}, expected {expected}"
        raise Invalid(text, "zero_point")


def _check_extra_params(operand: Operand) -> None:
    extra = operand.extra_params
    if operand.type == _PER_CHANNEL:
        if not isinstance(extra, SymmPerChannelQuantParams):
            raise Invalid(f"{name_of(operand.type)} without the scales of its channels", _CHANNELS)
        _check_channel_quant(operand, extra)
    elif is_extension(operand.type):
        if isinstance(extra, SymmPerChannelQuantParams):
            raise Invalid("an extension type with scales of channels", "scale")
    elif extra is not None:
        raise Invalid(f"{name_of(operand.type)} with extra parameters", "extra_parameters")


def _check_channel_quant(operand: Operand, quant: SymmPerChannelQuantParams) -> None:
    if not 0 <= quant.channel_dim < len(operand.dimensions):
        text = f"channel dimension {quant.channel_dim} of {operand.dimensions}"
        raise Invalid(text, _CHANNELS)
    channels = operand.dimensions[quant.channel_dim]
    if channels == 0 or len(quant.scales) != channels:
        rule = _CHANNELS if channels or quant.scales else "no_channels"
        raise Invalid(f"{len(quant.scales)} scales for {channels} channels", rule)
    if not all(scale > 0 for scale in quant.scales):
        text = f"scale {min(quant.scales)} of a channel, expected more than 0"
        raise Invalid(text, _CHANNELS)


def _check_location(operand: Operand, storage: Storage) -> None:
    location = operand.location
    match operand.lifetime:
        case OperandLifeTime.CONSTANT_COPY:
            if location.pool_index != 0:
                raise Invalid(f"CONSTANT_COPY with pool index {location.pool_index}, expected 0")
            _check_range(location, storage.values_size, "operand values")
        case OperandLifeTime.CONSTANT_REFERENCE:
            if not 0 <= location.pool_index < len(storage.pool_sizes):
                count = len(storage.pool_sizes)
                raise Invalid(f"pool index {location.pool_index} of {count} pools")
            pool = location.pool_index
            _check_range(location, storage.pool_sizes[pool], f"pool {pool}")
        case OperandLifeTime.SUBGRAPH:
            if location != DataLocation(0, location.offset, 0):
                raise Invalid(f"SUBGRAPH with {location}, expected an offset only")
            if not 0 <= location.offset < storage.subgraph_count:
                raise Invalid(f"subgraph {location.offset} of {storage.subgraph_count}")
        case _:
            if location != DataLocation():
                text = f"{operand.lifetime.name} with {location}, expected none"
                raise Invalid(text, "unused_location")


def _check_range(location: DataLocation, size: int, where: str) -> None:
    if location.padding:
        raise Invalid(f"{location.padding} bytes of padding, which only requests may have")
    end = location.offset + location.length
    if location.offset < 0 or location.length < 0 or end > size:
        raise Invalid(f"bytes {location.offset} to {end} of {where}, which has {size}", "range")


def _check_length(operand: Operand) -> None:
    if operand.lifetime not in CONSTANTS or is_extension(operand.type) or operand.type in _OEM:
        return
    size = size_of_data(operand.type, operand.dimensions)
    if operand.location.length != size:
        text = f"{operand.location.length} bytes of data for {name_of(operand.type)} "
        raise Invalid(text, f"{list(operand.dimensions)}, expected {size}")
