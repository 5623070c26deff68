"""Equal layers in a row, each with weights of its own, or some of its own.

Equal layers become a loop over a table: all that is not equal has to be in the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU6, SAME, behind_bias
from corpus.language import Array
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import F32

_STACKED_LAYERS: Final = Patterns(
    "stacked_layers", "the same layer several times in a row", seed="stacks"
)
_STACKED_LAYERS_REAL: Final = _STACKED_LAYERS.only(REAL)
_LAYERS: Final = 4


def _taps(shape: Sequence[int], number: int) -> Array:
    """Few, of which most are in other places in each layer, so that sums stay small."""
    taps = np.zeros(shape, int)
    flat = taps.reshape(-1)
    step = max(1, flat.size // 3)
    for place, tap in enumerate((1, -1, 1)):
        flat[(number * 2 + place * step + place) % flat.size] = tap
    return taps


def _bias(size: int, number: int) -> Array:
    return np.resize([0.5, -1.0, 1.5, 0.0, 2.0], size + number)[number:]


_Stack = tuple[Sequence[int], Sequence[int], int]
"""Shapes of the input and of the weights, and the units."""


def _stacked(operation: str, stacks: _Stack, net: Net) -> list[Term]:
    """Equal layers become a loop, which must keep each one's weights, biases or activation."""
    # All weights of their own, with each activation; then the same weights or biases in all; then
    # another activation in one of them.
    input, taps, units = stacks

    def stack(activations: Sequence[int], *, weights: bool = True, biases: bool = True) -> Term:
        x = net.few(*input)
        filters = partial(net.weights, alike=not (weights and biases))
        (w, b) = filters(_taps(taps, 0), _bias(units, 0))
        for number, activation in enumerate(activations):
            own_w, own_b = filters(_taps(taps, number), _bias(units, number))
            both = (own_w if weights else w, own_b if biases else b)
            x = x.to(operation, *both, *behind_bias(operation, SAME, activation))
        return x

    shown = [stack([each] * _LAYERS) for each in (NONE, RELU, RELU6)]
    shown.append(stack([NONE] * 3, weights=False))
    shown.append(stack([RELU] * _LAYERS, biases=False))
    return [*shown, *(stack(np.roll([RELU6, NONE, NONE], n).tolist()) for n in range(3))]


def _rows(operation: str, net: Net) -> Iterator[Term]:
    """Equal layers become a loop, which must keep each one's weights, biases or activation."""
    # Constants of their own for each, of one element, of a row and of all; or the first in all.
    for shape in ((1,), (3,), (2, 3)):
        for own in (True, False):
            x = net.few(2, 3)
            for number in range(_LAYERS):
                row = np.resize(np.roll([1.5, -1.0, 2.0, 0.5, -2.5], number if own else 0), shape)
                x = net(operation, x, net.constant(row), NONE)
            yield x


@_STACKED_LAYERS_REAL("PRELU", "slopes")
def _slopes(net: Net) -> list[Term]:
    """The slopes of consecutive layers differ."""
    x = net.few(2, 3)
    for number in range(_LAYERS):
        x = x.by("PRELU", np.roll([0.5, 0.25, 2.0], number))
        x = x - 0.75
    return [x]


@_STACKED_LAYERS_REAL("INSTANCE_NORMALIZATION", "images")
def _normalized(net: Net) -> list[Term]:
    """Consecutive normalizations have different scalars."""
    x = net.few(1, 3, 3, 2)
    for number in range(3):
        x = x.to("INSTANCE_NORMALIZATION", 1.5 - number / 2, number - 0.5, 0.5, False)
    return [x]


@_STACKED_LAYERS_REAL("RNN", "steps")
def _cells(net: Net) -> Iterator[Term]:
    """Unrolled steps of an RNN have different weights, or the same."""
    for own in (True, False):
        x, state = net.few(2, 3), net.given(np.array([[0.5, -0.25, 1.0], [0.0, 0.25, -1.0]]))
        for number in range(3):
            place = number if own else 0
            inner, outer = (net.constant(_taps((3, 3), at) / by) for at, by in ((place, 2), (5, 4)))
            bias = net.constant(_bias(3, place) / 4)
            state, x = net.several("RNN", x, inner, outer, bias, state, RELU, types=[F32] * 2)
            x = x - 0.25
        yield x


_STACKS: Final[dict[str, dict[str, _Stack]]] = {
    "FULLY_CONNECTED": {"units": ((2, 3), (3, 3), 3)},
    "CONV_2D": {
        "windows": ((1, 4, 3, 2), (2, 3, 3, 2), 2),
        "pixels": ((1, 2, 3, 3), (3, 1, 1, 3), 3),
    },
    "DEPTHWISE_CONV_2D": {"windows": ((1, 4, 3, 2), (1, 3, 3, 2), 2)},
    "GROUPED_CONV_2D": {"windows": ((1, 4, 3, 4), (4, 3, 3, 2), 4)},
}
for _operation, _stacks in _STACKS.items():
    _STACKED_LAYERS.each([_operation], _stacks)(_stacked)
_STACKED_LAYERS.each(("ADD", "SUB"), "rows")(_rows)
_STACKED_LAYERS_REAL.each(["MUL"], "rows")(_rows)
