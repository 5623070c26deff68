"""Shapes and types that a wrong reading fits as well: equal sides, and units equal in one part.

Where every side has another length, a tensor that is read along the wrong axis does not fit, and
many a driver checks no more than that. Here it fits, and gives other numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import Array
from corpus.numbers import Numbers
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import BOOL8, I32, Type, per_channel, u8

_SHAPES: Final = Patterns(
    "ambiguous_shapes", "sides or units that are equal in part", REAL, float16=False
)

_SIDE: Final = 2


def _whole(name: str, *shape: int, low: int = -8, high: int = 8) -> Array:
    return Numbers(f"ambiguous {name}").integers(*shape, low=low, high=high)


@_SHAPES.each(
    (
        *("ADD", "SUB", "MUL", "DIV", "MAXIMUM", "MINIMUM", "POW"),
        *("PRELU", "LESS"),
    ),
    "sides",
)
def _along_each(operation: str, net: Net) -> Iterator[Term]:
    """A vector fits several dimensions of the other operand but belongs to the last."""
    low = 1 if operation in ("POW", "DIV") else -8
    left = net.given(_whole(operation, *(_SIDE,) * 4, low=low) / 2)
    for shape in ((_SIDE, 1, 1, 1), (_SIDE, 1, 1), (_SIDE, 1), (_SIDE, 1, _SIDE)):
        numbers = np.arange(np.prod(shape)).reshape(shape) * 2 + 1
        yield left.by(operation, net.given(numbers))


_BY_AXIS: Final[dict[str, list[float]]] = {
    "SOFTMAX": [1.0],
    "LOG_SOFTMAX": [1.0],
    "L2_NORMALIZATION": [],
    "LOCAL_RESPONSE_NORMALIZATION": [1, 1.0, 0.5, 0.75],
}
"""Operations along one axis, and what comes before it."""


@_SHAPES.by(_BY_AXIS, "axes")
def _by_axis(operation: str, rest: list[float], net: Net) -> list[Term]:
    """All dimensions are equal, so that no shape reveals a wrong axis."""
    x = net.given(np.array([[[1, 4], [-2, 3]], [[5, -1], [2, -3]]]) / 2)
    return [x.to(operation, *rest, axis) for axis in (-3, -2, -1)]


@_SHAPES.named("DEQUANTIZE", {f"axis_{axis}": axis for axis in range(4)})
def _channels(axis: int, net: Net) -> list[Term]:
    """Scales for each channel belong to one of several dimensions of equal size."""
    codes = _whole("dequantize", *(_SIDE,) * 4, low=-127, high=127)
    return [net.known(codes, per_channel([0.25, 4.0], axis)).dequantize()]


@_SHAPES.named("GATHER", {f"axis_{axis}".replace("-", "minus_"): axis for axis in (-2, -1, 0, 1)})
def _gathered(axis: int, net: Net) -> list[Term]:
    """Square indices, with positive and negative axes: rows and columns may not be swapped."""
    x = net.given(np.arange(4 * 4).reshape(4, 4) * 3)
    return [x.gather(axis, net.given([[0, 3], [1, 2]], I32))]


_UNITS: Final = {"same_scale": u8(0.5, 90), "same_zero_point": u8(1.0, 120)}
"""Types beside that of the net, of which one part is equal."""


@_SHAPES.named("SELECT", _UNITS, CODED)
def _selected(other: Type, net: Net) -> Iterator[Term]:
    """One of the scales or zero points of both operands and the result differs from the others."""
    choice = net.given(np.arange(6) % 2 == 0, BOOL8)
    left, right = np.arange(110, 134, 4), np.arange(100, 136, 6)
    for place in range(3):
        types = [other if n == place else net.type for n in range(3)]
        pair = net.codes(left, types[0]), net.codes(right, types[1])
        yield choice.to("SELECT", *pair, type=types[2])


@_SHAPES.named("CONCATENATION", _UNITS, CODED)
def _joined(other: Type, net: Net) -> list[Term]:
    """One of the scales or zero points of three parts differs from the others."""
    parts = [net.codes(np.arange(110, 134, 4), type) for type in (net.type, other, net.type)]
    return [net.concat(*parts, axis=0)]


@_SHAPES.named(
    "BATCH_MATMUL",
    {
        f"{name}_{int(first)}_{int(second)}": (name, batches, first, second)
        for name, batches in (("rank_3", (3,)), ("rank_4", (2, 2)))
        for first, second in ((True, True), (False, True))
    },
)
def _turned(choice: tuple[str, tuple[int, ...], bool, bool], net: Net) -> list[Term]:
    """Square matrices of several batches fit with and without transposition."""
    name, batches, *turned = choice
    left, right = (
        net.given(_whole(f"{side} {name}", *batches, _SIDE, _SIDE)) for side in ("left", "right")
    )
    return [left.to("BATCH_MATMUL", right, *turned)]
