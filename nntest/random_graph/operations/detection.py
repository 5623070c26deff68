"""ROI_ALIGN, ROI_POOLING and the operations on boxes.

Numbers of boxes are multiples of the step of quantized ones, whatever their type.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import is_quantized
from nnhal.operations.detection import BOX
from nnhal.operations.node import Shape
from nnhal.operations.spatial import Image
from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.leaves import random_quantization
from nntest.random_graph.site import Site
from nntest.random_graph.values import CODES, Quantization, Value
from nntest.random_graph.windows import image, layout

__all__: list[str] = []

O = OperationType  # noqa: E741

_STEP: Final = 0.125
_MAX_BOXES: Final = 8
_SMALL: Final = 16
_EIGHTHS: Final = 8

_Numbers = Sequence[Any] | NDArray[Any]


def _give_numbers(site: Site, name: str, steps: _Numbers) -> Value:
    """Numbers in steps, in the type of the argument."""
    if is_quantized(site.type(name)):
        return site.given(name, steps, Quantization(_STEP))
    return site.given(name, np.asarray(steps) * _STEP)


def _boxes(site: Site, count: int, height: int, width: int) -> list[list[int]]:
    """Left, top, right, bottom in steps, within an image of this size; none is empty."""

    def ends(size: int) -> tuple[int, int]:
        most = int(size / _STEP)
        first = site.dice.number(0, most - 1)
        return first, site.dice.number(first + 1, most)

    boxes = []
    for _ in range(count):
        (left, right), (top, bottom) = ends(width), ends(height)
        boxes.append([left, top, right, bottom])
    return boxes


def _owners(site: Site, count: int, images: int) -> list[int]:
    """To which image each box belongs, ascending."""
    return sorted(site.dice.numbers(count, 0, images - 1))


def _sizes(site: Site, images: int) -> list[list[int]]:
    """Height and width of every image, in steps."""
    return [[8 * number for number in site.dice.numbers(2, 8, 19)] for _ in range(images)]


def _distinct(site: Site, name: str, shape: Shape) -> Value:
    """Scores between 0 and 1, no two the same while there are not more than codes."""
    count, type = math.prod(shape), site.type(name)
    # An odd step visits every code before it comes back to one.
    start, step = site.dice.number(0, 255), 2 * site.dice.number(0, 127) + 1
    codes = [(start + step * number) % 256 for number in range(count)]
    elements = np.array(codes).reshape(shape)
    if is_quantized(type):
        least = CODES[type][0]
        return site.given(name, elements + least, Quantization(1 / 256, least))
    return site.given(name, elements / 256)


@draws(O.ROI_ALIGN, O.ROI_POOLING)
def _regions(site: Site) -> None:
    """Boxes on the original image, which is larger than the input by the ratios."""
    dice, nchw = site.dice, layout(site)
    data = site.tensor("input", new=lambda: _small_image(site, nchw))
    over, count = image(data, nchw), dice.number(1, _MAX_BOXES)
    ratio = dice.number(1, 3)
    _give_numbers(site, "roi", _boxes(site, count, over.height * ratio, over.width * ratio))
    site.given("batch_index", _owners(site, count, over.batches))
    size = dice.numbers(2, 1, 4)
    site.scalar("output_height", size[0])
    site.scalar("output_width", size[1])
    site.scalar("height_ratio", ratio)
    site.scalar("width_ratio", ratio)
    for name in ("height_samples", "width_samples"):
        site.scalar(name, dice.number(0, 3))
    site.require(over.height <= 4 * _SMALL and over.width <= 4 * _SMALL)
    site.work(count * over.channels * max(over.height * over.width, 9 * size[0] * size[1]))
    site.outputs((min(data.low, 0.0), max(data.high, 0.0)))


def _small_image(site: Site, nchw: bool) -> Shape:
    dice, (_, high) = site.dice, site.draft.limits.dimension
    height, width = dice.numbers(2, 2, _SMALL)
    most = max(1, min(high, site.limit // (4 * height * width), 8))
    return Image(dice.number(1, 2), height, width, dice.number(1, most)).shape(nchw)


@draws(O.AXIS_ALIGNED_BBOX_TRANSFORM)
def _transform(site: Site) -> None:
    dice = site.dice
    images, count, classes = dice.number(1, 3), dice.number(1, _MAX_BOXES), dice.number(1, 4)
    _give_numbers(site, "roi", _boxes(site, count, 8, 8))
    _give_deltas(site, (count, BOX * classes))
    site.given("batch_index", _owners(site, count, images))
    _give_numbers(site, "image_info", _sizes(site, images))
    site.outputs((0.0, 160.0))


def _give_deltas(site: Site, shape: Shape) -> None:
    """Changes of boxes: small ones, since sizes change by their exponentials."""
    type = site.type("deltas")
    quantization = Quantization()
    if is_quantized(type):
        quantization = Quantization(2.0**-6, random_quantization(site.dice, type, shape).zero_point)
    constant = site.dice.one_in(4)
    site.leaf("deltas", shape, quantization=quantization, constant=constant)


@draws(O.BOX_WITH_NMS_LIMIT)
def _nms(site: Site) -> None:
    dice = site.dice
    count, classes, images = dice.number(1, _MAX_BOXES), dice.number(2, 4), dice.number(1, 2)
    _distinct(site, "scores", (count, classes))
    boxes = np.reshape(_boxes(site, count * classes, 12, 12), (count, BOX * classes))
    _give_numbers(site, "roi", boxes)
    site.given("batch_index", _owners(site, count, images))
    site.scalar("score_threshold", dice.number(0, 4) / 8)
    site.scalar("most_detections", dice.pick((-1, dice.number(1, count))))
    site.scalar("nms_kernel", dice.number(0, 2))
    site.scalar("iou_threshold", dice.number(1, 7) / 8)
    site.scalar("sigma", dice.number(1, 8) / 8)
    site.scalar("nms_score_threshold", dice.number(0, 4) / 8)
    most = count * (classes - 1)
    site.rooms({0: (most,), 1: (most, BOX), 2: (most,), 3: (most,)})
    site.outputs((0.0, 1.0), (0.0, 12.0), (0, classes - 1), (0, images - 1))


@draws(O.GENERATE_PROPOSALS)
def _proposals(site: Site) -> None:
    dice, nchw = site.dice, layout(site)
    over = Image(dice.number(1, 2), *dice.numbers(3, 1, 4))
    anchors = over.channels
    _distinct(site, "scores", over.shape(nchw))
    _give_deltas(site, over._replace(channels=anchors * BOX).shape(nchw))
    sizes = [dice.numbers(2, 4, 40) for _ in range(anchors)]
    _give_numbers(site, "anchors", [[-w, -h, w, h] for w, h in sizes])
    _give_numbers(site, "image_info", _sizes(site, over.batches))
    site.scalar("height_ratio", 2)
    site.scalar("width_ratio", 2)
    site.scalar("most_before_nms", dice.pick((-1, dice.number(1, 16))))
    site.scalar("most_after_nms", dice.pick((-1, dice.number(1, 8))))
    site.scalar("iou_threshold", dice.number(1, 7) / _EIGHTHS)
    site.scalar("least_size", dice.number(0, 8) / _EIGHTHS)
    most = math.prod(over)
    site.rooms({0: (most,), 1: (most, BOX), 2: (most,)})
    site.outputs((0.0, 1.0), (0.0, 160.0), (0, over.batches - 1))


@draws(O.HEATMAP_MAX_KEYPOINT)
def _heatmap(site: Site) -> None:
    nchw = layout(site)

    def square() -> Shape:
        size = site.dice.number(2, 8)
        return Image(site.dice.number(1, 4), size, size, site.dice.number(1, 4)).shape(nchw)

    def is_square(value: Value) -> bool:
        over = image(value, nchw)
        return over.height == over.width >= 2 and over.batches <= _MAX_BOXES

    bound = math.sqrt(site.magnitude)
    maps = site.tensor("heatmap", within=(-bound, bound), accepts=is_square, new=square)
    _give_numbers(site, "boxes", _boxes(site, image(maps, nchw).batches, 12, 12))
    most = 4 * maps.magnitude
    site.outputs((-most, most), (0.0, 16.0))


@draws(O.DETECTION_POSTPROCESSING)
def _postprocessing(site: Site) -> None:
    dice = site.dice
    batches, anchors, classes = dice.number(1, 2), dice.number(2, 8), dice.number(2, 4)
    _distinct(site, "scores", (batches, anchors, classes))
    site.leaf("deltas", (batches, anchors, BOX), (-0.5, 0.5), constant=dice.flag())
    site.leaf("anchors", (anchors, BOX), (0.5, 4.0))
    for name, scale in (("scale_y", 10), ("scale_x", 10), ("scale_h", 5), ("scale_w", 5)):
        site.scalar(name, scale)
    site.scalar("regular_nms", dice.flag())
    site.scalar("most_detections", dice.number(1, anchors))
    site.scalar("most_classes_per_detection", dice.number(1, classes - 1))
    site.scalar("most_detections_per_class", dice.number(1, anchors))
    site.scalar("score_threshold", dice.number(0, 2) / _EIGHTHS)
    site.scalar("iou_threshold", dice.number(1, 7) / _EIGHTHS)
    site.scalar("with_background", dice.flag())
    site.outputs((0.0, 1.0), (-16.0, 16.0), (0, classes), (0, anchors * classes))
