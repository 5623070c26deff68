"""CONV_2D, DEPTHWISE_CONV_2D, GROUPED_CONV_2D and TRANSPOSE_CONV_2D."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nnhal.operations.node import Node
from nnhal.operations.spatial import Image, Padding, WidthHeight, dilated, read_padding
from nnhal.types import FusedActivationFunc, OperandType, OperationType

__all__ = ["ConvolutionParameters", "parameters"]

_INPUT, _FILTER, _BIAS = 0, 1, 2
_WITH_FACTOR: Final = (OperationType.DEPTHWISE_CONV_2D, OperationType.GROUPED_CONV_2D)


@dataclass(frozen=True, slots=True)
class ConvolutionParameters:
    """The arguments of a convolution, whichever of its forms they came in.

    ``padding`` is explicit even where the model gave a scheme. Of TRANSPOSE_CONV_2D its right and
    bottom may be negative. ``multiplier`` is DEPTHWISE_CONV_2D's channels out per channel in,
    ``groups`` GROUPED_CONV_2D's number of groups; both are 1 elsewhere.
    """

    padding: Padding
    strides: WidthHeight
    dilation: WidthHeight
    activation: FusedActivationFunc
    nchw: bool
    multiplier: int = 1
    groups: int = 1


@dataclass(frozen=True, slots=True)
class _Positions:
    """Where a form of the operation has its arguments."""

    explicit: bool
    padding: int
    strides: int
    factor: int | None
    activation: int
    layout: int
    dilation: int


def parameters(node: Node) -> ConvolutionParameters:
    """Decode and check the arguments of any of the four convolutions.

    Raises InvalidOperation, or NeedsValue while an argument's data is not known. With an implicit
    scheme the actual shapes of input and filter must be known.
    """
    at = _positions(node)
    nchw = bool(node.scalar(at.layout, False))
    strides = _pair(node, at.strides, None, "stride")
    dilation = _pair(node, at.dilation, 1, "dilation factor")
    factor = 1 if at.factor is None else node.scalar(at.factor)
    node.require(factor > 0, f"input {at.factor}: {factor} is not positive")
    depthwise = node.operation == OperationType.DEPTHWISE_CONV_2D
    return ConvolutionParameters(
        _padding(node, at, nchw, strides, dilation),
        strides,
        dilation,
        node.activation(at.activation),
        nchw,
        multiplier=factor if depthwise else 1,
        groups=1 if depthwise else factor,
    )


def _positions(node: Node) -> _Positions:
    """The form in use, told apart by count and type as Android's validators do."""
    explicit = _is_explicit(node)
    padding = 4 if node.operation == OperationType.TRANSPOSE_CONV_2D and not explicit else 3
    strides = padding + (4 if explicit else 1)
    with_factor = node.operation in _WITH_FACTOR
    activation = strides + 2 + with_factor
    factor = strides + 2 if with_factor else None
    layout = activation + 1
    return _Positions(explicit, padding, strides, factor, activation, layout, layout + 1)


def _is_explicit(node: Node) -> bool:
    count = len(node.inputs)
    if node.operation == OperationType.GROUPED_CONV_2D:
        return count == 12
    if node.operation == OperationType.TRANSPOSE_CONV_2D:
        return count == 11
    shortest = 8 if node.operation == OperationType.DEPTHWISE_CONV_2D else 7
    return count >= shortest + 3 and node.tensor(shortest).type == OperandType.INT32


def _pair(node: Node, index: int, default: int | None, what: str) -> WidthHeight:
    pair = WidthHeight(node.scalar(index, default), node.scalar(index + 1, default))
    node.require(min(pair) > 0, f"inputs {index} and {index + 1}: {what} {pair} is not positive")
    return pair


def _padding(
    node: Node, at: _Positions, nchw: bool, strides: WidthHeight, dilation: WidthHeight
) -> Padding:
    transposed = node.operation == OperationType.TRANSPOSE_CONV_2D
    if at.explicit:
        padding = Padding(*(node.scalar(at.padding + i) for i in range(4)))
    else:
        window = _window(node, dilation)
        size = _output_extent(node, nchw) if transposed else _input_extent(node, nchw)
        padding = read_padding(node, at.padding, size, window, strides, transposed=transposed)
    checked = (padding.left, padding.top) if transposed else padding
    node.require(min(checked) >= 0, f"padding {tuple(padding)} is negative")
    return padding


def _window(node: Node, dilation: WidthHeight) -> WidthHeight:
    """Extent of the filter, which is [depth out, height, width, depth in] in both layouts."""
    _, height, width, _ = node.require_rank(_FILTER, 4).shape
    return WidthHeight(dilated(width, dilation.width), dilated(height, dilation.height))


def _input_extent(node: Node, nchw: bool) -> WidthHeight:
    image = Image.of(node.require_rank(_INPUT, 4).shape, nchw)
    return WidthHeight(image.width, image.height)


def _output_extent(node: Node, nchw: bool) -> WidthHeight:
    """The output size that TRANSPOSE_CONV_2D is given as its input 3."""
    shape = node.vector(3)
    node.require(len(shape) == 4, f"input 3 (output shape) has {len(shape)} elements, expected 4")
    image = Image.of(shape, nchw)
    return WidthHeight(image.width, image.height)
