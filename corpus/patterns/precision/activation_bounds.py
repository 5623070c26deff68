"""Fused activations whose bounds no code stands for, and steps of results finer than the products.

The bounds of RELU, RELU1 and RELU6 are codes only where scale and zero point allow it. Beyond the
codes, a bound that is kept in a byte wraps, and cuts off results that are right. A ratio of scales
of 1 or more needs a shift to the left, where most have one to the right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from corpus.arguments import RELU, RELU1, RELU6, VALID
from corpus.language import Argument, Array
from corpus.patterns._patterns import CODED, Patterns
from corpus.terms import Net, Term
from corpus.types import I32, u8

_BOUNDED: Final = Patterns(
    "activation_bounds", "results that their activation bounds, and what reads them", CODED
)

_BOUNDS: Final = (
    # Activation, and a result in which a bound lies beyond the last code, before the first, or at
    # the very end of them. RELU6 ends 384 codes above the zero point of the first; RELU1 64 codes
    # on either side of it.
    (RELU6, u8(1 / 64, 200)),
    (RELU1, u8(1 / 64, 20)),
    (RELU1, u8(1 / 64, 230)),
    (RELU, u8(1 / 32, 255)),
)
_IMAGE, _WEIGHTS = u8(1 / 64, 120), u8(1 / 4, 128)
_UNIT: Final = float(np.float32(_IMAGE.scale) * np.float32(_WEIGHTS.scale))
_DATA: Final = np.arange(0, 256, 31)

_PRODUCTS: Final[dict[str, tuple[list[int], list[bool]]]] = {
    "CONV_2D": ([VALID, 1, 1], []),
    "DEPTHWISE_CONV_2D": ([VALID, 1, 1, 1], []),
    "GROUPED_CONV_2D": ([0, 0, 0, 0, 1, 1, 1], [False]),
    "TRANSPOSE_CONV_2D": ([0, 0, 0, 0, 1, 1], [False]),
    "FULLY_CONNECTED": ([], []),
}
"""Arguments between the bias and the activation, and behind the activation."""

_REQUANTIZED: Final = ("CONV_2D", "DEPTHWISE_CONV_2D", "FULLY_CONNECTED")
"""Products that many drivers have kernels of their own for."""


def _product(net: Net, operation: str, codes: Array, bias: int = 3) -> list[Argument]:
    """Every code as often as the only weight says, and a bias."""
    is_flat = operation == "FULLY_CONNECTED"
    return [
        net.codes(codes.reshape((-1, 1) if is_flat else (1, 1, -1, 1)), _IMAGE),
        net.known(np.full((1, 1) if is_flat else (1, 1, 1, 1), _WEIGHTS.zero_point + 4), _WEIGHTS),
        net.known([bias], replace(I32, scale=_UNIT)),
        *_PRODUCTS[operation][0],
    ]


@_BOUNDED.each(_PRODUCTS, "bounds")
def _products(operation: str, net: Net) -> list[Term]:
    """Products far beyond the bounds of each activation are clamped exactly."""
    layout = _PRODUCTS[operation][1]
    return [
        net(operation, *_product(net, operation, _DATA), activation, *layout, type=type)
        for activation, type in _BOUNDS
    ]


@_BOUNDED.each(("ADD", "SUB", "MUL"), "bounds")
def _sums(operation: str, net: Net) -> Iterator[Term]:
    """Sums and products beyond the bounds of each activation are clamped exactly."""
    for activation, type in _BOUNDS:
        # One and nothing, and what makes the product's scale less than the result's.
        right = net.codes(np.full(1, 228 if operation == "MUL" else 100), u8(1 / 512, 100))
        yield net.codes(_DATA, _IMAGE).by(operation, right, activation, type=type)


@_BOUNDED.each(("AVERAGE_POOL_2D", "MAX_POOL_2D"), "bounds")
def _pooled(operation: str, net: Net) -> list[Term]:
    """Pixels far beyond the bounds of each activation are clamped exactly."""
    return [
        net.codes(_DATA.reshape(1, 1, -1, 1), type).to(operation, VALID, 1, 1, 1, 1, activation)
        for activation, type in _BOUNDS
    ]


@_BOUNDED.each(_REQUANTIZED, "fine")
def _fine(operation: str, net: Net) -> Iterator[Term]:
    """Output steps are finer than the product's: a requantization multiplier above 1."""
    for ratio in (3.0, 40.0):
        # Products of 4: no code of the first is so far from its zero point that it is cut off.
        reach = int(100 / (4 * ratio))
        codes = 120 + np.arange(-reach, reach + 1, max(1, reach // 4))
        type = u8(_IMAGE.scale * _WEIGHTS.scale / ratio, 128)
        yield net(operation, *_product(net, operation, codes), 0, type=type)


@_BOUNDED.each(_REQUANTIZED, "great")
def _great(operation: str, net: Net) -> Iterator[Term]:
    """Signed sums of 25 and 28 bits, through the bias, exceed 24 bits."""
    for bits, sign in ((23, 1), (26, -1)):
        bias = sign * (2**bits + 2 ** (bits - 2))
        arguments = _product(net, operation, np.array([100, 140]), bias)
        yield net(operation, *arguments, 0, type=u8(2.0 ** (bits - 6) * _UNIT, 128))
