"""Products of the least and greatest codes, many in a row: what units for 8 bits add in 16 bits.

The product of the least signed codes, 2^14, is greater than any other, and two of them leave 16
bits. Whole rows are at an end, or every other, or only one in eight, in each operand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from corpus.fit import fitted
from corpus.language import Argument, Array, SpecFile, Type, constant, given, result, s8, u8
from corpus.patterns._net import SAME, VALID

__all__ = ["files"]

_DEPTH: Final = 33
"""Products in a sum: two blocks of sixteen and one more."""

_TESTS: Final = "Products of the least and the greatest codes."

_Filters = tuple[tuple[int, ...], int, list[Argument]]
"""Shape of the filters, channels of the result, further arguments."""

_LAYERS: Final[dict[str, tuple[tuple[int, ...], _Filters]]] = {
    "FULLY_CONNECTED": ((6, _DEPTH), ((6, _DEPTH), 6, [0])),
    "CONV_2D": ((1, 1, 6, _DEPTH), ((6, 1, 1, _DEPTH), 6, [VALID, 1, 1, 0])),
    "DEPTHWISE_CONV_2D": ((1, 6, 6, 16), ((1, 3, 3, 16), 16, [SAME, 1, 1, 1, 0])),
    "GROUPED_CONV_2D": ((1, 1, 6, 32), ((6, 1, 1, 16), 6, [VALID, 1, 1, 2, 0, False])),
    "TRANSPOSE_CONV_2D": (
        (1, 1, 6, _DEPTH),
        ((6, 1, 1, _DEPTH), 6, [0, 0, 0, 0, 1, 1, 0, False]),
    ),
}


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation, (data, layer) in _LAYERS.items():
        family = "fully_connected" if operation == "FULLY_CONNECTED" else "convolution"
        yield family, _layer(operation, data, *layer)
    yield "batch_matmul", _matrices()


def _file(operation: str) -> SpecFile:
    return SpecFile(f"{operation.lower()}_extreme_codes", f"{operation}: {_TESTS.lower()}")


def _at_ends(shape: Sequence[int], type: Type) -> Array:
    """Rows of the least codes, of the greatest, of both in turns and of pairs that are eight apart;
    then of few that are at an end.
    """
    low, high = (0, 255) if type.code == "TENSOR_QUANT8_ASYMM" else (-128, 127)
    place = np.arange(shape[-1])
    middle = type.zero_point + 1 + place % 5
    rows = [
        np.full(shape[-1], low),
        np.full(shape[-1], high),
        np.where(place % 2, low, high),
        np.where(place % 8 == 3, low, middle),
        np.where(place // 2 % 2, low, middle),
        np.where(place < 2, high, low),
    ]
    return np.resize(np.array(rows), shape)


def _layer(
    operation: str,
    data: tuple[int, ...],
    filters: tuple[int, ...],
    channels: int,
    rest: list[Argument],
) -> SpecFile:
    file = _file(operation)
    image, taps = u8(0.5, 128), u8(0.25, 128)
    for name, zero in (("", 128), ("_shifted", 3)):
        kind = Type(image.code, image.scale, zero)
        arguments: list[Argument] = [
            given("input", _at_ends(data, kind), kind),
            constant("filter", _at_ends(filters, taps)[::-1].copy(), taps),
            constant("bias", np.arange(channels) * 100 - 150, Type("TENSOR_INT32", 0.125)),
            *rest,
        ]
        out = result("output", fitted(operation, arguments, u8(1.0, 0)))
        file.add(f"ends{name}_quant8", operation, arguments, out, tests=_TESTS, signed=True)
    return file


def _matrices() -> SpecFile:
    """Each with the second one as it is, and turned."""
    operation = "BATCH_MATMUL"
    file = _file(operation)
    for turned in (False, True):
        left, right = s8(0.5, 0), s8(0.25, -3)
        second = _at_ends((2, 6, _DEPTH), right)[:, ::-1]
        arguments: list[Argument] = [
            given("first", _at_ends((2, 6, _DEPTH), left), left),
            given("second", second if turned else second.transpose(0, 2, 1), right),
            *(False, turned),
        ]
        out = result("output", fitted(operation, arguments, s8(1.0, 0)))
        name = "ends_turned" if turned else "ends"
        file.add(f"{name}_quant8_signed", operation, arguments, out, tests=_TESTS)
    return file
