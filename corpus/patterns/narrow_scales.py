"""Scales of which float16 has next to no bits: codes are what they are with other units."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from corpus.fit import fitted
from corpus.language import (
    BOOL8,
    I32,
    Argument,
    SpecFile,
    Type,
    constant,
    given,
    per_channel,
    q8s,
    result,
    u8,
)
from corpus.numbers import Numbers
from corpus.patterns._narrow import MINUTE, narrow_file
from corpus.patterns._net import VALID

__all__ = ["files"]

_PAIRS: Final = {
    "EQUAL": "comparison",
    "NOT_EQUAL": "comparison",
    "LESS": "comparison",
    "GREATER_EQUAL": "comparison",
}

_LAYERS: Final[dict[str, tuple[tuple[int, ...], tuple[int, ...], int | None, list[Argument]]]] = {
    "CONV_2D": ((1, 3, 3, 2), (3, 2, 2, 2), 0, [VALID, 1, 1, 0]),
    "DEPTHWISE_CONV_2D": ((1, 3, 3, 2), (1, 2, 2, 4), 3, [VALID, 1, 1, 2, 0]),
    "GROUPED_CONV_2D": ((1, 3, 3, 4), (4, 2, 2, 2), 0, [0, 0, 0, 0, 1, 1, 2, 0, False]),
    "TRANSPOSE_CONV_2D": ((1, 2, 3, 2), (3, 2, 2, 2), 0, [0, 0, 0, 0, 1, 1, 0, False]),
    "FULLY_CONNECTED": ((2, 9), (4, 9), None, [0]),
}
"""Of input and filter; the filter's channels of the output; what follows the bias."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation, family in _PAIRS.items():
        file = narrow_file(operation)
        types = u8(MINUTE, 100), u8(2 * MINUTE, 90)
        steps = np.array([-40, -6, 0, 8, 30, 44])
        # Equal numbers, and numbers a step of the finer scale on either side.
        first = np.concatenate([steps, steps + 1, steps - 1]) + 100
        second = np.concatenate([steps // 2] * 3) + 90
        pair = [
            given(name, codes, type)
            for name, codes, type in zip("ab", (first, second), types, strict=True)
        ]
        file.add(
            "minute_scales_quant8",
            operation,
            pair,
            result("output", BOOL8),
            tests="Equal numbers in two units next to nothing, and their neighbors.",
            signed=True,
            tflite=False,
            why="TF Lite compares numbers that it has rounded to a unit of its own",
        )
        yield family, file
    for operation in _LAYERS:
        family = "fully_connected" if operation == "FULLY_CONNECTED" else "convolution"
        yield family, _layer(operation)
    yield "batch_matmul", _matrices()
    for operation, first, rest in (("MUL", u8(3e5, 131), [0]), ("PRELU", u8(3e5, 255), [])):
        family = "elementwise_binary" if operation == "MUL" else "activation"
        yield family, _products(operation, first, [*rest])
    file = narrow_file("RSQRT")
    type = u8(MINUTE, 0)
    source = given("input", np.arange(3, 250, 13), type)
    out = result("output", fitted("RSQRT", [source], u8(1.0, 0)))
    file.add("minute_scale_quant8", "RSQRT", [source], out, signed=True)
    yield "elementwise_unary", file
    file = narrow_file("SELECT")
    chosen, types = np.arange(20) % 3 == 0, (u8(MINUTE, 100), u8(1.5 * MINUTE, 120))
    operands = [
        given(name, Numbers(f"narrow select {name}").codes(type, 20), type)
        for name, type in zip("ab", types, strict=True)
    ]
    out = result("output", u8(1.6 * MINUTE, 110))
    inputs: list[Argument] = [given("chosen", chosen, BOOL8), *operands]
    file.add("minute_scales_quant8", "SELECT", inputs, out, signed=True)
    yield "slicing", file
    file = narrow_file("DEQUANTIZE")
    every = given("input", np.arange(-128, 128).reshape(4, 64), q8s(70_000.5))
    file.add("great_scale_symm", "DEQUANTIZE", [every], result("output"))
    yield "quantization", file


def _layer(operation: str) -> SpecFile:
    file = narrow_file(operation)
    shape, filters, dim, rest = _LAYERS[operation]
    image = u8(MINUTE, 120)
    channels = filters[3] if dim == 3 else filters[0]
    numbers = Numbers(f"narrow {operation}")
    source = given("input", numbers.codes(image, *shape), image)
    scales = [MINUTE * (1 + n / 8) for n in range(channels)]
    kinds: dict[str, Type] = {"": u8(MINUTE, 128)}
    if dim is not None:
        kinds["_per_channel"] = per_channel(scales, dim)
    for suffix, kind in kinds.items():
        low, high = (-127, 127) if suffix else (0, 255)
        weights = constant("filter", numbers.codes(kind, *filters, low=low, high=high), kind)
        scale = 0.0 if suffix else float(np.float32(image.scale) * np.float32(kind.scale))
        bias = constant("bias", np.arange(channels) * 100 - 150, replace(I32, scale=scale))
        inputs: list[Argument] = [source, weights, bias, *rest]
        out = result("output", fitted(operation, inputs, u8(1.0, 0)))
        tests = "Units next to nothing: the codes are what they are with others."
        file.add(f"minute_scales{suffix}_quant8", operation, inputs, out, tests=tests, signed=True)
    return file


def _matrices() -> SpecFile:
    file = narrow_file("BATCH_MATMUL")
    type = Type("TENSOR_QUANT8_ASYMM_SIGNED", MINUTE, -8)
    inputs: list[Argument] = [
        given(name, Numbers(f"narrow {name}").codes(type, 1, *shape), type)
        for name, shape in (("lhs", (3, 5)), ("rhs", (5, 4)))
    ]
    inputs += [False, False]
    out = result("output", fitted("BATCH_MATMUL", inputs, Type(type.code, 1.0, 0)))
    file.add("minute_scales_quant8", "BATCH_MATMUL", inputs, out)
    return file


def _products(operation: str, first: Type, rest: list[Argument]) -> SpecFile:
    """A great unit times one next to nothing."""
    file = narrow_file(operation)
    second = u8(MINUTE, 100)
    inputs: list[Argument] = [
        given(name, Numbers(f"narrow {operation} {name}").codes(type, 3, 17), type)
        for name, type in (("first", first), ("second", second))
    ]
    out = fitted(operation, [*inputs, *rest], u8(1.0, 0))
    file.add("minute_scale_quant8", operation, [*inputs, *rest], result("output", out), signed=True)
    return file
