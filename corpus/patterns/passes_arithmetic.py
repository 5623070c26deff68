"""Rules of graph compilers about sums and products: regrouping, cancelling, factors and sequences.

Each is right under a condition: of signs, of shapes, of an activation in between, or of codes that
nothing cuts off. Here each stands where its condition holds and where it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from corpus.language import F32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, RELU, RELU1, RELU6, Net, Term

__all__ = ["files"]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "sums and products that are regrouped, where that is right and where it is not"
    yield from files_of("passes_sums", about, _ANY, [F32, CODES], hides_every_other=True)
    yield from files_of("passes_arithmetic", about, _REAL, [F32], hides_every_other=True)


def _regrouped(net: Net) -> Sequence[Term]:
    """Terms of which some are constants, of several shapes, with and without a bound between."""
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


def _cancelled(net: Net) -> Sequence[Term]:
    """What is added and taken away again may have been cut off in between, if it is codes."""
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


def _factored(net: Net) -> Sequence[Term]:
    """A factor of both terms, or of one of them only, or of another shape."""
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


def _extremes_of_sums(net: Net) -> Sequence[Term]:
    """What both sides have in common goes outside, if the order of the sides stays."""
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


def _sequences(net: Net) -> Sequence[Term]:
    """Factors and terms in a row become one of each, whatever shapes they have."""
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


def _narrower(net: Net) -> Sequence[Term]:
    """Who adds the small operands first has to keep the shape, and what is bounded between."""
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


def _equals(net: Net) -> Sequence[Term]:
    """Operations that read the same in another order, or constants of another shape."""
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


def _folded(net: Net) -> Sequence[Term]:
    """Constants of constants, as an operand of something else."""
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


_ANY: Final[dict[str, Nets]] = {
    "ADD": {"regrouped": ("Constants that are added first.", _regrouped)},
    "SUB": {"cancelled": ("What is added and taken away again.", _cancelled)},
}

_REAL: Final[dict[str, Nets]] = {
    "ADD": {
        "narrower": ("Small operands that are added first.", _narrower),
        "equals": ("Operands in another order or shape.", _equals),
        "folded": ("Constants of constants.", _folded),
    },
    "MUL": {
        "factored": ("Factors of both terms.", _factored),
        "sequences": ("Factors and terms in a row.", _sequences),
    },
    "MAXIMUM": {"common": ("Terms of both sides.", _extremes_of_sums)},
}
