"""Functions that formulas of several families share."""

from __future__ import annotations

import numpy as np

from corpus.language import Array

__all__ = ["activated", "image_first", "image_last"]

_CLAMPS = {0: (-np.inf, np.inf), 1: (0.0, np.inf), 2: (-1.0, 1.0), 3: (0.0, 6.0)}


def activated(real: Array, code: int) -> Array:
    """A fused activation: none, RELU, RELU1 or RELU6."""
    low, high = _CLAMPS[code]
    return np.clip(real, low, high)


def image_last(array: Array, nchw: bool) -> Array:
    """An image as [batches, height, width, channels]."""
    return array.transpose(0, 2, 3, 1) if nchw else array


def image_first(array: Array, nchw: bool) -> Array:
    """An image of [batches, height, width, channels] in the layout asked for."""
    return array.transpose(0, 3, 1, 2) if nchw else array
