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
    between = x + one
    return [
        x.min(low).relu(),
        x.relu().min(low),
        x.max(high).min(low),
        x.min(low).max(high),
        x.relu1().relu6(),
        x.by("ADD", high, RELU).relu6().relu1(),
        x.by("SUB", one, RELU1).relu(),
        between.relu6(),
        between.relu1(),
        between,
    ]


def _clamps(net: Net) -> list[Term]:
    """Bounds of channels, none of which is the first one's."""
    x = net.given(net.numbers.distinct(4, 3, low=-16, high=16) / 2)
    low, high = net.constant([-1.0, -3.5, -6.0]), net.constant([5.0, 1.5, 3.0])
    least, most = net.constant([-2.5]), net.constant([2.0])
    rows = net.constant([[-4.0], [-2.0], [0.5], [-1.0]])
    return [
        x.max(low).min(high),
        x.min(high).max(low),
        low.max(x).min(most),
        x.min(high).max(least),
        high.min(x.max(rows)),
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
        x.by("MUL", a, RELU) + (x * b),
    ]


def _signs(net: Net) -> list[Term]:
    x, ones = net.data(2, 3), net.constant([1.0])
    minus = -x
    return [
        -minus,
        abs(minus),
        -abs(x),
        (x * x).sqrt(),
        x.max(minus),
        minus.relu(),
        net.constant([0.0]).by("SUB", x, RELU1),
        abs(x) * -1.0,
        x * 0.0,
        ones / (ones / x),
    ]


def _slopes(net: Net) -> list[Term]:
    """Looks like a leaky RELU or like HARD_SWISH, for some factors only."""
    x = net.data(2, 3)
    half, twice, less = (net.constant([value]) for value in (0.5, 2.0, -0.25))

    def times(factor: Term) -> Term:
        return x * factor

    def hard(offset: float) -> Term:
        bounded = (x + offset).relu6()
        return (x * bounded) / 6.0

    return [
        x.max(times(half)),
        x.max(times(twice)),
        x.min(times(half)),
        x.max(times(less)),
        hard(3.0),
        hard(2.0),
        x * x.to("LOGISTIC"),
        x * times(twice).to("LOGISTIC"),
    ]


def _inverses(net: Net) -> list[Term]:
    x = net.given(net.numbers.distinct(2, 3, low=4, high=48) / 16)
    two, half = net.constant([2.0]), net.constant([0.5])
    return [
        x.exp().log(),
        (x.log() * half).exp(),
        x**two,
        (x - two) ** two,
        x**half,
        x * x.to("RSQRT"),
        x.to("RSQRT").to("RSQRT"),
        x.by("DIV", x.sqrt(), RELU1),
        x.sqrt().sqrt(),
        (x.log() - two).exp(),
        x.to("SOFTMAX", 2.0).log(),
        (x + [1.0, 0.0, -1.0]).to("SOFTMAX", 1.0),
    ]


def _axes(net: Net) -> list[Term]:
    """The logarithm of probabilities along any axis, which LOG_SOFTMAX has, too."""
    x = net.data(3, 3, 3)
    return [
        *(x.to("SOFTMAX", 0.5, axis).log() for axis in (0, 1, 2, -1, -2, -3)),
        x.to("LOG_SOFTMAX", 0.5, 1).exp(),
        x.to("LOG_SOFTMAX", 0.5, 0).to("SOFTMAX", 1.0, 0),
    ]


def _wider(net: Net) -> list[Term]:
    """Nothing is added, nor anything multiplied, but the shape is another one."""
    x = net.data(1, 3)
    zeros, ones = net.constant(np.zeros((2, 1, 3))), net.constant(np.ones((2, 1)))
    yes = net.constant(np.full((1, 3), True), BOOL8)
    return [
        x + zeros,
        x * ones,
        x - zeros,
        x.max(zeros * x),
        x - x,
        yes.choose(x, x),
        zeros * x,
    ]


def _comparisons(net: Net) -> list[Term]:
    """The opposite of LESS is GREATER_EQUAL: where numbers are equal, it shows."""
    x, y = (
        net.given([[1.0, 2.0, 3.0, -1.0]]),
        net.given([[2.0, 2.0, 2.0, -1.0], [1.0, 3.0, 0.0, 0.5]]),
    )
    less, equal = x < y, x.by("EQUAL", y)
    greater = y >= x
    wide = x.max(y)
    return [
        ~less,
        ~equal,
        ~(~greater),
        less | equal,
        (~less) & greater,
        (~less).choose(wide, y),
        greater.choose(wide, wide),
        less.by("EQUAL", equal),
        *(
            ~net(operation, x, y, type=BOOL8)
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
    return [each.cast(F32) for each in results]


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
