"""AVERAGE_POOL_2D, L2_POOL_2D and MAX_POOL_2D."""

from __future__ import annotations

from dataclasses import dataclass

from nnhal.operations.node import Node
from nnhal.operations.spatial import Image, Padding, WidthHeight, read_padding
from nnhal.types import FusedActivationFunc

__all__ = ["PoolingParameters", "parameters"]

_INPUT = 0


@dataclass(frozen=True, slots=True)
class PoolingParameters:
    """The arguments of a pooling; ``padding`` is explicit even where the model gave a scheme."""

    padding: Padding
    strides: WidthHeight
    window: WidthHeight
    activation: FusedActivationFunc
    nchw: bool


def parameters(node: Node) -> PoolingParameters:
    """Decode and check the arguments: 10 (11 with layout) explicit, 7 (8) implicit.

    Raises InvalidOperation, or NeedsValue while an argument's data is not known. With an implicit
    scheme the actual shape of the input must be known.
    """
    explicit = len(node.inputs) >= 10
    strides_at = 5 if explicit else 2
    nchw = bool(node.scalar(strides_at + 5, False))
    strides = _pair(node, strides_at, "stride")
    window = _pair(node, strides_at + 2, "filter size")
    if explicit:
        padding = Padding(*(node.scalar(i) for i in range(1, 5)))
    else:
        image = Image.of(node.require_rank(_INPUT, 4).shape, nchw)
        size = WidthHeight(image.width, image.height)
        padding = read_padding(node, 1, size, window, strides)
    _check_padding(node, padding, window)
    return PoolingParameters(padding, strides, window, node.activation(strides_at + 4), nchw)


def _pair(node: Node, index: int, what: str) -> WidthHeight:
    pair = WidthHeight(node.scalar(index), node.scalar(index + 1))
    node.require(min(pair) > 0, f"inputs {index} and {index + 1}: {what} {pair} is not positive")
    return pair


def _check_padding(node: Node, padding: Padding, window: WidthHeight) -> None:
    """A window that saw padding only would have nothing to average."""
    node.require(min(padding) >= 0, f"padding {tuple(padding)} is negative")
    narrow = max(padding.left, padding.right) < window.width
    low = max(padding.top, padding.bottom) < window.height
    node.require(narrow and low, f"padding {tuple(padding)} is not smaller than {window}")
