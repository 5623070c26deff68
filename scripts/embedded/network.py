"""Convolutional networks as lists of layers, and what they compute in float64."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["Add", "Convolution", "Layer", "Network", "Pool", "convolve"]

Array = NDArray[Any]


@dataclass(frozen=True)
class Convolution:
    """``filter`` is [out, height, width, in], of depthwise ones [1, height, width, channels].

    Padding is SAME; ``clipped`` means that the activation RELU6 is fused.
    """

    source: int
    filter: Array
    bias: Array
    stride: int = 1
    depthwise: bool = False
    clipped: bool = True

    def __call__(self, values: Sequence[Array]) -> Array:
        image = values[self.source]
        result = convolve(image, self.filter, self.stride, self.depthwise) + self.bias
        return np.clip(result, 0, 6) if self.clipped else result


@dataclass(frozen=True)
class Add:
    """The sum of two results: a residual connection."""

    first: int
    second: int

    def __call__(self, values: Sequence[Array]) -> Array:
        total: Array = values[self.first] + values[self.second]
        return total


@dataclass(frozen=True)
class Pool:
    """The average over all positions, kept as an image of one pixel."""

    source: int

    def __call__(self, values: Sequence[Array]) -> Array:
        average: Array = values[self.source].mean((1, 2), keepdims=True)
        return average


Layer = Convolution | Add | Pool


@dataclass(frozen=True)
class Network:
    """A classifier for square images. A layer's sources count results: 0 is the image itself.

    The last layer gives logits; a softmax over them follows.
    """

    name: str
    side: int
    layers: tuple[Layer, ...]

    def results(self, images: Array) -> list[Array]:
        """The images [n, side, side, 3] and the results of all layers."""
        values = [images]
        for layer in self.layers:
            values.append(layer(values))
        return values


def convolve(image: Array, filter: Array, stride: int, depthwise: bool) -> Array:
    """The sum over a filter's pixels of the image, shifted and strided."""
    _, height, width, _ = filter.shape
    size = image.shape[1]
    count = -(-size // stride)
    total = max(0, (count - 1) * stride + height - size)
    before = total // 2
    sides = (before, total - before)
    padded = np.pad(image, ((0, 0), sides, sides, (0, 0)))
    result: Any = 0.0
    for y in range(height):
        for x in range(width):
            rows = slice(y, y + (count - 1) * stride + 1, stride)
            columns = slice(x, x + (count - 1) * stride + 1, stride)
            part = padded[:, rows, columns]
            pixel = filter[:, y, x]
            result = result + (part * pixel[0] if depthwise else part @ pixel.T)
    return np.asarray(result)
