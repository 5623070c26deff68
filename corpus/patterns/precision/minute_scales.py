"""Scales of which float16 has next to no bits: codes are what they are with other units."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np

from corpus.arguments import VALID
from corpus.numbers import Numbers
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import BOOL8, I32, Type, per_channel, q8s, s8, u8

_SCALES: Final = Patterns("minute_scales", "scales that fewer bits do not hold", CODED)

_MINUTE: Final = 2.6e-7
"""A scale of which float16 has the first two bits."""


@_SCALES.each(
    ("EQUAL", "NOT_EQUAL", "LESS", "GREATER_EQUAL"),
    "minute_scales",
    why="TF Lite compares numbers that it has rounded to a unit of its own",
)
def _compared(operation: str, net: Net) -> list[Term]:
    """Equal and nearly equal numbers with two tiny scales are compared."""
    steps = np.array([-40, -6, 0, 8, 30, 44])
    first = net.codes(np.concatenate([steps, steps + 1, steps - 1]) + 100, u8(_MINUTE, 100))
    second = net.codes(np.concatenate([steps // 2] * 3) + 90, u8(2 * _MINUTE, 90))
    return [first.by(operation, second)]


_Layer = tuple[tuple[int, ...], tuple[int, ...], list[Any]]
"""Shapes of input and filter, and what follows the bias."""

_CONVOLUTIONS: Final[dict[str, _Layer]] = {
    "CONV_2D": ((1, 3, 3, 2), (3, 2, 2, 2), [VALID, 1, 1, 0]),
    "DEPTHWISE_CONV_2D": ((1, 3, 3, 2), (1, 2, 2, 4), [VALID, 1, 1, 2, 0]),
    "GROUPED_CONV_2D": ((1, 3, 3, 4), (4, 2, 2, 2), [0, 0, 0, 0, 1, 1, 2, 0, False]),
    "TRANSPOSE_CONV_2D": ((1, 2, 3, 2), (3, 2, 2, 2), [0, 0, 0, 0, 1, 1, 0, False]),
}
_LAYERS: Final = {**_CONVOLUTIONS, "FULLY_CONNECTED": ((2, 9), (4, 9), [0])}


def _product(operation: str, layer: _Layer, net: Net, *, by_channel: bool) -> list[Term]:
    shape, filters, rest = layer
    dim = 3 if operation == "DEPTHWISE_CONV_2D" else 0
    channels, numbers = filters[dim], Numbers(f"narrow {operation}")
    image, kind = u8(_MINUTE, 120), u8(_MINUTE, 128)
    source = net.codes(numbers.codes(image, *shape), image)
    taps = numbers.codes(kind, *filters, low=0, high=255)
    scale = float(np.float32(image.scale) * np.float32(kind.scale))
    if by_channel:
        kind = per_channel([_MINUTE * (1 + n / 8) for n in range(channels)], dim)
        taps, scale = numbers.codes(kind, *filters, low=-127, high=127), 0.0
    bias = net.known(np.arange(channels) * 100 - 150, replace(I32, scale=scale))
    return [net.fitted(operation, source, net.known(taps, kind), bias, *rest, like=u8(1.0, 0))]


@_SCALES.by(_LAYERS, "minute_scales")
def _layer(operation: str, layer: _Layer, net: Net) -> list[Term]:
    """Data and weights have tiny scales, while the codes are ordinary."""
    return _product(operation, layer, net, by_channel=False)


@_SCALES.by(_CONVOLUTIONS, "minute_scales_per_channel")
def _layer_by_channel(operation: str, layer: _Layer, net: Net) -> list[Term]:
    """Each channel has a tiny scale, while the codes are ordinary."""
    return _product(operation, layer, net, by_channel=True)


@_SCALES("BATCH_MATMUL", "minute_scales", signed=False)
def _matrices(net: Net) -> list[Term]:
    """Both matrices have tiny scales, while the codes are ordinary."""
    type = Type("TENSOR_QUANT8_ASYMM_SIGNED", _MINUTE, -8)
    pair = net.drawn("narrow lhs", type, 1, 3, 5), net.drawn("narrow rhs", type, 1, 5, 4)
    return [net.fitted("BATCH_MATMUL", *pair, False, False, like=s8(1.0, 0))]


@_SCALES.by({"MUL": (u8(3e5, 131), [0]), "PRELU": (u8(3e5, 255), [])}, "minute_scale")
def _products(operation: str, first: tuple[Type, list[int]], net: Net) -> list[Term]:
    """A large quantization scale is multiplied by a tiny one."""
    type, rest = first
    pair = (
        net.drawn(f"narrow {operation} {name}", each, 3, 17)
        for name, each in (("first", type), ("second", u8(_MINUTE, 100)))
    )
    return [net.fitted(operation, *pair, *rest, like=u8(1.0, 0))]


@_SCALES("RSQRT", "minute_scale")
def _roots(net: Net) -> list[Term]:
    """The square root of a tiny scale is a thousand times as large."""
    return [net.fitted("RSQRT", net.codes(np.arange(3, 250, 13), u8(_MINUTE, 0)), like=u8(1.0, 0))]


@_SCALES("SELECT", "minute_scales")
def _selected(net: Net) -> list[Term]:
    """Two operands and the result have tiny, different scales."""
    choice = net.given(np.arange(20) % 3 == 0, BOOL8)
    pair = (
        net.drawn("narrow select a", u8(_MINUTE, 100), 20),
        net.drawn("narrow select b", u8(1.5 * _MINUTE, 120), 20),
    )
    return [choice.to("SELECT", *pair, type=u8(1.6 * _MINUTE, 110))]


@_SCALES("DEQUANTIZE", "great_scale_symm", REAL, float16=False)
def _dequantized(net: Net) -> list[Term]:
    """The scale exceeds float16."""
    return [net.codes(np.arange(-128, 128).reshape(4, 64), q8s(70_000.5)).dequantize()]
