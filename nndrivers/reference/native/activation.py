"""Loops of activation functions."""

from __future__ import annotations

from typing import Any

import numpy as np

from nndrivers.reference.native.compiling import loop
from nndrivers.reference.native.lanes import (
    LANES,
    add,
    at_least,
    at_most,
    divide,
    load,
    multiply,
    splat,
    store,
)

__all__ = ["hard_swish"]


@loop
def hard_swish(source: Any, target: Any) -> None:
    """``x * relu6(x + 3) / 6`` of float32, at least as many as lanes."""
    zero, three, six = splat(np.float32(0)), splat(np.float32(3)), splat(np.float32(6))
    for k in range(0, source.size, LANES):
        # The last lanes overlap those before them.
        at = min(k, source.size - LANES)
        v = load(source, at)
        gate = at_most(at_least(add(v, three), zero), six)
        store(target, at, divide(multiply(v, gate), six))
