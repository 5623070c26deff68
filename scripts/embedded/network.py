"""A trained classifier in NumPy: layers with the normalization folded into their weights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from embedded.architecture import (
    Add,
    Architecture,
    Convolution,
    HardSwish,
    Layer,
    Multiply,
)

__all__ = ["Network", "Weights"]

Array = NDArray[Any]

_BATCH = 8


@dataclass(frozen=True)
class Weights:
    """``filter`` is [out, height, width, in], of depthwise ones [1, height, width, channels]."""

    filter: Array
    bias: Array


@dataclass(frozen=True)
class Network:
    """``weights`` has None for layers that have none."""

    architecture: Architecture
    weights: tuple[Weights | None, ...]

    @property
    def side(self) -> int:
        """Return the side of its images."""
        return self.architecture.side

    def results(self, images: Array) -> list[Array]:
        """The images [n, side, side, 3] and the results of all layers, in float32."""
        values = [images.astype(np.float32)]
        for layer, weights in zip(self.architecture.layers, self.weights, strict=True):
            values.append(_result(layer, weights, values))
        return values

    def ranges(self, images: Array) -> list[tuple[float, float]]:
        """Lowest and highest value of each result over many images."""
        parts = [
            [(value.min(), value.max()) for value in self.results(batch)]
            for batch in _batches(images)
        ]
        bounds = np.array(parts, np.float64)
        return [
            (float(low), float(high))
            for low, high in zip(bounds[..., 0].min(0), bounds[..., 1].max(0), strict=True)
        ]


def _batches(images: Array) -> Iterator[Array]:
    return (images[start : start + _BATCH] for start in range(0, len(images), _BATCH))


def _result(layer: Layer, weights: Weights | None, values: Sequence[Array]) -> Array:
    if isinstance(layer, Add):
        return np.asarray(values[layer.first] + values[layer.second])
    if isinstance(layer, Multiply):
        return np.asarray(values[layer.first] * values[layer.second])
    image = values[layer.source]
    if isinstance(layer, HardSwish):
        return np.asarray(image * np.clip(image + 3, 0, 6) / 6)
    if isinstance(layer, Convolution):
        assert weights is not None
        return _activated(layer, _convolve(image, weights.filter, layer) + weights.bias)
    return np.asarray(image.mean((1, 2), keepdims=True))


def _activated(layer: Convolution, result: Array) -> Array:
    if layer.activation == "none":
        return result
    return np.clip(result, 0, 6 if layer.activation == "relu6" else None)


def _convolve(image: Array, filter: Array, layer: Convolution) -> Array:
    """The sum over a filter's pixels of the image, shifted and strided."""
    size, kernel, stride = image.shape[1], layer.kernel, layer.stride
    count = -(-size // stride)
    total = max(0, (count - 1) * stride + kernel - size)
    sides = (total // 2, total - total // 2)
    padded = np.pad(image, ((0, 0), sides, sides, (0, 0)))
    result: Any = 0.0
    for y in range(kernel):
        for x in range(kernel):
            rows = slice(y, y + (count - 1) * stride + 1, stride)
            columns = slice(x, x + (count - 1) * stride + 1, stride)
            part, pixel = padded[:, rows, columns], filter[:, y, x]
            result = result + (part * pixel[0] if layer.depthwise else part @ pixel.T)
    return np.asarray(result)
