"""EQUAL, NOT_EQUAL, GREATER, GREATER_EQUAL, LESS, LESS_EQUAL, LOGICAL_AND and LOGICAL_OR."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O

_RELATIONS: dict[O, Callable[[Array, Array], Array]] = {
    O.EQUAL: np.equal,
    O.NOT_EQUAL: np.not_equal,
    O.GREATER: np.greater,
    O.GREATER_EQUAL: np.greater_equal,
    O.LESS: np.less,
    O.LESS_EQUAL: np.less_equal,
    O.LOGICAL_AND: np.logical_and,
    O.LOGICAL_OR: np.logical_or,
}


@formula(*_RELATIONS)
def _relation(call: Call) -> list[Array]:
    """Compare real numbers, so that operands may be quantized differently."""
    return [_RELATIONS[call.operation](call.real(0), call.real(1))]
