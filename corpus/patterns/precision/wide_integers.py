"""Integers that a float32 does not hold, or whose last 16 bits are those of another one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np

from corpus.arguments import VALID, behind_bias
from corpus.fit import real_results
from corpus.language import Array, omitted
from corpus.numbers import Numbers
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import F16, F32, I32, per_channel, u8

_BIASES: Final = Patterns("biases_beyond_float32", "biases beyond float32 and sums", CODED)
_INTEGERS: Final = Patterns(
    "integers_beyond_float32", "integers beyond float32 and 16 bits", (I32,)
)
_ITEMS: Final = Patterns("hashed_items", "items whose last bits count", REAL, float16=False)

_LAYERS: Final[dict[str, tuple[tuple[int, ...], tuple[int, ...], int | list[int]]]] = {
    "CONV_2D": ((1, 1, 1, 1301), (3, 1, 1, 1301), VALID),
    "DEPTHWISE_CONV_2D": ((1, 37, 37, 1), (1, 37, 37, 3), VALID),
    "GROUPED_CONV_2D": ((1, 1, 1, 2602), (2, 1, 1, 1301), [0, 0, 0, 0]),
    "TRANSPOSE_CONV_2D": ((1, 1, 1, 1301), (3, 1, 1, 1301), [0, 0, 0, 0]),
    "FULLY_CONNECTED": ((1, 1301), (3, 1301), VALID),
}
"""Shapes of input and filter, and padding."""


def _biased(operation: str, net: Net, *, by_channel: bool) -> list[Term]:
    shape, filters, padding = _LAYERS[operation]
    dim, factor = (3, 3) if operation == "DEPTHWISE_CONV_2D" else (0, 0)
    rest = behind_bias(operation, padding, factor=factor)
    channels = filters[dim]
    kind = per_channel([1.0] * channels, dim) if by_channel else u8(1.0, 1)
    added = replace(I32, scale=0.0 if by_channel else 1.0)
    source = net.codes(np.full(shape, 255), u8(1.0, 0))
    weights = net.known(np.full(filters, 127 if by_channel else 255), kind)
    none = net.known(np.zeros(channels), added)
    sums = real_results(operation, [source, weights, none, *rest]).reshape(-1)[:channels]
    bias = net.known(np.array([1, 3, -5])[:channels] - sums, added)
    return [net(operation, source, weights, bias, *rest, type=u8(1 / 8, 128))]


@_BIASES.each(_LAYERS, "great")
def _great(operation: str, net: Net) -> list[Term]:
    """Products and bias exceed 2^25 but nearly cancel to a few units, of eight steps each."""
    return _biased(operation, net, by_channel=False)


@_BIASES.each([*_LAYERS][:-1], "great_per_channel")
def _great_by_channel(operation: str, net: Net) -> list[Term]:
    """Products and bias beyond 2^25 cancel to a few units, of eight steps each, per channel."""
    return _biased(operation, net, by_channel=True)


_FEW: Final = np.array([2**30 + 37, 2**30 + 100, 2**26 + 3, 2**26 + 5])
_EVERY: Final = np.concatenate([_FEW, -_FEW])


_COMPARED: Final = ("NOT_EQUAL", "GREATER", "GREATER_EQUAL", "LESS_EQUAL", "LESS", "EQUAL")


@_INTEGERS.each((*_COMPARED, "MINIMUM", "MAXIMUM"), "pairs")
def _compared(operation: str, net: Net) -> list[Term]:
    """Integers differ in bits that a float32 or 16 bits lose."""
    # Equal numbers, near ones on both sides, and those of which 16 bits are the same.
    others = np.concatenate([_EVERY, _EVERY + 5, _EVERY - 5, _EVERY + 2**16])
    return [net.given(np.concatenate([_EVERY] * 4)).by(operation, net.given(others))]


_SMALL: Final = np.array([2, -3, 7, 1, 1, 5, -2, 3])
_LARGE: Final = np.array([2**26 + 5, 2**27 + 9, -(2**27) - 9, 2**30 + 37] * 2)


@_INTEGERS.named("MUL", {"first_great": (_LARGE, _SMALL), "second_great": (_SMALL, _LARGE)})
def _products(pair: tuple[Array, Array], net: Net) -> list[Term]:
    """Factors have more bits than a float32; products stay within 32 bits."""
    one, other = pair
    kept = np.abs(one * other) < 2**31
    return [net.given(one[kept]) * net.given(other[kept])]


@_INTEGERS("DIV", "exact")
def _quotients(net: Net) -> list[Term]:
    """Divisors have more bits than a float32; the divisions leave no remainder."""
    divisors = np.array([2**26 + 5, 2**26 + 3, 2**24 + 1, 70_001, 2**27 + 9])
    quotients = np.array([7, 30, 100, 30_000, 15])
    return [net.given(divisors * quotients) / net.given(divisors)]


_MANY: Final = [[[2**24 + 1, 70_001], [3, -(2**25) - 7]]]
_LITTLE: Final = [[[3, 5], [-5, 2]]]


@_INTEGERS.named("BATCH_MATMUL", {"left_great": (_MANY, _LITTLE), "right_great": (_LITTLE, _MANY)})
def _matrices(pair: tuple[Any, Any], net: Net) -> list[Term]:
    """Elements of one matrix have more bits than a float32."""
    return [net.given(pair[0]).to("BATCH_MATMUL", net.given(pair[1]), False, False)]


@_INTEGERS("CAST", "int32_to")
def _cast(net: Net) -> list[Term]:
    """Integers that a float32 does not represent are unchanged."""
    return [net.given(np.concatenate([_EVERY, [40_000, -40_000]])).cast(I32)]


@_INTEGERS("CAST", "int32_to_float16", REAL, float16=False)
def _cast_to_half(net: Net) -> list[Term]:
    """Integers beyond 16 bits become the largest float16 numbers."""
    return [net.given([40_000, -40_000, 65_504], I32).cast(F16)]


_SPARSE: Final = 3

_PROJECTED: Final = {
    "real_items": ([[1.0003, -2.0007], [300.03, 0.50003]], F32),
    "int32_items": ([[2**24 + 1, -(2**25) - 3], [70_001, 2**30 + 37]], I32),
}


@_ITEMS.named(
    "LSH_PROJECTION",
    {
        f"{name}{suffix}": (*items, type)
        for name, items in _PROJECTED.items()
        for suffix, type in (("", F32), ("_of_half_precision", F16))
    },
)
def _projection(choice: Any, net: Net) -> list[Term]:
    """Every bit of an item contributes to its hash."""
    values, items, type = choice
    seeds = net.known(Numbers("narrow seeds").reals(6, 20), type)
    rest = net.given(values, items), omitted("weights", type), _SPARSE
    return [seeds.to("LSH_PROJECTION", *rest, type=I32)]
