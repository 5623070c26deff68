"""Regions of interest: an image cut into bins at fractional places, for ROI_ALIGN and ROI_POOLING.

Source: RoiAlign.cpp and RoiPooling.cpp of Android's NeuralNetworks module.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import Integers, Multiplier, round_half_away
from nnhal.operand_types import dtype_of
from nnhal.operations.node import TensorInfo

__all__ = ["Grid", "align", "align_codes", "pool"]

Array = NDArray[Any]

_WEIGHT_STEPS: Final = 255
"""Weights of ROI_ALIGN on codes are multiples of 1 / 255."""


class Grid:
    """The bins of a region ``[x1, y1, x2, y2]``, in pixels of the image.

    ``bins`` are counts of rows and columns, ``samples`` those of points in a bin (0: one a pixel).
    """

    def __init__(
        self, region: NDArray[np.float32], bins: tuple[int, int], samples: tuple[int, int]
    ) -> None:
        self.columns = _Axis(region[0], region[2], bins[1], samples[1])
        self.rows = _Axis(region[1], region[3], bins[0], samples[0])


class _Axis:
    """Bins along one axis."""

    def __init__(self, start: np.float32, end: np.float32, bins: int, samples: int) -> None:
        self._start, self._end, self.bins = start, end, bins
        self._step = max(end - start, np.float32(1)) / np.float32(bins)
        self.samples = samples or math.ceil(self._step)

    def points(self, size: int) -> tuple[Array, Array, Array]:
        """Pixels before and after each sample, and the way between them, of ``size`` pixels."""
        distance = self._step / np.float32(self.samples)
        starts = np.arange(self.bins, dtype=np.float32) * self._step + self._start
        inner = distance / np.float32(2) + distance * np.arange(self.samples, dtype=np.float32)
        places = (starts[:, None] + inner).reshape(-1)
        before = np.floor(places).astype(np.intp)
        beyond = before >= size - 1
        before = np.where(beyond, size - 1, before)
        after = np.where(beyond, size - 1, before + 1)
        way = np.where(beyond, np.float32(0), places - before.astype(np.float32))
        return before, after, way.astype(np.float32)

    def pixels(self, size: int) -> list[slice]:
        """The pixels that each bin touches, of ``size``; whole ones, with both ends included."""
        start, end = (int(round_half_away(np.asarray(v))) for v in (self._start, self._end))
        step = np.float32(max(end - start + 1, 1)) / np.float32(self.bins)
        edges = np.arange(self.bins + 1, dtype=np.float32) * step + np.float32(start)
        firsts = np.minimum(np.floor(edges[:-1]), size).astype(int).tolist()
        lasts = np.minimum(np.ceil(edges[1:]), size).astype(int).tolist()
        return [slice(first, last) for first, last in zip(firsts, lasts, strict=True)]


def _weighted_corners(image: Array, grid: Grid) -> list[tuple[Array, Array]]:
    """For each of the four pixels around the samples: its values and its weights."""
    top, bottom, down = grid.rows.points(image.shape[0])
    left, right, across = grid.columns.points(image.shape[1])
    one = np.float32(1)
    return [
        (image[rows[:, None], columns], (vertical[:, None] * horizontal)[..., None])
        for rows, vertical in ((top, one - down), (bottom, down))
        for columns, horizontal in ((left, one - across), (right, across))
    ]


def _by_bin(samples: Array, grid: Grid) -> Array:
    """[bins, samples, bins, samples, channels]."""
    rows, columns = grid.rows, grid.columns
    return samples.reshape(rows.bins, rows.samples, columns.bins, columns.samples, -1)


def align(image: Array, grid: Grid) -> Array:
    """Means of bilinear samples, [rows, columns, channels]."""
    samples = sum(values * weights for values, weights in _weighted_corners(image, grid))
    mean: Array = _by_bin(np.asarray(samples), grid).mean((1, 3), dtype=np.float32)
    return mean


def align_codes(image: Array, grid: Grid, source: TensorInfo, target: TensorInfo) -> Array:
    """:func:`align` on codes of ``source``, with rounded weights, to codes of ``target``."""
    total: Integers = np.zeros(1, np.int64)
    for values, weights in _weighted_corners(image.astype(np.int64) - source.zero_point, grid):
        rounded = round_half_away(weights / np.float32(1 / _WEIGHT_STEPS)).astype(np.int64)
        total = total + rounded * values
    sums: Integers = _by_bin(total, grid).sum((1, 3))
    count = np.float32(grid.rows.samples * grid.columns.samples)
    real = np.float32(source.scale) * np.float32(1 / _WEIGHT_STEPS) / np.float32(target.scale)
    codes = Multiplier.of(float(real / count)).apply(sums) + target.zero_point
    limits = np.iinfo(dtype_of(target.type))
    return np.clip(codes, limits.min, limits.max).astype(dtype_of(target.type))


def pool(image: Array, grid: Grid, zero: int) -> Array:
    """Greatest values, [rows, columns, channels]; ``zero`` where a bin has no pixels."""
    rows, columns = grid.rows.pixels(image.shape[0]), grid.columns.pixels(image.shape[1])
    result = np.full((len(rows), len(columns), image.shape[2]), zero, image.dtype)
    for y, row in enumerate(rows):
        for x, column in enumerate(columns):
            pixels = image[row, column]
            if pixels.size:
                result[y, x] = pixels.max((0, 1))
    return result
