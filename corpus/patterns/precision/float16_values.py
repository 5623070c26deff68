"""Real numbers that float16 does not hold, in arguments and between operations.

A driver may keep an argument, or what one operation hands to another, in half precision without
being asked to: for a border between processors, say. Each case has a number next to which that
shows. What is asked of float32 is not asked where a model allows for half precision, so none of
these is relaxed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import numpy as np

from corpus.arguments import VALID
from corpus.language import Array
from corpus.numbers import Numbers
from corpus.patterns._patterns import BOTH, CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import F32, I32, Type, u8

_INEXACT: Final = Patterns(
    "float16_inexact_values", "numbers that fewer bits do not hold", REAL, float16=False
)
_DIGITS: Final = Patterns(
    "digits_beyond_float16", "numbers of many digits", REAL, seed="fine", float16=False
)

_HARD, _LINEAR, _GAUSSIAN = 0, 1, 2
_MINUTE: Final = 2.6e-7
"""A scale of which float16 has the first two bits."""

_CORNERS: Final = Type("TENSOR_QUANT16_ASYMM", 0.125)


@_INEXACT("AXIS_ALIGNED_BBOX_TRANSFORM", "boxes")
def _transform(net: Net) -> list[Term]:
    """Corners of boxes and sides of images are numbers that float16 does not represent."""
    deltas = Numbers("narrow transform").reals(3, 4, low=-1, high=1)
    boxes = net.given([[10.003, 20.001, 30.007, 26.003], [2.001, 4.003, 12.001, 34.007]])
    rest = net.given(deltas[:2]), net.given([0, 0], I32), net.given([[32.007, 30.003]])
    return [boxes.to("AXIS_ALIGNED_BBOX_TRANSFORM", *rest)]


def _kept(net: Net, *arguments: Any) -> list[Term]:
    return net.several("BOX_WITH_NMS_LIMIT", *arguments, types=[F32, F32, I32, I32])


@_INEXACT.named(
    "BOX_WITH_NMS_LIMIT",
    {
        "score_below_threshold": ([0.9, 0.3, 0.50003, 0.1], (0.5001, -1, _HARD, 0.4, 1.0, 0.2)),
        "overlap_below_threshold": ([0.9, 0.8, 0.7, 0.1], (0.2, -1, _HARD, 0.33336, 1.0, 0.2)),
        "faded_below_threshold": ([0.9, 0.3, 0.85, 0.8], (0.2, -1, _LINEAR, 0.4, 1.0, 0.40002)),
        "sigma": ([0.9, 0.8, 0.7, 0.6], (0.2, -1, _GAUSSIAN, 0.4, 0.5002, 0.1)),
    },
)
def _suppression(row: tuple[list[float], tuple[float, ...]], net: Net) -> list[Term]:
    """A value next to a limit, on whose other side float16 rounds it.

    The overlap of boxes 0 and 1 is a third, of boxes 2 and 3 a half.
    """
    scores, settings = row
    boxes = [[0, 0, 10, 10], [5, 0, 15, 10], [50, 0, 60, 10], [50, 0, 60, 5]]
    regions = np.pad(boxes, ((0, 0), (4, 0)), constant_values=1.0)
    both = net.given([[0.001, score] for score in scores])
    return _kept(net, both, net.given(regions), net.given([0] * 4, I32), *settings)


@_INEXACT("BOX_WITH_NMS_LIMIT", "boxes")
def _kept_boxes(net: Net) -> list[Term]:
    """Boxes that are kept are copied unchanged."""
    scores = net.given([[0.001, 0.5003], [0.001, 0.6003]])
    boxes = net.given([[0, 0, 1, 1, 10.003, 20.007, 30.001, 40.009]] * 2)
    return _kept(net, scores, boxes, net.given([0, 1], I32), 0.1, -1, _HARD, 0.4, 1.0, 0.2)


def _proposals(net: Net, *arguments: Any) -> list[Term]:
    return net.several("GENERATE_PROPOSALS", *arguments, False, types=[F32, F32, I32])


@_INEXACT.named(
    "GENERATE_PROPOSALS",
    {
        "overlap_below_threshold": (-1, -1, 0.33336, 1.0),
        "size_below_least": (-1, -1, 0.7, 12.003),
    },
)
def _limited_proposals(settings: tuple[float, ...], net: Net) -> list[Term]:
    """An overlap or size next to a limit, on whose other side float16 rounds it.

    The overlap of anchors 0 and 1 is a third; anchor 2 overlaps none.
    """
    scores, deltas = net.given([[[[0.9, 0.8, 0.7]]]]), net.given(np.zeros((1, 1, 1, 12)))
    anchors = net.given([[0, 0, 12, 12], [6, 0, 18, 12], [30, 1, 42.002, 13.002]])
    return _proposals(net, scores, deltas, anchors, net.given([[64.0, 64.0]]), 8.0, 10.0, *settings)


@_INEXACT("GENERATE_PROPOSALS", "places")
def _placed_proposals(net: Net) -> list[Term]:
    """Anchors, strides and image borders are numbers that float16 does not represent."""
    deltas = net.given(Numbers("narrow proposals").reals(1, 2, 2, 4, low=-0.2, high=0.2))
    scores = net.given(Numbers("narrow scores").distinct(1, 2, 2, 1, low=5, high=95) / 100)
    anchors, images = net.given([[0.003, 1.007, 12.003, 9.001]]), net.given([[17.007, 21.003]])
    settings = 8.003, 10.007, -1, -1, 0.9, 1.0
    return _proposals(net, scores, deltas, anchors, images, *settings)


def _detections(net: Net, scores: Sequence[float], deltas: Array, *rest: Any) -> list[Term]:
    """Centers and sizes, y before x: boxes 0 and 1 share a third, box 2 is alone."""
    anchors = [[5, 5, 10, 10], [5, 10, 10, 10], [50.003, 50.007, 10.001, 10.003]]
    both = net.given([[[0.001, score] for score in scores]])
    arguments = both, net.given(deltas), net.constant(anchors), *rest, False
    return net.several("DETECTION_POSTPROCESSING", *arguments, types=[F32, F32, I32, I32])


@_INEXACT.named(
    "DETECTION_POSTPROCESSING",
    {
        "score_below_threshold": ([0.9, 0.1, 0.50003], (0.5001, 0.6)),
        "overlap_below_threshold": ([0.9, 0.8, 0.7], (0.1, 0.33336)),
    },
    why="TF Lite leaves the places of what it does not find as they were",
)
def _postprocessing(row: tuple[list[float], tuple[float, float]], net: Net) -> list[Term]:
    """A value next to a limit, on whose other side float16 rounds it."""
    scores, limits = row
    # The regular algorithm fades nothing that the fast one would keep here.
    settings = 10.0, 8.0, 5.0, 4.0, False, 3, 1, 6, *limits
    return _detections(net, scores, np.zeros((1, 3, 4)), *settings)


@_INEXACT("DETECTION_POSTPROCESSING", "scales")
def _scaled_detections(net: Net) -> list[Term]:
    """Anchors and scales of boxes are numbers that float16 does not represent."""
    deltas = Numbers("narrow deltas").reals(1, 3, 4)
    settings = 10.003, 8.007, 5.003, 4.003, True, 3, 1, 6, 0.1, 0.95
    return _detections(net, (0.9, 0.8, 0.7), deltas, *settings)


@_INEXACT("HEATMAP_MAX_KEYPOINT", "boxes")
def _keypoints(net: Net) -> list[Term]:
    """Corners of boxes are numbers that float16 does not represent."""
    maps = net.given(Numbers("narrow maps").distinct(1, 4, 4, 2, low=0, high=200) / 16)
    boxes = net.given([[2.003, 1.007, 12.001, 31.003]])
    return net.several("HEATMAP_MAX_KEYPOINT", maps, boxes, False, types=[F32, F32])


@_INEXACT("HEATMAP_MAX_KEYPOINT", "minute_scale", CODED)
def _coded_keypoints(net: Net) -> list[Term]:
    """The scale of the heatmaps nearly vanishes in float16."""
    codes = Numbers("narrow maps").distinct(1, 4, 4, 2, low=0, high=200)
    maps, boxes = net.codes(codes, u8(_MINUTE, 20)), net.codes([[16, 8, 96, 248]], _CORNERS)
    types = [u8(2 * _MINUTE, 10), _CORNERS]
    return net.several("HEATMAP_MAX_KEYPOINT", maps, boxes, False, types=types)


_SAMPLES: Final = {"ROI_ALIGN": [2, 3], "ROI_POOLING": list[int]()}


def _image(net: Net) -> Term:
    numbers, type = Numbers("narrow image"), u8(0.25, 100)
    if net.is_real:
        return net.given(numbers.reals(1, 5, 6, 2))
    return net.codes(numbers.codes(type, 1, 5, 6, 2), type)


@_INEXACT.by(_SAMPLES, "corners")
def _corners(operation: str, samples: list[int], net: Net) -> list[Term]:
    """Corners of regions are numbers that float16 does not represent.

    ROI_POOLING takes the nearest pixels: a corner just below a half must not become one.
    """
    image = _image(net)
    regions = [[1.0003, 1.4998, 4.0003, 3.0003], [0.5003, 0.0, 2.4997, 4.4985]]
    owners = net.given([0, 0], I32)
    return [image.to(operation, net.given(regions), owners, 2, 3, 1.0, 1.0, *samples, False)]


@_INEXACT.by(_SAMPLES, "ratios", BOTH)
def _ratios(operation: str, samples: list[int], net: Net) -> list[Term]:
    """An image is enlarged by hundreds.

    The second region ends next to half a pixel in both directions.
    """
    image = _image(net)
    places = np.array([[100, 200, 3500, 2900], [1000, 40, 2451.375, 2006.5]])
    boxes = net.given(places) if net.is_real else net.codes(places * 8, _CORNERS)
    arguments = boxes, net.given([0, 0], I32), 2, 2, 802.65, 700.3, *samples, False
    coarse = u8(0.25, 60) if operation == "ROI_ALIGN" and not net.is_real else image.type
    return [image.to(operation, *arguments, type=coarse)]


_NEARLY_HALF: Final = 0.49999


@_INEXACT.each(
    ("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR"), {"width": False, "height": True}, BOTH
)
def _factors(operation: str, high: bool, net: Net) -> list[Term]:
    """40 pixels times a factor just below a half are rounded down to 19; float16 gives 20."""
    numbers, type = Numbers(f"{operation} factors"), F32 if net.is_real else u8(0.25, 100)
    for shape in ((1, 3, 40, 1), (1, 40, 3, 1))[: 1 + high]:
        data = numbers.reals(*shape, low=-0.5, high=0.5)
        data = data if net.is_real else numbers.codes(type, *shape) // 8 * 8
    factors = (1.0, _NEARLY_HALF) if high else (_NEARLY_HALF, 1.0)
    return [net.codes(data, type).to(operation, *factors, False)]


@_INEXACT("LOCAL_RESPONSE_NORMALIZATION", "constants")
def _neighbors(net: Net) -> list[Term]:
    """Bias, alpha and beta are numbers that float16 does not represent."""
    x = net.given(Numbers("narrow lrn").reals(1, 2, 2, 7))
    return [x.to("LOCAL_RESPONSE_NORMALIZATION", 1, 1.0007, 0.5003, 0.7501)]


@_INEXACT("SOFTMAX", "great_factor", CODED)
def _softmax(net: Net) -> list[Term]:
    """Codes have a tiny scale, and a factor beyond float16 compensates for it."""
    type = u8(_MINUTE, 100)
    codes = Numbers("narrow softmax").codes(type, 3, 5) // 16 + 100
    return [net.codes(codes, type).to("SOFTMAX", 1e6, type=u8(1 / 256, 0))]


def _decimals(net: Net, *shape: int) -> Array:
    """Numbers of five decimals, none of which half precision has."""
    signs = 1 - 2 * net.numbers.booleans(*shape)
    values: Array = signs * net.numbers.reals(*shape, low=0.3, high=2.0, digits=5)
    return values


def _x(net: Net) -> Term:
    return net.given(_decimals(net, 1, 2, 3, 2))


_Move = Callable[[Net, Term], Term]

_MOVES: Final[Sequence[_Move]] = (
    lambda net, x: x.transpose(0, 3, 1, 2),
    lambda net, x: x.reshape(3, 4),
    lambda net, x: x.slice([0, 1, 0, 0], [1, 1, 3, 2]),
    lambda net, x: net.concat(x, x, axis=3),
    lambda net, x: x.over("REDUCE_MAX", 1),
    lambda net, x: x.gather(2, [2, 0]),
    lambda net, x: x.tile(1, 1, 2, 1),
    lambda net, x: abs(x).sqrt(),
    lambda net, x: x.pad([0, 0], [1, 0], [0, 0], [0, 0]),
    lambda net, x: x.to("MAX_POOL_2D", VALID, 1, 1, 2, 2, 0),
    lambda net, x: x.max(0.0),
)
"""Operations that may be left to another processor than products are."""


@_DIGITS("CONV_2D", "forks")
def _forks(net: Net) -> list[Term]:
    """Matrix products and moves, perhaps on another processor, read the same tensor."""
    shared = _x(net) + _decimals(net, 2)
    bias = net.constant(_decimals(net, 2))
    shown = [
        shared.to("CONV_2D", net.constant(_decimals(net, 2, 1, 1, 2)), bias, VALID, 1, 1, 0),
        shared.to("FULLY_CONNECTED", net.constant(_decimals(net, 2, 2)), bias, 0),
        *(move(net, shared) for move in _MOVES),
    ]
    made = _x(net) * _decimals(net, 2)
    return [*shown, made.to("TANH"), *(move(net, made) for move in _MOVES)]


@_DIGITS("CONV_2D", "borders")
def _borders(net: Net) -> Iterator[Term]:
    """Moves, perhaps on another processor, are between two matrix products."""
    for move in _MOVES:
        bias = net.constant(_decimals(net, 2))
        taps = net.constant(_decimals(net, 2, 1, 1, 2))
        moved = move(net, _x(net).to("CONV_2D", taps, bias, VALID, 1, 1, 0))
        yield moved * _decimals(net, 1)


@_DIGITS("ADD", "chain")
def _long(net: Net) -> Iterator[Term]:
    """The first, a middle and the last result of a chain of sums are outputs."""
    x = net.given(_decimals(net, 2, 3))
    first = x + _decimals(net, 3)
    last = first
    for number in range(40):
        last = last + _decimals(net, 3) / 64
        if number % 13 == 12:
            yield last * first
    yield last - first
