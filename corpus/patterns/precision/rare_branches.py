"""Rare arguments: branches of an operation's definition that ordinary numbers never reach.

A row may be longer than any in a network, a window greater than its image, a limit one. Each case
here tells a driver that has such a branch wrong from one that has it right.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from corpus.fit import fitted
from corpus.numbers import Numbers
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import BOOL8, F32, I32, s8, u8

_CLASSES: Final = Patterns("all_classes", "classes of one box", REAL, float16=False)
_PROPOSALS: Final = Patterns("few_proposals", "small boxes and limits of one", REAL, float16=False)
_LONG: Final = Patterns("long_rows_of_codes", "long rows of great codes", CODED)
_FAR: Final = Patterns("far_averages", "averages far from zero", REAL, float16=False)
_ONE_SIGN: Final = Patterns("one_sign", "elements on one side", REAL, signed=True)
_WINDOWS: Final = Patterns("oversized_windows", "windows beyond the image", float16=False)
_FINE: Final = Patterns("fine_steps", "steps finer than the products", CODED, signed=False)
_SIDES: Final = Patterns("long_sides", "thousands of pixels", CODED, signed=False)


@_CLASSES.named(
    "DETECTION_POSTPROCESSING",
    {"all": 3, "more_than_there_are": 5},
    why="TF Lite leaves the places of what it does not find as they were",
)
def _all_classes(classes: int, net: Net) -> list[Term]:
    """More classes are asked for than there are; class 0, the background, is not one of them."""
    scores = Numbers("all classes").distinct(1, 2, 4, low=200, high=900) / 1000
    anchors = net.constant([[5, 5, 10, 10], [50, 50, 10, 10]])
    settings = 10.0, 8.0, 5.0, 4.0, False, 8, classes, 6, 0.1, 0.5, False
    arguments = net.given(scores), net.given(np.zeros((1, 2, 4))), anchors, *settings
    found = net.several("DETECTION_POSTPROCESSING", *arguments, types=[F32, F32, I32, I32])
    # Whether a box with two classes counts twice the HAL does not say.
    net.ignored = (found[3],)
    return found


def _proposals(net: Net, anchors: list[list[float]], settings: list[float]) -> list[Term]:
    """Anchors at the one place of an image of 10 x 8 pixels, as they are; the first is the best."""
    data: list[Any] = [[[[[0.9, 0.8, 0.7]]]], np.zeros((1, 1, 1, 12)), anchors, [[10.0, 8.0]]]
    arguments: list[Any] = [*map(net.given, data), 8.0, 10.0, *settings, False]
    return net.several("GENERATE_PROPOSALS", *arguments, types=[F32, F32, I32])


@_PROPOSALS("GENERATE_PROPOSALS", "all")
def _small_at_borders(net: Net) -> list[Term]:
    """Proposals much smaller than a pixel, at the far border of the image."""
    anchors = [[0.0, 0.0, 0.5, 0.25], [7.25, 9.5, 7.75, 9.75], [3.0, 9.0, 3.5, 9.875]]
    return _proposals(net, anchors, [-1, -1, 0.7, 0.125])


@_PROPOSALS.named("GENERATE_PROPOSALS", {"before": [1, -1], "after": [-1, 1]})
def _single_proposals(limits: list[float], net: Net) -> list[Term]:
    """A limit of proposals before or after suppression: 0 and negative numbers mean no limit."""
    anchors = [[4.0, 6.0, 7.0, 9.0], [0.0, 0.0, 3.0, 2.0], [4.0, 1.0, 7.0, 4.0]]
    return _proposals(net, anchors, [*limits, 0.5, 1.0])


@_LONG.named("L2_NORMALIZATION", {f"of_{length}": length for length in (70, 300, 1200)})
def _long_rows(length: int, net: Net) -> list[Term]:
    """Sums of squares exceed 22 bits, whose roots need special shifts.

    One row has one sign, and in another three elements dominate, so that not all results are tiny.
    """
    type = u8(0.1, 255)
    codes = Numbers(f"long row {length}").codes(type, 2, length) // 4
    codes[0] = 250
    codes[0, :3] = 0, 40, 90
    return [net.codes(codes, type).to("L2_NORMALIZATION", -1, type=u8(1 / 128, 128))]


@_FAR("INSTANCE_NORMALIZATION", "averages")
def _far_from_zero(net: Net) -> list[Term]:
    """Means of 64 to 200, a deviation of 1: mean(x * x) - mean * mean loses the variance."""
    drawn = Numbers("far from zero").sixteenths(2, 4, 5, 3)
    x = net.given(np.array([64.0, -128.0, 200.0]) + drawn)
    return [x.to("INSTANCE_NORMALIZATION", 1.0, 0.0, 0.001, False)]


@_FAR("INSTANCE_NORMALIZATION", "beside_deviation")
def _far_beside_deviation(net: Net) -> list[Term]:
    """mean(x * x) without subtracting the squared mean is not a variance."""
    x = net.given(1000.0 + Numbers("far beside the deviation").sixteenths(1, 4, 4, 2))
    return [x.to("INSTANCE_NORMALIZATION", 1.0, 0.5, 0.125, False)]


_AXES: Final = {"last": [2], "two": [1, 2], "apart": [0, 2], "all": [0, 1, 2]}


def _one_sided(operation: str) -> Any:
    sign = -1.0 if operation == "REDUCE_MAX" else 1.0
    return sign * Numbers("one sign").reals(2, 3, 4, low=0.25, high=4)


@_ONE_SIGN.each(
    ("REDUCE_MAX", "REDUCE_MIN"),
    {f"{name}_float32": axes for name, axes in _AXES.items()},
    signed=False,
)
def _one_sign(operation: str, axes: list[int], net: Net) -> list[Term]:
    """All elements lie on one side of 0, which would be a wrong initial value."""
    return [net.given(_one_sided(operation)).over(operation, *axes)]


@_ONE_SIGN.each(("REDUCE_MAX", "REDUCE_MIN"), _AXES, CODED)
def _codes_of_one_sign(operation: str, axes: list[int], net: Net) -> list[Term]:
    """All codes lie on one side of the zero point, and none equals a wrong initial value."""
    codes = np.round(_one_sided(operation) * 16) + 128
    return [net.codes(codes, u8(1 / 16, 128)).over(operation, *axes)]


@_ONE_SIGN.each(
    ("REDUCE_ALL", "REDUCE_ANY"),
    {f"{name}_bool8": axes for name, axes in _AXES.items()},
    float16=False,
    signed=False,
)
def _all_alike(operation: str, axes: list[int], net: Net) -> list[Term]:
    """All elements equal the initial value of the reduction."""
    return [net.given(np.full((2, 3, 4), operation == "REDUCE_ALL"), BOOL8).over(operation, *axes)]


@_ONE_SIGN.each(("ARGMAX", "ARGMIN"), {"axis_0": 0, "axis_1": 1}, float16=False, signed=False)
def _place_of_one_sign(operation: str, axis: int, net: Net) -> list[Term]:
    """All elements lie on one side of 0, which would be a wrong initial value."""
    sign = -1.0 if operation == "ARGMAX" else 1.0
    drawn = Numbers("one sign place").distinct(3, 17, low=0, high=60) / 16
    return [net.given(sign * (1 + drawn)).place(operation, axis)]


@_ONE_SIGN.named("REDUCE_PROD", {"last": [2]}, signed=False)
@_ONE_SIGN.named(
    "REDUCE_PROD",
    {name: axes for name, axes in _AXES.items() if name != "last"},
    float16=False,
    signed=False,
)
def _zeros(axes: list[int], net: Net) -> list[Term]:
    """The factors contain one zero, several, only zeros, or none."""
    factors = Numbers("zeros").reals(2, 3, 4, low=0.5, high=2)
    factors[0, 0], factors[1, 1, 2], factors[1, 2, ::3] = 0, 0, 0
    factors[1, 2, 1] = -3
    return [net.given(factors).over("REDUCE_PROD", *axes)]


_OVERSIZED: Final = {
    "before": (5, 1, 6, 2, 1, 1, 7, 9),
    "behind": (1, 5, 2, 6, 1, 1, 7, 9),
    "both": (4, 4, 1, 6, 2, 3, 8, 8),
    "low": (0, 2, 4, 0, 1, 2, 3, 5),
}
"""Paddings, strides and sides of windows."""


@_WINDOWS.each(("MAX_POOL_2D", "AVERAGE_POOL_2D"), [*_OVERSIZED])
@_WINDOWS.each(["L2_POOL_2D"], [*_OVERSIZED], REAL)
def _windows(operation: str, name: str, net: Net) -> list[Term]:
    """Windows larger than the image, with different padding on each side."""
    numbers, type = Numbers(f"windows {name}"), F32 if net.is_real else u8(0.5, 100)
    data = numbers.reals(1, 3, 4, 2) if net.is_real else numbers.codes(type, 1, 3, 4, 2)
    return [net.codes(data, type).to(operation, *_OVERSIZED[name], 0)]


def _matrices(net: Net) -> list[Any]:
    type = s8(0.5, -3)
    pair = [
        net.codes(Numbers(f"fine {name}").codes(type, 1, *shape, low=-9, high=4), type)
        for name, shape in (("lhs", (3, 2)), ("rhs", (2, 4)))
    ]
    return [*pair, False, False]


@_FINE.named("BATCH_MATMUL", {"steps_of_a_third": 1 / 3, "steps_of_a_tenth": 0.1})
def _fine_steps(step: float, net: Net) -> list[Term]:
    """One unit of the sum is several output steps: sums are shifted to the left."""
    return [net("BATCH_MATMUL", *_matrices(net), type=s8(0.25 * step, 0))]


@_FINE("BATCH_MATMUL", "fitted")
def _fitted(net: Net) -> list[Term]:
    """Results spread over nearly all codes."""
    arguments = _matrices(net)
    type = fitted("BATCH_MATMUL", arguments, s8(1.0, 0), span=250)
    return [net("BATCH_MATMUL", *arguments, type=type)]


_SIDE: Final = 9004
"""Pixels, of which float16 makes 9000 or 9008."""


@_SIDES.each(
    ("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR"),
    {
        f"{side}_to_{pixels}": (side == "width", pixels)
        for side in ("width", "height")
        for pixels in (37, _SIDE - 5)
    },
)
def _long_sides(operation: str, choice: tuple[bool, int], net: Net) -> list[Term]:
    """Images have more pixels along a side than float16 or 11 bits can count."""
    wide, pixels = choice
    # One code from pixel to pixel: next to a border of two pixels either of them is right.
    wave = np.abs(np.arange(_SIDE) % 400 - 200) + 20
    image = net.codes(wave.reshape((1, 1, _SIDE, 1) if wide else (1, _SIDE, 1, 1)), u8(0.25, 100))
    return [image.to(operation, *((pixels, 1) if wide else (1, pixels)), False)]
