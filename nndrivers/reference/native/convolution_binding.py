"""Binding of native convolutions to images: which can be had, and how their filters are packed."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.epilogue import BIAS, Epilogue
from nndrivers.reference.arithmetic.filters import Filters
from nndrivers.reference.calls import Call
from nndrivers.reference.native.library import HALF, LANES, PANEL, bound, flat

__all__ = ["MIN_CHANNELS", "bind_convolution", "channel_starts", "has_runs"]

MIN_CHANNELS: Final = HALF


def channel_starts(channels: int) -> list[tuple[int, int]]:
    """First channels of both parts of each panel of filters; the last overlap those before.

    The parts are lanes, or half of them where there are no more channels than lanes.
    """
    if channels <= LANES:
        return [(0, channels - HALF)]
    if channels < PANEL:
        return [(0, channels - LANES)]
    firsts = (min(first, channels - PANEL) for first in range(0, channels, PANEL))
    return [(first, first + LANES) for first in firsts]


def bind_convolution(
    patches: NDArray[Any], filters: Filters, epilogue: Epilogue, target: NDArray[Any]
) -> Call | None:
    """The call from ``patches`` [rows, columns, height, width, channels], a view of an image, to
    ``target`` [rows, columns, channels out]; None if there is none.
    """
    formula = epilogue.finish(target.dtype)
    rows, columns, height, width, channels = patches.shape
    fits = (
        formula is not None
        and formula.way == BIAS
        and patches.dtype == filters.rows.dtype == target.dtype == np.float32
        and filters.columns >= MIN_CHANNELS
        and has_runs(patches)
        and target.strides[2] == target.itemsize
    )
    if not fits:
        return None
    assert formula is not None
    row, column, down, *_ = (stride // patches.itemsize for stride in patches.strides)
    below, across, _ = (stride // target.itemsize for stride in target.strides)
    if row == columns * column and below == columns * across:
        rows, columns = 1, rows * columns
    order = _order(filters.columns)
    limits = np.array([formula.low, formula.high], np.float32)
    return bound(
        "convolve",
        flat(patches),
        filters.arranged("float panels", lambda filters: _panels(filters, order)),
        np.concatenate([limits, np.broadcast_to(formula.constants[0], filters.columns)[order]]),
        np.array(channel_starts(filters.columns), np.int64).reshape(-1),
        flat(target),
        rows,
        columns,
        height,
        width * channels,
        (row, column, down, below, across),
        filters.columns,
    )


def has_runs(patches: NDArray[Any]) -> bool:
    """Whether each row of each patch is contiguous, and there is any."""
    *_, width, channels = patches.shape
    *_, across, channel = (stride // patches.itemsize for stride in patches.strides)
    is_run = (across == channels or width == 1) and (channel == 1 or channels == 1)
    return is_run and patches.size > 0


def _order(channels: int) -> NDArray[np.int64]:
    """The channels of all panels, one panel after the other."""
    part = HALF if channels <= LANES else LANES
    firsts = np.array(channel_starts(channels), np.int64)
    return (firsts[..., None] + np.arange(part)).reshape(-1)


def _panels(filters: Filters, order: NDArray[np.int64]) -> NDArray[Any]:
    """[panels, products, both parts], flat."""
    width = 2 * (HALF if filters.columns <= LANES else LANES)
    panels = filters.rows[order].reshape(-1, width, filters.products)
    return np.ascontiguousarray(panels.transpose(0, 2, 1)).reshape(-1)
