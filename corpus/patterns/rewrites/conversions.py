"""Conversions that compilers drop or merge with what is between them.

There and back is nothing, unless something is rounded or cut off. Between DEQUANTIZE and QUANTIZE a
compiler computes with the codes themselves, or takes other codes on the way: that is right if
scale, zero point and type are the same, and if nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np

from corpus.arguments import NONE, VALID, behind_bias
from corpus.language import Argument
from corpus.patterns._patterns import CODED, REAL, Patterns, Unary
from corpus.terms import CODES, Net, Term
from corpus.types import F32, I32, Type, per_channel, q8s, s8, u8

_CONVERSION_CHAINS: Final = Patterns(
    "conversion_chains",
    "consecutive conversions",
    REAL,
    float16=False,
    seed="rewrites",
    unshared=True,
)
_CONVERSION_CHAINS_CODES: Final = _CONVERSION_CHAINS.only(
    CODED, seed="rewrites_of_codes", float16=True
)

_BYTES_BETWEEN: Final = Patterns(
    "conversion_chains_bytes",
    "consecutive conversions",
    REAL,
    float16=False,
    why="TF Lite wraps what a byte does not hold",
)
_FUNCTIONS_BETWEEN: Final = Patterns(
    "functions_between_codes", "functions between codes of all kinds", CODED, seed="between_codes"
)
_REQUANTIZED: Final = Patterns(
    "requantization", "something between codes of all kinds", CODED, seed="requantized"
)

_COARSE, _FINE = u8(2.0, 100), u8(1 / 16, 90)
_BYTES: Final = u8(1.0, 0)


@_CONVERSION_CHAINS("CAST", "chains")
def _casts(net: Net) -> list[Term]:
    """A cast to a narrower type and back loses fractions and high bits: it may not be removed."""
    x = net.given([[0.5, -1.75, 2.25, 300.75], [-300.5, 255.9, 70_000.5, 128.0]])
    i = net.given([2**24 + 1, 2**24 + 3, 255, -7], I32)
    whole, rounded = x.cast(I32), i.cast(F32).cast(I32)
    near = rounded - net.constant([2**24 - 2], I32)
    return [
        whole.cast(F32),
        (near * net.constant([100], I32)).cast(F32),
        whole.cast(F32) * 0.5,
    ]


def _bytes(net: Net) -> list[Term]:
    """A cast through a byte saturates at 0 and 255."""
    x = net.given([[0.5, -1.75, 2.25, 300.75], [-300.5, 255.9, 70_000.5, 128.0]])
    i = net.given([255, 256, -7, 70_000], I32)
    byte = x.cast(I32).cast(_BYTES)
    return [
        x.cast(_BYTES).cast(F32),
        byte.cast(I32).cast(F32),
        i.cast(_BYTES).cast(I32).cast(F32),
    ]


@_CONVERSION_CHAINS("QUANTIZE", "chains")
def _quantized(net: Net) -> list[Term]:
    """Numbers are quantized and dequantized several times; what one scale loses the next does not
    restore.

    None is halfway between two codes.
    """
    x = net.given([[-9.75, -7.0, -0.4, 0.0], [0.3, 3.3, 5.1, 250.0]])

    def through(*types: Type) -> Term:
        real = x
        for type in types:
            real = real.quantize(type).dequantize()
        return real

    return [
        through(_COARSE),
        through(_FINE),
        through(_FINE, _COARSE),
        through(_COARSE, _FINE),
        through(s8(0.5, -100), u8(0.75, 0)),
        through(u8(0.5, 20), u8(0.5, 200)),
        through(s8(0.5, 110), u8(0.5, 0)),
        through(u8(0.5, 200)).quantize(s8(0.5, -108)).dequantize(),
    ]


@_CONVERSION_CHAINS_CODES("DEQUANTIZE", "between")
def _between(net: Net) -> list[Term]:
    """Real numbers between DEQUANTIZE and QUANTIZE have a wider range than codes."""
    x = net.data(2, 4)
    y = net.given([[1.0, -2.0, 4.0, -8.0], [0.5, 3.0, -6.0, 0.25]], u8(0.25, 90))
    real, other = x.dequantize(), y.dequantize()
    return [
        (real + other).quantize(u8(0.25, 120)),
        real.by("MUL", other, 1).quantize(u8(0.125, 3)),
        other.relu1().quantize(u8(0.25, 200)),
        real.max(other).quantize(u8(0.25, 60)),
        net.concat(real, other, axis=1).quantize(u8(0.25, 100)),
        real.transpose(1, 0).quantize(u8(0.5, 70)),
        (-real).quantize(CODES),
        (real / net.constant([0.5], F32)).quantize(u8(1.0, 128)),
    ]


@_CONVERSION_CHAINS_CODES("DEQUANTIZE", "again")
def _again(net: Net) -> Iterator[Term]:
    """Codes are requantized; what saturates on the way stays lost."""
    x = net.data(2, 6)
    real = x.dequantize()
    for type in (_FINE, u8(0.25, 40), u8(0.5, 200), s8(0.5, -8), s8(0.125, 100)):
        yield real.quantize(type).dequantize()
    turned = real.quantize(_FINE).transpose(1, 0)
    yield from [turned.dequantize(), real]


_ENDS: Final = [
    kind(scale, least if kind is u8 else least - 128)
    for kind in (u8, s8)
    for scale in (1 / 128, 6 / 256)
    for least in (0, 128)
]
"""Codes of which none is below 0, and of which half are; of a range of about 1, 2, 3 and 6."""

_BOUNDS: Final = {"RELU": (0, np.inf), "RELU1": (-1, 1), "RELU6": (0, 6)}


def _is_needed(bound: str, type: Type) -> bool:
    """Whether there are codes beyond the bound."""
    least, greatest = _BOUNDS[bound]
    codes = np.array([0, 255] if type.code.endswith("ASYMM") else [-128, 127])
    low, high = (codes - type.zero_point) * type.scale
    return bool(low < least or high > greatest)


def _bounded(net: Net, *, are_needed: bool) -> list[Term]:
    x = net.data(12)
    return [
        net(bound, x).quantize(type)
        for bound in _BOUNDS
        for type in _ENDS
        if _is_needed(bound, type) is are_needed
    ]


def _needed(net: Net) -> list[Term]:
    """A bound inside the range of the codes must not be removed."""
    return _bounded(net, are_needed=True)


def _superfluous(net: Net) -> list[Term]:
    """A bound at an end of the range of codes may be removed."""
    return _bounded(net, are_needed=False)


@_CONVERSION_CHAINS("DEQUANTIZE", "constants")
def _constants(net: Net) -> Iterator[Term]:
    """Weights stored as codes are dequantized and are read as codes, too."""
    codes = net.numbers.integers(3, 1, 1, 3, low=-9, high=9)
    channels = per_channel([0.5, 0.25, 2.0], 0)
    image = net.given(net.numbers.sixteenths(1, 1, 3, 3))
    bias = net.constant([1.0, 0.0, -1.0])
    for values, type in (
        (codes / 4, u8(0.25, 131)),
        (codes[::-1] / 2, q8s(0.5)),
        (codes, channels),
    ):
        weights = net("DEQUANTIZE", net.constant(values, type))
        yield image.to("CONV_2D", weights, bias, 2, 1, 1, 0)
    yield weights


@_CONVERSION_CHAINS("DEQUANTIZE", "fine")
def _fine(net: Net) -> Iterator[Term]:
    """Weights stored as codes are dequantized to numbers that half precision does not represent."""
    codes = net.numbers.integers(3, 4, low=65, high=100) * (1 - 2 * (np.arange(4) % 2))
    channels = per_channel([_MANY_DIGITS, 3 * _MANY_DIGITS, _MANY_DIGITS / 2], 0)
    factors = np.array([[1.0], [3.0], [0.5]])
    bias = net.constant(np.zeros(3))
    for values, type in (
        (codes * _MANY_DIGITS, u8(_MANY_DIGITS, 120)),
        (codes * _MANY_DIGITS, q8s(_MANY_DIGITS)),
        (codes * factors * _MANY_DIGITS, channels),
    ):
        real = net("DEQUANTIZE", net.constant(values, type))
        yield from [
            net.data(1, 4) * real,
            net.data(2, 4).to("FULLY_CONNECTED", real, bias, 0),
        ]
    whole = net.constant([2049, -4099, 70_001, 3], I32).cast(F32)
    yield net.given([2048.0, -4096.0, 70_000.0, 2.0]) - whole


_MANY_DIGITS: Final = 1025 / 65536
"""A scale of 11 bits, so that products with codes have more."""

_UNSIGNED: Final = (u8(1 / 256, 0), u8(1 / 128, 128), u8(0.125, 100), u8(0.0625, 0))
_SIGNED: Final = (s8(1 / 256, -128), s8(1 / 128, 0), s8(0.125, -20), s8(0.0625, -100))


def _plain(operation: str, *rest: Argument) -> Unary:
    return lambda net, x: x.to(operation, *rest)


def _pooled(operation: str) -> Unary:
    return lambda net, x: x.reshape(1, 2, 4, 1).to(operation, VALID, 1, 1, 2, 2, NONE)


def _weighted(operation: str, taps: object, bias: object) -> Unary:
    """Layer that reads an image of one channel, or rows of four."""

    def function(net: Net, x: Term) -> Term:
        source = x if operation == "FULLY_CONNECTED" else x.reshape(1, 2, 4, 1)
        return source.to(operation, _real(net, taps), _real(net, bias), *behind_bias(operation))

    return function


_FUNCTIONS: Final[dict[str, Unary]] = {
    "LOGISTIC": _plain("LOGISTIC"),
    "TANH": _plain("TANH"),
    "SOFTMAX": _plain("SOFTMAX", 0.5),
    "LOG_SOFTMAX": _plain("LOG_SOFTMAX", 0.5, -1),
    "L2_NORMALIZATION": _plain("L2_NORMALIZATION"),
    "HARD_SWISH": _plain("HARD_SWISH"),
    "ELU": _plain("ELU", 1.0),
    "RELU1": _plain("RELU1"),
    "RELU6": _plain("RELU6"),
    "EXP": lambda net, x: x.min(_real(net, [1.0])).exp(),
    "SQRT": lambda net, x: abs(x).sqrt(),
    "SIN": _plain("SIN"),
    "ABS": _plain("ABS"),
    "MUL": lambda net, x: x * _real(net, [0.5, -1.0, 1.5, 0.25]),
    "ADD": lambda net, x: x + _real(net, [[0.5], [-2.0]]),
    "SUB": lambda net, x: _real(net, [1.0]) - x,
    "DIV": lambda net, x: x / _real(net, [4.0]),
    "PRELU": lambda net, x: x.by("PRELU", _real(net, [0.25, 2.0, 0.5, 1.0])),
    "MAXIMUM": lambda net, x: x.max(_real(net, [-1.0])),
    "MEAN": lambda net, x: x.over("MEAN", 0),
    "REDUCE_SUM": lambda net, x: x.over("REDUCE_SUM", 1),
    "FULLY_CONNECTED": _weighted(
        "FULLY_CONNECTED", [[0.5, -1.0, 0.25, 1.0], [1.0, 0.0, -0.5, 0.25]], [0.5, -0.25]
    ),
    "AVERAGE_POOL_2D": _pooled("AVERAGE_POOL_2D"),
    "MAX_POOL_2D": _pooled("MAX_POOL_2D"),
    "CONV_2D": _weighted("CONV_2D", [[[[0.5], [-1.0]], [[0.25], [1.0]]]], [0.25]),
}


def _real(net: Net, values: object) -> Term:
    return net.constant(values, F32)


_VALUES: Final = np.array([[-3.0, -0.5, 0.25, 2.0], [1.0, 3.5, -1.25, -2.0]])


def _function_between(function: Unary, net: Net) -> Iterator[Term]:
    """A function between DEQUANTIZE and QUANTIZE may not run on codes unless their scales suit."""
    for source, others in ((u8(0.25, 100), _UNSIGNED), (s8(0.25, 3), _SIGNED)):
        for other in others:
            made = function(net, net.given(_VALUES, source).dequantize())
            yield made.quantize(other)
        made = function(net, net.given(_VALUES, source).dequantize())
        joint = made.quantize(Type(source.code, 0.05, source.zero_point))
        yield from [joint, made.relu()]


_FAR: Final[dict[str, tuple[Callable[..., Term], int, float]]] = {
    "ADD": (lambda net, x, y: x + y, 2, 8.0),
    "SUB": (lambda net, x, y: x - y, 2, 8.0),
    "MUL": (lambda net, x, y: x * y, 2, 128.0),
    "REDUCE_SUM": (lambda net, x: x.over("REDUCE_SUM", 0, keep=True), 1, 8.0),
    "FULLY_CONNECTED": (
        _weighted("FULLY_CONNECTED", [[4.0, 2.0, -4.0, 8.0], [8.0, -4.0, 2.0, 4.0]], [16.0, -32.0]),
        1,
        64.0,
    ),
    "CONV_2D": (_weighted("CONV_2D", [[[[4.0], [-8.0]], [[2.0], [8.0]]]], [16.0]), 1, 64.0),
}
"""Functions, of how many operands, and by how much their results are too great."""


def _far(function: Callable[..., Term], arity: int, factor: float, net: Net) -> list[Term]:
    """The value between two functions far exceeds the range of the result."""
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

_SOURCES: Final = {
    "unsigned": (u8(0.5, 128), u8(0.25, 0), u8(0.5, 255)),
    "signed": (s8(0.5, 0), s8(0.25, 5), s8(0.5, -128)),
}
"""Zero points in the middle and at the ends; what the codes stand for is on one side of zero then.
"""

_BETWEEN: Final[Sequence[Unary]] = (
    lambda net, x: x.reshape(3, 2),
    lambda net, x: x.transpose(1, 0),
    lambda net, x: x.relu(),
    lambda net, x: x.relu6(),
    lambda net, x: x.slice([0, 1], [2, 2]),
    lambda net, x: net.concat(x, x, axis=1),
    lambda net, x: x.pad([0, 0], [1, 0]),
    lambda net, x: x + net.constant([1.5], F32),
    lambda net, x: -x,
    lambda net, x: x.over("REDUCE_MAX", 1),
)


def _codes(net: Net, kind: Type) -> Term:
    """Six of them from end to end, and a few near the zero point."""
    low, high = (-128, 127) if kind.code.endswith("_SIGNED") else (0, 255)
    near = np.clip([kind.zero_point - 3, kind.zero_point + 5, kind.zero_point + 9], low, high)
    codes = np.array([low, high, low + 60, *near]).reshape(2, 3)
    return net.given((codes - kind.zero_point) * kind.scale, kind)


def _others(kind: Type) -> Sequence[Type]:
    """The same, of another scale, another zero point, and other codes altogether."""
    return (
        kind,
        Type(kind.code, kind.scale * 2, kind.zero_point),
        Type(kind.code, kind.scale, 100),
        s8(0.5, 3) if kind.code == CODES.code else u8(0.5, 131),
    )


def _requantized_between(kinds: Sequence[Type], net: Net) -> Iterator[Term]:
    """Operations between codes with zero points in the middle or at an end."""
    for number, operation in enumerate(_BETWEEN):
        for place, kind in enumerate(kinds):
            others = _others(kind)
            for other in others if place == 0 else [others[(number + place) % len(others)]]:
                made = operation(net, _codes(net, kind).dequantize())
                yield made.quantize(other)
        yield operation(net, _codes(net, kinds[0]).dequantize())


_CONVERSION_CHAINS("QUANTIZE", "bounds")(_needed)
_CONVERSION_CHAINS("QUANTIZE", "ends")(_superfluous)
_BYTES_BETWEEN("CAST", "chains")(_bytes)
_FUNCTIONS_BETWEEN.of(_FUNCTIONS, "functions")(_function_between)
_FUNCTIONS_BETWEEN.of(_FAR, "far")(_far)
_REQUANTIZED.named("DEQUANTIZE", _SOURCES)(_requantized_between)
