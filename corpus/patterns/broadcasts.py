"""Each way to repeat one operand along the dimensions of another one, of four dimensions.

Kernels for a number, a row or a vector of channels are chosen by what is repeated. Each must be
chosen for its own pattern alone: a vector of channels for each batch is none for all batches.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import product
from typing import Final

from corpus.language import BOOL8, F32, Array, SpecFile, Type, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, Net, Term, without_activation

__all__ = ["files"]

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


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "each pattern of dimensions that are repeated"
    yield from files_of("patterns", about, _nets(_ANY), [F32, CODES])
    yield from files_of("patterns", about, _nets(_REAL), [F32])


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
