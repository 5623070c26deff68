"""Simpler data for an input: what a reader takes in at a glance, the simplest first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import is_quantized
from nnhal.types import Operand

__all__ = ["simpler_data"]


def simpler_data(array: NDArray[Any], operand: Operand) -> Iterator[NDArray[Any]]:
    """Arrays like ``array`` that differ from it: all zero, one value, few values, round numbers."""
    for candidate in _candidates(array, operand.zero_point if is_quantized(operand.type) else 0):
        if candidate.tobytes() != array.tobytes():
            yield candidate


def _candidates(array: NDArray[Any], zero: int) -> Iterator[NDArray[Any]]:
    if not array.size:
        return
    yield np.full_like(array, zero)
    yield np.full_like(array, array.flat[0])
    if array.dtype.kind == "f":
        with np.errstate(invalid="ignore"):
            yield np.round(array)
            yield np.round(array * 4) / np.asarray(4, array.dtype)
    yield _only_first(array, zero)


def _only_first(array: NDArray[Any], zero: int) -> NDArray[Any]:
    """The first half as it is, the rest zero."""
    result = array.copy()
    result.flat[(array.size + 1) // 2 :] = zero
    return result
