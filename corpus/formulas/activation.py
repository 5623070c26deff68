"""RELU, RELU1, RELU6, LOGISTIC, TANH, HARD_SWISH, ELU and PRELU."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O


def _logistic(x: Array) -> Array:
    with np.errstate(over="ignore"):
        result: Array = 1 / (1 + np.exp(-x))
    return result


_CURVES: dict[O, Callable[[Array], Array]] = {
    O.RELU: lambda x: np.maximum(x, 0),
    O.RELU1: lambda x: np.clip(x, -1, 1),
    O.RELU6: lambda x: np.clip(x, 0, 6),
    O.LOGISTIC: _logistic,
    O.TANH: np.tanh,
    O.HARD_SWISH: lambda x: x * (np.clip(x + 3, 0, 6) / 6),
}


@formula(*_CURVES)
def _curve(call: Call) -> list[Array]:
    return [_CURVES[call.operation](call.real(0))]


@formula(O.ELU)
def _elu(call: Call) -> list[Array]:
    x = call.real(0)
    return [np.where(x < 0, call.number(1) * np.expm1(np.minimum(x, 0)), x)]


@formula(O.PRELU)
def _prelu(call: Call) -> list[Array]:
    x, slopes = np.broadcast_arrays(call.real(0), call.real(1))
    negative = x < 0
    return [np.where(negative, np.where(negative, x, 0) * slopes, x)]
