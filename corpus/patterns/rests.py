"""Rests of rows: what vectors of 4, 8 and 16 elements leave over where elements are only moved.

Each case moves rows of every length from 5 to 19, in one model. No element is equal to one within
sixteen places of it, so a row that is moved in part, or twice, shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from corpus.language import (
    F32,
    I32,
    Argument,
    Array,
    Operand,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    result,
    u8,
)

__all__ = ["files"]

_LENGTHS: Final = range(5, 20)
_TYPES: Final = {"float32": F32, "quant8": u8(0.5, 100)}


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation, (family, _) in _MOVES.items():
        file = SpecFile(f"{operation.lower()}_rests", f"{operation}: rows of 5 to 19 elements.")
        for name, type in _TYPES.items():
            steps = [_step(operation, length, type) for length in _LENGTHS]
            tests = "What vectors leave over at the end of a row."
            file.add(name, steps, tests=tests, float16=name == "float32", signed=name == "quant8")
        yield family, file


def _step(operation: str, length: int, type: Type) -> Step:
    _, rest = _MOVES[operation]
    source = given(f"input_{length}", _rows(length, type), type)
    before, behind = rest(length)
    inputs: list[Argument] = [*before, source, *behind]
    outputs: list[Operand] = [result(f"output_{length}", type)]
    if operation == "SPLIT":
        outputs.append(result(f"second_{length}", type))
    return Step(operation, inputs, outputs)


def _rows(length: int, type: Type) -> Array:
    """Two rows; codes are all different, and reals a quarter of them."""
    codes = (np.arange(2 * length).reshape(2, length) * 7 + 3) % 251
    return codes if type.is_quant8 else codes / 4 - 30


_Rest = tuple[list[Argument], list[Argument]]


def _after(*arguments: Callable[[int], Argument]) -> Callable[[int], _Rest]:
    return lambda length: ([], [argument(length) for argument in arguments])


def _axes(name: str, values: list[int] | list[list[int]]) -> Callable[[int], Argument]:
    return lambda length: constant(f"{name}_{length}", values, I32)


def _places(length: int) -> Argument:
    """Every place of a row once, far from in order."""
    return constant(f"places_{length}", np.arange(length)[::-1] * 3 % length, I32)


_MOVES: Final[dict[str, tuple[str, Callable[[int], _Rest]]]] = {
    "REVERSE": ("reshape", _after(_axes("axis", [1]))),
    "TRANSPOSE": ("reshape", _after(_axes("order", [1, 0]))),
    "GATHER": ("slicing", _after(lambda length: 1, _places)),
    "SLICE": (
        "slicing",
        _after(_axes("begin", [0, 1]), lambda n: constant(f"size_{n}", [2, n - 2], I32)),
    ),
    "STRIDED_SLICE": (
        "slicing",
        _after(
            lambda n: constant(f"begin_{n}", [0, n - 1], I32),
            lambda n: constant(f"end_{n}", [2, 0], I32),
            _axes("strides", [1, -1]),
            *(lambda n: 0,) * 3,
        ),
    ),
    "PAD": ("reshape", _after(_axes("paddings", [[0, 0], [1, 2]]))),
    "MIRROR_PAD": ("reshape", _after(_axes("paddings", [[0, 0], [2, 3]]), lambda length: 0)),
    "TILE": ("reshape", _after(_axes("times", [1, 2]))),
    "SPLIT": ("reshape", _after(lambda length: 0, lambda length: 2)),
}
"""Families, and the arguments beside the input."""
