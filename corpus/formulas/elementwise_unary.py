"""ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN, SQRT, LOGICAL_NOT."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O

_FUNCTIONS: dict[O, Callable[[Array], Array]] = {
    O.ABS: np.abs,
    O.EXP: np.exp,
    O.FLOOR: np.floor,
    O.LOG: np.log,
    O.NEG: np.negative,
    O.RSQRT: lambda x: 1 / np.sqrt(x),
    O.SIN: np.sin,
    O.SQRT: np.sqrt,
}


@formula(*_FUNCTIONS)
def _function(call: Call) -> list[Array]:
    with np.errstate(divide="ignore", over="ignore"):
        return [_FUNCTIONS[call.operation](call.real(0))]


@formula(O.LOGICAL_NOT)
def _not(call: Call) -> list[Array]:
    return [~call.array(0)]
