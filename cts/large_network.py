"""A large network: as many operations as a Mask R-CNN, and of the same make.

A backbone of residual blocks, a pyramid of features with heads on each level, proposals of regions,
and for what is found in them classes, boxes, masks and key points. How many regions there are is
only known when they are computed. Source: the network of Android's ``TestValidateModel.cpp``, a
Mask R-CNN; He et al., 2017.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cts.sketch import Sketch
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.runtime import Runtime
from nnhal.types import OperandType as Code
from nnhal.types import OperationType

__all__ = ["MIN_OPERATIONS", "large_network", "network_execution", "network_outputs"]

MIN_OPERATIONS: Final = 250
"""Android's network has as many."""

_LEVELS: Final = 4
_BLOCKS: Final = 12
"""Residual blocks of each level of the backbone."""
_HEADS: Final = 3
_HEAD_LAYERS: Final = 14
_CHANNELS: Final = 4
_SIZE: Final = 16

_ANCHORS: Final = ((-2, -2, 2, 2), (-4, -2, 4, 2), (-2, -4, 2, 4))
_BOX: Final = 4
_CLASSES: Final = 3
_MAX_PROPOSALS: Final = 20
_MAX_DETECTIONS: Final = 10
_POOLED: Final = 4
"""Height and width of what is cut out of the features for a region."""
_HIDDEN: Final = 16
_MASK_LAYERS: Final = 4
_KEYPOINTS: Final = 5

_ROOMS: Final = (
    *(((1, size, size, _CHANNELS), 1.0) for size in (2, 4, 8, 16) for _ in range(_HEADS)),
    ((_MAX_DETECTIONS,), 1.0),
    ((_MAX_DETECTIONS, _BOX), float(_SIZE)),
    ((_MAX_DETECTIONS, 2 * _POOLED, 2 * _POOLED, _CLASSES), 1.0),
    ((_MAX_DETECTIONS, _KEYPOINTS), float("inf")),
    ((_MAX_DETECTIONS, _KEYPOINTS, 2), float(_SIZE)),
)
"""Of each output the largest shape, and the largest number: probabilities, and places."""


def large_network(runtime: Runtime, *, known: bool) -> Model:
    """The network, finished. ``known`` tells whether it says the dimensions of what it computes
    where they do not depend on data.
    """
    return _Network(runtime, known=known).built()


def network_execution(compilation: Compilation) -> tuple[Execution, Sequence[NDArray[Any]]]:
    """An execution of the network on one image, and the room for its outputs."""
    execution = Execution(compilation)
    image = np.sin(np.arange(_SIZE * _SIZE * _CHANNELS, dtype=np.float32))
    type = OperandType(Code.TENSOR_FLOAT32, (1, _SIZE, _SIZE, _CHANNELS))
    execution.set_input(0, image.reshape(type.dimensions), type)
    rooms = [np.full(shape, np.nan, np.float32) for shape, _ in _ROOMS]
    for index, room in enumerate(rooms):
        execution.set_output(index, room)
    return execution, rooms


def network_outputs(
    execution: Execution, rooms: Sequence[NDArray[Any]]
) -> Sequence[tuple[NDArray[Any], float]]:
    """Return what a computation has written to each of ``rooms``, and the largest number that it
    may have; none is negative but scores of key points.
    """
    return [
        (room.reshape(-1)[: int(np.prod(shape))].reshape(shape), largest)
        for index, (room, (_, largest)) in enumerate(zip(rooms, _ROOMS, strict=True))
        for shape in (execution.output_operand_dimensions(index),)
    ]


class _Network:
    """Builds it, and keeps what operations share."""

    def __init__(self, runtime: Runtime, *, known: bool) -> None:
        self._sketch = Sketch(runtime)
        self._known = known
        self._numbers = np.random.default_rng(0)
        self._same, self._valid = self._sketch.int32(1), self._sketch.int32(2)
        self._none, self._relu = self._sketch.int32(0), self._sketch.int32(1)
        self._nhwc = self._sketch.constant(Code.BOOL, False)

    def built(self) -> Model:
        image = self._sketch.float32(1, _SIZE, _SIZE, _CHANNELS)
        levels, value, size = [], image, _SIZE
        for _ in range(_LEVELS):
            for _ in range(_BLOCKS):
                value = self._residual(value, size)
            levels.append((value, size))
            size //= 2
            value = self._convolution(value, size, stride=2)
        pyramid = self._pyramid(levels)
        outputs = [self._head(value, size) for value, size in pyramid for _ in range(_HEADS)]
        return self._sketch.finished([image], [*outputs, *self._detections(pyramid[-1][0])])

    def _tensor(self, size: int) -> int:
        known = (1, size, size, _CHANNELS)
        return self._sketch.float32(*(known if self._known else (0, 0, 0, 0)))

    def _float(self, value: float) -> int:
        return self._sketch.constant(Code.FLOAT32, value)

    def _constant(self, *shape: int) -> int:
        values: Any = self._numbers.uniform(-0.2, 0.2, shape)
        return self._sketch.constant(Code.TENSOR_FLOAT32, values)

    def _convolution(self, value: int, size: int, *, stride: int = 1) -> int:
        return self._convolved(value, self._tensor(size), stride=stride, activation=self._relu)

    def _convolved(
        self,
        value: int,
        output: int,
        channels: int = _CHANNELS,
        *,
        stride: int = 1,
        activation: int,
    ) -> int:
        step = self._sketch.int32(stride)
        weights = self._constant(channels, 3, 3, _CHANNELS), self._constant(channels)
        inputs = [value, *weights, self._same, step, step, activation]
        self._sketch.operation(OperationType.CONV_2D, inputs, [output])
        return output

    def _residual(self, value: int, size: int) -> int:
        output, inner = self._tensor(size), self._convolution(value, size)
        self._sketch.operation(OperationType.ADD, [value, inner, self._none], [output])
        return output

    def _pyramid(self, levels: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """Each level with what is below it, from the smallest one up."""
        value, _ = levels[-1]
        found = [levels[-1]]
        for other, size in reversed(levels[:-1]):
            large, total = self._tensor(size), self._tensor(size)
            extent = self._sketch.int32(size)
            self._sketch.operation(OperationType.RESIZE_BILINEAR, [value, extent, extent], [large])
            self._sketch.operation(OperationType.ADD, [large, other, self._none], [total])
            value = total
            found.append((value, size))
        return found

    def _head(self, value: int, size: int) -> int:
        for _ in range(_HEAD_LAYERS):
            value = self._convolution(value, size)
        output = self._sketch.float32(1, size, size, _CHANNELS)
        self._sketch.operation(OperationType.LOGISTIC, [value], [output])
        return output

    # --- regions -------------------------------------------------------------------------------

    def _detections(self, features: int) -> Sequence[int]:
        """Scores and boxes of what is found in ``features``, its masks, and its key points."""
        image = self._sketch.constant(Code.TENSOR_FLOAT32, [[_SIZE, _SIZE]])
        regions, batches = self._proposals(features, image)
        pooled = self._pooled(features, regions, batches)
        flat = self._sketch.float32(0, _POOLED * _POOLED * _CHANNELS)
        shape = self._sketch.constant(Code.TENSOR_INT32, [-1, _POOLED * _POOLED * _CHANNELS])
        self._sketch.operation(OperationType.RESHAPE, [pooled, shape], [flat])
        hidden = self._connected(flat, _POOLED * _POOLED * _CHANNELS, _HIDDEN, self._relu)
        boxes, classes = self._sketch.float32(0, _CLASSES * _BOX), self._sketch.float32(0, _CLASSES)
        logits = self._connected(hidden, _HIDDEN, _CLASSES, self._none)
        self._sketch.operation(OperationType.SOFTMAX, [logits, self._float(1.0)], [classes])
        deltas = self._connected(hidden, _HIDDEN, _CLASSES * _BOX, self._none)
        moved = [regions, deltas, batches, image]
        self._sketch.operation(OperationType.AXIS_ALIGNED_BBOX_TRANSFORM, moved, [boxes])
        scores, found, found_batches = self._selected(classes, boxes, batches)
        features_of_found = self._pooled(features, found, found_batches)
        return scores, found, *self._masks(features_of_found, found)

    def _proposals(self, features: int, image: int) -> tuple[int, int]:
        """Regions, and the image of each."""
        anchors = self._sketch.constant(Code.TENSOR_FLOAT32, _ANCHORS)
        count = len(_ANCHORS)
        value = self._convolution(features, _SIZE)
        logits, scores = (self._sketch.float32(1, _SIZE, _SIZE, count) for _ in range(2))
        deltas = self._sketch.float32(1, _SIZE, _SIZE, count * _BOX)
        self._convolved(value, logits, count, activation=self._none)
        self._sketch.operation(OperationType.LOGISTIC, [logits], [scores])
        self._convolved(value, deltas, count * _BOX, activation=self._none)
        settings = [
            *(self._float(1.0), self._float(1.0)),
            *(self._sketch.int32(-1), self._sketch.int32(_MAX_PROPOSALS)),
            *(self._float(0.7), self._float(1.0), self._nhwc),
        ]
        outputs = self._sketch.float32(0), self._sketch.float32(0, _BOX), self._int32s()
        inputs = [scores, deltas, anchors, image, *settings]
        self._sketch.operation(OperationType.GENERATE_PROPOSALS, inputs, outputs)
        return outputs[1], outputs[2]

    def _pooled(self, features: int, regions: int, batches: int) -> int:
        output = self._sketch.float32(0, _POOLED, _POOLED, _CHANNELS)
        extent, samples = self._sketch.int32(_POOLED), self._sketch.int32(2)
        ratio = self._float(1.0)
        settings = [extent, extent, ratio, ratio, samples, samples, self._nhwc]
        inputs = [features, regions, batches, *settings]
        self._sketch.operation(OperationType.ROI_ALIGN, inputs, [output])
        return output

    def _connected(self, value: int, size: int, outputs: int, activation: int) -> int:
        output = self._sketch.float32(0, outputs)
        weights = self._constant(outputs, size), self._constant(outputs)
        inputs = [value, *weights, activation]
        self._sketch.operation(OperationType.FULLY_CONNECTED, inputs, [output])
        return output

    def _selected(self, classes: int, boxes: int, batches: int) -> tuple[int, int, int]:
        """Scores, boxes and images of what is found."""
        settings = [
            *(self._float(0.05), self._sketch.int32(_MAX_DETECTIONS), self._sketch.int32(0)),
            *(self._float(0.5), self._float(0.5), self._float(0.05)),
        ]
        scores, found = self._sketch.float32(0), self._sketch.float32(0, _BOX)
        kinds, of_found = self._int32s(), self._int32s()
        inputs = [classes, boxes, batches, *settings]
        outputs = [scores, found, kinds, of_found]
        self._sketch.operation(OperationType.BOX_WITH_NMS_LIMIT, inputs, outputs)
        return scores, found, of_found

    def _masks(self, value: int, boxes: int) -> Sequence[int]:
        """Masks, scores of key points, and key points."""
        for _ in range(_MASK_LAYERS):
            output = self._sketch.float32(0, _POOLED, _POOLED, _CHANNELS)
            value = self._convolved(value, output, activation=self._relu)
        large = 2 * _POOLED
        enlarged = self._sketch.float32(0, large, large, _CHANNELS)
        weights = self._constant(_CHANNELS, 2, 2, _CHANNELS), self._constant(_CHANNELS)
        no, two = self._sketch.int32(0), self._sketch.int32(2)
        inputs = [value, *weights, no, no, no, no, two, two, self._relu, self._nhwc]
        self._sketch.operation(OperationType.TRANSPOSE_CONV_2D, inputs, [enlarged])
        logits, masks = (self._sketch.float32(0, large, large, _CLASSES) for _ in range(2))
        self._convolved(enlarged, logits, _CLASSES, activation=self._none)
        self._sketch.operation(OperationType.LOGISTIC, [logits], [masks])
        heat = self._sketch.float32(0, large, large, _KEYPOINTS)
        self._convolved(enlarged, heat, _KEYPOINTS, activation=self._none)
        scores = self._sketch.float32(0, _KEYPOINTS)
        points = self._sketch.float32(0, _KEYPOINTS, 2)
        inputs = [heat, boxes, self._nhwc]
        self._sketch.operation(OperationType.HEATMAP_MAX_KEYPOINT, inputs, [scores, points])
        return masks, scores, points

    def _int32s(self) -> int:
        return self._sketch.operand(Code.TENSOR_INT32, 0)
