"""QUANTIZE, DEQUANTIZE and CAST."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from corpus.calls.zero_sized import no_scores
from corpus.families._files import Files
from corpus.families._typed import add_empty
from corpus.fit import shown
from corpus.language import SpecFile, Step, call, given, internal, result
from corpus.numbers import Numbers
from corpus.types import BOOL8, F16, F32, I32, Type, per_channel, q8s, q16s, s8, u8, u16

_ALL = np.arange(256)
_REALS = [
    *(0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5),
    *(-0.4, -0.9, -1.5, -2.7, -99.99),
]
_HALF_REALS = [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.75, 299.5, -0.375, -0.9375, -1.5, -2.75]
_INTEGERS = [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047]
_CODES = [0, 1, 76, 77, 78, 127, 128, 200, 254, 255]
_NAMES = {F32: "float32", F16: "float16", I32: "int32"}

FILES: Final = Files()


@FILES("quantize", "QUANTIZE: rounding, halves, both ends, zero points.")
def _quantize(file: SpecFile) -> None:
    for number, (scale, zero_point) in enumerate(
        [(0.1, 0), (0.037, 128), (2.0, 255), (0.0015, 64), (1.0, 1)]
    ):
        type = u8(scale, zero_point)
        reach = 160 * scale
        reals = Numbers(f"quantize {number}").reals(4, 9, low=-reach, high=reach, digits=5)
        reals[0, :4] = 1e6, -1e6, 0.0, 400 * scale
        file.add(
            f"scale_{number}_quant8",
            call("QUANTIZE", given("input", reals), type=type),
            tests=f"Scale {scale}, zero point {zero_point}; some values beyond both ends.",
            signed=True,
            lifetimes=number == 0,
        )
    _add_halves(file)
    _add_ranks(file)
    half = Numbers("quantize float16").reals(24, low=-40, high=40, digits=1)
    infinite = given("input", [np.inf, -np.inf, 3.4e38, -3.4e38, 0.3])
    codes = {"quant8": u8(0.3, 121), "quant8_signed": s8(0.3, -5)}
    for name, type in codes.items():
        step = call("QUANTIZE", given("input", half, F16), type=type)
        file.add(f"float16_{name}", step, tests="Float16 numbers become codes.", lifetimes=True)
    for name, type in codes.items():
        file.add(
            f"infinite_{name}",
            call("QUANTIZE", infinite, type=type),
            tests="Infinities are clamped to the ends of the range.",
            tflite=False,
            why="TF Lite leaves open what infinity is as an integer",
        )
    type, name = u8(0.5, 3), "zero_sized_quant8"
    add_empty(file, no_scores(), "QUANTIZE", type=type, shape=(0,), name=name, signed=True)


def _shown(file: SpecFile, name: str, reals: Sequence[float], type: Type, tests: str) -> None:
    steps = shown("QUANTIZE", [given("input", reals)], type)
    file.add(name, steps, tests=tests, signed=True)


def _add_halves(file: SpecFile) -> None:
    """The HAL says ``round``, which is C's: halves go away from zero."""
    halves = [n + 0.5 for n in range(-8, 8)]
    for scale in (1.0, 0.25, 4.0):
        name = f"halves_{str(scale).replace('.', '_')}"
        tests = "Halves are rounded away from zero, whatever the zero point; shown as real numbers."
        _shown(file, f"{name}_quant8", [h * scale for h in halves], u8(scale, 100), tests)
        _shown(file, f"{name}_odd_quant8", [h * scale for h in halves], u8(scale, 101), tests)
    near = [0.25, 0.49, 0.51, 0.75, 1.49, 1.51, -0.25, -0.49, -0.51, -0.75, -1.49, -1.51, 0.0]
    tests = "Values are rounded to the nearest step, shown as real numbers; none saturates."
    for zero_point in (128, 3):
        _shown(file, f"nearest_{zero_point}_quant8", near, u8(1.0, zero_point), tests)
    ends = [126.4, 126.6, 127.4, 127.6, 500.0, -127.6, -128.4, -128.6, -500.0, 127.0, -128.0]
    _shown(file, "ends_quant8", ends, u8(1.0, 128), "Values beyond the range become its ends.")


def _add_ranks(file: SpecFile) -> None:
    for rank in (1, 2, 3, 4):
        reals = Numbers(f"quantize rank {rank}").reals(*(3, 2, 5, 2)[:rank], low=-30, high=30)
        step = call("QUANTIZE", given("input", reals), type=u8(0.25, 120))
        file.add(f"rank_{rank}_quant8", step, signed=True)


@FILES("dequantize", "DEQUANTIZE: all codes of every type, scales, zero points.")
def _dequantize(file: SpecFile) -> None:
    for number, (scale, zero_point) in enumerate(
        [(0.1, 0), (0.037, 128), (2.0, 255), (0.0015, 64)]
    ):
        for target in (F32, F16):
            codes = _ALL if number % 2 else _ALL.reshape(4, 64)
            file.add(
                f"all_codes_{number}_quant8_to_{_NAMES[target]}",
                call("DEQUANTIZE", given("input", codes, u8(scale, zero_point)), type=target),
                tests=f"Every code; scale {scale}, zero point {zero_point}.",
                signed=True,
                relaxed=target is F32 and number == 0,
                lifetimes=number == 0,
            )
    signed = np.arange(-128, 128)
    for target in (F32, F16):
        step = call("DEQUANTIZE", given("input", signed, q8s(0.3)), type=target)
        tests = "TENSOR_QUANT8_SYMM has no zero point."
        file.add(f"symmetric_quant8_to_{_NAMES[target]}", step, tests=tests)
        for rank in (1, 2, 3, 4):
            for dim in range(rank):
                _add_channels(file, rank, dim, target)
        for rank in (1, 2, 3, 4):
            type = u8(0.25, 13)
            codes = Numbers(f"dequantize {rank}").codes(type, *(3, 2, 5, 2)[:rank])
            step = call("DEQUANTIZE", given("input", codes, type), type=target)
            file.add(f"rank_{rank}_quant8_to_{_NAMES[target]}", step, signed=True)
        name, none = f"zero_sized_quant8_to_{_NAMES[target]}", no_scores(u8(0.125, 0))
        add_empty(file, none, "DEQUANTIZE", type=target, shape=(0,), name=name, signed=True)


def _add_channels(file: SpecFile, rank: int, dim: int, target: Type) -> None:
    shape = (2, 3, 4, 5)[:rank]
    numbers = Numbers(f"dequantize channels {rank} {dim}")
    scales = [float(v) for v in numbers.reals(shape[dim], low=0.01, high=2.0)]
    type = per_channel(scales, dim)
    file.add(
        f"channels_{dim}_of_{rank}_to_{_NAMES[target]}",
        call("DEQUANTIZE", given("input", numbers.codes(type, *shape), type), type=target),
        tests="A scale for each index of one dimension, and no zero point.",
    )


@FILES("cast", "CAST: every pair of types; cut off, clamped, never scaled.")
def _cast(file: SpecFile) -> None:
    values: dict[Type, Sequence[float]] = {
        F32: _REALS,
        F16: _HALF_REALS,
        I32: _INTEGERS,
        u8(3.5, 77): _CODES,
    }
    targets = [F32, F16, I32, u8(0.5, 19)]
    for source, data in values.items():
        for target in targets:
            name = f"{_NAMES.get(source, 'quant8')}_to_{_NAMES.get(target, 'quant8')}"
            _add_cast(file, name, data, source, target)
            grid = np.resize(data, (2, 3, 2))
            _add_cast(file, f"{name}_rank_3", grid, source, target)
    _add_great(file)
    _add_cuts(file)
    _add_identities(file)


def _add_cast(file: SpecFile, name: str, data: ArrayLike, source: Type, target: Type) -> None:
    in_tflite = source.code == target.code or "QUANT8" not in target.code
    file.add(
        name,
        call("CAST", given("input", np.asarray(data), source), type=target),
        tests="Reals are truncated, bytes are clamped; scales do not matter.",
        oracle="integers",
        relaxed=F32 in (source, target) and F16 not in (source, target) and "great" not in name,
        tflite=in_tflite,
        why="" if in_tflite else "TF Lite leaves open what does not fit",
        lifetimes=name.endswith("rank_3"),
    )


def _add_great(file: SpecFile) -> None:
    """Integers that a float32 holds, and some that it has to round."""
    great = [16777216, 16777217, -16777217, 2147483647, -2147483648, 123456789]
    _add_cast(file, "great_int32_to_float32", great, I32, F32)
    _add_cast(file, "great_int32_to_quant8", great, I32, u8(1.0, 0))
    _add_cast(file, "great_float32_to_int32", [2147483520.0, -2147483648.0, 16777216.0], F32, I32)
    _add_cast(file, "great_float32_to_quant8", [1e30, -1e30, 256.0, -1.0], F32, u8(1.0, 0))


def _add_cuts(file: SpecFile) -> None:
    """Integers may be one off; a thousand times as much may not."""
    reals = [0.4, 0.5, 0.9, 1.5, 2.7, -0.4, -0.5, -0.9, -1.5, -2.7, 99.99, -99.99]
    tests = "Truncation towards zero, neither rounded nor rounded down."
    steps = shown("CAST", [given("input", reals)], I32, "cut")
    file.add("cut_off", steps, tests=tests, oracle="integers")
    codes = internal("codes", u8(1.0, 0))
    steps = [
        Step(
            "CAST", [given("input", [0.4, 0.6, 1.5, 254.9, 255.0, 255.9, 256.5, -0.9, -3.0])], codes
        ),
        Step("CAST", [codes], result("output", F32)),
    ]
    file.add(
        "cut_off_quant8",
        steps,
        tests=tests,
        oracle="integers",
        tflite=False,
        why="TF Lite leaves open what does not fit",
    )


def _add_identities(file: SpecFile) -> None:
    """HAL 1.3: these types to themselves, whatever their quantizations."""
    pairs: list[tuple[str, Type, Type]] = [
        ("quant8_signed", s8(0.5, -3), s8(2.0, 100)),
        ("quant16_asymm", u16(0.5, 7), u16(2.0, 99)),
        ("quant16_symm", q16s(0.5), q16s(2.0)),
        ("quant8_symm", q8s(0.5), q8s(2.0)),
    ]
    for name, source, target in pairs:
        codes = Numbers(f"cast {name}").codes(source, 3, 5)
        step = call("CAST", given("input", codes, source), type=target)
        file.add(f"{name}_to_itself", step, tests="Codes are unchanged.", oracle="integers")
    flags = given("input", Numbers("cast bool8").booleans(3, 5), BOOL8)
    file.add("bool8_to_itself", call("CAST", flags, type=BOOL8), oracle="integers")
