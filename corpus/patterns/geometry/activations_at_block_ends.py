"""Fused activations in whole vectors and blocks, and in every place that a loop ends at.

Elements that vectors leave over have code of their own, which may forget what comes after the sum.
Data repeat themselves after a few pixels, so that the specs are short.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Final

import numpy as np

from corpus.arguments import RELU, RELU1, RELU6, VALID, behind_bias, filter_shape
from corpus.language import Array
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import BIAS, WEIGHTS, Net, Term

_REMAINDERS: Final = Patterns(
    "activations_in_remainders", "activations at the end of a loop", seed="clipped"
)
_MANY: Final = Patterns(
    "activations_of_many_elements", "fused activations", seed="activated_throughout"
)

_ACTIVATIONS: Final = (RELU6, RELU1, RELU)

_SIDES: Final = {
    **dict.fromkeys(("CONV_2D", "DEPTHWISE_CONV_2D"), (1, 3)),
    **dict.fromkeys(("GROUPED_CONV_2D", "TRANSPOSE_CONV_2D"), (3,)),
}
"""Sides of filters."""

_PIXELS: Final = ((1, 5), (2, 3), (3, 5), (1, 13), (1, 4))
"""Pixels of the result: blocks of 4, 8 and 16 leave over a different number of each."""

_CHANNELS: Final = (1, 3, 5, 2)
_LENGTHS: Final = (3, 5, 7, 15, 18, 25)
_ROWS: Final = ((1, 17), (2, 7), (3, 5), (5, 9), (7, 3), (1, 30))


def _halves(net: Net, *shape: int) -> Term:
    """Halves on both sides of 0, few enough that results of codes are codes."""
    return net.given(net.numbers.integers(*shape, low=-5, high=5) / 2)


def _filters(net: Net, *shape: int) -> Term:
    taps = net.numbers.integers(*shape, low=-2, high=1)
    return net.constant(taps + (taps >= 0), WEIGHTS[net.type.code])


def _bias(net: Net, channels: int) -> Term:
    """Enough to move results to both sides of the bounds."""
    return net.constant(net.numbers.integers(channels, low=-3, high=7), BIAS[net.type.code])


def _convolved(operation: str, stride: int, net: Net) -> Iterator[Term]:
    """The last, partial block of pixels applies each fused activation, for many result sizes."""
    padding = VALID if operation in ("CONV_2D", "DEPTHWISE_CONV_2D") else [0, 0, 0, 0]
    for number, (side, pixels) in enumerate(product(_SIDES[operation], _PIXELS)):
        sides = [(count - 1) * stride + side for count in pixels]
        if operation == "TRANSPOSE_CONV_2D":
            sides = [*pixels]
        channels = units = _CHANNELS[number % 4]
        inner = {"DEPTHWISE_CONV_2D": channels, "GROUPED_CONV_2D": 2}.get(operation, 1)
        if operation == "GROUPED_CONV_2D":
            units = 2 * channels
        image = _halves(net, 1, *sides, inner)
        filters = _filters(net, *filter_shape(operation, (side, side), inner, units))
        activation = _ACTIVATIONS[number % 3]
        rest = behind_bias(operation, padding, activation, strides=(stride, stride))
        yield image.to(operation, filters, _bias(net, units), *rest)


def _pooled(operation: str, net: Net) -> Iterator[Term]:
    """The last, partial block of pixels applies each fused activation, for many result sizes."""
    for number, (stride, (rows, columns)) in enumerate(product((1, 2), _PIXELS)):
        height, width = ((pixels - 1) * stride + 1 for pixels in (rows, columns))
        # Windows of one element: sums of codes need no rounding.
        x = net.given(
            net.numbers.integers(1, height, width, _CHANNELS[number % 4], low=-8, high=16)
        )
        rest = [VALID, stride, stride, 1, 1, _ACTIVATIONS[number % 3]]
        yield net(operation, x, *rest)


def _arithmetic(operation: str, net: Net) -> Iterator[Term]:
    """The last, partial block of a row applies each fused activation, for many lengths."""
    for number, length in enumerate(_LENGTHS):
        x, y = (net.given(net.numbers.integers(length, low=-5, high=5)) for _ in range(2))
        yield net(operation, x, y, _ACTIVATIONS[number % 3])


def _connected(net: Net) -> Iterator[Term]:
    """The last, partial block of rows or units applies each fused activation."""
    for number, (batches, units) in enumerate(_ROWS):
        x = _halves(net, batches, 3)
        filters, activation = _filters(net, units, 3), _ACTIVATIONS[number % 3]
        yield x.to("FULLY_CONNECTED", filters, _bias(net, units), activation)


_PERIOD: Final = 7
"""Pixels or rows after which the data repeat themselves: a prime."""

_LONG_LENGTHS: Final = ((1031,), (1, 1, 37, 40))
"""More than a thousand elements, in one dimension and in several."""

_LONG_PIXELS: Final = 67

_UNITS: Final = 19
"""Channels or units of results, more than a vector of 16."""

_Activated = Callable[[Net, int], Iterable[Term]]
"""Results of an operation with a fused activation."""


def _each(build: _Activated, net: Net) -> list[Term]:
    """Whole vectors and the remaining elements have results beyond each activation's bounds."""
    return [shown for activation in (RELU, RELU1, RELU6) for shown in build(net, activation)]


def _repeated(net: Net, period: int, *shape: int) -> Array:
    """Halves up to 8, of both signs."""
    return np.resize(net.few_values(period, most=16), shape)


def _computed(operation: str) -> _Activated:
    def build(net: Net, activation: int) -> Iterator[Term]:
        for shape in _LONG_LENGTHS:
            factors = operation in ("MUL", "DIV")
            other = net.numbers.shuffled([-2, -1, 1, 2, 1, -1, 2])
            second = np.resize(other, shape) if factors else _repeated(net, _PERIOD, *shape)
            pair = net.given(_repeated(net, _PERIOD, *shape)), net.given(second)
            yield net(operation, *pair, activation)

    return build


def _image(net: Net, channels: int) -> Term:
    """One row of many pixels."""
    return net.given(_repeated(net, _PERIOD * channels, 1, 1, _LONG_PIXELS, channels))


def _layer(
    operation: str, inner: int, units: int, padding: int | Sequence[int] = VALID
) -> _Activated:
    def build(net: Net, activation: int) -> list[Term]:
        taps = net.numbers.integers(*filter_shape(operation, (1, 2), inner, units), low=-2, high=2)
        filters = net.weights(taps, np.resize([0.5, -1.5, 2.0, -0.5, 1.0], units))
        rest = behind_bias(operation, padding, activation)
        return [_image(net, inner).to(operation, *filters, *rest)]

    return build


def _long_connected(net: Net, activation: int) -> list[Term]:
    x = net.given(_repeated(net, _PERIOD * 3, _LONG_PIXELS, 3))
    taps = net.numbers.integers(_UNITS, 3, low=-2, high=2)
    return [
        x.layer("FULLY_CONNECTED", taps, np.resize([0.5, -1.5, 2.0, -0.5, 1.0], _UNITS), activation)
    ]


def _long_pooled(operation: str) -> _Activated:
    return lambda net, a: [_image(net, _UNITS).to(operation, VALID, 1, 1, 2, 1, a)]


_ANY: Final[dict[str, _Activated]] = {
    **{operation: _computed(operation) for operation in ("ADD", "SUB", "MUL")},
    "CONV_2D": _layer("CONV_2D", 2, _UNITS),
    "DEPTHWISE_CONV_2D": _layer("DEPTHWISE_CONV_2D", _UNITS, _UNITS),
    "GROUPED_CONV_2D": _layer("GROUPED_CONV_2D", 4, _UNITS - 1),
    "TRANSPOSE_CONV_2D": _layer("TRANSPOSE_CONV_2D", 2, _UNITS, [0, 0, 0, 0]),
    "FULLY_CONNECTED": _long_connected,
    "MAX_POOL_2D": _long_pooled("MAX_POOL_2D"),
}

_REAL: Final[dict[str, _Activated]] = {
    "DIV": _computed("DIV"),
    **{operation: _long_pooled(operation) for operation in ("AVERAGE_POOL_2D", "L2_POOL_2D")},
}
"""Operations whose results are no codes."""


_REMAINDERS.each(_SIDES, {"stride_1": 1, "stride_2": 2})(_convolved)
_REMAINDERS.each(("AVERAGE_POOL_2D", "MAX_POOL_2D"), "windows")(_pooled)
_REMAINDERS.each(("ADD", "SUB", "MUL"), "lengths")(_arithmetic)
_REMAINDERS("FULLY_CONNECTED", "rows")(_connected)
_MANY.of(_ANY, "all")(_each)
_MANY.of(_REAL, "all", REAL)(_each)
