"""Reductions and searches that compilers move past other operations, and conversions of codes.

A factor leaves a sum if it is one for all that is added, and a maximum if it is positive; a scale
takes in a factor if that is one for all codes. Here each stands where that is so and where it is
not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from corpus.arguments import RELU
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term, reducing
from corpus.types import F32, I32, Type, s8, u8

_REDUCTION_IDENTITIES: Final = Patterns(
    "reduction_identities", "reductions of results", seed="rewrites", unshared=True
)
_MOVED_REDUCTIONS: Final = Patterns(
    "moved_reductions",
    "arithmetic that may cross it",
    hides_every_other=True,
    seed="passes_reductions",
)
_MOVED_CONVERSIONS: Final = Patterns(
    "moved_conversions",
    "arithmetic that may cross it",
    REAL,
    float16=False,
    hides_every_other=True,
    seed="passes_conversions",
)


@_REDUCTION_IDENTITIES("REDUCE_MAX", "twice")
def _two_reductions(net: Net) -> list[Term]:
    """Two reductions become one if axes are counted before the first one."""
    x = net.data(3, 3, 3)
    rows, kept = x.to("REDUCE_MAX", [0], False), x.over("REDUCE_MAX", 0, keep=True)
    return [
        rows.over("REDUCE_MAX", 0),
        rows.over("REDUCE_MAX", 1, keep=True),
        kept.over("REDUCE_MAX", 1),
        x.over("REDUCE_MAX", 2).over("REDUCE_MAX", 0),
        rows.over("REDUCE_MIN", 1),
        x.reshape(9, 3).over("REDUCE_MIN", 0),
    ]


@_REDUCTION_IDENTITIES("REDUCE_SUM", "twice", REAL)
def _sums(net: Net) -> list[Term]:
    """A sum of products is no product of sums; averages of averages need parts of equal size."""
    x = net.data(2, 4, 2)
    rows = x.to("REDUCE_SUM", [0], False)
    turned = x.reshape(4, 4).transpose(1, 0)
    return [
        rows.over("REDUCE_SUM", 0),
        rows.over("REDUCE_MAX", 1),
        x.over("REDUCE_MAX", 0).over("REDUCE_SUM", 0),
        x.over("MEAN", 1).over("MEAN", 1),
        x.over("MEAN", 0).reshape(2, 4),
        turned.to("SOFTMAX", 1.0, 0),
        turned.to("SOFTMAX", 0.5, 1).transpose(1, 0),
        turned.to("L2_NORMALIZATION", 0),
    ]


@_REDUCTION_IDENTITIES("MEAN", "turned", REAL)
def _turned(net: Net) -> list[Term]:
    """A reduction of a transposed tensor uses the axes of that tensor, not of the original one."""
    x, image = net.data(3, 3, 3), net.data(2, 3, 3, 3)
    return [
        *(
            net(operation, x.transpose(*order), [axis], keep)
            for operation, keep in (("MEAN", 0), ("REDUCE_SUM", False), ("REDUCE_PROD", False))
            for order, axis in (([1, 2, 0], 0), ([0, 2, 1], 0), ([2, 1, 0], 1))
        ),
        image.transpose(0, 3, 1, 2).over("MEAN", 2, 3),
        image.transpose(0, 3, 2, 1).over("MEAN", 2),
        image.transpose(0, 3, 2, 1).over("MEAN", 1, keep=True),
    ]


@_REDUCTION_IDENTITIES("BATCH_MATMUL", "turned", REAL)
def _products(net: Net) -> list[Term]:
    """A TRANSPOSE becomes a flag of BATCH_MATMUL only if it swaps the last dimensions."""
    x, y = net.data(2, 2, 2), net.data(2, 2, 2)
    swapped, turned = x.transpose(0, 2, 1), x.transpose(1, 0, 2)
    flat = x.reshape(4, 2)
    weights, bias = net.constant([[1.0, -2.0], [3.0, 0.5]]), net.constant([1.0, -1.0])
    return [
        swapped.to("BATCH_MATMUL", y, False, False),
        swapped.to("BATCH_MATMUL", y, True, False),
        turned.to("BATCH_MATMUL", y, False, True),
        y.to("BATCH_MATMUL", turned, False, False),
        flat.to("FULLY_CONNECTED", weights.transpose(1, 0), bias, 0),
        turned.to("FULLY_CONNECTED", weights, bias, 0),
    ]


@_REDUCTION_IDENTITIES("ARGMAX", "of_functions", REAL)
def _places(net: Net) -> Iterator[Term]:
    """Increasing functions do not change ARGMAX, others do; indices are shown as reals."""
    x = net.data(2, 9)
    minus = -x
    yield x.to("LOGISTIC").place("ARGMAX", 1).cast(F32)
    yield minus.place("ARGMAX", 1).cast(F32)
    yield minus.place("ARGMIN", 1).cast(F32)
    yield abs(x).place("ARGMAX", 1).cast(F32)
    yield (x * -2.0).place("ARGMAX", 1).cast(F32)
    yield (1.0 - x).place("ARGMIN", 0).cast(F32)
    yield x.transpose(1, 0).place("ARGMAX", 0).cast(F32)
    yield x.reshape(3, 6).place("ARGMAX", 1).cast(F32)
    for source in (minus, x * -0.5):
        values, places = source.topk(3)
        yield from [values, places.cast(F32)]


_sum, _mean = reducing("REDUCE_SUM"), reducing("MEAN")


@_MOVED_REDUCTIONS("REDUCE_SUM", "sums", REAL)
def _moved_sums(net: Net) -> Sequence[Term]:
    """Factors and terms are taken out of sums along their axis or across it."""
    x, y = net.halves(2, 3, 4), net.halves(2, 3, 4)
    along, across, thin = [2.0, -1.0, 3.0, 0.5], [[2.0], [-1.0], [0.5]], net.halves(2, 1, 4)
    return [
        _sum(x * 2.0, 2),
        _sum(x * along, 2),
        _sum(x * across, 2),
        _sum(x * along, 1),
        _sum(x * across, 1, 2),
        _sum(x + 2.0, 2),
        _sum(x + along, 2),
        _sum(x + across, 1),
        _sum(1.0 - x, 0, 2),
        _sum(-x, 1),
        _sum(x + thin, 1),
        _sum(thin * across, 1),
        _sum(thin, 1),
        _sum(thin, 1, keep=True) + x,
        _sum(x, 2) - _sum(y, 2),
        _sum(x, 0, 1) + _sum(y, 0, 1),
        _sum(x, 2) * _sum(y, 2),
        _sum(x * y, 2),
        _sum(x * y, 1),
        _sum(_sum(x, 2), 0),
        _sum(_sum(x, 0, keep=True), 2),
        _sum(_mean(x, 1), 1),
        _mean(_sum(x, 1), 1),
        _mean(_sum(x, 0), 0) * 3.0,
        _mean(x, 2) * 4.0,
        _mean(x, 2) * 3.0,
        _mean(x, 1, keep=True) * 12.0,
        _mean(x * along, 2),
        _mean(x + along, 2),
        _mean(x + across, -1, 0),
        _mean(x, 2) * _mean(y, 2),
        _mean(_mean(x, 2), 0),
        _mean(_mean(x, 1, keep=True), 1, 2),
        _mean(x * x, 2) - _mean(x, 2) * _mean(x, 2),
        _mean(x - _mean(x, 2, keep=True), 2),
        _sum(x - _mean(x, 1, keep=True), 2),
        _sum(x.relu(), 2),
        _sum(x, 2).relu(),
    ]


@_MOVED_REDUCTIONS("REDUCE_PROD", "powers", REAL)
def _powers_of_sums(net: Net) -> Sequence[Term]:
    """Norms, products and exponentials are made by other operations for some numbers only."""
    x, y = net.halves(2, 3) * 0.5, net.halves(2, 3) * 0.5
    p, thin = net.distinct(2, 3, low=1, high=16, step=0.25), net.halves(2, 1, 3)
    product = reducing("REDUCE_PROD")
    return [
        _sum(x * x, 1).sqrt(),
        _sum(x * y, 1) + 4.0,
        _sum(abs(x), 1),
        abs(_sum(x, 1)),
        _sum((x * x).sqrt(), 0),
        _sum(x.exp(), 1).log(),
        _sum(x.exp(), 0).log(),
        _sum(x, 1).exp().log(),
        _sum(p.log(), 1),
        _sum(p.log(), 1).exp(),
        product(p, 1).log(),
        product(x.exp(), 1),
        product(x * 2.0, 1),
        product(x * [2.0, 1.0, -1.0], 1),
        product(x * [2.0, 1.0, -1.0], 0),
        product(-x, 1),
        product(-x, 0),
        product(abs(x), 1),
        product(x * y, 0),
        product(x, 1) * product(y, 1),
        product(product(x, 0), 0),
        product(1.0 / p, 1),
        product(thin, 1),
        product(thin * [[2.0], [3.0]], 1),
        _sum(x.to("SOFTMAX", 1.0, 1), 1),
        _sum(x.to("SOFTMAX", 1.0, 1), 0),
        _sum(x.to("SOFTMAX", 1.0, 1) * [1.0, 2.0, -1.0], 1),
        x.to("SOFTMAX", 1.0, 1).over("REDUCE_MAX", 1).log(),
        _sum(x.to("LOG_SOFTMAX", 1.0, 1).exp(), 1),
    ]


@_MOVED_REDUCTIONS("REDUCE_MAX", "extremes")
def _extremes(net: Net) -> Sequence[Term]:
    """A maximum becomes a minimum behind a negative factor, and stays one behind two."""
    x, y = net.halves(2, 3, 4), net.halves(2, 3, 4)
    along, across = [2.0, -1.0, 3.0, 1.0], [[2.0], [-1.0], [0.0]]
    most, least = reducing("REDUCE_MAX"), reducing("REDUCE_MIN")
    return [
        most(x * 2.0, 2),
        most(x * -2.0, 2),
        least(x * -1.0, 1),
        most(x * -1.0, 2) * -1.0,
        most(x * along, 2),
        most(x * along, 1),
        most(x * across, 2),
        least(x * across, 1, 2),
        most(x + 1.5, 2),
        most(x + along, 2),
        most(x + across, 2),
        most(1.0 - x, 1),
        most(x.relu(), 2),
        least(x.by("ADD", 1.0, RELU), 2),
        most(x, 2).max(most(y, 2)),
        most(x.max(y), 2),
        most(x.min(y), 2),
        most(x, 2).min(most(y, 2)),
        most(x + y, 2),
        most(x, 1) + most(y, 1),
        most(least(x, 2), 1),
        most(least(x, 1), 1),
        least(most(x, 1, keep=True), 2),
        most(most(x, 0), 1),
        x - most(x, 2, keep=True),
        most(x - most(x, 2, keep=True), 2),
        most(x - most(x, 1, keep=True), 2),
        (x.by("EQUAL", most(x, 2, keep=True))).choose(x, y),
    ]


@_MOVED_REDUCTIONS("ARGMAX", "shifted")
def _moved_places(net: Net) -> Sequence[Term]:
    """A term for each row does not change its largest index; a term for each column does."""
    x, y = net.distinct(3, 5, low=-16, high=14), net.distinct(3, 1, low=1, high=9)
    column, wide = [[9.0], [-7.0], [4.0]], [7.0, -9.0, 4.0, 0.0, -5.0]
    most, least = (net.function(name, 1, type=I32) for name in ("ARGMAX", "ARGMIN"))
    return [
        most(x + 3.0),
        most(x + column),
        most(x + column, 0),
        most(x + wide),
        least(x + wide, 0),
        least(5.0 - x),
        most(wide - x),
        most(x * 3.0),
        most(x * -3.0),
        least(x * [[2.0], [-1.0], [3.0]]),
        most(x * [[2.0], [-1.0], [3.0]]) + least(x * -1.0),
        most(x - x.over("REDUCE_MAX", 1, keep=True)),
        most(x - x.over("REDUCE_MAX", 1, keep=True), 0),
        most(x.by("ADD", y, RELU) + x),
        least(x.max(-3.0) + wide),
        most(x, -1) - most(x * 2.0, -1),
        most(x, -2) + least(x, 0),
    ]


@_MOVED_REDUCTIONS("TOPK_V2", "first", REAL)
def _first_places(net: Net) -> Sequence[Term]:
    """The first of several equal maxima in a row, of functions of them, and found in other ways."""
    x = net.distinct(2, 6, low=-40, high=40, step=0.0625)
    near = (x * 0.25).to("TANH")

    def top(source: Term, count: int) -> tuple[Term, Term]:
        values, places = source.topk(count)
        return values, places

    sources = (x + 2.0, x * 0.5, -x, x.exp(), (-x).exp(), near, x - [2.0, 0, 1, 0, -1, -2])
    return [
        *(each for source in sources for each in top(source, 2)),
        *(source.to("ARGMAX", 1, type=I32) for source in sources),
        *(each for each in top(x, 1)),
        x.over("REDUCE_MAX", 1, keep=True),
        top(x, 6)[0],
        *(each for each in top(top(x, 4)[0], 2)),
        *(each for each in top(-top(x, 4)[0], 2)),
        top(x.relu() + x, 3)[1],
        top(x, 3)[0].over("REDUCE_MIN", 1),
        _sum(top(x, 6)[0], 1),
        _sum(top(x, 3)[0], 1),
    ]


_A, _B, _C = u8(0.5, 120), u8(0.25, 90), u8(1.0, 100)


def _real(x: Term) -> Term:
    return x.to("DEQUANTIZE", type=F32)


def _codes(x: Term, type: Type = _A) -> Term:
    return x.to("QUANTIZE", type=type)


@_MOVED_CONVERSIONS("QUANTIZE", "scaled")
def _scaled(net: Net) -> Sequence[Term]:
    """Factors, terms and bounds between codes may become other scales or zero points."""
    x = net.given([[-60.0, -6.5, -1.0, 2.5], [0.0, 7.5, 31.0, 67.5]], _A)
    y = net.given([[-22.5, -2.0, 1.0, 4.5], [3.0, -0.5, 41.0, 12.0]], _B)
    row = [2.0, -1.0, 0.5, 0.0]
    r, q = _real(x), _real(y)
    scaled = [(2.0, u8(1.0, 120)), (2.0, _A), (-1.0, _A), (-1.0, u8(0.5, 136)), (0.0, _A)]
    added = [(4.0, u8(0.5, 112)), (4.0, u8(0.5, 128)), (4.0, _A), (-8.5, _A), (0.0, _A)]
    return [
        *(_codes(_real(x) * factor, type) for factor, type in scaled),
        *(_codes(_real(x) + term, type) for term, type in added),
        _codes(_real(x) * row),
        _codes(_real(x) + row),
        _codes(2.0 - _real(x), _B),
        _codes(_real(x) / 2.0, u8(0.25, 120)),
        _real(x) * 2.0 + 1.0,
        (_real(x) - 8.0) * 0.25,
        (_real(x) - row) * row,
        *(_codes(r.to(name), t) for name in ("RELU", "RELU6") for t in (_A, _B, u8(0.5, 0))),
        _codes(r.max(-2.0), u8(0.5, 4)),
        _codes(r.max(-2.0), u8(0.5, 8)),
        _codes(r.max(q)),
        _codes(r + q, _B),
        _codes(r.by("SUB", q, RELU), u8(0.25, 20)),
        r.by("EQUAL", q),
        r > q,
        (r > q).choose(r, q),
        _codes((r > q).choose(r, q), _B),
        r - r * 2.0,
        *(r.over(name, 1) for name in ("REDUCE_SUM", "MEAN", "REDUCE_PROD", "REDUCE_MIN")),
        r.to("ARGMAX", 1, type=I32),
        abs(r).sqrt(),
        r * q,
    ]


@_MOVED_CONVERSIONS("DEQUANTIZE", "requantized")
def _requantized(net: Net) -> Sequence[Term]:
    """Requantization before or behind an operation on codes; all results are exact."""
    x = net.given([[-58.0, -6.0, -1.0, 2.0], [0.0, 8.0, 32.0, 66.0]], _A)
    y = net.given([[-22.0, -2.0, 1.0, 4.0], [3.0, -5.0, 41.0, 12.0]], _B)

    def other(source: Term, type: Type) -> Term:
        return _codes(_real(source), type)

    narrow, signed = u8(0.25, 59), s8(0.5, -8)
    return [
        other(x, narrow).by("ADD", y, type=_C),
        other(x, _A).by("ADD", y, type=_C),
        other(x, u8(0.5, 200)).by("ADD", x, type=_A),
        other(x, signed).by("ADD", other(x, s8(0.5, 90)), type=signed),
        other(x.by("ADD", y, 0, type=_C), _A).by("SUB", x, type=_A),
        other(x.by("ADD", y, 0, type=_C), _B).by("MAXIMUM", y, type=_B),
        other(x.by("SUB", y, RELU, type=narrow), _A) * 2.0,
        other(x.by("MUL", y, 0, type=u8(5.0, 40)), _C),
        other(x.by("MUL", y, 3, type=_C), _B).relu(),
        other(x.by("ADD", y, 0, type=_A).relu(), u8(0.25, 0)),
        other(x.by("ADD", y, 0, type=_C).to("RELU6"), _B),
        x.by("MAXIMUM", y, 0, type=_C).by("ADD", x, type=_A),
        x.by("MINIMUM", y, 0, type=u8(0.25, 60)).by("SUB", y, type=_A),
        x.by("PRELU", y, 0, type=u8(3.0, 120)).by("MAXIMUM", x, type=u8(3.0, 90)),
        other(other(x, _B).relu(), u8(0.25, 0)),
        other(other(x, u8(0.5, 220)), _A).by("ADD", x, type=_A),
        other(x, narrow) > y,
        other(x, _B).by("EQUAL", x),
        *(_real(x.to("CAST", type=type)) for type in (_A, _B, _C)),
        (x.to("CAST", type=F32) - 120.0) * 0.5,
        (x.to("CAST", type=F32) - 100.0) * 0.5,
        (x.to("CAST", type=F32) - 120.0) * 0.25,
        (x.to("CAST", type=F32) - 120.0) * [0.5, 0.5, 0.5, 1.0],
        _codes(x.to("CAST", type=F32), _C),
        x.to("CAST", type=I32) - 120,
        other(x, _B).to("CAST", type=I32) - y.to("CAST", type=I32),
    ]
