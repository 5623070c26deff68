"""Geometries of convolutions: sizes, strides, padding, dilation, groups."""

from __future__ import annotations

from dataclasses import replace

from corpus.calls.convolution import GROUPED, SAME, TRANSPOSED, VALID, Geometry

__all__ = ["geometries"]

_COMMON = [
    Geometry("valid", "All dimensions differ.", (2, 4, 5, 2), (2, 3), 3, (VALID,), (2, 1)),
    Geometry("same", "Most of an odd padding is at the end.", (1, 4, 5, 2), (4, 2), 2, (SAME,)),
    Geometry("same_strides", "Strided padding.", (1, 7, 5, 1), (3, 4), 2, (SAME,), (3, 2)),
    Geometry(
        "explicit", "Padding on all four sides.", (1, 4, 5, 1), (4, 3), 2, (1, 0, 2, 3), (1, 2)
    ),
    Geometry("filter_1x1", "A filter of one pixel.", (2, 2, 3, 4), (1, 1), 4, (VALID,), (2, 1)),
    Geometry("whole_image", "Each image has one result.", (2, 3, 4, 2), (3, 4), 4, (VALID,)),
    Geometry("one_row", "A filter of one row.", (1, 1, 8, 2), (1, 5), 2, (SAME,)),
    Geometry("one_column", "A filter of one column.", (1, 8, 1, 2), (5, 1), 2, (SAME,), (1, 2)),
    Geometry("channels_17", "17 channels, an odd number.", (1, 2, 2, 17), (2, 1), 3, (VALID,)),
    Geometry("filters_17", "17 filters, an odd number.", (1, 2, 2, 2), (1, 2), 17, (VALID,)),
]
_DILATED = [
    Geometry("dilation", "Dilated filters.", (1, 7, 6, 2), (3, 2), 2, (VALID,), (1, 1), (4, 2)),
    Geometry(
        "dilation_same",
        "Padding of the dilated filter.",
        (1, 6, 7, 1),
        (2, 3),
        2,
        (SAME,),
        (1, 1),
        (2, 3),
    ),
    Geometry(
        "dilation_explicit",
        "Dilated filters, and padding that differs on each side.",
        (1, 6, 5, 1),
        (3, 2),
        2,
        (1, 2, 0, 3),
        (1, 1),
        (3, 2),
    ),
    Geometry(
        "dilation_strides",
        "Dilated filters with strides.",
        (1, 9, 8, 1),
        (3, 2),
        2,
        (VALID,),
        (2, 3),
        (2, 2),
    ),
]
_OLD = [
    Geometry(
        "implicit_without_layout",
        "The argument list of HAL 1.0.",
        (1, 4, 5, 2),
        (3, 2),
        2,
        (SAME,),
        (2, 1),
        layout=False,
    ),
    Geometry(
        "explicit_without_layout",
        "The argument list of HAL 1.0.",
        (1, 3, 5, 2),
        (3, 2),
        2,
        (1, 0, 0, 2),
        (1, 2),
        layout=False,
    ),
]
_BEYOND = [
    Geometry(
        "same_filter_1x1",
        "The last pixels are in no window: padding must not become negative.",
        (1, 6, 4, 3),
        (1, 1),
        2,
        (SAME,),
        (2, 2),
    ),
    Geometry(
        "same_strides_beyond_filter",
        "The last pixels are in no window: padding must not become negative.",
        (1, 8, 9, 2),
        (2, 1),
        4,
        (SAME,),
        (5, 4),
    ),
    Geometry(
        "dilation_tall",
        "Enough rows for several threads, which share border rows.",
        (1, 41, 3, 1),
        (3, 2),
        2,
        (SAME,),
        (1, 1),
        (2, 3),
    ),
]
_TRANSPOSED = [
    Geometry("valid", "All dimensions differ.", (2, 2, 3, 2), (2, 3), 3, (VALID,), (2, 1)),
    Geometry("same", "Crops undo an odd padding.", (1, 3, 2, 2), (4, 3), 2, (SAME,), (2, 3)),
    Geometry(
        "same_filter_below_strides",
        "Gaps that only the bias fills.",
        (1, 2, 3, 1),
        (1, 2),
        2,
        (SAME,),
        (3, 2),
    ),
    Geometry(
        "same_long_filter",
        "More is cropped above than at the left.",
        (1, 3, 4, 1),
        (7, 4),
        1,
        (SAME,),
        (2, 1),
    ),
    Geometry("explicit", "Four sides are cropped.", (1, 4, 3, 1), (3, 4), 2, (1, 2, 0, 1), (2, 1)),
    Geometry(
        "cut_off_beyond_the_filter",
        "All results of the outermost pixels are cropped.",
        (1, 4, 5, 2),
        (2, 3),
        2,
        (3, 4, 2, 3),
        (2, 2),
    ),
    Geometry("filter_1x1", "A filter of one pixel.", (1, 2, 3, 3), (1, 1), 2, (VALID,)),
    Geometry("one_row", "A filter of one row.", (1, 1, 4, 2), (1, 3), 2, (VALID,), (2, 1)),
    Geometry(
        "channels_17", "17 channels fill no vector.", (1, 2, 1, 17), (1, 2), 5, (VALID,), (2, 2)
    ),
]
_GROUPED = [
    Geometry(
        "groups_2",
        "The depth of groups differs from the number of output channels.",
        (2, 3, 4, 4),
        (2, 3),
        6,
        (VALID,),
        (2, 1),
        groups=2,
    ),
    Geometry(
        "groups_3_same",
        "One channel in, two out, three times.",
        (1, 4, 3, 3),
        (2, 4),
        6,
        (SAME,),
        groups=3,
    ),
    Geometry(
        "groups_explicit",
        "Padding on all four sides, two groups.",
        (1, 3, 4, 4),
        (3, 2),
        2,
        (0, 1, 2, 1),
        (1, 2),
        groups=2,
    ),
]


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
