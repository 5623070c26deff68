"""Rewrites of arithmetic: constants and bounds that make one, and identities that hold for some
numbers only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import BOOL8, F32, I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import NONE, RELU, RELU1, RELU6, Net, Term

__all__ = ["files"]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of(
        "rewrites", "identities, and what only looks like one", _REAL, [F32], unshared=True
    )
    yield from files_of("rewrites", "bounds behind bounds", _ANY, unshared=True)


def _bounds(net: Net) -> list[Term]:
    """The order counts where one bound lies beyond the other, and so does who reads in between."""
    x = net.given([[-4.0, -2.0, -1.5, -1.0], [-0.5, 0.0, 0.5, 1.0], [1.5, 2.5, 6.0, 8.0]])
    one = net.constant([0.5])
    low, high = net.constant([-1.5]), net.constant([2.0])
    between = net("ADD", x, one, NONE)
    return [
        net("RELU", net("MINIMUM", x, low)),
        net("MINIMUM", net("RELU", x), low),
        net("MINIMUM", net("MAXIMUM", x, high), low),
        net("MAXIMUM", net("MINIMUM", x, low), high),
        net("RELU6", net("RELU1", x)),
        net("RELU1", net("RELU6", net("ADD", x, high, RELU))),
        net("RELU", net("SUB", x, one, RELU1)),
        net("RELU6", between),
        net("RELU1", between),
        between,
    ]


def _clamps(net: Net) -> list[Term]:
    """Bounds of channels, none of which is the first one's."""
    x = net.given(net.numbers.distinct(4, 3, low=-16, high=16) / 2)
    low, high = net.constant([-1.0, -3.5, -6.0]), net.constant([5.0, 1.5, 3.0])
    least, most = net.constant([-2.5]), net.constant([2.0])
    rows = net.constant([[-4.0], [-2.0], [0.5], [-1.0]])
    return [
        net("MINIMUM", net("MAXIMUM", x, low), high),
        net("MAXIMUM", net("MINIMUM", x, high), low),
        net("MINIMUM", net("MAXIMUM", low, x), most),
        net("MAXIMUM", net("MINIMUM", x, high), least),
        net("MINIMUM", high, net("MAXIMUM", x, rows)),
    ]


def _neutral(net: Net) -> list[Term]:
    """What changes nothing is not alone: an activation goes with it."""
    x = net.given([[-4.0, -0.5, 0.5], [2.0, 6.5, 8.0]])
    zero, one, zeros = (net.constant(values) for values in ([0.0], [1.0], [0.0, 0.0, 0.0]))
    return [
        net(operation, *operands, activation)
        for activation in (RELU, RELU1, RELU6)
        for operation, operands in (
            ("ADD", (x, zero)),
            ("ADD", (zeros, x)),
            ("SUB", (x, zero)),
            ("MUL", (x, one)),
            ("MUL", (one, x)),
        )
    ]


def _chains(net: Net) -> list[Term]:
    """Two constants that make one, if each keeps its side and its sign."""
    x, a, b = net.data(2, 3), net.constant([2.0, -4.0, 0.5]), net.constant([3.0])

    def two(first: str, second: str, left: bool, right: bool) -> Term:
        inner = net(first, *((a, x) if left else (x, a)), NONE)
        return net(second, *((b, inner) if right else (inner, b)), NONE)

    return [
        two("SUB", "SUB", True, True),
        two("SUB", "SUB", False, True),
        two("SUB", "ADD", True, False),
        two("ADD", "MUL", False, False),
        two("MUL", "ADD", False, False),
        two("MUL", "SUB", False, True),
        two("DIV", "DIV", False, True),
        two("DIV", "DIV", True, False),
        two("DIV", "MUL", True, False),
        net("ADD", net("MUL", x, a, RELU), net("MUL", x, b, NONE), NONE),
    ]


def _signs(net: Net) -> list[Term]:
    x, ones = net.data(2, 3), net.constant([1.0])
    minus = net("NEG", x)
    return [
        net("NEG", minus),
        net("ABS", minus),
        net("NEG", net("ABS", x)),
        net("SQRT", net("MUL", x, x, NONE)),
        net("MAXIMUM", x, minus),
        net("RELU", minus),
        net("SUB", net.constant([0.0]), x, RELU1),
        net("MUL", net("ABS", x), net.constant([-1.0]), NONE),
        net("MUL", x, net.constant([0.0]), NONE),
        net("DIV", ones, net("DIV", ones, x, NONE), NONE),
    ]


def _slopes(net: Net) -> list[Term]:
    """Looks like a leaky RELU or like HARD_SWISH, for some factors only."""
    x = net.data(2, 3)
    half, twice, less = (net.constant([value]) for value in (0.5, 2.0, -0.25))

    def times(factor: Term) -> Term:
        return net("MUL", x, factor, NONE)

    def hard(offset: float) -> Term:
        bounded = net("RELU6", net("ADD", x, net.constant([offset]), NONE))
        return net("DIV", net("MUL", x, bounded, NONE), net.constant([6.0]), NONE)

    return [
        net("MAXIMUM", x, times(half)),
        net("MAXIMUM", x, times(twice)),
        net("MINIMUM", x, times(half)),
        net("MAXIMUM", x, times(less)),
        hard(3.0),
        hard(2.0),
        net("MUL", x, net("LOGISTIC", x), NONE),
        net("MUL", x, net("LOGISTIC", times(twice)), NONE),
    ]


def _inverses(net: Net) -> list[Term]:
    x = net.given(net.numbers.distinct(2, 3, low=4, high=48) / 16)
    two, half = net.constant([2.0]), net.constant([0.5])
    return [
        net("LOG", net("EXP", x)),
        net("EXP", net("MUL", net("LOG", x), half, NONE)),
        net("POW", x, two),
        net("POW", net("SUB", x, two, NONE), two),
        net("POW", x, half),
        net("MUL", x, net("RSQRT", x), NONE),
        net("RSQRT", net("RSQRT", x)),
        net("DIV", x, net("SQRT", x), RELU1),
        net("SQRT", net("SQRT", x)),
        net("EXP", net("SUB", net("LOG", x), two, NONE)),
        net("LOG", net("SOFTMAX", x, 2.0)),
        net("SOFTMAX", net("ADD", x, net.constant([1.0, 0.0, -1.0]), NONE), 1.0),
    ]


def _axes(net: Net) -> list[Term]:
    """The logarithm of probabilities along any axis, which LOG_SOFTMAX has, too."""
    x = net.data(3, 3, 3)
    return [
        *(net("LOG", net("SOFTMAX", x, 0.5, axis)) for axis in (0, 1, 2, -1, -2, -3)),
        net("EXP", net("LOG_SOFTMAX", x, 0.5, 1)),
        net("SOFTMAX", net("LOG_SOFTMAX", x, 0.5, 0), 1.0, 0),
    ]


def _wider(net: Net) -> list[Term]:
    """Nothing is added, nor anything multiplied, but the shape is another one."""
    x = net.data(1, 3)
    zeros, ones = net.constant(np.zeros((2, 1, 3))), net.constant(np.ones((2, 1)))
    yes = net.constant(np.full((1, 3), True), BOOL8)
    return [
        net("ADD", x, zeros, NONE),
        net("MUL", x, ones, NONE),
        net("SUB", x, zeros, NONE),
        net("MAXIMUM", x, net("MUL", zeros, x, NONE)),
        net("SUB", x, x, NONE),
        net("SELECT", yes, x, x),
        net("MUL", zeros, x, NONE),
    ]


def _comparisons(net: Net) -> list[Term]:
    """The opposite of LESS is GREATER_EQUAL: where numbers are equal, it shows."""
    x, y = (
        net.given([[1.0, 2.0, 3.0, -1.0]]),
        net.given([[2.0, 2.0, 2.0, -1.0], [1.0, 3.0, 0.0, 0.5]]),
    )
    less, equal = net("LESS", x, y, type=BOOL8), net("EQUAL", x, y, type=BOOL8)
    greater = net("GREATER_EQUAL", y, x, type=BOOL8)
    wide = net("MAXIMUM", x, y)
    return [
        net("LOGICAL_NOT", less, type=BOOL8),
        net("LOGICAL_NOT", equal, type=BOOL8),
        net("LOGICAL_NOT", net("LOGICAL_NOT", greater, type=BOOL8), type=BOOL8),
        net("LOGICAL_OR", less, equal, type=BOOL8),
        net("LOGICAL_AND", net("LOGICAL_NOT", less, type=BOOL8), greater, type=BOOL8),
        net("SELECT", net("LOGICAL_NOT", less, type=BOOL8), wide, y),
        net("SELECT", greater, wide, wide),
        net("EQUAL", less, equal, type=BOOL8),
        *(
            net("LOGICAL_NOT", net(operation, x, y, type=BOOL8), type=BOOL8)
            for operation in ("LESS_EQUAL", "GREATER", "GREATER_EQUAL", "NOT_EQUAL")
        ),
    ]


def _integers(net: Net) -> list[Term]:
    """As real numbers: what is left over is gone. TF Lite rounds negative quotients up."""
    x = net.given([[0, 1, 7], [8, 9, 1003]], I32)
    two, three = net.constant([2], I32), net.constant([3], I32)

    def whole(operation: str, left: Term, right: Term) -> Term:
        return net(operation, left, right, NONE, type=I32)

    halves = whole("DIV", x, two)
    results = [
        whole("MUL", halves, two),
        whole("DIV", whole("MUL", x, two), two),
        whole("DIV", halves, three),
        whole("MUL", halves, three),
        whole("SUB", three, whole("SUB", two, x)),
        whole("ADD", halves, halves),
    ]
    return [net("CAST", each, type=F32) for each in results]


_REAL: Final[dict[str, Nets]] = {
    "SUB": {"chains": ("Two constants, on either side.", _chains)},
    "NEG": {"signs": ("Signs that are undone, or are not.", _signs)},
    "MAXIMUM": {"slopes": ("What looks like an activation.", _slopes)},
    "SOFTMAX": {"axes": ("Logarithms along another axis than the last.", _axes)},
    "POW": {"inverses": ("Functions and their inverses.", _inverses)},
    "ADD": {"wider": ("Results of another shape.", _wider)},
    "LOGICAL_NOT": {"comparisons": ("Comparisons that are turned around.", _comparisons)},
    "DIV": {"integers": ("Quotients of integers.", _integers)},
}

_ANY: Final[dict[str, Nets]] = {
    "RELU": {"bounds": ("Two bounds, in either order.", _bounds)},
    "MINIMUM": {"clamps": ("Bounds of each channel.", _clamps)},
    "MUL": {"neutral": ("Nothing is added or scaled, and still something bounded.", _neutral)},
}
