"""Constants alone, which a compiler computes once and for all, often by code of its own.

That code may forget the activation, the type of the result or the order of operands; its quotients
may be cut off towards zero, and its conversions wrap around. An input meets each result later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from corpus.arguments import NONE, VALID
from corpus.language import Argument
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import BIAS, WEIGHTS, Net, Term
from corpus.types import BOOL8, F32, I32, s8, u8

_FOLDED: Final = Patterns("constant_folding", "constants alone", REAL, float16=False)
_OPERANDS: Final = Patterns(
    "constant_operands", "constants alone, and activations", seed="constants"
)

_LEFT: Final = (-7, 7, -8, 9, -1, 0)

_RIGHT: Final = (2, -2, 3, 4, 5, -3)
"""Quotients with remainders, of all signs."""

_REAL: Final = (-2.75, 2.75, -0.5, 30.25, -0.25, 1.5)
_CODES: Final = (u8(0.5, 100), s8(0.5, -8), u8(4.0, 10))
_Known = Callable[[Net], Sequence[Term]]


def _joined(net: Net, made: Term) -> Term:
    if made.type == I32:  # nothing concatenates integers; as real numbers they are exact
        return net.given([-100], I32).max(made).cast(F32)
    return net.concat(net.given([4.0], made.type), made, axis=0)


def _pairs(operation: str, net: Net) -> list[Term]:
    rest = [NONE] if operation in ("ADD", "SUB", "MUL", "DIV") else []
    left, right = net.constant(_LEFT, I32), net.constant(_RIGHT, I32)
    makes = partial(net, operation, type=I32)
    divisor = net.constant([2], I32)
    return [
        makes(left, right, *rest),
        makes(left, divisor, *rest),
        makes(makes(left, right, *rest), divisor, *rest),
    ]


def _deciding(operation: str, net: Net) -> list[Term]:
    left, right = net.constant(_LEFT, I32), net.constant(_RIGHT, I32)
    return [net(operation, left, right, type=BOOL8).choose(left, right)]


def _single(operation: str, net: Net) -> list[Term]:
    return [net(operation, net.constant(_LEFT, I32), type=I32)]


def _real(operation: str, net: Net) -> list[Term]:
    return [net(operation, net.constant(_REAL, F32), type=F32)]


def _cast(net: Net) -> list[Term]:
    real, whole = net.constant(_REAL, F32), net.constant(_LEFT, I32)
    return [
        real.cast(I32),
        real.cast(I32).cast(F32),
        whole.cast(F32),
    ]


def _quantized(net: Net) -> list[Term]:
    """Beyond both ends, too, and away from halves of steps."""
    real = net.constant([-2.7, 2.7, -0.2, 300.3, -120.1, 1.6], F32)
    return [real.quantize(type) for type in _CODES]


def _dequantized(net: Net) -> list[Term]:
    ends = {type: (0, 255) if type.code.endswith("ASYMM") else (-128, 127) for type in _CODES}
    return [
        net.constant(
            [(code - type.zero_point) * type.scale for code in (*both, 40)], type
        ).dequantize()
        for type, both in ends.items()
    ]


def _reduced(operation: str, net: Net) -> list[Term]:
    matrix = net.constant([[-7, 2, 9], [4, -8, 1]], F32)
    kept = 0 if operation == "MEAN" else False
    return [net(operation, matrix, net.integers(axis), kept) for axis in (0, -1)]


def _best(operation: str, net: Net) -> list[Term]:
    """With equals, of which the first counts."""
    matrix = net.constant([[5, 9, 9], [4, -8, 4]], I32)
    return [net(operation, matrix, axis, type=I32) for axis in (1, -2)]


_INTEGERS: Final = ("ADD", "SUB", "MUL", "DIV", "MAXIMUM", "MINIMUM")
_DECIDING: Final = ("LESS", "GREATER_EQUAL", "EQUAL")
_REALS: Final = ("FLOOR", "RELU1", "RELU6", "HARD_SWISH", "LOGISTIC", "TANH", "EXP", "SIN")

_KNOWN: Final[Mapping[str, _Known]] = {
    **{name: partial(_pairs, name) for name in _INTEGERS},
    **{name: partial(_deciding, name) for name in _DECIDING},
    **{name: partial(_single, name) for name in ("ABS", "NEG")},
    **{name: partial(_real, name) for name in _REALS},
    **{name: partial(_reduced, name) for name in ("REDUCE_SUM", "REDUCE_MIN", "MEAN")},
    **{name: partial(_best, name) for name in ("ARGMAX", "ARGMIN")},
    "CAST": _cast,
    "QUANTIZE": _quantized,
    "DEQUANTIZE": _dequantized,
}

_ACTIVATIONS: Final = range(4)
_ACTIVATED_LEFT: Final = [9.0, -7.5, 0.5, -1.0, 4.0, -0.5]

_ACTIVATED_RIGHT: Final = [1.0, 2.0, -0.5, 4.0, -2.0, 0.5]
"""With these every sum, difference, product and quotient is a multiple of a quarter."""

_POOLS: Final = ("AVERAGE_POOL_2D", "MAX_POOL_2D")


def _folded(operation: str, net: Net) -> Sequence[Term]:
    """No operand of the operation is an input of the model, with every fused activation."""
    x = net.given([3.0, -2.0, 0.5, 1.0, -4.0, 2.5])
    shown = []
    for activation in _ACTIVATIONS:
        made = _constant(net, operation, activation).reshape(6)
        shown += [x.max(made), made.min(x)]
    return shown


def _constant(net: Net, operation: str, activation: int) -> Term:
    weights, sums = WEIGHTS[net.type.code], BIAS[net.type.code]
    if operation == "FULLY_CONNECTED":
        rows, taps = (
            net.constant([_ACTIVATED_LEFT[:2]]),
            net.constant([[1, 0]] * 3 + [[0, -1]] * 3, weights),
        )
        return net(operation, rows, taps, net.constant([0, 1, -6, 0, 1, -9], sums), activation)
    if operation in ("CONV_2D", "DEPTHWISE_CONV_2D"):
        is_depthwise = operation == "DEPTHWISE_CONV_2D"
        image = net.constant([[[[value] for value in _ACTIVATED_LEFT]]])
        taps, bias = net.constant([[[[1]]]], weights), net.constant([1.0], sums)
        rest: list[Argument] = [VALID, 1, 1, *([1] if is_depthwise else []), activation]
        return net(operation, image, taps, bias, *rest)
    if operation in _POOLS:
        image = net.constant([[[[value] for value in _ACTIVATED_LEFT]]])
        return net(operation, image, VALID, 1, 1, 1, 1, activation)
    return net(operation, net.constant(_ACTIVATED_LEFT), net.constant(_ACTIVATED_RIGHT), activation)


@_FOLDED.of({name: known for name, known in _KNOWN.items() if name != "DIV"}, "alone")
@_FOLDED.of({"DIV": _KNOWN["DIV"]}, "alone", why="TF Lite rounds quotients towards zero")
def _alone(known: _Known, net: Net) -> list[Term]:
    """An operation of constants only gives a result that meets an input later and is no output."""
    return [_joined(net, made) for made in known(net)]


_OPERANDS.each(
    ("ADD", "SUB", "CONV_2D", "DEPTHWISE_CONV_2D", "FULLY_CONNECTED", *_POOLS), "folded"
)(_folded)
_OPERANDS.each(("MUL", "DIV"), "folded", REAL)(_folded)
