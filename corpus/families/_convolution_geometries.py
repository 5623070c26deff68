"""Geometries of convolutions: sizes, strides, padding, dilation, groups."""

from __future__ import annotations

from dataclasses import replace

from corpus.arguments import SAME, VALID
from corpus.calls.convolution import GROUPED, TRANSPOSED, Geometry

__all__ = ["geometries", "purpose"]

_COMMON = [
    Geometry("valid", (2, 4, 5, 2), (2, 3), 3, (VALID,), (2, 1)),
    Geometry("same", (1, 4, 5, 2), (4, 2), 2, (SAME,)),
    Geometry("same_strides", (1, 7, 5, 1), (3, 4), 2, (SAME,), (3, 2)),
    Geometry("explicit", (1, 4, 5, 1), (4, 3), 2, (1, 0, 2, 3), (1, 2)),
    Geometry("filter_1x1", (2, 2, 3, 4), (1, 1), 4, (VALID,), (2, 1)),
    Geometry("whole_image", (2, 3, 4, 2), (3, 4), 4, (VALID,)),
    Geometry("one_row", (1, 1, 8, 2), (1, 5), 2, (SAME,)),
    Geometry("one_column", (1, 8, 1, 2), (5, 1), 2, (SAME,), (1, 2)),
    Geometry("channels_17", (1, 2, 2, 17), (2, 1), 3, (VALID,)),
    Geometry("filters_17", (1, 2, 2, 2), (1, 2), 17, (VALID,)),
]
_DILATED = [
    Geometry("dilation", (1, 7, 6, 2), (3, 2), 2, (VALID,), (1, 1), (4, 2)),
    Geometry("dilation_same", (1, 6, 7, 1), (2, 3), 2, (SAME,), (1, 1), (2, 3)),
    Geometry("dilation_explicit", (1, 6, 5, 1), (3, 2), 2, (1, 2, 0, 3), (1, 1), (3, 2)),
    Geometry("dilation_strides", (1, 9, 8, 1), (3, 2), 2, (VALID,), (2, 3), (2, 2)),
]
_OLD = [
    Geometry("implicit_without_layout", (1, 4, 5, 2), (3, 2), 2, (SAME,), (2, 1), layout=False),
    Geometry(
        "explicit_without_layout", (1, 3, 5, 2), (3, 2), 2, (1, 0, 0, 2), (1, 2), layout=False
    ),
]
_BEYOND = [
    Geometry("same_filter_1x1", (1, 6, 4, 3), (1, 1), 2, (SAME,), (2, 2)),
    Geometry("same_strides_beyond_filter", (1, 8, 9, 2), (2, 1), 4, (SAME,), (5, 4)),
    Geometry("dilation_tall", (1, 41, 3, 1), (3, 2), 2, (SAME,), (1, 1), (2, 3)),
]
_TRANSPOSED = [
    Geometry("valid", (2, 2, 3, 2), (2, 3), 3, (VALID,), (2, 1)),
    Geometry("same", (1, 3, 2, 2), (4, 3), 2, (SAME,), (2, 3)),
    Geometry("same_filter_below_strides", (1, 2, 3, 1), (1, 2), 2, (SAME,), (3, 2)),
    Geometry("same_long_filter", (1, 3, 4, 1), (7, 4), 1, (SAME,), (2, 1)),
    Geometry("explicit", (1, 4, 3, 1), (3, 4), 2, (1, 2, 0, 1), (2, 1)),
    Geometry("cut_off_beyond_the_filter", (1, 4, 5, 2), (2, 3), 2, (3, 4, 2, 3), (2, 2)),
    Geometry("filter_1x1", (1, 2, 3, 3), (1, 1), 2, (VALID,)),
    Geometry("one_row", (1, 1, 4, 2), (1, 3), 2, (VALID,), (2, 1)),
    Geometry("channels_17", (1, 2, 1, 17), (1, 2), 5, (VALID,), (2, 2)),
]
_GROUPED = [
    Geometry("groups_2", (2, 3, 4, 4), (2, 3), 6, (VALID,), (2, 1), groups=2),
    Geometry("groups_3_same", (1, 4, 3, 3), (2, 4), 6, (SAME,), groups=3),
    Geometry("groups_explicit", (1, 3, 4, 4), (3, 2), 2, (0, 1, 2, 1), (1, 2), groups=2),
]

_PURPOSES = {
    "valid": "All dimensions differ, so that none may be taken for another.",
    "same": "SAME puts the larger part of an odd padding at the end.",
    "same_strides": "The padding of SAME depends on the strides.",
    "explicit": "Explicit padding differs on all four sides.",
    "filter_1x1": "The filter is one pixel, with strides.",
    "whole_image": "The filter covers the image: each image has one result.",
    "one_row": "Image and filter are one row high.",
    "one_column": "Image and filter are one column wide.",
    "channels_17": "17 channels: one more than a block of 16.",
    "filters_17": "17 filters: one more than a block of 16.",
    "dilation": "Dilated filters.",
    "dilation_same": "The padding of SAME depends on the dilated size of the filter.",
    "dilation_explicit": "Dilated filters, and padding that differs on each side.",
    "dilation_strides": "Dilated filters with strides.",
    "implicit_without_layout": "The argument list of HAL 1.0, with a padding scheme.",
    "explicit_without_layout": "The argument list of HAL 1.0, with explicit padding.",
    "same_filter_1x1": "The last pixels are in no window: padding must not become negative.",
    "same_strides_beyond_filter": "Pixels between windows and behind the last one are not read.",
    "dilation_tall": "Enough rows for several threads, which share border rows.",
    "groups_2": "Two groups of two channels in and three out.",
    "groups_3_same": "Three groups of one channel in and two out.",
    "groups_explicit": "Two groups, and padding that differs on all four sides.",
    "same_filter_below_strides": "Strides beyond the filter leave gaps that only the bias fills.",
    "same_long_filter": "SAME crops more rows above than columns at the left.",
    "cut_off_beyond_the_filter": "All results of the outermost pixels are cropped.",
}
_OF_TRANSPOSED = {
    "same": "SAME crops an odd number of results.",
    "explicit": "Explicit padding crops all four sides differently.",
    "filter_1x1": "The filter is one pixel.",
}
"""Purposes where padding crops the result."""


def purpose(operation: str, geometry: Geometry) -> str:
    """The purpose of a case of ``geometry``."""
    own = _OF_TRANSPOSED if operation == TRANSPOSED else {}
    return own.get(geometry.name) or _PURPOSES[geometry.name]


def geometries(operation: str) -> list[Geometry]:
    """Geometries of an operation; no dimension of the first equals another."""
    if operation == TRANSPOSED:
        return _TRANSPOSED
    if operation == GROUPED:
        return [
            *_GROUPED,
            *(g for g in _COMMON if g.name in ("same_strides", "filter_1x1", "whole_image")),
            replace(_BEYOND[1], groups=2),
        ]
    every = [_as_old(geometry) for geometry in (*_COMMON, *_DILATED, *_OLD, *_BEYOND)]
    if operation == "CONV_2D":
        return every
    return [_deep(geometry) for geometry in every if geometry.name != "filters_17"]


def _as_old(geometry: Geometry) -> Geometry:
    """The simplest have the argument list of HAL 1.0, for its drivers."""
    simple = ("one_row", "one_column", "channels_17", "filters_17", "same_strides")
    return replace(geometry, layout=geometry.layout and geometry.name not in simple)


def _deep(geometry: Geometry) -> Geometry:
    """Geometry of a depthwise convolution: two channels out for each in, three in the first."""
    factor = 3 if geometry.name == "valid" else 2
    return replace(geometry, channels=geometry.image[3] * factor)
