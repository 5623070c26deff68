"""Idioms that compilers take for one operation, and operations that only look like one.

Several operations in a row are known to be HARD_SWISH, SOFTMAX or a normalization if they have the
same tensor in two places, and certain constants and axes. Here each idiom stands as it is, and with
another tensor, constant or axis.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np

from corpus.arguments import RELU6
from corpus.patterns._patterns import REAL, Builder, Patterns
from corpus.terms import Net, Term

_IDIOMS: Final = Patterns(
    "operation_idioms", "idioms of one operation", REAL, float16=False, seed="idioms"
)

_SHAPE: Final = (2, 3, 4)
_Build = Callable[[Builder, Net], list[Term]]


def _x(net: Net, *shape: int) -> Term:
    """On both sides of zero, none too large for an exponential."""
    return net.given(net.numbers.distinct(*(shape or _SHAPE), low=-64, high=64) / 16)


def _pairs(operation: str, name: str) -> Callable[[_Build], _Build]:
    """Register a pattern of two inputs, and one of two results of one operation."""
    rows, columns, depth = _SHAPE
    kinds: dict[str, Builder] = {
        name: lambda net: (_x(net), _x(net)),
        f"{name}_of_halves": lambda net: _x(net, rows, columns, 2 * depth).split(2, 2),
    }
    return _IDIOMS.named(operation, kinds)


def _positive(net: Net, *shape: int) -> Term:
    return net.given(net.numbers.distinct(*(shape or _SHAPE), low=4, high=80) / 16)


@_pairs("HARD_SWISH", "gates")
def _hard_swish(pair: Builder, net: Net) -> list[Term]:
    """HARD_SWISH written as x * RELU6(y + 3) / 6, of one tensor or two, and with other numbers."""

    def gate(y: Term, by: float = 3.0, *, fused: bool = False) -> Term:
        return y.by("ADD", by, RELU6) if fused else (y + by).relu6()

    (x, y), (one, other) = pair(net), pair(net)
    return [
        x * (gate(x) / 6.0),
        x * (gate(y) / 6.0),
        gate(other, fused=True) * one / 6.0,
        other * gate(one) * (1 / 6),
        other * (gate(one) * (1 / 6)),
        other * (1 / 6) * gate(one),
        gate(other, fused=True) * (1 / 6) * other,
        one * gate(one, 2.5) / 6.0,
        one * gate(one) / 5.0,
        one * (one + 3.0).relu() / 6.0,
    ]


@_pairs("LOGISTIC", "gates")
def _swish(pair: Builder, net: Net) -> list[Term]:
    """Swish, x * LOGISTIC(y), of one tensor or of two."""
    x, y = pair(net)
    return [
        x * x.to("LOGISTIC"),
        x * y.to("LOGISTIC"),
        (y * 1.702).to("LOGISTIC") * y,
        x.to("TANH") * x,
    ]


@_IDIOMS("LOGISTIC", "fractions")
def _sigmoids(net: Net) -> list[Term]:
    """LOGISTIC and TANH written out with exponentials, and formulas with other numbers."""

    def fraction(above: float, one: float, exponent: Term) -> Term:
        below = exponent.exp() + one
        return above / below

    x = _x(net)
    doubled = (x * 2.0).to("LOGISTIC")
    return [
        fraction(1.0, 1.0, -x),
        fraction(1.0, 1.0, x),
        fraction(2.0, 1.0, -_x(net)),
        fraction(1.0, 2.0, -_x(net)),
        doubled * 2.0 + -1.0,
        _x(net).to("LOGISTIC") * 2.0 + -1.0,
        1.0 - _x(net).to("LOGISTIC"),
        (_x(net).exp() + 1.0).log(),
    ]


@_IDIOMS("SOFTMAX", "fractions")
def _softmax(net: Net) -> Iterator[Term]:
    """SOFTMAX written as exp(x) / sum(exp(x)), along each axis, of one tensor and of two."""
    for axis in (-1, 2, 1, 0):
        powers = _x(net).exp()
        total = powers.over("REDUCE_SUM", axis, keep=True)
        yield powers / total
    powers, others = _x(net).exp(), _x(net).exp()
    total = others.over("REDUCE_SUM", -1, keep=True)
    yield powers / total
    both = _x(net).exp()
    total = both.over("REDUCE_SUM", 1, 2, keep=True)
    yield both / total
    largest = _x(net).exp()
    yield largest / largest.over("REDUCE_MAX", 2, keep=True)


@_IDIOMS("SOFTMAX", "beside")
def _softmax_behind(net: Net) -> list[Term]:
    """Factors before SOFTMAX, and logarithms and maxima around it."""
    x = _x(net)
    apart = x - x.over("REDUCE_MAX", -1, keep=True)
    return [
        apart.to("SOFTMAX", 1.0),
        (_x(net) * 0.5).to("SOFTMAX", 2.0),
        (_x(net) * -0.5).to("SOFTMAX", 1.0),
        _x(net).to("SOFTMAX", 0.5).log(),
        _x(net).to("LOG_SOFTMAX", 1.0, 1).exp(),
    ]


@_IDIOMS("RSQRT", "normalizations")
def _normalizations(net: Net) -> list[Term]:
    """Normalization written out, (x - mean) / sqrt(variance + e), with several e and axes."""

    def normalized(x: Term, axes: Sequence[int], small: float, *, of_squares: bool = False) -> Term:
        mean = x.over("MEAN", *axes, keep=True)
        apart = x - mean
        squares = x * x if of_squares else apart * apart
        variance = squares.over("MEAN", *axes, keep=True)
        return apart * (variance + small).to("RSQRT")

    kinds = ((2,), 1e-5), ((2,), 0.125), ((-1,), 1.0), ((1,), 1e-3), ((1, 2), 0.5), ((0,), 0.25)
    factor, added = net.constant([1.5, -0.5, 2.0, 1.0]), net.constant([0.5, 1.0, -1.0, 0.25])
    scaled = normalized(_x(net), (2,), 0.0625) * factor
    of_images = ((3,), (1, 2), (1, 2, 3), (2, 3), (-1,))
    return [
        *(normalized(_x(net, 2, 2, 3, 2), axes, 0.125) for axes in of_images),
        *(normalized(_x(net), axes, small) for axes, small in kinds),
        normalized(_x(net), (2,), 0.125, of_squares=True),
        scaled + added,
    ]


@_IDIOMS("L2_NORMALIZATION", "lengths")
def _lengths(net: Net) -> list[Term]:
    """L2 normalization written as x / sqrt(sum(x * x)), along several axes, with a term."""

    def divided(x: Term, y: Term, axis: int, small: float = 0.0) -> Term:
        total = (y * y).over("REDUCE_SUM", axis, keep=True)
        return x * (total + small if small else total).to("RSQRT")

    alone = [divided(x, x, axis) for axis, x in ((-1, _x(net)), (1, _x(net)), (0, _x(net)))]
    x = _x(net)
    return [*alone, divided(_x(net), _x(net), 2), divided(x, x, 2, 2.0)]


@_pairs("MAXIMUM", "slopes")
def _slopes(pair: Builder, net: Net) -> list[Term]:
    """A maximum that is a leaky RELU, an absolute value, or only looks like one."""
    x, y = pair(net)
    return [
        *(x.max(x * slope) for slope in (0.25, 1.5, -0.5)),
        x.min(x * 0.25),
        x.max(y * 0.25),
        y.max(-y),
        y.max(-x),
        y.relu() + y.min(0.0) * 0.5,
        x.relu() - (-x).relu(),
        x.relu() - (-x).relu() * 0.5,
    ]


@_pairs("SELECT", "branches")
def _selected(pair: Builder, net: Net) -> list[Term]:
    """ELU, RELU and MINIMUM written with SELECT, and the same with the sides exchanged."""
    x, y = pair(net)
    zero = net.constant(np.zeros(_SHAPE))
    above = x > zero
    below = x.exp() + -1.0
    lower = x < y
    return [
        above.choose(x, below),
        above.choose(below, x),
        above.choose(x, zero),
        above.choose(y, zero),
        lower.choose(x, y),
        lower.choose(y, x),
    ]


@_pairs("MUL", "squares")
def _squares(pair: Builder, net: Net) -> list[Term]:
    """Squares, x * x, stand beside products of different operands."""
    x, y = pair(net)
    apart, opposite = x - y, y - x
    summed = x + y
    return [
        apart * apart,
        apart * opposite,
        summed * apart,
        (apart * apart).sqrt(),
        (_positive(net) * _positive(net)).sqrt(),
    ]


@_IDIOMS("REDUCE_SUM", "shares")
def _means(net: Net) -> list[Term]:
    """A sum times 1 / count is a mean; times another number it is not."""

    def share(by: float, *axes: int) -> Term:
        return _x(net).over("REDUCE_SUM", *axes) * by

    return [share(0.25, 2), share(0.25, 1), share(1 / 12, 1, 2), share(0.5, 2)]


@_IDIOMS("POW", "exponents")
def _powers(net: Net) -> list[Term]:
    """Powers with an operation of their own, such as squares and roots, stand beside others."""
    x = _positive(net)
    exponents = (2.0, 0.5, -0.5, -1.0, 3.0, 1.0, 0.0)
    return [
        *(x**exponent for exponent in exponents),
        2.0 ** _positive(net),
        _positive(net) ** _positive(net, 1, 4),
    ]


@_IDIOMS("RSQRT", "roots")
def _roots(net: Net) -> list[Term]:
    """1 / SQRT is RSQRT; fractions that only look like it are not."""
    x = _positive(net)
    root = _positive(net).sqrt()
    return [1.0 / x.sqrt(), 2.0 / root, root / 2.0, _x(net) / x.sqrt(), (x * x).to("RSQRT")]


@_IDIOMS("TANH", "gelu")
def _gelu(net: Net) -> list[Term]:
    """GELU written out, x / 2 * (1 + tanh(a * (x + b * x^3))), and the same with other numbers."""

    def made(x: Term, a: float, b: float, half: float = 0.5) -> Term:
        cube = x * x * x
        inner = (x + cube * b) * a
        return x * half * (inner.to("TANH") + 1.0)

    numbers = ((0.7978845608, 0.044715), (0.5, 0.044715), (0.7978845608, 0.125))
    return [*(made(_x(net), a, b) for a, b in numbers), made(_x(net), *numbers[0], 0.25)]


@_IDIOMS("REDUCE_MAX", "cubes")
def _cube_reductions(net: Net) -> list[Term]:
    """Equal dimensions are reduced one by one: the second axis counts those that remain."""

    def twice(operation: str, first: int, second: int) -> Term:
        cube = _x(net, 3, 3, 3)
        once = net(operation, cube, net.integers(first), False)
        return net(operation, once, net.integers(second), False)

    pairs = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0))
    return [
        *(twice("REDUCE_MAX", first, second) for first, second in pairs),
        twice("REDUCE_MIN", 0, 1),
        twice("REDUCE_SUM", 0, 1),
    ]
