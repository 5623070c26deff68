"""Functions of real numbers between DEQUANTIZE and QUANTIZE, of codes of all kinds to all kinds.

A compiler has the function of codes instead, whose results often have a scale that the HAL fixes;
the codes that are asked for may be others. Of two functions in a row, what the first one gives may
be far beyond what the codes of the second one say, or far between two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, SpecFile, Type, s8, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, NONE, VALID, Net, Term

__all__ = ["files"]


_POOL: Final = (VALID, 1, 1, 2, 2, NONE)

_UNSIGNED: Final = (u8(1 / 256, 0), u8(1 / 128, 128), u8(0.125, 100), u8(0.0625, 0))
_SIGNED: Final = (s8(1 / 256, -128), s8(1 / 128, 0), s8(0.125, -20), s8(0.0625, -100))

_Unary = Callable[[Net, Term], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of("between_codes", "functions between codes of all kinds", _NETS, [CODES])


_FUNCTIONS: Final[dict[str, _Unary]] = {
    "LOGISTIC": lambda net, x: x.to("LOGISTIC"),
    "TANH": lambda net, x: x.to("TANH"),
    "SOFTMAX": lambda net, x: x.to("SOFTMAX", 0.5),
    "LOG_SOFTMAX": lambda net, x: x.to("LOG_SOFTMAX", 0.5, -1),
    "L2_NORMALIZATION": lambda net, x: x.to("L2_NORMALIZATION"),
    "HARD_SWISH": lambda net, x: x.to("HARD_SWISH"),
    "ELU": lambda net, x: x.to("ELU", 1.0),
    "RELU1": lambda net, x: x.relu1(),
    "RELU6": lambda net, x: x.relu6(),
    "EXP": lambda net, x: x.min(_real(net, [1.0])).exp(),
    "SQRT": lambda net, x: abs(x).sqrt(),
    "SIN": lambda net, x: x.to("SIN"),
    "ABS": lambda net, x: abs(x),
    "MUL": lambda net, x: x * _real(net, [0.5, -1.0, 1.5, 0.25]),
    "ADD": lambda net, x: x + _real(net, [[0.5], [-2.0]]),
    "SUB": lambda net, x: _real(net, [1.0]) - x,
    "DIV": lambda net, x: x / _real(net, [4.0]),
    "PRELU": lambda net, x: x.by("PRELU", _real(net, [0.25, 2.0, 0.5, 1.0])),
    "MAXIMUM": lambda net, x: x.max(_real(net, [-1.0])),
    "MEAN": lambda net, x: x.over("MEAN", 0),
    "REDUCE_SUM": lambda net, x: x.over("REDUCE_SUM", 1),
    "FULLY_CONNECTED": lambda net, x: x.to(
        "FULLY_CONNECTED",
        _real(net, [[0.5, -1.0, 0.25, 1.0], [1.0, 0.0, -0.5, 0.25]]),
        _real(net, [0.5, -0.25]),
        NONE,
    ),
    "AVERAGE_POOL_2D": lambda net, x: _image(net, x).to("AVERAGE_POOL_2D", *_POOL),
    "MAX_POOL_2D": lambda net, x: _image(net, x).to("MAX_POOL_2D", *_POOL),
    "CONV_2D": lambda net, x: _image(net, x).to(
        "CONV_2D",
        _real(net, [[[[0.5], [-1.0]], [[0.25], [1.0]]]]),
        _real(net, [0.25]),
        *(VALID, 1, 1, NONE),
    ),
}


def _real(net: Net, values: object) -> Term:
    return net.constant(values, F32)


def _image(net: Net, x: Term) -> Term:
    return x.reshape(1, 2, 4, 1)


_VALUES: Final = np.array([[-3.0, -0.5, 0.25, 2.0], [1.0, 3.5, -1.25, -2.0]])


def _between(function: _Unary, net: Net) -> list[Term]:
    """Of unsigned and signed codes, to each kind of the same type."""
    shown = []
    for source, others in ((u8(0.25, 100), _UNSIGNED), (s8(0.25, 3), _SIGNED)):
        for other in others:
            made = function(net, net.given(_VALUES, source).dequantize())
            shown.append(made.quantize(other))
        made = function(net, net.given(_VALUES, source).dequantize())
        joint = made.quantize(_coarse(source))
        shown += [joint, made.relu()]
    return shown


def _coarse(kind: Type) -> Type:
    return Type(kind.code, 0.05, kind.zero_point)


_FAR: Final[dict[str, tuple[Callable[..., Term], int, float]]] = {
    "ADD": (lambda net, x, y: x + y, 2, 8.0),
    "SUB": (lambda net, x, y: x - y, 2, 8.0),
    "MUL": (lambda net, x, y: x * y, 2, 128.0),
    "REDUCE_SUM": (
        lambda net, x: x.over("REDUCE_SUM", 0, keep=True),
        1,
        8.0,
    ),
    "FULLY_CONNECTED": (
        lambda net, x: x.to(
            "FULLY_CONNECTED",
            _real(net, [[4.0, 2.0, -4.0, 8.0], [8.0, -4.0, 2.0, 4.0]]),
            _real(net, [16.0, -32.0]),
            NONE,
        ),
        1,
        64.0,
    ),
    "CONV_2D": (
        lambda net, x: _image(net, x).to(
            "CONV_2D",
            _real(net, [[[[4.0], [-8.0]], [[2.0], [8.0]]]]),
            _real(net, [16.0]),
            *(VALID, 1, 1, NONE),
        ),
        1,
        64.0,
    ),
}
"""Functions, of how many operands, and by how much their results are too great."""


def _far(function: Callable[..., Term], arity: int, factor: float, net: Net) -> list[Term]:
    """Divided afterwards, or by a factor before and multiplied afterwards."""
    source, other = u8(0.25, 100), u8(0.0625, 120)
    given = [net.given(values, source) for values in (_WIDE, _WIDE[::-1, ::-1] - 2)[:arity]]
    reals = [each.dequantize() for each in given]
    small = [each * _real(net, [1 / 512]) for each in reals]
    made = (
        function(net, *reals) * _real(net, [1 / factor]),
        function(net, *small) * _real(net, [512 / factor]),
    )
    return [each.quantize(other) for each in made]


_WIDE: Final = np.array([[-20.0, 30.5, 12.25, 27.0], [30.0, -17.5, 29.5, 4.25]])

_BEYOND: Final = "What is between the two functions is beyond what the codes of the result say."


def _nets(name: str, function: _Unary) -> Nets:
    between = partial(_between, function)
    nets: Nets = {"functions": ("To codes of other scales than the function's.", between)}
    return {**nets, "far": (_BEYOND, partial(_far, *_FAR[name]))} if name in _FAR else nets


_NETS: Final[dict[str, Nets]] = {name: _nets(name, each) for name, each in _FUNCTIONS.items()}
