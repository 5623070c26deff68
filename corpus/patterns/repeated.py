"""One operand in several places of an operation: it is read once for each of them.

A driver may keep what it reads in a set, or take the place of an operand for the operand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import (
    BOOL8,
    F32,
    I32,
    Argument,
    Operand,
    SpecFile,
    Type,
    given,
    result,
    u8,
)
from corpus.numbers import Numbers

__all__ = ["files"]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield "reshape", _joined("PACK")
    yield "reshape", _joined("CONCATENATION")
    for operation, (family, rest) in _OF_TWO.items():
        yield family, _of_two(operation, rest)
    file = _file("SELECT")
    flags = given("flags", np.arange(12).reshape(3, 4) % 3 == 0, BOOL8)
    for label, operand in _drawn("SELECT").items():
        out = result("output", operand.type)
        file.add(f"both_{label}", "SELECT", [flags, operand, operand], out, tests=_SAID)
    yield "slicing", file


_SAID: Final = "The same operand in two places."
_TYPES: Final[dict[str, Type]] = {"float32": F32, "int32": I32, "quant8": u8(0.25, 100)}


def _file(operation: str) -> SpecFile:
    return SpecFile(f"{operation.lower()}_repeated", f"{operation}: one operand in several places.")


def _drawn(drawn: str, name: str = "one") -> dict[str, Operand]:
    """One operand of each type, no element of which is 0."""
    whole = Numbers(f"repeated {drawn}").distinct(3, 4, low=1, high=60)
    data = {"float32": whole / 8, "int32": whole, "quant8": whole + 100}
    return {label: given(name, data[label], type) for label, type in _TYPES.items()}


def _joined(operation: str) -> SpecFile:
    """The number of operands is that of places, not of those that differ."""
    file = _file(operation)
    others = _drawn(f"{operation} other", "other")
    for label, one in _drawn(operation).items():
        if operation == "CONCATENATION" and label == "int32":
            continue
        other = others[label]
        rows: dict[str, list[Operand]] = {
            "twice": [one, one],
            "around": [one, other, one],
            "behind": [other, one, one],
            "in_turns": [one, other, one, other, one],
        }
        for name, operands in rows.items():
            axis = 1 if name in ("around", "twice") else 0
            places: list[Argument] = [*operands, axis]
            if operation == "PACK":
                places = [axis, *operands]
            out = result("output", one.type)
            file.add(f"{name}_{label}", operation, places, out, tests=_SAID)
    return file


_OF_TWO: Final[dict[str, tuple[str, list[Argument]]]] = {
    **dict.fromkeys(("ADD", "SUB", "MUL"), ("elementwise_binary", [0])),
    **dict.fromkeys(("MAXIMUM", "MINIMUM"), ("elementwise_binary", [])),
    **dict.fromkeys(("EQUAL", "NOT_EQUAL", "LESS", "GREATER_EQUAL"), ("comparison", [])),
    "BATCH_MATMUL": ("batch_matmul", [False, True]),
}


def _of_two(operation: str, rest: list[Argument]) -> SpecFile:
    file = _file(operation)
    for label, one in _drawn(operation).items():
        if operation == "BATCH_MATMUL" and label == "quant8":
            continue  # signed codes only
        type = {"comparison": BOOL8}.get(_OF_TWO[operation][0], one.type)
        if type.is_quant8:
            type = u8(0.5, 3) if operation in ("ADD", "SUB") else type
            type = u8(1.0, 0) if operation == "MUL" else type
        out = result("output", type)
        file.add(f"both_{label}", operation, [one, one, *rest], out, tests=_SAID)
    return file
