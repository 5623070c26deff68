"""Each way to repeat one operand along the dimensions of another one, of four dimensions.

Kernels for a number, a row or a vector of channels are chosen by what is repeated. Each must be
chosen for its own pattern alone: a vector of channels for each batch is none for all batches.

Constants that have a batch of their own, beside batches of data.

Who runs a batch one after the other must take the part of the constant that belongs to each.
"""

from __future__ import annotations

from functools import cache, partial
from itertools import product
from typing import Final

import numpy as np

from corpus.language import BOOL8, F32, Array, Type, u8
from corpus.patterns._files import Files, Nets, files_of
from corpus.patterns._net import CODES, Net, Term, without_activation

__all__ = ["files"]


def files() -> Files:
    """Spec files with their families."""
    about = "each pattern of dimensions that are repeated"
    yield from files_of("broadcast_patterns", about, _nets(_ANY), [F32, CODES], seed="patterns")
    yield from files_of("broadcast_patterns", about, _nets(_REAL), [F32], seed="patterns")
    tests = "Constants have a batch, of each rank, on either side."
    about = "constants that have a batch of their own"

    def nets(operations: tuple[str, ...]) -> dict[str, Nets]:
        return {o: {"constants": (tests, partial(_batches, o))} for o in operations}

    yield from files_of("batched_constants", about, nets(_CODED), seed="batches")
    yield from files_of("batched_constants", about, nets(_BATCH_REAL), [F32], seed="batches")


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

_PAIRS: Final[dict[str, tuple[str, _Pairs, int | None]]] = {
    "second": ("The second operand is repeated.", _SECOND, None),
    "first": ("The first operand is repeated.", _FIRST, None),
    "both": (
        "Each operand is repeated where the other one is not.",
        [*zip(_PATTERNS, _COMPLEMENTS, strict=True)][:-1],  # the last repeats one of them only
        None,
    ),
    "second_known": ("The second operand is a constant that is repeated.", _SECOND, 1),
    "first_known": ("The first operand is a constant that is repeated.", _FIRST, 0),
}
"""Shapes of the operands, and which of them is a constant."""

_ANY: Final[dict[str, Type | None]] = {
    **dict.fromkeys(("ADD", "SUB", "MAXIMUM", "MINIMUM")),
    "MUL": u8(0.95, 3),
    "EQUAL": BOOL8,
    "LESS": BOOL8,
}

_REAL: Final = dict.fromkeys(("DIV", "POW", "PRELU"))


def _nets(types: dict[str, Type | None]) -> dict[str, Nets]:
    return {
        operation: {
            name: (tests, partial(_joined, operation, type, pairs, known))
            for name, (tests, pairs, known) in _PAIRS.items()
        }
        for operation, type in types.items()
    }


def _joined(
    operation: str, type: Type | None, pairs: _Pairs, known: int | None, net: Net
) -> list[Term]:
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
"""Of each rank."""

_CODED: Final = ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM", "PRELU")
_BATCH_REAL: Final = ("DIV", "POW")


def _batches(operation: str, net: Net) -> list[Term]:
    rest = without_activation(operation)
    shown = []
    for number, shape in enumerate(_DATA):
        own = shape if number % 2 else (shape[0], *[1] * (len(shape) - 2), shape[-1])
        x = _data(operation, net, *shape)
        shown.append(net(operation, x, net.constant(_parts(*own)), *rest))
        if operation != "PRELU":
            left = net.constant(_parts(*shape))
            shown.append(net(operation, left, _data(operation, net, *shape), *rest))
    return shown


def _data(operation: str, net: Net, *shape: int) -> Term:
    """No zeros to divide by; nothing below zero to a power."""
    if operation == "POW":
        return net.given(net.numbers.distinct(*shape, low=8, high=48) / 16)
    return net.few(*shape)


def _parts(*shape: int) -> Array:
    """Each of the batch has other numbers."""
    values: Array = 1.0 + np.arange(np.prod(shape)).reshape(shape) % 7
    return values
