"""Moves of elements that compilers merge, cancel or turn into other moves.

For each rule there is a case where it holds, and one for each of its conditions where that one does
not: another axis, order, side or value. All sides that could be taken for each other are equal, so
that a wrong rewrite has the right shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from corpus.arguments import RELU6
from corpus.patterns._moves import behind, data, made, of_shape
from corpus.patterns._patterns import CODED, REAL, WITH_SIGNED, Patterns
from corpus.terms import Net, Term
from corpus.types import I32

_MOVE_IDENTITIES: Final = Patterns(
    "move_identities", "moves that may be merged", seed="rewrites", unshared=True
)
_MERGED_MOVES: Final = Patterns(
    "merged_moves", "moves that cancel or merge", seed="passes_moves", signed=False, shows=behind
)
_MERGED_MOVES_REAL: Final = _MERGED_MOVES.only(REAL)
_MERGED_MOVES_CODES: Final = _MERGED_MOVES.only(CODED)


@_MOVE_IDENTITIES("TRANSPOSE", "twice")
def _two_transposes(net: Net) -> Iterator[Term]:
    """Two permutations that are not their own inverses become one: their order matters."""
    x = net.data(3, 3, 3)
    for first, second in (
        ([1, 2, 0], [0, 2, 1]),
        ([0, 2, 1], [1, 2, 0]),
        ([2, 0, 1], [1, 0, 2]),
        ([1, 2, 0], [1, 2, 0]),
        ([1, 2, 0], [2, 0, 1]),
    ):
        yield x.transpose(*first).transpose(*second)


@_MOVE_IDENTITIES("TRANSPOSE", "twice_of_four")
def _transposes_of_four(net: Net) -> list[Term]:
    """Two and three permutations of four dimensions become one, in their order."""
    x = net.data(2, 2, 2, 2)
    merged = x.transpose(1, 2, 3, 0).transpose(0, 2, 3, 1)
    back = x.transpose(0, 3, 1, 2).transpose(0, 3, 1, 2)
    between = x.transpose(3, 0, 1, 2)
    third = between.transpose(0, 2, 1, 3).transpose(1, 3, 0, 2)
    return [merged, back, between, third]


@_MOVE_IDENTITIES("TRANSPOSE", "past")
def _transpose_past(net: Net) -> list[Term]:
    """An operation may cross a TRANSPOSE and its inverse if its axis or constant is permuted."""
    x = net.data(3, 3, 3)
    turned, back = [1, 2, 0], [2, 0, 1]

    def around(operation: str, *rest: int | Term | Sequence[int]) -> Term:
        return net(operation, x.transpose(*turned), *rest).transpose(*back)

    row = net.constant([1.0, -2.0, 3.0])
    column = net.constant([[4.0], [-1.0], [2.0]])
    return [
        around("ADD", row, 0),
        around("SUB", column, 0),
        around("MAXIMUM", row),
        around("GATHER", 0, net.constant([2, 0, 0], I32)),
        around("SLICE", [1, 0, 0], [2, 3, 3]),
        around("PAD", net.constant([[1, 0], [0, 0], [0, 0]], I32)),
        around("STRIDED_SLICE", [2, 0, 0], [-4, 3, 3], [-1, 1, 2], 1, 0, 0),
    ]


@_MOVE_IDENTITIES("TRANSPOSE", "before")
def _transpose_before(net: Net) -> list[Term]:
    """Operations read a transposed tensor, along its own axes."""
    x, y = net.data(3, 3, 3), net.data(3, 3, 3)
    turned, other = x.transpose(1, 2, 0), y.transpose(1, 2, 0)
    parts = x.transpose(2, 0, 1).split(0, 3)
    return [
        net.concat(turned, other, axis=0).transpose(2, 0, 1),
        turned.max(y.transpose(2, 0, 1)),
        turned.reshape(9, 3),
        turned.reshape(3, 9).transpose(1, 0),
        turned.over("REDUCE_MAX", 0),
        turned.over("REDUCE_MIN", 1, 2, keep=True),
        parts[2],
        parts[0],
    ]


@_MOVE_IDENTITIES("CHANNEL_SHUFFLE", "by_parts")
def _shuffles(net: Net) -> Iterator[Term]:
    """RESHAPE, TRANSPOSE, RESHAPE shuffle channels with one permutation and certain groups only."""
    x = net.data(1, 2, 2, 6)
    for apart, order in (
        ([4, 2, 3], [0, 2, 1]),
        ([4, 3, 2], [0, 2, 1]),
        ([4, 2, 3], [1, 0, 2]),
    ):
        shuffled = x.reshape(*apart).transpose(*order)
        yield shuffled.reshape(1, 2, 2, 6)
    again = x.to("CHANNEL_SHUFFLE", 2, 3).to("CHANNEL_SHUFFLE", 2, 3)
    yield from [again, x.to("CHANNEL_SHUFFLE", 2, 3).to("CHANNEL_SHUFFLE", 3, 3)]


@_MOVE_IDENTITIES("RESHAPE", "between")
def _views(net: Net) -> list[Term]:
    """RESHAPEs between moves of elements may not be removed or reordered."""
    x = net.data(4, 4)
    flat = x.reshape(2, 8)
    wide = flat.transpose(1, 0).reshape(4, 4)
    deep = x.expand(1)
    turned = deep.transpose(2, 0, 1)
    thin = deep.transpose(1, 2, 0).squeeze(0)
    return [wide, turned.reshape(4, 4), thin, deep.reshape(16)]


@_MOVE_IDENTITIES("RESHAPE", "thin")
def _thin(net: Net) -> Iterator[Term]:
    """A TRANSPOSE that only moves dimensions of 1 is a RESHAPE; others are not."""
    for shape in ((1, 4, 1, 3), (1, 1, 4, 3), (2, 1, 1, 3), (1, 4, 3, 1)):
        x = net.data(*shape)
        for order in ([0, 3, 1, 2], [0, 2, 3, 1], [0, 2, 1, 3]):
            size = int(np.prod(shape[1:]))
            yield x.transpose(*order).reshape(shape[0], size)


@_MOVE_IDENTITIES("SLICE", "twice")
def _two_slices(net: Net) -> list[Term]:
    """A slice of a slice begins at the sum of both offsets, in steps of the first stride."""
    x = net.data(7, 8)
    part = x.slice([1, 2], [5, 5])
    row = x.strided([6, 1], [0, 8], [-2, 3])
    return [
        part.slice([2, 1], [-1, 3]),
        part.strided([4, 0], [0, 5], [-1, 2]),
        row.strided([2, 2], [0, -4], [-1, -1], 1, 2, 0),
        row.slice([1, 0], [2, 2]),
        row.strided([1, 0], [2, 3], [1, 2], 0, 0, 1),
    ]


@_MOVE_IDENTITIES("GATHER", "twice")
def _two_gathers(net: Net) -> list[Term]:
    """Two GATHERs along one axis become one; along two axes they do not."""
    x = net.data(5, 5)
    first, second = net.constant([4, 2, 0, 1], I32), net.constant([3, 0, 1, 1], I32)
    rows = x.gather(0, first)
    return [
        rows.gather(0, second),
        rows.gather(1, second),
        rows.slice([1, 0], [2, 5]),
        x.slice([1, 0], [4, 5]).gather(0, second),
    ]


@_MOVE_IDENTITIES("CONCATENATION", "of_parts")
def _parts(net: Net) -> list[Term]:
    """Parts of a SPLIT are joined in another order, or some are left out."""
    x = net.data(4, 6)
    a, b, c = x.split(1, 3)
    joined = net.concat(x, a, axis=1)
    pair, other = net.concat(a, b, axis=0), net.concat(b, c, axis=0)
    return [
        net.concat(a, c, b, axis=1),
        net.concat(a, b, c, axis=0),
        net.concat(a, b, b, axis=1),
        net.concat(a, b, c, axis=1),
        joined.slice([1, 5], [3, 2]),
        net.concat(pair, other, axis=1),
        net.concat(pair, c, other, axis=0),
    ]


@_MOVE_IDENTITIES("TILE", "parts")
def _repeats(net: Net) -> list[Term]:
    """A repeated tensor is sliced or repeated again."""
    x = net.data(2, 3)
    tiled = x.tile(2, 2)
    return [
        tiled.slice([1, 2], [2, 3]),
        x.tile(1, 2).tile(2, 1),
        x.slice([0, 1], [2, 2]).tile(1, 3),
        tiled.reshape(2, 12),
    ]


@_MOVE_IDENTITIES("SPACE_TO_DEPTH", "blocks")
def _blocks(net: Net) -> list[Term]:
    """SPACE_TO_DEPTH and SPACE_TO_BATCH_ND are undone by the same block size only."""
    x = net.data(1, 4, 4, 4)
    deep = x.to("SPACE_TO_DEPTH", 2)
    many = x.to("SPACE_TO_BATCH_ND", [2, 2], net.constant([[0, 0], [0, 0]], I32))
    tall = x.to("SPACE_TO_BATCH_ND", [4, 1], net.constant([[0, 0], [0, 0]], I32))
    return [
        deep.to("DEPTH_TO_SPACE", 4),
        deep.to("DEPTH_TO_SPACE", 2),
        deep.to("SPACE_TO_DEPTH", 2),
        many.to("BATCH_TO_SPACE_ND", [4, 1]),
        tall.to("BATCH_TO_SPACE_ND", [2, 2]),
        x.to("DEPTH_TO_SPACE", 2).to("SPACE_TO_DEPTH", 4),
    ]


@_MOVE_IDENTITIES("PAD_V2", "twice", WITH_SIGNED)
def _two_pads(net: Net) -> list[Term]:
    """Two consecutive PADs have different values, and what is sliced off may be of the padding."""
    x = net.data(2, 3)
    first, second = net.constant([[1, 0], [0, 2]], I32), net.constant([[0, 1], [1, 0]], I32)
    one = x.to("PAD_V2", first, net.number(2.5))
    plain = x.to("PAD", first)
    return [
        one.to("PAD_V2", second, net.number(-3.0)),
        one.to("PAD", second),
        plain.to("PAD_V2", second, net.number(1.5)),
        plain.to("PAD", second),
        one.slice([0, 2], [2, 3]),
        one.to("PAD_V2", second, net.number(4.0)).transpose(1, 0),
    ]


@_MOVE_IDENTITIES("RESHAPE", "identity")
def _identities(net: Net) -> list[Term]:
    """Operations that change nothing are outputs or stand between others."""
    x = net.data(2, 3)
    nothing = net.constant([[0, 0], [0, 0]], I32)
    (only,) = x.split(0, 1)
    same = x.tile(1, 1).reshape(2, 3).transpose(0, 1)
    return [
        x.reshape(2, 3),
        x.transpose(0, 1),
        x.slice([0, 0], [2, -1]),
        x.to("PAD", nothing),
        net.concat(x, axis=0),
        only,
        same,
        same.slice([0, 0], [-1, 3]).relu(),
    ]


@_MOVE_IDENTITIES("RESHAPE", "unread")
def _unread(net: Net) -> list[Term]:
    """Results without readers, of operations that are repeated elsewhere."""
    x = net.data(2, 3)
    x.relu().transpose(1, 0)
    kept = x.reshape(6)
    kept.reshape(3, 2)
    x.split(0, 2)
    parts = x.split(1, 3)
    return [parts[1], kept.relu().reshape(3, 2), kept]


@_MERGED_MOVES_CODES("TRANSPOSE", "views")
def _turned_views(net: Net) -> Iterator[Term]:
    """A TRANSPOSE may move behind a RESHAPE only if dimensions stay together."""
    for shape, order, view in (
        ((2, 3, 4), (0, 2, 1), [2, 12]),
        ((2, 3, 4), (1, 2, 0), [12, 2]),
        ((2, 3, 4), (2, 0, 1), [4, 6]),
        ((2, 3, 4), (2, 0, 1), [8, 3]),
        ((3, 2, 2), (1, 0, 2), [2, 6]),
        ((3, 2, 2), (1, 0, 2), [3, 2, 2]),
        ((1, 3, 3), (0, 2, 1), [1, 3, 3]),
        ((3, 1, 4), (0, 2, 1), [3, 4]),
        ((3, 1, 4), (1, 0, 2), [3, 4]),
        ((3, 1, 4), (2, 1, 0), [4, 3]),
        ((3, 1, 4), (2, 0, 1), [3, 4]),
        ((2, 2, 3, 2), (0, 2, 3, 1), [2, 6, 2]),
        ((2, 2, 3, 2), (0, 3, 1, 2), [2, 2, 6]),
        ((2, 2, 3, 2), (2, 3, 0, 1), [6, 4]),
        ((2, 2, 3, 2), (2, 0, 3, 1), [6, 4]),
    ):
        yield data(net, *shape).transpose(*order).reshape(*view)


@_MERGED_MOVES_REAL("TRANSPOSE", "between_views")
def _between_views(net: Net) -> Iterator[Term]:
    """A TRANSPOSE between two RESHAPEs is undone by another one, or nearly so."""
    for apart, order, whole in (
        ([2, 3, 4], (0, 2, 1), [6, 4]),
        ([4, 3, 2], (0, 2, 1), [6, 4]),
        ([4, 3, 2], (1, 0, 2), [6, 4]),
        ([2, 2, 3, 2], (0, 2, 1, 3), [6, 4]),
        ([2, 2, 3, 2], (1, 0, 3, 2), [4, 6]),
        ([6, 2, 2], (0, 2, 1), [6, 4]),
    ):
        there = data(net, 6, 4).reshape(*apart).transpose(*order)
        yield there.reshape(*whole)
    for first, second in (([3, 4], [4, 3]), ([3, 4], [3, 4]), ([2, 6], [4, 3])):
        there = data(net, 12).reshape(*first).transpose(1, 0).reshape(*second)
        yield there.transpose(1, 0).reshape(12)
    back = data(net, 4, 4).transpose(1, 0).reshape(4, 4).transpose(1, 0)
    flat = data(net, 4, 4).transpose(1, 0).reshape(16)
    yield from [back, flat.reshape(4, 4)]


@_MERGED_MOVES_REAL("TRANSPOSE", "thin")
def _thin_sides(net: Net) -> Iterator[Term]:
    """Dimensions of 1 are added or removed around a TRANSPOSE, at every position."""
    for axis in (0, 1, -2, -1):
        deep = data(net, 2, 2, 3).expand(axis)
        yield deep.transpose(2, 0, 3, 1)
        yield data(net, 2, 2, 3).transpose(1, 2, 0).expand(axis)
    for shape, order, axis in (
        ((2, 1, 2, 3), (2, 3, 1, 0), 2),
        ((2, 1, 2, 3), (3, 0, 2, 1), -1),
        ((2, 2, 1, 3), (2, 1, 0, 3), 0),
    ):
        yield data(net, *shape).transpose(*order).squeeze(axis)
    thin = data(net, 2, 1, 3, 1).squeeze(1).transpose(1, 2, 0)
    yield from [thin, data(net, 1, 3, 2).transpose(2, 0, 1).squeeze(1)]


@_MERGED_MOVES_REAL("RESHAPE", "sides", shows=None)
def _sides_of_views(net: Net) -> Iterator[Term]:
    """A dimension of 1 decides how a row is broadcast: its RESHAPE may not be removed."""
    for operation, rest in (
        ("EXPAND_DIMS", 0),
        ("EXPAND_DIMS", 1),
        ("EXPAND_DIMS", -2),
        ("RESHAPE", [3, 1]),
        ("RESHAPE", [1, 3]),
    ):
        yield data(net, 3, 3) - net(operation, data(net, 3), rest)
    column, row, square = data(net, 3, 1), data(net, 1, 3), made(net, 3, 3)
    thin, one = column.squeeze(1), [1, 1]
    yield from [
        thin - square,
        thin - column,
        row - row.transpose(1, 0),
        row.squeeze(0) - thin.expand(1),
    ]
    for axis in (0, 1):
        for keep in (True, False):
            yield square - square.over("REDUCE_MAX", axis, keep=keep)
        yield square.split(axis, 3)[1].max(square)
        yield square.split(axis, 3)[1].squeeze(axis).min(square)
    picked = [square.strided([0, 1], [3, 2], one, 0, 0, mask) for mask in (0, 2)]
    yield from (square - each for each in picked)


@_MERGED_MOVES_CODES("RESHAPE", "around", shows=None)
def _around(net: Net) -> list[Term]:
    """RESHAPEs before and behind an operation cancel unless an operand is broadcast."""

    def back(other: Term, activation: int = 0, *, first: bool = True) -> Term:
        view = data(net, 2, 6).reshape(3, 4)
        both = (view, other) if first else (other, view)
        return net("SUB", *both, activation).reshape(2, 6)

    return [
        back(net.constant([2.5])),
        back(net.constant([1.0, -2.0, 3.0, 0.5]), 1),
        back(net.constant([[1.0], [-2.0], [0.5]]), first=False),
        back(data(net, 2, 6).reshape(3, 4), 1, first=False),
        back(data(net, 4, 3).reshape(3, 4)),
        back(data(net, 2, 2).reshape(4)),
        back(data(net, 4, 3).transpose(1, 0), 3),
        back(data(net, 3, 4)).reshape(4, 3),
    ]


@_MERGED_MOVES_REAL("CONCATENATION", "parts")
def _joined_parts(net: Net) -> list[Term]:
    """Adjacent slices become one if they are of one tensor and in order."""

    def of(*places: tuple[int, int], axis: int = 1, by: int = 1, along: int = 1) -> Term:
        x, parts = data(net, 4, 6), []
        for begin, end in places:
            first, last = ([begin, 0], [end, 6]) if axis == 0 else ([0, begin], [4, end])
            parts.append(x.strided(first, last, [1, by] if axis else [by, 1]))
        return net.concat(*parts, axis=along)

    x, y = data(net, 2, 4), data(net, 2, 4)
    left, right = x.slice([0, 0], [2, 2]), x.slice([0, 2], [2, 2])
    other = y.slice([0, 2], [2, 2])
    return [
        of((0, 3), (3, 6)),
        of((0, 2), (2, 4)),
        of((0, 2), (3, 6)),
        of((0, 3), (2, 6)),
        of((3, 6), (0, 3)),
        of((0, 3), (3, 6), along=0),
        of((0, 2), (2, 4), axis=0, along=0),
        of((0, 2), (2, 4), axis=0),
        of((0, 6), (1, 6), by=2),
        of((0, 3), (3, 6), by=2),
        net.concat(left, other, axis=1),
        net.concat(left, right, other, axis=1),
        net.concat(y, left, right, axis=1),
        net.concat(left, right, left, right, axis=1),
    ]


@_MERGED_MOVES_CODES("CONCATENATION", "parted")
def _parts_of_joined(net: Net) -> list[Term]:
    """A slice of a CONCATENATION lies within one input, across two, or has a stride."""

    def whole() -> Term:
        return net.concat(data(net, 2, 3), data(net, 2, 1), data(net, 2, 2), axis=1)

    shown = [whole().slice([0, at], [2, size]) for at, size in ((0, 3), (3, 1), (4, 2))]
    shown += [whole().slice([0, at], [2, size]) for at, size in ((1, 2), (2, 2), (3, 3))]
    shown += [
        whole().slice([1, 3], [1, 2]),
        whole().strided([0, 0], [2, 3], [1, 2]),
        whole().strided([0, 2], [2, 6], [1, 2]),
        whole().strided([0, 5], [2, 2], [1, -1]),
        whole().strided([0, -2], [2, 6], [1, 1]),
        whole().gather(1, [4, 5]),
        whole().gather(1, [3, 0, 5]),
        *whole().split(1, 3)[1:],
        whole().split(1, 2)[1],
        whole().split(0, 2)[1],
    ]
    equal = net.concat(data(net, 2, 2), data(net, 2, 2), axis=0)
    return [*shown, *equal.split(0, 2), equal.split(1, 2)[0]]


@_MERGED_MOVES("CONCATENATION", "constants")
def _joined_constants(net: Net) -> list[Term]:
    """Adjacent constants of CONCATENATION become one; zeros beside a tensor become its padding."""

    def c(value: float | Sequence[float], *shape: int) -> Term:
        return net.constant(np.resize(value, shape or (2, 2)))

    x = of_shape(data, net, 2, 2)
    same = c([0.5, 1, 2, 3])
    return [
        net.concat(c([1, 2, 3, 4]), c([-1, 5, 0, 2]), x(), axis=1),
        net.concat(c([1, 2, 3, 4]), x(), c([-1, 5, 0, 2]), axis=1),
        net.concat(x(), net.concat(c([1, 2, 3, 4]), c([-1, 0]), axis=0), axis=0),
        net.concat(net.concat(c([1, 2, 3, 4]), c([-1, 0]), axis=1), x(2, 1), axis=1),
        net.concat(c(0), x(), axis=1),
        net.concat(x(), c(0, 1, 2), axis=0),
        net.concat(c(0), x(), c(0), axis=0),
        net.concat(c(0), x(), c(2.5), axis=1),
        net.concat(c([0, 0, 0, 1]), x(), axis=0),
        net.concat(c(-2.5), x(), c(-2.5, 2, 1), axis=1),
        net.concat(x(), c(0), x(), axis=1),
        net.concat(same, x(), same, axis=0),
        net.concat(same, same, axis=1),
    ]


@_MERGED_MOVES_REAL("SPLIT", "turned")
def _parts_turned(net: Net) -> Iterator[Term]:
    """Parts without their dimension of 1 are joined along each axis."""
    for axis in (0, 1, 2):
        for along, order in ((0, (0, 1, 2)), (1, (0, 1, 2)), (0, (2, 0, 1))):
            parts = data(net, 3, 3, 2 if axis < 2 else 3).split(axis, 3)
            thin = [parts[place].squeeze(axis) for place in order]
            yield net.concat(*thin, axis=along)


@_MERGED_MOVES_CODES("SPLIT", "repeated")
def _parts_repeated(net: Net) -> Iterator[Term]:
    """Each part is joined twice, or all are repeated; parts are split again."""
    for order in ((0, 0, 1, 1), (0, 1, 0, 1), (0, 0, 0, 1), (1, 1, 0, 0)):
        for axis in (0, 1):
            parts = data(net, 2, 4).split(axis, 2)
            yield net.concat(*(parts[place] for place in order), axis=axis)
    halves = data(net, 2, 8).split(1, 2)
    quarters = [*halves[0].split(1, 2), *halves[1].split(1, 2)]
    yield from [quarters[2], quarters[1], halves[1].split(0, 2)[1]]
    (same,) = made(net, 2, 3).split(1, 1)
    yield same


@_MERGED_MOVES_REAL("CONCATENATION", "wide")
def _wide(net: Net) -> list[Term]:
    """More channels than a block of 32, joined and split on either side of its border."""

    def whole() -> Term:
        return net.concat(data(net, 1, 20), data(net, 1, 16), axis=1)

    thirds = whole().split(1, 3)
    first, rest = (whole().slice([0, at], [1, size]) for at, size in ((0, 16), (16, 20)))
    square = whole().reshape(6, 6)
    return [
        whole().slice([0, 18], [1, 4]),
        whole().slice([0, 31], [1, 3]),
        whole().slice([0, 20], [1, 16]),
        thirds[2],
        net.concat(thirds[2], thirds[0], axis=1),
        square.transpose(1, 0),
        square.relu().transpose(1, 0).reshape(1, 36),
        whole().strided([0, 35], [1, -37], [1, -5]),
        whole().gather(1, [35, 31, 32, 0, 20, 19]),
        net.concat(first, rest, axis=1),
        whole().to("CHANNEL_SHUFFLE", 2, 1).slice([0, 30], [1, 6]),
        whole().by("SUB", (np.arange(36) % 7 - 3.0), RELU6),
    ]
