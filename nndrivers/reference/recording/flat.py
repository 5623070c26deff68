"""Arrays as native loops take them, and what is known of them before a loop is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "BYTE",
    "DOUBLE",
    "INDEX",
    "INT32",
    "SIGNED_BYTE",
    "SINGLE",
    "Flat",
    "are_counts",
    "are_flat",
    "are_strides",
    "span",
]

SINGLE: Final = np.dtype(np.float32)
DOUBLE: Final = np.dtype(np.float64)
BYTE: Final = np.dtype(np.uint8)
SIGNED_BYTE: Final = np.dtype(np.int8)
INDEX: Final = np.dtype(np.int64)
INT32: Final = np.dtype(np.int32)


class Flat(NamedTuple):
    """An array as loops take it: one dimension, contiguous and aligned. ``constant`` is the array
    itself where its elements are known.
    """

    dtype: np.dtype[Any]
    size: int
    writeable: bool
    constant: NDArray[Any] | None


def are_flat(dtype: np.dtype[Any], *arrays: Any) -> bool:
    """Raises AttributeError for what is no array."""
    return [array.dtype for array in arrays].count(dtype) == len(arrays)


def are_counts(*numbers: Any) -> bool:
    """Whether all are integers and at least 1: a loop over nothing may take for ever."""
    return set(map(type, numbers)) == {int} and min(numbers) >= 1


def are_strides(*numbers: Any) -> bool:
    return set(map(type, numbers)) == {int} and min(numbers) >= 0


def span(counts: Sequence[int], strides: Sequence[int]) -> int:
    """The largest index of ``counts`` things that are ``strides`` apart."""
    return sum((count - 1) * stride for count, stride in zip(counts, strides, strict=True))
