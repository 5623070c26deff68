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
        return x.pad(*(sides or ([1, 0], [0, 2])), value=value)

    left, right = ([0, 0], [0, 2]), ([0, 0], [3, 0])
    vector = net.constant([1.0, -2.0, 3.0, 0.5])
    shown = [
        pad(data(net, 2, 2).relu()),
        pad(data(net, 2, 2).relu(), value=-2.5),
        pad(data(net, 2, 2), value=-2.5).relu(),
        pad(data(net, 2, 2), value=0.5).relu1(),
        pad(data(net, 2, 2) + 1.5),
        pad(data(net, 2, 2).by("SUB", data(net, 2, 2), 1), value=1.0),
        vector - pad(data(net, 2, 2)),
        pad(data(net, 2, 2)).max(vector),
        pad(data(net, 2, 2)) - pad(data(net, 2, 2)),
        pad(data(net, 2, 2), value=1.0) - pad(data(net, 2, 2), value=2.5),
        pad(data(net, 2, 3), *left) + pad(data(net, 2, 2), *right),
        pad(data(net, 2, 3), *left) + pad(data(net, 2, 3), [0, 0], [2, 0]),
        pad(data(net, 2, 3), *left).max(pad(data(net, 2, 2), *right)),
        pad(net.given([[-1.0, -2], [-3.0, 2]])).over("REDUCE_MAX", 1),
        pad(net.given([[-1.0, -2], [-3.0, 2]]), [0, 0], [0, 1]).over("REDUCE_MAX", 0),
        pad(data(net, 2, 2), value=-40.0).over("REDUCE_MIN", 0, keep=True),
    ]
    return behind(net, shown)


def _padding_moved(net: Net) -> list[Term]:
    """Sides follow their axes; what is cut off is what was added, or more, or less."""

    def pad(x: Term, *sides: list[int], value: float | None = 2.5) -> Term:
        return x.pad(*(sides or ([1, 0], [0, 2])), value=value)

    def x() -> Term:
        return data(net, 2, 3)

    nothing, one = [0, 0], [1, 0]
    shown = [
        pad(data(net, 2, 3, 1), [1, 0], [0, 0], [0, 2]).transpose(1, 2, 0),
        pad(data(net, 2, 3, 1).transpose(1, 2, 0), [1, 0], [0, 0], [0, 2]),
        pad(x()).slice([1, 0], [2, 3]),
        pad(x()).slice([0, 0], [2, 3]),
        pad(x()).slice([1, 1], [2, 3]),
        pad(x()).slice([0, 0], [1, 5]),
        pad(x()).slice([0, 3], [3, 2]),
        pad(x()).strided([0, 0], [3, 5], [2, 2]),
        pad(x()).strided([2, 4], [0, 0], [-1, -2]),
        pad(x().slice([1, 0], [1, 2]), one, [0, 1]),
        pad(x().slice([1, 0], [1, 2]), one, [0, 1], value=None),
        net.concat(pad(x()), pad(x()), axis=0),
        net.concat(pad(x(), nothing, [0, 1]), pad(x(), nothing, [0, 1]), axis=0),
        net.concat(pad(x(), nothing, [0, 1], value=1.0), pad(x(), nothing, [0, 1]), axis=0),
        *pad(x(), nothing, [1, 2]).split(1, 2),
        pad(x(), one, nothing).reshape(9),
        pad(x(), nothing, one).reshape(8),
        pad(pad(x(), one, nothing), nothing, one),
        pad(pad(x(), one, nothing), [0, 1], nothing),
        pad(pad(x(), one, nothing, value=0.0), nothing, one, value=None),
        pad(pad(x(), one, nothing), nothing, one, value=-1.0),
        pad(data(net, 2, 1), nothing, one).tile(1, 2),
        pad(data(net, 2, 1).tile(1, 2), nothing, one),
        pad(net.constant([[1.0, -2.0]]), one, [0, 2]),
    ]
    return behind(net, shown)


def _chosen(net: Net) -> list[Term]:
    """Choices that are known, the same on both sides, nested, or made by opposite conditions."""
    flags = net.given([[True, False, True], [False, False, True]], BOOL8)
    others = net.given([[True, True, False], [False, True, True]], BOOL8)
    opposite = ~flags
    x, y, z = data(net, 2, 3), data(net, 2, 3), data(net, 2, 3)

    def known(*values: bool) -> Term:
        return net.constant(np.resize(values, (2, 3)), BOOL8)

    def select(which: Term, first: Term, second: Term) -> Term:
        return which.choose(first, second)

    def compared(operation: str, first: Term, second: Term) -> Term:
        return net(operation, first, second, type=BOOL8)

    both = flags & others
    either = flags | opposite
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
        select(flags, x.relu(), y.relu()),
        select(flags, x.relu(), y.relu6()),
        select(flags, x - z, y - z),
        select(flags, x - z, z - y),
        select(flags, x + number, x.by("ADD", ones, 1)),
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
        return operand.transpose(1, 0)

    picks = net.constant([2, 0, 0], I32)
    row = x().strided([1, 0], [2, 3], [1, 1])
    shown = [
        turn(flags().choose(x(), x())),
        flags().choose(turn(x()), turn(x())),
        turn(flags().choose(turn(x()), turn(x()))),
        turn(flags().choose(turn(x()), x())),
        flags().choose(x(), x()).gather(1, picks),
        flags().choose(x(), x()).slice([1, 0], [2, 2]),
        flags(1, 3).choose(row, data(net, 1, 3)),
        flags(2, 6).choose(data(net, 2, 6), data(net, 2, 6)).reshape(3, 4),
        net.concat(*(flags(2, 2).choose(data(net, 2, 2), data(net, 2, 2)) for _ in "ab"), axis=1),
        *flags().choose(x(), x()).split(0, 3)[1:],
    ]
    return behind(net, shown)


def _reversed(net: Net) -> list[Term]:
    """Twice is nothing along one axis; what is constant or joined is reversed, too."""

    def back(x: Term, axis: int = 1) -> Term:
        return x.to("REVERSE", [axis])

    def x() -> Term:
        return data(net, 2, 3)

    row, places = net.constant([1.0, -2.0, 3.0]), net.constant([2, 1, 0], I32)
    shown = [
        back(back(x())),
        back(back(x(), 0)),
        back(data(net, 3, 1)),
        back(x() - row),
        back(x() - row, 0),
        back(x()) - back(x()),
        back(x()) - back(x(), 0),
        back(row.by("SUB", back(x()), 1)),
        back(data(net, 2, 3, 2).transpose(1, 2, 0), 0),
        back(data(net, 2, 3, 2), 2).transpose(1, 2, 0),
        back(net.concat(data(net, 2, 1), data(net, 2, 2), axis=1)),
        net.concat(back(data(net, 2, 2)), back(data(net, 2, 2)), axis=1),
        net.concat(back(data(net, 2, 2)), back(data(net, 2, 2)), axis=0),
        back(x()).slice([0, 1], [2, 2]),
        back(data(net, 1, 6)).strided([0, 0], [1, 6], [1, 2]),
        back(x()).strided([0, 2], [2, -4], [1, -1]),
        back(x()).gather(1, places),
        back(x().tile(1, 2)),
        back(x()).pad([0, 0], [2, 0]),
        back(x()).reshape(6),
        back(data(net, 2, 3), 0).reshape(3, 2),
        back(x()).over("REDUCE_MAX", 1),
        back(x()).over("REDUCE_MAX", 0),
        back(data(net, 2, 4)).split(1, 2)[0],
    ]
    return behind(net, shown)


def _packed(net: Net) -> list[Term]:
    """Taken apart again along the same axis, or along another one; copies, views and maxima."""

    def pack(axis: int, *parts: Term) -> Term:
        return net("PACK", axis, *(parts or (data(net, 3, 3), data(net, 3, 3), data(net, 3, 3))))

    def one(x: Term, axis: int, place: int) -> Term:
        begin, end = [0, 0, 0], [3, 3, 3]
        begin[axis], end[axis] = place, place + 1
        return x.strided(begin, end, [1, 1, 1], 0, 0, 1 << axis)

    x = data(net, 2, 3)
    shown = [one(pack(axis), at, 1 + (axis == at)) for axis in range(3) for at in range(3)]
    for axis in (0, 1, 2):
        shown.append(pack(axis).split(1, 3)[2].squeeze(1))
        shown.append(pack(axis).over("REDUCE_MAX", 1))
    shown += [
        pack(1, x),
        pack(0, x, x),
        pack(1, x, x),
        pack(2, x, x),
        pack(0, data(net, 2, 2), data(net, 2, 2)).transpose(1, 2, 0),
        pack(1, data(net, 2, 2).transpose(1, 0), data(net, 2, 2).transpose(1, 0)),
        pack(1, data(net, 2, 2), data(net, 2, 2)).reshape(2, 4),
        pack(0, data(net, 2, 2), data(net, 2, 2)).reshape(2, 4),
        pack(0, data(net, 2, 2).relu(), data(net, 2, 2).relu6()),
        pack(2, data(net, 2, 2), data(net, 2, 2)).gather(-1, [1]),
    ]
    return behind(net, shown)


def _mirrored(net: Net) -> list[Term]:
    """Borders that repeat the image: modes, cuts, and operations that see each element."""

    def mirror(x: Term, mode: int, *sides: list[int]) -> Term:
        return x.to("MIRROR_PAD", net.constant(sides or [[1, 0], [2, 1]], I32), mode)

    def x() -> Term:
        return data(net, 2, 3)

    none = [0, 0]
    shown = []
    for mode in (0, 1):
        shown += [
            mirror(mirror(x(), mode, none, [1, 1]), mode, none, [1, 1]),
            mirror(mirror(x(), mode, none, [1, 0]), 1 - mode, [0, 1], none),
            mirror(x(), mode).slice([1, 2], [2, 3]),
            mirror(x(), mode).slice([0, 1], [2, 3]),
            mirror(x(), mode).transpose(1, 0),
            mirror(x().by("SUB", [1.0, -2.0, 3.0], 1), mode),
            mirror(x(), mode).over("REDUCE_MAX", 1),
            mirror(x(), mode).pad([0, 1], [1, 0]),
            mirror(x().pad(none, [1, 0]), mode, none, [2, 0]),
            net.concat(mirror(x(), mode, none, [1, 0]), mirror(x(), mode, none, [1, 0]), axis=1),
        ]
    reverse = x().strided([0, 2], [2, -4], [1, -1])
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
