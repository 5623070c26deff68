"""Operand types in memory: element size, NumPy dtype, scalar or tensor, quantized.

Source: ``nonExtensionOperandSizeOfData`` and the type predicates of Android's
``common/types/src/TypeUtils.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final

import numpy as np

from nnhal.types import OperandType

__all__ = [
    "QUANTIZED",
    "SCALARS",
    "TENSORS",
    "byte_size",
    "dtype_of",
    "is_extension",
    "is_quantized",
    "is_tensor",
    "size_of_data",
    "tensor_has_unspecified_dimensions",
]

_T: Final = OperandType

# dtype.hasobject is never set: every type is plain bytes. BOOL8 is one byte, 0 or not 0.
_DTYPES: Final[dict[int, np.dtype[Any]]] = {
    _T.FLOAT32: np.dtype(np.float32),
    _T.INT32: np.dtype(np.int32),
    _T.UINT32: np.dtype(np.uint32),
    _T.TENSOR_FLOAT32: np.dtype(np.float32),
    _T.TENSOR_INT32: np.dtype(np.int32),
    _T.TENSOR_QUANT8_ASYMM: np.dtype(np.uint8),
    _T.BOOL: np.dtype(np.bool_),
    _T.TENSOR_QUANT16_SYMM: np.dtype(np.int16),
    _T.TENSOR_FLOAT16: np.dtype(np.float16),
    _T.TENSOR_BOOL8: np.dtype(np.bool_),
    _T.FLOAT16: np.dtype(np.float16),
    _T.TENSOR_QUANT8_SYMM_PER_CHANNEL: np.dtype(np.int8),
    _T.TENSOR_QUANT16_ASYMM: np.dtype(np.uint16),
    _T.TENSOR_QUANT8_SYMM: np.dtype(np.int8),
    _T.TENSOR_QUANT8_ASYMM_SIGNED: np.dtype(np.int8),
    _T.OEM: np.dtype(np.uint8),
    _T.TENSOR_OEM_BYTE: np.dtype(np.uint8),
}

_SIZES: Final[dict[int, int]] = {int(code): dtype.itemsize for code, dtype in _DTYPES.items()}
_SIZES[_T.SUBGRAPH] = 0

SCALARS: Final = frozenset(
    {_T.FLOAT32, _T.INT32, _T.UINT32, _T.BOOL, _T.FLOAT16, _T.SUBGRAPH, _T.OEM}
)
"""Operand types without dimensions. (SUBGRAPH has no data either.)"""

TENSORS: Final = frozenset(set(OperandType) - SCALARS)
"""Operand types with dimensions."""

QUANTIZED: Final = frozenset(
    {
        _T.TENSOR_QUANT8_ASYMM,
        _T.TENSOR_QUANT16_SYMM,
        _T.TENSOR_QUANT8_SYMM_PER_CHANNEL,
        _T.TENSOR_QUANT16_ASYMM,
        _T.TENSOR_QUANT8_SYMM,
        _T.TENSOR_QUANT8_ASYMM_SIGNED,
    }
)
"""Operand types whose elements stand for ``(q - zero_point) * scale``."""


def is_extension(type: int) -> bool:
    """Whether ``type`` (operand or operation) belongs to a vendor extension: above 0xFFFF."""
    return type > 0xFFFF


def dtype_of(type: int) -> np.dtype[Any]:
    """The NumPy dtype of an element. ValueError for SUBGRAPH and for codes that are not the HAL's.

    Extension types have no dtype here: their data is bytes, whose layout the vendor knows.
    """
    try:
        return _DTYPES[type]
    except KeyError:
        raise ValueError(f"operand type {type!r} has no NumPy dtype") from None


def byte_size(type: int) -> int:
    """Bytes of one element; 0 for SUBGRAPH. ValueError for codes that are not the HAL's."""
    try:
        return _SIZES[type]
    except KeyError:
        raise ValueError(f"the element size of operand type {type!r} is not known") from None


def is_tensor(type: int) -> bool:
    """Whether ``type`` is a standard tensor type (False for scalars and extension types)."""
    return type in TENSORS


def is_quantized(type: int) -> bool:
    """Whether ``type`` is a quantized tensor type."""
    return type in QUANTIZED


def size_of_data(type: int, dimensions: Sequence[int]) -> int:
    """Bytes of an operand's data; 0 while a dimension or the rank of a tensor is unknown.

    ValueError for codes that are not the HAL's.
    """
    size = byte_size(type)
    if not dimensions and type in TENSORS:
        return 0
    return size * prod(dimensions)


def tensor_has_unspecified_dimensions(type: int, dimensions: Sequence[int]) -> bool:
    """Whether the rank (no dimensions) or a dimension (0) of a tensor is unknown.

    Tensors of vendor extensions too. ValueError for a scalar, which has no dimensions to specify.
    Source: ``tensorHasUnspecifiedDimensions`` of Android's ``common/LegacyUtils.cpp``.
    """
    if type in SCALARS:
        raise ValueError(f"{OperandType(type).name} is a scalar: it has no dimensions")
    return not dimensions or 0 in dimensions
