"""RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR.

Which pixels make up an output pixel, and with what weights, is found at preparation. An image is
handled as a list of pixels; in the NCHW layout every channel is an image of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.binding import unary
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.node import Node
from nnhal.operations.resize import ResizeParameters, parameters
from nnhal.operations.spatial import Image
from nnhal.types import OperandType, OperationType

__all__: list[str] = []

Indexes: TypeAlias = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class _Neighbors:
    """Along one axis: the pixels below and above each output pixel, and the way between them, from
    the lower pixel on.
    """

    lower: Indexes
    upper: Indexes
    fraction: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class _Corners:
    """Four pixels of the input, as indexes into the list of pixels, and the weight of each."""

    pixels: tuple[Indexes, ...]
    weights: tuple[NDArray[Any], ...]


@kernel(OperationType.RESIZE_BILINEAR)
def prepare_bilinear(node: Node, resources: Resources) -> Kernel:
    """Prepare an interpolation in float32. TF Lite interpolates signed codes in integers, with
    coordinates of 10 bits, whose error grows with the coordinate: where 16 pixels become 99, it is
    14 steps.
    """
    args = parameters(node)
    image = Image.of(node.tensor(0).shape, args.nchw)
    corners = _corners(
        _neighbors(image.height, args.height, args),
        _neighbors(image.width, args.width, args),
        image.width,
    )
    is_signed = node.tensor(0).type == OperandType.TENSOR_QUANT8_ASYMM_SIGNED
    interpolate = _interpolate_signed if is_signed else _interpolate

    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        return interpolate(corners, _pixels(source, args.nchw), _pixels(target, args.nchw), scratch)

    return unary(make)


def _pixels(array: NDArray[Any], nchw: bool) -> NDArray[Any]:
    """[images, pixels, channels] in either layout."""
    image = Image.of(array.shape, nchw)
    count = image.height * image.width
    if nchw:
        return array.reshape(image.batches * image.channels, count, 1)
    return array.reshape(image.batches, count, image.channels)


def _neighbors(size: int, target_size: int, args: ResizeParameters) -> _Neighbors:
    """Source: TF Lite ``ComputeInterpolationValues``, float32 throughout."""
    positions = _positions(size, target_size, args)
    lower = np.maximum(np.floor(positions), 0).astype(np.intp)
    upper = np.minimum(np.ceil(positions), size - 1).astype(np.intp)
    return _Neighbors(lower, upper, positions - lower.astype(np.float32))


def _positions(size: int, target_size: int, args: ResizeParameters) -> NDArray[np.float32]:
    """Where output pixels lie in the input."""
    scale = _scale(size, target_size, args)
    positions = np.arange(target_size, dtype=np.float32)
    if args.half_pixel_centers:
        half = np.float32(0.5)
        return (positions + half) * scale - half
    return positions * scale


def _scale(size: int, target_size: int, args: ResizeParameters) -> np.float32:
    if args.align_corners and target_size > 1:
        return np.float32(size - 1) / np.float32(target_size - 1)
    return np.float32(size) / np.float32(target_size)


def _corners(rows: _Neighbors, columns: _Neighbors, width: int) -> _Corners:
    """In the order in which TF Lite adds them: upper row first, left pixel first."""
    one = np.float32(1.0)
    pixels, weights = [], []
    for row, row_weight in ((rows.lower, one - rows.fraction), (rows.upper, rows.fraction)):
        for column, column_weight in (
            (columns.lower, one - columns.fraction),
            (columns.upper, columns.fraction),
        ):
            pixels.append((row[:, None] * width + column).reshape(-1))
            weights.append((row_weight[:, None] * column_weight).reshape(-1, 1))
    return _Corners(tuple(pixels), tuple(weights))


def _interpolate(
    corners: _Corners, source: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    """Source: TF Lite ``ResizeBilinearGenericSmallChannel``; bytes are rounded, halves up."""
    picked = scratch.array(target.shape, source.dtype)
    floating = target.dtype == np.float32
    total = target if floating else scratch.array(target.shape, np.float32)
    term = scratch.array(target.shape, np.float32)
    half = np.array(0.5, np.float32)

    def step() -> None:
        _weigh_and_add(corners, source, picked, term, total)
        if not floating:
            np.add(total, half, total)
            np.copyto(target, total, casting="unsafe")

    return step


def _weigh_and_add(
    corners: _Corners,
    source: NDArray[Any],
    picked: NDArray[Any],
    term: NDArray[Any],
    total: NDArray[Any],
) -> None:
    """``total`` = the sum of four pixels of ``source``, each with its weight."""
    for number, (pixels, weights) in enumerate(zip(corners.pixels, corners.weights, strict=True)):
        source.take(pixels, 1, picked, "clip")
        if number == 0:
            np.multiply(picked, weights, total)
        else:
            np.multiply(picked, weights, term)
            np.add(total, term, total)


def _interpolate_signed(
    corners: _Corners, source: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    """Codes less 128 are what the unsigned ones are, so the results are too."""
    flip = np.array(128, np.uint8)
    unsigned = scratch.array(source.shape, np.uint8)
    result = target.view(np.uint8)
    interpolate = _interpolate(corners, unsigned, result, scratch)

    def step() -> None:
        np.bitwise_xor(source.view(np.uint8), flip, unsigned)
        interpolate()
        np.bitwise_xor(result, flip, result)

    return step


@kernel(OperationType.RESIZE_NEAREST_NEIGHBOR, native_float16=True)
def prepare_nearest(node: Node, resources: Resources) -> Kernel:
    args = parameters(node)
    image = Image.of(node.tensor(0).shape, args.nchw)
    rows = _nearest(image.height, args.height, args)
    columns = _nearest(image.width, args.width, args)
    origins = (rows[:, None] * image.width + columns).reshape(-1)

    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        pixels, result = _pixels(source, args.nchw), _pixels(target, args.nchw)

        def step() -> None:
            pixels.take(origins, 1, result, "clip")

        return step

    return unary(make)


def _nearest(size: int, target_size: int, args: ResizeParameters) -> Indexes:
    """Source: TF Lite ``GetNearestNeighbor``; aligned corners round, halves away from zero."""
    offset = np.float32(0.5 if args.half_pixel_centers else 0.0)
    positions = np.arange(target_size, dtype=np.float32) + offset
    positions = positions * _scale(size, target_size, args)
    nearest = np.floor(positions + np.float32(0.5)) if args.align_corners else np.floor(positions)
    inside: Indexes = np.clip(nearest, 0, size - 1).astype(np.intp)
    return inside
