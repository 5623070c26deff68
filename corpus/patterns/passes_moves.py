"""Passes over moves of elements: moves that merge, cancel or become other moves.

For each rule of a compiler a case where it holds, and one for each of its conditions where that one
does not: another axis, order, side or value, with a result of the same shape where there can be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from corpus.language import F32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._moves import (
    behind,
    data,
    made,
)
from corpus.patterns._net import CODES, RELU6, Net, Term

__all__ = ["files"]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "moves that a compiler merges, cancels or turns into others"
    yield from files_of("passes_moves", about, _BOTH, [F32, CODES], signed=False)
    yield from files_of("passes_moves_real", about, _REAL, [F32], signed=False)
    yield from files_of("passes_moves_codes", about, _CODED, [CODES], signed=False)


def _turned_views(net: Net) -> list[Term]:
    """Sides that lie side by side after the transposition as before, and others."""
    shown = []
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
        shown.append(data(net, *shape).transpose(*order).reshape(*view))
    return behind(net, shown)


def _between_views(net: Net) -> list[Term]:
    """A transposition between two views, twice with what undoes it, or seems to."""
    shown = []
    for apart, order, whole in (
        ([2, 3, 4], (0, 2, 1), [6, 4]),
        ([4, 3, 2], (0, 2, 1), [6, 4]),
        ([4, 3, 2], (1, 0, 2), [6, 4]),
        ([2, 2, 3, 2], (0, 2, 1, 3), [6, 4]),
        ([2, 2, 3, 2], (1, 0, 3, 2), [4, 6]),
        ([6, 2, 2], (0, 2, 1), [6, 4]),
    ):
        there = data(net, 6, 4).reshape(*apart).transpose(*order)
        shown.append(there.reshape(*whole))
    for first, second in (([3, 4], [4, 3]), ([3, 4], [3, 4]), ([2, 6], [4, 3])):
        there = data(net, 12).reshape(*first).transpose(1, 0).reshape(*second)
        shown.append(there.transpose(1, 0).reshape(12))
    back = data(net, 4, 4).transpose(1, 0).reshape(4, 4).transpose(1, 0)
    flat = data(net, 4, 4).transpose(1, 0).reshape(16)
    return behind(net, [*shown, back, flat.reshape(4, 4)])


def _thin_sides(net: Net) -> list[Term]:
    """Sides of 1 that come or go around a transposition, in every place."""
    shown = []
    for axis in (0, 1, -2, -1):
        deep = data(net, 2, 2, 3).expand(axis)
        shown.append(deep.transpose(2, 0, 3, 1))
        shown.append(data(net, 2, 2, 3).transpose(1, 2, 0).expand(axis))
    for shape, order, axis in (
        ((2, 1, 2, 3), (2, 3, 1, 0), 2),
        ((2, 1, 2, 3), (3, 0, 2, 1), -1),
        ((2, 2, 1, 3), (2, 1, 0, 3), 0),
    ):
        shown.append(data(net, *shape).transpose(*order).squeeze(axis))
    thin = data(net, 2, 1, 3, 1).squeeze(1).transpose(1, 2, 0)
    return behind(net, [*shown, thin, data(net, 1, 3, 2).transpose(2, 0, 1).squeeze(1)])


def _sides_of_views(net: Net) -> list[Term]:
    """A side of 1 says along which axis a row is repeated: no view can be left out."""
    shown = []
    for operation, rest in (
        ("EXPAND_DIMS", 0),
        ("EXPAND_DIMS", 1),
        ("EXPAND_DIMS", -2),
        ("RESHAPE", [3, 1]),
        ("RESHAPE", [1, 3]),
    ):
        shown.append(data(net, 3, 3) - net(operation, data(net, 3), rest))
    column, row, square = data(net, 3, 1), data(net, 1, 3), made(net, 3, 3)
    thin, one = column.squeeze(1), [1, 1]
    shown += [
        thin - square,
        thin - column,
        row - row.transpose(1, 0),
        row.squeeze(0) - thin.expand(1),
    ]
    for axis in (0, 1):
        for keep in (True, False):
            shown.append(square - square.over("REDUCE_MAX", axis, keep=keep))
        shown.append(square.split(axis, 3)[1].max(square))
        shown.append(square.split(axis, 3)[1].squeeze(axis).min(square))
    picked = [square.strided([0, 1], [3, 2], one, 0, 0, mask) for mask in (0, 2)]
    return [*shown, *(square - each for each in picked)]


def _around(net: Net) -> list[Term]:
    """Views before an operation and back behind it: what is repeated belongs to the view."""

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


def _joined_parts(net: Net) -> list[Term]:
    """Parts that lie beside each other are one part if they are of one tensor and in order."""

    def of(*places: tuple[int, int], axis: int = 1, by: int = 1, along: int = 1) -> Term:
        x, parts = data(net, 4, 6), []
        for begin, end in places:
            first, last = ([begin, 0], [end, 6]) if axis == 0 else ([0, begin], [4, end])
            parts.append(x.strided(first, last, [1, by] if axis else [by, 1]))
        return net.concat(*parts, axis=along)

    x, y = data(net, 2, 4), data(net, 2, 4)
    left, right = x.slice([0, 0], [2, 2]), x.slice([0, 2], [2, 2])
    other = y.slice([0, 2], [2, 2])
    shown = [
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
    return behind(net, shown)


def _parts_of_joined(net: Net) -> list[Term]:
    """Parts within one of what is joined, across two, along the other axis, and in steps."""

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
    return behind(net, [*shown, *equal.split(0, 2), equal.split(1, 2)[0]])


def _joined_constants(net: Net) -> list[Term]:
    """Constants beside each other are one, and zeros beside a tensor are its padding."""

    def c(value: float | Sequence[float], *shape: int) -> Term:
        return net.constant(np.resize(value, shape or (2, 2)))

    def x(*shape: int) -> Term:
        return data(net, *(shape or (2, 2)))

    same = c([0.5, 1, 2, 3])
    shown = [
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
    return behind(net, shown)


def _parts_turned(net: Net) -> list[Term]:
    """Parts without their side of 1, joined along each axis."""
    shown = []
    for axis in (0, 1, 2):
        for along, order in ((0, (0, 1, 2)), (1, (0, 1, 2)), (0, (2, 0, 1))):
            parts = data(net, 3, 3, 2 if axis < 2 else 3).split(axis, 3)
            thin = [parts[place].squeeze(axis) for place in order]
            shown.append(net.concat(*thin, axis=along))
    return behind(net, shown)


def _parts_repeated(net: Net) -> list[Term]:
    """Each part twice, or all of them; parts of parts."""
    shown = []
    for order in ((0, 0, 1, 1), (0, 1, 0, 1), (0, 0, 0, 1), (1, 1, 0, 0)):
        for axis in (0, 1):
            parts = data(net, 2, 4).split(axis, 2)
            shown.append(net.concat(*(parts[place] for place in order), axis=axis))
    halves = data(net, 2, 8).split(1, 2)
    quarters = [*halves[0].split(1, 2), *halves[1].split(1, 2)]
    shown += [quarters[2], quarters[1], halves[1].split(0, 2)[1]]
    (same,) = made(net, 2, 3).split(1, 1)
    return behind(net, [*shown, same])


def _wide(net: Net) -> list[Term]:
    """More channels than a block of 32 has, joined and parted on either side of its border."""

    def whole() -> Term:
        return net.concat(data(net, 1, 20), data(net, 1, 16), axis=1)

    thirds = whole().split(1, 3)
    first, rest = (whole().slice([0, at], [1, size]) for at, size in ((0, 16), (16, 20)))
    square = whole().reshape(6, 6)
    shown = [
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
    return behind(net, shown)


_BOTH: Final[dict[str, Nets]] = {
    "CONCATENATION": {
        "constants": ("Constants in each place, of zeros and of others.", _joined_constants)
    },
}

_REAL: Final[dict[str, Nets]] = {
    "RESHAPE": {"sides": ("Along which side a row is repeated.", _sides_of_views)},
    "TRANSPOSE": {
        "between_views": ("Views there and back around it.", _between_views),
        "thin": ("Sides of 1 that come or go.", _thin_sides),
    },
    "SPLIT": {"turned": ("Parts without a side.", _parts_turned)},
    "CONCATENATION": {
        "parts": ("Parts side by side, or otherwise.", _joined_parts),
        "wide": ("More channels than a block of 32.", _wide),
    },
}

_CODED: Final[dict[str, Nets]] = {
    "TRANSPOSE": {"views": ("Sides that stay side by side, and others.", _turned_views)},
    "RESHAPE": {"around": ("Views before an operation and back behind it.", _around)},
    "SPLIT": {"repeated": ("Parts several times.", _parts_repeated)},
    "CONCATENATION": {"parted": ("Parts of what is joined.", _parts_of_joined)},
}
