"""RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR.

Which pixels make up an output pixel, and with what weights, is found at preparation. An image is
handled as a list of pixels; in the NCHW layout every channel is an image of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

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

_FRACTION_BITS: Final = 10
"""Of a coordinate in TF Lite's integer interpolation."""


@dataclass(frozen=True, slots=True)
class _Neighbors:
    """Along one axis: the pixels below and above each output pixel, and the way between them.

    ``fraction`` counts from the lower pixel, in float32 or in units of 2**-10.
    """

    lower: Indexes
    upper: Indexes
    fraction: NDArray[Any]


@dataclass(frozen=True, slots=True)
class _Corners:
    """Four pixels of the input, as indexes into the list of pixels, and the weight of each."""

    pixels: tuple[Indexes, ...]
    weights: tuple[NDArray[Any], ...]


@kernel(OperationType.RESIZE_BILINEAR)
def prepare_bilinear(node: Node, resources: Resources) -> Kernel:
    """Signed codes are interpolated in integers and unsigned ones in float32, as TF Lite does.

    The two differ by a step at times.
    """
    args = parameters(node)
    image = Image.of(node.tensor(0).shape, args.nchw)
    integral = node.tensor(0).type == OperandType.TENSOR_QUANT8_ASYMM_SIGNED
    find = _fixed_point_neighbors if integral else _neighbors
    corners = _corners(
        find(image.height, args.height, args),
        find(image.width, args.width, args),
        image.width,
        (1 << _FRACTION_BITS) if integral else np.float32(1.0),
    )
    interpolate = _interpolate_integers if integral else _interpolate

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


def _fixed_point_neighbors(size: int, target_size: int, args: ResizeParameters) -> _Neighbors:
    """Source: TF Lite ``reference_ops::ResizeBilinearInteger``."""
    one = 1 << _FRACTION_BITS
    scale = (one * size + target_size // 2) // target_size
    if args.align_corners and target_size > 1:
        steps = target_size - 1
        scale = (one * (size - 1) + steps // 2) // steps
    positions = np.arange(target_size, dtype=np.int32) * scale
    if args.half_pixel_centers:
        positions += scale // 2 - one // 2
    lower = np.maximum(positions, 0) >> _FRACTION_BITS
    upper = np.minimum((positions + one - 1) >> _FRACTION_BITS, size - 1)
    return _Neighbors(lower.astype(np.intp), upper.astype(np.intp), positions - one * lower)


def _corners(rows: _Neighbors, columns: _Neighbors, width: int, one: Any) -> _Corners:
    """In the order in which TF Lite adds them: upper row first, left pixel first."""
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


def _interpolate_integers(
    corners: _Corners, source: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    """Sums of four products fit into 28 bits; they are rounded, halves away from zero."""
    picked = scratch.array(target.shape, source.dtype)
    total, term = scratch.array(target.shape, np.int32), scratch.array(target.shape, np.int32)
    bits = 2 * _FRACTION_BITS
    half = np.array(1 << (bits - 1), np.int32)

    def step() -> None:
        _weigh_and_add(corners, source, picked, term, total)
        np.right_shift(total, 31, term)
        np.add(total, term, total)
        np.add(total, half, total)
        np.right_shift(total, bits, total)
        np.copyto(target, total, casting="unsafe")

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
