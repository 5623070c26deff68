"""Results that something still reads when an operation could be computed in their place.

A compiler gives a result the memory of what it is made of, or of what nobody reads any more. What
is overwritten too early is missed by whoever reads it later, as another argument, through another
shape, or much later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from corpus.language import F32, SpecFile, Type, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, Net, Term

__all__ = ["files"]

_Function = Callable[[Net, Term], Term]

_SHAPE: Final = (2, 3)


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "what it reads is read again afterwards"
    yield from files_of("kept", about, _nets(_REAL), [F32])
    yield from files_of("kept_codes", about, _nets(_QUANTIZED), [CODES])


def _nets(functions: dict[str, _Function]) -> dict[str, Nets]:
    return {
        operation: {
            "joined": (
                "Result and input meet, in either order, at once and later.",
                partial(_joined, function),
            ),
            "in_turns": (
                "Several results of one tensor, each computed when the one before is read.",
                partial(_in_turns, function),
            ),
        }
        for operation, function in functions.items()
    }


def _inner(net: Net) -> Term:
    """Above 0, and computed by the model, so that its memory is the driver's own."""
    x = net.given(net.numbers.distinct(*_SHAPE, low=3, high=20) / 2)
    return x + [1.0, 0.5, 1.5]


def _joined(function: _Function, net: Net) -> list[Term]:
    shown = list[Term]()
    for turned in (False, True):
        x = _inner(net)
        pair = [function(net, x), x]
        shown.append(net("ADD", *(reversed(pair) if turned else pair), 0))
    x = _inner(net)
    shown.append(net("MAXIMUM", function(net, x), _constant(net)) - x)
    x = _inner(net)
    seen = x.reshape(6).reshape(*_SHAPE)
    shown.append(net("SUB", function(net, seen), x, 0))
    return shown


def _constant(net: Net) -> Term:
    return net.constant([[0.5, 1.0, 0.0], [1.5, 0.5, 2.0]])


def _in_turns(function: _Function, net: Net) -> list[Term]:
    """One tensor is read by five operations; the last of them is an output beside it."""
    x = _inner(net)
    first = function(net, x)
    other = x.min(_constant(net))
    total = net("ADD", first, other, 0)
    last = function(net, x)
    return [total, x - last, x.max(net("ADD", last, other, 0))]


def _plain(operation: str, *rest: float) -> _Function:
    return lambda net, x: net(operation, x, *rest)


def _into(operation: str, type: Type, *rest: float) -> _Function:
    return lambda net, x: net(operation, x, *rest, type=type)


_REAL: Final[dict[str, _Function]] = {
    **{
        operation: _plain(operation)
        for operation in (
            *("ABS", "EXP", "FLOOR", "LOG", "NEG", "RSQRT", "SIN", "SQRT"),
            *("HARD_SWISH", "LOGISTIC", "RELU1", "RELU6", "TANH", "L2_NORMALIZATION"),
        )
    },
    "SOFTMAX": _plain("SOFTMAX", 0.5),
    "LOG_SOFTMAX": lambda net, x: x.to("LOG_SOFTMAX", 0.5, 1),
    "MUL": lambda net, x: x * -2.0,
    "DIV": lambda net, x: 3.0 / x,
    "PRELU": lambda net, x: (-x).by("PRELU", 0.5),
}

_QUANTIZED: Final[dict[str, _Function]] = {
    "RELU6": _plain("RELU6"),
    "TANH": _into("TANH", u8(1 / 128, 128)),
    "LOGISTIC": _into("LOGISTIC", u8(1 / 256, 0)),
    "HARD_SWISH": _into("HARD_SWISH", u8(0.25, 20)),
    "MUL": lambda net, x: x.by("MUL", [-2.0], 0, type=u8(1.0, 120)),
}
