"""The type of an operand, as the C API takes it, and the rules that it must keep.

Source: ``ANeuralNetworksOperandType`` of ``NeuralNetworksTypes.h``; ``validateOperandType`` of
Android's ``common/types/src/Validation.cpp``.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final

import msgspec

from nnapi.errors import bad_data
from nnhal.operand_types import SCALARS, byte_size, is_extension
from nnhal.operations.node import code_name
from nnhal.types import ExtensionOperandTypeInformation, Operand, SymmPerChannelQuantParams
from nnhal.types import OperandType as Code

__all__ = ["OperandType", "check_channel_scales", "check_operand_type"]

_UINT32_LIMIT: Final = 1 << 32
_MAX_BYTES: Final = _UINT32_LIMIT - 1

_CODES: Final = frozenset(Code)

_ZERO_POINTS: Final[dict[int, tuple[int, int]]] = {
    Code.TENSOR_QUANT8_ASYMM: (0, 255),
    Code.TENSOR_QUANT8_ASYMM_SIGNED: (-128, 127),
    Code.TENSOR_QUANT16_ASYMM: (0, 65535),
    Code.TENSOR_QUANT8_SYMM: (0, 0),
    Code.TENSOR_QUANT16_SYMM: (0, 0),
}
"""Types with a scale above 0, and the range of their zero point."""

_ANY_QUANTIZATION: Final = frozenset({Code.OEM, Code.TENSOR_INT32, Code.TENSOR_OEM_BYTE})
"""Types whose scale and zero point are looked at when the model is finished, or never."""


class OperandType(msgspec.Struct, frozen=True):
    """``type`` is a code of the HAL or of a vendor extension. Dimension 0 means unknown, and a
    tensor without dimensions is one of unknown rank. ``scale`` is held as float32.
    """

    type: int
    dimensions: tuple[int, ...] = ()
    scale: float = 0.0
    zero_point: int = 0

    def __post_init__(self) -> None:
        # Applications give lists too, and C would round the scale.
        msgspec.structs.force_setattr(self, "dimensions", tuple(self.dimensions or ()))
        msgspec.structs.force_setattr(self, "scale", _as_float32(self.scale))


def check_operand_type(
    operand: OperandType,
    extension: ExtensionOperandTypeInformation | None,
    *,
    allow_partial: bool = True,
) -> None:
    """Raises NnapiError (BAD_DATA). ``extension`` is what the vendor says of an extension's type.

    Without ``allow_partial`` all dimensions of a tensor must be known, as in an execution.
    """
    name = code_name(Code, operand.type)
    if is_extension(operand.type):
        if extension is None:
            raise bad_data(f"{name} is no operand type of a known extension")
        is_scalar, size = not extension.is_tensor, extension.byte_size
    elif operand.type in _CODES:
        is_scalar, size = operand.type in SCALARS, byte_size(operand.type)
    else:
        raise bad_data(f"{operand.type} is no operand type")
    if is_scalar:
        if operand.dimensions:
            raise bad_data(f"a scalar ({name}) with dimensions {list(operand.dimensions)}")
    else:
        _check_dimensions(operand.dimensions, size, allow_partial=allow_partial)
    _check_quantization(operand, name)


def _check_dimensions(dimensions: Sequence[int], size: int, *, allow_partial: bool) -> None:
    if not allow_partial and (not dimensions or 0 in dimensions):
        raise bad_data(f"dimensions {list(dimensions)} are not all known")
    for dimension in dimensions:
        if not 0 <= dimension < _UINT32_LIMIT:
            raise bad_data(f"dimensions {list(dimensions)} are no unsigned 32-bit numbers")
        size *= dimension or 1
        if size > _MAX_BYTES:
            raise bad_data(f"a tensor of dimensions {list(dimensions)} is larger than 4 GiB")


def _check_quantization(operand: OperandType, name: str) -> None:
    if operand.type in _ANY_QUANTIZATION:
        return
    scale, zero_point = operand.scale, operand.zero_point
    low, high = _ZERO_POINTS.get(operand.type, (0, 0))
    if not low <= zero_point <= high:
        expected = f"{low} to {high}" if low != high else "0"
        raise bad_data(f"{name} with zero point {zero_point}, expected {expected}")
    if operand.type in _ZERO_POINTS:
        if not scale > 0:
            raise bad_data(f"{name} with scale {scale:g}, expected more than 0")
    elif scale != 0:
        raise bad_data(f"{name} with scale {scale:g}, expected 0")


def _as_float32(value: float) -> float:
    try:
        rounded: float = struct.unpack("f", struct.pack("f", value))[0]
    except OverflowError:
        return float("inf") if value > 0 else float("-inf")
    return rounded


def check_channel_scales(
    operand: Operand, params: SymmPerChannelQuantParams
) -> SymmPerChannelQuantParams:
    """``params`` as the HAL holds them, in float32. Raises NnapiError (BAD_DATA).

    Source: ``validateOperandSymmPerChannelQuantParams``.
    """
    if operand.type != Code.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        raise bad_data(f"scales of channels for {code_name(Code, operand.type)}")
    scales, dimension = tuple(map(_as_float32, params.scales)), params.channel_dim
    if not 0 <= dimension < len(operand.dimensions):
        raise bad_data(f"channel dimension {dimension} of {list(operand.dimensions)}")
    channels = operand.dimensions[dimension]
    if not scales or len(scales) != channels:
        raise bad_data(f"{len(scales)} scales for {channels} channels")
    for scale in scales:
        if not scale > 0:
            raise bad_data(f"scale {scale:g} of a channel, expected more than 0")
    return SymmPerChannelQuantParams(scales, dimension)
