"""Fused activations of more elements than a vector, a tile or a block of channels has.

Each has limits that some results are beyond, in whole vectors and in what they leave over. The data
repeat themselves after a few pixels, so that the specs are short.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, Argument, Array, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, VALID, Net, Term

__all__ = ["files"]

_ACTIVATIONS: Final = (1, 2, 3)
"""RELU, RELU1 and RELU6."""

_PERIOD: Final = 7
"""Pixels or rows after which the data repeat themselves: a prime."""

_LENGTHS: Final = ((1031,), (1, 1, 37, 40))
"""More than a thousand elements, in one dimension and in several."""

_PIXELS: Final = 67
_UNITS: Final = 19
"""Channels or units of results, more than a vector of 16."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "fused activations of many elements"
    for builders, types in ((_ANY, [F32, CODES]), (_REAL, [F32])):
        nets: dict[str, Nets] = {
            operation: {"all": ("In whole vectors and in the rest.", partial(_each, build))}
            for operation, build in builders.items()
        }
        yield from files_of("activated_throughout", about, nets, types)


_Activated = Callable[[Net, int], list[Term]]
"""Results of an operation with a fused activation."""


def _each(build: _Activated, net: Net) -> list[Term]:
    return [shown for activation in _ACTIVATIONS for shown in build(net, activation)]


def _repeated(net: Net, period: int, *shape: int) -> Array:
    """Halves up to 8, of both signs."""
    return np.resize(net.few_values(period, most=16), shape)


def _computed(operation: str, net: Net, activation: int) -> list[Term]:
    shown = []
    for shape in _LENGTHS:
        factors = operation in ("MUL", "DIV")
        other = net.numbers.shuffled([-2, -1, 1, 2, 1, -1, 2])
        second = np.resize(other, shape) if factors else _repeated(net, _PERIOD, *shape)
        pair = net.given(_repeated(net, _PERIOD, *shape)), net.given(second)
        shown.append(net(operation, *pair, activation))
    return shown


def _image(net: Net, channels: int) -> Term:
    """One row of many pixels."""
    return net.given(_repeated(net, _PERIOD * channels, 1, 1, _PIXELS, channels))


def _taps(net: Net, *shape: int, units: int) -> list[Argument]:
    taps = net.numbers.integers(*shape, low=-2, high=2)
    return net.weights(taps, np.resize([0.5, -1.5, 2.0, -0.5, 1.0], units))


def _convolved(net: Net, activation: int) -> list[Term]:
    filters = _taps(net, _UNITS, 1, 2, 2, units=_UNITS)
    return [_image(net, 2).to("CONV_2D", *filters, VALID, 1, 1, activation)]


def _depthwise(net: Net, activation: int) -> list[Term]:
    filters = _taps(net, 1, 1, 2, _UNITS, units=_UNITS)
    return [_image(net, _UNITS).to("DEPTHWISE_CONV_2D", *filters, VALID, 1, 1, 1, activation)]


def _grouped(net: Net, activation: int) -> list[Term]:
    units, groups = _UNITS - 1, 2
    filters, rest = _taps(net, units, 1, 2, 2, units=units), [VALID, 1, 1, groups]
    return [_image(net, 4).to("GROUPED_CONV_2D", *filters, *rest, activation, False)]


def _transposed(net: Net, activation: int) -> list[Term]:
    filters = _taps(net, _UNITS, 1, 2, 2, units=_UNITS)
    rest: list[Argument] = [0, 0, 0, 0, 1, 1, activation, False]
    return [_image(net, 2).to("TRANSPOSE_CONV_2D", *filters, *rest)]


def _connected(net: Net, activation: int) -> list[Term]:
    x = net.given(_repeated(net, _PERIOD * 3, _PIXELS, 3))
    return [x.to("FULLY_CONNECTED", *_taps(net, _UNITS, 3, units=_UNITS), activation)]


def _pooled(operation: str, net: Net, activation: int) -> list[Term]:
    return [net(operation, _image(net, _UNITS), VALID, 1, 1, 2, 1, activation)]


_ANY: Final[dict[str, _Activated]] = {
    **{operation: partial(_computed, operation) for operation in ("ADD", "SUB", "MUL")},
    "CONV_2D": _convolved,
    "DEPTHWISE_CONV_2D": _depthwise,
    "GROUPED_CONV_2D": _grouped,
    "TRANSPOSE_CONV_2D": _transposed,
    "FULLY_CONNECTED": _connected,
    "MAX_POOL_2D": partial(_pooled, "MAX_POOL_2D"),
}

_REAL: Final[dict[str, _Activated]] = {
    "DIV": partial(_computed, "DIV"),
    "AVERAGE_POOL_2D": partial(_pooled, "AVERAGE_POOL_2D"),
    "L2_POOL_2D": partial(_pooled, "L2_POOL_2D"),
}
"""Whose results are no codes."""
