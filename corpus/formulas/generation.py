"""FILL and RANK."""

from __future__ import annotations

import numpy as np

from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O


@formula(O.FILL)
def _fill(call: Call) -> list[Array]:
    return [np.full(call.vector(0), call.number(1))]


@formula(O.RANK)
def _rank(call: Call) -> list[Array]:
    return [np.array(call.array(0).ndim)]
