"""Moves that compilers take past arithmetic: transpositions, parts and joints before or behind it.

What belongs to an axis, or to one of the parts, has to go where that goes, and every part has to be
looked at. For each rule there is a case where it holds, and one for each of its conditions where
that one does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU6
from corpus.language import constant
from corpus.patterns._moves import behind, data, made
from corpus.patterns._patterns import CODED, REAL, Patterns, Unary
from corpus.terms import CODES, Net, Term
from corpus.types import BOOL8, F32, I32, Type, u8

_MOVES_PAST_ARITHMETIC: Final = Patterns(
    "moves_past_arithmetic",
    "moves past arithmetic",
    seed="passes_moves_past",
    signed=False,
    shows=behind,
)
_MOVES_PAST_ARITHMETIC_REAL: Final = _MOVES_PAST_ARITHMETIC.only(REAL)
_MOVES_PAST_ARITHMETIC_CODES: Final = _MOVES_PAST_ARITHMETIC.only(CODED)
_OPERATIONS_ON_SOME_PARTS: Final = Patterns(
    "operations_on_some_parts", "the same of all parts, or of all but one", seed="all_but_one"
)
_OPERATIONS_ON_SOME_PARTS_REAL: Final = _OPERATIONS_ON_SOME_PARTS.only(REAL)
_OPERATIONS_ON_SOME_PARTS_CODES: Final = _OPERATIONS_ON_SOME_PARTS.only(CODED)

_ELEMENTS: Final = Patterns(
    "operands_of_moved_elements", "operands of moved elements", REAL, seed="joined_to_moved"
)

_TURN, _BACK = (0, 3, 1, 2), (0, 2, 3, 1)


@_MOVES_PAST_ARITHMETIC("TRANSPOSE", "layouts")
def _layouts(net: Net) -> Iterator[Term]:
    """The axis of an operand beside a transposed image differs before and behind the operation."""

    def front() -> Term:
        return data(net, 2, 2, 2, 2).transpose(*_TURN)

    back = net.function("TRANSPOSE", _BACK)
    shapes = ((2,), (2, 1), (2, 1, 1), (2, 1, 1, 1), (1, 2, 1, 2), (2, 2), (1,))
    for number, shape in enumerate(shapes):
        other = net.constant(np.resize([1.0, -2.0, 3.0], shape))
        both = (front(), other) if number % 2 == 0 else (other, front())
        yield back(net("SUB", *both, number % 4))
    slopes = net.constant([[[2.0]], [[-1.0]]])
    yield from [
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


@_MOVES_PAST_ARITHMETIC_REAL("TRANSPOSE", "axes")
def _axes(net: Net) -> list[Term]:
    """An axis of a transposed image is another axis of the image."""

    def x() -> Term:
        return data(net, 2, 2, 2, 2).transpose(*_TURN)

    back = net.function("TRANSPOSE", _BACK)
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
    return shown


@_MOVES_PAST_ARITHMETIC_REAL("SPLIT", "parts")
def _parts(net: Net) -> list[Term]:
    """An operation on all parts may become one on the whole unless it differs for a part."""

    def apart(*each: Callable[[Term], Term], axis: int = 1, along: int = 1) -> Term:
        parts = made(net, 2, 4).split(axis, 2)
        return net.concat(*(make(p) for make, p in zip(each, parts, strict=True)), axis=along)

    def sub(*values: float, activation: int = NONE, first: bool = False) -> Callable[..., Term]:
        other = net.constant(values)
        return lambda x: net("SUB", *((other, x) if first else (x, other)), activation)

    relu, relu6, relu1 = map(net.function, ("RELU", "RELU6", "RELU1"))
    left, right = made(net, 2, 4).split(1, 2), made(net, 2, 4).split(1, 2)

    def pairs(operation: str, *places: tuple[int, int], axis: int = 1) -> Term:
        rest = [NONE] if operation in ("ADD", "SUB") else []
        both = (net(operation, left[i], right[j], *rest) for i, j in places)
        return net.concat(*both, axis=axis)

    return [
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


@_MOVES_PAST_ARITHMETIC_REAL("SUB", "folded")
def _folded(net: Net) -> list[Term]:
    """Constants are moved before they are read: twice, by two readers, or to equal shapes."""

    def c(*shape: int) -> Term:
        return net.constant(np.arange(np.prod(shape)).reshape(shape) * 1.5 - 4)

    def with_(moved: Term, *shape: int, activation: int = NONE) -> Term:
        return data(net, *(shape or (3, 3))).by("SUB", moved, activation)

    square, row = c(3, 3), c(3)
    swapped = square.transpose(1, 0)
    flags = net.constant([[True, False, False]] * 3, BOOL8)
    parts = c(3, 6).split(1, 2)
    return [
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


_COARSE: Final = u8(1.0, 100)


@_MOVES_PAST_ARITHMETIC_CODES("DEQUANTIZE", "moved", shows=None)
def _as_real_numbers(net: Net) -> list[Term]:
    """Moves of real numbers between codes become moves of codes if both quantizations are equal."""

    def real() -> Term:
        return data(net, 2, 4).dequantize()

    of = partial(net, type=F32)

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


_Move = Callable[[Net], Term]
_SIDES: Final = constant("sides", [[1, 0], [0, 2]], I32)

_MOVES: Final[dict[str, tuple[_Move, tuple[int, ...]]]] = {
    "GATHER": (lambda net: net.data(5, 3).gather(0, [4, 0, 2, 2]), (4, 3)),
    "SLICE": (
        lambda net: net.data(5, 4).slice([2, 1], [3, 2]),
        (3, 2),
    ),
    "STRIDED_SLICE": (
        lambda net: net.data(5, 4).strided(
            net.integers(4, 0), net.integers(-6, 4), net.integers(-2, 1)
        ),
        (3, 4),
    ),
    "TILE": (lambda net: net.data(2, 3).tile(2, 2), (4, 6)),
    "TRANSPOSE": (lambda net: net.data(3, 4).transpose(1, 0), (4, 3)),
    "PAD": (lambda net: net.data(2, 3).to("PAD", _SIDES), (3, 5)),
    "CHANNEL_SHUFFLE": (lambda net: net.data(2, 6).to("CHANNEL_SHUFFLE", 3, 1), (2, 6)),
    "DEPTH_TO_SPACE": (lambda net: net.data(1, 2, 3, 4).to("DEPTH_TO_SPACE", 2), (1, 4, 6, 1)),
    "SPACE_TO_DEPTH": (lambda net: net.data(1, 4, 6, 1).to("SPACE_TO_DEPTH", 2), (1, 2, 3, 4)),
    "CONCATENATION": (
        lambda net: net.concat(net.data(2, 3), net.data(1, 3), axis=0),
        (3, 3),
    ),
}
"""Moves, and the shapes of what they give."""


def _net(move: _Move, shape: tuple[int, ...], net: Net) -> list[Term]:
    """Each moved element meets another operand at its new place, in both orders."""
    fixed = net.constant(net.numbers.distinct(*shape, low=-40, high=40) / 4)
    given, computed = net.data(*shape), net.data(*shape).relu()
    return [
        move(net) + fixed,
        given - move(net),
        move(net).max(computed),
        move(net) - fixed,
    ]


_ALL: Final = (0, 1, 2)

_CHOICES: Final = (_ALL, (0, 1), (0, 2), (1, 2), (0,))
"""Which of three parts it is before."""


def _by(operation: str) -> Unary:
    return lambda net, x: net(operation, x)


_UNARY: Final[Sequence[Unary]] = (
    *map(_by, ("RELU", "RELU6")),
    lambda net, x: x * -1.0,
    lambda net, x: x.transpose(1, 0),
)
_UNARY_REAL: Final[Sequence[Unary]] = [*map(_by, ("NEG", "ABS", "FLOOR", "TANH"))]


def _joined(unary: Sequence[Unary], net: Net) -> Iterator[Term]:
    """The same operation precedes all inputs of a CONCATENATION, or some."""
    # Along either axis; the last ones have another operation before one part.
    for number, each in enumerate(unary):
        for place, chosen in enumerate(_CHOICES):
            parts = [net.few(2, 2) for _ in _ALL]
            parts = [each(net, x) if i in chosen else x for i, x in enumerate(parts)]
            yield net.concat(*parts, axis=(number + place) % 2)
        other = unary[number - 1]
        parts = [f(net, net.few(2, 2)) for f in (each, each, other)]
        yield net.concat(*parts, axis=1)


def _summed(unary: Sequence[Unary], net: Net) -> Iterator[Term]:
    """The same operation precedes both operands of another one, or one of them."""
    for each in unary:
        for name, rest in (("ADD", [NONE]), ("SUB", [NONE]), ("MAXIMUM", [])):
            x, y = net.few(2, 2), net.few(2, 2)
            yield net(name, each(net, x), each(net, y), *rest)
            yield net(name, each(net, x), y, *rest)


_BEHIND: Final[Sequence[Unary]] = (
    lambda net, x: x.reshape(2, 4),
    lambda net, x: x.reshape(4, 2),
    lambda net, x: x.reshape(8),
    lambda net, x: x.reshape(2, 2, 1, 2),
    lambda net, x: x.transpose(2, 0, 1),
    lambda net, x: x.over("REDUCE_MAX", 1),
    lambda net, x: x.slice([0, 1, 0], [2, 1, 2]),
    lambda net, x: x.pad([0, 0], [1, 0], [0, 1]),
    _by("RELU"),
    lambda net, x: x * 2.0,
)

_VIEWS: Final = 5
"""Of these, which depend on the axis more than the others."""


def _parted(axis: int, net: Net) -> Iterator[Term]:
    """Behind all parts, and behind all but the last one."""
    shape = [2, 2, 2]
    shape[axis] *= 3
    for number, each in enumerate(_BEHIND if axis == 1 else _BEHIND[:_VIEWS]):
        parts = net.few(*shape).split(axis, 3)
        made = [each(net, x) for x in parts]
        yield from made if number % 2 else [made[1], made[0].max(made[2])]
        left = net.few(*shape).split(axis, 3)
        yield from [each(net, left[0]), each(net, left[1]), left[2]]


@_OPERATIONS_ON_SOME_PARTS_CODES("CONCATENATION", "rescaled")
def _rescaled(net: Net) -> Iterator[Term]:
    """Results with different scales are outputs and parts of a CONCATENATION."""
    fine, low = u8(0.25, 100), u8(0.5, 90)
    for kind in (fine, low):
        for name in ("ADD", "SUB"):
            x, y = net.few(2, 2), net.few(2, 2)
            made = net(name, x, net.constant([2.0, -1.0]), NONE, type=kind)
            other = net(name, y, net.constant([1.0]), NONE, type=kind)
            joint = net.concat(made, other, axis=1, type=u8(1.0, 110))
            yield from [made, joint, made.by("MAXIMUM", net.few(2, 2), type=u8(0.5, 128))]


_OPERATIONS_ON_SOME_PARTS.named("CONCATENATION", {"before": _UNARY})(_joined)
_OPERATIONS_ON_SOME_PARTS.named("ADD", {"both": _UNARY})(_summed)
for _axis, _name in enumerate(("first", "second", "last")):
    _OPERATIONS_ON_SOME_PARTS.add(
        "SPLIT",
        f"behind_{_axis}",
        f"The same operation follows all parts of a SPLIT along the {_name} axis, or some.",
        partial(_parted, _axis),
    )
_OPERATIONS_ON_SOME_PARTS_REAL.named("CONCATENATION", {"before": _UNARY_REAL})(_joined)
_OPERATIONS_ON_SOME_PARTS_REAL.named("ADD", {"both": _UNARY_REAL})(_summed)
_ELEMENTS.of(_MOVES, "elements")(_net)
