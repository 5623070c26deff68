"""ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM and POW."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from corpus.formulas.common import activated
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperandType
from nnhal.types import OperationType as O

_ARITHMETIC: dict[O, Callable[[Array, Array], Array]] = {
    O.ADD: np.add,
    O.SUB: np.subtract,
    O.MUL: np.multiply,
    O.DIV: np.divide,
}
_PLAIN: dict[O, Callable[[Array, Array], Array]] = {
    O.MAXIMUM: np.maximum,
    O.MINIMUM: np.minimum,
    O.POW: np.power,
}


@formula(*_ARITHMETIC)
def _arithmetic(call: Call) -> list[Array]:
    if call.type(0) == OperandType.TENSOR_INT32:
        return [_integers(call)]
    with np.errstate(divide="ignore"):
        real = _ARITHMETIC[call.operation](call.real(0), call.real(1))
    return [activated(real, call.number(2))]


def _integers(call: Call) -> Array:
    """Quotients are rounded down: ``Broadcast.cpp`` of Android."""
    a, b = (call.array(i).astype(np.int64) for i in (0, 1))
    result = a // b if call.operation == O.DIV else _ARITHMETIC[call.operation](a, b)
    return activated(result.astype(np.float64), call.number(2))


@formula(*_PLAIN)
def _plain(call: Call) -> list[Array]:
    return [_PLAIN[call.operation](call.real(0), call.real(1))]
