"""Bounds, slopes and signs that compilers move, merge or drop.

A bound goes away if another one is narrower, past a factor if that is positive, and past a term if
it is changed; a constant behind a fused activation belongs behind it. Here each stands where that
is so and where it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6, VALID, behind_bias
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import I32

_MOVED_BOUNDS: Final = Patterns(
    "moved_bounds", "moves of bounds", hides_every_other=True, seed="passes_bounds"
)
_REGROUPED_INTEGERS: Final = Patterns(
    "regrouped_integers",
    "moves of bounds",
    (I32,),
    hides_every_other=True,
    seed="passes_integers",
    why="TF Lite rounds negative quotients of integers up",
)

_BEHIND_BOUNDS: Final = Patterns(
    "constants_behind_bounds",
    "constants behind bounds",
    REAL,
    unshared=True,
    seed="rewrites_bounded",
)


@_MOVED_BOUNDS("MINIMUM", "bounds")
def _bounds(net: Net) -> Sequence[Term]:
    """The narrowest of several consecutive bounds matters; some only look redundant."""
    x = net.distinct(2, 3, low=-16, high=16)
    low, high = [-3.0, 1.0, -1.0], [[2.0], [-1.0]]
    six = x.by("ADD", [1.0, -2.0, 0.5], RELU6)
    one = x.by("MUL", [1.0, -1.0, 2.0], RELU1)
    return [
        x.min(high).min([3.0, -2.0, 6.0]),
        x.max(low).max(-2.0).max([[-4.0], [0.0]]),
        x.max(low).min(high).max(-1.5),
        *(six.min(bound) for bound in (7.0, 3.0, 0.0, -1.0, [6.0, 5.0, 7.0])),
        *(six.max(bound) for bound in (-1.0, 1.0, 6.5, [0.0, 0.5, -1.0])),
        *(one.to(operation) for operation in ("RELU", "RELU6")),
        one.max(-0.5),
        one.min(0.5).relu(),
        one.by("ADD", 0.5, RELU1),
        *(x.max(bound) for bound in (0.0, 0.5, [0.0, 0.0, 0.0], [0.0, 0.0, 1.0])),
        *(x.max(0.0).min(bound) for bound in (6.0, 5.0, [6.0, 6.0, 2.0])),
        *(x.max(-1.0).min(bound) for bound in (1.0, 2.0, [1.0, 1.0, 6.0])),
        x.min(6.0).max(0.0),
        x.min(6.0).max(0.5),
        x.min(1.0).max(-1.0),
        x.max([-1.0, 0.0, -1.0]).min(1.0),
    ]


@_MOVED_BOUNDS("RELU6", "moved", REAL)
def _before_bounds(net: Net) -> Sequence[Term]:
    """A bound that moves past a factor or a term must be scaled or shifted with it."""
    x, row = net.distinct(2, 3, low=-12, high=12), [2.0, -1.0, 0.5]
    return [
        (x + row).relu(),
        (2.0 - x).relu(),
        (x * 2.0).relu(),
        (x * -2.0).relu(),
        x.relu() * -2.0,
        (x * [1.0, -1.0, 3.0]).to("RELU6"),
        (x * 2.0).to("RELU1"),
        x.to("RELU1") * 2.0,
        x.to("RELU6") - 3.0,
        (x - 3.0).to("RELU6") + 3.0,
        (x.to("RELU6") * -1.0 + 6.0).relu(),
        x.relu() + (x * -1.0).relu(),
        x.relu() - x,
        x - x.min(0.0),
        x.max(0.0) * 2.0 + x.min(0.0),
        (x.relu() - 2.0).relu() + 2.0,
    ]


@_MOVED_BOUNDS("PRELU", "slopes")
def _slopes(net: Net) -> Sequence[Term]:
    """PRELUs with slopes of 0, 1, -1 or of one sign merge with each other and with factors."""
    x, y = net.halves(2, 3), net.halves(2, 3)

    def bent(source: Term, *slopes: float) -> Term:
        return source.by("PRELU", list(slopes))

    column, given = net.constant([[2.0], [-1.0]]), net.given([2.0, 0.0, -1.0])
    return [
        bent(x, 0.0),
        bent(x, 1.0),
        bent(x, -1.0),
        bent(x, 0.0, 0.0, 0.0),
        bent(x, 1.0, 1.0, 1.0),
        bent(x, 0.0, 1.0, -1.0),
        bent(bent(x, 2.0), 3.0),
        bent(bent(x, -2.0), 3.0),
        bent(bent(x, 2.0, 0.0, -1.0), 1.0, 2.0, 3.0),
        x.by("PRELU", column).by("PRELU", given),
        bent(x * 2.0, 3.0),
        bent(x * -1.0, 3.0),
        bent(x * -1.0, 3.0) * -1.0,
        bent(x, 2.0) * -1.0,
        bent(x, 2.0, -1.0, 0.0).relu(),
        bent(x.relu(), 2.0),
        bent(x.by("ADD", 1.0, RELU), -2.0),
        x.max(x * [1.0, 2.0, 0.0]),
        (x * [0.0, -1.0, 1.0]).max(x),
        (x * column).min(x),
        x.relu() + (x * -1.0).relu() * [-2.0, 1.0, 3.0],
        x.relu() + (y * -1.0).relu() * [-2.0, 1.0, 3.0],
        x.relu() - (x * -1.0).relu() * [-2.0, 1.0, 3.0],
        x.max(0.0) + x.min(0.0) * column,
        x.max(0.0) + y.min(0.0) * column,
    ]


@_MOVED_BOUNDS("NEG", "signs", REAL)
def _signs(net: Net) -> Sequence[Term]:
    """A negation moves into or out of an operation; a factor is -1 for all elements or some."""
    x, y = net.halves(2, 3), net.halves(2, 3)
    a, all_turned, some_turned = [2, -1, 3], [-1, -1, -1], [-1, 1, -1]
    return [
        x + -y,
        -x + y,
        -x - y,
        x - -y,
        -x * -y,
        -x * y,
        -(x - y),
        -(x + a),
        -(x * a),
        -x * a,
        -(a - -x),
        -(-x + y),
        x + y * -1,
        y * -1 + x,
        x + y * -2,
        x - y * -1,
        x + y * all_turned,
        x + y * some_turned,
        (-x).max(-y),
        -(-x).max(-y),
        -(-x).max(y),
        -(-x).min(a),
        abs(-x) + y,
        abs(x) * abs(y),
        abs(x) * abs(x),
        abs(x) + abs(y),
        abs(x) - x,
        abs(x - y) - abs(y - x),
        abs(x * a),
        abs(x) * a,
        abs(abs(x) - 2),
        abs(x.max(-x)),
        abs(x.max(-y)),
        abs(-abs(y)) - abs(y),
    ]


@_MOVED_BOUNDS("RELU", "known", REAL)
def _known(net: Net) -> Sequence[Term]:
    """A bound may be removed only where the range of the results is known to lie within it."""
    x = net.distinct(2, 3, low=-24, high=24, step=0.125)
    y = net.distinct(2, 3, low=1, high=32, step=0.125)
    logistic, tanh, elu = x.to("LOGISTIC"), x.to("TANH"), x.to("ELU", 0.5)
    swish = x.to("HARD_SWISH")
    return [
        *(each.relu() for each in (x * x, x * y, abs(x), x.exp(), y.sqrt(), y.log())),
        *(each.relu() for each in (logistic, tanh, elu, swish, x.to("RELU6"), x.to("RELU1"))),
        *(each.to("RELU1") for each in (logistic, tanh, x.exp(), elu, y.sqrt())),
        *(each.to("RELU6") for each in (logistic, tanh, x.exp(), swish, x.to("RELU1"))),
        *(abs(each) for each in (x.relu(), x * x, x * y, tanh, logistic, elu, y.log())),
        *(each.to("ELU", 1.0) for each in (x.relu(), abs(x), x.to("RELU1"), y.sqrt(), tanh)),
        *(x.to("ELU", alpha) for alpha in (0.0, 1.0, 2.0)),
        *(each.to("HARD_SWISH") for each in (x.relu(), x.to("RELU6"), x + 3.0, x * 2.0, -x)),
        (x.exp() + 0.5).max(0.25),
        (tanh + 1.0).relu(),
        (tanh + 0.5).relu(),
        (1.0 - logistic).relu(),
        (0.5 - logistic).relu(),
    ]


@_MOVED_BOUNDS("HARD_SWISH", "gates", REAL)
def _gates(net: Net) -> Sequence[Term]:
    """Linear functions clamped to 0..1 are a gate of HARD_SWISH for certain numbers only."""
    x, y = net.distinct(2, 3, low=-72, high=72, step=0.0625), net.halves(2, 3)
    three = x + 3.0
    return [
        three.to("RELU6") / 6.0,
        three.to("RELU6") * 0.25,
        three.relu().min(6.0) * (1 / 6),
        three.relu().min(5.0) * (1 / 6),
        three.max(0.0).min([6.0, 6.0, 5.0]) / 6.0 * x,
        (x * 0.5 + 0.5).max(0.0).min(1.0),
        (x * 0.25 + 0.5).max(0.0).min(1.0) * x,
        x * (x.by("ADD", 3.0, RELU6) * (1 / 6)),
        (x / 6.0) * x.by("ADD", 3.0, RELU6),
        (y / 6.0) * x.by("ADD", 3.0, RELU6),
        x * x.by("ADD", 3.0, RELU1) / 6.0,
        x * (x.exp() + 1.0).log().to("TANH"),
        y * (x.exp() + 1.0).log().to("TANH"),
        x / ((-x).exp() + 1.0),
        y / ((-x).exp() + 1.0),
        x / (x.exp() + 1.0),
        (x.exp() - 1.0) / (x.exp() + 1.0),
        (x.exp() - (-x).exp()) / (x.exp() + (-x).exp()),
        (x.exp() - (-x).exp()) / (y.exp() + (-y).exp()),
        x.max(0.0) + (x.min(0.0).exp() - 1.0) * 0.5,
        x.max(0.0) + (y.min(0.0).exp() - 1.0) * 0.5,
        x.max((x.exp() - 1.0).min(0.0)),
        x.to("RELU6") - x.relu(),
    ]


@_REGROUPED_INTEGERS("DIV", "whole")
def _whole(net: Net) -> Sequence[Term]:
    """Quotients of integers are rounded down: factors do not cancel, nor may terms cross."""
    x, y = net.given([[-9, -7, -1], [5, 8, 14]]), net.given([[2, -3, 5], [4, -2, 3]])
    return [
        (x / 2) * 2,
        (x * 2) / 2,
        (x * 6) / 4,
        (x * 3) / 6,
        (x / 2) / 3,
        (x / -2) / 2,
        (x / 2) * 4,
        (x + 4) / 4,
        (x + 2) / 4,
        (4 - x) / 4,
        x / 4 + y / 4,
        x / y + y / y,
        (x * y) / y,
        (x / y) * y,
        x - (x / y) * y,
        x - (x / 4) * 4,
        -(x / 2),
        -x / 2,
        abs(x) / 2,
        abs(x / 2),
        x / 1,
        x / -1,
        x / [1, 1, 1],
        x / [1, 2, 4],
        x / 8,
        16 / x,
        x * 0 + y,
        (x / 2).max(0) * 2,
        (x * 2).max(0).min(6) / 2,
        (x + 1) - x,
        (x.max(y) / 2).max(y / 2),
        (x / -2).max(y / -2),
        (x + 3) - (5 - y),
        (x - y) + y * [1, 2, 1],
        x * y + x * 2,
        x * 2 + x * [[-2], [3]],
        -x * y - -y,
        abs(x) * abs(y) - x * y,
        x.max(3).min(-2),
        x.min(3).max([2, 4, -2]),
        -(-x).max(y),
        (x * -2).max(y * -2),
    ]


_Product = Callable[[Net, Term, int], Term]


def _layer(operation: str, taps: object, bias: object) -> _Product:
    return lambda net, x, activation: x.to(
        operation,
        *(net.constant(taps), net.constant(bias)),
        *behind_bias(operation, activation=activation),
    )


_MATRIX: Final = np.array([[1.0, -2.0], [0.5, 1.0]])


def _behind(product: _Product, net: Net) -> list[Term]:
    """Only positive factors may move before a fused RELU, and none before another bound."""
    x = net.few(1, 3, 3, 2)
    factors = {"MUL": ([2.0], [-1.5], [0.5, -2.0]), "ADD": ([3.0, -2.0],), "SUB": ([1.0],)}
    return [
        net(operation, product(net, x, activation), net.constant(numbers), outer)
        for activation in (RELU, RELU1, RELU6)
        for operation, several in factors.items()
        for numbers in several
        for outer in ((NONE, RELU1) if operation == "MUL" else (NONE,))
    ]


_PRODUCTS: Final[dict[str, _Product]] = {
    "CONV_2D": _layer("CONV_2D", _MATRIX.reshape(2, 1, 1, 2), [0.5, -1.0]),
    "DEPTHWISE_CONV_2D": _layer("DEPTHWISE_CONV_2D", [[[[2.0, -1.5]]]], [0.25, -0.5]),
    "FULLY_CONNECTED": _layer("FULLY_CONNECTED", _MATRIX, [0.5, -1.0]),
    "MAX_POOL_2D": lambda net, x, activation: x.to("MAX_POOL_2D", VALID, 1, 1, 2, 2, activation),
    "ADD": lambda net, x, activation: x.by("ADD", [0.25, -1.25], activation),
}


_BEHIND_BOUNDS.of(_PRODUCTS, "behind")(_behind)
