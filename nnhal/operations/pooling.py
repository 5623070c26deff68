"""AVERAGE_POOL_2D, L2_POOL_2D and MAX_POOL_2D."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.rules import SameQuantization
from nnhal.operations.spatial import Image, Padding, WidthHeight, output_size, read_padding
from nnhal.operations.spec import (
    F16,
    F32,
    S8,
    U8,
    FeatureLevel,
    Form,
    OperationSpec,
    T,
    each,
    scalars,
    tensor,
)
from nnhal.types import FusedActivationFunc, OperandType, OperationType

__all__ = ["OPERATIONS", "PoolingParameters", "parameters"]

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
    window = _pair(node, strides_at + 2, "window size")
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
    fits = (
        max(padding.left, padding.right) < window.width
        and max(padding.top, padding.bottom) < window.height
    )
    node.require(fits, f"padding {tuple(padding)} is not smaller than the filter {tuple(window)}")


def _shapes(node: Node) -> tuple[Shape, ...]:
    args = parameters(node)
    image = Image.of(node.tensor(_INPUT).shape, args.nchw)
    node.require(0 not in image[1:], f"input 0 {tuple(image)}: only batches may be zero")
    left, right, top, bottom = args.padding
    out = image._replace(
        height=output_size(image.height, args.window.height, args.strides.height, top + bottom),
        width=output_size(image.width, args.window.width, args.strides.width, left + right),
    )
    fits = out.height > 0 and out.width > 0
    node.require(fits, f"output would be {out.height} high and {out.width} wide")
    return (out.shape(args.nchw),)


_IMPLICIT: Final = scalars("padding")
_EXPLICIT: Final = scalars("padding_left", "padding_right", "padding_top", "padding_bottom")
_WINDOW: Final = scalars(
    "stride_width", "stride_height", "window_width", "window_height", "activation"
)
_LAYOUT: Final = scalars("nchw", type=OperandType.BOOL)


def _forms() -> tuple[Form, ...]:
    """Implicit and explicit padding, each with and without layout."""
    forms = []
    for padding in (_IMPLICIT, _EXPLICIT):
        inputs = (tensor("input", T, 4), *padding, *_WINDOW)
        output = (tensor("output", T, 4),)
        forms += [
            Form(FeatureLevel.V1_0, inputs, output),
            Form(FeatureLevel.V1_2, inputs + _LAYOUT, output),
        ]
    return tuple(forms)


_FLOAT: Final = each(V1_0=[F32], V1_2=[F16])
_QUANT8: Final = each(V1_0=[U8], V1_3=[S8])

OPERATIONS: Final = (
    *(
        OperationSpec(
            type,
            _forms(),
            _FLOAT + _QUANT8,
            _shapes,
            (SameQuantization(),),
            zero_sized=True,
        )
        for type in (OperationType.AVERAGE_POOL_2D, OperationType.MAX_POOL_2D)
    ),
    OperationSpec(OperationType.L2_POOL_2D, _forms(), _FLOAT, _shapes, zero_sized=True),
)
