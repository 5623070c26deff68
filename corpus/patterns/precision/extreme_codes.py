"""Products of extreme codes: sums that a unit for 8 bits keeps in 16 bits.

The product of the least signed codes, 2^14, is greater than any other, and two of them leave 16
bits. Instructions that multiply codes two by two (``vpmaddubsw``) saturate at 16 bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from corpus.arguments import SAME, VALID, behind_bias
from corpus.language import Array
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import Type, s8, u8

_EXTREME: Final = Patterns("extreme_codes", "products of the least and the greatest codes", CODED)
_PAIRED: Final = Patterns("paired_products", "pairs of products that leave 16 bits", CODED)

_DEPTH: Final = 33
"""Products in a sum: two blocks of sixteen and one more."""

_Layer = tuple[tuple[int, ...], tuple[int, ...], int, list[Any]]
"""Shapes of the input and the filters, channels of the result, further arguments."""

_LAYERS: Final[dict[str, _Layer]] = {
    "FULLY_CONNECTED": ((6, _DEPTH), (6, _DEPTH), 6, [0]),
    "CONV_2D": ((1, 1, 6, _DEPTH), (6, 1, 1, _DEPTH), 6, [VALID, 1, 1, 0]),
    "DEPTHWISE_CONV_2D": ((1, 6, 6, 16), (1, 3, 3, 16), 16, [SAME, 1, 1, 1, 0]),
    "GROUPED_CONV_2D": ((1, 1, 6, 32), (6, 1, 1, 16), 6, [VALID, 1, 1, 2, 0, False]),
    "TRANSPOSE_CONV_2D": ((1, 1, 6, _DEPTH), (6, 1, 1, _DEPTH), 6, [0, 0, 0, 0, 1, 1, 0, False]),
}


def _at_ends(shape: Sequence[int], type: Type) -> Array:
    """Rows of the least codes, of the greatest, of both in turns and of pairs that are eight apart;
    then of few that are at an end.
    """
    low, high = (0, 255) if type.code == "TENSOR_QUANT8_ASYMM" else (-128, 127)
    place = np.arange(shape[-1])
    middle = type.zero_point + 1 + place % 5
    rows = [
        np.full(shape[-1], low),
        np.full(shape[-1], high),
        np.where(place % 2, low, high),
        np.where(place % 8 == 3, low, middle),
        np.where(place // 2 % 2, low, middle),
        np.where(place < 2, high, low),
    ]
    return np.resize(np.array(rows), shape)


def _product(operation: str, layer: _Layer, zero_point: int, net: Net) -> list[Term]:
    data, filters, channels, rest = layer
    image, taps = u8(0.5, zero_point), u8(0.25, 128)
    x = net.codes(_at_ends(data, image), image)
    weights = net.known(_at_ends(filters, taps)[::-1].copy(), taps)
    bias = net.known(np.arange(channels) * 100 - 150, Type("TENSOR_INT32", 0.125))
    return [net.fitted(operation, x, weights, bias, *rest, like=u8(1.0, 0))]


@_EXTREME.by(_LAYERS, "ends")
def _ends(operation: str, layer: _Layer, net: Net) -> list[Term]:
    """Sums of products of the least and greatest codes exceed 16 bits."""
    return _product(operation, layer, 128, net)


@_EXTREME.by(_LAYERS, "ends_shifted")
def _shifted(operation: str, layer: _Layer, net: Net) -> list[Term]:
    """Sums of products of extreme codes exceed 16 bits; the zero point is near the least code."""
    return _product(operation, layer, 3, net)


@_EXTREME.named(
    "BATCH_MATMUL",
    {"ends_quant8_signed": False, "ends_turned_quant8_signed": True},
    REAL,
    float16=False,
)
def _matrices(turned: bool, net: Net) -> list[Term]:
    """Sums of products of signed extreme codes exceed 16 bits; matrices may be transposed."""
    left, right = s8(0.5, 0), s8(0.25, -3)
    second = _at_ends((2, 6, _DEPTH), right)[:, ::-1]
    pair = (
        net.codes(_at_ends((2, 6, _DEPTH), left), left),
        net.codes(second if turned else second.transpose(0, 2, 1), right),
    )
    return [net.fitted("BATCH_MATMUL", *pair, False, turned, like=s8(1.0, 0))]


_PAIRS: Final = np.array(
    [
        [255, 255, 254, 250, 255, 249, 252, 255, 251, 255, 253, 250],
        [251, 254, 255, 255, 250, 252, 255, 253, 255, 254, 249, 255],
    ]
)

_GREAT: Final = np.array([255, 255, 1, 128, 1, 128, 128, 255, 128, 1, 128, 128])
"""Weights whose zero point is 128: one pair leaves 16 bits, the others bring it back."""


@_PAIRED.by({"FULLY_CONNECTED": (), "CONV_2D": (1, 1)}, "pairs")
def _paired(operation: str, window: tuple[int, ...], net: Net) -> list[Term]:
    """A sum of two products overflows 16 bits, while the whole sum stays small.

    Saturation of one pair is not compensated by another: the last pairs have one product each.
    """
    units = np.stack([_GREAT, 256 - np.maximum(_GREAT, 1), np.roll(_GREAT, 2)])
    x = net.codes(_PAIRS.reshape(len(_PAIRS), *window, -1), u8(0.5, 0))
    weights = net.known(units.reshape(len(units), *window, -1), u8(1 / 128, 128))
    bias = net.known(np.zeros(len(units), np.int32), Type("TENSOR_INT32", 1 / 256))
    return [net(operation, x, weights, bias, *behind_bias(operation), type=u8(0.125, 128))]
