"""Pairs of products whose sums leave 16 bits, while those of all products stay small.

Instructions that multiply codes of 8 bits two by two (``vpmaddubsw``) saturate at 16 bits. What is
lost of one pair must not be lost again of another: the last pairs have one product each.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import Argument, Array, SpecFile, Type, constant, given, result, u8
from corpus.patterns._net import VALID

__all__ = ["files"]

_CODES: Final = np.array(
    [
        [255, 255, 254, 250, 255, 249, 252, 255, 251, 255, 253, 250],
        [251, 254, 255, 255, 250, 252, 255, 253, 255, 254, 249, 255],
    ]
)
_GREAT: Final = np.array([255, 255, 1, 128, 1, 128, 128, 255, 128, 1, 128, 128])
"""Of the weights, whose zero point is 128: one pair leaves 16 bits, the others bring it back."""

_SOURCE: Final = u8(0.5, 0)
_WEIGHTS: Final = u8(1 / 128, 128)
_RESULT: Final = u8(0.125, 128)
_BIAS: Final = Type("TENSOR_INT32", _SOURCE.scale * _WEIGHTS.scale)


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    units = np.stack([_GREAT, 256 - np.maximum(_GREAT, 1), np.roll(_GREAT, 2)])
    operations: dict[str, tuple[str, tuple[int, ...], list[Argument]]] = {
        "FULLY_CONNECTED": ("fully_connected", (), [0]),
        "CONV_2D": ("convolution", (1, 1), [VALID, 1, 1, 0]),
    }
    for operation, (family, window, rest) in operations.items():
        about = "pairs of products that leave 16 bits"
        file = SpecFile(f"{operation.lower()}_pairs", f"{operation}: {about}.")
        weights: Array = units.reshape(len(units), *window, -1)
        image: Array = _CODES.reshape(len(_CODES), *window, -1)
        inputs: list[Argument] = [
            given("input", image, _SOURCE),
            constant("weights", weights, _WEIGHTS),
            constant("bias", np.zeros(len(units), np.int32), _BIAS),
            *rest,
        ]
        file.add("quant8", operation, inputs, result("output", _RESULT), signed=True)
        yield family, file
