"""Operands of one operation that are the same several times, or more than a driver has slots for.

A driver may keep what it reads in a set, take the place of an operand for the operand, or have a
fixed number of bindings.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from corpus.numbers import Numbers
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import BOOL8, F32, I32, Type, u8

_REPEATED: Final = Patterns(
    "repeated_operands", "one operand in several places", REAL, float16=False
)
_MANY: Final = Patterns("many_operands", "many operands", seed="many")
_MANY_CODES: Final = _MANY.only(CODED)
_TYPES: Final[dict[str, Type]] = {"float32": F32, "int32": I32, "quant8": u8(0.25, 100)}


def _drawn(net: Net, seed: str, kind: str) -> Term:
    """An operand no element of which is 0."""
    whole = Numbers(f"repeated {seed}").distinct(3, 4, low=1, high=60)
    data = {"float32": whole / 8, "int32": whole, "quant8": whole + 100}
    return net.codes(data[kind], _TYPES[kind])


_PLACES: Final = {
    "twice": (0, 0),
    "around": (0, 1, 0),
    "behind": (1, 0, 0),
    "in_turns": (0, 1, 0, 1, 0),
}
"""Which of two operands is in each place."""


def _choices(*kinds: str) -> dict[str, tuple[str, str]]:
    return {f"{name}_{kind}": (name, kind) for name in _PLACES for kind in kinds}


@_REPEATED.each(["PACK"], _choices(*_TYPES))
@_REPEATED.each(["CONCATENATION"], _choices("float32", "quant8"))
def _joined(operation: str, choice: tuple[str, str], net: Net) -> list[Term]:
    """Operands appear several times, and each occurrence counts."""
    name, kind = choice
    pair = _drawn(net, operation, kind), _drawn(net, f"{operation} other", kind)
    operands, axis = [pair[n] for n in _PLACES[name]], 1 if name in ("around", "twice") else 0
    places: list[Any] = [axis, *operands] if operation == "PACK" else [*operands, axis]
    return [net(operation, *places, type=pair[0].type)]


@_REPEATED.each(
    ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM", "EQUAL", "NOT_EQUAL", "LESS", "GREATER_EQUAL"),
    {f"both_{kind}": kind for kind in _TYPES},
)
def _of_two(operation: str, kind: str, net: Net) -> list[Term]:
    """Both operands are the same tensor."""
    one = _drawn(net, operation, kind)
    coded = {"ADD": u8(0.5, 3), "SUB": u8(0.5, 3), "MUL": u8(1.0, 0)}
    type = coded.get(operation) if kind == "quant8" else None
    return [one.by(operation, one, type=type)]


@_REPEATED.named("BATCH_MATMUL", {"both_float32": "float32", "both_int32": "int32"})
def _product(kind: str, net: Net) -> list[Term]:
    """A matrix is multiplied by itself, transposed."""
    one = _drawn(net, "BATCH_MATMUL", kind)
    return [one.to("BATCH_MATMUL", one, False, True)]


@_REPEATED.named("SELECT", {f"both_{kind}": kind for kind in _TYPES})
def _selected(kind: str, net: Net) -> list[Term]:
    """Both choices are the same operand."""
    flags = net.given(np.arange(12).reshape(3, 4) % 3 == 0, BOOL8)
    one = _drawn(net, "SELECT", kind)
    return [flags.choose(one, one)]


_NUMBERS: Final = {f"{number}_parts": number for number in (9, 33)}
"""One more than powers of two."""


@_MANY.named("SPLIT", _NUMBERS)
def _parts(number: int, net: Net) -> list[Term]:
    """An operation has more outputs than a driver's fixed-size list may hold."""
    return net.data(2, number).split(1, number)


@_MANY.named("CONCATENATION", _NUMBERS)
def _inputs(number: int, net: Net) -> list[Term]:
    """An operation has more inputs than a driver's fixed-size list may hold."""
    return [net.concat(*(net.data(1 + n % 2) for n in range(number)), axis=0)]


@_MANY_CODES.named("CONCATENATION", {f"{number}_scales": number for number in (6, 9, 33)})
def _rescaled(number: int, net: Net) -> list[Term]:
    """Many inputs with different scales and zero points; each has a code for every half."""
    parts = []
    for n in range(number):
        values = net.numbers.integers(1 + n % 2, low=-15, high=15) / 2
        parts.append(net.given(values, u8(1 / (2 << n % 3), 90 + 2 * n)))
    return [net.concat(*parts, axis=0, type=net.type)]
