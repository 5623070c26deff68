"""Geometries and operands of convolutions, which their four operations share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

from corpus.arguments import SAME
from corpus.language import Argument, Operand, constant, given, scalar
from corpus.numbers import Numbers
from corpus.types import I32, Type, per_channel, u8

__all__ = ["DEPTHWISE", "GROUPED", "TRANSPOSED", "Geometry", "Layer", "layer"]

DEPTHWISE, GROUPED, TRANSPOSED = "DEPTHWISE_CONV_2D", "GROUPED_CONV_2D", "TRANSPOSE_CONV_2D"


@dataclass(frozen=True)
class Geometry:
    """One convolution: pairs are width first, as in the HAL, but the filter is height first.

    ``channels`` are those of the output; ``padding`` is a scheme or left, right, top, bottom.
    Without ``layout`` it is the argument list of HAL 1.0.
    """

    name: str
    image: tuple[int, int, int, int]
    filter: tuple[int, int]
    channels: int
    padding: tuple[int, ...]
    strides: tuple[int, int] = (1, 1)
    dilation: tuple[int, int] | None = None
    groups: int = 1
    layout: bool = True


@dataclass(frozen=True)
class Layer:
    """The operands of a convolution, in the order of its arguments."""

    image: Operand
    arguments: list[Argument]
    layout: Operand | None
    activation: Operand
    shape: Operand | None

    @property
    def with_layout(self) -> tuple[Operand, ...]:
        """Operands that change with the layout, but for the output."""
        if self.layout is None:
            return ()
        shape = () if self.shape is None else (self.shape,)
        return (self.image, self.layout, *shape)


def layer(operation: str, geometry: Geometry, kind: str = "float", **options: object) -> Layer:
    """A convolution with data of its own, drawn by its name.

    ``kind`` is float, quant8 (any filter), symmetric (128 is the filter's zero) or channel.
    """
    image, filters, bias = _tensors(operation, geometry, kind, **options)  # type: ignore[arg-type]
    activation = scalar("activation", 0)
    layout = scalar("layout", False) if geometry.layout else None
    shape = _output_shape(operation, geometry)
    arguments: list[Argument] = [image, filters, bias]
    arguments += [] if shape is None else [shape]
    arguments += [*geometry.padding, *geometry.strides]
    if operation == DEPTHWISE:
        arguments.append(geometry.channels // geometry.image[3])
    if operation == GROUPED:
        arguments.append(geometry.groups)
    arguments.append(activation)
    arguments += [] if layout is None else [layout]
    arguments += geometry.dilation or ()
    return Layer(image, arguments, layout, activation, shape)


def _output_shape(operation: str, geometry: Geometry) -> Operand | None:
    """Output shape, an argument of a transposed convolution with a padding scheme."""
    if operation != TRANSPOSED or len(geometry.padding) == 4:
        return None
    batches, *size, _ = geometry.image
    strides = geometry.strides[::-1]
    same = geometry.padding == (SAME,)
    sides = [
        n * stride if same else (n - 1) * stride + taps
        for n, stride, taps in zip(size, strides, geometry.filter, strict=True)
    ]
    return constant("output_shape", [batches, *sides, geometry.channels], I32)


def _filter_shape(operation: str, geometry: Geometry) -> tuple[int, ...]:
    if operation == DEPTHWISE:
        return (1, *geometry.filter, geometry.channels)
    return (geometry.channels, *geometry.filter, geometry.image[3] // geometry.groups)


def _tensors(
    operation: str,
    geometry: Geometry,
    kind: str,
    *,
    seed: int = 0,
    image_type: Type | None = None,
    filter_type: Type | None = None,
    reach: float = 2.0,
) -> tuple[Operand, Operand, Operand]:
    """Sums are far from zero, so that a zero point that is one off is seen.

    ``reach`` is that of real images; where it is more than 2, float16 holds all data.
    """
    numbers = Numbers(f"{operation} {geometry.name} {kind} {seed}")
    shape = _filter_shape(operation, geometry)
    if kind == "float" and reach > 2:
        return (
            given("input", numbers.sixteenths(*geometry.image, low=-reach, high=reach)),
            constant("filter", numbers.sixteenths(*shape, low=-1, high=1)),
            constant("bias", numbers.sixteenths(geometry.channels, low=-1, high=1)),
        )
    if kind == "float":
        return (
            given("input", numbers.reals(*geometry.image)),
            constant("filter", numbers.reals(*shape, low=-1, high=1)),
            constant("bias", numbers.reals(geometry.channels, low=-1, high=1)),
        )
    image = image_type or u8(0.5, 31)
    filters = filter_type or _filter_type(operation, geometry, kind, numbers)
    low = max(filters.zero_point - 40, filters.limits[0] + bool(filters.channels))
    codes = numbers.codes(filters, *shape, low=low, high=filters.limits[1])
    codes.reshape(-1)[:2] = filters.limits[1], filters.limits[0] + bool(filters.channels)
    scale = 0.0 if filters.channels else float(image.scale * filters.scale)
    most = max(2000 * prod(shape) // geometry.channels, 50_000)
    return (
        given("input", numbers.codes(image, *geometry.image), image),
        constant("filter", codes, filters),
        constant(
            "bias",
            numbers.integers(geometry.channels, low=-most, high=most),
            replace(I32, scale=scale),
        ),
    )


def _filter_type(operation: str, geometry: Geometry, kind: str, numbers: Numbers) -> Type:
    if kind != "channel":
        return u8(0.25, 128 if kind == "symmetric" else 116)
    scales = [2.0 ** int(n) * 0.013 for n in numbers.integers(geometry.channels, low=-2, high=1)]
    return per_channel(scales, 3 if operation == DEPTHWISE else 0)
