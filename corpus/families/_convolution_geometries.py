"""What convolutions are tried with: sizes, strides, padding, dilation, groups."""

from __future__ import annotations

from dataclasses import replace

from corpus.calls.convolution import GROUPED, SAME, TRANSPOSED, VALID, Geometry

__all__ = ["geometries"]

_COMMON = [
    Geometry("valid", (2, 4, 5, 2), (2, 3), 3, (VALID,), (2, 1), tests="No dimension is another."),
    Geometry("same", (1, 4, 5, 2), (4, 2), 2, (SAME,), tests="The odd padding goes to the end."),
    Geometry("same_strides", (1, 7, 5, 1), (3, 4), 2, (SAME,), (3, 2), tests="Padding of strides."),
    Geometry("explicit", (1, 4, 5, 1), (4, 3), 2, (1, 0, 2, 3), (1, 2), tests="Four sides."),
    Geometry("filter_1x1", (2, 2, 3, 4), (1, 1), 4, (VALID,), (2, 1), tests="Channels only."),
    Geometry("whole_image", (2, 3, 4, 2), (3, 4), 4, (VALID,), tests="One result an image."),
    Geometry("one_row", (1, 1, 8, 2), (1, 5), 2, (SAME,), tests="A filter of one row."),
    Geometry(
        "one_column", (1, 8, 1, 2), (5, 1), 2, (SAME,), (1, 2), tests="A filter of one column."
    ),
    Geometry("channels_17", (1, 2, 2, 17), (2, 1), 3, (VALID,), tests="17 channels, one by one."),
    Geometry("filters_17", (1, 2, 2, 2), (1, 2), 17, (VALID,), tests="17 filters, one by one."),
]
_DILATED = [
    Geometry("dilation", (1, 7, 6, 2), (3, 2), 2, (VALID,), (1, 1), (4, 2), tests="Taps apart."),
    Geometry(
        "dilation_same",
        (1, 6, 7, 1),
        (2, 3),
        2,
        (SAME,),
        (1, 1),
        (2, 3),
        tests="Padding of what taps span.",
    ),
    Geometry(
        "dilation_explicit",
        (1, 6, 5, 1),
        (3, 2),
        2,
        (1, 2, 0, 3),
        (1, 1),
        (3, 2),
        tests="Taps apart, and padding that differs on each side.",
    ),
    Geometry(
        "dilation_strides",
        (1, 9, 8, 1),
        (3, 2),
        2,
        (VALID,),
        (2, 3),
        (2, 2),
        tests="Taps apart, and windows too.",
    ),
]
_OLD = [
    Geometry(
        "implicit_without_layout",
        (1, 4, 5, 2),
        (3, 2),
        2,
        (SAME,),
        (2, 1),
        layout=False,
        tests="The argument list of HAL 1.0.",
    ),
    Geometry(
        "explicit_without_layout",
        (1, 3, 5, 2),
        (3, 2),
        2,
        (1, 0, 0, 2),
        (1, 2),
        layout=False,
        tests="The argument list of HAL 1.0.",
    ),
]
_BEYOND = [
    Geometry(
        "same_filter_1x1",
        (1, 6, 4, 3),
        (1, 1),
        2,
        (SAME,),
        (2, 2),
        tests="The last pixels are in no window, which is no padding below 0.",
    ),
    Geometry(
        "same_strides_beyond_filter",
        (1, 8, 9, 2),
        (2, 1),
        4,
        (SAME,),
        (5, 4),
        tests="Several pixels are in no window at the end, which is no padding below 0.",
    ),
    Geometry(
        "dilation_tall",
        (1, 41, 3, 1),
        (3, 2),
        2,
        (SAME,),
        (1, 1),
        (2, 3),
        tests="Rows enough for several threads, which share those that taps reach over.",
    ),
]
_TRANSPOSED = [
    Geometry("valid", (2, 2, 3, 2), (2, 3), 3, (VALID,), (2, 1), tests="No dimension is another."),
    Geometry(
        "same", (1, 3, 2, 2), (4, 3), 2, (SAME,), (2, 3), tests="What is cut off by an odd padding."
    ),
    Geometry(
        "same_filter_below_strides",
        (1, 2, 3, 1),
        (1, 2),
        2,
        (SAME,),
        (3, 2),
        tests="Gaps that only the bias fills.",
    ),
    Geometry(
        "same_long_filter",
        (1, 3, 4, 1),
        (7, 4),
        1,
        (SAME,),
        (2, 1),
        tests="More is cut off above than at the left.",
    ),
    Geometry(
        "explicit", (1, 4, 3, 1), (3, 4), 2, (1, 2, 0, 1), (2, 1), tests="Four sides are cut off."
    ),
    Geometry(
        "cut_off_beyond_the_filter",
        (1, 4, 5, 2),
        (2, 3),
        2,
        (3, 4, 2, 3),
        (2, 2),
        tests="All that the outermost pixels give is cut off.",
    ),
    Geometry("filter_1x1", (1, 2, 3, 3), (1, 1), 2, (VALID,), tests="Channels only."),
    Geometry("one_row", (1, 1, 4, 2), (1, 3), 2, (VALID,), (2, 1), tests="A filter of one row."),
    Geometry(
        "channels_17",
        (1, 2, 1, 17),
        (1, 2),
        5,
        (VALID,),
        (2, 2),
        tests="Channels that fill no vector.",
    ),
]
_GROUPED = [
    Geometry(
        "groups_2",
        (2, 3, 4, 4),
        (2, 3),
        6,
        (VALID,),
        (2, 1),
        groups=2,
        tests="Groups of different depth and channels.",
    ),
    Geometry(
        "groups_3_same",
        (1, 4, 3, 3),
        (2, 4),
        6,
        (SAME,),
        groups=3,
        tests="One channel in, two out, three times.",
    ),
    Geometry(
        "groups_explicit",
        (1, 3, 4, 4),
        (3, 2),
        2,
        (0, 1, 2, 1),
        (1, 2),
        groups=2,
        tests="Four sides, two groups.",
    ),
]


def geometries(operation: str) -> list[Geometry]:
    """Those of an operation; the first has no dimension that is another."""
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
    """Of a depthwise convolution: two channels out for each in, and three in the first."""
    factor = 3 if geometry.name == "valid" else 2
    return replace(geometry, channels=geometry.image[3] * factor)
