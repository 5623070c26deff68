"""CONV_2D, DEPTHWISE_CONV_2D, GROUPED_CONV_2D and TRANSPOSE_CONV_2D."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.rules import BiasScale, ChannelDimension, ScaleAboveProduct
from nnhal.operations.spatial import Image, Padding, WidthHeight, dilated, output_size, read_padding
from nnhal.operations.spec import (
    F16,
    F32,
    I32,
    PER_CHANNEL,
    S8,
    U8,
    Argument,
    FeatureLevel,
    Form,
    OperationSpec,
    T,
    Types,
    TypeVariable,
    scalar,
    scalars,
    tensor,
)
from nnhal.types import FusedActivationFunc, OperandType, OperationType

__all__ = ["OPERATIONS", "ConvolutionParameters", "parameters"]

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
    if min(pair) <= 0:
        raise node.invalid(f"inputs {index} and {index + 1}: {what} {pair} is not positive")
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
    if min(checked) < 0:
        raise node.invalid(f"padding {tuple(padding)} is negative")
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


def _shapes(node: Node) -> tuple[Shape, ...]:
    """Output of CONV_2D, DEPTHWISE_CONV_2D and GROUPED_CONV_2D."""
    args = parameters(node)
    image = _image(node, args.nchw)
    channels = _check_channels(node, image, args)
    window = _window(node, args.dilation)
    _check_padding(node, args.padding, window)
    left, right, top, bottom = args.padding
    out = image._replace(
        height=output_size(image.height, window.height, args.strides.height, top + bottom),
        width=output_size(image.width, window.width, args.strides.width, left + right),
        channels=channels,
    )
    return (_checked(node, out).shape(args.nchw),)


def _transposed_shapes(node: Node) -> tuple[Shape, ...]:
    """Output of TRANSPOSE_CONV_2D: what CONV_2D would make the input of."""
    args = parameters(node)
    image = _image(node, args.nchw)
    channels = _check_channels(node, image, args)
    window = _window(node, args.dilation)
    left, right, top, bottom = args.padding
    out = image._replace(
        height=(image.height - 1) * args.strides.height + window.height - top - bottom,
        width=(image.width - 1) * args.strides.width + window.width - left - right,
        channels=channels,
    )
    return (_checked(node, out).shape(args.nchw),)


def _image(node: Node, nchw: bool) -> Image:
    """The input; nothing but its batches may be zero."""
    image = Image.of(node.tensor(_INPUT).shape, nchw)
    if 0 in image[1:]:
        raise node.invalid(f"input 0 {tuple(image)}: only batches may be zero")
    node.require(0 not in node.tensor(_FILTER).shape, "input 1 (filter) has no elements")
    return image


def _check_channels(node: Node, image: Image, args: ConvolutionParameters) -> int:
    """Channels out, after checking that input, filter and bias agree on channels."""
    depth_out, _, _, depth_in = node.tensor(_FILTER).shape
    if node.operation == OperationType.DEPTHWISE_CONV_2D:
        node.require(depth_out == 1, f"dimension 0 of input 1 (filter) is {depth_out}, expected 1")
        channels, expected = depth_in, image.channels * args.multiplier
        node.require(channels == expected, f"filter has {channels} channels, expected {expected}")
    else:
        channels, expected = depth_out, image.channels
        depth = depth_in * args.groups
        node.require(depth == expected, f"filter has input depth {depth}, expected {expected}")
        divides = channels % args.groups == 0
        node.require(divides, f"{channels} channels do not divide into {args.groups} groups")
    bias = node.tensor(_BIAS).shape
    node.require(bias == (channels,), f"input 2 (bias) has shape {bias}, expected ({channels},)")
    return channels


def _check_padding(node: Node, padding: Padding, window: WidthHeight) -> None:
    """A window must see at least one element of the input."""
    fits = (
        max(padding.left, padding.right) < window.width
        and max(padding.top, padding.bottom) < window.height
    )
    if not fits:
        message = f"padding {tuple(padding)} is not smaller than the filter {tuple(window)}"
        raise node.invalid(message)


def _checked(node: Node, out: Image) -> Image:
    fits = out.height > 0 and out.width > 0
    node.require(fits, f"output would be {out.height} high and {out.width} wide")
    return out


_F, _B = TypeVariable("filter"), TypeVariable("bias")
_TENSORS: Final = (tensor("input", T, 4), tensor("filter", _F, 4), tensor("bias", _B, 1))
_OUTPUT: Final = (tensor("output", T, 4),)
_IMPLICIT: Final = scalars("padding")
_EXPLICIT: Final = scalars("padding_left", "padding_right", "padding_top", "padding_bottom")
_STRIDES: Final = scalars("stride_width", "stride_height")
_ACTIVATION: Final = scalars("activation")
_LAYOUT: Final = scalars("nchw", type=OperandType.BOOL)
_DILATION: Final = scalars("dilation_width", "dilation_height")


def _forms(factor: tuple[Argument, ...]) -> tuple[Form, ...]:
    """Implicit and explicit padding, each alone, with layout, and with layout and dilation."""
    forms = []
    for padding in (_IMPLICIT, _EXPLICIT):
        inputs = (*_TENSORS, *padding, *_STRIDES, *factor, *_ACTIVATION)
        forms += [
            Form(FeatureLevel.V1_0, inputs, _OUTPUT),
            Form(FeatureLevel.V1_2, inputs + _LAYOUT, _OUTPUT),
            Form(FeatureLevel.V1_2, inputs + _LAYOUT + _DILATION, _OUTPUT),
        ]
    return tuple(forms)


def _form(*arguments: Argument) -> Form:
    """A form of the operations that came with HAL 1.2, where the layout is always given."""
    return Form(FeatureLevel.V1_2, (*_TENSORS, *arguments, *_ACTIVATION, *_LAYOUT), _OUTPUT)


_TYPES: Final = (
    Types(FeatureLevel.V1_0, {T: F32, _F: F32, _B: F32}),
    Types(FeatureLevel.V1_0, {T: U8, _F: U8, _B: I32}),
    Types(FeatureLevel.V1_2, {T: F16, _F: F16, _B: F16}),
    Types(FeatureLevel.V1_2, {T: U8, _F: PER_CHANNEL, _B: I32}),
    Types(FeatureLevel.V1_3, {T: S8, _F: S8, _B: I32}),
    Types(FeatureLevel.V1_3, {T: S8, _F: PER_CHANNEL, _B: I32}),
)

OPERATIONS: Final = (
    *(
        OperationSpec(
            type,
            _forms(factor),
            _TYPES,
            _shapes,
            (ChannelDimension(axis), BiasScale(), ScaleAboveProduct(before=FeatureLevel.V1_2)),
            zero_sized=True,
        )
        for type, factor, axis in (
            (OperationType.CONV_2D, (), 0),
            (OperationType.DEPTHWISE_CONV_2D, scalars("multiplier"), 3),
        )
    ),
    OperationSpec(
        OperationType.GROUPED_CONV_2D,
        (
            _form(*_IMPLICIT, *_STRIDES, scalar("groups")),
            _form(*_EXPLICIT, *_STRIDES, scalar("groups")),
        ),
        _TYPES,
        _shapes,
        (ChannelDimension(0), BiasScale()),
    ),
    OperationSpec(
        OperationType.TRANSPOSE_CONV_2D,
        (
            _form(tensor("output_shape", I32, 1), *_IMPLICIT, *_STRIDES),
            _form(*_EXPLICIT, *_STRIDES),
        ),
        _TYPES,
        _transposed_shapes,
        (ChannelDimension(0), BiasScale()),
        zero_sized=True,
    ),
)
