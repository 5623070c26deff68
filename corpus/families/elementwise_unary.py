"""ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN and SQRT."""

from __future__ import annotations

from typing import Final

import numpy as np

from corpus.families._files import Files
from corpus.families._typed import add_clear
from corpus.fit import fitted, shown
from corpus.language import FLOATS, Argument, SpecFile, call, given
from corpus.numbers import Numbers
from corpus.types import I32, u8

_POSITIVE = ("LOG", "RSQRT", "SQRT")

_DATA: dict[str, list[float]] = {
    "ABS": [0.0, -0.0, 1.5, -1.5, 1e-7, -1e-7, 3.4e38, -3.4e38, np.inf, -np.inf],
    "NEG": [0.0, 1.5, -1.5, 1e-7, -1e-7, 3.4e38, -3.4e38, np.inf, -np.inf],
    "FLOOR": [
        *(0.0, 0.5, -0.5, 1.0, -1.0, 0.999, -0.001, 2.5, -2.5),
        *(8388609.0, -8388607.5, 1e20, np.inf, -np.inf),
    ],
    "EXP": [0.0, 1.0, -1.0, 0.5, -20.0, 5.5, -0.001, 0.001, -np.inf, np.inf],
    "LOG": [1.0, 0.5, 2.0, 1e-6, 1e6, 2.718, 0.999, 1.001, np.inf],
    "RSQRT": [1.0, 4.0, 0.25, 2.0, 100.0, 1e-4, 1e6, 0.3, np.inf],
    "SQRT": [0.0, 1.0, 4.0, 0.25, 2.0, 1e6, 1e-6, 0.3, np.inf],
    "SIN": [0.0, 1.0, -1.0, 1.571, 3.142, -3.142, 6.283, 12.5, -12.5, 0.001],
}

FILES: Final = Files()


@FILES.each(_DATA, "{}: ends of its domain, ranks, types.")
def _unary(file: SpecFile, operation: str) -> None:
    _add_floats(file, operation)
    if operation in ("ABS", "NEG"):
        _add_integers(file, operation)
    if operation == "FLOOR":
        _add_floors(file)
    if operation == "RSQRT":
        _add_roots(file)


def _add_floats(file: SpecFile, operation: str) -> None:
    """Float16 has fewer numbers and a shorter range, so its data is moderate."""
    step = call(operation, given("input", _DATA[operation]))
    file.add("special", step, tests="Small, large and infinite numbers.")
    for rank in (1, 2, 3, 4, 5):
        if operation == "FLOOR" and rank == 5:
            continue
        shape = (3, 2, 5, 2, 2)[:rank]
        low, high = (0.3, 9.0) if operation in _POSITIVE else (-1.9, 1.9)
        reals = Numbers(f"{operation} {rank}").reals(*shape, low=low, high=high)
        if operation == "FLOOR":
            reals = np.floor(reals * 4) + 0.25 + 0.5 * (np.floor(reals * 100) % 2)
        step = call(operation, given("input", reals))
        tests = "Odd sizes, which leave a remainder."
        file.add(f"rank_{rank}", step, tests=tests, lifetimes=rank == 2, **FLOATS)


def _add_integers(file: SpecFile, operation: str) -> None:
    far = [0, 1, -1, 2147483647, -2147483647, 65536, -65537, 255, -256]
    for name, data in (("far", np.array(far)), ("rank_4", np.arange(-12, 12).reshape(2, 3, 1, 4))):
        step = call(operation, given("input", data, I32), type=I32)
        file.add(f"{name}_int32", step, tests="Operands are integers.", oracle="integers")
    small = [given("input", [0, 1, -1, 2, -2, 1000, -1000], I32)]
    steps = shown(operation, small, I32, "integers")
    tests = "Small integers, shown as real numbers: none may be off by one."
    file.add("shown_int32", steps, tests=tests, oracle="integers")


def _add_floors(file: SpecFile) -> None:
    near = [0.25, 0.75, 1.25, -0.25, -0.75, -1.25, 2.0, -2.0, 7.5, -7.5, 100.5, -100.5]
    tests = "Values are rounded down, not towards zero or to the nearest."
    file.add("signs", call("FLOOR", given("input", near)), tests=tests, **FLOATS)


def _add_roots(file: SpecFile) -> None:
    """AIDL 3: quantized. Codes at zero have no root, and so are not asked for."""
    for number, (scale, zero_point) in enumerate([(0.02, 0), (0.5, 100), (1.0, 10), (0.004, 0)]):
        type = u8(scale, zero_point)
        codes = np.arange(zero_point + 1, 256, 5)
        inputs = [given("input", codes, type)]
        file.add(
            f"codes_{number}_quant8",
            call("RSQRT", *inputs, type=fitted("RSQRT", inputs, u8(1, 0))),
            tests="Input and output have different scales.",
            signed=True,
            lifetimes=number == 0,
        )
        step = call("RSQRT", *inputs, type=fitted("RSQRT", inputs, u8(1, 0), span=600))
        tests = "Results beyond both ends saturate."
        file.add(f"saturated_{number}_quant8", step, tests=tests, signed=True)

    def draw(seed: int) -> list[Argument]:
        source = u8(0.02, 10)
        numbers = Numbers(f"rsqrt clear {seed}")
        return [given("input", numbers.codes(source, 6, low=20, high=255), source)]

    add_clear(file, "RSQRT", draw, u8(0.012, 5))
