"""MobileNet v1 and v2, narrow and with few repetitions, for the ten classes of pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from embedded.growing import Growth, on_grid
from embedded.network import Convolution, Network
from embedded.pictures import CLASSES, LABELS, draw

__all__ = ["mobilenet_v1", "mobilenet_v2", "to_real"]

Array = NDArray[Any]

_SIDE: Final = 128
_PICTURES_PER_CLASS: Final = 40
_BATCH: Final = 40
_RIDGE: Final = 10.0
"""How much large weights are held against the classifier; with less it learns pictures by heart."""
_SHARPNESS: Final = 12.0
"""What a class's logit stands out by: the higher, the nearer to 1 are the probabilities."""

_V1: Final = (
    # channels, stride of the depthwise convolution in front
    *((16, 1), (32, 2), (32, 1), (64, 2), (64, 1)),
    *((128, 2), (128, 1), (128, 1), (256, 2), (256, 1)),
)
_V2: Final = (
    # expansion, channels, repetitions, stride of the first
    *((1, 8, 1, 1), (6, 8, 2, 2), (6, 16, 2, 2)),
    *((6, 24, 2, 2), (6, 32, 1, 1), (6, 56, 2, 2), (6, 112, 1, 1)),
)


def mobilenet_v1() -> Network:
    """Pairs of depthwise and pointwise convolutions."""
    return _classifier("mobilenet_v1_0.25_128_mini", 1, _v1_features)


def mobilenet_v2() -> Network:
    """Inverted residuals with linear bottlenecks."""
    return _classifier("mobilenet_v2_0.35_128_mini", 2, _v2_features)


def to_real(pictures: Array) -> Array:
    """Bytes of pictures as the networks take them: -1 to 1."""
    return pictures * (2 / 255) - 1


def _v1_features(growth: Growth) -> int:
    last = growth.edges(8)
    for channels, stride in _V1:
        last = growth.pointwise(growth.depthwise(last, stride), channels)
    return growth.pool(last)


def _v2_features(growth: Growth) -> int:
    last = growth.edges(16)
    for expansion, channels, repetitions, stride in _V2:
        for number in range(repetitions):
            last = _bottleneck(growth, last, expansion, channels, 1 if number else stride)
    return growth.pool(growth.pointwise(last, 256))


def _bottleneck(growth: Growth, source: int, expansion: int, channels: int, stride: int) -> int:
    depth = growth.values[source].shape[-1]
    wide = source if expansion == 1 else growth.pointwise(source, depth * expansion)
    narrow = growth.pointwise(growth.depthwise(wide, stride), channels, clipped=False)
    return growth.add(source, narrow) if stride == 1 and depth == channels else narrow


def _classifier(name: str, seed: int, features: Callable[[Growth], int]) -> Network:
    """Features of seeded weights, and over them the only layer that learns."""
    rng = np.random.default_rng(seed)
    names = [label for _ in range(_PICTURES_PER_CLASS) for label in CLASSES]
    images = to_real(np.stack([draw(label, rng, _SIDE, _SIDE) for label in names]))
    growth = Growth(name, images[:_BATCH], rng)
    source = features(growth)
    network = growth.network()
    batches = [images[first : first + _BATCH] for first in range(0, len(images), _BATCH)]
    points = np.concatenate([network.results(batch)[source][:, 0, 0] for batch in batches])
    filter, bias = _least_squares(points, np.array([LABELS.index(label) for label in names]))
    logits = Convolution(source, on_grid(filter)[:, None, None], on_grid(bias), clipped=False)
    return replace(network, layers=(*network.layers, logits))


def _least_squares(points: Array, classes: Array) -> tuple[Array, Array]:
    """Filter and bias that bring each class's logit nearest to 1 and the others' to 0.

    All logits are then made sharper and kept positive. There are no pictures of the background:
    its logit is 0, below all others.
    """
    mean, deviation = points.mean(0), points.std(0)
    normal = (points - mean) / deviation
    targets = np.eye(len(LABELS))[classes]
    squares = normal.T @ normal + _RIDGE * np.eye(normal.shape[1])
    weights = np.linalg.solve(squares, normal.T @ (targets - targets.mean(0)))
    filter = _SHARPNESS * (weights / deviation[:, None]).T
    bias = -filter @ mean
    bias[1:] -= 1.15 * (points @ filter.T + bias).min()
    return filter, bias
