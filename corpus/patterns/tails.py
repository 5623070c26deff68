"""Tails: every rest that blocks of 4, 8 and 16 channels leave, in one case of many products.

Vectorized loops handle what is left over by code of its own, often by one branch for each rest.
Every number of channels from 17 to 32 is that of an input, the odd ones of reals, the even ones of
codes (FULLY_CONNECTED: the odd ones only), and no weight or bias is that of its neighbor. One in
three has an activation.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import (
    F32,
    Argument,
    Array,
    Operand,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    per_channel,
    result,
    u8,
)
from corpus.patterns._net import NONE, RELU, VALID

__all__ = ["files"]

_SIZES: Final = range(17, 33)
"""One block of 16 and every rest."""

_WIDE: Final = range(33, 49)
"""For depthwise filters: large enough to be packed in a spec."""

_PERIOD: Final = 13
"""Of data: a prime, so that no block repeats, and short."""

_IMAGE: Final = u8(0.5, 100)
_WEIGHTS: Final = u8(0.25, 120)
Shape = tuple[int, ...]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation, family in _FAMILIES.items():
        file = SpecFile(
            f"{operation.lower()}_tails", f"{operation}: what blocks of channels leave over."
        )
        for name, type, weights in _KINDS[operation]:
            # A spec has to be small: reals have the odd sizes, codes the even ones.
            numbers = range(int(type.is_quant8), len(_SIZES), 2)
            steps = [_step(operation, n, type, weights) for n in numbers]
            options = {"signed": True} if type.is_quant8 else {"float16": True}
            file.add(name, steps, tests="Many numbers of channels.", **options)
        yield family, file


_FAMILIES: Final = {
    "CONV_2D": "convolution",
    "DEPTHWISE_CONV_2D": "convolution",
    "FULLY_CONNECTED": "fully_connected",
}

_BY_CHANNEL: Final = per_channel([0.25], 0)
"""Stands for a filter with a scale for each channel, however many there are."""

_REAL: Final = ("real", F32, F32)
_CHANNELS: Final = ("channel", _IMAGE, _BY_CHANNEL)

_KINDS: Final = {
    "CONV_2D": (_REAL, _CHANNELS),
    "DEPTHWISE_CONV_2D": (_REAL, _CHANNELS),
    "FULLY_CONNECTED": (_REAL,),
}


def _shapes(operation: str, number: int) -> tuple[Shape, Shape, int, list[Argument]]:
    """Of input and filter, channels of the output, and what follows the bias."""
    # Seven and sixteen have no common divisor: every pair of rests is another one.
    size, units = _SIZES[number], _SIZES[number * 7 % len(_SIZES)]
    activation = RELU if number % 3 == 1 else NONE
    if operation == "FULLY_CONNECTED":
        return (1, size), (units, size), units, [activation]
    if operation == "DEPTHWISE_CONV_2D":
        channels = _WIDE[number]
        rest: list[Argument] = [VALID, 1, 1, 1, activation]
        return (1, 3, 3, channels), (1, 3, 3, channels), channels, rest
    return (1, 1, 1, size), (units, 1, 1, size), units, [VALID, 1, 1, activation]


def _step(operation: str, number: int, type: Type, weights: Type) -> Step:
    image, filters, channels, rest = _shapes(operation, number)
    taps = _repeated(filters, number)
    bias = np.arange(channels) - channels // 2
    data = _repeated(image, number + 5)
    if not type.is_quant8:
        operands = [
            given(f"input_{number}", data),
            constant(f"filter_{number}", taps),
            constant(f"bias_{number}", bias),
        ]
        return Step(operation, [*operands, *rest], result(f"output_{number}"))
    kind, scale = weights, float(np.float32(type.scale) * np.float32(weights.scale))
    if weights.channels:
        axis = 3 if operation == "DEPTHWISE_CONV_2D" else 0
        kind, scale = per_channel([0.125 * (1 + n % 3) for n in range(channels)], axis), 0.0
    operands = [
        given(f"input_{number}", data + type.zero_point, type),
        constant(f"filter_{number}", taps + weights.zero_point, kind),
        constant(f"bias_{number}", bias * 40, Type("TENSOR_INT32", scale)),
    ]
    return Step(operation, [*operands, *rest], _coarse(number, channels))


def _coarse(number: int, channels: int) -> Operand:
    """Codes in steps of some products, of which none is out of range."""
    return result(f"output_{number}", u8(2.0, 110))


def _repeated(shape: Shape, number: int) -> Array:
    """Whole numbers from 1 to 13, of both signs, from another one on for each ``number``."""
    period = (np.arange(_PERIOD) * 5 + number) % _PERIOD + 1
    return np.resize(np.where(period % 3, period, -period), shape)
