"""ADD, SUB, MUL, MAXIMUM and MINIMUM of 8 bits."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from corpus.calls.elementwise_binary import ARITHMETIC, SHAPES, operands, rest
from corpus.families._binary_cases import add_activated, add_zero_sized
from corpus.families._typed import add_clear
from corpus.fit import fitted, shown
from corpus.language import Argument, Operand, SpecFile, call, given
from corpus.numbers import Numbers
from corpus.types import Type, u8

__all__ = ["add_quantized"]


def _output(operation: str, inputs: list[Argument], span: int = 230) -> Type:
    """A product needs steps greater than those of its factors multiplied."""
    type = fitted(operation, inputs, u8(1, 0), span=span)
    first, second = inputs[:2]
    assert isinstance(first, Operand)
    assert isinstance(second, Operand)
    least = first.type.scale * second.type.scale * 1.01 if operation == "MUL" else 0.0
    return type if type.scale > least else replace(type, scale=float(np.float32(least)))


def add_quantized(file: SpecFile, operation: str) -> None:
    """Cases of 8 bits, unsigned and signed."""
    for name, shapes in SHAPES.items():
        first, second = operands(operation, Numbers(f"{operation} {name} q"), *shapes, True)
        inputs = [first, second, *rest(operation)]
        tests = "Each input and the output has a scale and zero point of its own."
        step = call(operation, *inputs, type=_output(operation, inputs))
        both = name == "both"
        file.add(f"{name}_quant8", step, tests=tests, signed=True, lifetimes=both)
    _add_scales(file, operation)
    if operation in ARITHMETIC:
        add_activated(file, operation, u8(0.07, 120))
        add_zero_sized(file, operation, u8(0.125, 0))
    _add_clear(file, operation)
    _add_identity(file, operation)


def _add_scales(file: SpecFile, operation: str) -> None:
    scales = {
        "far_apart": (u8(0.9, 128), u8(0.004, 128)),
        "far_apart_swapped": (u8(0.004, 20), u8(0.9, 240)),
        "zero_points_0_255": (u8(0.1, 0), u8(0.1, 255)),
        "zero_points_255_0": (u8(0.1, 255), u8(0.1, 0)),
        "equal": (u8(0.25, 100), u8(0.25, 100)),
    }
    for name, (a, b) in scales.items():
        numbers = Numbers(f"{operation} scales {name}")
        inputs: list[Argument] = [
            given("first", numbers.codes(a, 3, 7), a),
            given("second", numbers.codes(b, 3, 7), b),
            *rest(operation),
        ]
        fine = _output(operation, inputs, 500)
        step = call(operation, *inputs, type=fine)
        tests = "Scales and zero points of the inputs; some results beyond both ends."
        file.add(f"{name}_quant8", step, tests=tests, signed=True)
        step = call(operation, *inputs, type=replace(fine, scale=fine.scale * 30))
        tests = "Output steps so large that nearly all codes equal the zero point."
        file.add(f"{name}_coarse_quant8", step, tests=tests, signed=True)


def _add_clear(file: SpecFile, operation: str) -> None:
    """Add few results, all far from a half."""

    def draw(seed: int) -> list[Argument]:
        numbers = Numbers(f"{operation} clear {seed}")
        first, second = operands(operation, numbers, (2, 3), (1, 3), True)
        inputs = [
            given(o.name, numbers.codes(o.type, *(o.shape or ()), low=0, high=255), o.type)
            for o in (first, second)
        ]
        return [*inputs, *rest(operation)]

    type = _output(operation, list(draw(0)))
    add_clear(
        file,
        operation,
        draw,
        type,
        tflite=operation not in ("MAXIMUM", "MINIMUM"),
        why="" if operation in ARITHMETIC else "TF Lite takes the greater one of codes",
    )


def _add_identity(file: SpecFile, operation: str) -> None:
    """Add operands and results on one grid of codes, so that nothing is rounded."""
    for zero_point in (0, 128, 255):
        a, b = u8(0.5, zero_point), u8(0.5, 255 - zero_point)
        out = u8(0.5 if operation != "MUL" else 1.0, 128)
        codes = Numbers(f"{operation} grid {zero_point}").codes(a, 4, 5)
        other = Numbers(f"{operation} grid {zero_point}").codes(b, 4, 5, low=100, high=155)
        if operation == "MUL":
            codes, other = codes // 2 * 2 + zero_point % 2, other // 2 * 2 + (255 - zero_point) % 2
            codes = np.clip(codes, 0, 255)
        inputs: list[Argument] = [given("first", codes, a), given("second", other, b)]
        steps = shown(operation, [*inputs, *rest(operation)], out)
        tests = "Every result is a code and exact; shown as real numbers."
        file.add(f"grid_zero_point_{zero_point}_quant8", steps, tests=tests, signed=True)
