"""Operands of ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM and POW: shapes, data and quantizations."""

from __future__ import annotations

import numpy as np

from corpus.language import Argument, Array, Operand, given, scalar
from corpus.numbers import Numbers
from corpus.types import u8

__all__ = ["ARITHMETIC", "OF_INTEGERS", "QUANTIZED", "SHAPES", "operands", "reals", "rest"]

ARITHMETIC = ("ADD", "SUB", "MUL", "DIV")
QUANTIZED = ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM")
OF_INTEGERS = ("ADD", "SUB", "MUL", "DIV", "MAXIMUM", "MINIMUM")

SHAPES: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "rank_1": ((5,), (5,)),
    "rank_2": ((3, 5), (3, 5)),
    "rank_3": ((2, 3, 5), (2, 3, 5)),
    "rank_4": ((2, 1, 3, 5), (2, 1, 3, 5)),
    "scalar_second": ((2, 3, 4), (1,)),
    "scalar_first": ((1,), (2, 3, 4)),
    "last_dimension": ((2, 3, 4), (4,)),
    "lower_rank_first": ((3, 4), (2, 3, 4)),
    "middle": ((2, 3, 4), (2, 1, 4)),
    "both": ((3, 1, 4), (1, 2, 1)),
    "square": ((3, 3), (3, 1)),
    "square_and_vector": ((3, 3), (3,)),
    "outer": ((4, 1), (1, 3)),
    "rank_4_to_1": ((2, 2, 3, 2), (2,)),
    "vector": ((17,), (17,)),
}


def rest(operation: str) -> list[Argument]:
    """Arguments after the operands."""
    return [scalar("activation", 0)] if operation in ARITHMETIC else []


def reals(operation: str, numbers: Numbers, *shapes: tuple[int, ...]) -> tuple[Array, Array]:
    """Divisors are far from 0, and bases are positive."""
    first = numbers.reals(*shapes[0], low=-4, high=4)
    second = numbers.reals(*shapes[1], low=-3, high=3)
    if operation == "DIV":
        second = second + np.where(second < 0, -0.5, 0.5)
    if operation == "POW":
        return np.abs(first) / 2 + 0.4, second / 2
    return first, second


def operands(
    operation: str,
    numbers: Numbers,
    first: tuple[int, ...],
    second: tuple[int, ...],
    quantized: bool,
) -> tuple[Operand, Operand]:
    if not quantized:
        a, b = reals(operation, numbers, first, second)
        return given("first", a), given("second", b)
    types = u8(0.05, 61), u8(0.13 if operation != "MUL" else 0.02, 187)
    return (
        given("first", numbers.codes(types[0], *first), types[0]),
        given("second", numbers.codes(types[1], *second), types[1]),
    )
