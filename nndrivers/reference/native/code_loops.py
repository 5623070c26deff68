"""The native variant of the loops over 8-bit codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.loops import Loops, Product, Sum
from nndrivers.reference.calls import Call
from nndrivers.reference.native.library import bound

__all__ = ["CodeLoops", "as_bytes"]


class CodeLoops(Loops):
    """Takes right operands that have the last dimensions of left ones; others stay with NumPy."""

    def quantize(
        self, source: NDArray[Any], numbers: NDArray[np.float64], target: NDArray[Any]
    ) -> Call | None:
        if source.dtype != np.float32:
            return None
        return bound("quantize", source.reshape(-1), numbers, as_bytes(target.reshape(-1)))

    def add_codes(
        self, left: NDArray[Any], right: NDArray[Any], total: Sum, target: NDArray[Any]
    ) -> Call | None:
        if left.shape != target.shape:
            left, right = right, left
            total = total._replace(left=total.right, right=total.left)
        if not _is_repeated(right, left, target) or total.multiplier.exponent > 0:
            return None
        terms = (each.astype(np.int32) for each in (total.left, total.right))
        codes = left.reshape(-1).view(np.uint8), right.reshape(-1).view(np.uint8)
        numbers = total.multiplier.mantissa, -total.multiplier.exponent, *total[3:]
        return bound("add_codes", *terms, *codes, *numbers, as_bytes(target.reshape(-1)))

    def multiply_codes(
        self, left: NDArray[Any], right: NDArray[Any], product: Product, target: NDArray[Any]
    ) -> Call | None:
        if left.shape != target.shape:
            left, right = right, left
            product = product._replace(left_zero=product.right_zero, right_zero=product.left_zero)
        if not _is_repeated(right, left, target):
            return None
        if product.multiplier.exponent > 0:
            return None
        arrays = left.reshape(-1), right.reshape(-1), _product_numbers(product)
        return bound("multiply_codes", *arrays, as_bytes(target.reshape(-1)))

    def lstm_step(self, arrays: Sequence[NDArray[Any]], numbers: tuple[int, ...]) -> Call | None:
        return bound("lstm_8bit", *arrays, numbers)

    def look_up_pairs(
        self,
        table: NDArray[Any],
        left: NDArray[np.uint8],
        right: NDArray[np.uint8],
        target: NDArray[Any],
    ) -> Call | None:
        if not _is_repeated(right, left, target):
            return None
        arrays = as_bytes(table), left.reshape(-1), right.reshape(-1), as_bytes(target.reshape(-1))
        return bound("look_up_pairs", *arrays)


def as_bytes(array: NDArray[Any]) -> NDArray[Any]:
    """Signed codes as bytes: truncation gives both the same, and one loop less is compiled."""
    return array.view(np.uint8) if array.dtype == np.int8 else array


def _is_repeated(right: NDArray[Any], left: NDArray[Any], target: NDArray[Any]) -> bool:
    """Whether ``left`` has the shape of ``target``, and ``right`` that of its last dimensions."""
    first = next((k for k, size in enumerate(right.shape) if size != 1), right.ndim)
    shape = right.shape[first:]
    is_last = shape == target.shape[target.ndim - len(shape) :]
    return left.shape == target.shape and is_last and right.size > 0


def _product_numbers(product: Product) -> NDArray[np.float64]:
    """As ``multiply_codes`` has them, of a multiplier whose exponent is not positive."""
    left_zero, right_zero, multiplier, *codes = product
    shift = -multiplier.exponent
    second = (0.5 * 2.0**shift, -1.0, 2.0**-shift) if shift else (0.0, 0.0, 1.0)
    return np.array([left_zero, right_zero, multiplier.mantissa * 2.0**-31, *second, *codes])
