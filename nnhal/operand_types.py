"""Operand types as data: NumPy dtype, bytes per element, scalar or tensor, quantised or not.

Source: ``sizeOfData`` and ``kSizeOfDataType`` of the HAL's utilities.
"""

from __future__ import annotations

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
]

_T = OperandType

_DTYPES: Final[dict[int, np.dtype[Any]]] = {
    _T.FLOAT32: np.dtype(np.float32),
    _T.INT32: np.dtype(np.int32),
    _T.UINT32: np.dtype(np.uint32),
    _T.TENSOR_FLOAT32: np.dtype(np.float32),
    _T.TENSOR_INT32: np.dtype(np.int32),
    _T.TENSOR_QUANT8_ASYMM: np.dtype(np.uint8),
    _T.BOOL: np.dtype(np.uint8),
    _T.TENSOR_QUANT16_SYMM: np.dtype(np.int16),
    _T.TENSOR_FLOAT16: np.dtype(np.float16),
    _T.TENSOR_BOOL8: np.dtype(np.uint8),
    _T.FLOAT16: np.dtype(np.float16),
    _T.TENSOR_QUANT8_SYMM_PER_CHANNEL: np.dtype(np.int8),
    _T.TENSOR_QUANT16_ASYMM: np.dtype(np.uint16),
    _T.TENSOR_QUANT8_SYMM: np.dtype(np.int8),
    _T.TENSOR_QUANT8_ASYMM_SIGNED: np.dtype(np.int8),
    _T.TENSOR_OEM_BYTE: np.dtype(np.uint8),
}

SCALARS: Final = frozenset({_T.FLOAT32, _T.INT32, _T.UINT32, _T.BOOL, _T.FLOAT16})
"""Types of operands without dimensions. SUBGRAPH and OEM are neither scalar nor tensor."""

TENSORS: Final = frozenset(t for t in OperandType if t.name.startswith("TENSOR_"))

QUANTIZED: Final = frozenset(t for t in OperandType if t.name.startswith("TENSOR_QUANT"))

_EXTENSION_MIN: Final = 0x1_0000


def dtype_of(operand_type: int) -> np.dtype[Any]:
    """The dtype of one element. Booleans are bytes: 0 is false, all else true.

    :raises ValueError: the type has no elements that a client could read (SUBGRAPH, OEM, an
        extension's type, an unknown code)
    """
    try:
        return _DTYPES[operand_type]
    except KeyError:
        raise ValueError(f"operand type {operand_type!r} has no standard data type") from None


def byte_size(operand_type: int) -> int:
    """Bytes per element; 0 for SUBGRAPH, OEM, extensions and unknown codes."""
    dtype = _DTYPES.get(operand_type)
    return dtype.itemsize if dtype is not None else 0


def is_tensor(operand_type: int) -> bool:
    return operand_type in TENSORS


def is_quantized(operand_type: int) -> bool:
    return operand_type in QUANTIZED


def is_extension(operand_type: int) -> bool:
    """Whether the code is a vendor extension's."""
    return operand_type >= _EXTENSION_MIN
