"""Moves that pick elements or repeat them: parts, places, rows and copies.

A part of a part counts in elements of the first part, and may be a view that an operation in place
must not change. For each rule of a compiler there is a case where it holds, and one for each of its
conditions where that one does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.patterns._moves import behind, data, made, read
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import BOOL8, I32

_PICKED_ELEMENTS: Final = Patterns(
    "picked_elements",
    "moves of elements",
    REAL,
    seed="passes_moves_picked",
    signed=False,
    shows=behind,
)
_PICKED_ELEMENTS_CODES: Final = _PICKED_ELEMENTS.only(CODED)
_NESTED_SLICES: Final = Patterns("nested_slices", "parts of parts", seed="of_parts", unshared=True)


@_PICKED_ELEMENTS("STRIDED_SLICE", "whole")
def _whole(net: Net) -> list[Term]:
    """A strided slice that takes every element is a copy; one that nearly does is not."""

    def of(begin: list[int], end: list[int], strides: list[int], *masks: int) -> Term:
        return made(net, 3, 3).to("STRIDED_SLICE", begin, end, strides, *(masks or (0, 0, 0)))

    shown = [
        of([0, 0], [3, 3], [1, 1]),
        of([0, 0], [9, 9], [1, 1]),
        of([-3, -9], [3, 3], [1, 1]),
        of([1, 2], [2, 1], [1, 1], 3, 3, 0),
        of([1, 1], [3, 3], [1, 1], 1, 0, 0),
        of([1, 1], [2, 2], [1, 1], 2, 1, 0),
        of([0, 0], [2, 2], [1, 1], 0, 2, 0),
        of([2, 0], [-4, 3], [-1, 1]),
        of([0, 0], [0, 0], [-1, -1], 3, 3, 0),
        of([0, 0], [3, -1], [1, 1]),
        of([0, 2], [1, 3], [5, 7]),
        of([1, 0], [2, 3], [1, 1], 0, 0, 1),
        of([0, 1], [3, 2], [1, 1], 0, 0, 2),
        of([-1, 0], [0, 3], [1, 1], 0, 1, 1),
        of([0, 0], [3, 3], [2, 2]),
        of([0, 0], [3, 3], [3, 1]),
    ]
    row = data(net, 3, 3).strided([1, 0], [2, 3], [1, 1], 0, 0, 1)
    column = data(net, 3, 3).strided([0, 1], [3, 2], [1, 1], 0, 0, 2)
    shown += [row.expand(0), column.expand(0)]
    return [*shown, column.expand(1), row.expand(1)]


@_PICKED_ELEMENTS_CODES("SLICE", "all_parts", shows=None)
def _all_parts(net: Net) -> Iterator[Term]:
    """Slices become one SPLIT if they are equal, in order and complete."""
    for places in (
        ((0, 2), (2, 2), (4, 2)),
        ((4, 2), (0, 2), (2, 2)),
        ((0, 2), (3, 2), (4, 2)),
        ((0, 1), (1, 2), (3, 3)),
        ((1, 2), (3, 2)),
        ((0, 2), (2, 2)),
    ):
        x = made(net, 2, 6)
        first, *others = (x.slice([0, at], [2, size]) for at, size in places)
        yield from [read(net, first), *others]
    x = made(net, 4, 4)
    rows = [x.strided([at, 0], [at + 1, 4], [1, 1]) for at in (2, 0, 3, 1)]
    picked = [x.gather(1, [at]) for at in (1, 2)]
    yield from [rows[0] - rows[1], rows[3], net("SUB", *picked, 0)]


_PICKS: Final = (
    [0, 1, 2, 3],
    [0, 1, 2],
    [1, 2, 3],
    [0, 2],
    [3, 2, 1, 0],
    [1, 1, 1, 1],
    [2],
    [0, 2, 1, 3],
    [0, 1, 0, 1],
    [0, 0, 1, 1],
    [0, 1, 3, 2],
    [1, 0],
    [3, 1],
    [0, 3, 1, 2],
    [[0, 1], [2, 3]],
    [[0, 2], [1, 3]],
    [[3], [3]],
)
"""Places that lie together, in steps, on a grid, or only nearly so."""


def _picks(axis: int, net: Net) -> list[Term]:
    """GATHER of all elements, of some at regular steps, or out of order: not all are a slice."""
    shape = (4, 2) if axis == 0 else (2, 4)
    return [data(net, *shape).gather(axis, places) for places in _PICKS]


def _given(net: Net) -> list[Term]:
    """Indices are known at execution only: GATHER is not a slice."""
    places = _PICKS[:8:2]
    return [data(net, 2, 4).gather(1, net.given(each, I32)) for each in places]


@_PICKED_ELEMENTS("GATHER", "moves")
def _picked_moves(net: Net) -> list[Term]:
    """GATHER from gathered, joined, transposed or sliced tensors."""
    three, grid = net.constant([2, 0, 1], I32), net.constant([[0, 2], [1, 1]], I32)
    pick = net.function("GATHER", 0, three)
    halves = data(net, 3, 6).strided([0, 1], [3, 6], [1, 2])
    return [
        pick(pick(data(net, 3, 4), 0, grid), 0, net.constant([1, 0], I32)),
        pick(pick(data(net, 3, 4), 0, grid), 1, net.constant([1, 0], I32)),
        pick(pick(data(net, 3, 4), 0, three), 0, grid),
        pick(pick(data(net, 3, 3), 0), 1),
        pick(pick(data(net, 3, 3), 1), 1),
        pick(data(net, 3, 2, 3).transpose(1, 2, 0), -1),
        pick(data(net, 3, 3, 2), 1).transpose(2, 0, 1),
        pick(data(net, 2, 6).reshape(4, 3), 1),
        pick(data(net, 3, 3).expand(1), 2),
        pick(data(net, 3, 3), 1, net.constant([1], I32)).squeeze(1),
        pick(halves, 1),
        pick(data(net, 2, 3).pad([1, 0], [0, 0]), 0),
        pick(data(net, 2, 2).tile(2, 1), 0),
        pick(net.constant(np.arange(9.0).reshape(3, 3)), 0, net.given([1, 1, 0], I32)),
        net.concat(*(pick(data(net, 3, 2), 0, net.constant([at], I32)) for at in (0, 1)), axis=0),
    ]


@_PICKED_ELEMENTS("EMBEDDING_LOOKUP", "rows")
def _looked_up(net: Net) -> Iterator[Term]:
    """Lookups in a table that was moved, and moves of what was looked up."""
    for rows in ([0, 1, 2, 3], [0, 1, 2], [1, 2], [3, 2, 1, 0], [2, 2, 2], [0, 2], [2], [0, 1, 3]):
        table = made(net, 4, 3) if len(rows) % 2 else data(net, 4, 3)
        yield net("EMBEDDING_LOOKUP", net.constant(rows, I32), table)
    two, numbers = net.given([2, 0], I32), np.arange(12.0).reshape(3, 4)
    yield from [
        net("EMBEDDING_LOOKUP", two, data(net, 3, 3).transpose(1, 0)),
        net("EMBEDDING_LOOKUP", two, net.constant(numbers).transpose(1, 0)),
        net("EMBEDDING_LOOKUP", two, data(net, 3, 2)).transpose(1, 0),
        net(
            "EMBEDDING_LOOKUP",
            two,
            data(net, 3, 2) - [[1.0], [2], [3]],
        ),
        net("EMBEDDING_LOOKUP", two, data(net, 3, 2).by("SUB", [1.0, 2], 1)),
        net("EMBEDDING_LOOKUP", two, net("EMBEDDING_LOOKUP", net.constant([1, 3, 0], I32), table)),
    ]


@_PICKED_ELEMENTS("TILE", "repeated")
def _repeated(net: Net) -> list[Term]:
    """Repeating one element before a broadcast is redundant; other repeating is not."""
    row, column = data(net, 1, 3), data(net, 2, 1)
    twins = data(net, 2, 2)
    shown = [
        row.tile(2, 1) - data(net, 2, 3),
        row.tile(4, 1) - data(net, 1, 3),
        column.tile(1, 3) - data(net, 2, 3),
        column.tile(2, 1) - data(net, 4, 2),
        column.tile(2, 3) - data(net, 4, 3),
        data(net, 3).tile(2) - data(net, 6),
        row.tile(1, 2) - data(net, 6),
        row.tile(2, 1).max(column.tile(1, 3)),
        twins.tile(2, 1).by("SUB", data(net, 2, 2).tile(2, 1), 1),
        data(net, 2, 2).relu().tile(1, 2),
        data(net, 2, 3).tile(2, 1).transpose(1, 0),
        data(net, 2, 3).tile(1, 2).over("REDUCE_MAX", 1),
        data(net, 2, 3).tile(2, 1).over("REDUCE_MAX", 1),
        net.concat(twins.tile(1, 2), twins, axis=1),
        net.concat(data(net, 1, 3).tile(2, 1), data(net, 1, 3).tile(2, 1), axis=0),
    ]
    for shape, times in (([2, 1, 3], [1, 2, 1]), ([2, 1, 3], [2, 1, 1]), ([2, 3, 1], [1, 1, 2])):
        deep = data(net, 2, 3).reshape(*shape).tile(*times)
        shown.append(deep.reshape(4, 3))
    return shown


@_PICKED_ELEMENTS("TILE", "images")
def _enlarged(net: Net) -> Iterator[Term]:
    """Rows are repeated, singly or together, by operations other than TILE."""
    for apart, times in (
        ([2, 1, 6], [1, 2, 1]),
        ([2, 1, 6], [1, 1, 2]),
        ([1, 2, 6], [1, 2, 1]),
        ([2, 3, 1, 2], [1, 1, 2, 1]),
        ([2, 3, 2, 1], [1, 1, 1, 2]),
    ):
        many = data(net, 1, 2, 3, 2).reshape(*apart).tile(*times)
        whole = [1, 4, 3, 2] if len(apart) == 3 else [1, 2, 6, 2]
        yield many.reshape(*whole)
    for order in ((0, 0, 1, 1), (0, 1, 0, 1), (1, 1, 0, 0)):
        for axis in (1, 2):
            parts = data(net, 1, 2, 2, 2).split(axis, 2)
            yield net.concat(*(parts[place] for place in order), axis=axis)


@_PICKED_ELEMENTS("MUL", "ones")
def _ones(net: Net) -> list[Term]:
    """Neutral constants change only the shape, or one element of the result."""
    x, spoilt = data(net, 1, 3), np.ones((4, 1))
    spoilt[2] = 2.0
    nothing = np.zeros((2, 1, 3))
    shown = [
        data(net, 2, 3) * np.ones((2, 3)),
        data(net, 1, 3) * np.ones((4, 1)),
        spoilt * data(net, 1, 3),
        data(net, 2, 1).by("MUL", np.ones((1, 1, 2)), 1),
        data(net, 3) + np.zeros((2, 1)),
        nothing + data(net, 2, 3),
        data(net, 2, 1) - np.zeros((1, 2)),
        np.zeros((2, 1)) - x,
        data(net, 1, 3) / np.ones((2, 1)),
        data(net, 1, 2).max(np.full((3, 1), -32.0 if net.is_real else -60)),
        data(net, 1, 2).min(np.full((3, 1), 30.0)),
        net.given([[2.0, -3.0]]) * np.full((3, 1), -1.0),
    ]
    return [*shown, x * net.given(np.ones((2, 1)))]


@_PICKED_ELEMENTS("GATHER", "integers", shows=None)
def _integers(net: Net) -> list[Term]:
    """Integers of more than 24 bits are moved."""

    def x(*shape: int) -> Term:
        return net.given(net.numbers.distinct(*shape, low=2**24, high=2**30), I32)

    of = partial(net, type=I32)
    flags, minus = net.given(net.numbers.booleans(2, 3), BOOL8), net.constant([-1], I32)
    parts = x(2, 6).split(1, 3)
    return [
        of("MUL", of("SLICE", x(3, 3), [1, 0], [2, 2]), minus, 0),
        of("SUB", of("TILE", x(1, 3), [2, 1]), x(2, 3), 0),
        of(
            "GATHER",
            of("ADD", x(2, 3), net.constant([1, -1, 3], I32), 0),
            1,
            net.constant([2, 0], I32),
        ),
        of("NEG", of("SELECT", flags, x(2, 3), x(2, 3))),
        of("SUB", parts[2], of("EXPAND_DIMS", x(2), 1), 0),
        of("MAXIMUM", parts[0], parts[1]),
        of("NEG", of("EMBEDDING_LOOKUP", net.constant([0, 1], I32), x(3, 2))),
        of(
            "SUB",
            of(
                "GATHER", net.constant([2**24 + 1, -(2**24) - 3], I32), 0, net.given([1, 0, 1], I32)
            ),
            minus,
            0,
        ),
    ]


_SHAPE: Final = (7, 8)

_MASKS: Final = (
    *((1, 0, 0), (2, 0, 0), (4, 0, 0), (0, 1, 0), (0, 2, 0), (0, 4, 0)),
    *((3, 4, 0), (5, 2, 0)),
)
"""Of begins, of ends, and of axes that go."""

_SHRINKING: Final = ((0, 0, 2), (0, 0, 4), (1, 0, 6))


def _slice(net: Net, x: Term, begin: Sequence[int], size: Sequence[int]) -> Term:
    return x.to("SLICE", net.constant(begin, I32), net.constant(size, I32))


def _strided(
    net: Net,
    x: Term,
    begin: Sequence[int],
    end: Sequence[int],
    strides: Sequence[int],
    masks: Sequence[int] = (0, 0, 0),
) -> Term:
    numbers = (net.constant(each, I32) for each in (begin, end, strides))
    return x.to("STRIDED_SLICE", *numbers, *masks)


@_NESTED_SLICES("SLICE", "slices")
def _of_slices(net: Net) -> list[Term]:
    """A slice of a slice begins at the sum of both offsets."""
    x = net.data(*_SHAPE)
    part = _slice(net, x, [1, 2], [5, 5])
    return [
        _slice(net, part, [1, 0], [3, 4]),
        _slice(net, part, [0, 1], [5, 2]),
        _strided(net, part, [1, 0], [5, 5], [2, 3]),
        _strided(net, part, [4, 4], [0, 1], [-2, -1]),
        part.gather(1, [3, 0]),
    ]


@_NESTED_SLICES("STRIDED_SLICE", "strided")
def _of_strided_slices(net: Net) -> list[Term]:
    """A slice of a strided slice counts in steps of the first stride."""
    x = net.data(*_SHAPE)
    apart, turned = (
        _strided(net, x, [1, 0], [7, 8], [2, 3]),
        _strided(net, x, [6, 7], [0, 1], [-2, -1]),
    )
    return [
        _slice(net, apart, [1, 1], [2, 2]),
        _slice(net, turned, [1, 2], [2, 3]),
        _strided(net, apart, [0, 1], [3, 3], [2, 1]),
        _strided(net, turned, [1, 0], [3, 6], [1, 2]),
        _strided(net, turned, [2, 5], [0, 0], [-1, -2]),
    ]


@_NESTED_SLICES("STRIDED_SLICE", "masked")
def _masked(net: Net) -> list[Term]:
    """Each bit of a mask belongs to an axis, which a TRANSPOSE changes."""
    x = net.data(3, 4, 5)
    turn, begin, end = net.integers(2, 0, 1), [1, 1, 2], [4, 2, 3]
    turned = x.to("TRANSPOSE", turn)
    return [
        *(_strided(net, turned, begin, end, [1] * 3, masks) for masks in (*_MASKS, *_SHRINKING)),
        *(_strided(net, x, begin, end, [1] * 3, masks).to("TRANSPOSE", turn) for masks in _MASKS),
        _strided(net, x.reshape(6, 2, 5), begin, end, [1] * 3, (1, 4, 0)),
        _strided(net, x.expand(0), [0, *begin], [1, *end], [1] * 4, (2, 8, 0)),
        _strided(net, x.expand(3), [*begin, 0], [*end, 1], [1] * 4, (4, 1, 8)),
    ]


@_NESTED_SLICES("SLICE", "rows")
def _changed_rows(net: Net) -> Iterator[Term]:
    """Rows of a tensor may be a view of it: an operation in place must not change the tensor."""
    for activation in ("RELU", "RELU6", "RELU1"):
        x = net.data(5, 3) + 0.5
        bounded = net(activation, _slice(net, x, [1, 0], [3, 3]))
        yield from [bounded, x - 1.0, _slice(net, x, [2, 0], [2, 3])]


@_NESTED_SLICES("SPLIT", "outputs")
def _of_outputs(net: Net) -> list[Term]:
    """A slice of an output of SPLIT begins at the offset of that output."""
    first, second = net.data(*_SHAPE).split(1, 2)
    return [
        _slice(net, second, [2, 1], [3, 2]),
        _strided(net, second, [0, 1], [7, 4], [3, 2]),
        _slice(net, first.transpose(1, 0), [1, 2], [2, 4]),
        _slice(net, first.reshape(4, 7), [1, 3], [2, 3]),
    ]


_PICKED_ELEMENTS.named("GATHER", {"rows": 0})(_picks)
_PICKED_ELEMENTS("GATHER", "given")(_given)
_PICKED_ELEMENTS_CODES.named("GATHER", {"columns": -1})(_picks)
