"""Each way to repeat one operand along the dimensions of another one, of four dimensions.

Kernels for a number, a row or a vector of channels are chosen by what is repeated. Each must be
chosen for its own pattern alone: a vector of channels for each batch is none for all batches.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import product
from typing import Final

from corpus.classes._net import CODES, Net, Nets, files_of, without_activation
from corpus.language import BOOL8, F32, Operand, SpecFile, Type, u8

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

_PAIRS: Final[dict[str, tuple[str, list[tuple[_Shape, _Shape]]]]] = {
    "second": ("The second operand is repeated.", [(_FULL, shape) for shape in _PATTERNS]),
    "first": ("The first operand is repeated.", [(shape, _FULL) for shape in _PATTERNS]),
    "both": (
        "Each operand is repeated where the other one is not.",
        [*zip(_PATTERNS, _COMPLEMENTS, strict=True)][:-1],  # the last repeats one of them only
    ),
}

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
            name: (tests, partial(_joined, operation, type, pairs))
            for name, (tests, pairs) in _PAIRS.items()
        }
        for operation, type in types.items()
    }


def _joined(
    operation: str, type: Type | None, pairs: list[tuple[_Shape, _Shape]], net: Net
) -> list[Operand]:
    @cache
    def operand(place: int, shape: _Shape) -> Operand:
        return _values(net, shape, are_negative=operation == "PRELU" and place == 0)

    rest = without_activation(operation)
    result = type if type is BOOL8 or not net.is_real else None
    return [
        net(operation, operand(0, first), operand(1, second), *rest, type=result)
        for first, second in pairs
    ]


def _values(net: Net, shape: _Shape, *, are_negative: bool) -> Operand:
    """Of few numbers, so that some are equal; 0 is none of them."""
    halves = net.numbers.integers(*shape, low=1, high=24) / 2
    return net.given(-halves if are_negative else halves)
