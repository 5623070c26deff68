"""Constants of one model that are alike but for one element.

Who keeps equal constants once, and tells them apart by a part of their bytes, by a sum of them or
by their first block, takes one for the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import Array, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import VALID, Net, Term

__all__ = ["files"]

_SHORT, _LONG = 24, 280
"""More than 64 bytes of real numbers, and more than 256 codes and 1024 bytes."""

_Reading = Callable[[Net, Array], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    nets: dict[str, Nets] = {
        operation: {
            name: ("Constants differ in one element, or in the order of two.", build)
            for name, build in kinds.items()
        }
        for operation, kinds in _KINDS.items()
    }
    yield from files_of("alike", "constants that are alike but for one element", nets)


def _constants(size: int, net: Net) -> list[Array]:
    """The same with another last, first and middle element, and with two neighbors exchanged."""
    base: Array = net.numbers.integers(size, low=-2, high=2).astype(float)
    base[-3:] = [1, 2, -1]
    found = [base]
    for place in (-1, 0, size // 2):
        other = base.copy()
        other[place] += 1 if other[place] < 2 else -1
        found.append(other)
    turned = base.copy()
    turned[[-3, -2]] = turned[[-2, -3]]
    return [*found, turned]


def _each(size: int, reading: _Reading, net: Net) -> list[Term]:
    return [reading(net, values) for values in _constants(size, net)]


def _few(net: Net, *shape: int) -> Term:
    return net.given(net.numbers.integers(*shape, low=-3, high=3))


def _sum(net: Net, values: Array) -> Term:
    return net.given([2.5]) + values


def _maximum(net: Net, values: Array) -> Term:
    """Of what is below all, so that each element is seen."""
    return net.given([[-4.0]]).max(values.reshape(4, -1))


def _dense(net: Net, values: Array) -> Term:
    units = values.reshape(2, -1)
    return _few(net, 2, units.shape[1]).layer("FULLY_CONNECTED", units, [1, -1], 0)


def _biased(net: Net, values: Array) -> Term:
    """Equal weights, other biases."""
    x = net.given([[1.0], [-2.0]])
    return x.layer("FULLY_CONNECTED", np.ones((len(values), 1)), values, 0)


def _convolved(net: Net, values: Array) -> Term:
    taps = values.reshape(3, 2, 2, 2)
    arguments = *net.weights(taps, [0, 1, -1]), VALID, 1, 1, 0
    return _few(net, 1, 3, 3, 2).to("CONV_2D", *arguments)


def _depthwise(net: Net, values: Array) -> Term:
    taps = values.reshape(1, 2, 3, 4)
    arguments = *net.weights(taps, [0, 1, -1, 2]), VALID, 1, 1, 2, 0
    return _few(net, 1, 3, 3, 2).to("DEPTHWISE_CONV_2D", *arguments)


def _between_ends(net: Net) -> list[Term]:
    """All the same but for what is in the middle, at the beginning, or in every second place."""
    shown = []
    for values in ([1, 1, 2, 1], [2, 1, 1, 1], [1, 2, 1, 2], [1, 2, 2, 1], [1, 1, 1, 2]):
        inner = net.constant(np.array(values))
        shown += [
            _few(net, 2, 4) + inner,
            inner * _few(net, 2, 4),
            inner - _few(net, 1),
            _few(net, 2, 4).max(inner),
        ]
    return shown


_KINDS: Final[dict[str, dict[str, Callable[[Net], list[Term]]]]] = {
    "ADD": {"short": partial(_each, _SHORT, _sum), "long": partial(_each, _LONG, _sum)},
    "MAXIMUM": {"short": partial(_each, _SHORT, _maximum), "ends": _between_ends},
    "FULLY_CONNECTED": {
        "short": partial(_each, _SHORT, _dense),
        "biases": partial(_each, _SHORT, _biased),
    },
    "CONV_2D": {"short": partial(_each, _SHORT, _convolved)},
    "DEPTHWISE_CONV_2D": {"short": partial(_each, _SHORT, _depthwise)},
}
