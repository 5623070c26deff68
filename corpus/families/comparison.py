"""EQUAL, NOT_EQUAL, GREATER, GREATER_EQUAL, LESS and LESS_EQUAL."""

from __future__ import annotations

from typing import Final

import numpy as np

from corpus.families._files import Files
from corpus.language import SpecFile, call, constant, given
from corpus.numbers import Numbers
from corpus.types import BOOL8, I32, u8

_OPERATIONS = ("EQUAL", "NOT_EQUAL", "GREATER", "GREATER_EQUAL", "LESS", "LESS_EQUAL")

_SHAPES: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "rank_1": ((9,), (9,)),
    "rank_4": ((2, 1, 3, 3), (2, 1, 3, 3)),
    "scalar_first": ((1,), (2, 3, 4)),
    "scalar_second": ((2, 3, 4), (1,)),
    "lower_rank_first": ((3, 4), (2, 3, 4)),
    "middle": ((2, 3, 4), (2, 1, 4)),
    "both": ((5, 1), (1, 4)),
    "square": ((4, 4), (4, 1)),
    "square_and_vector": ((4, 4), (4,)),
}

FILES: Final = Files()


@FILES.each(_OPERATIONS, "{}: broadcasting, types, quantizations.")
def _compared(file: SpecFile, operation: str) -> None:
    _add_shapes(file, operation)
    _add_special(file, operation)
    _add_quantized(file, operation)


def _add_shapes(file: SpecFile, operation: str) -> None:
    """Add few different values, so that many are equal."""
    for name, (first, second) in _SHAPES.items():
        numbers = Numbers(f"{operation} {name}")
        a, b = (numbers.integers(*shape, low=-2, high=2) for shape in (first, second))
        inputs = [given("first", a * 0.75), given("second", b * 0.75)]
        both = name == "both"
        tests = "Broadcasting; less, equal and greater elements."
        step = call(operation, *inputs, type=BOOL8)
        file.add(name, step, tests=tests, relaxed=both, float16=True, lifetimes=both)
        if name in ("rank_4", "middle", "both", "square_and_vector"):
            integers = [given("first", a * 7, I32), given("second", b * 7, I32)]
            file.add(f"{name}_int32", call(operation, *integers, type=BOOL8))
            flags = [given("first", a > 0, BOOL8), given("second", b > 0, BOOL8)]
            in_tflite = operation in ("EQUAL", "NOT_EQUAL")
            file.add(
                f"{name}_bool8",
                call(operation, *flags, type=BOOL8),
                tests="False is less than true.",
                tflite=in_tflite,
                why="" if in_tflite else "TF Lite has no order of bools",
            )


def _add_special(file: SpecFile, operation: str) -> None:
    near = [1.0, 1.0000001, 16777216.0, -0.0, np.inf, -np.inf, np.inf, 1e-30, -1e-30, 3e38]
    other = [1.0000001, 1.0, 16777215.0, 0.0, np.inf, np.inf, 3e38, 0.0, 0.0, -3e38]
    step = call(operation, given("first", near), given("second", other), type=BOOL8)
    tests = "Adjacent float32 numbers, zeros of both signs, infinities."
    file.add("special", step, tests=tests)
    some = given("first", [np.nan, 1.0, np.nan]), given("second", [1.0, np.nan, np.nan])
    tests = "NaN is different from everything, and neither less nor greater."
    file.add("nan", call(operation, *some, type=BOOL8), tests=tests)
    for shift in range(3):
        # At each place one less, equal, and one more, in one case or another.
        first = [(place + shift) % 3 + 5 for place in range(9)]
        inputs = given("first", first, I32), given("second", [6] * 9, I32)
        tests = "Adjacent and equal integers."
        file.add(f"near_{shift}_int32", call(operation, *inputs, type=BOOL8), tests=tests)
    far = [2147483647, -2147483648, 16777217, 16777216, 0, -1]
    also = [-2147483648, 2147483647, 16777216, 16777217, 0, 1]
    step = call(operation, given("first", far, I32), constant("second", also, I32), type=BOOL8)
    tests = "Integers that a float32 cannot tell apart, and those whose difference overflows."
    file.add("far_int32", step, tests=tests, lifetimes=True)


def _add_quantized(file: SpecFile, operation: str) -> None:
    """Real values are compared, not codes. Scales are powers of two, so that equals are exact."""
    quantizations = {
        "equal": (u8(0.25, 100), u8(0.25, 100)),
        "zero_points": (u8(0.25, 3), u8(0.25, 250)),
        "scales": (u8(0.25, 128), u8(0.5, 128)),
        "scales_swapped": (u8(0.5, 10), u8(0.25, 200)),
    }
    for name, (first, second) in quantizations.items():
        numbers = Numbers(f"{operation} {name} quant8")
        reals = numbers.integers(4, 6, low=-6, high=6) * 0.5
        others = reals + numbers.integers(4, 6, low=-1, high=1) * 0.5
        codes = np.clip(reals / first.scale + first.zero_point, 0, 255)
        also = np.clip(others / second.scale + second.zero_point, 0, 255)
        inputs = [given("first", codes, first), given("second", also, second)]
        file.add(
            f"{name}_quant8",
            call(operation, *inputs, type=BOOL8),
            tests="Scales and zero points of both inputs matter.",
            signed=True,
            lifetimes=name == "scales",
        )
    for name in ("both", "square_and_vector"):
        numbers = Numbers(f"{operation} {name} quant8")
        type = u8(0.5, 120)
        inputs = [
            given(which, numbers.codes(type, *shape, low=118, high=122), type)
            for which, shape in zip(("first", "second"), _SHAPES[name], strict=True)
        ]
        file.add(f"{name}_quant8", call(operation, *inputs, type=BOOL8), signed=True)
