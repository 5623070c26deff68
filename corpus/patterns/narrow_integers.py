"""Integers that a float32 does not hold, or whose last 16 bits are those of another one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from corpus.fit import real_results
from corpus.language import (
    BOOL8,
    F16,
    F32,
    I32,
    Argument,
    Operand,
    SpecFile,
    Type,
    constant,
    given,
    omitted,
    per_channel,
    result,
    u8,
)
from corpus.numbers import Numbers
from corpus.patterns._narrow import narrow_file
from corpus.patterns._net import VALID

__all__ = ["files"]

_SPARSE: Final = 3


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from _biases()
    yield from _integers()
    yield "lookup", _projection()


def _biases() -> Iterator[tuple[str, SpecFile]]:
    """Biases of 26 bits, of which products leave little: a unit is a quarter of a step or more."""
    rows: dict[str, tuple[tuple[int, ...], tuple[int, ...], int | None, list[Argument]]] = {
        "CONV_2D": ((1, 1, 1, 1301), (3, 1, 1, 1301), 0, [VALID, 1, 1, 0]),
        "DEPTHWISE_CONV_2D": ((1, 37, 37, 1), (1, 37, 37, 3), 3, [VALID, 1, 1, 3, 0]),
        "GROUPED_CONV_2D": ((1, 1, 1, 2602), (2, 1, 1, 1301), 0, [0, 0, 0, 0, 1, 1, 2, 0, False]),
        "TRANSPOSE_CONV_2D": ((1, 1, 1, 1301), (3, 1, 1, 1301), 0, [0, 0, 0, 0, 1, 1, 0, False]),
        "FULLY_CONNECTED": ((1, 1301), (3, 1301), None, [0]),
    }
    for operation, (shape, filters, dim, rest) in rows.items():
        family = "fully_connected" if operation == "FULLY_CONNECTED" else "convolution"
        file = SpecFile(
            f"{operation.lower()}_narrow_bias", f"{operation}: biases beyond float32 and sums."
        )
        channels = filters[3] if dim == 3 else filters[0]
        kinds: dict[str, Type] = {"": u8(1.0, 1)}
        if dim is not None:
            kinds["_per_channel"] = per_channel([1.0] * channels, dim)
        image = u8(1.0, 0)
        for suffix, kind in kinds.items():
            high = 127 if suffix else 255
            source = given("input", np.full(shape, 255), image)
            weights = constant("filter", np.full(filters, high), kind)
            scale = 0.0 if suffix else 1.0
            none = constant("bias", np.zeros(channels), replace(I32, scale=scale))
            sums = real_results(operation, [source, weights, none, *rest]).reshape(-1)[:channels]
            odd = np.array([1, 3, -5])[:channels]
            bias = constant("bias", -sums + odd, replace(I32, scale=scale))
            file.add(
                f"great{suffix}_quant8",
                operation,
                [source, weights, bias, *rest],
                result("output", u8(1 / 8, 128)),
                tests="Products and bias beyond 2^25 leave a few units, of eight steps each.",
                signed=True,
            )
        yield family, file


_GREAT: Final = np.array([2**30 + 37, 2**30 + 100, 2**26 + 3, 2**26 + 5])


def _whole(operation: str) -> SpecFile:
    tests = "integers that differ in bits which a float32 or 16 bits do not have"
    return SpecFile(f"{operation.lower()}_narrow_integers", f"{operation}: {tests}.")


def _integers() -> Iterator[tuple[str, SpecFile]]:
    every = np.concatenate([_GREAT, -_GREAT])
    # Equal numbers, near ones on both sides, and those of which 16 bits are the same.
    firsts = np.concatenate([every] * 4)
    seconds = np.concatenate([every, every + 5, every - 5, every + 2**16])
    pair = [given("first", firsts, I32), given("second", seconds, I32)]
    for operation in ("NOT_EQUAL", "GREATER", "GREATER_EQUAL", "LESS_EQUAL", "LESS", "EQUAL"):
        file = _whole(operation)
        file.add("int32", operation, pair, result("output", BOOL8))
        yield "comparison", file
    for operation in ("MINIMUM", "MAXIMUM"):
        file = _whole(operation)
        file.add("int32", operation, pair, result("output", I32))
        yield "elementwise_binary", file
    file = _whole("MUL")
    small = np.array([2, -3, 7, 1, 1, 5, -2, 3])
    great = np.array([2**26 + 5, 2**27 + 9, -(2**27) - 9, 2**30 + 37] * 2)
    for name, one, other in (("first_great", great, small), ("second_great", small, great)):
        products = one * other
        kept = np.abs(products) < 2**31
        operands = [given("first", one[kept], I32), given("second", other[kept], I32), 0]
        file.add(f"{name}_int32", "MUL", operands, result("output", I32))
    yield "elementwise_binary", file
    file = _whole("DIV")
    divisors = np.array([2**26 + 5, 2**26 + 3, 2**24 + 1, 70_001, 2**27 + 9])
    quotients = np.array([7, 30, 100, 30_000, 15])
    operands = [given("first", divisors * quotients, I32), given("second", divisors, I32), 0]
    file.add("exact_int32", "DIV", operands, result("output", I32), tests="Nothing is left over.")
    yield "elementwise_binary", file
    file = _whole("BATCH_MATMUL")
    many, few = [[[2**24 + 1, 70_001], [3, -(2**25) - 7]]], [[[3, 5], [-5, 2]]]
    for name, left, right in (("left_great", many, few), ("right_great", few, many)):
        pieces = [given("lhs", left, I32), given("rhs", right, I32), False, False]
        file.add(f"{name}_int32", "BATCH_MATMUL", pieces, result("output", I32))
    yield "batch_matmul", file
    file = _whole("CAST")
    whole = given("input", np.concatenate([every, [40_000, -40_000]]), I32)
    file.add("int32_to_int32", "CAST", [whole], result("output", I32))
    halves = given("input", [40_000, -40_000, 65_504], I32)
    file.add("int32_to_float16", "CAST", [halves], result("output", Type("TENSOR_FLOAT16")))
    yield "quantization", file


def _projection() -> SpecFile:
    """Hashes of items whose last bits count."""
    file = narrow_file("LSH_PROJECTION")
    items: dict[str, Operand] = {
        "real": given("input", [[1.0003, -2.0007], [300.03, 0.50003]]),
        "int32": given("input", [[2**24 + 1, -(2**25) - 3], [70_001, 2**30 + 37]], I32),
    }
    for type, suffix in ((F32, ""), (F16, "_of_half_precision")):
        seeds = constant("hash", Numbers("narrow seeds").reals(6, 20), type)
        for name, operand in items.items():
            inputs: list[Argument] = [seeds, operand, omitted("weights", type), _SPARSE]
            out = result("output", I32)
            tests = "Every bit of an item goes into its hash."
            name = f"{name}_items{suffix}"
            file.add(name, "LSH_PROJECTION", inputs, out, tests=tests, oracle="formula")
    return file
