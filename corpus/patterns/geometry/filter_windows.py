"""Windows on images of every parity, of blocks of pixels, and of the size of the window.

A kernel that is made for one filter and one stride often knows the padding of one kind of image
only; a loop over blocks of pixels treats the last block, and what is left over, by code of its own;
a window as large as the image is a sum or a product of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Final

from corpus.arguments import SAME, VALID, behind_bias, filter_shape
from corpus.patterns._patterns import REAL, Patterns
from corpus.patterns._windows import FILTERED, REAL_POOLS, Layer, Window, windowed
from corpus.terms import Net, Term
from corpus.types import I32

_SIDES_OF: Final = Patterns(
    "even_and_odd_sides", "images of even and odd sides, by strides of each kind", seed="parities"
)
_PIXELS: Final = Patterns("strided_pixel_counts", "numbers of pixels", seed="pixels")
_WHOLE: Final = Patterns(
    "image_sized_windows", "windows as large as the image", seed="whole_images"
)

_PADDINGS: Final = (SAME, VALID)


@dataclass(frozen=True)
class _Kernel:
    """Properties that kernels are made for: the sides of the filter, the stride, the layout."""

    size: int
    stride: int
    nchw: bool = False

    def shape(self, height: int, width: int) -> tuple[int, ...]:
        """Shape of an image of two channels."""
        return (1, 2, height, width) if self.nchw else (1, height, width, 2)

    @property
    def layout(self) -> list[bool]:
        """Nothing where it can be left out, as HAL 1.0 does."""
        return [True] if self.nchw else []


_KERNELS: Final = {
    "3x3_by_1": _Kernel(3, 1),
    "3x3_by_2": _Kernel(3, 2),
    "3x3_by_2_nchw": _Kernel(3, 2, nchw=True),
    "3x3_by_3": _Kernel(3, 3),
    "5x5_by_2": _Kernel(5, 2),
    "2x2_by_2": _Kernel(2, 2),
}

_POOLS: Final = ("AVERAGE_POOL_2D", "MAX_POOL_2D", "L2_POOL_2D")
_LAYERS: Final = (*FILTERED, "TRANSPOSE_CONV_2D", *_POOLS)


def _windows(operation: str, kernel: _Kernel, net: Net) -> Iterator[Term]:
    """SAME depends on the remainder of size and stride: pairs of a size and the next larger."""
    size, stride = kernel.size, kernel.stride
    least = 3 if operation == "TRANSPOSE_CONV_2D" else size + 1
    for height, width in product((least, least + 1), (least, least + 1)):
        halves = net.numbers.integers(*kernel.shape(height, width), low=-6, high=6) / 2
        image = net.given(halves + (halves == 0) / 2)
        if operation in _POOLS:
            rest = stride, stride, size, size, 0, *kernel.layout
            yield from [image.to(operation, padding, *rest) for padding in _PADDINGS]
            continue
        # Few weights of each value, and a bias for each of two channels.
        shape = filter_shape(operation, (size, size), 2, 2)
        taps = net.weights(net.numbers.integers(*shape, low=-1, high=1), [-0.5, 1.0])
        arrange = partial(
            behind_bias, operation, strides=(stride, stride), first=kernel.nchw or None
        )
        if operation in FILTERED:
            yield from [image.to(operation, *taps, *arrange(padding)) for padding in _PADDINGS]
            continue
        # As large as all windows reach, and one less where the stride leaves that open.
        for padding, more in ((SAME, 0), (SAME, 1 - stride), (VALID, size - stride)):
            sides = (side * stride + more for side in (height, width))
            result = net.constant(kernel.shape(*sides), I32)
            yield image.to(operation, *taps, result, *arrange(padding))


_TAPS: Final = [[[1], [-2], [1]], [[2], [1], [-1]], [[-1], [2], [-2]]]

_ROWS: Final = ((1, 10), (1, 11), (2, 6), (1, 13), (2, 7), (3, 5), (4, 4), (1, 17), (3, 6), (5, 5))
"""Of the results: of blocks of eight, zero to seven pixels are left over, and one more than once.
"""


def _strided(operation: str, net: Net) -> list[Term]:
    """Pixel counts between two blocks of eight, for layers that take several at a time."""
    rest = behind_bias(operation, strides=(2, 2))
    return [
        net.few(1, 2 * height + 1, 2 * width + 1, 1).layer(operation, [_TAPS], [0.5], *rest)
        for height, width in _ROWS
    ]


_CHANNELS: Final = 2
_SIDES: Final = ((2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (3, 5), (1, 7), (6, 1))


def _images(layer: Layer, net: Net) -> Iterator[Term]:
    """Windows of every size up to the image's, with all strides."""
    for number, sides in enumerate(_SIDES):
        padding = [0, 0, 0, 0] if number % 3 == 1 else [VALID]
        strides = (1 + number % 2, 1 + number // 2 % 2)
        image = net.few(1 + number // 3 % 2, *sides, _CHANNELS)
        other = net.few(1, *sides, _CHANNELS)
        yield layer(Window(sides, padding, strides), net, image)
        yield layer(Window(sides, [VALID], sides[::-1]), net, other)


_SIDES_OF.each([name for name in _LAYERS if name != "L2_POOL_2D"], _KERNELS)(_windows)
_SIDES_OF.each(["L2_POOL_2D"], _KERNELS, REAL)(_windows)
_PIXELS.each(("CONV_2D", "DEPTHWISE_CONV_2D"), "strided")(_strided)
_WHOLE.of(windowed(1), "windows")(_images)
_WHOLE.of(REAL_POOLS, "windows", REAL)(_images)
