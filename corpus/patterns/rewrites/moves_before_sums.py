"""Moves that compilers take past operations on many elements: sums, softmaxes and products.

For each rule there is a case where it holds, and one for each of its conditions where that one does
not.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU6
from corpus.patterns._moves import behind, data, of_shape
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term, reducing
from corpus.types import I32

_MOVES_BEFORE_SUMS: Final = Patterns(
    "moves_before_sums",
    "moves around a reduction",
    seed="passes_moves_summed",
    signed=False,
    shows=behind,
)


@_MOVES_BEFORE_SUMS("REDUCE_SUM", "moved", REAL)
def _reduced(net: Net) -> list[Term]:
    """A tensor is reshaped, joined, repeated, padded, gathered or reversed before a reduction."""
    most, total, mean = map(reducing, ("REDUCE_MAX", "REDUCE_SUM", "MEAN"))

    def view(*shape: int) -> Term:
        return data(net, 2, 3, 4).reshape(*shape)

    pair = net.concat(data(net, 2, 1), data(net, 2, 3), axis=1)
    deep = [data(net, 2, 3).expand(1) for _ in range(2)]
    low = net.given([[-1.5, -2.0, -4.5], [3.0, -1.0, 2.5]])
    column, row = data(net, 2, 1), data(net, 1, 4)
    return [
        *(most(view(6, 4), axis) for axis in (0, 1)),
        *(total(view(2, 12), axis) for axis in (0, -1)),
        *(mean(view(4, 6), axis) for axis in (0, 1)),
        most(view(3, 2, 4), 0),
        most(data(net, 2, 3, 4), 1, keep=True).reshape(2, 4),
        total(data(net, 2, 3, 4), 0, keep=True).reshape(4, 3),
        *(most(data(net, 2, 1, 4), 0, keep=True).squeeze(axis) for axis in (0, 1)),
        *(each(pair, axis) for each in (most, total, mean) for axis in (0, 1)),
        most(net.concat(*deep, axis=1), 1),
        most(net.concat(*deep, axis=1), 2),
        *(each(row.tile(3, 1), 0) for each in (most, total, mean)),
        total(row.tile(3, 1), 1),
        *(each(low.pad([0, 0], [1, 0]), 1) for each in (most, total, mean)),
        total(data(net, 2, 3).pad([0, 0], [1, 0]), 0),
        total(data(net, 2, 3).pad([0, 0], [0, 1], value=2.5), 1),
        total(data(net, 2, 4).strided([0, 3], [2, -5], [1, -1]), 1),
        total(data(net, 2, 4).slice([0, 1], [2, 3]), 1),
        total(data(net, 2, 4), 0, keep=True).slice([0, 1], [1, 2]),
        most(data(net, 2, 3, 4), 1).gather(1, [3, 0]),
        most(data(net, 2, 4).gather(1, [1, 1, 0]), 1),
        total(column - row, 1),
        total(column - row, 0),
        most(row + column, 1),
        *(each(data(net, 3, 1, 2), 1) for each in (most, total, mean)),
        data(net, 3, 1, 2).over("REDUCE_PROD", -2, keep=True),
        net.given([[0.5, -2.0]]).tile(3, 1).over("REDUCE_PROD", 0),
        most(-data(net, 2, 4), 1),
        -data(net, 2, 4).over("REDUCE_MIN", 0),
        most(data(net, 2, 4) * -2.0, 1),
        most(data(net, 2, 4) * [1.0, -2.0, 0.5, 3.0], 1),
        most(data(net, 2, 4).by("ADD", [[1.5], [-2.0]], RELU), 1),
        most(data(net, 2, 4).by("ADD", [1.5, -2.0, 9.0, 0.0], RELU), 1),
        mean(mean(data(net, 2, 3, 4), 1), 1),
        total(mean(data(net, 2, 4), 1), 0),
        net("ADD", *data(net, 2, 4).split(1, 2), RELU) + column,
    ]


@_MOVES_BEFORE_SUMS("SOFTMAX", "moved", REAL)
def _softmaxes(net: Net) -> list[Term]:
    """Moves of elements may not split or mix the rows of a SOFTMAX."""

    def x(*shape: int) -> Term:
        return net.given(net.numbers.distinct(*(shape or (3, 3)), low=-48, high=48) / 16)

    def softmax(operand: Term, axis: int = -1) -> Term:
        return operand.to("SOFTMAX", 1.0, axis)

    cube, square = x(2, 2, 2), x()
    turns = ((1, 2, 0), 0), ((1, 2, 0), 2), ((2, 0, 1), 1)
    shown = [softmax(cube.transpose(*o), axis).transpose(*o) for o, axis in turns]
    shown += [
        cube.transpose(1, 2, 0).to("LOG_SOFTMAX", 1.0, axis).transpose(2, 0, 1) for axis in (0, -2)
    ]
    lengths = cube.transpose(1, 2, 0).to("L2_NORMALIZATION")
    wide, column = x(2, 6), net.constant([[1.0], [-2.0], [0.5]])
    shown += [
        lengths.transpose(2, 0, 1),
        *(softmax(wide.reshape(*shape)) for shape in ([1, 2, 6], [4, 3], [6, 2], [2, 2, 3])),
        softmax(wide.reshape(2, 2, 3), 1).reshape(2, 6),
        *(net.concat(softmax(square, axis), softmax(x(), axis), axis=1) for axis in (0, 1)),
        softmax(net.concat(square, x(), axis=1), 0),
        *(softmax(square, axis).gather(1, [2, 0]) for axis in (0, 1)),
        *(softmax(square.gather(1, [2, 0]), axis) for axis in (0, 1)),
        *(softmax(x(1, 3).tile(2, 2), axis) for axis in (0, 1)),
        softmax(square.pad([0, 0], [1, 0]), 1),
        softmax(square, 1).pad([0, 0], [1, 0]),
        *(softmax(square + column, axis) for axis in (0, 1)),
        softmax(square.expand(0), 1).squeeze(0),
        softmax(square.expand(1), 1),
        softmax(square.strided([2, 0], [-4, 3], [-1, 1]), 0),
        *(softmax(square, axis).over("REDUCE_SUM", 1) for axis in (0, 1)),
        *(net("ADD", *softmax(x(2, 4), axis).split(1, 2), NONE) for axis in (0, 1)),
    ]
    return shown


@_MOVES_BEFORE_SUMS("BATCH_MATMUL", "moved", REAL)
def _products(net: Net) -> list[Term]:
    """Moves of rows and columns of a matrix product belong to one operand each."""

    def x(*shape: int) -> Term:
        return net.given(net.numbers.integers(*(shape or (3, 3)), low=-4, high=4) / 2)

    mul, swap = (
        net.function("BATCH_MATMUL", False, False, operands=2),
        net.function("TRANSPOSE", [1, 0]),
    )
    a, b, c = x(), x(), x()
    picks = net.constant([2, 0, 0], I32)
    p, q, wide = x(2, 2, 3), x(2, 3, 2), x(2, 2, 2)
    halves, thirds = x(2, 6).split(1, 2), x(6, 2).split(0, 2)
    one = x(1, 3, 2)
    return [
        swap(mul(a, b)),
        swap(mul(a, b, True, False)),
        mul(swap(a), swap(b)),
        mul(swap(a), b, True, True),
        mul(a, swap(b), False, True),
        swap(mul(swap(b), a)),
        mul(p, q).transpose(0, 2, 1),
        mul(wide, wide).transpose(1, 0, 2),
        mul(wide.transpose(2, 1, 0), wide),
        mul(wide.transpose(1, 2, 0), wide, True, False),
        mul(a, b).slice([1, 0], [2, 2]),
        mul(a.slice([0, 1], [3, 2]), b.slice([1, 0], [2, 3])),
        mul(a.slice([0, 1], [3, 2]), b.slice([0, 0], [2, 3])),
        mul(a, b).gather(0, picks),
        mul(a, b).gather(1, picks),
        mul(a.gather(1, picks), b),
        mul(a.gather(1, picks), b.gather(0, picks)),
        *(net.concat(mul(a, b), mul(a, c), axis=axis) for axis in (0, 1)),
        *(net.concat(mul(a, c), mul(b, c), axis=axis) for axis in (0, 1)),
        mul(net.concat(a, b, axis=1), net.concat(b, c, axis=0)),
        mul(net.concat(a, b, axis=0), c),
        net("ADD", *(mul(*each) for each in zip(halves, thirds, strict=True)), NONE),
        net("SUB", *(mul(*each) for each in zip(halves, thirds[::-1], strict=True)), RELU),
        mul(a, b) + mul(a, c),
        mul(a, b) - mul(c, a),
        mul(p, q).reshape(4, 2),
        mul(p.reshape(6, 2), x(2, 3)),
        mul(p, one.tile(2, 1, 1)),
        mul(one.tile(2, 1, 1), x(1, 2, 3).tile(2, 1, 1)),
        mul(a.pad([0, 0], [0, 1]), b.pad([0, 1], [0, 0])),
        mul(a.pad([0, 0], [1, 0]), b.pad([0, 1], [0, 0])),
        mul(a, b).over("REDUCE_SUM", 0),
        mul(a, b).over("REDUCE_SUM", 1),
        mul(a * [2.0, -1.0, 0.5], b),
        mul(a * [[2.0], [-1.0], [0.5]], b),
        mul(a, b).by("MUL", [2.0, -1.0, 0.5], RELU),
    ]


@_MOVES_BEFORE_SUMS("FULLY_CONNECTED", "moved", CODED)
def _layers(net: Net) -> list[Term]:
    """FULLY_CONNECTED reshapes inputs of any shape, transposed or not, to rows of its length."""

    def layer(x: Term, units: int = 2, activation: int = NONE, inputs: int = 4) -> Term:
        taps = np.resize([1, -1, 0, 2, 1], (units, inputs))
        return x.layer("FULLY_CONNECTED", taps, np.resize([0.5, -1], units), activation)

    x = of_shape(Net.few, net, 2, 4)
    image, last = x(2, 2, 2), x(4, 4)
    pair = [layer(last, 2, activation) for activation in (RELU, NONE)]
    return [
        layer(image.reshape(2, 4)),
        layer(image.reshape(4, 2)),
        layer(image.transpose(0, 2, 1)),
        layer(image.transpose(1, 2, 0).reshape(2, 4)),
        layer(x(), 4).reshape(4, 2),
        layer(x(), 4).transpose(1, 0).reshape(2, 4),
        layer(last, 4, RELU).transpose(1, 0),
        layer(last.transpose(1, 0), 4),
        layer(last, 4).slice([1, 2], [2, 2]),
        layer(last, 3).gather(1, [2, 0]),
        net.concat(layer(x()), layer(x()), axis=0),
        net.concat(*pair, axis=1),
        layer(net.concat(x(2, 3), x(2, 1), axis=1)),
        layer(x(2, 3).pad([0, 0], [1, 0])),
        layer(x().pad([1, 0], [0, 0])),
        layer(x(1, 4).tile(3, 1), 2, RELU6),
        layer(last, 4).split(1, 2)[1],
        layer(x().expand(0)),
        layer(last.strided([3, 3], [-5, -5], [-1, -1])),
    ]
