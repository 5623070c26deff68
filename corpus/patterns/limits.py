"""Limits of narrower types, in each place of a vector and behind the last whole one.

A vector path may narrow, saturate or widen in steps of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from corpus.language import F16, F32, I32, Array, SpecFile, Type, given, result, s8, u8

__all__ = ["files"]

_VECTOR: Final = 16
"""Elements of 8 bits in 128; a vector of wider ones is a part of it."""

_BYTES: Final = u8(1.0, 0)
_INTEGERS: Final = (0, 1, -1, 127, 128, -128, -129, 255, 256, -255, -256, 300)
_WORDS: Final = (32_767, 32_768, -32_768, -32_769, 65_535, 65_536, -65_536, 2**24 + 2, -(2**24))
_ENDS: Final = (2**31 - 1, -(2**31))
_HALVES: Final = (32_752, 32_768, -32_768, -32_800, 65_504, -65_504, 40_000, -40_000, 2_048)
_REALS: Final = (0.5, -0.5, 0.99, 254.75, -127.75, 255.5, 128.25)
_NEAR_ENDS: Final = (2_147_483_520, -(2**31))


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield "quantization", _casts()
    yield "quantization", _quantized()


def _everywhere(values: Any) -> Array:
    """Each value in each place of a vector; the last vector is not whole.

    An odd number of values is as often in each place.
    """
    row = np.array(list(values) + [values[0]] * (len(values) % 2 == 0))
    return np.resize(row, _VECTOR * row.size + _VECTOR - 1)


def _casts() -> SpecFile:
    file = SpecFile("cast_limits", "CAST: limits of narrower types, in each place of a vector.")
    whole, near = (*_INTEGERS, *_WORDS), (*_INTEGERS, *_HALVES)
    reals = (*_INTEGERS, *_REALS)
    codes = tuple(range(0, 256, 3))
    rows: dict[str, tuple[Any, Type, Type]] = {
        "int32_to_float16": (near, I32, F16),
        "int32_to_float32": ((*whole, *_ENDS), I32, F32),
        "int32_to_int32": ((*whole, *_ENDS), I32, I32),
        "int32_to_quant8": ((*whole, *_ENDS), I32, _BYTES),
        "float32_to_float16": ((*near, *_REALS), F32, F16),
        "float32_to_int32": ((*whole, *_REALS, *_NEAR_ENDS), F32, I32),
        "float32_to_quant8": ((*reals, *_WORDS), F32, _BYTES),
        "float16_to_float32": ((*near, *_REALS[:2]), F16, F32),
        "float16_to_int32": (near, F16, I32),
        "float16_to_quant8": (near, F16, _BYTES),
        "quant8_to_float16": (codes, _BYTES, F16),
        "quant8_to_float32": (codes, _BYTES, F32),
        "quant8_to_int32": (codes, _BYTES, I32),
    }
    for name, (values, source, target) in rows.items():
        inputs = [given("input", _everywhere(values), source)]
        wraps: dict[str, Any] = {}
        if target is _BYTES:
            wraps = {"tflite": False, "why": "TF Lite wraps what a byte does not hold"}
        file.add(name, "CAST", inputs, result("output", target), tests=_TESTS, **wraps)
    return file


_TESTS: Final = "Each limit in each place of 16, and in the rest of 15."


def _quantized() -> SpecFile:
    """From far below the least code to far above the greatest."""
    file = SpecFile("quantize_limits", "QUANTIZE: ends of the codes, in each place of a vector.")
    values = (
        0.0,
        -1e9,
        1e9,
        -64.0,
        63.5,
        64.5,
        -63.5,
        127.5,
        -70.0,
        300.0,
        65_536.0,
        -32_769.0,
        0.5,
    )
    source = given("input", _everywhere(values))
    for name, type in (("quant8", u8(0.5, 128)), ("signed", s8(0.5, 0))):
        file.add(name, "QUANTIZE", [source], result("output", type), tests=_TESTS)
    return file
