"""Powers, roots, quotients and whole parts that compilers cancel or merge.

Most rules hold for positive numbers, or for whole ones only. Here each stands for such numbers and
for others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from corpus.arguments import RELU, RELU1, RELU6
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import F32, I32

_FUNCTION_IDENTITIES: Final = Patterns(
    "function_identities",
    "functions that cancel",
    REAL,
    hides_every_other=True,
    seed="passes_functions",
)


@_FUNCTION_IDENTITIES("DIV", "quotients")
def _quotients(net: Net) -> Sequence[Term]:
    """Quotients of quotients and products are regrouped."""
    x = net.distinct(2, 3, low=-12, high=12)
    y, z = net.given([[2.0, -0.5, 4.0], [1.0, -8.0, 0.25]]), net.given([0.5, -4.0, 2.0])
    a = net.constant([2.0, -3.0, 5.0])
    return [
        x / a + y / a,
        x / a - y / z,
        a / x + a / y,
        (x / y) * y,
        (x * y) / y,
        (y * x) / y,
        (x / y) / z,
        x / (y / z),
        x / (y * z),
        (z / x) / y,
        x * (1.0 / y),
        x * (2.0 / y),
        (a / y) * x,
        1.0 / (x / y),
        a / (x * 2.0),
        (x / 3.0) * a,
        (x * 3.0) / a,
        a / (x / 3.0),
        (2.0 / x) / (4.0 / y),
        x / -1.0,
        x / [1.0, 1.0, 1.0],
        x / [1.0, 2.0, 1.0],
        [1.0, -1.0, 1.0] / x,
        x / x + y,
        x / abs(x),
        x * y**-1.0,
        x * y**-2.0,
        y**-1.0 * x,
        x.by("DIV", y, RELU1) * y,
        x.by("MUL", y, RELU) / y,
        (x / a).by("DIV", z, RELU6),
        1.0 / (1.0 / x + 1.0 / y),
    ]


@_FUNCTION_IDENTITIES("POW", "powers")
def _powers(net: Net) -> Sequence[Term]:
    """Powers of powers merge for positive numbers; even ones lose the sign of negative ones."""
    x = net.given([[-2.0, -1.5, -1.0], [-0.5, 0.5, 2.0]])
    y = net.given([[1.0, 2.0, -3.0], [-1.0, -2.0, 0.5]])
    return [
        *(x**exponent for exponent in (2.0, 3.0, 1.0, 0.0, -1.0, -2.0)),
        *(x**exponents for exponents in ([2.0, 2.0, 2.0], [1.0, 1.0, 1.0], [2.0, 3.0, 1.0])),
        x ** net.given([2.0]),
        x ** net.given([3.0, 2.0, 2.0]),
        (x**2.0) ** 0.5,
        (x**2.0) ** 1.5,
        (x**2.0) ** 2.0,
        (x**3.0) ** 2.0,
        (x**2.0) * (x**3.0),
        x * x**2.0,
        x**2.0 / x,
        x / x**3.0,
        (x * y) ** 2.0,
        (x * y) ** 3.0,
        (x / y) ** 2.0,
        x**2.0 * y**2.0,
        x**2.0 * y**3.0,
        x**2.0 - y**2.0,
        (-x) ** 2.0,
        (-x) ** 3.0,
        abs(x) ** 2.0,
        abs(x) ** 3.0,
        (x**2.0).sqrt(),
        (x * x).to("RSQRT"),
        (x * x).sqrt() * x,
        abs(x).sqrt() ** 2.0,
        1.0 / x**2.0,
        2.0**x,
        1.0**x,
        [1.0, 2.0, 4.0] ** x,
        (2.0**x) * (2.0**y),
        (2.0**x) * (4.0**y),
        (2.0**x) ** 2.0,
    ]


@_FUNCTION_IDENTITIES("LOG", "logarithms")
def _logarithms(net: Net) -> Sequence[Term]:
    """Exponentials, logarithms and roots merge with arithmetic, for positive numbers only."""
    x, y = net.halves(2, 3) * 0.5, net.halves(2, 3) * 0.25
    p, q = (net.distinct(2, 3, low=1, high=24, step=0.25) for _ in range(2))
    return [
        x.exp() * y.exp(),
        x.exp() / y.exp(),
        x.exp() * x.exp(),
        x.exp() + y.exp(),
        1.0 / x.exp(),
        (-x).exp() * y.exp(),
        (x * 2.0).exp(),
        x.exp() ** y,
        x.exp().sqrt(),
        (x + y).exp().log(),
        (x.exp() + y.exp()).log(),
        (x.exp() * y.exp()).log(),
        p.log() + q.log(),
        p.log() - q.log(),
        p.log() * q.log(),
        (p / q).log(),
        (p + q).log(),
        (p**3.0).log(),
        (p**y).log(),
        p.sqrt().log(),
        (1.0 / p).log(),
        (p.log() + y).exp(),
        (p.log() * y).exp(),
        ((x * x) ** 1.5).log(),
        p.sqrt() * q.sqrt(),
        p.sqrt() * p.sqrt(),
        p.sqrt() / q.sqrt(),
        p / p.sqrt(),
        p.to("RSQRT") * p.to("RSQRT"),
        p.to("RSQRT") * q.to("RSQRT"),
        (1.0 / p).sqrt(),
        1.0 / p.to("RSQRT"),
        (p * q * q).sqrt(),
        (p + q * q).sqrt(),
        (p / (q * q)).sqrt(),
    ]


_CURVES: Final = ("SIN", "TANH", "LOGISTIC", "EXP", "FLOOR", "RELU", "RELU1")


@_FUNCTION_IDENTITIES("TANH", "odd")
def _odd(net: Net) -> Sequence[Term]:
    """A negation crosses odd functions, disappears before even ones, and stays before others."""
    x, y = net.halves(2, 3) * 0.5, net.halves(2, 3) * 0.25
    return [
        *(-(-x).to(name) for name in _CURVES),
        1.0 - (-x).to("LOGISTIC"),
        x.to("LOGISTIC") + (-x).to("LOGISTIC"),
        x.to("LOGISTIC") + (-y).to("LOGISTIC"),
        (x.to("LOGISTIC") / (1.0 - x.to("LOGISTIC"))).log(),
        (x * 2.0).to("LOGISTIC") * 2.0 - 1.0,
        x.to("LOGISTIC") * 2.0 - 1.0,
        (x * 0.5).to("TANH") * 0.5 + 0.5,
        x.to("TANH") * 0.5 + 0.5,
        x.to("LOGISTIC") * (1.0 - x.to("LOGISTIC")),
        1.0 - x.to("TANH") * x.to("TANH"),
        x.to("SIN") * x.to("SIN") + (x + 1.5707963).to("SIN") * (x + 1.5707963).to("SIN"),
        abs(x.to("TANH")) - abs(x).to("TANH"),
        abs(x).exp(),
        x.to("ELU", 1.0) - (-x).to("ELU", 1.0),
    ]


@_FUNCTION_IDENTITIES("FLOOR", "whole")
def _floors(net: Net) -> Sequence[Term]:
    """Integer terms may cross FLOOR and CAST; other terms and factors may not."""
    x = net.given([[-3.75, -2.0, -0.25], [0.5, 1.75, 4.25]])
    y = net.given([[1.25, -1.5, 2.75], [-0.75, 3.0, -2.25]])
    whole, row = x.to("FLOOR"), [1.0, 0.5, -2.0]
    cast = x.to("CAST", type=I32)
    real = net.function("CAST", type=F32)
    return [
        (x + 2.0).to("FLOOR"),
        (x + 0.75).to("FLOOR"),
        (x + row).to("FLOOR"),
        whole + y.to("FLOOR"),
        (whole + y).to("FLOOR"),
        (x + y).to("FLOOR"),
        (x * 2.0).to("FLOOR"),
        (whole * 2.0).to("FLOOR"),
        (whole * 0.5).to("FLOOR"),
        whole.to("FLOOR"),
        abs(x).to("FLOOR"),
        (-whole).to("FLOOR"),
        x - whole,
        (x + 0.5).to("FLOOR") - x,
        x.max(y).to("FLOOR"),
        (x.relu() / 2.0).to("FLOOR"),
        (x / y).to("FLOOR") * y,
        whole.max(y.to("FLOOR")),
        real(cast).to("FLOOR"),
        real(whole.to("CAST", type=I32)),
        real(cast) - x,
        real(cast + y.to("CAST", type=I32)),
        real((x + y).to("CAST", type=I32)),
        real((x * 2.0).to("CAST", type=I32)),
        real(cast * 2),
        real((x - 0.5).to("CAST", type=I32)),
        real((-x).to("CAST", type=I32)),
        real(-cast),
        real(cast.max(1)),
        real(x.max(0.75).to("CAST", type=I32)),
        x.to("CAST", type=F32) + y,
        real(real(cast.to("CAST", type=I32)).to("CAST", type=I32)) * x,
        (whole < x).choose(whole + 1.0, whole),
    ]


@_FUNCTION_IDENTITIES("SQRT", "distances")
def _distances(net: Net) -> Sequence[Term]:
    """SQUARED_DIFFERENCE and variance written out, of the same two operands or of others."""
    x, y, z = net.halves(2, 3), net.halves(2, 3), net.halves(2, 1)
    apart = x - y
    return [
        apart * (x - z),
        (x - y) * (y - x),
        apart**2.0,
        (apart * apart).sqrt(),
        (apart * apart).relu(),
        (x * x) - (y * y),
        (x * x) + (y * y) - x * y * 2.0,
        (x * x) + (y * y) - x * y,
        (x + y) * (x - y),
        (x + y) * (x + y) - x * x,
        abs(apart) + abs(y - x),
        abs(apart).max(apart),
        abs(apart) * abs(apart),
        (x - z) * (x - z) + apart * apart,
        (x * x - z * z) / (x.max(z) + 4.5),
        (abs(x) + abs(y) - abs(x + y)).relu(),
    ]
