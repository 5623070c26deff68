"""Grows a network layer by layer, each one fitted to what calibration images make of it.

Random weights alone let deep layers look the same for all images. Here every channel is brought to
the same mean and deviation over the calibration images, as batch normalization would.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from embedded.network import Add, Convolution, Layer, Network, Pool, convolve

__all__ = ["Growth", "on_grid"]

Array = NDArray[Any]

_GRID: Final = 2.0**-12
_MEAN, _DEVIATION = 1.5, 1.0
"""Of every channel before RELU6: both of its bends are reached, but not by most values.

More of them would make deep layers a lottery: two rings would have as little in common there as a
ring and a square.
"""
_ROUGHNESS: Final = 0.4
"""How much depthwise filters differ from plain smoothing."""
_MARGIN: Final = 1.15
"""How far outputs without activation are kept above zero, beyond what calibration shows."""


def on_grid(values: Array) -> Array:
    """``values`` rounded so coarsely that no machine's last bit can matter."""
    rounded: Array = np.round(np.asarray(values) / _GRID) * _GRID
    return rounded


class Growth:
    """Layers so far, and their results for the calibration images."""

    def __init__(self, name: str, images: Array, rng: np.random.Generator) -> None:
        self._name = name
        self._rng = rng
        self._layers: list[Layer] = []
        self.values = [images]

    @property
    def last(self) -> int:
        """The number of the latest result."""
        return len(self.values) - 1

    def edges(self, channels: int) -> int:
        """A first 3x3 convolution with stride 2 that sees edges, each channel in one direction."""
        angles = np.arange(channels) * (2 * np.pi / channels)
        y, x = np.mgrid[-1:2, -1:2]
        slopes = np.cos(angles)[:, None, None] * x + np.sin(angles)[:, None, None] * y
        filter = slopes[..., None] + self._rng.normal(0, 0.2, (channels, 3, 3, 3))
        return self._fitted(0, filter, 2, depthwise=False, clipped=True)

    def pointwise(self, source: int, channels: int, clipped: bool = True) -> int:
        """A 1x1 convolution; returns the number of its result."""
        depth = self.values[source].shape[-1]
        filter = self._rng.normal(0, 1, (channels, 1, 1, depth))
        return self._fitted(source, filter, 1, depthwise=False, clipped=clipped)

    def depthwise(self, source: int, stride: int = 1) -> int:
        """A depthwise 3x3 convolution, which smooths, each channel in a way of its own."""
        depth = self.values[source].shape[-1]
        smooth = np.outer([1, 2, 1], [1, 2, 1])[None, :, :, None] / 4
        filter = smooth + _ROUGHNESS * self._rng.normal(0, 1, (1, 3, 3, depth))
        return self._fitted(source, filter, stride, depthwise=True, clipped=True)

    def add(self, first: int, second: int) -> int:
        """A residual connection."""
        return self._append(Add(first, second))

    def pool(self, source: int) -> int:
        """The average over the image."""
        return self._append(Pool(source))

    def network(self) -> Network:
        """What has grown so far."""
        return Network(self._name, self.values[0].shape[1], tuple(self._layers))

    def _fitted(
        self, source: int, filter: Array, stride: int, *, depthwise: bool, clipped: bool
    ) -> int:
        plain = convolve(self.values[source], filter, stride, depthwise)
        gain = (_DEVIATION if clipped else 1.0) / plain.std((0, 1, 2))
        filter = on_grid(filter * (gain if depthwise else gain[:, None, None, None]))
        plain = convolve(self.values[source], filter, stride, depthwise)
        bias = _MEAN - plain.mean((0, 1, 2)) if clipped else -_MARGIN * plain.min((0, 1, 2))
        return self._append(Convolution(source, filter, on_grid(bias), stride, depthwise, clipped))

    def _append(self, layer: Layer) -> int:
        self._layers.append(layer)
        self.values.append(layer(self.values))
        return self.last
