"""Images: layout, padding and the size of what a sliding window leaves of them."""

from __future__ import annotations

from typing import NamedTuple

from nnhal.operations.node import Node, Shape
from nnhal.types import PaddingCode

__all__ = [
    "Image",
    "Padding",
    "WidthHeight",
    "dilated",
    "implicit_padding",
    "output_size",
    "read_padding",
]


class WidthHeight(NamedTuple):
    """A pair in the order of the HAL's arguments: strides, dilation, filter size."""

    width: int
    height: int


class Padding(NamedTuple):
    """Rows and columns of padding, in the order of the HAL's arguments."""

    left: int
    right: int
    top: int
    bottom: int


class Image(NamedTuple):
    """A rank 4 shape by name, whatever its layout."""

    batches: int
    height: int
    width: int
    channels: int

    @classmethod
    def of(cls, shape: Shape, nchw: bool) -> Image:
        """Read a shape of rank 4."""
        if nchw:
            batches, channels, height, width = shape
        else:
            batches, height, width, channels = shape
        return cls(batches, height, width, channels)

    def shape(self, nchw: bool) -> Shape:
        if nchw:
            return (self.batches, self.channels, self.height, self.width)
        return tuple(self)


def dilated(size: int, factor: int) -> int:
    """Extent of a filter of ``size`` taps that are ``factor`` apart."""
    return (size - 1) * factor + 1


def implicit_padding(
    scheme: int, size: int, window: int, stride: int, *, transposed: bool = False
) -> tuple[int, int]:
    """Padding before and after an axis of ``size`` under window and stride.

    ``window`` is the dilated filter size. The odd element goes after. For TRANSPOSE_CONV_2D
    ``size`` is the output's, and the padding after may be negative: the window then does not reach
    the end of the last stride.

    Source: ``calculateExplicitPaddingImpl`` of Android's OperationsExecutionUtils.
    """
    if scheme != PaddingCode.SAME:
        return 0, 0
    needed = (-(-size // stride) - 1) * stride + window - size
    before = max(needed, 0) // 2
    after = needed - before
    return before, after if transposed else max(after, 0)


def output_size(size: int, window: int, stride: int, padding: int) -> int:
    """Positions of a (dilated) window over ``size`` elements and ``padding`` in all."""
    return (size + padding - window + stride) // stride


def read_padding(
    node: Node,
    index: int,
    size: WidthHeight,
    window: WidthHeight,
    strides: WidthHeight,
    *,
    transposed: bool = False,
) -> Padding:
    """The padding that the implicit scheme at input ``index`` means."""
    scheme = node.scalar(index)
    if scheme not in (PaddingCode.SAME, PaddingCode.VALID):
        raise node.invalid(f"input {index}: padding scheme {scheme} is neither 1 (SAME) nor 2")
    left, right = implicit_padding(
        scheme, size.width, window.width, strides.width, transposed=transposed
    )
    top, bottom = implicit_padding(
        scheme, size.height, window.height, strides.height, transposed=transposed
    )
    return Padding(left, right, top, bottom)
