"""Passes over padding, choices, and elements that are reversed or packed.

For each rule of a compiler a case where it holds, and one for each of its conditions where that one
does not: another value, side, condition or axis.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import BOOL8, F32, I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._moves import (
    behind,
    data,
    joined,
    padded,
    part,
    split,
    strided,
    turned,
)
from corpus.patterns._net import CODES, SIGNED, Net, Term

__all__ = ["files"]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "what is padded, chosen, reversed or packed, and moved before or behind"
    yield from files_of("passes_moves_padded", about, _BOTH, [F32, CODES], signed=False)
    yield from files_of("passes_moves_padded_real", about, _REAL, [F32], signed=False)
    yield from files_of("passes_moves_padded_codes", about, _CODED, [SIGNED], signed=False)


def _padding_past(net: Net) -> list[Term]:
    """A value that the operation keeps, or changes, or that others reach."""

    def pad(x: Term, *sides: list[int], value: float | None = None) -> Term:
        return padded(net, x, *(sides or ([1, 0], [0, 2])), value=value)

    left, right = ([0, 0], [0, 2]), ([0, 0], [3, 0])
    vector = net.constant([1.0, -2.0, 3.0, 0.5])
    shown = [
        pad(net("RELU", data(net, 2, 2))),
        pad(net("RELU", data(net, 2, 2)), value=-2.5),
        net("RELU", pad(data(net, 2, 2), value=-2.5)),
        net("RELU1", pad(data(net, 2, 2), value=0.5)),
        pad(net("ADD", data(net, 2, 2), net.constant([1.5]), 0)),
        pad(net("SUB", data(net, 2, 2), data(net, 2, 2), 1), value=1.0),
        net("SUB", vector, pad(data(net, 2, 2)), 0),
        net("MAXIMUM", pad(data(net, 2, 2)), vector),
        net("SUB", pad(data(net, 2, 2)), pad(data(net, 2, 2)), 0),
        net("SUB", pad(data(net, 2, 2), value=1.0), pad(data(net, 2, 2), value=2.5), 0),
        net("ADD", pad(data(net, 2, 3), *left), pad(data(net, 2, 2), *right), 0),
        net("ADD", pad(data(net, 2, 3), *left), pad(data(net, 2, 3), [0, 0], [2, 0]), 0),
        net("MAXIMUM", pad(data(net, 2, 3), *left), pad(data(net, 2, 2), *right)),
        net("REDUCE_MAX", pad(net.given([[-1.0, -2], [-3.0, 2]])), [1], False),
        net("REDUCE_MAX", pad(net.given([[-1.0, -2], [-3.0, 2]]), [0, 0], [0, 1]), [0], False),
        net("REDUCE_MIN", pad(data(net, 2, 2), value=-40.0), [0], True),
    ]
    return behind(net, shown)


def _padding_moved(net: Net) -> list[Term]:
    """Sides follow their axes; what is cut off is what was added, or more, or less."""

    def pad(x: Term, *sides: list[int], value: float | None = 2.5) -> Term:
        return padded(net, x, *(sides or ([1, 0], [0, 2])), value=value)

    def x() -> Term:
        return data(net, 2, 3)

    nothing, one = [0, 0], [1, 0]
    shown = [
        turned(net, pad(data(net, 2, 3, 1), [1, 0], [0, 0], [0, 2]), 1, 2, 0),
        pad(turned(net, data(net, 2, 3, 1), 1, 2, 0), [1, 0], [0, 0], [0, 2]),
        part(net, pad(x()), [1, 0], [2, 3]),
        part(net, pad(x()), [0, 0], [2, 3]),
        part(net, pad(x()), [1, 1], [2, 3]),
        part(net, pad(x()), [0, 0], [1, 5]),
        part(net, pad(x()), [0, 3], [3, 2]),
        strided(net, pad(x()), [0, 0], [3, 5], [2, 2]),
        strided(net, pad(x()), [2, 4], [0, 0], [-1, -2]),
        pad(part(net, x(), [1, 0], [1, 2]), one, [0, 1]),
        pad(part(net, x(), [1, 0], [1, 2]), one, [0, 1], value=None),
        joined(net, pad(x()), pad(x()), axis=0),
        joined(net, pad(x(), nothing, [0, 1]), pad(x(), nothing, [0, 1]), axis=0),
        joined(net, pad(x(), nothing, [0, 1], value=1.0), pad(x(), nothing, [0, 1]), axis=0),
        *split(net, pad(x(), nothing, [1, 2]), 1, 2),
        net("RESHAPE", pad(x(), one, nothing), [9]),
        net("RESHAPE", pad(x(), nothing, one), [8]),
        pad(pad(x(), one, nothing), nothing, one),
        pad(pad(x(), one, nothing), [0, 1], nothing),
        pad(pad(x(), one, nothing, value=0.0), nothing, one, value=None),
        pad(pad(x(), one, nothing), nothing, one, value=-1.0),
        net("TILE", pad(data(net, 2, 1), nothing, one), [1, 2]),
        pad(net("TILE", data(net, 2, 1), [1, 2]), nothing, one),
        pad(net.constant([[1.0, -2.0]]), one, [0, 2]),
    ]
    return behind(net, shown)


def _chosen(net: Net) -> list[Term]:
    """Choices that are known, the same on both sides, nested, or made by opposite conditions."""
    flags = net.given([[True, False, True], [False, False, True]], BOOL8)
    others = net.given([[True, True, False], [False, True, True]], BOOL8)
    opposite = net("LOGICAL_NOT", flags, type=BOOL8)
    x, y, z = data(net, 2, 3), data(net, 2, 3), data(net, 2, 3)

    def known(*values: bool) -> Term:
        return net.constant(np.resize(values, (2, 3)), BOOL8)

    def select(which: Term, first: Term, second: Term) -> Term:
        return net("SELECT", which, first, second)

    def compared(operation: str, first: Term, second: Term) -> Term:
        return net(operation, first, second, type=BOOL8)

    both = net("LOGICAL_AND", flags, others, type=BOOL8)
    either = net("LOGICAL_OR", flags, opposite, type=BOOL8)
    ones, number = net.constant(np.ones((2, 3))), net.constant([1.0])
    less = compared("LESS", x, y)
    shown = [
        select(flags, x, x),
        select(known(True), x, y),
        select(known(False), x, y),
        select(known(True, True, True, True, True, False), x, y),
        select(opposite, x, y),
        select(opposite, y, select(opposite, x, z)),
        select(flags, select(flags, x, y), z),
        select(flags, select(others, x, y), z),
        select(flags, x, select(flags, y, z)),
        select(flags, x, select(opposite, y, z)),
        select(flags, x, select(others, x, y)),
        select(both, x, y),
        select(either, y, z),
        select(flags, net("RELU", x), net("RELU", y)),
        select(flags, net("RELU", x), net("RELU6", y)),
        select(flags, net("SUB", x, z, 0), net("SUB", y, z, 0)),
        select(flags, net("SUB", x, z, 0), net("SUB", z, y, 0)),
        select(flags, net("ADD", x, number, 0), net("ADD", x, ones, 1)),
        select(flags, ones, net.constant(np.zeros((2, 3)))),
        select(less, x, y),
        select(less, y, z),
        select(compared("GREATER_EQUAL", x, y), x, z),
        select(compared("GREATER", y, x), z, y),
        select(compared("EQUAL", ones, net.constant([[1.0, 2, 1]])), x, z),
    ]
    return behind(net, shown)


def _choices_moved(net: Net) -> list[Term]:
    """Moves of a choice are moves of all three of its operands, or of none."""

    def flags(*shape: int) -> Term:
        return net.given(net.numbers.booleans(*(shape or (3, 3))), BOOL8)

    def x() -> Term:
        return data(net, 3, 3)

    def turn(operand: Term) -> Term:
        return turned(net, operand, 1, 0)

    picks = net.constant([2, 0, 0], I32)
    row = net("STRIDED_SLICE", x(), [1, 0], [2, 3], [1, 1], 0, 0, 0)
    shown = [
        turn(net("SELECT", flags(), x(), x())),
        net("SELECT", flags(), turn(x()), turn(x())),
        turn(net("SELECT", flags(), turn(x()), turn(x()))),
        turn(net("SELECT", flags(), turn(x()), x())),
        net("GATHER", net("SELECT", flags(), x(), x()), 1, picks),
        part(net, net("SELECT", flags(), x(), x()), [1, 0], [2, 2]),
        net("SELECT", flags(1, 3), row, data(net, 1, 3)),
        net("RESHAPE", net("SELECT", flags(2, 6), data(net, 2, 6), data(net, 2, 6)), [3, 4]),
        joined(
            net,
            *(net("SELECT", flags(2, 2), data(net, 2, 2), data(net, 2, 2)) for _ in "ab"),
            axis=1,
        ),
        *split(net, net("SELECT", flags(), x(), x()), 0, 3)[1:],
    ]
    return behind(net, shown)


def _reversed(net: Net) -> list[Term]:
    """Twice is nothing along one axis; what is constant or joined is reversed, too."""

    def back(x: Term, axis: int = 1) -> Term:
        return net("REVERSE", x, [axis])

    def x() -> Term:
        return data(net, 2, 3)

    row, places = net.constant([1.0, -2.0, 3.0]), net.constant([2, 1, 0], I32)
    shown = [
        back(back(x())),
        back(back(x(), 0)),
        back(data(net, 3, 1)),
        back(net("SUB", x(), row, 0)),
        back(net("SUB", x(), row, 0), 0),
        net("SUB", back(x()), back(x()), 0),
        net("SUB", back(x()), back(x(), 0), 0),
        back(net("SUB", row, back(x()), 1)),
        back(turned(net, data(net, 2, 3, 2), 1, 2, 0), 0),
        turned(net, back(data(net, 2, 3, 2), 2), 1, 2, 0),
        back(joined(net, data(net, 2, 1), data(net, 2, 2), axis=1)),
        joined(net, back(data(net, 2, 2)), back(data(net, 2, 2)), axis=1),
        joined(net, back(data(net, 2, 2)), back(data(net, 2, 2)), axis=0),
        part(net, back(x()), [0, 1], [2, 2]),
        strided(net, back(data(net, 1, 6)), [0, 0], [1, 6], [1, 2]),
        strided(net, back(x()), [0, 2], [2, -4], [1, -1]),
        net("GATHER", back(x()), 1, places),
        back(net("TILE", x(), [1, 2])),
        padded(net, back(x()), [0, 0], [2, 0]),
        net("RESHAPE", back(x()), [6]),
        net("RESHAPE", back(data(net, 2, 3), 0), [3, 2]),
        net("REDUCE_MAX", back(x()), [1], False),
        net("REDUCE_MAX", back(x()), [0], False),
        split(net, back(data(net, 2, 4)), 1, 2)[0],
    ]
    return behind(net, shown)


def _packed(net: Net) -> list[Term]:
    """Taken apart again along the same axis, or along another one; copies, views and maxima."""

    def pack(axis: int, *parts: Term) -> Term:
        return net("PACK", axis, *(parts or (data(net, 3, 3), data(net, 3, 3), data(net, 3, 3))))

    def one(x: Term, axis: int, place: int) -> Term:
        begin, end = [0, 0, 0], [3, 3, 3]
        begin[axis], end[axis] = place, place + 1
        return net("STRIDED_SLICE", x, begin, end, [1, 1, 1], 0, 0, 1 << axis)

    x = data(net, 2, 3)
    shown = [one(pack(axis), at, 1 + (axis == at)) for axis in range(3) for at in range(3)]
    for axis in (0, 1, 2):
        shown.append(net("SQUEEZE", split(net, pack(axis), 1, 3)[2], [1]))
        shown.append(net("REDUCE_MAX", pack(axis), [1], False))
    shown += [
        pack(1, x),
        pack(0, x, x),
        pack(1, x, x),
        pack(2, x, x),
        turned(net, pack(0, data(net, 2, 2), data(net, 2, 2)), 1, 2, 0),
        pack(1, turned(net, data(net, 2, 2), 1, 0), turned(net, data(net, 2, 2), 1, 0)),
        net("RESHAPE", pack(1, data(net, 2, 2), data(net, 2, 2)), [2, 4]),
        net("RESHAPE", pack(0, data(net, 2, 2), data(net, 2, 2)), [2, 4]),
        pack(0, net("RELU", data(net, 2, 2)), net("RELU6", data(net, 2, 2))),
        net("GATHER", pack(2, data(net, 2, 2), data(net, 2, 2)), -1, net.constant([1], I32)),
    ]
    return behind(net, shown)


def _mirrored(net: Net) -> list[Term]:
    """Borders that repeat the image: modes, cuts, and operations that see each element."""

    def mirror(x: Term, mode: int, *sides: list[int]) -> Term:
        return net("MIRROR_PAD", x, net.constant(sides or [[1, 0], [2, 1]], I32), mode)

    def x() -> Term:
        return data(net, 2, 3)

    none = [0, 0]
    shown = []
    for mode in (0, 1):
        shown += [
            mirror(mirror(x(), mode, none, [1, 1]), mode, none, [1, 1]),
            mirror(mirror(x(), mode, none, [1, 0]), 1 - mode, [0, 1], none),
            part(net, mirror(x(), mode), [1, 2], [2, 3]),
            part(net, mirror(x(), mode), [0, 1], [2, 3]),
            turned(net, mirror(x(), mode), 1, 0),
            mirror(net("SUB", x(), net.constant([1.0, -2.0, 3.0]), 1), mode),
            net("REDUCE_MAX", mirror(x(), mode), [1], False),
            padded(net, mirror(x(), mode), [0, 1], [1, 0]),
            mirror(padded(net, x(), none, [1, 0]), mode, none, [2, 0]),
            joined(net, mirror(x(), mode, none, [1, 0]), mirror(x(), mode, none, [1, 0]), axis=1),
        ]
    reverse = strided(net, x(), [0, 2], [2, -4], [1, -1])
    return behind(net, [*shown, mirror(reverse, 1, none, [2, 0]), mirror(x(), 1, none, none)])


_BOTH: Final[dict[str, Nets]] = {
    "PAD_V2": {"past": ("Values that the operation keeps, or changes.", _padding_past)}
}

_REAL: Final[dict[str, Nets]] = {
    "SELECT": {"chosen": ("Conditions that are known, nested or opposite.", _chosen)},
    "PACK": {"moves": ("Taken apart again, or otherwise.", _packed)},
    "MIRROR_PAD": {"moves": ("Borders in each mode.", _mirrored)},
}

_CODED: Final[dict[str, Nets]] = {
    "PAD_V2": {"moved": ("Sides that follow their axes.", _padding_moved)},
    "SELECT": {"moved": ("Moves before a choice and behind it.", _choices_moved)},
    "REVERSE": {"moves": ("Twice, and around other operations.", _reversed)},
}
