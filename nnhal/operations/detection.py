"""ROI_ALIGN, ROI_POOLING and the operations on boxes.

BOX_WITH_NMS_LIMIT and GENERATE_PROPOSALS select as many boxes as their data ask for: their
``data_dependent`` first dimensions are inferred as 0.
"""

from __future__ import annotations

from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.recurrent import require_shape
from nnhal.operations.rules import FixedQuantization, SameQuantization
from nnhal.operations.spatial import Image
from nnhal.operations.spec import (
    F16,
    F32,
    I32,
    Q16S,
    S8,
    U8,
    U16,
    Argument,
    FeatureLevel,
    Form,
    OperationSpec,
    Rule,
    ShapeFunction,
    T,
    Types,
    TypeVariable,
    real_of,
    scalar,
    scalars,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = ["BOX", "OPERATIONS"]

BOX: Final = 4
"""Numbers of a box: x1, y1, x2, y2."""

_BOX_QUANTIZATION: Final = {U16: (0.125, 0)}


def _roi_shapes(node: Node) -> tuple[Shape, ...]:
    """[regions, height, width, channels] in the layout of the input, of ROI_ALIGN and _POOLING."""
    image, nchw = _image(node, 0, len(node.inputs) - 1)
    node.require(0 not in image, f"input 0 {tuple(image)} has no elements")
    regions = node.tensor(1).shape[0]
    require_shape(node, 1, regions, BOX)
    require_shape(node, 2, regions)
    height, width = _positive(node, 3, 4)
    _positive(node, 5, 6)
    if node.operation == OperationType.ROI_ALIGN:
        samples = node.scalar(7), node.scalar(8)
        node.require(min(samples) >= 0, f"inputs 7 and 8 (sampling ratio): {samples} is negative")
    out = Image(regions, height, width, image.channels)
    return (out.shape(nchw),)


def _image(node: Node, index: int, layout: int) -> tuple[Image, bool]:
    nchw = bool(node.scalar(layout))
    return Image.of(node.tensor(index).shape, nchw), nchw


def _positive(node: Node, *indexes: int) -> tuple[int, ...]:
    values = tuple(node.scalar(index) for index in indexes)
    node.require(min(values) > 0, f"inputs {indexes}: {values} is not positive")
    return values


def _transform_shapes(node: Node) -> tuple[Shape, ...]:
    """[regions, 4 * classes]; only the number of regions may be zero."""
    regions, numbers = node.tensor(1).shape
    valid = numbers > 0 and numbers % BOX == 0
    node.require(valid, f"input 1 (deltas) has {numbers} numbers a region, expected 4 a class")
    require_shape(node, 0, regions, BOX)
    require_shape(node, 2, regions)
    images = node.tensor(3).shape[0]
    node.require(images > 0, "input 3 (image information) has no elements")
    require_shape(node, 3, images, 2)
    return ((regions, numbers),)


def _nms_shapes(node: Node) -> tuple[Shape, ...]:
    """Scores, boxes, classes, batches of what is selected."""
    regions, classes = node.tensor(0).shape
    node.require(classes > 1, f"input 0 (scores) has {classes} classes, expected 2 or more")
    require_shape(node, 1, regions, BOX * classes)
    require_shape(node, 2, regions)
    kernel = node.scalar(5)
    node.require(kernel in (0, 1, 2), f"input 5 (NMS kernel) is {kernel}, expected 0, 1 or 2")
    return ((0,), (0, BOX), (0,), (0,))


def _proposals_shapes(node: Node) -> tuple[Shape, ...]:
    """Scores, boxes, batches of what is selected."""
    image, nchw = _image(node, 0, 10)
    deltas = image._replace(channels=image.channels * BOX)
    require_shape(node, 1, *deltas.shape(nchw))
    require_shape(node, 2, image.channels, BOX)
    require_shape(node, 3, image.batches, 2)
    return ((0,), (0, BOX), (0,))


def _heatmap_shapes(node: Node) -> tuple[Shape, ...]:
    """Scores [boxes, keypoints] and keypoints [boxes, keypoints, 2]."""
    image, _ = _image(node, 0, 2)
    square = image.height == image.width and image.height >= 2
    node.require(square, f"heat maps of {image.height} x {image.width}, expected a square from 2")
    require_shape(node, 1, image.batches, BOX)
    return ((image.batches, image.channels), (image.batches, image.channels, 2))


def _postprocessing_shapes(node: Node) -> tuple[Shape, ...]:
    """Scores, boxes, classes of a fixed number of detections a batch, and how many are valid."""
    batches, anchors, classes = node.tensor(0).shape
    encoding = node.tensor(1).shape[-1]
    node.require(classes > 1, f"input 0 (scores) has {classes} classes, expected 2 or more")
    node.require(
        encoding >= BOX, f"input 1 (deltas) has {encoding} numbers a box, expected 4 or more"
    )
    require_shape(node, 1, batches, anchors, encoding)
    require_shape(node, 2, anchors, BOX)
    _positive(node, 3, 4, 5, 6)
    detections = _detections(node)
    return ((batches, detections), (batches, detections, BOX), (batches, detections), (batches,))


def _detections(node: Node) -> int:
    """Detections a batch: with the fast kernel several classes of a box may count."""
    regular = node.scalar(7)
    (most,) = _positive(node, 8)
    (classes,) = _positive(node, 10 if regular else 9)
    thresholds = node.scalar(11), node.scalar(12)
    node.require(min(thresholds) >= 0, f"inputs 11 and 12 (thresholds): {thresholds} is negative")
    return most if regular else most * classes


_R, _A, _S = TypeVariable("boxes"), TypeVariable("anchors"), TypeVariable("scalar")
_LAYOUT: Final = scalars("nchw", type=OperandType.BOOL)
_FLOATS: Final = tuple(
    Types(FeatureLevel.V1_2, {T: type, _R: type, _A: type, _S: real_of(type)})
    for type in (F16, F32)
)
_QUANTIZED: Final = tuple(
    Types(since, {T: type, _R: U16, _A: Q16S, _S: OperandType.FLOAT32})
    for since, type in ((FeatureLevel.V1_2, U8), (FeatureLevel.V1_3, S8))
)


def _operation(
    type: OperationType,
    inputs: tuple[Argument, ...],
    outputs: tuple[Argument, ...],
    shapes: ShapeFunction,
    *rules: Rule,
    types: tuple[Types, ...] = _FLOATS + _QUANTIZED,
    **facts: bool,
) -> OperationSpec:
    """An operation of HAL 1.2."""
    forms = (Form(FeatureLevel.V1_2, inputs, outputs),)
    return OperationSpec(type, forms, types, shapes, rules, **facts)


_REGIONS: Final = (
    tensor("input", T, 4),
    tensor("roi", _R, 2),
    tensor("batch_index", I32, 1),
    *scalars("output_height", "output_width"),
    *scalars("height_ratio", "width_ratio", type=_S),
)

OPERATIONS: Final = (
    _operation(
        OperationType.ROI_ALIGN,
        (*_REGIONS, *scalars("height_samples", "width_samples"), *_LAYOUT),
        (tensor("output", T),),
        _roi_shapes,
        FixedQuantization(_BOX_QUANTIZATION, input=1),
        zero_sized=True,
    ),
    _operation(
        OperationType.ROI_POOLING,
        (*_REGIONS, *_LAYOUT),
        (tensor("output", T),),
        _roi_shapes,
        FixedQuantization(_BOX_QUANTIZATION, input=1),
        SameQuantization(),
    ),
    # Signed deltas count as 1.2 in Android's validator; as an operand type they need 1.3.
    _operation(
        OperationType.AXIS_ALIGNED_BBOX_TRANSFORM,
        (
            tensor("roi", _R, 2),
            tensor("deltas", T, 2),
            tensor("batch_index", I32, 1),
            tensor("image_info", _R, 2),
        ),
        (tensor("output", _R),),
        _transform_shapes,
        FixedQuantization(_BOX_QUANTIZATION, input=0),
        FixedQuantization(_BOX_QUANTIZATION, input=3),
        FixedQuantization(_BOX_QUANTIZATION),
        types=(*_FLOATS, *(Types(FeatureLevel.V1_2, {T: type, _R: U16}) for type in (U8, S8))),
        zero_sized=True,
    ),
    _operation(
        OperationType.BOX_WITH_NMS_LIMIT,
        (
            tensor("scores", T, 2),
            tensor("roi", _R, 2),
            tensor("batch_index", I32, 1),
            scalar("score_threshold", _S),
            *scalars("most_detections", "nms_kernel"),
            *scalars("iou_threshold", "sigma", "nms_score_threshold", type=_S),
        ),
        (
            tensor("scores", T),
            tensor("roi", _R),
            tensor("classes", I32),
            tensor("batch_index", I32),
        ),
        _nms_shapes,
        FixedQuantization(_BOX_QUANTIZATION, input=1),
        SameQuantization(),
        FixedQuantization(_BOX_QUANTIZATION, output=1),
        zero_sized=True,
        data_dependent=True,
    ),
    _operation(
        OperationType.GENERATE_PROPOSALS,
        (
            tensor("scores", T, 4),
            tensor("deltas", T, 4),
            tensor("anchors", _A, 2),
            tensor("image_info", _R, 2),
            *scalars("height_ratio", "width_ratio", type=_S),
            *scalars("most_before_nms", "most_after_nms"),
            *scalars("iou_threshold", "least_size", type=_S),
            *_LAYOUT,
        ),
        (tensor("scores", T), tensor("roi", _R), tensor("batch_index", I32)),
        _proposals_shapes,
        FixedQuantization({Q16S: (0.125, 0)}, input=2),
        FixedQuantization(_BOX_QUANTIZATION, input=3),
        SameQuantization(),
        FixedQuantization(_BOX_QUANTIZATION, output=1),
        data_dependent=True,
    ),
    _operation(
        OperationType.HEATMAP_MAX_KEYPOINT,
        (tensor("heatmap", T, 4), tensor("boxes", _R, 2), *_LAYOUT),
        (tensor("scores", T), tensor("keypoints", _R)),
        _heatmap_shapes,
        FixedQuantization(_BOX_QUANTIZATION, input=1),
        FixedQuantization(_BOX_QUANTIZATION, output=1),
    ),
    _operation(
        OperationType.DETECTION_POSTPROCESSING,
        (
            tensor("scores", T, 3),
            tensor("deltas", T, 3),
            tensor("anchors", T, 2),
            *scalars("scale_y", "scale_x", "scale_h", "scale_w", type=_S),
            scalar("regular_nms", OperandType.BOOL),
            *scalars("most_detections", "most_classes_per_detection"),
            scalar("most_detections_per_class"),
            *scalars("score_threshold", "iou_threshold", type=_S),
            scalar("with_background", OperandType.BOOL),
        ),
        (
            tensor("scores", T),
            tensor("boxes", T),
            tensor("classes", I32),
            tensor("valid", I32),
        ),
        _postprocessing_shapes,
        types=_FLOATS,
    ),
)
