"""Large tensors: blocks, tiles, tails, threads and thresholds of real implementations.

Sizes are odd, primes, powers of two and one beside them. Data repeats with the period of a prime,
so that it takes little space in a spec. It consists of small multiples of a half, of which any
order of summation has the same sum: however a driver cuts its loops, there is one right answer.
Where there are few results, or they repeat, too, it consists of multiples of a thousandth or so, of
which that is true in float32, too, and in nothing less. Some work is heavy enough for a driver to
load a compiled loop or to cut an image into tiles, which come out unequal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from corpus.arguments import SAME, VALID, behind_bias, filter_shape
from corpus.language import Array
from corpus.numbers import Numbers
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import CODES, Net, Term, without_activation
from corpus.types import BOOL8, F16, F32, I32, Type, per_channel, u8

_LARGE: Final = Patterns(
    "large_tensors", "many elements, beside powers of two and sizes of blocks", float16=False
)
_MILLION: Final = Patterns("million_elements", "more than 2^20 elements", CODED, signed=False)
_TALL: Final = Patterns("tall_images", "a tall image or a large batch", float16=False)
_CLASSES: Final = Patterns("classifier_rows", "codes of as many classes as classifiers have", CODED)
_HEAVY: Final = Patterns(
    "beside_heavy_work", "much work, and light work behind it", CODED, signed=False
)
_TILES: Final = Patterns("unequal_tiles", "tiles of unequal sizes", CODED, signed=False)
Shape = tuple[int, ...]

_PRIME: Final = 61
"""Period of data: beside all blocks and vectors, and short enough to take no space."""

_FINE: Final = 1 / 1024
"""Step of factors that half precision does not hold."""

_HALF: Final = 1 / 16
"""Step of numbers that half precision holds."""

_FINE_TERM: Final = 1 / 32
"""Step of terms of which half precision does not hold the sums."""

_CODES: Final = u8(0.5, 100)
_WEIGHTS: Final = u8(0.25, 128)
_SUMS: Final = Type("TENSOR_INT32", 0.125)

_IMAGE: Final[Shape] = (2, 3, 21, 19)
"""Four dimensions, the last two of which are more than vectors are long, and odd."""

_LENGTHS: Final[tuple[Shape, ...]] = (
    *((100_003,), (16_385,), (65_536,), (3, 127, 131), (65_535,)),
    *((1, 257, 1, 129), (32_769,), (7, 11, 13, 17)),
)
"""Primes, powers of two and their neighbors, in one dimension or several."""


def _length(operation: str, operations: Sequence[str]) -> Shape:
    return _LENGTHS[operations.index(operation) % len(_LENGTHS)]


def _repeated(
    name: str, shape: Shape, low: float = -4, high: float = 4, step: float = 0.5
) -> Array:
    """Multiples of ``step`` that repeat with a prime period."""
    numbers = Numbers(f"large {name}")
    drawn = numbers.integers(_PRIME, low=round(low / step), high=round(high / step))
    return np.resize(drawn * step, shape)


def _codes(name: str, shape: Shape, low: int = 0, high: int = 255) -> Array:
    drawn = Numbers(f"large codes {name}").integers(_PRIME, low=low, high=high)
    return np.resize(drawn, shape)


_UNARY: Final = (
    *("ABS", "FLOOR", "NEG", "RELU", "RELU1", "RELU6", "LOGISTIC", "TANH", "HARD_SWISH", "ELU"),
    *("EXP", "SIN", "SQRT", "RSQRT", "LOG"),
)
_QUANTIZED_UNARY: Final = ("RELU", "RELU6", "LOGISTIC", "TANH", "HARD_SWISH")
_UNITS: Final = {"LOGISTIC": u8(1 / 256, 0), "TANH": u8(1 / 128, 128)}


def _mapped(net: Net, operation: str, shape: Shape, step: float) -> Term:
    low = 0.5 if operation in ("SQRT", "RSQRT", "LOG") else -4
    x = net.given(_repeated(operation, shape, low, step=step))
    return x.to(operation, *([1.25] if operation == "ELU" else []))


@_LARGE.each(_UNARY, {"row": False, "image": True}, REAL)
@_LARGE.each(_QUANTIZED_UNARY, {"row": False, "image": True}, CODED)
def _unary(operation: str, image: bool, net: Net) -> list[Term]:
    """A function of many elements: more than one block or vector, the last one partial."""
    shape = _IMAGE if image else _length(operation, _UNARY)
    if net.is_real:
        return [_mapped(net, operation, shape, _FINE)]
    type = u8(1 / 32, 120)
    x = net.codes(_codes(operation, shape), type)
    return [x.to(operation, type=_UNITS.get(operation, type))]


@_LARGE.each(_UNARY, "image_of_halves", REAL, float16=True)
def _unary_of_halves(operation: str, net: Net) -> list[Term]:
    """A function of many elements, which half precision represents."""
    return [_mapped(net, operation, _IMAGE, _HALF)]


_BINARY: Final = ("ADD", "SUB", "MUL", "DIV", "MAXIMUM", "MINIMUM", "PRELU", "POW")
_INTEGER_BINARY: Final = ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM")
_QUANTIZED_BINARY: Final = (*_INTEGER_BINARY, "PRELU")

_SHAPES: Final[dict[str, tuple[Shape, Shape]]] = {
    "one_number": ((), (1,)),
    "outer": ((257, 1), (1, 131)),
    "channels": ((1, 37, 41, 17), (17,)),
    "rows": ((129, 67), (129, 1)),
}
"""Shapes of two operands, () for one of a length of its own."""


@_LARGE.each(_BINARY, ["equal"], REAL)
@_LARGE.each(["POW"], [*_SHAPES], REAL)
@_LARGE.each(_BINARY[:-1], [*_SHAPES], REAL, float16=True)
@_LARGE.each(_INTEGER_BINARY, ["equal", "channels"], (I32,))
@_LARGE.each(_QUANTIZED_BINARY, ["equal", "one_number", "outer", "channels"], CODED)
def _binary(operation: str, name: str, net: Net) -> list[Term]:
    """Two operands have equal shapes, one is a single number, or both are broadcast."""
    length = _length(operation, _BINARY)
    first, second = _SHAPES.get(name, (length, length))
    first, rest = first or length, without_activation(operation)
    if net.is_real:
        step = _FINE if name == "equal" else 0.5
        low = 0.5 if operation == "POW" else -4
        x = net.given(_repeated(f"{operation} {name} 1", first, low, step=step))
        other = _repeated(f"{operation} {name} 2", second, 1)
        return [x.to(operation, net.given(other * (0.25 if operation == "PRELU" else 1)), *rest)]
    if net.type is I32:
        factors = (1, 1000) if operation == "MUL" else ((1 << 23) + 1, (1 << 22) - 1)
        whole = [
            net.given((_codes(f"{name} {which}", shape) - 100) * factor)
            for which, shape, factor in zip("ab", (first, second), factors, strict=True)
        ]
        return [net(operation, *whole, *rest)]
    pair = (
        net.codes(_codes(f"{name} 1", first), _CODES),
        net.codes(_codes(f"{name} 2", second), u8(0.25, 30)),
    )
    return [net.fitted(operation, *pair, *rest, like=_CODES)]


@_MILLION("ADD", "million")
def _million(net: Net) -> list[Term]:
    """More than 2^20 elements exceed one launch or buffer."""
    a, b = (net.codes(_codes(name, (1_048_579,)), u8(0.25, 30)) for name in "ab")
    return [a.by("ADD", b, type=u8(0.5, 60))]


_COMPARED: Final = ("EQUAL", "NOT_EQUAL", "GREATER", "GREATER_EQUAL", "LESS", "LESS_EQUAL")


@_LARGE.each(_COMPARED, "row", REAL)
def _compared(operation: str, net: Net) -> list[Term]:
    """A comparison of many elements: more than one block or vector, the last one partial."""
    shape = _length(operation, _COMPARED)
    a, b = (net.given(_repeated(f"{operation} {name}", shape)) for name in "ab")
    return [a.by(operation, b)]


_Layer = tuple[Shape, Shape, list[Any]]
"""Shapes of image and filters, and what follows the bias."""

_CONV: Final[dict[str, _Layer]] = {
    "strides": ((1, 67, 35, 5), (19, 3, 3, 5), [SAME, 2, 1, 0]),
    "dense": ((1, 67, 35, 5), (19, 3, 3, 5), [VALID, 1, 1, 0]),
    "deep": ((1, 5, 7, 515), (3, 3, 5, 515), [VALID, 1, 1, 0]),
    "pixels": ((2, 1, 129, 255), (65, 1, 1, 255), [VALID, 1, 1, 0]),
}
_DEPTHWISE: Final[dict[str, _Layer]] = {
    "strides": ((1, 65, 33, 17), (1, 3, 5, 17), [SAME, 2, 1, 1, 0]),
    "dense": ((1, 65, 33, 17), (1, 3, 5, 17), [VALID, 1, 1, 1, 0]),
    "few_channels": ((1, 19, 1027, 3), (1, 3, 3, 3), [SAME, 2, 1, 1, 0]),
}
_GROUPED: Final[dict[str, _Layer]] = {
    "strides": ((1, 33, 31, 12), (18, 3, 3, 4), [1, 1, 1, 1, 2, 2, 3, 0, False]),
    "dense": ((1, 33, 31, 12), (18, 3, 3, 4), [0, 0, 0, 0, 1, 1, 3, 0, False]),
}
_TRANSPOSE: Final[dict[str, _Layer]] = {
    "strides": ((1, 23, 17, 7), (9, 3, 3, 7), [0, 0, 0, 0, 2, 2, 0, False]),
    "dense": ((1, 23, 17, 7), (9, 3, 3, 7), [1, 1, 1, 1, 1, 1, 0, False]),
}
_CONVOLUTIONS: Final = {
    "CONV_2D": _CONV,
    "DEPTHWISE_CONV_2D": _DEPTHWISE,
    "GROUPED_CONV_2D": _GROUPED,
    "TRANSPOSE_CONV_2D": _TRANSPOSE,
}


def _convolved(operation: str, name: str, net: Net, *, by_channel: bool = False) -> list[Term]:
    """A convolution larger than one block, tile or vector, the last one partial."""
    image, filters, rest = _CONVOLUTIONS[operation][name]
    axis = 3 if operation == "DEPTHWISE_CONV_2D" else 0
    channels = filters[axis]
    if net.is_real:
        step = _FINE if name == "deep" else 0.5
        x = net.given(_repeated(f"{operation} {name}", image, step=step))
        taps = _repeated(f"{operation} {name} filter", filters, -1, 1)
        return [x.layer(operation, taps, _repeated("bias", (channels,)), *rest)]
    kind, low, high, scale = _WEIGHTS, 20, 255, 0.125
    if by_channel:
        scales = [0.25 * 2.0 ** (channel % 3 - 1) for channel in range(channels)]
        kind, low, high, scale = per_channel(scales, axis), -127, 127, 0.0
    x = net.codes(_codes(f"{operation} {name}", image), _CODES)
    weights = net.known(_codes(f"{operation} filter", filters, low, high), kind)
    bias = net.known(_codes("bias", (channels,)) * 50, Type("TENSOR_INT32", scale))
    return [net.fitted(operation, x, weights, bias, *rest, like=_CODES)]


def _convolved_by_channel(operation: str, name: str, net: Net) -> list[Term]:
    """A large convolution with a scale for each channel: more than one block, tile or vector."""
    return _convolved(operation, name, net, by_channel=True)


for _operation, _layers in _CONVOLUTIONS.items():
    for _name in _layers:
        _is_exact = _name in ("strides", "dense")
        _LARGE.each([_operation], [_name], REAL, float16=_is_exact)(_convolved)
        _LARGE.each([_operation], [_name], CODED)(_convolved)
        _by_channel = {f"{_name}_by_channel": _name}
        _LARGE.each([_operation], _by_channel, CODED)(_convolved_by_channel)


_DENSE: Final = {"long": (3, 4099, 17), "wide": (1, 65, 1031), "many": (259, 33, 31)}
_DENSE_STEPS: Final = {"long": (_FINE, 0.5), "wide": (0.5, _FINE), "many": (0.5, 0.5)}


@_LARGE.named("FULLY_CONNECTED", ["many"], REAL, float16=True)
@_LARGE.named("FULLY_CONNECTED", ["long", "wide"], REAL)
@_LARGE.named("FULLY_CONNECTED", [*_DENSE], CODED)
def _connected(name: str, net: Net) -> list[Term]:
    """FULLY_CONNECTED with long rows, many units or many rows."""
    batches, size, units = _DENSE[name]
    if net.is_real:
        step, of_weights = _DENSE_STEPS[name]
        x = net.given(_repeated(f"fc {name}", (batches, size), step=step))
        weights = _repeated(f"fc {name} weights", (units, size), -1, 1, of_weights)
        return [x.layer("FULLY_CONNECTED", weights, _repeated("fc bias", (units,)), 0)]
    x = net.codes(_codes(f"fc {name}", (batches, size)), _CODES)
    taps = net.known(_codes("fc weights", (units, size), 40), _WEIGHTS)
    added = net.known(_codes("fc bias", (units,)) * 90, _SUMS)
    return [net.fitted("FULLY_CONNECTED", x, taps, added, 0, like=_CODES)]


@_LARGE.named("BATCH_MATMUL", {"plain": False, "turned": True}, REAL)
def _multiplied(turned: bool, net: Net) -> list[Term]:
    """Matrices larger than one block, plain and transposed."""
    shapes = ((3, 129, 65), (3, 33, 129)) if turned else ((3, 65, 129), (3, 129, 33))
    left, right = (net.given(_repeated(f"matmul {n + 1}", s)) for n, s in enumerate(shapes))
    return [left.to("BATCH_MATMUL", right, turned, turned)]


@_LARGE("BATCH_MATMUL", "batches", REAL, float16=True)
def _multiplied_batches(net: Net) -> list[Term]:
    """Many batches of small matrices are multiplied."""
    left = net.given(_repeated("batches 1", (2, 35, 3, 5)))
    right = net.given(_repeated("batches 2", (2, 35, 5, 2)))
    return [left.to("BATCH_MATMUL", right, False, False)]


_ROWS: Final = 2053
"""Rows of tall images: a prime. One image is more than a processor's second cache holds."""

_PERIOD: Final = 7
"""Rows after which data repeats, so that little space is enough for results, too."""

_STRIP: Final = (1, _PERIOD, 29, 3)


def _tall_rows(array: Array) -> Array:
    """``array`` [1, period, ...] again and again, up to a prime number of rows."""
    return np.concatenate([array] * -(-_ROWS // _PERIOD), 1)[:, :_ROWS]


_TALL_CONV: Final[dict[str, list[Any]]] = {
    "rows": [SAME, 1, 1, 0],
    "rows_strided": [SAME, 2, 2, 0],
    "rows_dilated": [SAME, 1, 1, 0, False, 2, 2],
}
_TALL_DEPTHWISE: Final[dict[str, list[Any]]] = {
    "rows": [SAME, 1, 1, 2, 0],
    "rows_strided": [SAME, 2, 2, 2, 0],
    "rows_dilated": [SAME, 1, 1, 2, 0, False, 2, 2],
}
_TALL_FILTERS: Final = {
    "CONV_2D": (6, 3, 3, 3),
    "DEPTHWISE_CONV_2D": (1, 3, 3, 6),
    "TRANSPOSE_CONV_2D": (3, 3, 2, 3),
}


@_TALL.each(["CONV_2D"], _TALL_CONV)
@_TALL.each(["DEPTHWISE_CONV_2D"], _TALL_DEPTHWISE)
@_TALL.each(["TRANSPOSE_CONV_2D"], {"rows": [1, 1, 0, 1, 1, 2, 0, False]})
def _tall_convolved(operation: str, rest: list[Any], net: Net) -> list[Term]:
    """Too many rows for one tile or one thread."""
    filters = _TALL_FILTERS[operation]
    channels = filters[3 if operation == "DEPTHWISE_CONV_2D" else 0]
    if net.is_real:
        x = net.given(_tall_rows(_repeated("tall", _STRIP, step=_FINE)))
        taps = _repeated("tall filter", filters, -1, 1)
        return [x.layer(operation, taps, _repeated("bias", (channels,)), *rest)]
    x = net.codes(_tall_rows(_codes("tall", _STRIP)), _CODES)
    weights = net.known(_codes("tall filter", filters, 40), _WEIGHTS)
    bias = net.known(_codes("bias", (channels,)), _SUMS)
    return [net.fitted(operation, x, weights, bias, *rest, like=_CODES)]


@_TALL.each(
    ("AVERAGE_POOL_2D", "MAX_POOL_2D"),
    {"rows": [SAME, 1, 1, 2, 3, 0], "rows_strided": [SAME, 2, 2, 3, 3, 0]},
    CODED,
)
def _tall_pooled(operation: str, window: list[int], net: Net) -> list[Term]:
    """Too many rows for one tile or one thread."""
    return [net.codes(_tall_rows(_codes("tall", _STRIP)), _CODES).to(operation, *window)]


@_TALL("FULLY_CONNECTED", "rows", REAL)
def _tall_connected(net: Net) -> list[Term]:
    """A batch has too many rows for one tile or one thread."""
    matrix = _tall_rows(_repeated("tall matrix", (1, _PERIOD, 33), step=_FINE))[0]
    weights, bias = _repeated("tall weights", (65, 33), -1, 1), _repeated("bias", (65,))
    return [net.given(matrix).layer("FULLY_CONNECTED", weights, bias, 0)]


_WINDOWS: Final[dict[str, tuple[Shape, list[int]]]] = {
    "windows": ((1, 67, 65, 5), [SAME, 1, 2, 5, 4]),
    "one_window": ((2, 63, 67, 3), [VALID, 1, 1, 67, 63]),
    "row": ((1, 1, 2049, 2), [VALID, 2, 1, 1025, 1]),
    "tens": ((1, 24, 25, 2), [VALID, 1, 1, 19, 17]),  # sums of codes beyond 16 bits
}


@_LARGE.each(["MAX_POOL_2D"], [*_WINDOWS], REAL, float16=True)
@_LARGE.each(("AVERAGE_POOL_2D", "L2_POOL_2D"), ["windows"], REAL, float16=True)
@_LARGE.each(("AVERAGE_POOL_2D", "L2_POOL_2D"), [*_WINDOWS][1:], REAL)
@_LARGE.each(("AVERAGE_POOL_2D", "MAX_POOL_2D"), [*_WINDOWS], CODED)
def _pooled(operation: str, name: str, net: Net) -> list[Term]:
    """Windows of some pixels, of the whole image, or of more than a block."""
    shape, rest = _WINDOWS[name]
    if net.is_real:
        fine = 2 * _FINE_TERM if operation == "L2_POOL_2D" else _FINE_TERM  # for squares
        step = 0.5 if name == "windows" else fine
        x = net.given(_repeated(f"{operation} {name}", shape, step=step))
    else:
        x = net.codes(_codes(f"{operation} {name}", shape, 190 if name == "tens" else 0), _CODES)
    return [x.to(operation, *rest, 0)]


_RESIZES: Final[dict[str, tuple[Shape, list[Any]]]] = {
    "wider": ((1, 3, 129, 2), [1032, 6, False]),
    "wider_aligned": ((1, 3, 129, 2), [1025, 5, False, True, False]),
    "wide": ((1, 2, 3000, 1), [4000, 2, False]),
    "wide_aligned": ((1, 2, 3001, 1), [4001, 3, False, True, False]),
    "high": ((1, 2049, 1, 2), [1, 1025, False, True, False]),
    "channels": ((1, 5, 7, 259), [14, 10, False]),
}


@_LARGE.each(("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR"), [*_RESIZES], float16=True)
def _resized(operation: str, name: str, net: Net) -> list[Term]:
    """Thousands of pixels are resized by multiples of 1/8, so that rounding cannot matter."""
    shape, rest = _RESIZES[name]
    if net.is_real:
        return [net.given(_repeated(f"{operation} {name}", shape)).to(operation, *rest)]
    return [net.codes(_codes(name, shape) // 16 * 16, _CODES).to(operation, *rest)]


_REDUCED: Final[dict[str, tuple[Shape, list[int]]]] = {
    "all": ((100_003,), [0]),
    "columns": ((2049, 33), [0]),
    "rows": ((33, 2049), [1]),
    "middle": ((5, 1031, 7), [1]),
    "image": ((2, 65, 67, 3), [1, 2]),
}


@_LARGE.each(("REDUCE_SUM", "MEAN"), [*_REDUCED], REAL)
@_LARGE.each(("REDUCE_MAX", "REDUCE_MIN"), [*_REDUCED], REAL, float16=True)
@_LARGE.each(("MEAN", "REDUCE_MAX", "REDUCE_MIN"), [*_REDUCED], CODED)
def _reduced(operation: str, name: str, net: Net) -> list[Term]:
    """Many elements are reduced, along inner, outer and middle dimensions."""
    shape, axes = _REDUCED[name]
    step = _FINE_TERM if operation in ("REDUCE_SUM", "MEAN") else 0.5
    if net.is_real:
        x = net.given(_repeated(f"{operation} {name}", shape, -3, 4, step))
    else:
        x = net.codes(_codes(f"{operation} {name}", shape), _CODES)
    return [x.over(operation, *axes, keep=operation in ("MEAN", "REDUCE_MIN"))]


@_LARGE.by({"ARGMAX": 9, "ARGMIN": -9}, "long", REAL)
def _place(operation: str, value: int, net: Net) -> list[Term]:
    """The index exceeds 16 bits; it is shown as a real number."""
    data = _repeated(operation, (2, 70_001))
    data[0, 69_999], data[1, 65_537] = value, value
    return [net.given(data).place(operation, 1).cast(F32)]


_SOFTMAXES: Final[dict[str, list[Any]]] = {"SOFTMAX": [1.0], "LOG_SOFTMAX": [1.0, 1]}


@_LARGE.each(_SOFTMAXES, ["long", "many"], REAL)
def _softmax(operation: str, name: str, net: Net) -> list[Term]:
    """SOFTMAX of long rows or of many; three elements of each row stand out."""
    data = _repeated(f"{operation} {name}", (2, 4099) if name == "long" else (1025, 11), -40, -30)
    data[:, -1], data[:, -2], data[:, 0] = 3.0, 2.5, 2.0
    return [net.given(data).to(operation, *_SOFTMAXES[operation])]


@_LARGE.by(_SOFTMAXES, "level", REAL)
def _level_softmax(operation: str, rest: list[Any], net: Net) -> list[Term]:
    """Each of many elements contributes to the sum."""
    level = net.given(_repeated(f"{operation} level", (2, 2053), -2, 2))
    return [level.to(operation, *rest) * (256.0 if operation == "SOFTMAX" else 1.0)]


@_LARGE("L2_NORMALIZATION", "long", REAL)
def _long_norm(net: Net) -> list[Term]:
    """A long row of zeros except for a few elements, on both sides of each block border."""
    data = _repeated("l2", (3, 2051)) * 0
    data[:, [0, 1023, 1024, 2047, 2048, 2050]] = [1, -2, 3, 4, -5, 2]
    return [net.given(data).to("L2_NORMALIZATION", -1)]


@_LARGE("L2_NORMALIZATION", "level", REAL)
def _level_norm(net: Net) -> list[Term]:
    """Each of many elements contributes to the sum."""
    return [net.given(_repeated("l2 level", (3, 2051))).to("L2_NORMALIZATION", -1)]


_CLASSIFIERS: Final = {"10": (3, 1 / 8), "16": (4, 1 / 16), "33": (5, 1 / 16), "1001": (2, 1 / 4)}
"""Rows and scale, by the number of classes."""


@_CLASSES.named("SOFTMAX", [*_CLASSIFIERS])
def _classified(name: str, net: Net) -> list[Term]:
    """As many classes as classifiers have: one is likely in most rows, a few in some."""
    classes, (rows, scale) = int(name), _CLASSIFIERS[name]
    codes = _codes(f"classes {classes}", (rows, classes), 0, 60 if classes > 100 else 200)
    for row in range(rows):
        codes[row, (row * 7 + classes - 1) % classes] = 250 - 9 * row
    return [net.codes(codes, u8(scale, 128)).to("SOFTMAX", 1.0, type=u8(1 / 256, 0))]


@_LARGE("TOPK_V2", "long", REAL)
def _best(net: Net) -> list[Term]:
    """The largest elements are far apart, and before and behind every block border."""
    data = _repeated("topk", (2, 20_011), -4, 4)
    data[:, [19_999, 5, 16_384, 777, 20_010, 4096, 0]] = np.arange(7)[::-1] + 10
    values, places = net.given(data).topk(7)
    return [values, places.cast(F32)]


@_LARGE("TOPK_V2", "several", REAL)
def _several_best(net: Net) -> list[Term]:
    """Most of the best are in one half."""
    several = Numbers("topk several").distinct(3, 131, low=-2000, high=2000) / 16
    several[:, 64:] += 80
    values, places = net.given(several).topk(67)
    return [values, places.cast(F32)]


_MOVES: Final[dict[str, tuple[Shape, list[Any]]]] = {
    "TRANSPOSE": ((3, 65, 33, 17), [[2, 0, 3, 1]]),
    "RESHAPE": ((257, 129), [[129, -1]]),
    "PAD": ((2, 63, 65, 3), [np.array([[0, 1], [2, 0], [1, 3], [0, 0]])]),
    "SPACE_TO_DEPTH": ((1, 66, 129 * 2, 3), [2]),
    "DEPTH_TO_SPACE": ((1, 33, 65, 12), [2]),
    "BATCH_TO_SPACE_ND": ((6, 31, 33, 5), [[2, 3]]),
    "SPACE_TO_BATCH_ND": ((1, 65, 67, 3), [[2, 3], np.array([[1, 0], [1, 1]])]),
    "CHANNEL_SHUFFLE": ((1, 17, 19, 66), [11, 3]),
    "SLICE": ((67, 1031), [[3, 5], [60, 1021]]),
    "STRIDED_SLICE": ((67, 1031), [[1, 1030], [66, 2], [2, -3], 0, 0, 0]),
    "TILE": ((17, 129), [[5, 3]]),
    "SPLIT": ((65, 387), [1, 3]),
}
_WIDER: Final = {F32: 129 / 32, F16: 1 / 4, I32: (1 << 17) + 1}
"""Factors of codes whose products need more bits than half precision has, or than real numbers."""

_OF_INTEGERS: Final = ("SLICE", "TILE", "SPLIT")


def _moved(operation: str, type: Type | None, net: Net) -> list[Term]:
    """Elements of one, two and four bytes are moved: more than one block, the last one partial."""
    shape, rest = _MOVES[operation]
    kind = type or (_CODES if net.type is CODES else net.type)
    x = net.codes(_codes(operation, shape) * _WIDER.get(kind, 1), kind)
    arguments = [net.known(a, I32) if isinstance(a, np.ndarray) else a for a in rest]
    types = [kind] * (3 if operation == "SPLIT" else 1)
    return net.several(operation, x, *arguments, types=types)


_LARGE.each(_MOVES, {"moved": None})(_moved)
_LARGE.each(_MOVES, {"moved_float16": F16}, REAL)(_moved)
_LARGE.each(_OF_INTEGERS, {"moved": None}, (I32,))(_moved)

_FAR_ROWS: Final = Numbers("large rows").distinct(40, low=65_000, high=70_000)
_ODD: Final = np.array([2049, 2051, 3333, 3999, 1, 4001, 2047])
"""Places beyond 2048, where half precision holds only even numbers."""


@_LARGE("GATHER", "far", REAL)
def _gathered_far(net: Net) -> list[Term]:
    """GATHER at indices beyond 16 bits."""
    table = net.given(_repeated("gather", (70_001,)) + np.arange(70_001) // 1024)
    return [table.gather(0, net.given(_FAR_ROWS, I32))]


@_LARGE("GATHER", "odd", REAL)
def _gathered_odd(net: Net) -> list[Term]:
    """GATHER at odd indices beyond 2048, which half precision does not represent."""
    short = net.given(_repeated("gather short", (4007,)) + np.arange(4007) // 512)
    return [short.gather(0, net.given(_ODD, I32))]


@_LARGE("EMBEDDING_LOOKUP", "far", REAL)
def _looked_up_far(net: Net) -> list[Term]:
    """EMBEDDING_LOOKUP at indices beyond 16 bits."""
    lookups = net.given(_FAR_ROWS, I32)
    values = net.known(_codes("embedding", (70_001, 2)) % 97, I32)
    return [net("EMBEDDING_LOOKUP", lookups, values, type=I32).cast(F32)]


@_LARGE("EMBEDDING_LOOKUP", "odd", REAL)
def _looked_up_odd(net: Net) -> list[Term]:
    """EMBEDDING_LOOKUP at odd indices beyond 2048, which half precision does not represent."""
    lookups = net.given(_ODD, I32)
    return [net("EMBEDDING_LOOKUP", lookups, net.constant(_repeated("lookup", (4007, 1))))]


@_LARGE("CONCATENATION", "middle", signed=False)
def _joined(net: Net) -> list[Term]:
    """CONCATENATION along the middle dimension: several blocks, codes of different scales."""
    if net.is_real:
        reals = (_repeated(f"part {n}", (31, 65 + n, 5), step=_FINE) for n in range(4))
        return [net.concat(*map(net.given, reals), axis=1)]
    parts = (
        net.codes(_codes(f"part {n}", (31, 65, 5)), u8(0.5 * 2.0 ** (n - 1), 90 + n))
        for n in range(3)
    )
    return [net.concat(*parts, axis=1, type=u8(1.0, 95))]


@_LARGE("SELECT", "plain", REAL)
def _selected(net: Net) -> list[Term]:
    """SELECT of many elements: more than one block, the last one partial."""
    choice = net.given(_codes("select", (129, 257)) > 120, BOOL8)
    a, b = (net.given(_repeated(f"select {name}", (129, 257), step=_FINE)) for name in "ab")
    return [choice.choose(a, b)]


_CONVERTED_SHAPES: Final = {"": (65_537,), "image_": _IMAGE, "rows_": (259, 33)}


def _kinds(*kinds: tuple[str, Type, Type]) -> dict[str, tuple[str, Shape, Type, Type]]:
    return {
        f"{prefix}{name}": (name, shape, source, target)
        for name, source, target in kinds
        for prefix, shape in _CONVERTED_SHAPES.items()
    }


@_LARGE.named(
    "CAST",
    _kinds(
        ("real_to_float16", F32, F16),
        ("float16_to_real", F16, F32),
        ("integers_to_real", I32, F32),
        ("real_to_integers", F32, I32),
    ),
    REAL,
)
@_LARGE.named("QUANTIZE", _kinds(("real", F32, _CODES)), REAL, signed=True)
@_LARGE.named("DEQUANTIZE", _kinds(("codes_quant8", _CODES, F32)), REAL, signed=True)
def _converted(choice: tuple[str, Shape, Type, Type], net: Net) -> list[Term]:
    """Many elements are converted: more than one block or vector, the last one partial."""
    name, shape, source, target = choice
    codes = _codes(name, shape)
    x = net.codes(codes / 2 - 50 if target is _CODES else codes, source)
    operation = {_CODES: "QUANTIZE"}.get(target, "DEQUANTIZE" if source is _CODES else "CAST")
    return [x.to(operation, type=target)]


def _heavy_codes(name: str, shape: Shape, low: int, high: int, period: int = _PRIME) -> Array:
    return np.resize(Numbers(f"heavy {name}").integers(period, low=low, high=high), shape)


@_HEAVY("DEPTHWISE_CONV_2D", "pairs")
def _with_sums(net: Net) -> list[Term]:
    """Every binary operation, with scales and zero points of its own, follows windows of 225 taps
    on many pixels.

    Only one tap of each channel is not zero, so that the results are exact.
    """
    shape = (1, 17, 18, _PRIME)
    taps = np.full((1, 15, 15, _PRIME), 128)
    for channel in range(_PRIME):
        taps[0, 5 + channel % 5, 6 + channel % 3, channel] = 132
    source = net.codes(_heavy_codes("input", shape, 60, 140, 3 * _PRIME), u8(0.5, 100))
    other = net.codes(_heavy_codes("other", shape, 0, 110), u8(0.25, 30))
    bias = net.known(np.arange(_PRIME) % 16 * 4 - 32, _SUMS)
    arguments = net.known(taps, _WEIGHTS), bias, SAME, 1, 1, 1, 0
    made = source.to("DEPTHWISE_CONV_2D", *arguments, type=u8(0.5, 90))
    return [
        made.by(operation, other, type=u8(4.0 if operation == "MUL" else 0.5, 120))
        for operation in ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM")
    ]


@_TILES.named("CONV_2D", {"conv_2d": "CONV_2D", "depthwise": "DEPTHWISE_CONV_2D"})
def _unequal_tiles(operation: str, net: Net) -> list[Term]:
    """Results larger than a tile, with little work for each, are tiles of 65 and 66 rows."""
    source = net.codes(_heavy_codes("rows", (1, 131, 521, 1), 20, 180), _CODES)
    taps = np.array([132, 124, 130]).reshape(filter_shape(operation, (1, 1), 1, 3))
    weights, bias = net.known(taps, _WEIGHTS), net.known([-40, 80, 0], _SUMS)
    return [source.to(operation, weights, bias, *behind_bias(operation, factor=3))]
