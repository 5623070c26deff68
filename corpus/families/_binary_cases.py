"""Cases that elementwise operations on two tensors have in floats and in codes."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from corpus.calls.elementwise_binary import operands, rest
from corpus.calls.zero_sized import no_boxes, no_scores
from corpus.families._typed import add_activations, add_empty
from corpus.language import SpecFile, given, scalar
from corpus.numbers import Numbers
from corpus.types import F32, Type

__all__ = ["add_activated", "add_zero_sized"]


def add_activated(file: SpecFile, operation: str, type: Type) -> None:
    """A case with every fused activation."""
    numbers = Numbers(f"{operation} {type.code} activations")
    first, second = operands(operation, numbers, (4, 6), (6,), type.is_quant8)
    activation = scalar("activation", 0)
    if not type.is_quant8:
        first = given("first", numbers.reals(4, 6, low=-9, high=9))
        second = given("second", np.array([1.5, -1.25, 2.0, 1.1, -1.0, 0.9]))
    add_activations(file, operation, [first, second, activation], activation, type)


def add_zero_sized(file: SpecFile, operation: str, type: Type) -> None:
    """A case without elements in the first operand."""
    quantized = type.is_quant8
    second = given("second", [[1.5, 2.5, 3.5, 4.5]] if not quantized else [9], type)
    add_empty(
        file,
        no_scores(type) if quantized else no_boxes(),
        operation,
        second,
        *rest(operation),
        type=replace(type, scale=0.5) if quantized else F32,
        shape=(0,) if quantized else (0, 4),
        name="zero_sized_quant8" if quantized else "zero_sized",
        tests="An empty input and a row or a number give an empty output.",
        float16=not quantized,
        signed=quantized,
    )
