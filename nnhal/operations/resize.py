"""RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from nnhal.operations.argument import ArgumentType
from nnhal.operations.node import Node, Shape
from nnhal.operations.rules import SameQuantization, float32
from nnhal.operations.spatial import Image
from nnhal.operations.spec import (
    F16,
    F32,
    S8,
    U8,
    Argument,
    FeatureLevel,
    Form,
    OperationSpec,
    T,
    TypeVariable,
    each,
    scalar,
    scalars,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = ["OPERATIONS", "ResizeParameters", "parameters"]


@dataclass(frozen=True, slots=True)
class ResizeParameters:
    """Output size in pixels, whether the model gave it as such or as a scale."""

    height: int
    width: int
    nchw: bool
    align_corners: bool
    half_pixel_centers: bool


def parameters(node: Node) -> ResizeParameters:
    """Decode the arguments for the actual shape of the input.

    A size is given as pixels or, since HAL 1.2, as a factor; the product is rounded down.
    """
    nchw, align_corners, half_pixel_centers = (bool(node.scalar(i, False)) for i in (3, 4, 5))
    both = align_corners and half_pixel_centers
    node.require(not both, "align_corners and half_pixel_centers exclude each other")
    image = Image.of(node.require_rank(0, 4).shape, nchw)
    width, height = _scaled(node, 1, image.width), _scaled(node, 2, image.height)
    fits = width > 0 and height > 0
    node.require(fits, f"output would be {height} high and {width} wide")
    return ResizeParameters(height, width, nchw, align_corners, half_pixel_centers)


def _scaled(node: Node, index: int, size: int) -> int:
    given = node.scalar(index)
    if node.tensor(index).type == OperandType.INT32:
        return int(given)
    return math.floor(float32(size * given))


def _shapes(node: Node) -> tuple[Shape, ...]:
    args = parameters(node)
    image = Image.of(node.tensor(0).shape, args.nchw)
    node.require(0 not in image[1:], f"input 0 {tuple(image)}: only batches may be zero")
    return (image._replace(height=args.height, width=args.width).shape(args.nchw),)


_S = TypeVariable("scale")
_OUTPUT: Final = (tensor("output", T, 4),)
_LAYOUT: Final = scalars("nchw", type=OperandType.BOOL)
_ALIGN: Final = scalars("align_corners", type=OperandType.BOOL)
_CENTERS: Final = scalars("half_pixel_centers", type=OperandType.BOOL)


def _size(type: ArgumentType) -> tuple[Argument, ...]:
    return (tensor("input", T, 4), scalar("width", type), scalar("height", type))


def _forms(shortest: bool) -> tuple[Form, ...]:
    """Sizes as pixels and as factors; ``shortest`` adds those without layout."""
    forms = []
    for size in (_size(OperandType.INT32), _size(_S)):
        if shortest:
            pixels = size[1].type == OperandType.INT32
            forms.append(Form(FeatureLevel.V1_0 if pixels else FeatureLevel.V1_2, size, _OUTPUT))
        with_layout = size + _LAYOUT
        forms += [
            Form(FeatureLevel.V1_2, with_layout, _OUTPUT),
            Form(FeatureLevel.V1_3, with_layout + _ALIGN, _OUTPUT),
            Form(FeatureLevel.V1_3, with_layout + _ALIGN + _CENTERS, _OUTPUT),
        ]
    return tuple(forms)


_TYPES: Final = each(_S, V1_0=[F32], V1_2=[F16, U8], V1_3=[S8])

OPERATIONS: Final = tuple(
    OperationSpec(type, _forms(shortest), _TYPES, _shapes, (SameQuantization(),), zero_sized=True)
    for type, shortest in (
        (OperationType.RESIZE_BILINEAR, True),
        (OperationType.RESIZE_NEAREST_NEIGHBOR, False),
    )
)
