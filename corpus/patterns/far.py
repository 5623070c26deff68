"""Far and many: numbers at the ends of types, rows of equal numbers, and the longest tensors.

What the other classes have for float32 and for short rows: sums of float16 that only a wider type
holds, integers that no float32 does, angles of many turns, factors other than 1 before an
exponential, and more elements than one launch of a device has threads. Numbers without normal
form are left out: a driver may take them for 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import (
    BOOL8,
    F16,
    F32,
    I32,
    Argument,
    SpecFile,
    constant,
    given,
    result,
    u8,
)

__all__ = ["files"]

_LONG: Final = 4 * 65_535 + 131
"""More than 65,535 groups of four, and no multiple of anything."""

_PRIME: Final = 61


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield "softmax", _exponents("SOFTMAX")
    yield "softmax", _exponents("LOG_SOFTMAX")
    yield "slicing", _ties()
    yield from _halves()
    yield "elementwise_unary", _angles()
    yield from _integers()
    yield from _long()


def _exponents(operation: str) -> SpecFile:
    file = SpecFile(f"{operation.lower()}_far", f"{operation}: far numbers and factors.")
    rows = [[120.0, 119.5, 118.0, -90.0], [-120.0, -119.0, -118.5, -250.0]]
    for name, beta in (("half", 0.5), ("two", 2.0), ("quarter", 0.25), ("ten", 10.0)):
        rest: list[Argument] = [beta] if operation == "SOFTMAX" else [beta, 1]
        tests = "No exponential of the numbers themselves is a float32."
        inputs: list[Argument] = [given("input", rows), *rest]
        file.add(name, operation, inputs, result("output"), tests=tests)
    return file


def _ties() -> SpecFile:
    """Of equal numbers the one with the larger index comes first (TOPK_V2 of the HAL)."""
    file = SpecFile("topk_v2_ties", "TOPK_V2: equal numbers in a long row.")
    data = np.arange(67) % 3 - (np.arange(67) % 7 == 6)
    for name, type, codes in (("real", F32, data), ("quant8", u8(0.5, 100), data + 100)):
        file.add(
            name,
            "TOPK_V2",
            [given("input", codes, type), 6],
            [result("values", type), result("places", I32)],
            tests="Many equal numbers, three places apart.",
            tflite=False,
            why="TF Lite gives the smaller index first",
        )
    return file


def _halves() -> Iterator[tuple[str, SpecFile]]:
    """Results that a float16 holds, of sums that none does; quotients of the greatest float32."""
    file = SpecFile("mean_far", "MEAN: sums beyond float16.")
    data = given("input", np.full((3, 8), 30_000.0) + np.arange(3)[:, None] * 512, F16)
    inputs: list[Argument] = [data, constant("axes", [1], I32), 0]
    file.add("sums", "MEAN", inputs, result("output", F16))
    yield "reduction", file
    file = SpecFile("average_pool_2d_far", "AVERAGE_POOL_2D: sums beyond float16.")
    image = given("input", np.full((1, 4, 4, 3), 20_000.0) + np.arange(3) * 512, F16)
    file.add("sums", "AVERAGE_POOL_2D", [image, 2, 1, 1, 4, 3, 0], result("output", F16))
    yield "pooling", file
    file = SpecFile("div_far", "DIV: divisors near the last float32.")
    great = [given("first", [3e38, -2e38, 1e38]), given("second", [1.5e38, 3e38, -2e38]), 0]
    file.add("great", "DIV", great, result("output"))
    yield "elementwise_binary", file


def _integers() -> Iterator[tuple[str, SpecFile]]:
    """Integers of more bits than a float32 has, whose neighbors differ by more than a step."""
    whole = np.array([2**30 + 37, -(2**30) - 37, 2**26 + 3, -(2**26) + 3, 2**31 - 70])
    for operation in ("ABS", "NEG"):
        file = SpecFile(f"{operation.lower()}_many_bits", f"{operation}: integers of many bits.")
        file.add("int32", operation, [given("input", whole, I32)], result("output", I32))
        yield "elementwise_unary", file
    other = whole + np.array([5, 0, -3, 2, 9])
    for operation in ("EQUAL", "LESS"):
        file = SpecFile(f"{operation.lower()}_many_bits", f"{operation}: integers of many bits.")
        pair = [given("first", whole, I32), given("second", other, I32)]
        file.add("int32", operation, pair, result("output", BOOL8))
        yield "comparison", file


def _angles() -> SpecFile:
    file = SpecFile("sin_far", "SIN: angles of many turns.")
    angles = [1000.5, -2047.75, 5000.0, -9999.0, 710.0, -1e4]
    file.add("turns", "SIN", [given("input", angles)], result("output"))
    return file


def _long() -> Iterator[tuple[str, SpecFile]]:
    """One operation of each kind of kernel, on codes, which are small."""
    type = u8(1 / 16, 120)
    codes = np.resize(np.arange(_PRIME) * 37 % 256, _LONG)
    for operation in ("RELU", "HARD_SWISH"):
        file = SpecFile(f"{operation.lower()}_long", f"{operation} of more than 2^18 elements.")
        file.add("quant8", operation, [given("input", codes, type)], result("output", type))
        yield "activation", file
