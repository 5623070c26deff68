"""Large cases: blocks, tiles, tails, threads and thresholds of real implementations.

Sizes are odd, primes, powers of two and one beside them. Data repeats with the period of a prime,
so that it takes little space in a spec. It consists of small multiples of a half, of which any
order of summation has the same sum: however a driver cuts its loops, there is one right answer.
Where there are few results, or they repeat, too, it consists of multiples of a thousandth or so, of
which that is true in float32, too, and in nothing less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from corpus.fit import fitted
from corpus.language import (
    BOOL8,
    F16,
    F32,
    I32,
    Argument,
    Array,
    Operand,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    internal,
    per_channel,
    result,
    u8,
)
from corpus.numbers import Numbers
from corpus.patterns._net import SAME, VALID, without_activation

__all__ = ["files"]

Shape = tuple[int, ...]

_PRIME: Final = 61
"""Period of data: beside all blocks and vectors, and short enough to take no space."""

_FINE: Final = 1 / 1024
"""Step of factors that half precision does not hold."""

_HALF: Final = 1 / 16
"""Step of numbers that half precision holds."""

_FINE_TERM: Final = 1 / 32
"""Step of terms of which half precision does not hold the sums."""

_TESTS: Final = "Beyond one block, tile or vector, with a rest."
_CODES: Final = u8(0.5, 100)

_IMAGE: Final[Shape] = (2, 3, 21, 19)
"""Of four dimensions, the last two more than vectors are long, and odd."""

_UNARY: Final = (
    *("ABS", "FLOOR", "NEG", "RELU", "RELU1", "RELU6", "LOGISTIC", "TANH", "HARD_SWISH", "ELU"),
    *("EXP", "SIN", "SQRT", "RSQRT", "LOG"),
)
_POSITIVE: Final = ("SQRT", "RSQRT", "LOG")
_BINARY: Final = ("ADD", "SUB", "MUL", "DIV", "MAXIMUM", "MINIMUM", "PRELU", "POW")
_COMPARED: Final = ("EQUAL", "NOT_EQUAL", "GREATER", "GREATER_EQUAL", "LESS", "LESS_EQUAL")
_FAMILY_OF: Final = {
    **dict.fromkeys(("RELU", "RELU1", "RELU6", "LOGISTIC", "TANH"), "activation"),
    **dict.fromkeys(("HARD_SWISH", "ELU", "PRELU"), "activation"),
}
_QUANTIZED_UNARY: Final = ("RELU", "RELU6", "LOGISTIC", "TANH", "HARD_SWISH", "ELU")
_INTEGER_BINARY: Final = ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM")
_QUANTIZED_BINARY: Final = ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM", "PRELU")


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from _elementwise()
    yield from _products()
    yield from _tall()
    yield from _windows()
    yield from _along_axes()
    yield from _moved()


def _repeated(
    name: str, shape: Shape, low: float = -4, high: float = 4, step: float = 0.5
) -> Array:
    """Multiples of ``step`` that repeat with a prime period."""
    drawn = Numbers(f"large {name}").integers(
        _PRIME, low=round(low / step), high=round(high / step)
    )
    return np.resize(drawn * step, shape)


def _codes(name: str, shape: Shape, low: int = 0, high: int = 255) -> Array:
    drawn = Numbers(f"large codes {name}").integers(_PRIME, low=low, high=high)
    return np.resize(drawn, shape)


def _file(operation: str) -> SpecFile:
    tests = "tensors of many elements, in sizes of no block, and beside powers of two"
    return SpecFile(f"{operation.lower()}_large", f"{operation}: {tests}.")


def _elementwise() -> Iterator[tuple[str, SpecFile]]:
    for number, operation in enumerate(_UNARY):
        file = _file(operation)
        for prefix, shape in (("", _length(number)), ("image_", _IMAGE)):
            low = 0.5 if operation in _POSITIVE else -4
            data = given("input", _repeated(operation, shape, low, step=_FINE))
            file.add(f"{prefix}real", operation, [data, *_alpha(operation)], result("output"))
            if operation in _QUANTIZED_UNARY and operation != "ELU":
                type = u8(1 / 32, 120)
                out = {"LOGISTIC": u8(1 / 256, 0), "TANH": u8(1 / 128, 128)}.get(operation, type)
                codes = given("input", _codes(operation, shape), type)
                output = result("output", out)
                file.add(f"{prefix}quant8", operation, [codes], output, signed=True)
        halves = given("input", _repeated(operation, _IMAGE, low, step=_HALF))
        arguments = [halves, *_alpha(operation)]
        file.add("image_of_halves", operation, arguments, result("output"), float16=True)
        yield _FAMILY_OF.get(operation, "elementwise_unary"), file
    for number, operation in enumerate(_BINARY):
        yield _FAMILY_OF.get(operation, "elementwise_binary"), _binary(operation, number)
    file = SpecFile("add_million", "ADD of more than 2^20 elements.")
    type = u8(0.25, 30)
    pair = [given(name, _codes(name, (1_048_579,)), type) for name in ("a", "b")]
    file.add("quant8", "ADD", [*pair, 0], result("output", u8(0.5, 60)), tests=_TESTS)
    yield "elementwise_binary", file
    for number, operation in enumerate(_COMPARED):
        file, shape = _file(operation), _length(number)
        pair = [given(name, _repeated(f"{operation} {name}", shape)) for name in ("a", "b")]
        file.add("real", operation, pair, result("output", BOOL8), tests=_TESTS)
        yield "comparison", file


def _length(number: int) -> Shape:
    """Primes, powers of two and their neighbors, in one dimension or several."""
    shapes: tuple[Shape, ...] = ((100_003,), (16_385,), (65_536,), (3, 127, 131), (65_535,))
    shapes += ((1, 257, 1, 129), (32_769,), (7, 11, 13, 17))
    return shapes[number % len(shapes)]


def _alpha(operation: str) -> list[Argument]:
    return [1.25] if operation == "ELU" else []


def _binary(operation: str, number: int) -> SpecFile:
    """Equal shapes; one number; and two shapes that meet in one that is larger than both."""
    file, length = _file(operation), _length(number)
    shapes = {
        "equal": (length, length),
        "one_number": ((length), (1,)),
        "outer": ((257, 1), (1, 131)),
        "channels": ((1, 37, 41, 17), (17,)),
        "rows": ((129, 67), (129, 1)),
    }
    rest: list[Argument] = [*without_activation(operation)]
    for name, (first, second) in shapes.items():
        low = 0.5 if operation == "POW" else -4
        step = _FINE if name == "equal" else 0.5
        a = given("first", _repeated(f"{operation} {name} 1", first, low, step=step))
        other = _repeated(f"{operation} {name} 2", second, 1)
        b = given("second", other if operation != "PRELU" else other * 0.25)
        float16 = step > _FINE and operation != "POW"
        file.add(name, operation, [a, b, *rest], result("output"), tests=_TESTS, float16=float16)
        if operation in _INTEGER_BINARY and name in ("equal", "channels"):
            factors = (1, 1000) if operation == "MUL" else ((1 << 23) + 1, (1 << 22) - 1)
            whole: list[Argument] = [
                given(which, (_codes(f"{name} {which}", shape) - 100) * factor, I32)
                for which, shape, factor in zip(("a", "b"), (first, second), factors, strict=True)
            ]
            file.add(f"{name}_int32", operation, [*whole, *rest], result("output", I32))
        if operation in _QUANTIZED_BINARY and name != "rows":
            types = (_CODES, u8(0.25, 30))
            arrays = _codes(f"{name} 1", first), _codes(f"{name} 2", second)
            inputs: list[Argument] = [
                given(which, array, type)
                for which, array, type in zip(("first", "second"), arrays, types, strict=True)
            ]
            out = fitted(operation, [*inputs, *rest], _CODES)
            arguments = [*inputs, *rest]
            file.add(f"{name}_quant8", operation, arguments, result("output", out), signed=True)
    return file


def _products() -> Iterator[tuple[str, SpecFile]]:
    yield "convolution", _convolution("CONV_2D", (1, 67, 35, 5), (19, 3, 3, 5))
    yield "convolution", _convolution("DEPTHWISE_CONV_2D", (1, 65, 33, 17), (1, 3, 5, 17))
    yield "convolution", _convolution("GROUPED_CONV_2D", (1, 33, 31, 12), (18, 3, 3, 4))
    yield "convolution", _convolution("TRANSPOSE_CONV_2D", (1, 23, 17, 7), (9, 3, 3, 7))
    yield "fully_connected", _fully_connected()
    yield "batch_matmul", _matmul()


_GEOMETRY: Final = {
    "CONV_2D": ([SAME, 2, 1, 0], [VALID, 1, 1, 0]),
    "DEPTHWISE_CONV_2D": ([SAME, 2, 1, 1, 0], [VALID, 1, 1, 1, 0]),
    "GROUPED_CONV_2D": ([1, 1, 1, 1, 2, 2, 3, 0, False], [0, 0, 0, 0, 1, 1, 3, 0, False]),
    "TRANSPOSE_CONV_2D": ([0, 0, 0, 0, 2, 2, 0, False], [1, 1, 1, 1, 1, 1, 0, False]),
}


def _convolution(operation: str, image: Shape, filters: Shape) -> SpecFile:
    file = _file(operation)
    channels = filters[3] if operation == "DEPTHWISE_CONV_2D" else filters[0]
    deep: Shape = (1, 5, 7, 515)
    taps: Shape = (3, 3, 5, 515) if operation == "CONV_2D" else filters
    for name, rest in zip(("strides", "dense"), _GEOMETRY[operation], strict=True):
        _add_convolution(file, operation, name, (image, filters, channels), rest)
    if operation == "CONV_2D":
        _add_convolution(file, operation, "deep", (deep, taps, 3), _GEOMETRY[operation][1])
        pixels: tuple[Shape, Shape, int] = ((2, 1, 129, 255), (65, 1, 1, 255), 65)
        _add_convolution(file, operation, "pixels", pixels, _GEOMETRY[operation][1])
    if operation == "DEPTHWISE_CONV_2D":
        wide: tuple[Shape, Shape, int] = ((1, 19, 1027, 3), (1, 3, 3, 3), 3)
        _add_convolution(file, operation, "few_channels", wide, _GEOMETRY[operation][0])
    return file


def _add_convolution(
    file: SpecFile,
    operation: str,
    name: str,
    shapes: tuple[Shape, Shape, int],
    rest: Sequence[Argument],
) -> None:
    image, filters, channels = shapes
    step = _FINE if name == "deep" else 0.5
    reals: list[Argument] = [
        given("input", _repeated(f"{operation} {name}", image, step=step)),
        constant("filter", _repeated(f"{operation} {name} filter", filters, -1, 1)),
        constant("bias", _repeated("bias", (channels,))),
    ]
    arguments, float16 = [*reals, *rest], name in ("strides", "dense")
    file.add(name, operation, arguments, result("output"), tests=_TESTS, float16=float16)
    weights = u8(0.25, 128)
    for kind, type in (("quant8", weights), ("channel", _by_channel(operation, channels))):
        scale = 0.0 if type.channels else 0.125
        low, high = (-127, 127) if type.channels else (20, 255)
        codes: list[Argument] = [
            given("input", _codes(f"{operation} {name}", image), _CODES),
            constant("filter", _codes(f"{operation} filter", filters, low, high), type),
            constant("bias", _codes("bias", (channels,)) * 50, Type("TENSOR_INT32", scale)),
        ]
        out = fitted(operation, [*codes, *rest], _CODES)
        file.add(f"{name}_{kind}", operation, [*codes, *rest], result("output", out), signed=True)


def _by_channel(operation: str, channels: int) -> Type:
    scales = [0.25 * 2.0 ** (channel % 3 - 1) for channel in range(channels)]
    return per_channel(scales, 3 if operation == "DEPTHWISE_CONV_2D" else 0)


def _fully_connected() -> SpecFile:
    operation = "FULLY_CONNECTED"
    file = _file(operation)
    sizes = {"long": (3, 4099, 17), "wide": (1, 65, 1031), "many": (259, 33, 31)}
    steps = {"long": (_FINE, 0.5), "wide": (0.5, _FINE), "many": (0.5, 0.5)}
    for name, (batches, size, units) in sizes.items():
        step, of_weights = steps[name]
        weights = _repeated(f"fc {name} weights", (units, size), -1, 1, of_weights)
        reals: list[Argument] = [
            given("input", _repeated(f"fc {name}", (batches, size), step=step)),
            constant("weights", weights),
            constant("bias", _repeated("fc bias", (units,))),
        ]
        arguments, float16 = [*reals, 0], name == "many"
        file.add(name, operation, arguments, result("output"), tests=_TESTS, float16=float16)
        codes: list[Argument] = [
            given("input", _codes(f"fc {name}", (batches, size)), _CODES),
            constant("weights", _codes("fc weights", (units, size), 40), u8(0.25, 128)),
            constant("bias", _codes("fc bias", (units,)) * 90, Type("TENSOR_INT32", 0.125)),
        ]
        out = fitted(operation, [*codes, 0], _CODES)
        file.add(f"{name}_quant8", operation, [*codes, 0], result("output", out), signed=True)
    return file


def _matmul() -> SpecFile:
    file = _file("BATCH_MATMUL")
    for name, turned in (("plain", (False, False)), ("turned", (True, True))):
        shapes = [(3, 65, 129), (3, 129, 33)]
        first, second = (s[:1] + s[:0:-1] if t else s for s, t in zip(shapes, turned, strict=True))
        inputs: list[Argument] = [
            given("first", _repeated("matmul 1", first)),
            given("second", _repeated("matmul 2", second)),
        ]
        file.add(name, "BATCH_MATMUL", [*inputs, *turned], result("output"), tests=_TESTS)
    pair: list[Argument] = [
        given("first", _repeated("batches 1", (2, 35, 3, 5))),
        given("second", _repeated("batches 2", (2, 35, 5, 2))),
    ]
    arguments = [*pair, False, False]
    file.add("batches", "BATCH_MATMUL", arguments, result("output"), tests=_TESTS, float16=True)
    return file


_TALL: Final = 2053
"""Rows: a prime. One image or matrix is more than a processor's second cache holds."""

_PERIOD: Final = 7
"""Rows after which data repeats, so that little space is enough for results, too."""


def _tall_rows(array: Array) -> Array:
    """``array`` [1, period, ...] again and again, up to a prime number of rows."""
    times = -(-_TALL // _PERIOD)
    return np.concatenate([array] * times, 1)[:, :_TALL]


def _tall() -> Iterator[tuple[str, SpecFile]]:
    """Results that are cut into tiles of rows, or shared out to threads."""
    tests = "Too many rows for one tile or one thread."
    strip = (1, _PERIOD, 29, 3)
    real = given("input", _tall_rows(_repeated("tall", strip, step=_FINE)))
    codes = given("input", _tall_rows(_codes("tall", strip)), _CODES)
    products: dict[str, tuple[Shape, int, dict[str, list[Argument]]]] = {
        "CONV_2D": (
            (6, 3, 3, 3),
            6,
            {
                "": [SAME, 1, 1, 0],
                "_strided": [SAME, 2, 2, 0],
                "_dilated": [SAME, 1, 1, 0, False, 2, 2],
            },
        ),
        "DEPTHWISE_CONV_2D": (
            (1, 3, 3, 6),
            6,
            {
                "": [SAME, 1, 1, 2, 0],
                "_strided": [SAME, 2, 2, 2, 0],
                "_dilated": [SAME, 1, 1, 2, 0, False, 2, 2],
            },
        ),
        "TRANSPOSE_CONV_2D": ((3, 3, 2, 3), 3, {"": [1, 1, 0, 1, 1, 2, 0, False]}),
    }
    for operation, (filters, channels, geometries) in products.items():
        file = SpecFile(f"{operation.lower()}_tall", f"{operation}: a tall image.")
        reals: list[Argument] = [
            real,
            constant("filter", _repeated("tall filter", filters, -1, 1)),
            constant("bias", _repeated("bias", (channels,))),
        ]
        fixed: list[Argument] = [
            codes,
            constant("filter", _codes("tall filter", filters, 40), u8(0.25, 128)),
            constant("bias", _codes("bias", (channels,)), Type("TENSOR_INT32", 0.125)),
        ]
        for suffix, rest in geometries.items():
            whole = [*reals, *rest]
            file.add(f"real{suffix}", operation, whole, result("output"), tests=tests)
            whole = [*fixed, *rest]
            out = fitted(operation, whole, _CODES)
            output = result("output", out)
            file.add(f"quant8{suffix}", operation, whole, output, tests=tests, signed=True)
        yield "convolution", file
    for operation in ("AVERAGE_POOL_2D", "MAX_POOL_2D"):
        file = SpecFile(f"{operation.lower()}_tall", f"{operation}: a tall image.")
        windows: dict[str, list[Argument]] = {
            "": [SAME, 1, 1, 2, 3, 0],
            "_strided": [SAME, 2, 2, 3, 3, 0],
        }
        for suffix, window in windows.items():
            arguments = [codes, *window]
            output = result("o", _CODES)
            file.add(f"quant8{suffix}", operation, arguments, output, tests=tests, signed=True)
        yield "pooling", file
    file = SpecFile("fully_connected_tall", "FULLY_CONNECTED: a large batch.")
    matrix = _tall_rows(_repeated("tall matrix", (1, _PERIOD, 33), step=_FINE))[0]
    weights, bias = _repeated("tall weights", (65, 33), -1, 1), _repeated("bias", (65,))
    constants = [constant("weights", weights), constant("bias", bias)]
    inputs: list[Argument] = [given("input", matrix), *constants, 0]
    file.add("real", "FULLY_CONNECTED", inputs, result("output"), tests=tests)
    yield "fully_connected", file


def _windows() -> Iterator[tuple[str, SpecFile]]:
    """Pooling in windows of some pixels, and in one of all; images of other sizes."""
    for operation in ("AVERAGE_POOL_2D", "MAX_POOL_2D", "L2_POOL_2D"):
        file = _file(operation)
        windows: dict[str, tuple[Shape, list[int]]] = {
            "windows": ((1, 67, 65, 5), [SAME, 1, 2, 5, 4]),
            "one_window": ((2, 63, 67, 3), [VALID, 1, 1, 67, 63]),
            "row": ((1, 1, 2049, 2), [VALID, 2, 1, 1025, 1]),
            "tens": ((1, 24, 25, 2), [VALID, 1, 1, 19, 17]),  # sums of codes beyond 16 bits
        }
        for name, (shape, rest) in windows.items():
            fine = 2 * _FINE_TERM if operation == "L2_POOL_2D" else _FINE_TERM  # for squares
            step = 0.5 if name == "windows" else fine
            image = given("input", _repeated(f"{operation} {name}", shape, step=step))
            float16 = operation == "MAX_POOL_2D" or name == "windows"
            out = result("output")
            file.add(name, operation, [image, *rest, 0], out, tests=_TESTS, float16=float16)
            if operation != "L2_POOL_2D":
                low = 190 if name == "tens" else 0
                codes = given("input", _codes(f"{operation} {name}", shape, low), _CODES)
                out = result("output", _CODES)
                file.add(f"{name}_quant8", operation, [codes, *rest, 0], out, signed=True)
        yield "pooling", file
    for operation in ("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR"):
        yield "resize", _resized(operation)


def _resized(operation: str) -> SpecFile:
    """Steps are multiples of 1/8, so that no rounding decides which pixels are taken."""
    file = _file(operation)
    sizes: dict[str, tuple[Shape, list[int], list[bool]]] = {
        "wider": ((1, 3, 129, 2), [1032, 6], [False]),
        "wider_aligned": ((1, 3, 129, 2), [1025, 5], [False, True, False]),
        "wide": ((1, 2, 3000, 1), [4000, 2], [False]),
        "wide_aligned": ((1, 2, 3001, 1), [4001, 3], [False, True, False]),
        "high": ((1, 2049, 1, 2), [1, 1025], [False, True, False]),
        "channels": ((1, 5, 7, 259), [14, 10], [False]),
    }
    for name, (shape, size, flags) in sizes.items():
        image = given("input", _repeated(f"{operation} {name}", shape))
        arguments: list[Argument] = [image, *size, *flags]
        file.add(name, operation, arguments, result("output"), tests=_TESTS, float16=True)
        codes = given("input", _codes(name, shape) // 16 * 16, _CODES)
        out = result("output", _CODES)
        arguments = [codes, *size, *flags]
        file.add(f"{name}_quant8", operation, arguments, out, tests=_TESTS, signed=True)
    return file


def _along_axes() -> Iterator[tuple[str, SpecFile]]:
    for number, operation in enumerate(("REDUCE_SUM", "MEAN", "REDUCE_MAX", "REDUCE_MIN")):
        file = _file(operation)
        _add_reduced(file, operation, number)
        yield "reduction", file
    for operation in ("ARGMAX", "ARGMIN"):
        file = _file(operation)
        data = _repeated(operation, (2, 70_001))
        data[0, 69_999], data[1, 65_537] = (9, 9) if operation == "ARGMAX" else (-9, -9)
        index = internal("index", I32)
        steps = [
            Step(operation, [given("input", data), 1], index),
            Step("CAST", [index], result("output")),
        ]
        file.add("long", steps, tests="An index beyond 16 bits, as a real number.")
        yield "reduction", file
    for operation in ("SOFTMAX", "LOG_SOFTMAX"):
        file = _file(operation)
        for name, shape in (("long", (2, 4099)), ("many", (1025, 11))):
            data = _repeated(f"{operation} {name}", shape, -40, -30)
            data[:, -1], data[:, -2], data[:, 0] = 3.0, 2.5, 2.0
            rest = [1.0] if operation == "SOFTMAX" else [1.0, 1]
            file.add(name, operation, [given("input", data), *rest], result("output"))
        factor = 256.0 if operation == "SOFTMAX" else 1.0
        level, small = _repeated(f"{operation} level", (2, 2053), -2, 2), internal("small")
        steps = [
            Step(operation, [given("input", level), *rest], small),
            Step("MUL", [small, constant("factor", [factor]), 0], result("output")),
        ]
        file.add("level", steps, tests="Each of many elements takes part in the sum.")
        yield "softmax", file
    file = _file("L2_NORMALIZATION")
    data = _repeated("l2", (3, 2051)) * 0
    data[:, [0, 1023, 1024, 2047, 2048, 2050]] = [1, -2, 3, 4, -5, 2]
    file.add("long", "L2_NORMALIZATION", [given("input", data), -1], result("output"), tests=_TESTS)
    level = _repeated("l2 level", (3, 2051))
    file.add("level", "L2_NORMALIZATION", [given("input", level), -1], result("o"), tests=_TESTS)
    yield "normalization", file
    yield "softmax", _classified()
    yield "slicing", _topk()


def _add_reduced(file: SpecFile, operation: str, number: int) -> None:
    shapes: dict[str, tuple[Shape, list[int]]] = {
        "all": ((100_003,), [0]),
        "columns": ((2049, 33), [0]),
        "rows": ((33, 2049), [1]),
        "middle": ((5, 1031, 7), [1]),
        "image": ((2, 65, 67, 3), [1, 2]),
    }
    for name, (shape, axes) in shapes.items():
        step = _FINE_TERM if operation in ("REDUCE_SUM", "MEAN") else 0.5
        data = _repeated(f"{operation} {name}", shape, -3, 4, step)
        keep: list[Argument] = [bool(number % 2)] if operation != "MEAN" else [number % 2]
        where = constant("axes", axes, I32)
        arguments: list[Argument] = [given("input", data), where, *keep]
        output, is_exact = result("output"), operation in ("REDUCE_MAX", "REDUCE_MIN")
        file.add(name, operation, arguments, output, tests=_TESTS, float16=is_exact)
        if operation != "REDUCE_SUM":
            codes = given("input", _codes(f"{operation} {name}", shape), _CODES)
            arguments, output = [codes, where, *keep], result("o", _CODES)
            file.add(f"{name}_quant8", operation, arguments, output, signed=True)


def _classified() -> SpecFile:
    """Codes of as many classes as classifiers have: in most one is likely, in some a few are."""
    file = SpecFile("softmax_classes", "SOFTMAX: codes of as many classes as classifiers have.")
    for classes, rows, scale in (
        (10, 3, 1 / 8),
        (16, 4, 1 / 16),
        (33, 5, 1 / 16),
        (1001, 2, 1 / 4),
    ):
        codes = _codes(f"classes {classes}", (rows, classes), 0, 60 if classes > 100 else 200)
        for row in range(rows):
            codes[row, (row * 7 + classes - 1) % classes] = 250 - 9 * row
        data = given("input", codes, u8(scale, 128))
        name, output = f"{classes}_quant8", result("output", u8(1 / 256, 0))
        file.add(name, "SOFTMAX", [data, 1.0], output, tests=_TESTS, signed=True)
    return file


def _topk() -> SpecFile:
    file = _file("TOPK_V2")
    data = _repeated("topk", (2, 20_011), -4, 4)
    places = [19_999, 5, 16_384, 777, 20_010, 4096, 0]
    data[:, places] = np.arange(7)[::-1] + 10
    index = internal("index", I32)
    steps = [
        Step("TOPK_V2", [given("input", data), 7], [result("values"), index]),
        Step("CAST", [index], result("places")),
    ]
    file.add("long", steps, tests="The best are far apart, and before and behind every block.")
    several = Numbers("topk several").distinct(3, 131, low=-2000, high=2000) / 16
    several[:, 64:] += 80
    steps = [
        Step("TOPK_V2", [given("input", several), 67], [result("values"), index]),
        Step("CAST", [index], result("places")),
    ]
    file.add("several", steps, tests="Most of the best are in one half.")
    return file


def _moved() -> Iterator[tuple[str, SpecFile]]:
    """What only moves elements, of one, two and four bytes."""
    for operation, family, shape, rest in _MOVES:
        file = _file(operation)
        for suffix, type in (("", F32), ("_float16", F16), ("_quant8", _CODES), ("_int32", I32)):
            if type is I32 and operation not in _OF_INTEGERS:
                continue
            codes = _codes(operation, shape)
            data = codes * _WIDER.get(type, 1)
            inputs: list[Argument] = [given("input", data, type), *rest]
            outputs, signed = _parts(operation, type), type is _CODES
            file.add(f"moved{suffix}", operation, inputs, outputs, tests=_TESTS, signed=signed)
        yield family, file
    yield from _gathered()
    yield from _converted()


def _parts(operation: str, type: Type) -> list[Operand]:
    return [result(f"part_{n}", type) for n in range(3 if operation == "SPLIT" else 1)]


_WIDER: Final = {F32: 129 / 32, F16: 1 / 4, I32: (1 << 17) + 1}
"""What makes data of codes that needs more bits than half precision has, or than real numbers."""

_OF_INTEGERS: Final = ("SLICE", "TILE", "SPLIT")

_MOVES: Final[list[tuple[str, str, Shape, list[Argument]]]] = [
    ("TRANSPOSE", "reshape", (3, 65, 33, 17), [constant("order", [2, 0, 3, 1], I32)]),
    ("RESHAPE", "reshape", (257, 129), [constant("shape", [129, -1], I32)]),
    ("PAD", "reshape", (2, 63, 65, 3), [constant("sides", [[0, 1], [2, 0], [1, 3], [0, 0]], I32)]),
    ("SPACE_TO_DEPTH", "reshape", (1, 66, 129 * 2, 3), [2]),
    ("DEPTH_TO_SPACE", "reshape", (1, 33, 65, 12), [2]),
    ("BATCH_TO_SPACE_ND", "reshape", (6, 31, 33, 5), [constant("block", [2, 3], I32)]),
    (
        "SPACE_TO_BATCH_ND",
        "reshape",
        (1, 65, 67, 3),
        [constant("block", [2, 3], I32), constant("sides", [[1, 0], [1, 1]], I32)],
    ),
    ("CHANNEL_SHUFFLE", "reshape", (1, 17, 19, 66), [11, 3]),
    ("SLICE", "slicing", (67, 1031), [constant("b", [3, 5], I32), constant("s", [60, 1021], I32)]),
    (
        "STRIDED_SLICE",
        "slicing",
        (67, 1031),
        [
            *(constant("b", [1, 1030], I32), constant("e", [66, 2], I32)),
            *(constant("s", [2, -3], I32), 0, 0, 0),
        ],
    ),
    ("TILE", "reshape", (17, 129), [constant("times", [5, 3], I32)]),
    ("SPLIT", "reshape", (65, 387), [1, 3]),
]


def _gathered() -> Iterator[tuple[str, SpecFile]]:
    rows = Numbers("large rows").distinct(40, low=65_000, high=70_000)
    file = _file("GATHER")
    table = given("table", _repeated("gather", (70_001,)) + np.arange(70_001) // 1024, F32)
    file.add("far", "GATHER", [table, 0, given("rows", rows, I32)], result("output"), tests=_TESTS)
    # Of numbers beyond 2048 half precision holds only even ones.
    odd = np.array([2049, 2051, 3333, 3999, 1, 4001, 2047])
    short = given("short", _repeated("gather short", (4007,)) + np.arange(4007) // 512, F32)
    near = [short, 0, given("odd", odd, I32)]
    file.add("odd", "GATHER", near, result("output"), tests="Odd numbers beyond 2048.")
    yield "slicing", file
    file = _file("EMBEDDING_LOOKUP")
    values = constant("values", _codes("embedding", (70_001, 2)) % 97, I32)
    shown = internal("rows_of_them", I32)
    lookups = given("rows", rows, I32)
    steps = [
        Step("EMBEDDING_LOOKUP", [lookups, values], shown),
        Step("CAST", [shown], result("output")),
    ]
    file.add("far", steps, tests="Rows beyond 16 bits.")
    low = [given("odd", odd, I32), constant("short", _repeated("lookup", (4007, 1)), F32)]
    file.add("odd", "EMBEDDING_LOOKUP", low, result("output"), tests="Odd numbers beyond 2048.")
    yield "lookup", file
    file = _file("CONCATENATION")
    parts = [
        given(f"part_{n}", _repeated(f"part {n}", (31, 65 + n, 5), step=_FINE)) for n in range(4)
    ]
    file.add("middle", "CONCATENATION", [*parts, 1], result("output"), tests=_TESTS)
    codes = [
        given(f"part_{n}", _codes(f"part {n}", (31, 65, 5)), u8(0.5 * 2.0 ** (n - 1), 90 + n))
        for n in range(3)
    ]
    file.add("middle_quant8", "CONCATENATION", [*codes, 1], result("output", u8(1.0, 95)))
    yield "reshape", file
    file = _file("SELECT")
    chosen = given("choice", _codes("select", (129, 257)) > 120, BOOL8)
    pair = [given(name, _repeated(f"select {name}", (129, 257), step=_FINE)) for name in ("a", "b")]
    file.add("plain", "SELECT", [chosen, *pair], result("output"), tests=_TESTS)
    yield "slicing", file


def _converted() -> Iterator[tuple[str, SpecFile]]:
    kinds: dict[str, list[tuple[str, Type, Type]]] = {
        "CAST": [
            ("real_to_float16", F32, F16),
            ("float16_to_real", F16, F32),
            ("integers_to_real", I32, F32),
            ("real_to_integers", F32, I32),
        ],
        "QUANTIZE": [("real", F32, _CODES)],
        "DEQUANTIZE": [("codes_quant8", _CODES, F32)],
    }
    for operation, pairs in kinds.items():
        file = _file(operation)
        for name, source, target in pairs:
            for prefix, shape in (("", (65_537,)), ("image_", _IMAGE), ("rows_", (259, 33))):
                codes = _codes(name, shape)
                data = given("input", codes / 2 - 50 if target is _CODES else codes, source)
                output = result("output", target)
                signed = _CODES in (source, target)
                file.add(f"{prefix}{name}", operation, [data], output, tests=_TESTS, signed=signed)
        yield "quantization", file
