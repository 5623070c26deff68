"""ROI_ALIGN, ROI_POOLING and HEATMAP_MAX_KEYPOINT, bin by bin and map by map."""

from __future__ import annotations

import math

import numpy as np

from corpus.formulas.common import image_first, image_last
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O


def _sample(image: Array, y: float, x: float) -> Array:
    """Bilinear; beyond the last row or column there is no more than that."""
    height, width, _ = image.shape
    top, left = min(math.floor(y), height - 1), min(math.floor(x), width - 1)
    bottom, right = min(top + 1, height - 1), min(left + 1, width - 1)
    down, across = (y - top if bottom > top else 0.0), (x - left if right > left else 0.0)
    upper = image[top, left] * (1 - across) + image[top, right] * across
    lower = image[bottom, left] * (1 - across) + image[bottom, right] * across
    mixed: Array = upper * (1 - down) + lower * down
    return mixed


def _places(start: float, end: float, bins: int, samples: int) -> list[list[float]]:
    """The sampling points of every bin along one axis; a region is a pixel wide at least."""
    step = max(end - start, 1.0) / bins
    count = samples or math.ceil(step)
    return [
        [start + bin * step + (i + 0.5) * step / count for i in range(count)] for bin in range(bins)
    ]


def _aligned(image: Array, region: Array, bins: tuple[int, int], samples: list[int]) -> Array:
    rows = _places(region[1], region[3], bins[0], samples[0])
    columns = _places(region[0], region[2], bins[1], samples[1])
    return np.array(
        [
            [np.mean([_sample(image, y, x) for y in ys for x in xs], axis=0) for xs in columns]
            for ys in rows
        ]
    )


def _pixels(start: float, end: float, bins: int, size: int) -> list[slice]:
    """Pixels that each bin touches along one axis, after the region's ends were rounded."""
    first, last = math.floor(start + 0.5), math.floor(end + 0.5)
    step = max(last - first + 1, 1) / bins
    return [
        slice(
            min(math.floor(first + bin * step), size),
            min(math.ceil(first + (bin + 1) * step), size),
        )
        for bin in range(bins)
    ]


def _pooled(image: Array, region: Array, bins: tuple[int, int]) -> Array:
    rows = _pixels(region[1], region[3], bins[0], image.shape[0])
    columns = _pixels(region[0], region[2], bins[1], image.shape[1])
    out = np.zeros((*bins, image.shape[2]))
    for y, ys in enumerate(rows):
        for x, xs in enumerate(columns):
            if image[ys, xs].size:
                out[y, x] = image[ys, xs].max((0, 1))
    return out


@formula(O.ROI_ALIGN, O.ROI_POOLING)
def _regions(call: Call) -> list[Array]:
    nchw = bool(call.number(len(call.inputs) - 1))
    images, bins = image_last(call.real(0), nchw), (call.number(3), call.number(4))
    shrink = np.array([call.number(6), call.number(5)] * 2)
    found = []
    for region, batch in zip(call.real(1) / shrink, call.vector(2), strict=True):
        if call.operation == O.ROI_ALIGN:
            samples = [call.number(7), call.number(8)]
            found.append(_aligned(images[batch], region, bins, samples))
        else:
            found.append(_pooled(images[batch], region, bins))
    shape = (0, *bins, images.shape[3])
    return [image_first(np.array(found) if found else np.zeros(shape), nchw)]


@formula(O.HEATMAP_MAX_KEYPOINT)
def _heatmap(call: Call) -> list[Array]:
    maps, boxes = image_last(call.real(0), bool(call.number(2))), call.real(1)
    count, size, _, keypoints = maps.shape
    scores, places = np.zeros((count, keypoints)), np.zeros((count, keypoints, 2))
    for box, keypoint in np.ndindex(count, keypoints):
        score, x, y = _peak(maps[box, :, :, keypoint])
        left, top, right, bottom = boxes[box]
        scores[box, keypoint] = score
        places[box, keypoint, 0] = left + (x + 0.5) / size * (right - left)
        places[box, keypoint, 1] = top + (y + 0.5) / size * (bottom - top)
    return [scores, places]


def _peak(map: Array) -> tuple[float, float, float]:
    """The top of the second-order surface through the greatest pixel: its height, x and y.

    What is beyond a border is as the pixel on the other side. The top is at most 1.5 away.
    """
    size = len(map)
    row, column = np.unravel_index(map.argmax(), map.shape)

    def at(dy: int, dx: int) -> float:
        places = (int(row) + dy, int(column) + dx)
        y, x = (1 if p < 0 else size - 2 if p >= size else p for p in places)
        return float(map[y, x])

    slope = np.array([at(0, 1) - at(0, -1), at(1, 0) - at(-1, 0)]) / 2
    across = at(0, 1) - 2 * at(0, 0) + at(0, -1)
    down = at(1, 0) - 2 * at(0, 0) + at(-1, 0)
    mixed = (at(1, 1) - at(1, -1) - at(-1, 1) + at(-1, -1)) / 4
    curve = np.array([[across, mixed], [mixed, down]])
    if abs(np.linalg.det(curve)) < 1e-5 * (1 + across * down):
        return at(0, 0), float(column), float(row)
    way = np.linalg.solve(curve, -slope)
    way = way * min(1.0, 1.5 / max(abs(way).max(), 1e-30))
    height = at(0, 0) + slope @ way + way @ curve @ way / 2
    return float(height), float(column + way[0]), float(row + way[1])
