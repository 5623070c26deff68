"""MEAN, REDUCE_ALL, _ANY, _MAX, _MIN, _PROD and _SUM, ARGMAX and ARGMIN."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O

_REDUCTIONS: dict[O, Callable[..., Any]] = {
    O.MEAN: np.mean,
    O.REDUCE_ALL: np.all,
    O.REDUCE_ANY: np.any,
    O.REDUCE_MAX: np.max,
    O.REDUCE_MIN: np.min,
    O.REDUCE_PROD: np.prod,
    O.REDUCE_SUM: np.sum,
}


@formula(*_REDUCTIONS)
def _reduce(call: Call) -> list[Array]:
    """Reduce; without dimensions left the result is a tensor of one element."""
    value = call.value(0)
    axes = tuple({axis % value.array.ndim for axis in call.vector(1)})
    result = _REDUCTIONS[call.operation](value.centered, axis=axes, keepdims=bool(call.number(2)))
    scaled = np.atleast_1d(result)
    return [scaled if scaled.dtype == bool else scaled * value.scales]


@formula(O.ARGMAX, O.ARGMIN)
def _argument(call: Call) -> list[Array]:
    find = np.argmax if call.operation == O.ARGMAX else np.argmin
    return [np.atleast_1d(find(call.real(0), axis=call.axis(1)))]
