"""Decisions near thresholds, limits and ties, which a misread argument turns the other way.

Most data is far from every threshold, where any value of it does. Here scores, overlaps and sizes
lie within two hundredths of it, neighbors of what is sought are nearly as great, and codes of
unlike quantizations are less than a step apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from corpus.build import reals_of
from corpus.language import Argument, Array, case, result
from corpus.numbers import Numbers
from corpus.patterns._patterns import BOTH, CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import BOOL8, F16, F32, I32, Type, q16s, s8, u8, u16

_NEAR: Final = Patterns("decision_thresholds", "decisions near a threshold")
_PLAIN: Final = {"float16": False, "signed": False}
_LEFT_PLACES: Final = "TF Lite leaves the places of what it does not find as they were"
_HARD, _LINEAR, _GAUSSIAN = 0, 1, 2
_BOXES: Final = u16(0.125)
_STEP: Final = 1.02
"""A threshold that is misread."""


def _roi(net: Net, boxes: Any) -> Term:
    return net.given(boxes) if net.is_real else net.codes(np.asarray(boxes) * 8, _BOXES)


def _scores_shown(net: Net, kept: Term, *others: Term) -> list[Term]:
    """Scores as real numbers, so that a step of their codes shows."""
    return [kept if net.is_real else kept.dequantize(), *others]


_LIMITS: Final = {
    # Score threshold, most detections, kernel, IoU threshold, sigma, threshold after fading.
    "score": (0.5, -1, _HARD, 0.5, 1.0, 0.2),
    "overlap": (0.1, -1, _HARD, 0.5, 1.0, 0.2),
}
_FADING_LIMITS: Final = {
    "faded_linear": (0.1, -1, _LINEAR, 0.3, 1.0, 0.39),
    "faded_gaussian": (0.1, -1, _GAUSSIAN, 0.3, 0.5, 0.483),
}


@_NEAR.named("BOX_WITH_NMS_LIMIT", _LIMITS)
@_NEAR.named("BOX_WITH_NMS_LIMIT", _FADING_LIMITS, float16=False)
def _limit(settings: tuple[float, int, int, float, float, float], net: Net) -> list[Term]:
    """A score, an overlap or a reduced score is 0.01 above or below the threshold.

    The second box covers a little more than half of the first, 100 x 100.
    """
    boxes = [[0, 0, 100, 100], [0, 0, 100, 50.5], [200, 0, 300, 49.5]]
    boxes += [[200, 0, 300, 100], [400, 0, 420, 20]]
    both = np.array([[0.3, score] for score in (0.9, 0.8, 0.7, 0.75, 0.505)])
    type, roi = (F32, F32) if net.is_real else (u8(0.005, 0), _BOXES)
    scores = net.codes(both if net.is_real else np.round(both / 0.005), type)
    regions = _roi(net, np.repeat(np.array(boxes), 2, 0).reshape(5, 8))
    arguments = scores, regions, net.given([0] * 5, I32), *settings
    types = [type, roi, I32, I32]
    return _scores_shown(net, *net.several("BOX_WITH_NMS_LIMIT", *arguments, types=types))


def _near(
    make: Callable[[Sequence[Any]], list[Argument]],
    operation: str,
    settings: Sequence[Any],
    place: int,
    candidates: Sequence[float],
) -> list[Argument]:
    """Arguments with the first of ``candidates`` at a place of the settings that decides otherwise
    when it is misread by a step, and not when it is rounded.
    """

    def made(value: float) -> list[Argument]:
        return make([*settings[:place], value, *settings[place + 1 :]])

    for value in candidates:
        here, there = (_first(operation, made(v)) for v in (value, value * _STEP))
        rounded = [_first(operation, made(value * (1 + d))) for d in (-0.004, 0.004)]
        if not _equal(here, there) and all(_equal(here, other) for other in rounded):
            return made(value)
    raise ValueError(f"{operation}: no candidate is near a decision")


def _first(operation: str, inputs: Sequence[Argument]) -> Array:
    """The scores of what is found."""
    outputs = [result(f"output_{n}") for n in range(3 + (operation == "DETECTION_POSTPROCESSING"))]
    return reals_of(case("real", operation, inputs, outputs))[outputs[0]]


def _equal(one: Array, other: Array) -> bool:
    return one.shape == other.shape and bool((one == other).all())


def _grid(low: float, high: float) -> list[float]:
    return [round(low + 0.005 * n * (high - low), 4) for n in range(200)]


@_NEAR.named("GENERATE_PROPOSALS", {"overlap": (2, _grid(0.1, 0.8)), "size": (3, _grid(8.0, 40.0))})
def _proposals(limit: tuple[int, list[float]], net: Net) -> list[Term]:
    """The overlap or size of a proposal is near the threshold."""
    settings = [-1, -1, 0.5, 1.0]
    arguments = _near(partial(_anchored, net), "GENERATE_PROPOSALS", settings, *limit)
    types = [F32, F32, I32] if net.is_real else [u8(0.005, 0), _BOXES, I32]
    return _scores_shown(net, *net.several("GENERATE_PROPOSALS", *arguments, types=types))


def _anchored(net: Net, settings: Sequence[Any]) -> list[Argument]:
    """Two images of three by three places with two anchors each; float16 holds all of it."""
    numbers = Numbers("near proposals")
    codes = numbers.distinct(2, 3, 3, 2, low=5, high=195)
    shifts = numbers.integers(2, 3, 3, 8, low=-5, high=5) / 16
    anchors, images = np.array([[0, 1, 24, 18], [2, -3, 20, 28]]), [[64, 56], [52, 60]]
    rest = *(20.0, 18.0, *settings), False
    if net.is_real:
        scores = net.given(np.round(codes / 200 * 512) / 512)
        return [scores, net.given(shifts), net.given(anchors), _roi(net, images), *rest]
    changes = net.codes(shifts * 16 + 120, u8(1 / 16, 120))
    scores = net.codes(codes, u8(0.005, 0))
    return [scores, changes, net.codes(anchors * 8, q16s(0.125)), _roi(net, images), *rest]


_DETECTION_LIMITS: Final = {
    f"{name}_{kind}": (kind == "regular", at, grid)
    for kind in ("fast", "regular")
    for name, at, grid in (("score", 0, _grid(0.2, 0.9)), ("overlap", 1, _grid(0.05, 0.7)))
}


@_NEAR.named("DETECTION_POSTPROCESSING", _DETECTION_LIMITS, REAL, why=_LEFT_PLACES)
def _postprocessing(limit: tuple[bool, int, list[float]], net: Net) -> list[Term]:
    """The score or overlap of a detection is near the threshold."""
    regular, at, grid = limit
    make = partial(_detected, net, regular)
    arguments = _near(make, "DETECTION_POSTPROCESSING", [0.05, 0.5], at, grid)
    types = [F32, F32, I32, I32]
    found = net.several("DETECTION_POSTPROCESSING", *arguments, types=types)
    return [*found[:2], found[2].cast(F32), found[3]]


def _detected(net: Net, regular: bool, limits: Sequence[float]) -> list[Argument]:
    numbers = Numbers("near detections")
    anchors = [[1, 1, 2, 3], [1.25, 1, 2, 3], [1, 2, 3, 2], [5, 6, 2, 2], [5, 7, 2, 3]]
    scores = net.given(numbers.distinct(1, 5, 3, low=20, high=500) / 512)
    deltas = net.given(numbers.integers(1, 5, 4, low=-16, high=16) / 8)
    settings = 4.0, 2.0, 8.0, 4.0, regular, 12, 1, 6, *limits, False
    return [scores, deltas, net.constant(anchors), *settings]


@_NEAR.named(
    "AXIS_ALIGNED_BBOX_TRANSFORM", {"first": [1, 0, 2, 1], "second": [2, 1, 1, 0]}, signed=False
)
def _transform(owners: list[int], net: Net) -> list[Term]:
    """Every box is clipped to the border of its own image, which differs from the others."""
    boxes = [[-5, -5, 90, 95], [10, 20, 80, 99], [-9, 30, 70, 88], [20, 25, 95, 97]]
    shifts = np.arange(16).reshape(4, 4) % 3
    regions = _roi(net, np.maximum(boxes, 0))
    deltas = net.given(shifts / 16) if net.is_real else net.codes(128 + shifts, u8(0.0625, 128))
    images = [[48, 32], [64, 40], [72, 56]]
    arguments = deltas, net.given(owners, I32), _roi(net, images)
    type = F32 if net.is_real else _BOXES
    return [regions.to("AXIS_ALIGNED_BBOX_TRANSFORM", *arguments, type=type)]


def _pooled(net: Net, image: Term, regions: Any, bins: int) -> Term:
    owners = net.given([0, 0], I32)
    return image.to("ROI_POOLING", _roi(net, regions), owners, bins, bins, 1.0, 1.0, False)


@_NEAR.named("ROI_POOLING", {f"real_codes_{zero}": zero for zero in (0, 100, 255)}, CODED)
def _pooled_codes(zero_point: int, net: Net) -> list[Term]:
    """The greatest pixels of regions are copied: their codes are exact, shown as real numbers."""
    rows = np.repeat(np.arange(6) * 40 + 11, 6).reshape(1, 6, 6, 1)
    image = net.codes(rows, u8(0.25, zero_point))
    return [_pooled(net, image, [[0, 0, 3, 2], [1, 3, 5, 5]], 2).dequantize()]


@_NEAR("ROI_POOLING", "far")
def _pooled_far(net: Net) -> list[Term]:
    """The greatest pixel of a large region is at its far corner."""
    codes = np.full((1, 32, 32, 1), 60)
    codes[0, 0, 0], codes[0, 25, 25], codes[0, 0, 31], codes[0, 16, 0] = 200, 170, 220, 190
    image = net.codes(codes, F32 if net.is_real else u8(0.5, 100))
    return [_pooled(net, image, [[0, 0, 24.5, 24.5], [0, 0, 31, 31]], 1)]


@_NEAR.named("ROI_POOLING", {"rising": 1, "falling": -1}, REAL)
def _pooled_slopes(sign: int, net: Net) -> list[Term]:
    """The greatest pixel of a region is its last or its first."""
    image = np.arange(72).reshape(1, 6, 6, 2) * 0.5
    data = image if sign > 0 else image.max() - image
    return [_pooled(net, net.given(data), [[0, 0, 3, 2], [2, 3, 5, 5]], 2)]


def _keypoints(maps: Term, boxes: Term) -> list[Term]:
    return maps.net.several(
        "HEATMAP_MAX_KEYPOINT", maps, boxes, False, types=[maps.type, boxes.type]
    )


@_NEAR.named("HEATMAP_MAX_KEYPOINT", {"flat_10": 10, "flat_120": 120}, CODED)
def _flat_maps(zero_point: int, net: Net) -> list[Term]:
    """Constant heatmaps have exact scores, shown as real numbers."""
    maps = np.full((1, 4, 4, 2), 40)
    maps[..., 1] = 170
    found = _keypoints(net.codes(maps, u8(0.125, zero_point)), _roi(net, [[1, 2, 9, 18]]))
    return [found[0].dequantize(), found[1]]


@_NEAR("HEATMAP_MAX_KEYPOINT", "tops", REAL)
def _tops(net: Net) -> list[Term]:
    """The greatest pixel is the last, and others are nearly as great."""
    hill = np.zeros((1, 5, 5, 2))
    hill[0, 1:4, 1:4, 0] = [[1, 2, 1.5], [3, 8, 5], [1, 4, 2]]
    hill[0, 0, 0, 1], hill[0, 4, 4, 1], hill[0, 2, 2, 1] = 6.0, 6.5, 6.25
    return _keypoints(net.given(hill), net.given([[1, 2, 11, 18]]))


@_NEAR.named(
    "HEATMAP_MAX_KEYPOINT", {"top_first": (0, 0), "top_last": (4, 4), "top_middle": (2, 2)}, REAL
)
def _top(place: tuple[int, int], net: Net) -> list[Term]:
    """One pixel is slightly greater than all others."""
    close = np.full((1, 5, 5, 1), 6.0)
    close[0, place[0], place[1], 0] = 6.25
    return _keypoints(net.given(close), net.given([[1, 2, 11, 18]]))


_RESIZES: Final = ("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR")


@_NEAR.each(["RESIZE_BILINEAR"], {"factors_0": [False]}, REAL)
@_NEAR.each(["RESIZE_NEAREST_NEIGHBOR"], {"factors_0": [False]})
@_NEAR.each(
    _RESIZES, {"factors_0_1_0": [False, True, False], "factors_0_0_1": [False, False, True]}
)
def _resized(operation: str, flags: list[bool], net: Net) -> list[Term]:
    """The product of a size and a factor is just below a whole number."""
    data = np.arange(24).reshape(1, 4, 3, 2) * (0.5 if net.is_real else 8)
    x = net.codes(data, F32 if net.is_real else u8(0.25, 100))
    return [x.to(operation, 1.6611328125, 0.74609375, *flags)]


@_NEAR.named(
    "RESIZE_NEAREST_NEIGHBOR",
    {"long": ((1, 200), [199, 1]), "high": ((200, 1), [1, 199])},
    REAL,
    float16=False,
)
def _nearest(sides: tuple[tuple[int, int], list[int]], net: Net) -> list[Term]:
    """The last pixel but one of the result lies 0.005 pixels before an input pixel."""
    shape, sizes = sides
    row = net.given(np.arange(200).reshape(1, *shape, 1))
    return [row.to("RESIZE_NEAREST_NEIGHBOR", *sizes, False)]


@_NEAR.each(("ARGMAX", "ARGMIN"), {f"turn_{turn}": turn for turn in range(3)}, (*BOTH, I32))
def _place(operation: str, turn: int, net: Net) -> list[Term]:
    """The searched element is first, in the middle or last, with another nearly as far."""
    sign, rows = 1 if operation == "ARGMAX" else -1, np.zeros((3, 9))
    for row, (best, next_best) in enumerate(((8, 4), (4, 0), (0, 8))):
        rows[row, best], rows[row, next_best] = 20 * sign, 19 * sign
    type = net.type if net.type in (F32, I32) else u8(0.5, 100)
    x = net.codes(np.roll(rows, turn, 0) + type.zero_point, type)
    return [x.place(operation, 1).cast(F32)]


def _grown(net: Net, type: Type) -> Term:
    kind = type if net.is_real else u8(0.5, 100)
    return net.codes(np.arange(108).reshape(3, 3, 3, 4) * (1 if net.is_real else 2), kind)


@_NEAR.named("GATHER", {"of_0": (F32, 1), "of_1": (F32, 2)}, float16=False)
@_NEAR.named("GATHER", {"of_0_float16": (F16, 1), "of_1_float16": (F16, 2)}, REAL, float16=False)
def _picked(choice: tuple[Type, int], net: Net) -> list[Term]:
    """The picked elements differ from their neighbors along every axis."""
    type, axis = choice
    return [_grown(net, type).gather(axis, [1, 0, 1, 1, 0, 1, 1, 0])]


@_NEAR.named("STRIDED_SLICE", {"of_0": F32}, float16=False)
@_NEAR.named("STRIDED_SLICE", {"of_0_float16": F16}, REAL, float16=False)
def _cut(type: Type, net: Net) -> list[Term]:
    """The elements of a slice differ from their neighbors along every axis."""
    return [_grown(net, type).strided([1, 1, 1, 1], [2, 2, 2, 3], [1, 1, 1, 1])]


@_NEAR.named("SELECT", {"odd": True, "even": False}, (I32, *CODED))
def _selected(first: bool, net: Net) -> list[Term]:
    """Every element of both operands matters."""
    type = I32 if net.type is I32 else u8(0.5, 100)
    choice = net.given([first, not first, first, not first, first], BOOL8)
    one, other = (net.codes(np.arange(5) * 20 + least, type) for least in (5, 90))
    chosen = choice.choose(one, other)
    return [chosen.cast(F32) if type is I32 else chosen.dequantize()]


@_NEAR.named("QUANTIZE", {"float16_3": 3, "float16_128": 128}, CODED)
def _quantized(zero_point: int, net: Net) -> list[Term]:
    """Codes made from float16 numbers are exact, shown as real numbers."""
    return [net.given(np.arange(9) * 2.5, F16).quantize(u8(0.5, zero_point)).dequantize()]


@_NEAR("HASHTABLE_LOOKUP", "odd", (F32, I32, *CODED), **_PLAIN)
def _keys(net: Net) -> list[Term]:
    """Every key is looked up, and values between keys."""
    type = net.type if net.type in (F32, I32) else u8(0.5, 100)
    lookups = net.given([11, 9, 7, 5, 3, 4, 10], I32)
    keys = net.known([3, 5, 7, 9, 11], I32)
    values = net.known(np.arange(10).reshape(5, 2) * 7 + 3, type)
    found = net.several("HASHTABLE_LOOKUP", lookups, keys, values, types=[type, u8(1.0, 0)])
    return [found[0], found[1].dequantize()]


_APART: Final = Patterns(
    "different_quantizations",
    "codes of different quantizations",
    REAL,
    float16=False,
    why="TF Lite compares codes that it has rounded to a common scale",
)
_COMPARISONS: Final = ("EQUAL", "NOT_EQUAL", "LESS", "LESS_EQUAL", "GREATER", "GREATER_EQUAL")
_STEPS: Final = np.array([101, 101, 101, 102, 99, 100, 100, 100])
_QUARTERS: Final = np.array([24, 25, 23, 26, 17, 20, 19, 21])
_ENDS: Final = np.array([0, 255, 255, 0, 155, 0])
_WIDE: Final = np.array([0, 255, 137, 10, 88, 9])
_PAIRS: Final = {
    "steps": ((_STEPS, u8(1.0, 100)), (_QUARTERS, u8(0.25, 20))),
    "ranges": ((_ENDS, u8(1.0, 100)), (_WIDE, u8(2.0, 60))),
    "steps_signed": ((_STEPS - 90, s8(1.0, 10)), (_QUARTERS - 120, s8(0.25, -100))),
}
_BOTH_WAYS: Final = _PAIRS | {f"{name}_turned": pair[::-1] for name, pair in _PAIRS.items()}


@_APART.each(_COMPARISONS, _BOTH_WAYS)
def _compared(operation: str, sides: Sequence[tuple[Array, Type]], net: Net) -> list[Term]:
    """Codes with different quantizations are compared by value, without rounding either."""
    one, other = (net.codes(codes, type) for codes, type in sides)
    return [one.by(operation, other)]
