"""Operands that are repeated along each pattern of dimensions, and constants with a batch.

Kernels for a number, a row or a vector of channels are chosen by what is repeated. Each must be
chosen for its own pattern alone; who runs a batch one after the other must take the part of a
constant that belongs to each.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import numpy as np

from corpus.language import Array
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term, without_activation
from corpus.types import BOOL8, Type, u8

_BROADCASTS: Final = Patterns(
    "broadcast_patterns", "each pattern of dimensions that are repeated", seed="patterns"
)
_BATCHED: Final = Patterns(
    "batched_constants", "constants that have a batch of their own", seed="batches"
)

_Shape = tuple[int, ...]
_FULL: Final = (2, 3, 2, 2)

_PATTERNS: Final = [
    tuple(1 if is_repeated else side for is_repeated, side in zip(repeated, _FULL, strict=True))
    for repeated in product((False, True), repeat=len(_FULL))
    if any(repeated)
]

_COMPLEMENTS: Final = [
    tuple(side if kept == 1 else 1 for kept, side in zip(shape, _FULL, strict=True))
    for shape in _PATTERNS
]

_Pairs = list[tuple[_Shape, _Shape]]
_SECOND: Final[_Pairs] = [(_FULL, shape) for shape in _PATTERNS]
_FIRST: Final[_Pairs] = [(shape, _FULL) for shape in _PATTERNS]

_PAIRS: Final[dict[str, tuple[_Pairs, int | None]]] = {
    "second": (_SECOND, None),
    "first": (_FIRST, None),
    "both": (
        [*zip(_PATTERNS, _COMPLEMENTS, strict=True)][:-1],  # the last repeats one of them only
        None,
    ),
    "second_known": (_SECOND, 1),
    "first_known": (_FIRST, 0),
}
"""Shapes of the operands, and which of them is a constant."""

_ANY: Final[dict[str, Type | None]] = {
    **dict.fromkeys(("ADD", "SUB", "MAXIMUM", "MINIMUM")),
    "MUL": u8(0.95, 3),
    "EQUAL": BOOL8,
    "LESS": BOOL8,
}

_REAL: Final = dict.fromkeys(("DIV", "POW", "PRELU"))


def _joined(operation: str, choice: tuple[_Pairs, int | None], net: Net) -> list[Term]:
    """One operand is broadcast along the other's dimensions, or each along the other's."""
    pairs, known = choice
    type = {**_ANY, **_REAL}[operation]

    @cache
    def operand(place: int, shape: _Shape) -> Term:
        values = _values(net, shape, are_negative=operation == "PRELU" and place == 0)
        return net.constant(values) if place == known else net.given(values)

    rest = without_activation(operation)
    result = type if type is BOOL8 or not net.is_real else None
    return [
        net(operation, operand(0, first), operand(1, second), *rest, type=result)
        for first, second in pairs
    ]


def _values(net: Net, shape: _Shape, *, are_negative: bool) -> Array:
    """Few numbers, so that some are equal; 0 is none of them."""
    halves: Array = net.numbers.integers(*shape, low=1, high=24) / 2
    return -halves if are_negative else halves


_DATA: Final = ((3, 2, 2, 2), (3, 1, 2, 2), (3, 4), (3, 2, 3))
"""Shapes of each rank."""

_CODED: Final = ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM", "PRELU")
_BATCH_REAL: Final = ("DIV", "POW")


def _batches(operation: str, net: Net) -> Iterator[Term]:
    """Constants with a batch dimension, of each rank, on either side: each belongs to one batch."""
    rest = without_activation(operation)
    for number, shape in enumerate(_DATA):
        own = shape if number % 2 else (shape[0], *[1] * (len(shape) - 2), shape[-1])
        x = _data(operation, net, *shape)
        yield net(operation, x, net.constant(_parts(*own)), *rest)
        if operation != "PRELU":
            left = net.constant(_parts(*shape))
            yield net(operation, left, _data(operation, net, *shape), *rest)


def _data(operation: str, net: Net, *shape: int) -> Term:
    """No zeros to divide by; nothing below zero to a power."""
    if operation == "POW":
        return net.given(net.numbers.distinct(*shape, low=8, high=48) / 16)
    return net.few(*shape)


def _parts(*shape: int) -> Array:
    """Each of the batch has other numbers."""
    values: Array = 1.0 + np.arange(np.prod(shape)).reshape(shape) % 7
    return values


_BROADCASTS.each(_ANY, _PAIRS)(_joined)
_BROADCASTS.each(_REAL, _PAIRS, REAL)(_joined)
_BATCHED.each(_CODED, "constants")(_batches)
_BATCHED.each(_BATCH_REAL, "constants", REAL)(_batches)
