"""Identities of sums, products and functions, which compilers use to regroup, cancel and merge.

Each is right under a condition: of signs, of shapes, of an activation in between, or of codes that
nothing cuts off. Here each stands where its condition holds and where it does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import BOOL8, F32, I32

_ARITHMETIC_IDENTITIES: Final = Patterns(
    "arithmetic_identities", "identities and near-identities", seed="rewrites", unshared=True
)
_REGROUPED_SUMS: Final = Patterns(
    "regrouped_sums", "regrouping of sums", hides_every_other=True, seed="passes_sums"
)
_REGROUPED_ARITHMETIC: Final = Patterns(
    "regrouped_arithmetic",
    "regrouping of sums",
    REAL,
    hides_every_other=True,
    seed="passes_arithmetic",
)


@_ARITHMETIC_IDENTITIES("RELU", "bounds")
def _bounds(net: Net) -> list[Term]:
    """The order of two bounds matters if one lies beyond the other or is read in between."""
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


@_ARITHMETIC_IDENTITIES("MINIMUM", "clamps")
def _clamps(net: Net) -> list[Term]:
    """Bounds differ by channel, and the first channel's applies to no other."""
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


@_ARITHMETIC_IDENTITIES("MUL", "neutral")
def _neutral(net: Net) -> list[Term]:
    """A neutral operation (+ 0, * 1) may be removed, but not its fused activation."""
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


@_ARITHMETIC_IDENTITIES("SUB", "chains", REAL)
def _chains(net: Net) -> list[Term]:
    """Two consecutive constants become one if each keeps its side and its sign."""
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


@_ARITHMETIC_IDENTITIES("NEG", "signs", REAL)
def _signs(net: Net) -> list[Term]:
    """Two negations cancel; operations that only look like it do not."""
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


@_ARITHMETIC_IDENTITIES("MAXIMUM", "slopes", REAL)
def _slopes(net: Net) -> list[Term]:
    """Formulas of leaky RELU and HARD_SWISH, which hold for some factors only."""
    x = net.data(2, 3)
    half, twice, less = (net.constant([value]) for value in (0.5, 2.0, -0.25))

    def hard(offset: float) -> Term:
        bounded = (x + offset).relu6()
        return (x * bounded) / 6.0

    return [
        x.max(x * half),
        x.max(x * twice),
        x.min(x * half),
        x.max(x * less),
        hard(3.0),
        hard(2.0),
        x * x.to("LOGISTIC"),
        x * (x * twice).to("LOGISTIC"),
    ]


@_ARITHMETIC_IDENTITIES("POW", "inverses", REAL)
def _inverses(net: Net) -> list[Term]:
    """A function and its inverse cancel; functions that only look like a pair do not."""
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


@_ARITHMETIC_IDENTITIES("SOFTMAX", "axes", REAL)
def _axes(net: Net) -> list[Term]:
    """The logarithm of SOFTMAX becomes LOG_SOFTMAX along the same axis."""
    x = net.data(3, 3, 3)
    return [
        *(x.to("SOFTMAX", 0.5, axis).log() for axis in (0, 1, 2, -1, -2, -3)),
        x.to("LOG_SOFTMAX", 0.5, 1).exp(),
        x.to("LOG_SOFTMAX", 0.5, 0).to("SOFTMAX", 1.0, 0),
    ]


@_ARITHMETIC_IDENTITIES("ADD", "wider", REAL)
def _wider(net: Net) -> list[Term]:
    """Adding zeros or multiplying by ones still changes the shape of the result."""
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


@_ARITHMETIC_IDENTITIES("LOGICAL_NOT", "comparisons", REAL)
def _comparisons(net: Net) -> list[Term]:
    """The negation of LESS is GREATER_EQUAL, not GREATER: equal numbers tell them apart."""
    x = net.given([[1.0, 2.0, 3.0, -1.0]])
    y = net.given([[2.0, 2.0, 2.0, -1.0], [1.0, 3.0, 0.0, 0.5]])
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


@_ARITHMETIC_IDENTITIES("DIV", "integers", REAL)
def _integers(net: Net) -> list[Term]:
    """Quotients of integers lose remainders: factors do not cancel."""
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


@_REGROUPED_SUMS("ADD", "regrouped")
def _regrouped(net: Net) -> Sequence[Term]:
    """Constants of several terms may be added first unless bounds or shapes forbid it."""
    x, y = net.halves(2, 3), net.halves(2, 3)
    row, column, given = [1.0, -2.0, 0.5], [[2.0], [-1.5]], net.given([0.5, 1.0, -1.5])
    return [
        (x + row) + (y + column),
        (x + 1.5) + (y + -3.0),
        (row + x) - (y + column),
        (row - x) + (y - column),
        (row - x) - (column - y),
        (x - row) - column,
        (x - row) + column,
        column - (x - row),
        column - (row - x),
        (x + row) + (x + column),
        ((x + row) + y) + column,
        (x + given) + column,
        column - (given - x),
        x.by("ADD", row, RELU) + (y + column),
        x.by("ADD", row, RELU1).by("ADD", column, RELU6),
        (x + row).by("ADD", column, RELU1),
        x.by("SUB", row, RELU) - column,
        row - x.by("SUB", column, RELU),
    ]


@_REGROUPED_SUMS("SUB", "cancelled")
def _cancelled(net: Net) -> Sequence[Term]:
    """A term that is added and subtracted again does not cancel if codes saturate in between."""
    x = net.given([[-58.0, -20.5, 7.0], [30.5, 55.0, 60.5]])
    y = net.given([[-9.0, 14.5, -3.0], [45.0, 24.0, 11.5]])
    some = [0.0, 50.0, 0.0]
    return [
        (x + y) - y,
        (x - y) + y,
        y + (x - y),
        x + (y - x),
        (y - x) - y,
        (y + x) - x,
        (x + 40.0) - 40.0,
        (x + 40.0) - 39.0,
        30.0 + (x - 30.0),
        20.0 - (20.0 - x),
        20.0 - (x - 20.0),
        (x - y) + (y - x),
        (x - y) - (y - x),
        x - x,
        x + x,
        (x + x) + x,
        (x + x) - x,
        x * 2.0 - x,
        x.by("ADD", 30.0, RELU) - 30.0,
        x.by("ADD", -5.0, RELU6) + 5.0,
        x.by("SUB", x, RELU) + y,
        (x + some) - some,
        x * 2.0 + y * 2.0,
        x * 3.0 - y * 3.0,
        (x * 2.0).max(y * 2.0) - x,
        (x + 40.0).min(y + 40.0) - 20.0,
        (x + y) * -1.0 + x,
        (x * 2.0 + y) * -1.0,
        x * [2.0, 1.0, 3.0] * [[0.0], [1.0]] + y,
    ]


@_REGROUPED_ARITHMETIC("MUL", "factored")
def _factored(net: Net) -> Sequence[Term]:
    """A common factor of two terms may be taken out of a sum unless its shapes differ."""
    x, y, z = net.halves(2, 3), net.halves(2, 3), net.given([[2.0, -1.0, 3.0], [1.0, 2.0, -3.0]])
    row, column = [2.0, -1.0, 3.0], [[-2.0], [3.0]]
    a, b = net.constant(row), net.constant(column)
    return [
        x * a + y * a,
        a * x + y * a,
        x * a - y * a,
        x * a + x * b,
        x * a + y * b,
        x * a - a * y,
        x * 2.0 + y * 3.0,
        x * 2.0 - x * 5.0,
        x * a + a,
        x * a + x,
        x * a - x,
        x - x * a,
        x * z + y * z,
        x * z - z * y,
        x * z + x,
        x.by("MUL", a, RELU) + y * a,
        x.by("MUL", a, RELU) + y.by("MUL", a, RELU),
        (x * a).by("ADD", y * a, RELU6),
        (x * a) * (y.max(1.0)),
    ]


@_REGROUPED_ARITHMETIC("MAXIMUM", "common")
def _extremes_of_sums(net: Net) -> Sequence[Term]:
    """A common term of both sides of a MAXIMUM may be taken out if the order of the sides stays."""
    x, y = net.halves(2, 3), net.halves(2, 3)
    row, column = net.constant([2.0, -1.0, 3.0]), net.constant([[-2.0], [3.0]])
    return [
        (x + row).max(y + row),
        (x + row).max(y + column),
        (row - x).min(row - y),
        (x - column).min(y - column),
        (x * 2.0).max(y * 2.0),
        (x * -2.0).max(y * -2.0),
        (x * -2.0).min(y * 3.0),
        (x * row).max(y * row),
        x.max(y) + x.min(y),
        x.max(y) - x.min(y),
        x.max(y) - y.min(y),
        x.max(x.min(y)),
        x.min(x.max(y)),
        x.max(row.min(y)),
        x.min(y).max(row.min(y)),
        x.max(y).max(x),
        x.max(y.max(x.min(row))),
        x.max(x + 1.0),
        x.max(x + row),
        x.min(1.0 - x),
        x.relu().max(y.relu()),
        x.relu() - (x * -1.0).relu(),
        x.by("SUB", y, RELU) + y,
        x.by("SUB", y, RELU) + x,
        x - x.by("SUB", y, RELU),
    ]


@_REGROUPED_ARITHMETIC("MUL", "sequences")
def _sequences(net: Net) -> Sequence[Term]:
    """Consecutive factors and terms of any shapes become one of each."""
    x = net.halves(2, 3)
    row, column, whole = [2.0, -1.0, 3.0], [[1.5], [-2.0]], [[-2.0], [1.0]]
    given, last = net.given([1.0, -2.0, 2.0]), [0.0, 0.0, 1.0]
    return [
        (x * row + column) * whole - 1.5,
        (x + row) * whole,
        (row - x) * whole + column,
        (x - column) * row - row,
        column - (x * row) * whole,
        (x * row) * whole,
        whole * (x * 2.0),
        (x * given) * whole,
        (x + given) * row,
        (x * row + given) * 2.0,
        x.by("MUL", row, RELU) * whole,
        x.by("MUL", row, RELU6).by("MUL", whole, RELU1),
        (x * row).by("MUL", whole, RELU1),
        x.by("ADD", row, RELU) * whole,
        x.by("MUL", row, RELU1) + column,
        (x * row).by("ADD", column, RELU) * 2.0 + row,
        (x * 0.0 + row) * whole,
        (x * [1.0, 1.0, 1.0] + [0.0, 0.0, 0.0]) * [1.0, 0.0, 1.0],
        (x + last) * [1.0, 1.0, -1.0],
        (x * -1.0 + row) * -1.0,
        x * -1.0 + x * row,
    ]


@_REGROUPED_ARITHMETIC("ADD", "narrower")
def _narrower(net: Net) -> Sequence[Term]:
    """Small operands may be added first if shapes and bounds in between allow it."""
    x, y = net.halves(2, 3, 2), net.halves(2, 3, 2)
    last, middle = net.given([1.0, -2.0]), net.given([[2.0], [-1.0], [1.0]])
    first, all_of = net.given([[[1.0]], [[-2.0]]]), net.given([-2.0])
    return [
        (x + last) + middle,
        (last + x) - middle,
        first - (x - last),
        (last + middle) + first,
        last - (middle - first),
        (x * last) * middle,
        (x * all_of) * last,
        ((x + last) + y) + first,
        (last.min(middle)).max(first),
        x.by("ADD", last, RELU) + middle,
        last.by("MUL", middle, RELU) * x,
        last.by("SUB", first, RELU1) + x,
        (last * middle) + (last * first),
    ]


@_REGROUPED_ARITHMETIC("ADD", "equals")
def _equals(net: Net) -> Sequence[Term]:
    """Operations read the same operands in another order, or equal constants of another shape."""
    x, y = net.halves(3, 3), net.halves(3, 3)
    a, b = net.constant([1.0, -2.0, 3.0]), net.constant([[1.0], [-2.0], [3.0]])
    return [
        (x + y) - (y + x),
        (x - y) * 2.0 + (y - x),
        x.max(y) + y.max(x),
        (x + a) - (x + b),
        (x * a) + (x * b),
        (x + a) - (a + x),
        (x - a) - (a - x),
        x.by("ADD", y, RELU) - y.by("ADD", x, RELU6),
        x.by("SUB", y, RELU) + y.by("SUB", x, RELU),
        x.by("PRELU", a) - x.by("PRELU", b),
        (x * 2.0) - (x + x),
        (x * 2.0) + (x + 2.0),
        x.max(a) - x.min(a),
        x.by("MUL", a, RELU1) + x.by("MUL", a, RELU),
    ]


@_REGROUPED_ARITHMETIC("ADD", "folded")
def _folded(net: Net) -> Sequence[Term]:
    """Constants are computed from constants before another operation reads them."""
    x = net.halves(2, 3)
    a, b = net.constant([1.0, -3.0, 2.0]), net.constant([[2.0], [-1.0]])
    wide = a * b
    return [
        x + a * b,
        x - a.by("ADD", b, RELU),
        x * a.by("SUB", b, RELU6),
        x.max(a.by("MUL", b, RELU1)),
        (b - a) + x,
        x + wide.over("REDUCE_MAX", 1, keep=True),
        x + wide.over("REDUCE_MIN", 0),
        x - wide.over("REDUCE_MAX", -1, 0),
        x + a.by("PRELU", b),
        x.min(a.max(b)) - (b.min(a)).relu(),
        (x + a) + (b - a),
        (x * a.relu()) + a.to("RELU1"),
    ]
