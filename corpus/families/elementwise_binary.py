"""ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM and POW."""

from __future__ import annotations

from typing import Final

import numpy as np

from corpus.calls.elementwise_binary import ARITHMETIC, OF_INTEGERS, QUANTIZED, SHAPES, reals, rest
from corpus.families import _binary_graphs
from corpus.families._binary_cases import add_activated, add_zero_sized
from corpus.families._binary_integers import add_integers
from corpus.families._binary_quant8 import add_quantized
from corpus.families._files import Files
from corpus.language import SpecFile, call, constant, given
from corpus.numbers import Numbers
from corpus.types import F32

_AS_FLOAT16 = ("rank_1", "rank_4", "scalar_first", "lower_rank_first", "both")

FILES: Final = Files(_binary_graphs.FILES)


@FILES.each(
    (*ARITHMETIC, "MAXIMUM", "MINIMUM", "POW"), "{}: broadcasting, types, scales, activation."
)
def _binary(file: SpecFile, operation: str) -> None:
    _add_floats(file, operation)
    if operation in ARITHMETIC:
        add_activated(file, operation, F32)
        add_zero_sized(file, operation, F32)
    if operation in QUANTIZED:
        add_quantized(file, operation)
    if operation in OF_INTEGERS:
        add_integers(file, operation)


def _add_floats(file: SpecFile, operation: str) -> None:
    for name, shapes in SHAPES.items():
        first, second = reals(operation, Numbers(f"{operation} {name}"), *shapes)
        step = call(operation, given("first", first), given("second", second), *rest(operation))
        file.add(
            name,
            step,
            tests="Broadcasting: dimensions are aligned at the last one, and a 1 is repeated.",
            relaxed=name == "both",
            float16=name in _AS_FLOAT16,
            lifetimes=name == "both",
        )
    first, second = reals(operation, Numbers(f"{operation} constant"), (2, 3), (3,))
    step = call(operation, given("first", first), constant("second", second), *rest(operation))
    tests = "One operand is a constant."
    file.add("constant", step, tests=tests, float16=True, lifetimes=True)
    _add_special(file, operation)


def _add_special(file: SpecFile, operation: str) -> None:
    """Add numbers where IEEE 754 and the HAL leave no doubt.

    Infinite sums do not belong here: with a fused activation TF Lite, and with it Android, clamps
    them to the greatest float32.
    """
    if operation == "POW":
        pairs = [(2.0, 10.0), (-2.0, 3.0), (-2.0, 2.0), (0.0, 2.0), (3.5, 0.0), (0.0, 0.0)]
        pairs += [(4.0, 0.5), (4.0, -0.5), (-1.0, 5.0), (1.0, 100.0), (10.0, -3.0)]
    elif operation == "DIV":
        pairs = [(1.0, 3.0), (-1.0, 3.0), (0.0, -7.0), (1e30, 1e30), (5.0, np.inf), (2e5, 1e-5)]
    else:
        pairs = [(1e15, -2.5), (1e-30, 1e-30), (3.25, 3.25), (-0.0, 0.0), (16777216.0, 1.0)]
        pairs += [(np.inf, 1.5), (1.5, -np.inf)] * (operation in ("MAXIMUM", "MINIMUM"))
    first, second = zip(*pairs, strict=True)
    step = call(operation, given("first", first), given("second", second), *rest(operation))
    file.add("special", step, tests="Numbers of very different magnitudes.")
