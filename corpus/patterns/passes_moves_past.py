"""Passes that take moves past arithmetic: transpositions, parts and joints before an operation, or
behind it.

For each rule of a compiler a case where it holds, and one for each of its conditions where that one
does not: what belongs to an axis, or to one of the parts, has to go where that goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np

from corpus.language import BOOL8, F32, I32, SpecFile, Type, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._moves import (
    behind,
    data,
    made,
)
from corpus.patterns._net import CODES, NONE, RELU, RELU6, Net, Term

__all__ = ["files"]

_TURN, _BACK = (0, 3, 1, 2), (0, 2, 3, 1)


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "moves before an operation that a compiler takes behind it, or back"
    yield from files_of("passes_moves_past", about, _BOTH, [F32, CODES], signed=False)
    yield from files_of("passes_moves_past_real", about, _REAL, [F32], signed=False)
    yield from files_of("passes_moves_past_codes", about, _CODED, [CODES], signed=False)


def _layouts(net: Net) -> list[Term]:
    """Operands beside a turned image: their only side belongs to another axis than before."""

    def front() -> Term:
        return data(net, 2, 2, 2, 2).transpose(*_TURN)

    def back(x: Term) -> Term:
        return x.transpose(*_BACK)

    shown = list[Term]()
    for shape in ((2,), (2, 1), (2, 1, 1), (2, 1, 1, 1), (1, 2, 1, 2), (2, 2), (1,)):
        other = net.constant(np.resize([1.0, -2.0, 3.0], shape))
        first = len(shown) % 2 == 0
        both = (front(), other) if first else (other, front())
        shown.append(back(net("SUB", *both, len(shown) % 4)))
    slopes = net.constant([[[2.0]], [[-1.0]]])
    shown += [
        back(front().by("PRELU", slopes)),
        back(front().by("PRELU", [2.0, -1.0])),
        back(net.constant([[[1.0]], [[-9.0]]]).max(front())),
        back(front().by("SUB", front(), RELU)),
        back(front() - data(net, 2, 2, 2, 2).transpose(*_BACK)),
        back(data(net, 2, 2, 2, 2) - front()),
        back(front() - data(net, 1, 2, 1, 2).transpose(*_TURN)),
        back(front() - data(net, 2, 2, 2).transpose(2, 0, 1)),
        front().relu().transpose(*_TURN),
        (front() - slopes).relu6().transpose(0, 1, 3, 2),
    ]
    return behind(net, shown)


def _axes(net: Net) -> list[Term]:
    """An axis of what is turned is another axis of what is not."""

    def x() -> Term:
        return data(net, 2, 2, 2, 2).transpose(*_TURN)

    def back(operand: Term) -> Term:
        return operand.transpose(*_BACK)

    shown = [back(net.concat(x(), x(), axis=axis)) for axis in (1, 2, 3)]
    shown += [back(x().split(axis, 2)[1]) for axis in (1, 2, -2)]
    shown += [back(x().over("REDUCE_MAX", *axes, keep=True)) for axes in ([1], [2], [-1, 0])]
    shown += [
        back(x().tile(1, 1, 1, 2)),
        back(net.concat(x(), x(), axis=1).to("CHANNEL_SHUFFLE", 2, 1)),
        back(x().reshape(2, 2, 2, 2)),
        x().over("REDUCE_MAX", 1).transpose(0, 2, 1),
        x().over("REDUCE_MIN", 2, 3),
        back(x().relu()).over("REDUCE_MAX", 1),
        net.concat(x(), data(net, 2, 2, 2, 2), axis=1),
        back(net.concat(x(), data(net, 2, 2, 2, 2).transpose(0, 3, 2, 1), axis=1)),
        back(x().over("REDUCE_MAX", 3).expand(3)),
    ]
    return behind(net, shown)


def _parts(net: Net) -> list[Term]:
    """The same for all parts is the same for the whole; what differs for one of them is not."""

    def apart(*each: Callable[[Term], Term], axis: int = 1, along: int = 1) -> Term:
        parts = made(net, 2, 4).split(axis, 2)
        return net.concat(*(make(p) for make, p in zip(each, parts, strict=True)), axis=along)

    def sub(*values: float, activation: int = NONE, first: bool = False) -> Callable[..., Term]:
        other = net.constant(values)
        return lambda x: net("SUB", *((other, x) if first else (x, other)), activation)

    def each(operation: str) -> Callable[[Term], Term]:
        return lambda x: net(operation, x)

    relu, relu6, relu1 = each("RELU"), each("RELU6"), each("RELU1")
    left, right = made(net, 2, 4).split(1, 2), made(net, 2, 4).split(1, 2)

    def pairs(operation: str, *places: tuple[int, int], axis: int = 1) -> Term:
        rest = [NONE] if operation in ("ADD", "SUB") else []
        both = (net(operation, left[i], right[j], *rest) for i, j in places)
        return net.concat(*both, axis=axis)

    shown = [
        apart(relu, relu),
        apart(relu, relu6),
        apart(relu1, relu1, axis=0, along=0),
        apart(relu, relu, along=0),
        apart(sub(2.5), sub(2.5)),
        apart(sub(2.5), sub(-2.5)),
        apart(sub(2.5), sub(2.5, first=True)),
        apart(sub(2.5), sub(2.5, activation=RELU)),
        apart(sub(1.0, -2.0), sub(3.0, 0.5)),
        apart(sub(1.0, -2.0), sub(1.0, -2.0)),
        apart(sub(1, 2, 3, 4.0), sub(1, 2, 3, 4.0), axis=0, along=0),
        apart(sub(1, 2, 3, 4.0), sub(4, 3, 2, 1.0), axis=0, along=0),
        pairs("SUB", (0, 0), (1, 1)),
        pairs("SUB", (0, 1), (1, 0)),
        pairs("MAXIMUM", (0, 0), (1, 1), axis=0),
        pairs("MINIMUM", (1, 1), (0, 0)),
        pairs("SUB", (0, 0), (1, 1), (0, 1)),
        net.concat(left[0], right[1].relu(), axis=1).relu(),
        net.concat(*left, axis=1).by("SUB", [1.0, -2, 3, 0.5], RELU),
        made(net, 2, 4).by("SUB", sum_ := made(net, 2, 4), RELU).split(1, 2)[1].relu6(),
        sum_.by("SUB", [1.0, -2, 3, 0.5], RELU).slice([0, 1], [2, 2]),
        net.constant([[1.0], [-2]]).by("SUB", sum_, RELU).slice([1, 1], [1, 3]),
        (sum_ - data(net, 1, 4)).strided([1, 3], [-3, -5], [-1, -2]),
        (data(net, 2, 1) - sum_).gather(0, [1, 0]),
        sum_.by("SUB", data(net, 1, 4), RELU).gather(1, [2, 0]),
        (data(net, 1, 2) - data(net, 2, 1)).tile(1, 2),
        (sum_ - [1.0, -2, 3, 0.5]).reshape(4, 2),
        (sum_ - data(net, 2, 1)).expand(1),
    ]
    return behind(net, shown)


def _folded(net: Net) -> list[Term]:
    """Constants that are moved before they are read: twice, by two readers, to equal shapes."""

    def c(*shape: int) -> Term:
        return net.constant(np.arange(np.prod(shape)).reshape(shape) * 1.5 - 4)

    def with_(moved: Term, *shape: int, activation: int = NONE) -> Term:
        return data(net, *(shape or (3, 3))).by("SUB", moved, activation)

    square, row = c(3, 3), c(3)
    swapped = square.transpose(1, 0)
    flags = net.constant([[True, False, False]] * 3, BOOL8)
    parts = c(3, 6).split(1, 2)
    shown = [
        with_(swapped),
        with_(swapped.transpose(1, 0), activation=RELU),
        with_(c(3, 3, 3).transpose(1, 2, 0), 3, 3, 3),
        with_(c(3, 1, 3).transpose(2, 1, 0).reshape(3, 3)),
        with_(row.expand(1)),
        with_(row.expand(0)),
        with_(square.slice([1, 0], [1, 3])),
        with_(square.strided([2, 0], [-4, 3], [-1, 1])),
        with_(square.gather(1, [2, 0, 1])),
        with_(net.concat(c(1, 3), c(2, 3), axis=0)),
        with_(c(1, 3).tile(3, 1), activation=RELU6),
        with_(c(3, 1).tile(1, 3)),
        with_(c(2, 2).pad([1, 0], [0, 1])),
        *(with_(each) for each in parts),
        with_(flags.choose(square, swapped)),
        with_(square.over("REDUCE_MAX", 0, keep=True)),
        with_(square.over("REDUCE_MAX", 1, keep=True)),
        with_(square.relu()),
        with_(row.max(row.expand(1))),
        with_(square.by("SUB", row, RELU)),
    ]
    return behind(net, shown)


_COARSE: Final = u8(1.0, 100)


def _as_real_numbers(net: Net) -> list[Term]:
    """Moves of real numbers between codes: those of one quantization, or of two, and of others."""

    def real() -> Term:
        return data(net, 2, 4).dequantize()

    def of(operation: str, *arguments: Term | float | Sequence[int]) -> Term:
        return net(operation, *arguments, type=F32)

    def codes(x: Term, type: Type = CODES) -> Term:
        return x.quantize(type)

    sides = net.constant([[1, 0], [0, 1]], I32)
    coarse = net.given(net.numbers.integers(2, 4), _COARSE).dequantize()
    image = of("RESHAPE", coarse, [1, 2, 4, 1])
    flags = net.given(net.numbers.booleans(2, 4), BOOL8)
    return [
        codes(of("RESHAPE", real(), [4, 2])),
        codes(of("TRANSPOSE", real(), [1, 0]), u8(0.5, 90)),
        codes(of("PAD", real(), sides)),
        codes(of("PAD", real(), sides), u8(0.5, 90)),
        codes(of("PAD_V2", real(), sides, 0.25), u8(0.25, 120)),
        codes(of("PAD_V2", coarse, sides, 2.5)),
        codes(of("SLICE", real(), [0, 1], [2, 2]), u8(0.25, 100)),
        codes(of("GATHER", real(), 1, net.constant([3, 0], I32)), u8(0.25, 130)),
        codes(of("TILE", coarse, [1, 2]), _COARSE),
        codes(of("MAX_POOL_2D", image, 2, 1, 1, 2, 2, NONE), _COARSE),
        codes(of("MAX_POOL_2D", image, 2, 1, 1, 2, 2, RELU6)),
        codes(of("AVERAGE_POOL_2D", image, 2, 1, 1, 2, 1, NONE)),
        codes(of("RESIZE_NEAREST_NEIGHBOR", image, 2, 4, False), _COARSE),
        codes(of("SELECT", flags, real(), coarse)),
        codes(of("CONCATENATION", real(), coarse, real(), 0)),
        codes(of("REDUCE_MAX", real(), [1], False), u8(0.5, 90)),
        codes(of("RELU", of("TRANSPOSE", coarse, [1, 0])), u8(0.5, 0)),
        codes(of("NEG", of("EXPAND_DIMS", real(), 1))),
        *(codes(of("MAXIMUM", each, coarse)) for each in (real(), coarse)),
        codes(codes(real()).transpose(1, 0).dequantize(), u8(0.5, 90)),
    ]


_BOTH: Final[dict[str, Nets]] = {
    "TRANSPOSE": {"layouts": ("Operands beside a turned image.", _layouts)},
}

_REAL: Final[dict[str, Nets]] = {
    "SPLIT": {"parts": ("The same for all parts, or not.", _parts)},
    "TRANSPOSE": {"axes": ("Axes of a turned image.", _axes)},
    "SUB": {"folded": ("Constants that are moved.", _folded)},
}

_CODED: Final[dict[str, Nets]] = {
    "DEQUANTIZE": {"moved": ("Moves of real numbers between codes.", _as_real_numbers)}
}
