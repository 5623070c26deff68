"""Native loops in recordings, and whether their arguments stay within their arrays.

The loops do not look, since :mod:`nndrivers.reference.native.loops` derives their arguments from
arrays. A file may say anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from nndrivers.reference.arithmetic.epilogue import (
    BIAS,
    IN_DOUBLE,
    INTEGER,
    ROUNDED_TWICE,
    SCALED,
    SCALED_IN_DOUBLE,
)
from nndrivers.reference.native.convolution_binding import MIN_CHANNELS, channel_starts
from nndrivers.reference.native.library import LANES, PANEL, bound
from nndrivers.reference.native.loops import panel_starts
from nndrivers.reference.recording.flat import (
    BYTE,
    DOUBLE,
    INDEX,
    SINGLE,
    are_counts,
    are_flat,
    are_strides,
    span,
)
from nndrivers.reference.recording.function import Function
from nndrivers.reference.recording.native_codes import (
    check_pairs,
    check_products,
    check_quantize,
    check_sums,
)
from nndrivers.reference.recording.structs import NATIVE

__all__ = ["FUNCTIONS", "stays_inside"]

FUNCTIONS: Final[Mapping[str, Function]] = {
    NATIVE + name: Function(partial(bound, name), written)
    for name, written in {
        "add_codes": (9,),
        "convolve": (4,),
        "copy_patches": (1,),
        "depthwise": (2, 3),
        "finish_rows": (1,),
        "hard_swish": (1,),
        "look_up_pairs": (3,),
        "multiply_codes": (3,),
        "multiply_panels": (4,),
        "multiply_row": (2,),
        "quantize": (2,),
    }.items()
}
"""Functions that bind loops, by name in recordings, with the positions of what loops write."""

_CONSTANTS: Final = {BIAS: 1, SCALED: 2, ROUNDED_TWICE: 3, SCALED_IN_DOUBLE: 2, INTEGER: 5}
"""How many constants a channel the formulas have."""


def stays_inside(name: str, arguments: Sequence[object]) -> bool:
    """Whether the loop reads and writes nothing but elements of its arrays, of the right types.

    Arrays among ``arguments`` are :class:`Flat`, or None for one that is not as loops take them.
    """
    try:
        return _CHECKS[name](*arguments)
    except (AttributeError, TypeError, ValueError):
        return False  # wrong counts, or a number for an array


def _convolve(
    image: Any,
    panels: Any,
    numbers: Any,
    starts: Any,
    target: Any,
    rows: int,
    columns: int,
    height: int,
    run: int,
    strides: Any,
    channels: int,
) -> bool:
    row, column, down, below, across = strides
    if not (are_flat(SINGLE, image, panels, numbers, target) and are_flat(INDEX, starts)):
        return False
    if not (are_counts(rows, columns, height, run, channels) and are_strides(*strides)):
        return False
    width = LANES if channels <= LANES else PANEL
    pixels = rows, columns
    return (
        channels >= MIN_CHANNELS
        and starts.constant is not None
        and starts.constant.tolist() == [k for pair in channel_starts(channels) for k in pair]
        and starts.size // 2 * height * run * width <= panels.size
        and 2 + starts.size // 2 * width <= numbers.size
        and span((*pixels, height), (row, column, down)) + run <= image.size
        and span(pixels, (below, across)) + channels <= target.size
    )


def _copy_patches(
    image: Any, matrix: Any, rows: int, columns: int, height: int, run: int, strides: Any
) -> bool:
    return (
        are_flat(SINGLE, image, matrix)
        and are_counts(rows, columns, height, run)
        and are_strides(*strides)
        and len(strides) == 3
        and rows * columns * height * run <= matrix.size
        and span((rows, columns, height), strides) + run <= image.size
    )


def _depthwise(
    image: Any,
    taps: Any,
    sums: Any,
    target: Any,
    rows: int,
    length: int,
    window: Any,
    strides: Any,
    step: int,
    way: int,
    singles: Any,
    doubles: Any,
) -> bool:
    height, width = window
    down, row, across, below = strides[1], strides[0], strides[2], strides[3]
    if not (are_flat(SINGLE, image, taps, sums) and are_strides(step, *strides)):
        return False
    if not are_counts(rows, length, height, width) or taps.size % (height * width):
        return False
    period = taps.size // (height * width)
    if period < LANES or (period % LANES and length % period):
        return False
    whole, rest = divmod(length, period)
    last = max((whole - 1) * step + period if whole else 0, whole * step + rest if rest else 0)
    return (
        sums.size >= length
        and span((rows, height, width), (row, down, across)) + last <= image.size
        and _finishes(target, rows, length, below, way, singles, doubles)
    )


def _finish_rows(
    sums: Any,
    target: Any,
    rows: int,
    length: int,
    stride: int,
    way: int,
    singles: Any,
    doubles: Any,
) -> bool:
    return (
        are_flat(SINGLE, sums)
        and are_counts(rows, length)
        and are_strides(stride)
        and rows * length <= sums.size
        and _finishes(target, rows, length, stride, way, singles, doubles)
    )


def _finishes(
    target: Any, rows: int, length: int, stride: int, way: int, singles: Any, doubles: Any
) -> bool:
    """Whether rows can be finished: there is room, and at least a constant of each kind."""
    if not (are_flat(SINGLE, target) or are_flat(BYTE, target)) or way not in _CONSTANTS:
        return False
    constants = doubles if way in IN_DOUBLE else singles
    return (
        are_flat(SINGLE, singles)
        and are_flat(DOUBLE, doubles)
        and constants.size >= 3 + _CONSTANTS[way]
        and span((rows,), (stride,)) + length <= target.size
    )


def _hard_swish(source: Any, target: Any) -> bool:
    return are_flat(SINGLE, source, target) and source.size <= target.size


def _multiply_row(row: Any, matrix: Any, sums: Any) -> bool:
    return are_flat(SINGLE, row, matrix, sums) and row.size * sums.size <= matrix.size


def _multiply_panels(
    matrix: Any,
    panels: Any,
    zero_point: int,
    starts: Any,
    sums: Any,
    pixels: int,
    depth: int,
    columns: int,
) -> bool:
    if not (are_flat(SINGLE, matrix, sums) and are_flat(BYTE, panels)):
        return False
    if not (are_counts(pixels, depth, columns) and isinstance(zero_point, int)):
        return False
    return (
        columns >= LANES
        and are_flat(INDEX, starts)
        and starts.constant is not None
        and starts.constant.tolist() == _starts(columns)
        and starts.size // 2 * depth * PANEL <= panels.size
        and pixels * depth <= matrix.size
        and pixels * columns <= sums.size
    )


@lru_cache
def _starts(columns: int) -> list[int]:
    return [first for pair in panel_starts(columns) for first in pair]


_CHECKS: Final[Mapping[str, Callable[..., bool]]] = {
    "native.add_codes": check_sums,
    "native.convolve": _convolve,
    "native.copy_patches": _copy_patches,
    "native.depthwise": _depthwise,
    "native.finish_rows": _finish_rows,
    "native.hard_swish": _hard_swish,
    "native.look_up_pairs": check_pairs,
    "native.multiply_codes": check_products,
    "native.multiply_panels": _multiply_panels,
    "native.multiply_row": _multiply_row,
    "native.quantize": check_quantize,
}
