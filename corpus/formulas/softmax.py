"""SOFTMAX and LOG_SOFTMAX."""

from __future__ import annotations

import numpy as np

from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O


@formula(O.SOFTMAX, O.LOG_SOFTMAX)
def _softmax(call: Call) -> list[Array]:
    axis = call.axis(2)
    x = call.real(0) * call.number(1)
    shifted = x - x.max(axis=axis, keepdims=True)
    powers = np.exp(shifted)
    total = powers.sum(axis=axis, keepdims=True)
    return [powers / total if call.operation == O.SOFTMAX else shifted - np.log(total)]
