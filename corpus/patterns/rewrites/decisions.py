"""Comparisons, choices and logical operations that compilers merge or turn around.

A constant goes to the other side of a comparison if its sign is heeded and nothing was cut off; of
two choices one is left if they ask the same. Here each stands where that is so and where it is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from corpus.arguments import RELU, RELU6
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term, reducing
from corpus.types import BOOL8, I32

_MERGED_DECISIONS: Final = Patterns(
    "merged_decisions", "merged decisions", hides_every_other=True, seed="passes_choices"
)
_MERGED_DECISIONS_INTEGERS: Final = _MERGED_DECISIONS.only(
    (I32,), why="TF Lite rounds negative quotients of integers up"
)


def _pair(net: Net) -> tuple[Term, Term]:
    """Some of both are equal, and some near the ends of their codes."""
    x = net.given([[-58.0, -20.5, 7.0], [30.5, 3.0, 60.5]])
    return x, net.given([[-20.0, -58.5, 7.0], [67.5, 4.0, -3.0]])


@_MERGED_DECISIONS("GREATER", "shifted")
def _shifted(net: Net) -> Sequence[Term]:
    """A term or factor may cross a comparison if its sign is respected and nothing saturated."""
    x, y = _pair(net)
    row, column = [2.0, -1.0, 3.0], [[7.0], [2.0]]
    a = net.constant(row)
    return [
        (x + 2.0) > 5.0,
        (x + row) < column,
        (2.0 - x) >= -5.0,
        (2.0 - x) < (2.0 - y),
        (x + a) > (y + a),
        (x + a) > (a - y),
        (x + 40.0) > y,
        (x - 40.0) < y,
        (x * 2.0) <= (y * 2.0),
        (x * -2.0) > (y * -2.0),
        (x * -1.0) >= -3.0,
        (x * a) < (y * a),
        (x * 0.0) < (y * 0.0),
        (x - y) > 0.0,
        (y - x).behind("LESS_EQUAL", 0.0),
        (x - y).by("EQUAL", 0.0),
        (x + y) > y,
        x.max(y) > y,
        x.max(y) >= x,
        x.min(y).by("NOT_EQUAL", y),
        x.max(y) <= a,
        x.by("SUB", y, RELU) > 0.0,
        x.relu() > 0.0,
        x.relu() >= 0.0,
        x.relu() <= 0.0,
        x.to("RELU6") < 6.0,
        x.to("RELU6") > 6.0,
        x > x,
        x.by("EQUAL", x),
        (x + 1.0) > x,
    ]


@_MERGED_DECISIONS("LESS", "intervals", REAL)
def _intervals(net: Net) -> Sequence[Term]:
    """Two comparisons of one number become one, are always or never true, or stay two."""
    x, y = _pair(net)
    z = net.given([[-30.0, 3.5, 7.0]])
    return [
        (x > 2.0) & (x > 4.0),
        (x > 2.0) | (x > 4.0),
        (x > 2.0) & (x < 4.0),
        (x < 2.0) & (x > 4.0),
        (x < 2.0) | (x >= 2.0),
        (x <= 2.0) & (x >= 2.0),
        (x <= 2.0) | (y >= 2.0),
        (x < y) | (y < x),
        (x < y) & (y < x),
        (x <= y) & (y <= x),
        (x < y) & (x <= y),
        (x < y) | x.by("EQUAL", y),
        (x > y) & (x > z),
        (x > y) | (x > z),
        (x < y) | (x < z),
        (y > x) & (z > x),
        (x > z) & (y > z),
        (x > z) | (y > z),
        ~(x > y) & (x > z),
        ~((x > y) & (x <= z)),
        (x > y).by("EQUAL", x > z),
        (x > y).by("LESS", x > z),
    ]


@_MERGED_DECISIONS("SELECT", "chosen", REAL)
def _chosen(net: Net) -> Sequence[Term]:
    """SELECT by a comparison of its two operands is a maximum or minimum; of others it is not."""
    x, y = _pair(net)
    z = net.given([[-3.0, 20.0, 7.0], [5.0, 40.5, 1.0]])
    fours, zeros = net.constant(np.full((2, 3), 4.0)), net.constant(np.zeros((2, 3)))
    less, other = x < y, x < z
    return [
        (x > y).choose(x, y),
        (x >= y).choose(y, x),
        (x > y).choose(x, z),
        (x > y).choose(x + 1.0, y),
        (~less).choose(x, z),
        (~less).choose(x, x),
        less.choose(less.choose(x, y), z),
        less.choose(x, less.choose(y, z)),
        less.choose(other.choose(x, y), z),
        less.choose(x, (~less).choose(y, z)),
        less.choose(x, (y > x).choose(y, z)),
        less.choose(x, (y < x).choose(y, z)),
        (less & other).choose(x, z),
        less.choose(x, z) + less.choose(y, z),
        less.choose(x, z) + other.choose(y, z),
        less.choose(x, y) - less.choose(y, x),
        less.choose(x, y).relu(),
        less.choose(x, fours) * 2.0,
        less.choose(fours, zeros) + zeros,
        less.choose(fours, zeros) * 2.0,
        less.choose(x, zeros) + less.choose(zeros, y),
        less.choose(x, zeros) + other.choose(zeros, y),
        (x > fours).choose(fours, x),
        (x > fours).choose(x, zeros),
        (x > zeros).choose(x, zeros),
        (x >= zeros).choose(zeros, x),
        (zeros > x).choose(zeros, x),
        (x > zeros).choose(x, x * 2.0),
        (x > zeros).choose(x, y * 2.0),
        (x < zeros).choose(x, x * 2.0),
        (x > zeros).choose(x, x * -1.0),
        (y > zeros).choose(x, x * -1.0),
        (x > fours).choose(x, x * 0.0),
    ]


@_MERGED_DECISIONS("SELECT", "constants", REAL)
def _by_constants(net: Net) -> Sequence[Term]:
    """The condition of SELECT is constant: all true, all false, or mixed."""
    x, y = net.halves(2, 3), net.halves(2, 3)
    yes, no = (net.constant(np.full((2, 3), each), BOOL8) for each in (True, False))
    some = net.constant([[True, False, True], [False, False, True]], BOOL8)
    ones, zeros = net.constant(np.ones((2, 3))), net.constant(np.zeros((2, 3)))
    return [
        yes.choose(x, y) + 1.0,
        no.choose(x, y) + 1.0,
        some.choose(x, y) + 1.0,
        (~some).choose(x, y),
        (some & yes).choose(x, y),
        (some | yes).choose(x, y),
        (some & no).choose(y, x),
        (x < y).choose(ones, zeros) * x,
        (x < y).choose(zeros, ones) * x,
        some.choose(ones, zeros) * x,
        some.choose(x, zeros) + y,
        some.choose(ones, zeros * x),
        (x * zeros).by("EQUAL", zeros).choose(x, y),
        (ones < zeros).choose(x, y),
        (ones + zeros > some.choose(ones, zeros)).choose(x, y),
    ]


@_MERGED_DECISIONS("LESS", "functions", REAL)
def _behind_functions(net: Net) -> Sequence[Term]:
    """Increasing functions may be removed from a comparison; decreasing ones reverse it."""
    x = net.given([[-2.0, -1.25, 0.5], [0.75, 1.5, 3.0]])
    y = net.given([[2.5, -1.0, 0.25], [-0.5, -2.0, 2.25]])
    row = net.given([1.25, -0.5, 0.75])
    return [
        x.exp() > 1.0,
        x.exp() < y.exp(),
        (-x).exp() < y.exp(),
        x * x > 2.0,
        (x * x) < (y * y),
        abs(x) < 1.375,
        abs(x) > abs(y),
        -x < -y,
        -x < y,
        -x >= 1.0,
        1.0 / x > 0.75,
        (1.0 / x) < (1.0 / y),
        abs(x).sqrt() > abs(y).sqrt(),
        (x * x).sqrt() > 1.0,
        abs(x).to("RSQRT") > abs(y).to("RSQRT"),
        x.to("TANH") < y.to("TANH"),
        x.to("LOGISTIC") > 0.5,
        (-x).to("LOGISTIC") > 0.5,
        x.to("FLOOR") > 0.0,
        x.to("FLOOR") <= y,
        x / y > 1.0,
        x / row < 1.0,
        x * y > 0.0,
        x.max(y) > row,
        x.by("ADD", y, RELU6) <= 0.0,
        x**2.0 > y**2.0,
        x**3.0 > y**3.0,
    ]


@_MERGED_DECISIONS_INTEGERS("GREATER_EQUAL", "integers")
def _of_integers(net: Net) -> Sequence[Term]:
    """Integers are compared: none lies between two, and quotients lose remainders."""
    x, y = net.given([[-7, -4, -1, 0], [1, 3, 6, 9]]), net.given([[-4, 3, -1, 1], [2, -3, 6, 7]])
    one, two = net.constant(np.full((2, 4), 1)), net.constant(np.full((2, 4), 2))
    return [
        (x > 3),
        (x >= 4) & (x < 7),
        (x + 1) > y,
        x < (y + 1),
        x <= (y - 1),
        (x * 2) > 5,
        (x * -2) > 5,
        (x * 3) >= (y * 3),
        (x / 2) > 1,
        (x / 2).by("EQUAL", y / 2),
        (x / 2 * 2).by("EQUAL", x),
        (x / -2) >= (y / -2),
        (x * 4).by("NOT_EQUAL", 6),
        (x > 0).choose(one, two) * x,
        (x / 2).by("EQUAL", 0).choose(x, y),
        (x > y).choose(x, y) - x.max(y),
        abs(x) > 3,
        -x < -y,
    ]


@_MERGED_DECISIONS("LOGICAL_AND", "logic", REAL, float16=False)
def _logic(net: Net) -> Sequence[Term]:
    """Logical operations with operands that repeat or are constant, in all elements or in some."""
    a = net.given([[True, False, True], [False, True, False]], BOOL8)
    b = net.given([[True, True, False], [False, False, True]], BOOL8)
    c = net.given([[False, False, True], [True, True, False]], BOOL8)
    yes, no, some = (
        net.constant(values, BOOL8) for values in ([True], [False], [True, False, True])
    )
    return [
        ~(a & b),
        ~(a | b),
        ~a & ~b,
        ~a | ~c,
        ~(~a & b),
        ~(~a | c),
        (a & b) | (a & c),
        (a & b) | (c & ~a),
        (a & b) | (c & b & a),
        a & (a | b),
        a | (a & b),
        a & (b | c),
        a & a & b,
        (a & ~a) | b,
        (a | ~a) & b,
        (a & ~b) | (~a & b),
        (a | ~b) & (~a | b),
        (a & ~b) | (~a & c),
        *((a & each) | c for each in (yes, no, some)),
        *((a | each) & c for each in (yes, no, some)),
        *(a.by("EQUAL", each) & b for each in (yes, no, some)),
        *(a.by("NOT_EQUAL", each) & b for each in (yes, no, some)),
        a.by("EQUAL", b) & ~a.by("NOT_EQUAL", c),
        (~a).by("EQUAL", ~b),
        (~a).by("EQUAL", b),
        (a < b) | (b < c),
        (a <= b) & (c >= b),
    ]


@_MERGED_DECISIONS("REDUCE_ALL", "reduced", REAL, float16=False)
def _reduced_logic(net: Net) -> Sequence[Term]:
    """REDUCE_ALL and REDUCE_ANY of negations, of pairs, or of each other."""
    a = net.given([[[1, 1, 0], [1, 1, 1], [0, 1, 1]], [[1, 0, 0], [0, 0, 0], [1, 1, 0]]], BOOL8)
    b = net.given([[[1, 1, 1], [0, 1, 0], [0, 0, 0]], [[0, 1, 1], [0, 1, 1], [1, 1, 0]]], BOOL8)
    every, any_of = reducing("REDUCE_ALL"), reducing("REDUCE_ANY")
    return [
        every(~a, 1),
        any_of(~a, 2),
        ~every(~a, 1),
        ~any_of(~a, 1),
        every(a & b, 2),
        every(a, 1) & every(b, 2),
        every(a | b, 1),
        every(a, 2) | every(b, 2),
        any_of(a & b, 1),
        any_of(a | b, 2),
        every(any_of(a, 1), 1),
        every(any_of(a, 2), 1),
        any_of(every(a, 1), 1),
        any_of(every(a, 2), 1),
        any_of(any_of(a, 0), 0),
        every(every(a, 2, keep=True), 1),
        every(every(a, 0), 0) | any_of(b, 0, 1),
        a & any_of(b, 1, keep=True),
        every(a & any_of(b, 2, keep=True), 2),
        every(a, -1).by("EQUAL", any_of(a, -1)),
    ]
