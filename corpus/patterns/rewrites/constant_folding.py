"""Constants alone, which a compiler computes once and for all, often by code of its own.

That code may forget the activation, the type of the result or the order of operands; its quotients
may be cut off towards zero, and its conversions wrap around. An input meets each result later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from corpus.arguments import VALID, behind_bias
from corpus.patterns._patterns import REAL, Builder, Patterns
from corpus.terms import Net, Term, without_activation
from corpus.types import BOOL8, F32, I32, Type, s8, u8

_FOLDED: Final = Patterns("constant_folding", "constants alone", REAL, float16=False)
_OPERANDS: Final = Patterns(
    "constant_operands", "constants alone, and activations", seed="constants"
)

_LEFT: Final = (-7, 7, -8, 9, -1, 0)

_RIGHT: Final = (2, -2, 3, 4, 5, -3)
"""Quotients with remainders, of all signs."""

_REAL: Final = (-2.75, 2.75, -0.5, 30.25, -0.25, 1.5)
_CODES: Final = (u8(0.5, 100), s8(0.5, -8), u8(4.0, 10))


def _joined(net: Net, made: Term) -> Term:
    if made.type == I32:  # nothing concatenates integers; as real numbers they are exact
        return net.given([-100], I32).max(made).cast(F32)
    return net.concat(net.given([4.0], made.type), made, axis=0)


def _pairs(operation: str) -> Builder:
    rest, makes = without_activation(operation), partial(Net.__call__, type=I32)

    def known(net: Net) -> list[Term]:
        left, right = net.constant(_LEFT, I32), net.constant(_RIGHT, I32)
        divisor = net.constant([2], I32)
        return [
            makes(net, operation, left, right, *rest),
            makes(net, operation, left, divisor, *rest),
            makes(net, operation, makes(net, operation, left, right, *rest), divisor, *rest),
        ]

    return known


def _deciding(operation: str) -> Builder:
    def known(net: Net) -> list[Term]:
        left, right = net.constant(_LEFT, I32), net.constant(_RIGHT, I32)
        return [net(operation, left, right, type=BOOL8).choose(left, right)]

    return known


def _single(operation: str, values: Sequence[float], type: Type) -> Builder:
    return lambda net: [net.constant(values, type).to(operation)]


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


def _reduced(operation: str) -> Builder:
    rows = [[-7, 2, 9], [4, -8, 1]]
    return lambda net: [x.over(operation, axis) for x in [net.constant(rows)] for axis in (0, -1)]


def _best(operation: str) -> Builder:
    """With equals, of which the first counts."""
    rows = [[5, 9, 9], [4, -8, 4]]
    return lambda net: [x.place(operation, a) for x in [net.constant(rows, I32)] for a in (1, -2)]


_INTEGERS: Final = ("ADD", "SUB", "MUL", "DIV", "MAXIMUM", "MINIMUM")
_DECIDING: Final = ("LESS", "GREATER_EQUAL", "EQUAL")
_REALS: Final = ("FLOOR", "RELU1", "RELU6", "HARD_SWISH", "LOGISTIC", "TANH", "EXP", "SIN")

_KNOWN: Final[Mapping[str, Builder]] = {
    **{name: _pairs(name) for name in _INTEGERS},
    **{name: _deciding(name) for name in _DECIDING},
    **{name: _single(name, _LEFT, I32) for name in ("ABS", "NEG")},
    **{name: _single(name, _REAL, F32) for name in _REALS},
    **{name: _reduced(name) for name in ("REDUCE_SUM", "REDUCE_MIN", "MEAN")},
    **{name: _best(name) for name in ("ARGMAX", "ARGMIN")},
    "CAST": _cast,
    "QUANTIZE": _quantized,
    "DEQUANTIZE": _dequantized,
}

_ACTIVATED_LEFT: Final = [9.0, -7.5, 0.5, -1.0, 4.0, -0.5]

_ACTIVATED_RIGHT: Final = [1.0, 2.0, -0.5, 4.0, -2.0, 0.5]
"""With these every sum, difference, product and quotient is a multiple of a quarter."""

_POOLS: Final = ("AVERAGE_POOL_2D", "MAX_POOL_2D")


def _folded(operation: str, net: Net) -> Iterator[Term]:
    """No operand of the operation is an input of the model, with every fused activation."""
    x = net.given([3.0, -2.0, 0.5, 1.0, -4.0, 2.5])
    for activation in range(4):
        made = _constant(net, operation, activation).reshape(6)
        yield from [x.max(made), made.min(x)]


def _constant(net: Net, operation: str, activation: int) -> Term:
    rest = behind_bias(operation, activation=activation)
    if operation == "FULLY_CONNECTED":
        rows, taps = net.constant([_ACTIVATED_LEFT[:2]]), [[1, 0]] * 3 + [[0, -1]] * 3
        return rows.layer(operation, taps, [0, 1, -6, 0, 1, -9], *rest)
    image = [[[[value] for value in _ACTIVATED_LEFT]]]
    if operation in ("CONV_2D", "DEPTHWISE_CONV_2D"):
        return net.constant(image).layer(operation, [[[[1]]]], [1.0], *rest)
    if operation in _POOLS:
        return net(operation, net.constant(image), VALID, 1, 1, 1, 1, activation)
    return net(operation, net.constant(_ACTIVATED_LEFT), net.constant(_ACTIVATED_RIGHT), activation)


@_FOLDED.of({name: known for name, known in _KNOWN.items() if name != "DIV"}, "alone")
@_FOLDED.of({"DIV": _KNOWN["DIV"]}, "alone", why="TF Lite rounds quotients towards zero")
def _alone(known: Builder, net: Net) -> list[Term]:
    """An operation of constants only gives a result that meets an input later and is no output."""
    return [_joined(net, made) for made in known(net)]


_OPERANDS.each(
    ("ADD", "SUB", "CONV_2D", "DEPTHWISE_CONV_2D", "FULLY_CONNECTED", *_POOLS), "folded"
)(_folded)
_OPERANDS.each(("MUL", "DIV"), "folded", REAL)(_folded)
