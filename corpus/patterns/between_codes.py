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
    "LOGISTIC": lambda net, x: net("LOGISTIC", x, type=F32),
    "TANH": lambda net, x: net("TANH", x, type=F32),
    "SOFTMAX": lambda net, x: net("SOFTMAX", x, 0.5, type=F32),
    "LOG_SOFTMAX": lambda net, x: net("LOG_SOFTMAX", x, 0.5, -1, type=F32),
    "L2_NORMALIZATION": lambda net, x: net("L2_NORMALIZATION", x, type=F32),
    "HARD_SWISH": lambda net, x: net("HARD_SWISH", x, type=F32),
    "ELU": lambda net, x: net("ELU", x, 1.0, type=F32),
    "RELU1": lambda net, x: net("RELU1", x, type=F32),
    "RELU6": lambda net, x: net("RELU6", x, type=F32),
    "EXP": lambda net, x: net("EXP", net("MINIMUM", x, _real(net, [1.0]), type=F32), type=F32),
    "SQRT": lambda net, x: net("SQRT", net("ABS", x, type=F32), type=F32),
    "SIN": lambda net, x: net("SIN", x, type=F32),
    "ABS": lambda net, x: net("ABS", x, type=F32),
    "MUL": lambda net, x: net("MUL", x, _real(net, [0.5, -1.0, 1.5, 0.25]), NONE, type=F32),
    "ADD": lambda net, x: net("ADD", x, _real(net, [[0.5], [-2.0]]), NONE, type=F32),
    "SUB": lambda net, x: net("SUB", _real(net, [1.0]), x, NONE, type=F32),
    "DIV": lambda net, x: net("DIV", x, _real(net, [4.0]), NONE, type=F32),
    "PRELU": lambda net, x: net("PRELU", x, _real(net, [0.25, 2.0, 0.5, 1.0]), type=F32),
    "MAXIMUM": lambda net, x: net("MAXIMUM", x, _real(net, [-1.0]), type=F32),
    "MEAN": lambda net, x: net("MEAN", x, net.integers(0), 0, type=F32),
    "REDUCE_SUM": lambda net, x: net("REDUCE_SUM", x, net.integers(1), False, type=F32),
    "FULLY_CONNECTED": lambda net, x: net(
        "FULLY_CONNECTED",
        x,
        _real(net, [[0.5, -1.0, 0.25, 1.0], [1.0, 0.0, -0.5, 0.25]]),
        _real(net, [0.5, -0.25]),
        NONE,
        type=F32,
    ),
    "AVERAGE_POOL_2D": lambda net, x: net("AVERAGE_POOL_2D", _image(net, x), *_POOL, type=F32),
    "MAX_POOL_2D": lambda net, x: net("MAX_POOL_2D", _image(net, x), *_POOL, type=F32),
    "CONV_2D": lambda net, x: net(
        "CONV_2D",
        _image(net, x),
        _real(net, [[[[0.5], [-1.0]], [[0.25], [1.0]]]]),
        _real(net, [0.25]),
        *(VALID, 1, 1, NONE),
        type=F32,
    ),
}


def _real(net: Net, values: object) -> Term:
    return net.constant(values, F32)


def _image(net: Net, x: Term) -> Term:
    return net("RESHAPE", x, net.integers(1, 2, 4, 1), type=F32)


_VALUES: Final = np.array([[-3.0, -0.5, 0.25, 2.0], [1.0, 3.5, -1.25, -2.0]])


def _between(function: _Unary, net: Net) -> list[Term]:
    """Of unsigned and signed codes, to each kind of the same type."""
    shown = []
    for source, others in ((u8(0.25, 100), _UNSIGNED), (s8(0.25, 3), _SIGNED)):
        for other in others:
            made = function(net, net("DEQUANTIZE", net.given(_VALUES, source), type=F32))
            shown.append(net("QUANTIZE", made, type=other))
        made = function(net, net("DEQUANTIZE", net.given(_VALUES, source), type=F32))
        joint = net("QUANTIZE", made, type=_coarse(source))
        shown += [joint, net("RELU", made, type=F32)]
    return shown


def _coarse(kind: Type) -> Type:
    return Type(kind.code, 0.05, kind.zero_point)


_FAR: Final[dict[str, tuple[Callable[..., Term], int, float]]] = {
    "ADD": (lambda net, x, y: net("ADD", x, y, NONE, type=F32), 2, 8.0),
    "SUB": (lambda net, x, y: net("SUB", x, y, NONE, type=F32), 2, 8.0),
    "MUL": (lambda net, x, y: net("MUL", x, y, NONE, type=F32), 2, 128.0),
    "REDUCE_SUM": (
        lambda net, x: net("REDUCE_SUM", x, net.integers(0), True, type=F32),
        1,
        8.0,
    ),
    "FULLY_CONNECTED": (
        lambda net, x: net(
            "FULLY_CONNECTED",
            x,
            _real(net, [[4.0, 2.0, -4.0, 8.0], [8.0, -4.0, 2.0, 4.0]]),
            _real(net, [16.0, -32.0]),
            NONE,
            type=F32,
        ),
        1,
        64.0,
    ),
    "CONV_2D": (
        lambda net, x: net(
            "CONV_2D",
            _image(net, x),
            _real(net, [[[[4.0], [-8.0]], [[2.0], [8.0]]]]),
            _real(net, [16.0]),
            *(VALID, 1, 1, NONE),
            type=F32,
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
    reals = [net("DEQUANTIZE", each, type=F32) for each in given]
    small = [net("MUL", each, _real(net, [1 / 512]), NONE, type=F32) for each in reals]
    made = (
        net("MUL", function(net, *reals), _real(net, [1 / factor]), NONE, type=F32),
        net("MUL", function(net, *small), _real(net, [512 / factor]), NONE, type=F32),
    )
    return [net("QUANTIZE", each, type=other) for each in made]


_WIDE: Final = np.array([[-20.0, 30.5, 12.25, 27.0], [30.0, -17.5, 29.5, 4.25]])

_BEYOND: Final = "What is between the two functions is beyond what the codes of the result say."


def _nets(name: str, function: _Unary) -> Nets:
    between = partial(_between, function)
    nets: Nets = {"functions": ("To codes of other scales than the function's.", between)}
    return {**nets, "far": (_BEYOND, partial(_far, *_FAR[name]))} if name in _FAR else nets


_NETS: Final[dict[str, Nets]] = {name: _nets(name, each) for name, each in _FUNCTIONS.items()}
