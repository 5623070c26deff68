"""Passes over pools, normalizations and cells.

A pass merges one of them with what moves, scales or sums beside it, or drops that. A net has what
it may merge, and the same with other axes, signs, windows, states or readers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import numpy as np

from corpus.language import F32, I32, SpecFile, omitted
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import NONE, RELU, RELU1, RELU6, SAME, VALID, Net, Term

__all__ = ["files"]


_ROW: Final = [2.0, -1.0, 3.0]
_COLUMN: Final = [[1.0], [-2.0], [0.5]]
"""Along the last dimension and the one before, which have the same size."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "what could be merged with it, or left out"
    pool: Nets = {"windows": ("Windows over windows.", partial(_pools, "MAX_POOL_2D"))}
    yield from files_of("passes", about, {"MAX_POOL_2D": pool})
    yield from files_of("passes_of_reals", about, _REAL, [F32])


def _mul(net: Net, x: Term, factors: Any, activation: int = NONE) -> Term:
    return x.by("MUL", factors, activation)


def _add(net: Net, x: Term, terms: Any, activation: int = NONE) -> Term:
    return x.by("ADD", terms, activation)


def _pools(operation: str, net: Net) -> list[Term]:
    """Windows over windows, over what was moved or scaled, of one pixel and of the whole image."""
    x, other = _plain(net, 1, 4, 4, 2), _plain(net, 1, 4, 4, 2)

    def pool(image: Term, *window: int, scheme: int = VALID, activation: int = 0) -> Term:
        """Of the strides and the sides of the window."""
        return net(operation, image, scheme, *window, activation)

    turned = x.transpose(0, 2, 1, 3)
    large = x.to("RESIZE_NEAREST_NEIGHBOR", 8, 8, False)
    inner = pool(x, 1, 1, 2, 2)
    shown = [
        pool(pool(x, 1, 1, 2, 2), 1, 1, 2, 2),
        pool(pool(x, 2, 2, 2, 2), 1, 1, 2, 2),
        pool(pool(x, 1, 1, 3, 3, scheme=SAME), 1, 1, 2, 2, scheme=SAME),
        pool(pool(x, 1, 2, 2, 1), 2, 1, 1, 2),
        pool(pool(x, 1, 1, 2, 1, activation=RELU6), 2, 1, 1, 2),
        pool(pool(x, 1, 1, 2, 2).relu(), 1, 1, 2, 2, scheme=SAME),
        pool(x, 1, 1, 1, 1, activation=RELU),
        pool(pool(x, 2, 2, 1, 1), 1, 1, 2, 1, activation=RELU1),
        pool(x, 1, 1, 4, 4).reshape(2),
        pool(x, 1, 1, 4, 3),
        pool(large, 2, 2, 2, 2),
        pool(large, 3, 2, 2, 3),
        pool(turned, 1, 1, 3, 2).transpose(0, 2, 1, 3),
        net.concat(pool(x, 2, 1, 2, 2), pool(other, 2, 1, 2, 2), axis=3),
        pool(net.concat(x, other, axis=2), 2, 2, 3, 2),
        pool(x, 2, 2, 2, 2).by("ADD", pool(other, 2, 2, 2, 2), RELU),
        pool(x + other, 2, 2, 2, 2),
        pool(inner, 1, 1, 2, 1, scheme=SAME).max(inner),
    ]
    if net.is_real:
        taps = net.weights([[[[1, 2]]], [[[-1, 1]]]], [1.5, -2.0])
        wide = net.weights([[[[1, 2], [0, 1]]], [[[-1, 1], [2, 0]]]], [1.5, -2.0])
        layer = partial(net, "CONV_2D")
        shown += [
            layer(pool(x, 2, 2, 2, 2), *taps, VALID, 1, 1, NONE),
            pool(layer(x, *taps, VALID, 1, 1, NONE), 2, 1, 3, 2, scheme=SAME),
            pool(layer(x, *taps, VALID, 1, 1, RELU), 2, 2, 2, 2),
            layer(pool(x, 1, 1, 3, 3, scheme=SAME), *wide, 1, 1, 0, 0, 2, 2, NONE),
            -pool(-x, 1, 2, 2, 2),
            _mul(net, pool(x, 2, 2, 2, 2), [4.0, -4.0]),
        ]
    return shown


def _plain(net: Net, *shape: int) -> Term:
    return net.given(net.numbers.distinct(*shape, low=-18, high=18) / 2)


def _softmax(net: Net) -> list[Term]:
    """Factors, terms and views before it and behind it, along its axis and along others."""
    x = net.given(net.numbers.distinct(3, 3, 3, low=-32, high=32) / 16)

    def softmax(y: Term, axis: int = -1, beta: float = 1.0) -> Term:
        return y.to("SOFTMAX", beta, axis)

    def turned(y: Term, *order: int) -> Term:
        return y.transpose(*list(order))

    once, axes = softmax(x), partial(net.constant, type=I32)
    masks = [[0.0, -48.0, 0.0], [0.0, 0.0, -48.0], [-48.0, 0.0, 0.0]]
    return [
        softmax(_mul(net, x, [2.0]), beta=0.5),
        softmax(_mul(net, x, [-2.0])),
        softmax(_mul(net, x, _ROW)),
        softmax(_mul(net, x, _COLUMN), 1),
        softmax(_mul(net, x, [2.0], RELU), 0),
        softmax(x / 4.0, beta=2.0),
        softmax(_add(net, x, [1.5])),
        softmax(_add(net, x, _ROW)),
        softmax(_add(net, x, _COLUMN)),
        softmax(_add(net, x, _COLUMN), 1),
        softmax(1.0 - x, -2),
        softmax(_add(net, x, masks), 2),
        softmax(_add(net, x, masks), 0),
        softmax(once, beta=3.0),
        softmax(x.reshape(9, 3, 1)),
        softmax(x.reshape(3, 9)),
        softmax(x.reshape(9, 3), 0).reshape(3, 9),
        turned(softmax(turned(x, 0, 2, 1)), 0, 2, 1),
        turned(softmax(turned(x, 1, 2, 0), 1), 2, 0, 1),
        once.to("REDUCE_SUM", axes([2]), False),
        once.to("REDUCE_SUM", axes([1]), True),
        softmax(x, 1, 0.5).log(),
        _mul(net, x, [0.5]).to("LOG_SOFTMAX", 2.0, 0),
        softmax(_mul(net, x, [-1.0])).place("ARGMAX", 2),
        softmax(x.relu()).max(0.25),
        _mul(net, softmax(x, 0), _ROW, RELU),
        net.concat(softmax(x, 1), once, axis=1),
    ]


def _normalized(net: Net) -> list[Term]:
    """Factors and terms that a norm takes out, for all channels, for each, and for pixels."""
    x = net.given(net.numbers.distinct(2, 3, 3, 3, low=-64, high=64) / 16)

    def norm(y: Term, gamma: float = 1.5, beta: float = 0.5, small: float = 0.25) -> Term:
        return y.to("INSTANCE_NORMALIZATION", gamma, beta, small, False)

    def first(y: Term) -> Term:
        return y.to("INSTANCE_NORMALIZATION", 2.0, -0.5, 0.125, True)

    to_first, to_last = [0, 3, 1, 2], [0, 2, 3, 1]
    return [
        norm(_mul(net, x, [2.0])),
        norm(_mul(net, x, [-2.0]), small=0.0625),
        norm(_mul(net, x, _ROW)),
        norm(_add(net, x, _ROW)),
        norm(_add(net, x, _COLUMN)),
        norm(_ROW - x),
        _mul(net, norm(x, beta=0.0), _ROW),
        _add(net, _mul(net, norm(x), _ROW), [1.0], RELU),
        1.0 - norm(x),
        norm(norm(x), 1.0, 0.0),
        norm(norm(x).relu()),
        first(x.transpose(*to_first)).transpose(*to_last),
        norm(x.transpose(*to_first)).transpose(*to_last),
        norm(net.concat(x, norm(x), axis=3)),
    ]


def _lengths(net: Net) -> list[Term]:
    """Factors by their signs and axes, and one norm behind another."""
    x = net.given(net.numbers.distinct(3, 3, 3, low=-64, high=64) / 16)

    def norm(y: Term, axis: int = -1) -> Term:
        return y.to("L2_NORMALIZATION", axis)

    once, planes = norm(x), x.reshape(1, 3, 3, 3)
    return [
        norm(_mul(net, x, [2.0])),
        norm(_mul(net, x, [-0.5])),
        norm(_mul(net, x, _ROW)),
        norm(_mul(net, x, _ROW), 1),
        norm(_mul(net, x, _COLUMN)),
        norm(once),
        norm(once, 0),
        _mul(net, norm(x, 1), _COLUMN, RELU),
        norm(_add(net, x, [0.25]).relu(), 1),
        norm(x.transpose(1, 2, 0), 1).transpose(2, 0, 1),
        norm(x.reshape(9, 3), 0),
        *(
            _mul(net, planes, [2.0]).to("LOCAL_RESPONSE_NORMALIZATION", 1, 1.0, alpha, 0.5, axis)
            for alpha, axis in ((0.25, 3), (1.0, 1))
        ),
    ]


def _steps(net: Net) -> list[Term]:
    """Cells in a row, with states of zeros, with one set of weights, and as matrices."""
    numbers = net.numbers
    weights = net.constant(numbers.integers(2, 3, low=-2, high=2))
    recurrent, bias = net.constant([[1.0, -1.0], [2.0, 1.0]]), net.constant([0.5, -1.0])
    inputs = [net.given(numbers.distinct(2, 3, low=-8, high=8) / 4) for _ in range(3)]
    zeros, own = net.constant(np.zeros((2, 2))), net.given([[1.0, -2.0], [0.5, 3.0]])

    def cell(x: Term, state: Term, activation: int = RELU, r: Any = recurrent) -> Any:
        return net.several("RNN", x, weights, r, bias, state, activation, types=[F32, F32])

    def dense(x: Term, taps: Term, added: Any, activation: int = NONE) -> Term:
        return x.to("FULLY_CONNECTED", taps, net.constant(added), activation)

    first = cell(inputs[0], zeros)
    second = cell(inputs[1], first[0])
    third = cell(inputs[2], second[1], NONE)
    other = cell(inputs[0], own, RELU6)
    both = dense(inputs[0], weights, [0.5, -1.0]), dense(own, recurrent, [0.0, 0.0])
    unit = net.constant(np.eye(2))
    order = [1, 0, 2]
    many = net.given(numbers.distinct(2, 2, 3, low=-12, high=12) / 4)

    def sequence(x: Term, state: Term, time_major: int) -> Term:
        arguments = weights, recurrent, bias, state, RELU6, time_major
        return x.to("UNIDIRECTIONAL_SEQUENCE_RNN", *arguments)

    turned = many.transpose(*order)
    return [
        second[1] - first[1],
        *third,
        net("ADD", *both, RELU6),
        other[0].max(third[0]),
        cell(_mul(net, inputs[1], _ROW), own)[1],
        cell(inputs[1], _mul(net, own, [-1.0]), RELU1)[0],
        cell(inputs[2], own, NONE, unit)[1],
        cell(inputs[2], own.relu(), RELU, net.constant(np.zeros((2, 2))))[1],
        _mul(net, cell(inputs[0], zeros, NONE)[1], [2.0, -1.0]),
        sequence(many, own, 1),
        sequence(many, own, 0),
        sequence(turned, own, 1).transpose(*order),
        sequence(many.transpose(*order), zeros, 0),
    ]


def _memories(net: Net) -> list[Term]:
    """Filters over time of one step after another, of a memory of zeros, and of one place."""
    numbers = net.numbers
    features = net.constant(numbers.integers(4, 3, low=-2, high=2))
    times = [net.constant(t) for t in (numbers.integers(4, 2, low=-2, high=2), np.ones((4, 1)))]
    inputs = [net.given(numbers.distinct(2, 3, low=-8, high=8) / 4) for _ in range(2)]
    zeros, own = net.constant(np.zeros((2, 8))), net.given(numbers.integers(2, 8) / 4)
    short = net.given(numbers.integers(2, 4) / 4)

    def cell(x: Term, state: Term, rank: int, activation: int, time: int = 0) -> Any:
        bias = net.constant(np.resize([0.5, -1.0, 2.0], 4 // rank))
        arguments = features, times[time], bias, state, rank, activation
        return net.several("SVDF", x, *arguments, types=[F32, F32])

    first = cell(inputs[0], zeros, 1, NONE)
    second = cell(inputs[1], first[0], 2, RELU)
    return [
        _mul(net, first[1], [2.0, -1.0, 1.0, 3.0]),
        *second,
        cell(_mul(net, inputs[0], _ROW), own, 2, NONE)[1],
        cell(inputs[0], _mul(net, own, [-2.0]), 1, NONE)[1],
        *cell(inputs[1], short, 2, NONE, 1),
        inputs[1].to("FULLY_CONNECTED", features, net.constant([0.5, -1.0, 2.0, 0.5]), NONE),
    ]


def _gates(net: Net) -> list[Term]:
    """Cells in a row that share weights, with and without bounds, an input gate and a state."""
    numbers, none = net.numbers, omitted("none", shape=(0,))
    missing = omitted("missing", shape=(0, 0))
    drawn = [net.constant(numbers.integers(2, 2, low=-4, high=4) / 4) for _ in range(8)]
    biases = [net.constant(numbers.integers(2, low=-2, high=2) / 2) for _ in range(4)]
    x, y = (net.given(numbers.distinct(2, 2, low=-8, high=8) / 4) for _ in range(2))
    zeros, own = net.constant(np.zeros((2, 2))), net.given([[0.5, -1.0], [1.5, 0.25]])

    def cell(data: Term, *states: Term, clip: float = 0.0, coupled: bool = False) -> Any:
        gates = [missing, *drawn[1:4], missing, *drawn[5:]] if coupled else drawn
        added = [none, *biases[1:]] if coupled else biases
        weights = *gates, none, none, none, *added, missing, none
        return net.several("LSTM", data, *weights, *states, 4, clip, 0.0, types=[F32] * 4)[1:]

    first = cell(x, zeros, zeros)
    second = cell(y, first[0], first[1])
    third = cell(x, second[2], second[1], clip=0.5)
    return [
        *second,
        *third[:2],
        cell(x, own, zeros, coupled=True)[2],
        cell(_mul(net, y, [2.0, -1.0]), zeros, own)[1],
        first[2] - cell(x, zeros, own, clip=1.0)[2],
        cell(x, first[1], first[0], coupled=True)[1].by("ADD", first[1], RELU),
    ]


_REAL: Final[dict[str, Nets]] = {
    "AVERAGE_POOL_2D": {"windows": ("Windows over windows.", partial(_pools, "AVERAGE_POOL_2D"))},
    "SOFTMAX": {"beside": ("Factors, terms and views beside it.", _softmax)},
    "INSTANCE_NORMALIZATION": {"beside": ("Factors and terms beside it.", _normalized)},
    "L2_NORMALIZATION": {"beside": ("Factors beside it.", _lengths)},
    "RNN": {"steps": ("One step after another.", _steps)},
    "SVDF": {"steps": ("One step after another.", _memories)},
    "LSTM": {"steps": ("One step after another.", _gates)},
}
