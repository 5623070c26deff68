"""Heavy work: what a driver has ways of its own for, and what stands beside it.

Loading a compiled loop, tabulating a function or cutting an image into tiles pays for large models
only. Sizes are such that it does, and that tiles come out unequal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import (
    Argument,
    Array,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    internal,
    result,
    u8,
)
from corpus.numbers import Numbers
from corpus.patterns._net import SAME, VALID

__all__ = ["files"]


_PRIME: Final = 61
"""Period of data, and number of channels, so that results repeat, too, and take little space."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield "convolution", _with_sums()
    yield "convolution", _unequal_tiles()


def _codes(name: str, shape: tuple[int, ...], low: int, high: int, period: int = _PRIME) -> Array:
    return np.resize(Numbers(f"heavy {name}").integers(period, low=low, high=high), shape)


def _with_sums() -> SpecFile:
    """Windows of 225 taps on many pixels, and every operation on two tensors that may follow.

    One tap of each channel counts, so that what is convolved is a code and beyond doubt.
    """
    file = SpecFile("depthwise_conv_2d_heavy", "DEPTHWISE_CONV_2D: much work, light work after it.")
    shape = (1, 17, 18, _PRIME)
    taps = np.full((1, 15, 15, _PRIME), 128)
    for channel in range(_PRIME):
        taps[0, 5 + channel % 5, 6 + channel % 3, channel] = 132
    source = given("input", _codes("input", shape, 60, 140, 3 * _PRIME), u8(0.5, 100))
    other = given("other", _codes("other", shape, 0, 110), u8(0.25, 30))
    between = internal("convolved", u8(0.5, 90), shape)
    bias = constant("bias", np.arange(_PRIME) % 16 * 4 - 32, Type("TENSOR_INT32", 0.125))
    weights = constant("filter", taps, u8(0.25, 128))
    steps = [Step("DEPTHWISE_CONV_2D", [source, weights, bias, SAME, 1, 1, 1, 0], between)]
    for operation in ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM"):
        rest: list[Argument] = [0] if operation in ("ADD", "SUB", "MUL") else []
        out = result(operation.lower(), u8(4.0 if operation == "MUL" else 0.5, 120))
        steps.append(Step(operation, [between, other, *rest], out))
    tests = "Pairs of operands with scales and zero points of their own, beside heavy work."
    file.add("pairs_quant8", steps, tests=tests)
    return file


def _unequal_tiles() -> SpecFile:
    """Results of more than a tile but little work for each, in rows that tiles do not divide."""
    file = SpecFile("conv_2d_unequal_tiles", "CONV_2D in tiles of unequal sizes.")
    type = u8(0.5, 100)
    source = given("input", _codes("rows", (1, 131, 521, 1), 20, 180), type)
    weights = np.array([132, 124, 130])
    products: dict[str, tuple[tuple[int, ...], list[Argument]]] = {
        "CONV_2D": ((3, 1, 1, 1), [VALID, 1, 1, 0]),
        "DEPTHWISE_CONV_2D": ((1, 1, 1, 3), [VALID, 1, 1, 3, 0]),
    }
    for operation, (shape, rest) in products.items():
        inputs: list[Argument] = [
            source,
            constant("filter", weights.reshape(shape), u8(0.25, 128)),
            constant("bias", [-40, 80, 0], Type("TENSOR_INT32", 0.125)),
            *rest,
        ]
        name = f"{operation.lower().removesuffix('_conv_2d')}_quant8"
        file.add(name, operation, inputs, result("output", type), tests="Tiles of 65 and 66 rows.")
    return file
