"""Ranges of numbers: scales far from 1, sums beyond 16 bits, float16 and 2^24, cancellation.

A driver may keep sums in fewer bits than they need, a scale in too few, or a shift that is too far
for its type. Each case here has one right answer that such a driver misses by more than a step.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from corpus.fit import fitted, real_results, shown
from corpus.language import (
    BOOL8,
    F32,
    I32,
    Argument,
    Array,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    result,
    u8,
)
from corpus.numbers import Numbers
from corpus.patterns._net import VALID

__all__ = ["files"]


_FROM_ZERO: Final = u8(0.5, 0)

_PRIME: Final = 61
"""Period of long data."""

_SCALES: Final = {"tiny": 1e-7, "small": 1e-4, "great": 300.0, "huge": 1e6}
"""Of all operands: what is computed with codes is the same for each."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from _scaled()
    yield from _sums()
    yield from _real_sums()
    yield from _special()


def _codes(name: str, type: Type, *shape: int) -> Array:
    return Numbers(f"range {name}").codes(type, *shape)


def _file(operation: str) -> SpecFile:
    tests = "scales far from 1, sums of many bits, cancellation, special numbers"
    return SpecFile(f"{operation.lower()}_range", f"{operation}: {tests}.")


_FAMILIES: Final = {
    **dict.fromkeys(("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM"), "elementwise_binary"),
    **dict.fromkeys(("PRELU", "HARD_SWISH", "RELU"), "activation"),
    **dict.fromkeys(("AVERAGE_POOL_2D", "MAX_POOL_2D"), "pooling"),
    **dict.fromkeys(("EQUAL", "GREATER", "LESS_EQUAL"), "comparison"),
    **dict.fromkeys(("MEAN", "REDUCE_MAX"), "reduction"),
    "CONCATENATION": "reshape",
    "RESIZE_BILINEAR": "resize",
    "BATCH_MATMUL": "batch_matmul",
    "QUANTIZE": "quantization",
    "DEQUANTIZE": "quantization",
}


def _scaled() -> Iterator[tuple[str, SpecFile]]:
    """All operands in a unit that is far from 1."""
    for operation in ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM", "PRELU"):
        yield _FAMILIES[operation], _pair_file(operation)
    for operation in ("HARD_SWISH", "AVERAGE_POOL_2D", "MAX_POOL_2D", "MEAN", "RESIZE_BILINEAR"):
        yield _FAMILIES[operation], _one_file(operation)
    for operation in ("EQUAL", "GREATER", "LESS_EQUAL"):
        file = _file(operation)
        for name, scale in _SCALES.items():
            types = u8(scale, 100), u8(2 * scale, 90)
            pair = [given(n, _codes(n, t, 3, 17), t) for n, t in zip("ab", types, strict=True)]
            file.add(
                f"{name}_quant8",
                operation,
                pair,
                result("output", BOOL8),
                signed=True,
                tflite=False,
                why="TF Lite compares numbers that it has rounded to a unit of its own",
            )
        yield _FAMILIES[operation], file
    yield "reshape", _concatenated()
    yield "detection", _regions()
    yield from _converted()


def _pair_file(operation: str) -> SpecFile:
    file = _file(operation)
    rest: list[Argument] = [0] if operation in ("ADD", "SUB", "MUL") else []
    for name, scale in _SCALES.items():
        second = scale if operation not in ("MUL", "PRELU") else 0.013
        types = u8(scale, 100), u8(2 * second, 131)
        inputs: list[Argument] = [
            given(n, _codes(n, t, 3, 17), t)
            for n, t in zip(("first", "second"), types, strict=True)
        ]
        out = fitted(operation, [*inputs, *rest], u8(scale, 0))
        tests = "The unit is far from 1; the codes are what they are with another."
        file.add(
            f"{name}_quant8",
            operation,
            [*inputs, *rest],
            result("o", out),
            tests=tests,
            signed=True,
        )
    if operation in ("ADD", "SUB"):
        _add_uneven(file, operation)
    return file


def _add_uneven(file: SpecFile, operation: str) -> None:
    """One operand in steps a thousand times those of the other."""
    for name, (first, second) in {"coarse_first": (4.0, 0.004), "fine_first": (0.004, 4.0)}.items():
        types = u8(first, 100), u8(second, 131)
        inputs: list[Argument] = [
            given(n, _codes(f"uneven {n}", t, 3, 17), t) for n, t in zip("ab", types, strict=True)
        ]
        out = fitted(operation, [*inputs, 0], u8(1.0, 0))
        file.add(f"{name}_quant8", operation, [*inputs, 0], result("o", out), signed=True)
        fine = result("o", u8(0.004, 128))
        file.add(f"{name}_cut_off_quant8", operation, [*inputs, 0], fine, signed=True)


_REST: Final[dict[str, list[Argument]]] = {
    "HARD_SWISH": [],
    "AVERAGE_POOL_2D": [VALID, 1, 1, 2, 2, 0],
    "MAX_POOL_2D": [VALID, 1, 1, 2, 2, 0],
    "MEAN": [[1, 2], 0],
    "RESIZE_BILINEAR": [6, 6, False],
}


def _one_file(operation: str) -> SpecFile:
    file = _file(operation)
    for name, scale in _SCALES.items():
        type = u8(scale, 77)
        codes = _codes(f"{operation} {name}", type, 2, 3, 3, 2)
        source = given("input", codes // 8 * 8 if operation == "RESIZE_BILINEAR" else codes, type)
        rest = _REST[operation]
        if operation == "MEAN":
            rest = [constant("axes", [1, 2], I32), 0]
        inputs: list[Argument] = [source, *rest]
        out = fitted(operation, inputs, u8(scale, 0)) if operation == "HARD_SWISH" else type
        file.add(f"{name}_quant8", operation, inputs, result("output", out), signed=True)
    return file


def _regions() -> SpecFile:
    file = _file("ROI_ALIGN")
    regions = given(
        "regions", [[0, 0, 24, 16], [8, 8, 40, 32]], Type("TENSOR_QUANT16_ASYMM", 0.125)
    )
    for name, scale in _SCALES.items():
        type = u8(scale, 77)
        image = given("image", _codes(f"ROI_ALIGN {name}", type, 1, 5, 6, 2), type)
        inputs: list[Argument] = [image, regions, constant("images", [0, 0], I32)]
        inputs += [2, 2, 1.0, 1.0, 2, 2, False]
        out = fitted("ROI_ALIGN", inputs, u8(scale, 0))
        file.add(f"{name}_quant8", "ROI_ALIGN", inputs, result("output", out), signed=True)
    return file


def _concatenated() -> SpecFile:
    file = _file("CONCATENATION")
    for name, scale in _SCALES.items():
        types = u8(scale, 100), u8(3 * scale, 30), u8(scale / 7, 200)
        parts = [
            given(f"part_{n}", _codes(f"part {n}", t, 2, 1 + n, 3), t) for n, t in enumerate(types)
        ]
        out = result("output", u8(2.5 * scale, 81))
        file.add(
            f"{name}_quant8", "CONCATENATION", [*parts, 1], out, tests="Three units.", signed=True
        )
    return file


def _converted() -> Iterator[tuple[str, SpecFile]]:
    file = _file("QUANTIZE")
    for name, scale in _SCALES.items():
        type = u8(scale, 131)
        codes = np.arange(-131, 125, 5)
        for side, offset in (("below", -0.497), ("above", 0.497)):
            # Far enough from the half for any sound division, too near it for a coarse one.
            reals = given("input", (codes + offset) * float(type.scale))
            file.add(
                f"{name}_{side}_quant8",
                shown("QUANTIZE", [reals], type),
                tests="Three thousandths of a step from the half, as real numbers.",
                signed=True,
            )
    yield "quantization", file
    file = _file("DEQUANTIZE")
    for name, scale in _SCALES.items():
        type = u8(scale, 131)
        every = given("input", np.arange(256).reshape(4, 64), type)
        file.add(f"{name}_quant8", "DEQUANTIZE", [every], result("output"), signed=True)
    yield "quantization", file


_PRODUCTS: Final = {
    "CONV_2D": "convolution",
    "DEPTHWISE_CONV_2D": "convolution",
    "GROUPED_CONV_2D": "convolution",
    "TRANSPOSE_CONV_2D": "convolution",
    "FULLY_CONNECTED": "fully_connected",
}

_SHAPES: Final[dict[str, tuple[tuple[int, ...], tuple[int, ...], int, list[Argument]]]] = {
    "CONV_2D": ((1, 2, 3, 401), (4, 1, 2, 401), 4, [VALID, 1, 1, 0]),
    "DEPTHWISE_CONV_2D": ((1, 21, 22, 2), (1, 21, 20, 4), 4, [VALID, 1, 1, 2, 0]),
    "GROUPED_CONV_2D": ((1, 2, 3, 802), (4, 1, 2, 401), 4, [0, 0, 0, 0, 1, 1, 2, 0, False]),
    "TRANSPOSE_CONV_2D": ((1, 1, 3, 801), (4, 1, 2, 801), 4, [0, 0, 0, 0, 1, 1, 0, False]),
    "FULLY_CONNECTED": ((2, 801), (4, 801), 4, [0]),
}
"""Of input and filter, channels of the output, and what follows the bias."""


def _sums() -> Iterator[tuple[str, SpecFile]]:
    """Sums of products of codes of which no bit may be lost."""
    for operation, family in _PRODUCTS.items():
        file = _file(operation)
        for kind, weights in (("any", u8(0.25, 116)), ("symmetric", u8(0.25, 128))):
            _add_cancelled(file, operation, kind, weights)
            _add_beyond(file, operation, kind, weights)
        _add_cancelled(file, operation, "zero_point_255", u8(0.25, 128), u8(0.5, 255))
        _add_multipliers(file, operation)
        yield family, file


def _tensors(
    operation: str, name: str, image: Type, weights: Type, *, is_high: bool = True
) -> tuple[Array, Array]:
    """Codes of input and filter: high ones, whose products all have one sign."""
    shape, filters, _, _ = _SHAPES[operation]
    numbers = Numbers(f"range {operation} {name}")
    first = numbers.codes(image, _PRIME, low=200 if is_high else 0, high=255)
    if is_high and image.zero_point:
        first = 255 - first
    second = numbers.codes(weights, _PRIME, low=230 if is_high else 2, high=255)
    return np.resize(first, shape), np.resize(second, filters)


def _inputs(
    operation: str, codes: tuple[Array, Array], types: tuple[Type, Type], bias: Array
) -> list[Argument]:
    image, weights = types
    scale = float(np.float32(image.scale) * np.float32(weights.scale))
    return [
        given("input", codes[0], image),
        constant("filter", codes[1], weights),
        constant("bias", bias, replace(I32, scale=scale)),
        *_SHAPES[operation][3],
    ]


def _add_cancelled(
    file: SpecFile, operation: str, kind: str, weights: Type, image: Type = _FROM_ZERO
) -> None:
    """Sums beyond 2^24 that the bias brings back, in steps of a few products."""
    codes = _tensors(operation, f"cancelled {kind}", image, weights)
    none = np.zeros(_SHAPES[operation][2])
    real = real_results(operation, _inputs(operation, codes, (image, weights), none))
    scale = float(np.float32(image.scale) * np.float32(weights.scale))
    sums = real.reshape(-1, _SHAPES[operation][2]) / scale
    bias = -np.round((sums.max(0) + sums.min(0)) / 2)
    inputs = _inputs(operation, codes, (image, weights), bias)
    spread = float((sums + bias).max() - (sums + bias).min())
    step = max(spread / 220, 1.0)
    file.add(
        f"cancelled_{kind}_quant8",
        operation,
        inputs,
        result("output", u8(float(np.float32(step * scale)), 128)),
        tests="Sums of more bits than a float32 holds, of which the bias leaves the last ones.",
        signed=kind != "any",
    )
    # Each channel's first result in the middle of the codes. Float32 is a few units off.
    exact = -np.round(sums[0]) + np.arange(len(bias)) * 144 - 208
    inputs = _inputs(operation, codes, (image, weights), exact)
    file.add(
        f"cancelled_to_little_{kind}_quant8",
        operation,
        inputs,
        result("output", u8(float(np.float32(16 * scale)), 128)),
        tests="A step is sixteen units of a sum of 25 bits.",
        signed=kind != "any",
    )


def _add_beyond(file: SpecFile, operation: str, kind: str, weights: Type) -> None:
    """Sums beyond 2^24 as they are, and in steps so fine that any shift overflows."""
    image = u8(0.5, 0)
    codes = _tensors(operation, f"beyond {kind}", image, weights, is_high=False)
    bias = np.arange(_SHAPES[operation][2]) * 100_000 - 150_000
    inputs = _inputs(operation, codes, (image, weights), bias)
    signed = kind == "symmetric"
    out = result("output", fitted(operation, inputs, u8(1.0, 0)))
    tests = "Sums beyond 16 bits and beyond what float16 holds."
    file.add(f"great_{kind}_quant8", operation, inputs, out, tests=tests, signed=signed)
    # Steps still finer overflow in TF Lite, and in Android's own code.
    out = result("output", u8(0.001, 99))
    tests = "Nearly all codes are cut off: what is shifted to the left must not wrap."
    file.add(f"cut_off_{kind}_quant8", operation, inputs, out, tests=tests, signed=signed)


def _add_multipliers(file: SpecFile, operation: str) -> None:
    """Ratios of scales at and just below powers of two."""
    above, below = 1 + 2.0**-23, 1 - 2.0**-23
    scales = {
        "just_below_1": (above, below, 1.0),
        "power_of_2": (1.0, 0.5, 64.0),
        "just_below_power": (above, below / 2, 16.0),
        "tiny": (1e-5, 1e-5, 3e-8),
        "huge": (1e4, 1e3, 5e9),
    }
    for name, (first, second, third) in scales.items():
        types = u8(first, 120), u8(second, 128)
        codes = _tensors(operation, f"multiplier {name}", *types, is_high=False)
        quiet = 120 + (codes[0] - 120) // 40, 128 + (codes[1] - 128) // 40
        bias = np.arange(_SHAPES[operation][2]) * 10 - 15
        inputs = _inputs(operation, quiet, types, bias)
        out = fitted(operation, inputs, u8(third, 120)) if third > 1e8 or third < 1e-6 else None
        file.add(
            f"multiplier_{name}_quant8",
            operation,
            inputs,
            result("output", out or u8(third, 120)),
            tests="The ratio of the scales is a power of two, just below one, or of far scales.",
            signed=True,
        )


def _real_sums() -> Iterator[tuple[str, SpecFile]]:
    """Real sums that float16 cannot hold, and those of which little is left."""
    for operation, family in _PRODUCTS.items():
        shape, filters, channels, rest = _SHAPES[operation]
        file = SpecFile(f"{operation.lower()}_range_float", f"{operation}: far real numbers.")
        numbers = Numbers(f"range real {operation}")
        image = np.resize(numbers.integers(_PRIME, low=-64, high=64), shape)
        weights = np.resize(numbers.integers(_PRIME + 6, low=-15, high=16), filters)
        bias = numbers.integers(channels) * 64.0
        for name, first, second in (
            ("beyond_float16", 64.0, 1.0),
            ("great", 2.0**80, 1.0),
            ("small", 2.0**-90, 2.0**92),
        ):
            file.add(
                name,
                operation,
                [
                    given("input", image * first),
                    constant("filter", weights * second),
                    constant("bias", bias * first * second),
                    *rest,
                ],
                result("output"),
                tests="Exact in float32 in any order, and nothing of it is a float16.",
            )
        if operation in ("CONV_2D", "TRANSPOSE_CONV_2D", "FULLY_CONNECTED"):
            _add_cancelled_reals(file, operation, image, weights)
        yield family, file
    yield from _reduced()


def _add_cancelled_reals(file: SpecFile, operation: str, image: Array, weights: Array) -> None:
    """An even number of products that cancel each other, and one more."""
    half = image.shape[-1] // 2
    first, last = image[..., :half], image[..., -1:] * 0.25
    taps = weights[..., :half]
    file.add(
        "cancelled",
        operation,
        [
            given("input", np.concatenate([first, first, last], -1)),
            constant("filter", np.concatenate([taps, -taps, weights[..., -1:]], -1)),
            constant("bias", np.zeros(_SHAPES[operation][2])),
            *_SHAPES[operation][3],
        ],
        result("output"),
        tests="Sums beyond float16 that cancel each other to the bit; the last product is left.",
    )


def _reduced() -> Iterator[tuple[str, SpecFile]]:
    for operation in ("REDUCE_SUM", "MEAN", "REDUCE_PROD", "REDUCE_MAX", "REDUCE_MIN"):
        file = SpecFile(f"{operation.lower()}_range_float", f"{operation}: far real numbers.")
        keep: list[Argument] = [False] if operation != "MEAN" else [0]
        axes = constant("axes", [1], I32)
        data = Numbers(f"range {operation}").integers(3, 255, low=-31, high=32)
        for name, factor in {"great": 2.0**70, "beyond_float16": 4096.0}.items():
            real = data * factor
            if operation == "REDUCE_PROD":
                real = np.where(np.arange(255) % 2, 2.0**40, 2.0**-40) * np.sign(data + 0.5)
                real[:, 254] *= 3.0 * factor
            inputs: list[Argument] = [given("input", real), axes, *keep]
            file.add(name, operation, inputs, result("output"), tests="Exact in any order.")
        yield "reduction", file
    file = SpecFile("average_pool_2d_range_float", "AVERAGE_POOL_2D: far real numbers.")
    image = Numbers("range pool").integers(1, 16, 32, 2, low=-255, high=255) * 1024.0
    rest: list[Argument] = [VALID, 1, 1, 32, 16, 0]
    file.add("sums", "AVERAGE_POOL_2D", [given("i", image), *rest], result("output"))
    yield "pooling", file


_INFINITE: Final = [np.inf, -np.inf, 0.0, -0.0, 1e-38, -1e-38, 3e38, -3e38]


def _special() -> Iterator[tuple[str, SpecFile]]:
    """Infinities and the ends of float32, where the result is beyond doubt."""
    limits: dict[str, tuple[str, list[float]]] = {
        "ABS": ("elementwise_unary", _INFINITE),
        "NEG": ("elementwise_unary", _INFINITE),
        "FLOOR": ("elementwise_unary", [2.0**23 + 1, -(2.0**31), 3e38, -0.5, 1e9 + 64, 2.0**-30]),
        "EXP": ("elementwise_unary", [-np.inf, -200.0, -87.0, 0.0, 88.0, 89.5, np.inf]),
        "LOG": ("elementwise_unary", [1e-30, 1.0, 3e38, np.inf, 2.0**-100]),
        "SQRT": ("elementwise_unary", [0.0, 1e-30, 3e38, np.inf, 2.0**100]),
        "RSQRT": ("elementwise_unary", [1e-30, 3e38, 2.0**-100, 2.0**100]),
        "SIN": ("elementwise_unary", [6.5, -9.75, 25.0, -50.5, 100.25, 1e-20, -333.0]),
        "TANH": ("activation", [-3e38, -50.0, 50.0, 3e38, 1e-30, 9.5, -9.5]),
        "LOGISTIC": ("activation", [-3e38, -200.0, 200.0, 3e38, -88.5, 88.5, 17.0, -17.0]),
    }
    for operation, (family, values) in limits.items():
        file = SpecFile(f"{operation.lower()}_special", f"{operation}: ends of float32.")
        file.add("ends", operation, [given("input", values)], result("output"))
        yield family, file
    file = SpecFile("div_special", "DIV: divisors and quotients far from 1.")
    first, second = [3.0, -1e-30, 3e30, 2e-20, -5.0], [1e-7, 2e-34, -1e10, 4e-24, 2.0**-100]
    pair: list[Argument] = [given("first", first), given("second", second), 0]
    file.add("far", "DIV", pair, result("output"))
    yield "elementwise_binary", file
    for operation, sign in (("ARGMAX", -1.0), ("ARGMIN", 1.0)):
        file = SpecFile(
            f"{operation.lower()}_special", f"{operation}: infinities, ends of float32."
        )
        lines = np.full((3, 9), sign * np.inf)
        lines[0, 7], lines[1, 4:], lines[2, 5] = sign * 3.4028234e38, sign * 3e38, -sign * np.inf
        lines[1, 8] = sign * 2e38
        file.add("ends", operation, [given("input", lines), 1], result("output", I32))
        single = given("input", [[sign * np.inf], [1.0], [sign * 3.4028234e38]])
        tests = "One element is the one that is wanted, whatever it is."
        file.add("single", operation, [single, 1], result("output", I32), tests=tests)
        yield "reduction", file
    file = SpecFile("softmax_range", "SOFTMAX: differences that no exponential holds.")
    rows = [[1e4, 1e4 - 1, -1e4, 0.0], [-1e4, -1e4 - 2, -3e4, -1e4], [3e38, 0.0, -3e38, 1.0]]
    file.add("far", "SOFTMAX", [given("input", rows), 1.0], result("output"))
    yield "softmax", file
    yield "quantization", _casts()


def _casts() -> SpecFile:
    """Integers that a float32 rounds, and reals that lie between integers."""
    file = SpecFile("cast_range", "CAST: numbers of many bits.")
    whole = [2**24 + 1, -(2**24) - 1, 2**31 - 1, -(2**31), 2**31 - 65, 123456789]
    file.add("integers", "CAST", [given("input", whole, I32)], result("output", F32))
    real = [2.0**31 - 128, -(2.0**31), 8388609.0, -0.999, 0.999, 16777215.0]
    inner = Step("CAST", [given("input", real)], result("output", I32))
    file.add("reals", [inner])
    return file
