from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nnhal.operations.node import InvalidOperation, Shape, TensorInfo
from nnhal.operations.spec import FeatureLevel
from nnhal.types import OperandType, OperationType
from tests.cells import cells

T = OperationType
F32, I32 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_INT32
U8, U16 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT16_ASYMM

Shapes = Callable[..., Shape]
AllShapes = Callable[..., tuple[Shape, ...]]

ALIGN = [(1, 6, 8, 3), (5, 4), [0] * 5, 2, 4, 1.0, 1.0, 0, 2, False]
POOL = [(1, 6, 8, 3), (5, 4), [0] * 5, 2, 4, 1.0, 1.0, False]
NMS = [(5, 3), (5, 12), [0] * 5, 0.3, -1, 0, 0.4, 1.0, 0.3]
PROPOSALS = [(2, 6, 8, 3), (2, 6, 8, 12), (3, 4), (2, 2), 4.0, 4.0, -1, -1, 0.7, 10.0, False]
POST = [(2, 7, 3), (2, 7, 4), (7, 4), 10.0, 10.0, 5.0, 5.0, True, 6, 1, 2, 0.0, 0.5, False]

SELECTION = [TensorInfo(F32), TensorInfo(F32), TensorInfo(I32), TensorInfo(I32)]
PROPOSED = SELECTION[:3]


def replaced(arguments: list[Any], index: int, value: Any) -> list[Any]:
    return [value if at == index else old for at, old in enumerate(arguments)]


@pytest.mark.parametrize(("operation", "arguments"), [(T.ROI_ALIGN, ALIGN), (T.ROI_POOLING, POOL)])
def test_every_region_becomes_an_image_of_one_size(
    shape: Shapes, operation: OperationType, arguments: list[Any]
) -> None:
    assert shape(operation, *arguments) == (5, 2, 4, 3)
    nchw = replaced(replaced(arguments, 0, (1, 3, 6, 8)), len(arguments) - 1, True)
    assert shape(operation, *nchw) == (5, 3, 2, 4)


def test_no_regions_give_no_images(shape: Shapes) -> None:
    assert shape(T.ROI_ALIGN, ALIGN[0], (0, 4), [], *ALIGN[3:]) == (0, 2, 4, 3)


@cells(
    ("index", "value", "message"),
    [
        (1, (5, 3), r"input 1 has shape \(5, 3\), expected \(5, 4\)"),
        (2, [0] * 4, "input 2 has shape"),
        (3, 0, "is not positive"),
        (6, 0.0, "is not positive"),
        (8, -1, "is negative"),
        (0, (0, 6, 8, 3), "input 0 .* has no elements"),
    ],
)
def test_wrong_regions_are_named(shape: Shapes, index: int, value: Any, message: str) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shape(T.ROI_ALIGN, *replaced(ALIGN, index, value))


def test_boxes_are_transformed_class_by_class(shape: Shapes) -> None:
    transform = T.AXIS_ALIGNED_BBOX_TRANSFORM

    assert shape(transform, (5, 4), (5, 12), [0] * 5, (1, 2)) == (5, 12)
    assert shape(transform, (0, 4), (0, 12), [], (1, 2)) == (0, 12)
    with pytest.raises(InvalidOperation, match="has 13 numbers a region"):
        shape(transform, (5, 4), (5, 13), [0] * 5, (1, 2))
    with pytest.raises(InvalidOperation, match="input 0 has shape"):
        shape(transform, (4, 4), (5, 12), [0] * 5, (1, 2))


def test_boxes_are_quantized_in_eighths(level: Callable[..., FeatureLevel]) -> None:
    def check(scale: float) -> FeatureLevel:
        boxes, info = TensorInfo(U16, (5, 4), scale), TensorInfo(U16, (1, 2), 0.125)
        deltas = TensorInfo(U8, (5, 12), 0.1, 128)
        inputs = (boxes, deltas, [0] * 5, info)
        return level(T.AXIS_ALIGNED_BBOX_TRANSFORM, *inputs, outputs=[TensorInfo(U16, scale=0.125)])

    assert check(0.125) == FeatureLevel.V1_2
    with pytest.raises(InvalidOperation, match="input 0 has scale and zero point"):
        check(0.25)


def test_selections_are_as_long_as_the_data_decides(shapes: AllShapes) -> None:
    assert shapes(T.BOX_WITH_NMS_LIMIT, *NMS, outputs=SELECTION) == ((0,), (0, 4), (0,), (0,))
    assert shapes(T.GENERATE_PROPOSALS, *PROPOSALS, outputs=PROPOSED) == ((0,), (0, 4), (0,))


@pytest.mark.parametrize(
    ("index", "value", "message"),
    [
        (0, (5, 1), "has 1 classes, expected 2 or more"),
        (1, (5, 4), "input 1 has shape"),
        (2, [0] * 4, "input 2 has shape"),
        (5, 3, r"NMS kernel\) is 3"),
    ],
)
def test_wrong_selections_are_named(
    shapes: AllShapes, index: int, value: Any, message: str
) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shapes(T.BOX_WITH_NMS_LIMIT, *replaced(NMS, index, value), outputs=SELECTION)


@pytest.mark.parametrize(("index", "value"), [(1, (2, 6, 8, 11)), (2, (4, 4)), (3, (1, 2))])
def test_wrong_proposals_are_named(shapes: AllShapes, index: int, value: Any) -> None:
    with pytest.raises(InvalidOperation, match=f"input {index} has shape"):
        shapes(T.GENERATE_PROPOSALS, *replaced(PROPOSALS, index, value), outputs=PROPOSED)


def test_keypoints_have_a_score_and_a_place(shapes: AllShapes) -> None:
    assert shapes(T.HEATMAP_MAX_KEYPOINT, (5, 4, 4, 7), (5, 4), False, outputs=2) == (
        (5, 7),
        (5, 7, 2),
    )
    for wrong in ((5, 4, 3, 7), (5, 1, 1, 7)):
        with pytest.raises(InvalidOperation, match="expected a square from 2"):
            shapes(T.HEATMAP_MAX_KEYPOINT, wrong, (5, 4), False, outputs=2)


@pytest.mark.parametrize(("regular", "detections"), [(True, 6), (False, 12)])
def test_detections_are_padded_to_the_most_there_can_be(
    shapes: AllShapes, regular: bool, detections: int
) -> None:
    arguments = replaced(replaced(POST, 7, regular), 9, 2)

    assert shapes(T.DETECTION_POSTPROCESSING, *arguments, outputs=SELECTION) == (
        (2, detections),
        (2, detections, 4),
        (2, detections),
        (2,),
    )


@cells(
    ("index", "value", "message"),
    [
        (0, (2, 7, 1), "has 1 classes"),
        (1, (2, 7, 3), "has 3 numbers a box"),
        (1, (2, 6, 4), "input 1 has shape"),
        (2, (6, 4), "input 2 has shape"),
        (3, 0.0, "is not positive"),
        (8, 0, "is not positive"),
        (10, 0, "is not positive"),
        (12, -0.5, "is negative"),
    ],
)
def test_wrong_detections_are_named(
    shapes: AllShapes, index: int, value: Any, message: str
) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shapes(T.DETECTION_POSTPROCESSING, *replaced(POST, index, value), outputs=SELECTION)
