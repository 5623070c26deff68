"""Comparisons of codes whose quantizations differ: less than a step apart, or out of range.

Whoever brings one side to the codes of the other rounds and clips what is compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import BOOL8, SpecFile, given, result, s8, u8

__all__ = ["files"]

_OPERATIONS: Final = ("EQUAL", "NOT_EQUAL", "LESS", "LESS_EQUAL", "GREATER", "GREATER_EQUAL")
_WHOLE, _FIFTHS, _FAR = u8(1.0, 100), u8(0.25, 20), u8(2.0, 60)
_SIGNED, _SIGNED_FIFTHS = s8(1.0, 10), s8(0.25, -100)
_TESTS: Final = "Real numbers are compared, not codes that one side was brought to."


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    near = np.array([101, 101, 101, 102, 99, 100, 100, 100])
    quarters = np.array([24, 25, 23, 26, 17, 20, 19, 21])
    ends = np.array([0, 255, 255, 0, 155, 0])
    far = np.array([0, 255, 137, 10, 88, 9])
    for operation in _OPERATIONS:
        file = SpecFile(
            f"{operation.lower()}_apart", f"{operation}: codes of unlike quantizations."
        )
        pairs = {
            "steps": ((near, _WHOLE), (quarters, _FIFTHS)),
            "steps_turned": ((quarters, _FIFTHS), (near, _WHOLE)),
            "ranges": ((ends, _WHOLE), (far, _FAR)),
            "ranges_turned": ((far, _FAR), (ends, _WHOLE)),
            "steps_signed": ((near - 90, _SIGNED), (quarters - 120, _SIGNED_FIFTHS)),
            "steps_signed_turned": ((quarters - 120, _SIGNED_FIFTHS), (near - 90, _SIGNED)),
        }
        for name, sides in pairs.items():
            inputs = [given(f"input{n}", codes, type) for n, (codes, type) in enumerate(sides)]
            file.add(
                name,
                operation,
                inputs,
                result("output", BOOL8),
                tests=_TESTS,
                tflite=False,
                why="TF Lite compares codes that it has rounded to a common scale",
            )
        yield "comparison", file
