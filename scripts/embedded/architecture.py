"""MobileNet v1, v2 and v3-small as lists of layers: what is trained, and what is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

__all__ = [
    "ARCHITECTURES",
    "Activation",
    "Add",
    "Architecture",
    "Convolution",
    "HardSwish",
    "Layer",
    "Multiply",
    "Pool",
]

Activation = Literal["none", "relu", "relu6"]


@dataclass(frozen=True)
class Convolution:
    """Convolution with SAME padding. ``normalized`` ones are trained with a batch normalization
    behind them.
    """

    source: int
    channels: int
    kernel: int = 1
    stride: int = 1
    depthwise: bool = False
    activation: Activation = "relu6"
    normalized: bool = True
    bias: float = 0.0
    """Bias that training starts from."""


@dataclass(frozen=True)
class Add:
    """The sum of two results: a residual connection."""

    first: int
    second: int


@dataclass(frozen=True)
class Multiply:
    """The product of an image and a gate [1, 1, 1, channels] over it: squeeze and excitation."""

    first: int
    second: int


@dataclass(frozen=True)
class HardSwish:
    """x * RELU6(x + 3) / 6."""

    source: int


@dataclass(frozen=True)
class Pool:
    """The average over all positions, kept as an image of one pixel."""

    source: int


Layer = Convolution | Add | Multiply | HardSwish | Pool


@dataclass(frozen=True)
class Architecture:
    """A classifier of square images. A layer's sources count results: 0 is the image itself.

    The last layer gives logits; a softmax over them follows.
    """

    name: str
    side: int
    layers: tuple[Layer, ...]


class _Stack:
    """Layers so far, and the channels of their results."""

    def __init__(self) -> None:
        self.layers: list[Layer] = []
        self.channels = [3]

    @property
    def last(self) -> int:
        return len(self.layers)

    def convolution(
        self,
        channels: int,
        kernel: int = 1,
        stride: int = 1,
        activation: Activation = "relu6",
    ) -> None:
        self._append(Convolution(self.last, channels, kernel, stride, False, activation), channels)

    def depthwise(self, stride: int, kernel: int = 3, activation: Activation = "relu6") -> None:
        channels = self.channels[-1]
        self._append(Convolution(self.last, channels, kernel, stride, True, activation), channels)

    def add(self, first: int) -> None:
        self._append(Add(first, self.last), self.channels[-1])

    def swish(self) -> None:
        self._append(HardSwish(self.last), self.channels[-1])

    def excite(self) -> None:
        """Scale each channel by what the whole image says.

        The gate is RELU6(x + 3), six times a hard sigmoid; the convolution behind it learns with
        that factor.
        """
        image, channels = self.last, self.channels[-1]
        self._append(Pool(image), channels)
        squeezed = _rounded(channels / 4)
        self._append(
            Convolution(self.last, squeezed, activation="relu", normalized=False), squeezed
        )
        self._append(Convolution(self.last, channels, normalized=False, bias=3.0), channels)
        self._append(Multiply(image, self.last), channels)

    def classify(self, classes: int) -> tuple[Layer, ...]:
        self._append(Convolution(self.last, classes, activation="none", normalized=False), classes)
        return tuple(self.layers)

    def pool(self) -> None:
        self._append(Pool(self.last), self.channels[-1])

    def dense(self, channels: int) -> None:
        """A layer behind the pooling."""
        layer = Convolution(self.last, channels, activation="none", normalized=False)
        self._append(layer, channels)

    def _append(self, layer: Layer, channels: int) -> None:
        self.layers.append(layer)
        self.channels.append(channels)


def _rounded(channels: float) -> int:
    """To a multiple of 8 that is not much smaller, as the MobileNets have them."""
    near = max(8, int(channels + 4) // 8 * 8)
    return near + 8 if near < 0.9 * channels else near


_V1: Final = (
    # channels, stride of the depthwise convolution in front
    *((64, 1), (128, 2), (128, 1), (256, 2), (256, 1), (512, 2)),
    *((512, 1), (512, 1), (512, 1), (512, 1), (512, 1), (1024, 2), (1024, 1)),
)
_V2: Final = (
    # expansion, channels, repetitions, stride of the first
    *((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2)),
    *((6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)),
)
_V3_SMALL: Final[tuple[tuple[int, int, int, bool, bool, int], ...]] = (
    # kernel, expanded channels, channels, excitation, hard swish, stride
    (3, 16, 16, True, False, 2),
    (3, 72, 24, False, False, 2),
    (3, 88, 24, False, False, 1),
    (5, 96, 40, True, True, 2),
    (5, 240, 40, True, True, 1),
    (5, 240, 40, True, True, 1),
    (5, 120, 48, True, True, 1),
    (5, 144, 48, True, True, 1),
    (5, 288, 96, True, True, 2),
    (5, 576, 96, True, True, 1),
    (5, 576, 96, True, True, 1),
)


def _v1(width: float, side: int, classes: int) -> Architecture:
    """Pairs of depthwise and pointwise convolutions. Howard et al., arXiv:1704.04861."""
    stack = _Stack()
    stack.convolution(int(32 * width), 3, 2)
    for channels, stride in _V1:
        stack.depthwise(stride)
        stack.convolution(int(channels * width))
    stack.pool()
    return Architecture(f"mobilenet_v1_{width}_{side}_mini", side, stack.classify(classes))


def _v2(width: float, side: int, classes: int) -> Architecture:
    """Inverted residuals with linear bottlenecks. Sandler et al., arXiv:1801.04381."""
    stack = _Stack()
    stack.convolution(_rounded(32 * width), 3, 2)
    for expansion, channels, repetitions, stride in _V2:
        for number in range(repetitions):
            _bottleneck(stack, expansion, _rounded(channels * width), 1 if number else stride)
    stack.convolution(_V2_FEATURES)
    stack.pool()
    return Architecture(f"mobilenet_v2_{width}_{side}_mini", side, stack.classify(classes))


_V2_FEATURES: Final = 512
_V3_FEATURES: Final = 512
"""Of the last layer but one. The originals have 1,280 and 1,024, for 1,000 classes."""


def _bottleneck(stack: _Stack, expansion: int, channels: int, stride: int) -> None:
    source, depth = stack.last, stack.channels[-1]
    if expansion != 1:
        stack.convolution(depth * expansion)
    stack.depthwise(stride)
    stack.convolution(channels, activation="none")
    if stride == 1 and depth == channels:
        stack.add(source)


def _activated(stack: _Stack, swished: bool, convolve: Callable[..., None]) -> None:
    convolve(activation="none" if swished else "relu")
    if swished:
        stack.swish()


def _v3_small(width: float, side: int, classes: int) -> Architecture:
    """Bottlenecks with excitation and hard swish. Howard et al., arXiv:1905.02244."""
    stack = _Stack()
    stack.convolution(16, 3, 2, "none")
    stack.swish()
    for kernel, expanded, channels, excited, swished, stride in _V3_SMALL:
        source, depth = stack.last, stack.channels[-1]
        _activated(stack, swished, partial(stack.convolution, _rounded(expanded * width)))
        _activated(stack, swished, partial(stack.depthwise, stride, kernel))
        if excited:
            stack.excite()
        stack.convolution(_rounded(channels * width), activation="none")
        if stride == 1 and depth == stack.channels[-1]:
            stack.add(source)
    _activated(stack, True, partial(stack.convolution, _rounded(576 * width)))
    stack.pool()
    stack.dense(_V3_FEATURES)
    stack.swish()
    name = f"mobilenet_v3-small_{side}_{width}_mini"
    return Architecture(name, side, stack.classify(classes))


_CLASSES: Final = 25

ARCHITECTURES: Final = {
    architecture.name: architecture
    for architecture in (
        _v1(0.25, 128, _CLASSES),
        _v1(0.5, 160, _CLASSES),
        _v2(0.35, 128, _CLASSES),
        _v3_small(0.75, 128, _CLASSES),
        _v1(0.75, 192, _CLASSES),
        _v2(1.0, 224, _CLASSES),
    )
}
"""Architectures by name."""
