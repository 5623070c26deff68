"""Operations of one model that read the same tensors and differ in one argument.

A compiler merges operations that are equal, and keeps kernels and prepared weights by what they
were made for. If its key lacks an argument, the second of two operations computes what the first
does. Operands that several operations read must not be changed in place for one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6, SAME
from corpus.numbers import Numbers
from corpus.patterns._patterns import BOTH, CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import BOOL8, F32, I32, Type, u8

_NEAR: Final = Patterns(
    "near_duplicate_operations", "several times, with one other argument", float16=False
)
_SCALES: Final = Patterns("result_scales", "results of several quantizations", CODED)
_READ_AGAIN: Final = Patterns("operands_read_again", "operands that others read as well")
_SHAPE: Final = (1, 4, 4, 4)
_Arguments = Sequence[Any]
_Maker = Callable[[Term, Term], Sequence[_Arguments]]
"""From two tensors to the arguments of each operation."""


def _data(net: Net, name: str) -> Term:
    numbers = Numbers(f"twins {name}")
    if net.is_real:
        return net.given(numbers.sixteenths(*_SHAPE))
    return net.codes(numbers.integers(*_SHAPE, low=60, high=180))


def _filters(net: Net, *shape: int) -> Term:
    return net.constant(Numbers("twins filter").sixteenths(*shape, low=-1, high=1))


def _bias(net: Net) -> Term:
    return net.constant(Numbers("twins bias").sixteenths(4))


def _conv(x: Term, _: Term) -> list[_Arguments]:
    operands = x, _filters(x.net, 4, 3, 3, 4), _bias(x.net)
    return [
        [*operands, SAME, 1, 1, NONE],
        [*operands, SAME, 1, 1, RELU6],
        [*operands, SAME, 1, 1, NONE, True],
        [*operands, SAME, 1, 1, NONE, False, 2, 1],
        [*operands, SAME, 1, 1, NONE, False, 1, 2],
        [*operands, 1, 1, 1, 1, 1, 1, NONE],
        [*operands, 0, 2, 1, 1, 1, 1, NONE],
        [*operands, 1, 1, 2, 0, 1, 1, NONE],
    ]


def _depthwise(x: Term, _: Term) -> list[_Arguments]:
    operands = x, _filters(x.net, 1, 3, 3, 4), _bias(x.net)
    return [
        [*operands, SAME, 1, 1, 1, NONE],
        [*operands, SAME, 1, 1, 1, RELU1],
        [*operands, SAME, 1, 1, 1, NONE, True],
        [*operands, SAME, 1, 1, 1, NONE, False, 1, 2],
        [*operands, 0, 2, 1, 1, 1, 1, 1, NONE],
    ]


def _connected(x: Term, _: Term) -> list[_Arguments]:
    weights, bias = _filters(x.net, 4, 4), _bias(x.net)
    return [[x, weights, bias, activation] for activation in (NONE, RELU, RELU1)]


def _scalars(*choices: _Arguments) -> _Maker:
    return lambda x, _: [[x, *choice] for choice in choices]


def _after(*choices: Any, rest: _Arguments = ()) -> _Maker:
    """Another INT32 tensor behind the input."""
    return lambda x, _: [[x, x.net.known(each, I32), *rest] for each in choices]


def _gathered(x: Term, _: Term) -> list[_Arguments]:
    first, second = (x.net.known(rows, I32) for rows in ([3, 0, 1, 0], [0, 2, 2, 1]))
    return [[x, 1, first], [x, 2, first], [x, 3, first], [x, 1, second]]


def _sliced(x: Term, _: Term) -> list[_Arguments]:
    size = x.net.known([1, 3, 2, 2], I32)
    return [[x, begin, size] for begin in ([0, 0, 1, 2], [0, 1, 0, 2], [0, 1, 2, 0])]


def _strided(x: Term, _: Term) -> list[_Arguments]:
    edges = x.net.known([0, 0, 3, 0], I32), x.net.known([1, 4, 1, 4], I32)
    forward = x.net.known([1, 1, -1, 1], I32)
    masked = [[x, *edges, forward, *mask] for mask in ([0, 0, 0], [4, 0, 0], [0, 4, 0])]
    return [*masked, [x, *edges, [1, 2, -1, 1], 0, 0, 0]]


_SIDES: Final = (
    [[0, 0], [0, 1], [1, 0], [0, 0]],
    [[0, 0], [1, 0], [0, 1], [0, 0]],
    [[0, 0], [0, 1], [0, 1], [0, 0]],
)


def _padded(x: Term, _: Term) -> list[_Arguments]:
    sides = [x.net.known(each, I32) for each in _SIDES[:2]]
    return [[x, each, value] for each in sides for value in (1.0, -3.0)]


_WINDOWS: Final = (
    [SAME, 1, 1, 2, 1, NONE],
    [SAME, 1, 1, 1, 2, NONE],
    [SAME, 1, 1, 2, 1, NONE, True],
    [SAME, 1, 1, 2, 1, RELU1],
    [1, 0, 0, 0, 1, 1, 2, 1, NONE],
)

_AXES: Final = ([1], [2], [3])
_ALIGNED: Final = ([True, False], [False, True])

_ANY: Final[Mapping[str, _Maker]] = {
    "ADD": lambda x, y: [[x, y, activation] for activation in (NONE, RELU, RELU1, RELU6)],
    "SUB": lambda x, y: [[x, y, NONE], [y, x, NONE], [y, x, RELU]],
    "REDUCE_MAX": _after(*_AXES, rest=[False]),
    "CONCATENATION": lambda x, y: [[x, y, 1], [x, y, 2], [x, y, 3], [y, x, 3]],
    "GATHER": _gathered,
    "PAD": _after(*_SIDES),
    "RESHAPE": _after([4, 16], [16, 4], [2, 32], [2, -1]),
    "SLICE": _sliced,
    "STRIDED_SLICE": _strided,
    "TILE": _after([1, 2, 1, 1], [1, 1, 2, 1], [1, 1, 1, 2]),
    "TRANSPOSE": _after([0, 2, 1, 3], [0, 1, 3, 2], [0, 3, 1, 2], [0, 2, 3, 1]),
}

_REAL: Final[Mapping[str, _Maker]] = {
    "MUL": _ANY["ADD"],
    **dict.fromkeys(("AVERAGE_POOL_2D", "MAX_POOL_2D"), _scalars(*_WINDOWS)),
    **dict.fromkeys(("LESS", "GREATER_EQUAL"), lambda x, y: [[x, y], [y, x]]),
    "REDUCE_SUM": _after(*_AXES, rest=[False]),
    "MEAN": _after(*_AXES, rest=[0]),
    "BATCH_MATMUL": lambda x, y: [[x, y, a, b] for a in (False, True) for b in (False, True)],
    "CHANNEL_SHUFFLE": _scalars([2, 1], [2, 2], [2, 3], [4, 3]),
    "CONV_2D": _conv,
    "DEPTHWISE_CONV_2D": _depthwise,
    "DEPTH_TO_SPACE": _scalars([2], [2, True]),
    "ELU": _scalars([1.0], [0.5]),
    "FULLY_CONNECTED": _connected,
    "INSTANCE_NORMALIZATION": _scalars(
        [2.0, 0.5, 0.001, False],
        [0.5, 2.0, 0.001, False],
        [2.0, 0.5, 0.5, False],
        [2.0, 0.5, 0.001, True],
    ),
    "L2_NORMALIZATION": _scalars(*_AXES),
    "LOCAL_RESPONSE_NORMALIZATION": _scalars(
        *([r, 1.0, a, b, 3] for r, a, b in ((1, 0.5, 0.5), (2, 0.5, 0.5), (1, 0.25, 0.5))),
        [1, 2.0, 0.5, 0.5, 3],
        [1, 1.0, 0.5, 0.5, 2],
    ),
    "LOG_SOFTMAX": _scalars([1.0, 3], [2.0, 3], [1.0, 1]),
    "PAD_V2": _padded,
    "PRELU": lambda x, _: [[x, x.net.constant([0.25, 0.5 * n, -1.0, 2.0])] for n in range(2)],
    "RESIZE_BILINEAR": _scalars(
        [7, 5, False], [5, 7, False], *([7, 5, False, *each] for each in _ALIGNED)
    ),
    "RESIZE_NEAREST_NEIGHBOR": _scalars(
        [7, 6, False], [6, 7, False], *([7, 6, False, *each] for each in _ALIGNED)
    ),
    "SOFTMAX": _scalars([1.0], [2.0], [1.0, 1], [1.0, 2]),
    "SPACE_TO_DEPTH": _scalars([2], [2, True]),
    "SPLIT": _scalars([1, 2], [2, 2], [3, 2]),
}

_TYPES: Final[Mapping[str, tuple[Type, ...]]] = {
    **dict.fromkeys(("LESS", "GREATER_EQUAL"), (BOOL8,)),
    "SPLIT": (F32, F32),
}


@_NEAR.by({"MAX_POOL_2D": _scalars(*_WINDOWS[:3])}, "arguments", CODED)
@_NEAR.by(_REAL, "arguments", REAL)
@_NEAR.by(_ANY, "arguments", BOTH)
def _operations(operation: str, make: _Maker, net: Net) -> list[Term]:
    """Operations on the same tensors differ in one argument and may not be merged."""
    made = make(_data(net, "x"), _data(net, "y"))
    types = _TYPES.get(operation, (net.type,))
    return [x for each in made for x in net.several(operation, *each, types=types)]


@_NEAR.each(("ARGMAX", "ARGMIN"), "arguments", REAL)
def _places(operation: str, net: Net) -> list[Term]:
    """Searches of the same tensor differ in their axis; among equals any index is allowed."""
    x = net.given(Numbers("twins places").distinct(*_SHAPE, low=-64, high=64) / 16)
    return [x.place(operation, axis) for axis in (1, 2, 3)]


@_SCALES.named("MUL", {operation.lower(): operation for operation in ("MUL", "ADD", "MAXIMUM")})
def _scales(operation: str, net: Net) -> list[Term]:
    """Operations on the same tensors differ in the quantization of their results only."""
    x, y = _data(net, "x"), _data(net, "y")
    return [x.by(operation, y, type=type) for type in (u8(2.0, 100), u8(4.0, 100), u8(2.0, 40))]


def _other(net: Net) -> Term:
    drawn = Numbers("twins y")
    if net.is_real:
        return net.constant(drawn.sixteenths(*_SHAPE))
    return net.known(drawn.integers(*_SHAPE, low=60, high=180))


@_READ_AGAIN("CONCATENATION", "same_twice")
def _same_twice(net: Net) -> list[Term]:
    """CONCATENATION of an input with itself."""
    x = _data(net, "x")
    return [net.concat(x, x, axis=3)]


@_READ_AGAIN("CONCATENATION", "middle_of_three")
def _middle_of_three(net: Net) -> list[Term]:
    """CONCATENATION of an input, a result and a constant."""
    x = _data(net, "x")
    return [net.concat(x, x.relu(), _other(net), axis=1)]


@_READ_AGAIN("CONCATENATION", "in_two")
def _in_two(net: Net) -> list[Term]:
    """A result is part of two CONCATENATIONs."""
    x = _data(net, "x")
    made = x.relu()
    return [net.concat(made, x, axis=3), net.concat(_other(net), made, axis=1)]


@_READ_AGAIN("CONCATENATION", "read_again")
def _read_again(net: Net) -> list[Term]:
    """A result is part of a CONCATENATION and is read by another operation, too."""
    made, other = _data(net, "x").relu(), _other(net)
    return [net.concat(made, other, axis=2), made.min(other)]


@_READ_AGAIN("CONCATENATION", "of_output")
def _of_output(net: Net) -> list[Term]:
    """An output of the model is also part of a CONCATENATION."""
    x = _data(net, "x")
    shown = x.relu()
    return [shown, net.concat(shown, x, axis=3)]


@_READ_AGAIN("CONCATENATION", "twice_itself")
def _twice_itself(net: Net) -> list[Term]:
    """A result appears twice in one CONCATENATION."""
    made = _data(net, "x").relu()
    return [net.concat(made, _other(net), made, axis=3)]


@_READ_AGAIN(
    "CONCATENATION",
    "single",
    CODED,
    why="TF Lite wants the quantization of inputs and output to be the same",
)
def _single(net: Net) -> list[Term]:
    """The quantization of the only input differs from the result's."""
    wide = net.codes(np.arange(0, 250, 7).reshape(4, 9), u8(0.5, 120))
    return [net.concat(wide, axis=0, type=u8(1.0, 40))]


@_READ_AGAIN("SPLIT", "in_place")
def _parts_in_place(net: Net) -> list[Term]:
    """A part of a tensor, perhaps a view of it, changes while the whole and others are read."""
    x = _data(net, "x")
    low, high = x.split(3, 2)
    return [net.concat(high, low.relu(), low, axis=3), low.max(high), x.relu()]


@_READ_AGAIN("SPLIT", "unread")
def _unread_part(net: Net) -> list[Term]:
    """One of two parts has no reader."""
    x = _data(net, "x")
    return [x.split(3, 2)[1], x.min(x)]


@_READ_AGAIN("RESHAPE", "in_place")
def _view_in_place(net: Net) -> list[Term]:
    """A RESHAPE, which may share memory, changes while its operand is still read."""
    x = _data(net, "x")
    made = x.max(x)
    return [made.reshape(4, 16).relu().reshape(*_SHAPE), made.min(made)]


@_READ_AGAIN("RESHAPE", "of_output")
def _view_of_output(net: Net) -> list[Term]:
    """A RESHAPE of an input is an output, is changed, and is reshaped again."""
    shown = _data(net, "x").reshape(4, 16)
    return [shown, shown.relu(), shown.reshape(64)]
