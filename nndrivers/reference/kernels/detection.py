"""Regions of interest, boxes and key points: ROI_ALIGN to DETECTION_POSTPROCESSING.

Where a quantized operation is defined by its float form, codes are taken as real numbers first and
results rounded to codes at the end, as on Android's CPU; ROI_ALIGN alone is of fixed point.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.boxes import (
    Floats,
    Suppression,
    decaying,
    discarding,
    keep_best,
    keep_best_of_classes,
    transformed,
)
from nndrivers.reference.arithmetic.fixed_point import round_half_away
from nndrivers.reference.arithmetic.regions import Grid, align, align_codes, pool
from nndrivers.reference.binding import Binding, required
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import data_dependent, kernel
from nnhal.errors import HalError
from nnhal.operand_types import dtype_of, is_quantized
from nnhal.operations.detection import BOX
from nnhal.operations.node import Node, TensorInfo
from nnhal.types import ErrorStatus, OperandType, OperationType

__all__: list[str] = []

Array = NDArray[Any]

MAX_SAMPLES: Final = 1 << 22
"""Maximum number of samples that ROI_ALIGN takes of a region. A model may ask for any number: 2^24
would take seconds, and 2^31 hours, in which nobody else is served.
"""

_TOLERANCE: Final = {False: 1e-5, True: 1e-3}
"""Of the determinant in HEATMAP_MAX_KEYPOINT, by whether the model asked for float16."""


def _reals(info: TensorInfo, array: Array) -> Array:
    """Codes and float16 as float32; anything else as it is."""
    if not is_quantized(info.type):
        return array.astype(np.float32) if array.dtype == np.float16 else array
    return np.float32(info.scale) * (array.astype(np.float32) - np.float32(info.zero_point))


def _as_stored(info: TensorInfo, reals: Array) -> Array:
    """Real numbers as codes of ``info``, or in its type."""
    dtype = dtype_of(info.type)
    if not is_quantized(info.type):
        return np.asarray(reals).astype(dtype)
    codes = round_half_away(reals / np.float32(info.scale) + np.float32(info.zero_point))
    limits = np.iinfo(dtype)
    clamped: Array = np.clip(codes, limits.min, limits.max).astype(dtype)
    return clamped


def _computing(node: Node, compute: Callable[..., Sequence[Array]], count: int) -> Kernel:
    """The kernel that computes all outputs from the real numbers of the first ``count`` inputs."""

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        arrays = [required(inputs, index) for index in range(count)]

        def step() -> None:
            reals = [_reals(node.tensor(index), array) for index, array in enumerate(arrays)]
            for target, info, result in zip(outputs, node.outputs, compute(*reals), strict=True):
                target[...] = _as_stored(info, result)

        return step

    return Binding(bind)


def _nhwc(array: Array, nchw: bool) -> Array:
    return array.transpose(0, 2, 3, 1) if nchw else array


# --- ROI_ALIGN, ROI_POOLING -----------------------------------------------------------------


@kernel(OperationType.ROI_ALIGN)
def prepare_roi_align(node: Node, resources: Resources) -> Kernel:
    """Every bin of a region is the mean of samples, interpolated between pixels."""
    samples = (node.scalar(7), node.scalar(8))
    rows_and_columns = (2, 3) if node.scalar(9) else (1, 2)
    sides = tuple(node.tensor(0).shape[axis] for axis in rows_and_columns)
    _check_samples(samples, sides, bins=(node.scalar(3), node.scalar(4)))
    output = node.outputs[0]

    def one(image: Array, grid: Grid) -> Array:
        if is_quantized(node.tensor(0).type):
            return align_codes(image, grid, node.tensor(0), output)
        return align(image, grid)

    return _regional(node, samples, one)


@kernel(OperationType.ROI_POOLING, native_float16=True)
def prepare_roi_pooling(node: Node, resources: Resources) -> Kernel:
    """Every bin of a region is the greatest of its pixels; a bin without pixels is zero."""
    zero = node.tensor(0).zero_point
    return _regional(node, (1, 1), lambda image, grid: pool(image, grid, zero))


def _check_samples(samples: tuple[int, int], sides: Sequence[int], bins: tuple[int, int]) -> None:
    """Raises RESOURCE_EXHAUSTED_PERSISTENT for more than :data:`MAX_SAMPLES`, unless it is the
    image alone, of these ``sides``, that asks for them: 0 samples are one a pixel.
    """
    counts = zip(samples, bins, sides, strict=True)
    count = prod(in_bin * number or side for in_bin, number, side in counts)
    if any(samples) and count > MAX_SAMPLES:
        raise HalError(
            ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
            f"{count} samples of a region; at most {MAX_SAMPLES} are taken",
        )


def _regional(node: Node, samples: tuple[int, int], one: Callable[[Array, Grid], Array]) -> Kernel:
    """``one(image, grid)`` for the image and bins of each region."""
    nchw = bool(node.scalar(len(node.inputs) - 1))
    bins = (node.scalar(3), node.scalar(4))
    scales = [np.float32(1) / np.float32(node.scalar(index)) for index in (5, 6)]

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        images, boxes, batches = (required(inputs, index) for index in range(3))
        images, target = _nhwc(images, nchw), _nhwc(outputs[0], nchw)
        columns_and_rows = np.array([*scales[::-1], *scales[::-1]], np.float32)

        def step() -> None:
            regions = _reals(node.tensor(1), boxes).astype(np.float32) * columns_and_rows
            _check_regions(node, regions, batches, images.shape)
            for region, batch, result in zip(regions, batches, target, strict=True):
                result[...] = one(images[batch], Grid(region, bins, samples))

        return step

    return Binding(bind)


def _check_regions(node: Node, regions: Floats, batches: Array, shape: tuple[int, ...]) -> None:
    """Source: RoiAlign.cpp, RoiPooling.cpp ("malformed data")."""
    count, height, width, _ = shape
    node.require(bool(((batches >= 0) & (batches < count)).all()), "input 2: no such image")
    limits = np.array([width, height, width, height], np.float32)
    inside = ((regions >= 0) & (regions <= limits)).all()
    ordered = (regions[:, :2] <= regions[:, 2:]).all()
    node.require(bool(inside and ordered), "input 1: a region is outside of its image, or reversed")


# --- AXIS_ALIGNED_BBOX_TRANSFORM, BOX_WITH_NMS_LIMIT, GENERATE_PROPOSALS --------------------


@kernel(OperationType.AXIS_ALIGNED_BBOX_TRANSFORM)
def prepare_transform(node: Node, resources: Resources) -> Kernel:
    def compute(boxes: Floats, deltas: Floats, batches: Array, images: Floats) -> Sequence[Array]:
        node.require(
            bool(((batches >= 0) & (batches < len(images))).all()), "input 2: no such image"
        )
        _check_boxes(node, 0, boxes)
        by_class = deltas.reshape(len(boxes), deltas.shape[1] // BOX, BOX)
        results = transformed(boxes[:, None], by_class, images[batches])
        return [results.reshape(deltas.shape)]

    return _computing(node, compute, 4)


def _check_boxes(node: Node, index: int, boxes: Floats) -> None:
    ordered = (boxes[..., :2] <= boxes[..., 2:]).all()
    node.require(bool(ordered), f"input {index}: a box is reversed")


@data_dependent(OperationType.BOX_WITH_NMS_LIMIT)
def box_with_nms_limit(node: Node, inputs: OptionalArrays) -> list[Array]:
    """Scores, boxes, classes and batches of what is kept, batch by batch, class by class."""
    scores, boxes, batches = (required(inputs, index) for index in range(3))
    classes = scores.shape[1]
    reals = _reals(node.tensor(0), scores).astype(np.float32).reshape(-1)
    corners = _reals(node.tensor(1), boxes).reshape(-1, BOX)
    kept: list[int] = []
    for first, last in _runs(batches):
        part = slice(first * classes, last * classes)
        # Only so many boxes are looked at, as on Android's CPU.
        _check_boxes(node, 1, corners[part][: last - first])
        chosen = _kept_of_batch(node, reals[part], corners[part], classes)
        kept += [first * classes + place for place in chosen]
    return [
        _as_stored(node.outputs[0], reals[kept]),
        boxes.reshape(-1, BOX)[kept],
        np.array([place % classes for place in kept], np.int32),
        batches[[place // classes for place in kept]],
    ]


def _runs(batches: Array) -> list[tuple[int, int]]:
    """First and past-the-last region of each run of equal batch numbers."""
    changes = (np.flatnonzero(np.diff(batches)) + 1).tolist()
    borders = [0, *changes, len(batches)]
    return list(pairwise(borders)) if len(batches) else []


def _kept_of_batch(node: Node, scores: Floats, corners: Floats, classes: int) -> list[int]:
    """Sorted by class, and by score within; changes ``scores``."""
    most = node.scalar(4)
    best = keep_best_of_classes(
        corners, scores, classes, node.scalar(3), (most, most), _soft_suppression(node)
    )
    return sorted(best, key=lambda place: (place % classes, -float(scores[place])))


def _soft_suppression(node: Node) -> Suppression:
    """One of three kernels: hard, linear, Gaussian."""
    limit, sigma = np.float32(node.scalar(6)), np.float32(node.scalar(7))
    one = np.float32(1)
    factors: list[Callable[[Floats], Floats]] = [
        lambda overlaps: np.where(overlaps < limit, one, np.float32(0)),
        lambda overlaps: np.where(overlaps < limit, one, one - overlaps),
        lambda overlaps: np.exp(-overlaps * overlaps / sigma),
    ]
    return decaying(factors[node.scalar(5)], node.scalar(8))


@data_dependent(OperationType.GENERATE_PROPOSALS)
def generate_proposals(node: Node, inputs: OptionalArrays) -> list[Array]:
    """Scores, boxes and batches of the best anchors, corrected, batch by batch."""
    scores, deltas, anchors, images = (
        _reals(node.tensor(index), required(inputs, index)) for index in range(4)
    )
    nchw = bool(node.scalar(10))
    scores, deltas = _nhwc(scores, nchw), _nhwc(deltas, nchw)
    starts = _shifted(anchors, scores.shape[1:3], node.scalar(4), node.scalar(5))
    found: list[tuple[Floats, Floats, Array]] = []
    for batch, image in enumerate(images):
        corrections = deltas[batch].reshape(-1, 1, BOX)
        everywhere = np.broadcast_to(image, (len(starts), 2))
        corners = transformed(starts[:, None], corrections, everywhere)[:, 0]
        flat = np.array(scores[batch], np.float32).reshape(-1)
        kept = _best_proposals(node, corners, flat, image)
        found.append((flat[kept], corners[kept], np.full(len(kept), batch, np.int32)))
    columns = [np.concatenate(column) for column in zip(*found, strict=True)]
    return [_as_stored(info, column) for info, column in zip(node.outputs, columns, strict=True)]


def _shifted(
    anchors: Floats, size: tuple[int, ...], height_stride: float, width_stride: float
) -> Floats:
    """The anchors at every pixel, [pixels * anchors, 4]."""
    rows = np.arange(size[0], dtype=np.float32) * np.float32(height_stride)
    columns = np.arange(size[1], dtype=np.float32) * np.float32(width_stride)
    y, x = np.meshgrid(rows, columns, indexing="ij")
    shifts = np.stack([x, y, x, y], axis=-1)[:, :, None]
    boxes: Floats = (anchors + shifts).reshape(-1, BOX)
    return boxes


def _best_proposals(node: Node, corners: Floats, scores: Floats, image: Floats) -> list[int]:
    before, after, limit, smallest = (node.scalar(index) for index in (6, 7, 8, 9))
    chosen = np.arange(len(scores))
    if 0 < before < len(chosen):
        chosen = np.argsort(-scores, kind="stable")[:before]
    sizes = corners[chosen, 2:] - corners[chosen, :2]
    centers = corners[chosen, :2] + sizes / np.float32(2)
    large = (sizes > np.float32(smallest)).all(1) & (centers < image[::-1]).all(1)
    # "A non-positive value for unlimited number" (types.hal); Android's CPU keeps none for 0.
    most = after if after > 0 else -1
    return keep_best(corners, scores, chosen[large].tolist(), most, discarding(limit))


# --- HEATMAP_MAX_KEYPOINT -------------------------------------------------------------------


@kernel(OperationType.HEATMAP_MAX_KEYPOINT, native_float16=True)
def prepare_heatmap(node: Node, resources: Resources) -> Kernel:
    """The greatest value of each map, and where it is, refined by a parabola through 9 pixels."""
    nchw = bool(node.scalar(2))
    tolerance = np.float32(_TOLERANCE[node.outputs[0].type == OperandType.TENSOR_FLOAT16])

    def compute(maps: Floats, boxes: Floats) -> Sequence[Array]:
        _check_boxes(node, 1, boxes)
        maps = _nhwc(maps, nchw)
        count, size, _, keypoints = maps.shape
        peak = maps.reshape(count, size * size, keypoints).argmax(1)
        row, column = peak // size, peak % size
        shift, scores = _refined(_around(maps, row, column), tolerance)
        place = np.stack([column, row], -1).astype(np.float32) + shift + np.float32(0.5)
        corners, sizes = boxes[:, None, :2], boxes[:, None, 2:] - boxes[:, None, :2]
        return [scores, place / np.float32(size) * sizes + corners]

    return _computing(node, compute, 2)


def _around(maps: Floats, row: Array, column: Array) -> Floats:
    """[3, 3, maps, keypoints]: pixels next to the peaks, mirrored at the borders."""
    size = maps.shape[1]
    offsets = np.arange(-1, 2)[:, None, None]
    rows, columns = (_mirrored(center + offsets, size) for center in (row, column))
    image = np.arange(maps.shape[0])[:, None]
    keypoint = np.arange(maps.shape[3])
    around: Floats = maps[image, rows[:, None], columns[None], keypoint]
    return around


def _mirrored(places: Array, size: int) -> Array:
    return np.where(places < 0, 1, np.where(places >= size, size - 2, places))


def _refined(grid: Floats, tolerance: np.float32) -> tuple[Floats, Floats]:
    """From a peak to the top of the second-order surface there: the way, [..., 2], and its height.

    Where the surface has no single top the peak stays where it is.
    """
    two, four, limit = np.float32(2), np.float32(4), np.float32(1.5)
    center = grid[1, 1]
    bx, by = -(grid[1, 2] - grid[1, 0]) / two, -(grid[2, 1] - grid[0, 1]) / two
    axx, ayy = (
        a - two * center + b for a, b in ((grid[1, 0], grid[1, 2]), (grid[0, 1], grid[2, 1]))
    )
    axy = (grid[2, 2] - grid[2, 0] - grid[0, 2] + grid[0, 0]) / four
    determinant = axx * ayy - axy * axy
    solvable = ~(np.abs(determinant) < tolerance + tolerance * axx * ayy)
    x, y = (ayy * bx - axy * by) / determinant, (axx * by - axy * bx) / determinant
    furthest = np.maximum(np.abs(x), np.abs(y))
    scale = np.where(furthest > limit, limit / furthest, np.float32(1))
    x, y = (np.where(solvable, v * scale, np.float32(0)) for v in (x, y))
    height = center - bx * x - by * y + ((axx * x + axy * y) * x + (axy * x + ayy * y) * y) / two
    return np.stack([x, y], -1), height


# --- DETECTION_POSTPROCESSING ---------------------------------------------------------------


@kernel(OperationType.DETECTION_POSTPROCESSING)
def prepare_postprocessing(node: Node, resources: Resources) -> Kernel:
    """Scores, boxes [y1, x1, y2, x2] and classes of detections, then how many there are."""
    choose = _choose_regular if node.scalar(7) else _choose_fast
    first_class = 0 if node.scalar(13) else 1

    def compute(scores: Floats, deltas: Floats, anchors: Floats) -> Sequence[Array]:
        results = [np.zeros(info.shape, dtype_of(info.type)) for info in node.outputs]
        classes = scores.shape[2]
        for batch, boxes in enumerate(_decoded(node, deltas, anchors)):
            places = choose(node, np.array(scores[batch], np.float32), boxes)
            count = len(places)
            results[0][batch, :count] = scores[batch].reshape(-1)[places]
            results[1][batch, :count] = boxes[[place // classes for place in places]]
            results[2][batch, :count] = [place % classes - first_class for place in places]
            results[3][batch] = count
        return results

    return _computing(node, compute, 3)


def _decoded(node: Node, deltas: Floats, anchors: Floats) -> Floats:
    """Boxes of all batches from anchors (center, then size), y before x."""
    scales = np.array([node.scalar(index) for index in (3, 4, 5, 6)], np.float32)
    scaled = deltas[..., :BOX] / scales
    centers = anchors[:, :2] + anchors[:, 2:] * scaled[..., :2]
    halves = anchors[:, 2:] * np.exp(scaled[..., 2:]) * np.float32(0.5)
    return np.concatenate([centers - halves, centers + halves], -1)


def _choose_regular(node: Node, scores: Floats, boxes: Floats) -> list[int]:
    """Suppression class by class; places in ``scores`` [anchors, classes], flattened."""
    classes = scores.shape[1]
    limits = (node.scalar(10), node.scalar(8))
    per_class = np.repeat(boxes, classes, 0)
    suppress = discarding(node.scalar(12))
    return keep_best_of_classes(
        per_class, scores.reshape(-1), classes, node.scalar(11), limits, suppress
    )


def _choose_fast(node: Node, scores: Floats, boxes: Floats) -> list[int]:
    """Suppression by the best class of each box, then the best classes of what is kept."""
    classes = scores.shape[1]
    best = scores[:, 1:].max(1)
    candidates = np.flatnonzero(best > np.float32(node.scalar(11))).tolist()
    kept = keep_best(boxes, best, candidates, node.scalar(8), discarding(node.scalar(12)))
    most = min(classes - 1, node.scalar(9))
    order = np.argsort(-scores[kept, 1:], axis=1, kind="stable")[:, :most] + 1
    return [box * classes + int(c) for box, row in zip(kept, order, strict=True) for c in row]
