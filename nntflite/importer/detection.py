"""Imports the custom operator TFLite_Detection_PostProcess, the last of SSD models."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports

_BOXES, _SCORES, _ANCHORS = 0, 1, 2
_DEFAULT_DETECTIONS_PER_CLASS: Final = 100


@imports("TFLite_Detection_PostProcess")
def _detection_postprocess(op: TfliteOperator) -> None:
    """TF Lite gives boxes, classes, scores and their number, all of them as float32."""
    options = _Options(op)
    scores = _with_background(op, op.real(op.operand(_SCORES)), options)
    thresholds = ("nms_score_threshold", "nms_iou_threshold")
    inputs = [
        *(scores, op.real(op.operand(_BOXES)), op.real(op.operand(_ANCHORS))),
        *(op.f32(options.number(f"{side}_scale")) for side in "yxhw"),
        op.flag(bool(options.number("use_regular_nms", 0))),
        op.i32(options.number("max_detections")),
        op.i32(options.number("max_classes_per_detection")),
        op.i32(options.number("detections_per_class", _DEFAULT_DETECTIONS_PER_CLASS)),
        *(op.f32(options.number(name)) for name in thresholds),
        op.flag(False),
    ]
    boxes, best_scores = op.output(0), op.output(2)
    classes, count = op.new(OperandType.TENSOR_INT32), op.new(OperandType.TENSOR_INT32)
    op.emit(OperationType.DETECTION_POSTPROCESSING, inputs, [best_scores, boxes, classes, count])
    op.emit(OperationType.CAST, [classes], op.output(1))
    op.emit(OperationType.CAST, [count], op.output(3))


def _with_background(op: TfliteOperator, scores: int, options: _Options) -> int:
    """The HAL takes class 0 for the background; where TF Lite has none, one of zeros is put in."""
    classes = op.shape(_SCORES)[-1]
    background = classes - options.number("num_classes")
    if background not in (0, 1):
        raise op.refuse(f"{classes} scores for {classes - background:g} classes", _SCORES)
    if background:
        return scores
    paddings = op.integers(np.array([[0, 0], [0, 0], [1, 0]]))
    return op.result(OperationType.PAD, [scores, paddings])


class _Options:
    """The operator's options, a map in FlexBuffers format."""

    def __init__(self, op: TfliteOperator) -> None:
        from flatbuffers import flexbuffers

        self._op = op
        try:
            self._map: Any = flexbuffers.GetRoot(bytearray(op.custom_options)).AsMap
        # The decoder trusts its input, and fails on damage in whatever way it happens to.
        except Exception as error:
            raise op.refuse(f"its options cannot be read ({error})") from None

    def number(self, name: str, default: float | None = None) -> float:
        """The number ``name``; ``default`` where there is none."""
        try:
            return float(self._map[name].AsFloat)
        except KeyError:
            if default is not None:
                return default
            raise self._op.refuse(f"its option {name} is missing") from None
        except Exception as error:
            raise self._op.refuse(f"its option {name} cannot be read ({error})") from None
