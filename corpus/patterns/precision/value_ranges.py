"""Ranges of numbers: scales far from 1, sums beyond 16 bits, float16 and 2^24, cancellation.

A driver may keep sums in fewer bits than they need, a scale in too few, or a shift that is too far
for its type. Each case here has one right answer that such a driver misses by more than a step.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np

from corpus.arguments import VALID
from corpus.fit import real_results
from corpus.language import Argument, Array
from corpus.numbers import Numbers
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term, without_activation
from corpus.types import F32, I32, Type, u8

_ABOUT: Final = "scales far from 1, sums of many bits, cancellation, special numbers"
_RANGES: Final = Patterns("value_ranges", _ABOUT, CODED)
_REALS: Final = Patterns("value_ranges_float", "far real numbers", REAL, float16=False)
_SPECIAL: Final = Patterns("special_values", "ends of float32", REAL, float16=False)

_PRIME: Final = 61
"""Period of long data."""

_SCALES: Final = {"tiny": 1e-7, "small": 1e-4, "great": 300.0, "huge": 1e6}
"""Units of all operands: what is computed with codes is the same for each."""


@_RANGES.each(("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM", "PRELU"), _SCALES)
def _pair(operation: str, scale: float, net: Net) -> list[Term]:
    """The scale is far from 1, while the codes are ordinary."""
    second = scale if operation not in ("MUL", "PRELU") else 0.013
    types = u8(scale, 100), u8(2 * second, 131)
    pair = [
        net.drawn(f"range {n}", t, 3, 17) for n, t in zip(("first", "second"), types, strict=True)
    ]
    return [net.fitted(operation, *pair, *without_activation(operation), like=u8(scale, 0))]


_UNEVEN: Final = {"coarse_first": (4.0, 0.004), "fine_first": (0.004, 4.0)}


def _uneven_pair(net: Net, scales: tuple[float, float]) -> list[Term]:
    types = u8(scales[0], 100), u8(scales[1], 131)
    return [net.drawn(f"range uneven {n}", t, 3, 17) for n, t in zip("ab", types, strict=True)]


@_RANGES.each(("ADD", "SUB"), _UNEVEN)
def _uneven(operation: str, scales: tuple[float, float], net: Net) -> list[Term]:
    """The scale of one operand is a thousand times that of the other."""
    return [net.fitted(operation, *_uneven_pair(net, scales), 0, like=u8(1.0, 0))]


@_RANGES.each(("ADD", "SUB"), {f"{name}_cut_off": scales for name, scales in _UNEVEN.items()})
def _uneven_cut_off(operation: str, scales: tuple[float, float], net: Net) -> list[Term]:
    """The scale of one operand is a thousand times that of the other and of the result."""
    return [net(operation, *_uneven_pair(net, scales), 0, type=u8(0.004, 128))]


_REST: Final[dict[str, list[Any]]] = {
    "HARD_SWISH": [],
    "AVERAGE_POOL_2D": [VALID, 1, 1, 2, 2, 0],
    "MAX_POOL_2D": [VALID, 1, 1, 2, 2, 0],
    "MEAN": [[1, 2], 0],
    "RESIZE_BILINEAR": [6, 6, False],
}


@_RANGES.each(_REST, [*_SCALES])
def _one(operation: str, name: str, net: Net) -> list[Term]:
    """The scale is far from 1, while the codes are ordinary."""
    scale = _SCALES[name]
    type = u8(scale, 77)
    codes = Numbers(f"range {operation} {name}").codes(type, 2, 3, 3, 2)
    x = net.codes(codes // 8 * 8 if operation == "RESIZE_BILINEAR" else codes, type)
    if operation == "HARD_SWISH":
        return [net.fitted(operation, x, like=u8(scale, 0))]
    return [x.to(operation, *_REST[operation])]


@_RANGES.each(
    ("EQUAL", "GREATER", "LESS_EQUAL"),
    _SCALES,
    why="TF Lite compares numbers that it has rounded to a unit of its own",
)
def _compared(operation: str, scale: float, net: Net) -> list[Term]:
    """The scales of both operands are far from 1, and one is twice the other."""
    types = u8(scale, 100), u8(2 * scale, 90)
    one, other = (net.drawn(f"range {n}", t, 3, 17) for n, t in zip("ab", types, strict=True))
    return [one.by(operation, other)]


@_RANGES.named("ROI_ALIGN", [*_SCALES])
def _regions(name: str, net: Net) -> list[Term]:
    """The scale of the image is far from 1, that of the regions is not."""
    scale = _SCALES[name]
    image = net.drawn(f"range ROI_ALIGN {name}", u8(scale, 77), 1, 5, 6, 2)
    corners = Type("TENSOR_QUANT16_ASYMM", 0.125)
    regions = net.codes([[0, 0, 24, 16], [8, 8, 40, 32]], corners)
    rest = net.known([0, 0], I32), 2, 2, 1.0, 1.0, 2, 2, False
    return [net.fitted("ROI_ALIGN", image, regions, *rest, like=u8(scale, 0))]


@_RANGES.named("CONCATENATION", _SCALES)
def _concatenated(scale: float, net: Net) -> list[Term]:
    """Parts have three different scales, all far from 1."""
    types = u8(scale, 100), u8(3 * scale, 30), u8(scale / 7, 200)
    parts = [net.drawn(f"range part {n}", t, 2, 1 + n, 3) for n, t in enumerate(types)]
    return [net.concat(*parts, axis=1, type=u8(2.5 * scale, 81))]


@_RANGES.named(
    "QUANTIZE",
    {
        f"{name}_{side}": (scale, offset)
        for name, scale in _SCALES.items()
        for side, offset in (("below", -0.497), ("above", 0.497))
    },
)
def _quantized(choice: tuple[float, float], net: Net) -> list[Term]:
    """Numbers are 0.003 steps from a half, which only a coarse division rounds wrongly."""
    scale, offset = choice
    type = u8(scale, 131)
    reals = net.codes((np.arange(-131, 125, 5) + offset) * float(type.scale), F32)
    return [reals.quantize(type).dequantize()]


@_RANGES.named("DEQUANTIZE", _SCALES)
def _dequantized(scale: float, net: Net) -> list[Term]:
    """Every code is dequantized, with a scale far from 1."""
    return [net.codes(np.arange(256).reshape(4, 64), u8(scale, 131)).dequantize()]


_Layer = tuple[tuple[int, ...], tuple[int, ...], list[Any]]
"""Shapes of input and filter, and what follows the bias. The output has four channels."""

_LAYERS: Final[dict[str, _Layer]] = {
    "CONV_2D": ((1, 2, 3, 401), (4, 1, 2, 401), [VALID, 1, 1, 0]),
    "DEPTHWISE_CONV_2D": ((1, 21, 22, 2), (1, 21, 20, 4), [VALID, 1, 1, 2, 0]),
    "GROUPED_CONV_2D": ((1, 2, 3, 802), (4, 1, 2, 401), [0, 0, 0, 0, 1, 1, 2, 0, False]),
    "TRANSPOSE_CONV_2D": ((1, 1, 3, 801), (4, 1, 2, 801), [0, 0, 0, 0, 1, 1, 0, False]),
    "FULLY_CONNECTED": ((2, 801), (4, 801), [0]),
}
_CHANNELS: Final = 4


def _tensors(
    operation: str, name: str, image: Type, weights: Type, *, is_high: bool = True
) -> tuple[Array, Array]:
    """Codes of input and filter: high ones, whose products all have one sign."""
    shape, filters, _ = _LAYERS[operation]
    numbers = Numbers(f"range {operation} {name}")
    first = numbers.codes(image, _PRIME, low=200 if is_high else 0, high=255)
    if is_high and image.zero_point:
        first = 255 - first
    second = numbers.codes(weights, _PRIME, low=230 if is_high else 2, high=255)
    return np.resize(first, shape), np.resize(second, filters)


def _unit(image: Type, weights: Type) -> float:
    return float(np.float32(image.scale) * np.float32(weights.scale))


def _product(
    net: Net, operation: str, codes: tuple[Array, Array], types: tuple[Type, Type], bias: Array
) -> list[Argument]:
    image, weights = types
    return [
        net.codes(codes[0], image),
        net.known(codes[1], weights),
        net.known(bias, replace(I32, scale=_unit(image, weights))),
        *_LAYERS[operation][2],
    ]


_FROM_ZERO, _ANY, _SYMMETRIC = u8(0.5, 0), u8(0.25, 116), u8(0.25, 128)

_Kind = tuple[str, Type, Type]
"""Seed, types of the image and of the weights."""

_WITH_SYMMETRIC: Final[dict[str, _Kind]] = {
    "symmetric": ("symmetric", _FROM_ZERO, _SYMMETRIC),
    "zero_point_255": ("zero_point_255", u8(0.5, 255), _SYMMETRIC),
}
_UNSYMMETRIC: Final[dict[str, _Kind]] = {"any": ("any", _FROM_ZERO, _ANY)}


def _prefixed(prefix: str, choices: dict[str, Any]) -> dict[str, Any]:
    return {f"{prefix}_{name}": choice for name, choice in choices.items()}


def _sums(net: Net, operation: str, kind: _Kind) -> tuple[tuple[Array, Array], Array]:
    """Codes, and the sums of their products in units, by channel."""
    name, image, weights = kind
    codes = _tensors(operation, f"cancelled {name}", image, weights)
    arguments = _product(net, operation, codes, (image, weights), np.zeros(_CHANNELS))
    real = real_results(operation, arguments)
    return codes, real.reshape(-1, _CHANNELS) / _unit(image, weights)


@_RANGES.each(_LAYERS, _prefixed("cancelled", _WITH_SYMMETRIC))
@_RANGES.each(_LAYERS, _prefixed("cancelled", _UNSYMMETRIC), signed=False)
def _cancelled(operation: str, kind: _Kind, net: Net) -> list[Term]:
    """Sums have more bits than a float32; the bias cancels all but the last ones."""
    codes, sums = _sums(net, operation, kind)
    bias = -np.round((sums.max(0) + sums.min(0)) / 2)
    step = max(float((sums + bias).max() - (sums + bias).min()) / 220, 1.0)
    type = u8(float(np.float32(step * _unit(*kind[1:]))), 128)
    return [net(operation, *_product(net, operation, codes, kind[1:], bias), type=type)]


@_RANGES.each(_LAYERS, _prefixed("cancelled_to_little", _WITH_SYMMETRIC))
@_RANGES.each(_LAYERS, _prefixed("cancelled_to_little", _UNSYMMETRIC), signed=False)
def _cancelled_to_little(operation: str, kind: _Kind, net: Net) -> list[Term]:
    """One output step is 16 units of a sum of 25 bits, of which float32 loses a few units.

    Each channel's first result is in the middle of the codes.
    """
    codes, sums = _sums(net, operation, kind)
    bias = -np.round(sums[0]) + np.arange(_CHANNELS) * 144 - 208
    type = u8(float(np.float32(16 * _unit(*kind[1:]))), 128)
    return [net(operation, *_product(net, operation, codes, kind[1:], bias), type=type)]


def _beyond(net: Net, operation: str, kind: str) -> list[Argument]:
    """Sums beyond 2^24 as they are."""
    types = _FROM_ZERO, _ANY if kind == "any" else _SYMMETRIC
    codes = _tensors(operation, f"beyond {kind}", *types, is_high=False)
    bias = np.arange(_CHANNELS) * 100_000 - 150_000
    return _product(net, operation, codes, types, bias)


@_RANGES.each(_LAYERS, {"great_symmetric": "symmetric"})
@_RANGES.each(_LAYERS, {"great_any": "any"}, signed=False)
def _great(operation: str, kind: str, net: Net) -> list[Term]:
    """Sums exceed 16 bits and float16."""
    return [net.fitted(operation, *_beyond(net, operation, kind), like=u8(1.0, 0))]


@_RANGES.each(_LAYERS, {"cut_off_symmetric": "symmetric"})
@_RANGES.each(_LAYERS, {"cut_off_any": "any"}, signed=False)
def _cut_off(operation: str, kind: str, net: Net) -> list[Term]:
    """Nearly all results saturate: shifting to the left must not wrap.

    Finer steps overflow in TF Lite and in Android's own code.
    """
    return [net(operation, *_beyond(net, operation, kind), type=u8(0.001, 99))]


_ABOVE, _BELOW = 1 + 2.0**-23, 1 - 2.0**-23
_MULTIPLIERS: Final = {
    "just_below_1": (_ABOVE, _BELOW, 1.0),
    "power_of_2": (1.0, 0.5, 64.0),
    "just_below_power": (_ABOVE, _BELOW / 2, 16.0),
    "tiny": (1e-5, 1e-5, 3e-8),
    "huge": (1e4, 1e3, 5e9),
}


@_RANGES.each(
    _LAYERS, {f"multiplier_{name}": (name, scales) for name, scales in _MULTIPLIERS.items()}
)
def _multipliers(operation: str, choice: tuple[str, tuple[float, ...]], net: Net) -> list[Term]:
    """The ratio of the scales is a power of two, just below one, or extreme."""
    name, (first, second, third) = choice
    types = u8(first, 120), u8(second, 128)
    codes = _tensors(operation, f"multiplier {name}", *types, is_high=False)
    quiet = 120 + (codes[0] - 120) // 40, 128 + (codes[1] - 128) // 40
    arguments = _product(net, operation, quiet, types, np.arange(_CHANNELS) * 10 - 15)
    if third > 1e8 or third < 1e-6:
        return [net.fitted(operation, *arguments, like=u8(third, 120))]
    return [net(operation, *arguments, type=u8(third, 120))]


def _real_tensors(operation: str) -> tuple[Array, Array, Array]:
    """An image, weights and a bias of whole numbers."""
    shape, filters, _ = _LAYERS[operation]
    numbers = Numbers(f"range real {operation}")
    image = np.resize(numbers.integers(_PRIME, low=-64, high=64), shape)
    weights = np.resize(numbers.integers(_PRIME + 6, low=-15, high=16), filters)
    return image, weights, numbers.integers(_CHANNELS) * 64.0


@_REALS.each(
    _LAYERS,
    {"beyond_float16": (64.0, 1.0), "great": (2.0**80, 1.0), "small": (2.0**-90, 2.0**92)},
)
def _real_sums(operation: str, factors: tuple[float, float], net: Net) -> list[Term]:
    """Sums are exact in float32 in any order, and none is a float16."""
    image, weights, bias = _real_tensors(operation)
    first, second = factors
    bias = bias * first * second
    return [
        net.given(image * first).layer(operation, weights * second, bias, *_LAYERS[operation][2])
    ]


@_REALS.each(("CONV_2D", "TRANSPOSE_CONV_2D", "FULLY_CONNECTED"), "cancelled")
def _cancelled_reals(operation: str, net: Net) -> list[Term]:
    """Sums beyond float16 cancel exactly; the last product remains."""
    image, weights, _ = _real_tensors(operation)
    half = image.shape[-1] // 2
    first, taps = image[..., :half], weights[..., :half]
    x = net.given(np.concatenate([first, first, image[..., -1:] * 0.25], -1))
    filters = np.concatenate([taps, -taps, weights[..., -1:]], -1)
    return [x.layer(operation, filters, np.zeros(_CHANNELS), *_LAYERS[operation][2])]


@_REALS.each(
    ("REDUCE_SUM", "MEAN", "REDUCE_PROD", "REDUCE_MAX", "REDUCE_MIN"),
    {"great": 2.0**70, "beyond_float16": 4096.0},
)
def _reduced(operation: str, factor: float, net: Net) -> list[Term]:
    """Results are exact in any order; intermediate values exceed float16."""
    data = Numbers(f"range {operation}").integers(3, 255, low=-31, high=32)
    real = data * factor
    if operation == "REDUCE_PROD":
        real = np.where(np.arange(255) % 2, 2.0**40, 2.0**-40) * np.sign(data + 0.5)
        real[:, 254] *= 3.0 * factor
    return [net.given(real).over(operation, 1)]


@_REALS("AVERAGE_POOL_2D", "sums")
def _pooled(net: Net) -> list[Term]:
    """The sum over a window exceeds float16."""
    image = Numbers("range pool").integers(1, 16, 32, 2, low=-255, high=255) * 1024.0
    return [net.given(image).to("AVERAGE_POOL_2D", VALID, 1, 1, 32, 16, 0)]


_INFINITE: Final = [np.inf, -np.inf, 0.0, -0.0, 1e-38, -1e-38, 3e38, -3e38]

_ENDS: Final[dict[str, list[float]]] = {
    "ABS": _INFINITE,
    "NEG": _INFINITE,
    "FLOOR": [2.0**23 + 1, -(2.0**31), 3e38, -0.5, 1e9 + 64, 2.0**-30],
    "EXP": [-np.inf, -200.0, -87.0, 0.0, 88.0, 89.5, np.inf],
    "LOG": [1e-30, 1.0, 3e38, np.inf, 2.0**-100],
    "SQRT": [0.0, 1e-30, 3e38, np.inf, 2.0**100],
    "RSQRT": [1e-30, 3e38, 2.0**-100, 2.0**100],
    "SIN": [6.5, -9.75, 25.0, -50.5, 100.25, 1e-20, -333.0],
    "TANH": [-3e38, -50.0, 50.0, 3e38, 1e-30, 9.5, -9.5],
    "LOGISTIC": [-3e38, -200.0, 200.0, 3e38, -88.5, 88.5, 17.0, -17.0],
}


@_SPECIAL.by(_ENDS, "ends")
def _ends(operation: str, values: list[float], net: Net) -> list[Term]:
    """Infinities and the limits of float32 have well-defined results."""
    return [net.given(values).to(operation)]


@_SPECIAL("DIV", "far")
def _quotients(net: Net) -> list[Term]:
    """Divisors and quotients are far from 1, tiny or huge."""
    first = net.given([3.0, -1e-30, 3e30, 2e-20, -5.0])
    return [first / net.given([1e-7, 2e-34, -1e10, 4e-24, 2.0**-100])]


@_SPECIAL.by({"ARGMAX": -1.0, "ARGMIN": 1.0}, "ends")
def _places(operation: str, sign: float, net: Net) -> list[Term]:
    """Most elements are infinities or limits of float32, opposite to the searched one."""
    lines = np.full((3, 9), sign * np.inf)
    lines[0, 7], lines[1, 4:], lines[2, 5] = sign * 3.4028234e38, sign * 3e38, -sign * np.inf
    lines[1, 8] = sign * 2e38
    return [net.given(lines).place(operation, 1)]


@_SPECIAL.by({"ARGMAX": -1.0, "ARGMIN": 1.0}, "single")
def _single(operation: str, sign: float, net: Net) -> list[Term]:
    """The mask of one element selects one operand for all elements."""
    return [net.given([[sign * np.inf], [1.0], [sign * 3.4028234e38]]).place(operation, 1)]


@_RANGES("SOFTMAX", "far", REAL, float16=False)
def _softmax(net: Net) -> list[Term]:
    """Differences between logits exceed what an exponential can represent."""
    rows = [[1e4, 1e4 - 1, -1e4, 0.0], [-1e4, -1e4 - 2, -3e4, -1e4], [3e38, 0.0, -3e38, 1.0]]
    return [net.given(rows).to("SOFTMAX", 1.0)]


@_RANGES("CAST", "integers", REAL, float16=False)
def _whole(net: Net) -> list[Term]:
    """Integers have more bits than a float32, which must round them."""
    whole = [2**24 + 1, -(2**24) - 1, 2**31 - 1, -(2**31), 2**31 - 65, 123456789]
    return [net.given(whole, I32).cast(F32)]


@_RANGES("CAST", "reals", REAL, float16=False)
def _real(net: Net) -> list[Term]:
    """Real numbers between integers, or at the ends of their range."""
    real = [2.0**31 - 128, -(2.0**31), 8388609.0, -0.999, 0.999, 16777215.0]
    return [net.given(real).cast(I32)]
