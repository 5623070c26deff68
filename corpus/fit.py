"""Quantization of outputs that suits what is computed, and data without doubtful halves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from corpus.build import reals_of
from corpus.language import Argument, Array, Operand, Step, case, result
from corpus.types import F32, I32, Type

__all__ = ["clear", "fitted", "real_results", "shown"]

CLEAR = 0.2
"""Steps between a result and the next half, where every sound implementation rounds alike."""


def real_results(operation: str, inputs: Sequence[Argument]) -> Array:
    """The first output of one operation before it is rounded to any quantization."""
    out = result("output", F32)
    return reals_of(case("real", operation, inputs, out))[out]


def fitted(operation: str, inputs: Sequence[Argument], like: Type, *, span: int = 230) -> Type:
    """``like`` with a scale and zero point that spread the results over ``span`` codes.

    Above 255 results are cut off at both ends.
    """
    real = real_results(operation, inputs)
    low, high = float(real.min()), float(real.max())
    step = float(f"{(high - low) / span or 1.0:.2g}")
    least, greatest = like.limits
    middle = (least + greatest + 1) / 2
    zero_point = round(middle - (low + high) / 2 / step)
    return replace(
        like,
        scale=float(np.float32(step)),
        zero_point=min(max(zero_point, least), greatest),
    )


def shown(
    operation: str, inputs: Sequence[Argument], type: Type, name: str = "quantized"
) -> list[Step]:
    """The operation, and its output of codes or integers as real numbers: there a single step is
    an error.
    """
    inner = Operand("Internal", name, type)
    back = "CAST" if type.code == I32.code else "DEQUANTIZE"
    return [Step(operation, inputs, inner), Step(back, [inner], result("output"))]


def clear(
    operation: str,
    draw: Callable[[int], Sequence[Argument]],
    type: Type,
    *,
    first: int = 0,
    tries: int = 3000,
) -> Sequence[Argument]:
    """The first of ``draw(first)``, ``draw(first + 1)``... whose results are all far from a half.

    None is at an end of the codes. Rounding down, up, and to zero would each change some. ``first``
    spares a long search whose end is known; whatever it is, what is returned is clear.
    """
    for number in range(first, first + tries):
        inputs = draw(number)
        steps = real_results(operation, inputs) / type.scale
        fractions = steps - np.floor(steps)
        down, up = fractions > 0.5 + CLEAR, (fractions > 0.05) & (fractions < 0.5 - CLEAR)
        codes = steps + type.zero_point
        is_inside = type.limits[0] < codes.min() and codes.max() < type.limits[1]
        is_clear = is_inside and np.abs(fractions - 0.5).min() >= CLEAR
        if is_clear and down.any() and up.any() and np.where(steps > 0, down, up).any():
            return inputs
    raise ValueError(f"{operation}: no data of {tries} is clear of halves")
