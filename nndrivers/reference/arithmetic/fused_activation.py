"""Fused activation functions: each is a clamp, and this is between what."""

from __future__ import annotations

import math
from typing import Final

from nnhal.types import FusedActivationFunc

__all__ = ["real_bounds"]

_REAL_BOUNDS: Final = {
    FusedActivationFunc.NONE: (-math.inf, math.inf),
    FusedActivationFunc.RELU: (0.0, math.inf),
    FusedActivationFunc.RELU1: (-1.0, 1.0),
    FusedActivationFunc.RELU6: (0.0, 6.0),
}


def real_bounds(activation: FusedActivationFunc) -> tuple[float, float]:
    """The lowest and highest result; infinite where there is no bound."""
    return _REAL_BOUNDS[activation]
