"""Telling values: elements at which implementations differ, among evenly distributed ones.

Zeros of both signs, small numbers, what clamps and activations turn at, halves that are rounded,
the ends of the range; of quantized types the zero point, its neighbors and the ends. NaN and
infinities are not drawn: the HAL does not say what arithmetic makes of them. Nor are numbers
without normal form, or whose squares have none, which a driver may take for 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from numpy.typing import NDArray

from nnhal.types import OperandType
from nntest.random_graph.dice import Dice

__all__ = ["with_telling"]

_SMALL: Final = {OperandType.TENSOR_FLOAT32: 2.0**-40, OperandType.TENSOR_FLOAT16: 2.0**-7}

_FLOATS: Final = (0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -1.5, 1.0, -1.0, 3.0, -3.0, 6.0)

_SHARE: Final = 6
"""One element in so many, of one tensor in two: the others are to look like any data."""


def with_telling(
    drawn: NDArray[Any],
    dice: Dice,
    type: OperandType,
    bounds: tuple[float, float],
    zero_point: int,
) -> NDArray[Any]:
    """``drawn`` with some of its elements replaced, within the same ``bounds``."""
    if not drawn.size or dice.flag() or type == OperandType.TENSOR_BOOL8:
        return drawn
    low, high = bounds
    values = [value for value in _values(type, zero_point, low, high) if low <= value <= high]
    if not values:
        return drawn
    result = drawn.copy()
    for _ in range(1 + drawn.size // _SHARE):
        result.flat[dice.number(0, drawn.size - 1)] = dice.pick(values)
    return result


def _values(type: OperandType, zero_point: int, low: float, high: float) -> Sequence[float]:
    if type in _SMALL:
        return (*_FLOATS, _SMALL[type], -_SMALL[type], low, high)
    return (zero_point - 1, zero_point, zero_point + 1, low, high)
