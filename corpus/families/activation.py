"""RELU, RELU1, RELU6, LOGISTIC, TANH, HARD_SWISH, ELU and PRELU."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from corpus.calls.zero_sized import no_boxes, no_scores
from corpus.families._files import Files
from corpus.families._typed import add_clear, add_empty, codes_of
from corpus.fit import fitted, shown
from corpus.language import FLOATS, Argument, Operand, SpecFile, call, constant, given
from corpus.numbers import Numbers
from corpus.types import Type, u8

_CLIPPED = ("RELU", "RELU1", "RELU6")
_FIXED = {"LOGISTIC": u8(1 / 256, 0), "TANH": u8(1 / 128, 128)}

_EDGES = [0.0, -0.0, 1e-7, -1e-7, 0.999, 1.0, 1.001, -0.999, -1.0, -1.001, 2.999, 3.001, -2.999]
_FAR = [-3.001, 5.999, 6.0, 6.001, -5.999, -6.001, 11.7, -11.7, 88.1, -88.1, 300.5, -300.5]
_ALL = np.arange(256)
_QUANTIZATIONS = [
    *((0.0625, 128), (0.02, 3), (0.3, 250), (0.001, 128)),
    *((2.5, 90), (0.1, 0), (0.1, 255)),
]

FILES: Final = Files()


@FILES.each((*_CLIPPED, *_FIXED, "HARD_SWISH"), "{}: every bend, all codes, ranks.")
def _curves(file: SpecFile, operation: str) -> None:
    _add_floats(file, operation)
    _add_codes(file, operation)


def _add_floats(file: SpecFile, operation: str) -> None:
    far = [x for x in _FAR if abs(x) < 300 or operation != "HARD_SWISH"]
    _add_float(file, operation, "bends", [*_EDGES, *far], "Values next to every bend.", True)
    for rank in (1, 2, 3, 4):
        shape = (3, 2, 5, 7)[:rank]
        data = Numbers(f"{operation} rank {rank}").reals(*shape, low=-8, high=8)
        _add_float(file, operation, f"rank_{rank}", data, "Odd sizes, which leave a remainder.")
    endless = [float("inf"), 1.5, -2.5] if operation == "HARD_SWISH" else [np.inf, -np.inf, 1.5]
    _add_float(file, operation, "infinite", endless, "Inputs of infinity.")
    add_empty(file, no_boxes(), operation, shape=(0, 4), float16=True)


def _add_float(
    file: SpecFile,
    operation: str,
    name: str,
    data: ArrayLike,
    tests: str,
    lifetimes: bool = False,
) -> None:
    step = call(operation, given("input", data))
    file.add(name, step, tests=tests, lifetimes=lifetimes, **FLOATS)


def _add_codes(file: SpecFile, operation: str) -> None:
    """Add all 256 codes in several quantizations."""
    for number, (scale, zero_point) in enumerate(_QUANTIZATIONS):
        type = u8(scale, zero_point)
        codes = given("input", _ALL.reshape((8, 32) if number % 2 else (256,)), type)
        file.add(
            f"all_codes_{number}_quant8",
            call(operation, codes, type=_output(operation, codes)),
            tests=f"Every code; scale {scale}, zero point {zero_point}.",
            signed=True,
            lifetimes=number == 0,
        )
    if operation == "HARD_SWISH":
        _add_hard_swish(file)
    if operation not in _CLIPPED:
        _add_clear(file, operation)
    if operation in _CLIPPED:
        for scale, zero_point in ((0.25, 100), (0.5, 0), (0.125, 255)):
            type = u8(scale, zero_point)
            file.add(
                f"shown_zero_point_{zero_point}_quant8",
                shown(operation, [given("input", _ALL, type)], type),
                tests="The bounds are codes, so that results are exact.",
                signed=True,
            )
    if operation in ("RELU1", "RELU6"):
        _add_limits(file, operation)
    type, name = u8(0.125, 0), "zero_sized_quant8"
    out = _FIXED.get(operation, type)
    add_empty(file, no_scores(type), operation, type=out, shape=(0,), name=name, signed=True)


def _output(operation: str, codes: Operand) -> Type:
    if operation == "HARD_SWISH":
        return fitted(operation, [codes], u8(1, 0))
    return _FIXED.get(operation, codes.type)


def _add_limits(file: SpecFile, operation: str) -> None:
    """A limit that is no code, but clearly nearer to one of two."""
    limit = 1.0 if operation == "RELU1" else 6.0
    for name, steps in (("below", 20.25), ("above", 20.75)):
        type = u8(limit / steps, 100)
        file.add(
            f"limit_{name}_half_quant8",
            shown(operation, [given("input", _ALL, type)], type),
            tests=f"The bound is {steps} steps, and so code {round(steps)}.",
            signed=True,
        )


def _add_clear(file: SpecFile, operation: str) -> None:
    draw = codes_of(f"{operation} clear", ("input", u8(0.05, 120), (6,)))
    type = _FIXED.get(operation) or fitted(operation, draw(0), u8(1, 0))
    add_clear(file, operation, draw, type)
    if operation in _FIXED:
        file.add(
            "middle_and_ends_quant8",
            shown(operation, [given("input", [120, 0, 255], u8(0.25, 120))], type),
            tests="Zero, and where the function reaches its limits; shown as real numbers.",
            signed=True,
        )


def _add_hard_swish(file: SpecFile) -> None:
    """Output steps much finer and much coarser than those of the input."""
    for name, output in (("fine", u8(0.005, 100)), ("coarse", u8(0.5, 7)), ("ends", u8(0.02, 255))):
        file.add(
            f"{name}_output_quant8",
            call("HARD_SWISH", given("input", _ALL, u8(0.05, 120)), type=output),
            tests="Input and output have different scales.",
            signed=True,
        )


@FILES("elu", "ELU: alpha, both sides of zero.")
def _elu(file: SpecFile) -> None:
    bends = given("input", [*_EDGES, *_FAR[:-2]])
    for number, alpha in enumerate((1.0, 0.3, 4.0)):
        step, tests = call("ELU", bends, alpha), f"Alpha is {alpha}."
        file.add(f"alpha_{number}", step, tests=tests, lifetimes=number == 0, **FLOATS)
    for rank in (1, 2, 3, 4):
        data = Numbers(f"elu {rank}").reals(*(3, 2, 5, 3)[:rank], low=-4, high=2)
        file.add(f"rank_{rank}", call("ELU", given("input", data), 1.0), **FLOATS)
    file.add("infinite", call("ELU", given("input", [np.inf, -np.inf, 1.5]), 2.0), relaxed=True)
    add_empty(file, no_boxes(), "ELU", 1.5, shape=(0, 4), float16=True)


@FILES("prelu", "PRELU: slopes per channel, per element, one for all; quantizations.")
def _prelu(file: SpecFile) -> None:
    shapes = {
        "channel": ((2, 3, 2, 5), (1, 1, 5)),
        "one": ((2, 3, 4), (1,)),
        "elements": ((3, 4), (3, 4)),
        "rows": ((2, 3, 4), (3, 1)),
        "batches": ((2, 3, 4), (2, 1, 1)),
        "greater_slopes": ((3, 1), (1, 4)),
        "square_and_vector": ((3, 3), (3,)),
        "rank_1": ((7,), (7,)),
    }
    for number, (name, (shape, slopes)) in enumerate(shapes.items()):
        numbers = Numbers(f"prelu {name}")
        inputs = [
            given("input", numbers.reals(*shape, low=-4, high=4)),
            constant("slopes", numbers.reals(*slopes, low=-1, high=3)),
        ]
        tests = "Broadcasting of slopes."
        file.add(name, call("PRELU", *inputs), tests=tests, lifetimes=number == 0, **FLOATS)
        for zero_point, of_slopes in ((20, 200), (201, 17)):
            source, slope = u8(0.1, zero_point), u8(0.013, of_slopes)
            codes = [
                given("input", numbers.codes(source, *shape), source),
                constant("slopes", numbers.codes(slope, *slopes), slope),
            ]
            file.add(
                f"{name}_{zero_point}_quant8",
                call("PRELU", *codes, type=fitted("PRELU", codes, u8(1, 0))),
                tests="Input, slopes and output have different scales and zero points.",
                signed=True,
                lifetimes=number == 0 and zero_point == 20,
            )
    _add_prelu_clear(file)


def _add_prelu_clear(file: SpecFile) -> None:
    source, slope = u8(0.1, 120), u8(0.013, 200)

    def draw(seed: int) -> list[Argument]:
        numbers = Numbers(f"prelu clear {seed}")
        return [
            given("input", numbers.codes(source, 2, 3, low=0, high=255), source),
            constant("slopes", numbers.codes(slope, 3, low=0, high=255), slope),
        ]

    saturated = fitted("PRELU", draw(0), u8(1, 0), span=700)
    step = call("PRELU", *draw(0), type=saturated)
    file.add("saturated_quant8", step, tests="Results beyond both ends saturate.", signed=True)
    add_clear(file, "PRELU", draw, fitted("PRELU", draw(0), u8(1, 0)))
