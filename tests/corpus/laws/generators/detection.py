"""Regions of interest, boxes and key points."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice, like
from tests.corpus.laws.operand_types import F32, FLOAT_AND_QUANT8, I32, Q16S, U16
from tests.corpus.laws.table import Case, generates
from tests.operands import Array, Tensor

O = OperationType  # noqa: E741

_STEP = 0.125
"""The scale of all quantized boxes; float ones are multiples of it too."""


def _boxes(dice: Dice, count: int, size: float, type_: OperandType) -> Tensor:
    """Left, top, right, bottom inside of a square of ``size``."""
    corners = dice.rng.integers(0, int(size / _STEP) + 1, (2, count, 2))
    return _in_steps(np.concatenate([corners.min(0), corners.max(0)], axis=1), type_)


def _in_steps(values: Array, type_: OperandType, quantized: OperandType = U16) -> Tensor:
    if type_ == F32:
        return Tensor(F32, values * _STEP)
    return Tensor(quantized, values, _STEP)


def _box_output(type_: OperandType) -> Tensor:
    return Tensor(F32) if type_ == F32 else Tensor(U16, None, _STEP)


def _sizes(dice: Dice, images: int, type_: OperandType) -> Tensor:
    """Height and width of every image."""
    return _in_steps(dice.rng.integers(8, 20, (images, 2)) * 8, type_)


def _owners(dice: Dice, boxes: int, images: int) -> Tensor:
    return Tensor(I32, np.sort(dice.rng.integers(0, images, boxes)))


@generates(O.ROI_ALIGN, O.ROI_POOLING, types=FLOAT_AND_QUANT8)
def _regions(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    images, boxes, depth = dice.shape(3, 3)
    source = dice.tensor(type_, (images, 6, 6, depth))
    regions = [_boxes(dice, boxes, 12, type_), _owners(dice, boxes, images)]
    samples = dice.numbers(2, 0, 3) if operation == O.ROI_ALIGN else []
    arguments = [source, *regions, *dice.numbers(2, 1, 3), 2.0, 2.0, *samples, False]
    return Case(operation, arguments, [like(source)], layout=len(arguments) - 1)


@generates(O.AXIS_ALIGNED_BBOX_TRANSFORM, types=FLOAT_AND_QUANT8)
def _transform(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    images, boxes, classes = dice.shape(3, 4)
    deltas = dice.tensor(type_, (boxes, 4 * classes))
    if type_ != F32:
        deltas = Tensor(type_, deltas.array, 0.02, deltas.zero_point)
    owners = _owners(dice, boxes, images)
    arguments = [_boxes(dice, boxes, 12, type_), deltas, owners, _sizes(dice, images, type_)]
    return Case(operation, arguments, [_box_output(type_)])


@generates(O.BOX_WITH_NMS_LIMIT, types=FLOAT_AND_QUANT8)
def _nms(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    boxes, classes, images = dice.number(1, 6), dice.number(2, 3), dice.number(1, 2)
    scores = _scores(dice, type_, (boxes, classes))
    regions = _boxes(dice, boxes * classes, 12, type_)
    regions = Tensor(regions.type, regions.array.reshape(boxes, -1), regions.scale)
    limits = [0.1, dice.pick((-1, 2, 5)), dice.number(0, 2), 0.4, 0.5, 0.1]
    arguments = [scores, regions, _owners(dice, boxes, images), *limits]
    outputs = [like(scores), _box_output(type_), Tensor(I32), Tensor(I32)]
    return Case(operation, arguments, outputs)


def _scores(dice: Dice, type_: OperandType, shape: tuple[int, ...]) -> Tensor:
    """Between 0 and 1, and no two the same, so that their order is one."""
    codes = dice.rng.permutation(256)[: int(np.prod(shape))].reshape(shape)
    if type_ == F32:
        return Tensor(F32, codes / 256)
    low = int(np.iinfo(dice.codes(type_, (1,)).dtype).min)
    return Tensor(type_, codes + low, 1 / 256, low)


@generates(O.GENERATE_PROPOSALS, types=FLOAT_AND_QUANT8)
def _proposals(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    images, height, width, anchors = dice.shape(4, 3)
    scores = _scores(dice, type_, (images, height, width, anchors))
    deltas = dice.tensor(type_, (images, height, width, 4 * anchors))
    if type_ != F32:
        deltas = Tensor(type_, deltas.array, 0.02, deltas.zero_point)
    square = dice.rng.integers(4, 40, (anchors, 2))
    corners = _in_steps(np.concatenate([-square, square], axis=1), type_, Q16S)
    limits = [2.0, 2.0, dice.pick((-1, 4)), dice.pick((-1, 3)), 0.5, 0.5]
    arguments = [scores, deltas, corners, _sizes(dice, images, type_), *limits, False]
    outputs = [like(scores), _box_output(type_), Tensor(I32)]
    return Case(operation, arguments, outputs, layout=10, images=(0, 1), output_images=())


@generates(O.HEATMAP_MAX_KEYPOINT, types=FLOAT_AND_QUANT8)
def _heatmap(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    boxes, points, size = dice.number(1, 3), dice.number(1, 3), dice.number(2, 5)
    maps = dice.tensor(type_, (boxes, size, size, points))
    arguments = [maps, _boxes(dice, boxes, 12, type_), False]
    outputs = [dice.output(type_, maps.scale), _box_output(type_)]
    return Case(operation, arguments, outputs, layout=2, output_images=())


@generates(O.DETECTION_POSTPROCESSING, types=(F32,))
def _postprocessing(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """One batch, and of its places only those that are filled: the HAL has zeros in the others,
    TF Lite anything.
    """
    anchors, classes = dice.number(2, 6), dice.number(2, 4)
    scores = _scores(dice, F32, (1, anchors, classes))
    deltas = dice.tensor(F32, (1, anchors, 4), 0.3)
    boxes = Tensor(F32, np.abs(dice.tensor(F32, (anchors, 4), 3).array) + 0.5)
    limits = [dice.flag(), dice.number(1, anchors), 1, dice.number(1, anchors), 0.0, 0.5]
    arguments = [scores, deltas, boxes, 10.0, 10.0, 5.0, 5.0, *limits, dice.flag()]
    outputs = [Tensor(F32), Tensor(F32), Tensor(I32), Tensor(I32)]
    return Case(operation, arguments, outputs, count=3)
