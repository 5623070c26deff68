"""Clamps: fused activations whose bounds no code stands for, and steps finer than the products.

The bounds of RELU, RELU1 and RELU6 are codes only where scale and zero point allow it. Beyond the
codes, a bound that is kept in a byte wraps, and cuts off results that are right. A ratio of scales
of 1 or more needs a shift to the left, where most have one to the right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from corpus.language import (
    I32,
    Argument,
    Array,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    result,
    u8,
)
from corpus.patterns._net import RELU, RELU1, RELU6, VALID

__all__ = ["files"]


_BOUNDS: Final = (
    # Activation, and a result in which a bound lies beyond the last code, before the first, or at
    # the very end of them.
    (RELU6, u8(1 / 64, 200)),
    (RELU1, u8(1 / 64, 20)),
    (RELU1, u8(1 / 64, 230)),
    (RELU, u8(1 / 32, 255)),
)
"""RELU6 ends 384 codes above the zero point of the first; RELU1 64 codes on either side of it."""

_IMAGE: Final = u8(1 / 64, 120)
_WEIGHTS: Final = u8(1 / 4, 128)
_DATA: Final = np.arange(0, 256, 31)


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation, family in _FAMILIES.items():
        file = SpecFile(
            f"{operation.lower()}_clamps", f"{operation}: bounds of activations beyond the codes."
        )
        steps = [_step(operation, *bound, number) for number, bound in enumerate(_BOUNDS)]
        file.add("bounds_quant8", steps, tests="Every activation.", signed=True)
        if operation in _REQUANTIZED:
            _add_fine(file, operation)
            _add_great(file, operation)
        yield family, file


_FAMILIES: Final = {
    **dict.fromkeys(("ADD", "SUB", "MUL"), "elementwise_binary"),
    **dict.fromkeys(("AVERAGE_POOL_2D", "MAX_POOL_2D"), "pooling"),
    **dict.fromkeys(("CONV_2D", "DEPTHWISE_CONV_2D", "GROUPED_CONV_2D"), "convolution"),
    "TRANSPOSE_CONV_2D": "convolution",
    "FULLY_CONNECTED": "fully_connected",
}

_PRODUCTS: Final[dict[str, list[Argument]]] = {
    "CONV_2D": [VALID, 1, 1],
    "DEPTHWISE_CONV_2D": [VALID, 1, 1, 1],
    "GROUPED_CONV_2D": [0, 0, 0, 0, 1, 1, 1],
    "TRANSPOSE_CONV_2D": [0, 0, 0, 0, 1, 1],
    "FULLY_CONNECTED": [],
}
"""What comes between bias and activation."""

_REQUANTIZED: Final = ("CONV_2D", "DEPTHWISE_CONV_2D", "FULLY_CONNECTED")
"""Of the products, those that many drivers have kernels of their own for."""


def _layout(operation: str) -> list[Argument]:
    """What comes after the activation."""
    return [False] if operation in ("GROUPED_CONV_2D", "TRANSPOSE_CONV_2D") else []


def _step(operation: str, activation: int, type: Type, number: int) -> Step:
    """Results from far below to far above the bounds, as far as codes go."""
    out = result(f"output_{number}", type)
    if operation in _PRODUCTS:
        inputs = _product(operation, _DATA, _IMAGE, _WEIGHTS, number)
        return Step(operation, [*inputs, activation, *_layout(operation)], out)
    if operation in ("ADD", "SUB", "MUL"):
        # One and nothing, and what makes the product's scale less than the result's.
        other = u8(1 / 512, 100)
        right = np.full(1, 100 if operation != "MUL" else 228)
        left = given(f"first_{number}", _DATA, u8(1 / 64, 120))
        return Step(operation, [left, given(f"second_{number}", right, other), activation], out)
    image = given(f"input_{number}", _DATA.reshape(1, 1, -1, 1), type)
    return Step(operation, [image, VALID, 1, 1, 1, 1, activation], out)


def _product(
    operation: str, codes: Array, image: Type, weights: Type, number: int
) -> list[Argument]:
    """Every code as often as the only weight says; the bias is 3."""
    is_flat = operation == "FULLY_CONNECTED"
    shape = (-1, 1) if is_flat else (1, 1, -1, 1)
    scale = float(np.float32(image.scale) * np.float32(weights.scale))
    taps = np.full((1, 1) if is_flat else (1, 1, 1, 1), weights.zero_point + 4)
    return [
        given(f"input_{number}", codes.reshape(shape), image),
        constant(f"filter_{number}", taps, weights),
        constant(f"bias_{number}", [3], replace(I32, scale=scale)),
        *_PRODUCTS[operation],
    ]


def _add_fine(file: SpecFile, operation: str) -> None:
    """Ratios of scales of more than 1."""
    steps = []
    for number, ratio in enumerate((3.0, 40.0)):
        # Products of 4: no code of the first is so far from its zero point that it is cut off.
        reach = int(100 / (4 * ratio))
        codes = 120 + np.arange(-reach, reach + 1, max(1, reach // 4))
        inputs = _product(operation, codes, _IMAGE, _WEIGHTS, number)
        out = result(f"output_{number}", u8(_IMAGE.scale * _WEIGHTS.scale / ratio, 128))
        steps.append(Step(operation, [*inputs, 0, *_layout(operation)], out))
    file.add("fine_quant8", steps, tests="The steps of results are finer.", signed=True)


def _add_great(file: SpecFile, operation: str) -> None:
    """Sums of 25 and 28 bits with their sign, by the bias; nothing takes away from them."""
    steps = []
    for number, bits in enumerate((23, 26)):
        inputs = _product(operation, np.array([100, 140]), _IMAGE, _WEIGHTS, number)
        scale = float(np.float32(_IMAGE.scale) * np.float32(_WEIGHTS.scale))
        sign = -1 if number % 2 else 1
        total = sign * (2**bits + 2 ** (bits - 2))
        inputs[2] = constant(f"bias_{number}", [total], replace(I32, scale=scale))
        out = result(f"output_{number}", u8(2.0 ** (bits - 6) * scale, 128))
        steps.append(Step(operation, [*inputs, 0, *_layout(operation)], out))
    file.add("great_quant8", steps, tests="Sums that 24 bits do not hold.", signed=True)
