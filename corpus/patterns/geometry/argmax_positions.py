"""The element that decides, at every place of a row: reductions, searches and exponentials.

A search that goes over parts of a row begins each with a best of its own, in vectors of 4, 8 or 16
elements and in what vectors leave over. Every place of the row is the first or the last of some
part, so each is the right one once, along strides of 1 and of a row.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import Array
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import BOOL8, F32, I32, u8

_POSITIONS: Final = Patterns(
    "argmax_positions", "the element that is wanted at every place", seed="places"
)
_DECIDING: Final = Patterns("deciding_positions", "one element decides, in each place", REAL)

_LENGTHS: Final = (7, 16, 33, 48, 88)
"""Odd and even ones, a power of two, and more than vectors are long."""


@_POSITIONS.each(("ARGMAX", "ARGMIN", "REDUCE_MAX", "REDUCE_MIN", "TOPK_V2"), "all")
def _found(operation: str, net: Net) -> Iterator[Term]:
    """The searched element is at each position of rows and columns of several lengths."""
    sign = -1.0 if operation in ("ARGMIN", "REDUCE_MIN") else 1.0
    for length in _LENGTHS:
        # Row by row the next place: this repeats itself after one number more than a row has.
        x = net.given(sign * np.resize([2.5, *[-1.5] * length], (length, length)))
        if operation == "TOPK_V2":
            yield from x.topk(1)
        elif operation.startswith("ARG"):
            yield from [x.place(operation, axis) for axis in (1, 0)]
        else:
            yield from [x.over(operation, axis) for axis in (1, 0)]


_SIZES: Final = (9, 19)
_CODES: Final = u8(0.5, 128)
_FAR: Final = 120.0
"""Its power is out of float32's range: the greatest logit has to be subtracted first."""


def _rows(length: int, is_greatest: bool, base: int = 0) -> Array:
    """Ones on the diagonal of zeros, or the opposite, above a base."""
    return base + (np.eye(length) if is_greatest else 1 - np.eye(length))


def _reduced(operation: str, x: Term) -> list[Term]:
    if operation.startswith("ARG"):
        return [x.place(operation, axis) for axis in (0, 1)]
    return [x.over(operation, axis) for axis in (0, 1)]


_GREATEST: Final = {"REDUCE_MAX": True, "REDUCE_MIN": False, "ARGMAX": True, "ARGMIN": False}
"""Whether the greater element decides."""


@_DECIDING.by(_GREATEST, "float32")
def _deciding(operation: str, is_greatest: bool, net: Net) -> list[Term]:
    """The decisive element is at each position of a row."""
    rows = [net.given(_rows(length, is_greatest)) for length in _SIZES]
    return [shown for x in rows for shown in _reduced(operation, x)]


@_DECIDING.by(_GREATEST, "quant8", signed=True, float16=False)
def _deciding_codes(operation: str, is_greatest: bool, net: Net) -> list[Term]:
    """The decisive element, a code in the middle of the range, is at each position of a row."""
    rows = [net.codes(_rows(length, is_greatest, 127), _CODES) for length in _SIZES]
    return [shown for x in rows for shown in _reduced(operation, x)]


@_DECIDING.by({"REDUCE_ALL": False, "REDUCE_ANY": True}, "bool8", float16=False)
def _deciding_truths(operation: str, is_greatest: bool, net: Net) -> list[Term]:
    """The decisive truth value is at each position of a row."""
    rows = [net.given(_rows(length, is_greatest), BOOL8) for length in _SIZES]
    return [shown for x in rows for shown in _reduced(operation, x)]


@_DECIDING.each(("SOFTMAX", "LOG_SOFTMAX"), {"great": True, "low": False})
def _normalized(operation: str, great: bool, net: Net) -> Iterator[Term]:
    """The one logit that is far from all others is at each position of a row."""
    for length in _SIZES:
        x = net.given(_FAR * np.eye(length) if great else -_FAR * (1 + np.eye(length)))
        yield from [x.to(operation, 1.0, axis) for axis in (0, 1)]


_KINDS: Final = {"float32": F32, "quant8": _CODES, "int32": I32}


@_DECIDING.named("TOPK_V2", {"float32": "float32"})
@_DECIDING.named("TOPK_V2", {"quant8": "quant8"}, float16=False, signed=True)
@_DECIDING.named("TOPK_V2", {"int32": "int32"}, float16=False)
def _first_of_sorted(name: str, net: Net) -> list[Term]:
    """The largest element is at each position of a row."""
    base = 127 if name == "quant8" else 0
    rows = [net.codes(_rows(length, True, base), _KINDS[name]) for length in _SIZES]
    return [shown for x in rows for shown in x.topk(1)]


@_DECIDING.named("MAX_POOL_2D", {"float32": "float32"})
@_DECIDING.named("MAX_POOL_2D", {"quant8": "quant8"}, float16=False, signed=True)
def _windows(name: str, net: Net) -> list[Term]:
    """Adjacent windows of 3 x 5 elements, each with its maximum at another position."""
    height, width = 3, 5
    base = 127 if name == "quant8" else 0
    windows = _rows(height * width, True, base).reshape(-1, height, width)
    image = np.moveaxis(windows, 0, 1).reshape(1, height, -1, 1)
    return [net.codes(image, _KINDS[name]).to("MAX_POOL_2D", 2, width, height, width, height, 0)]
