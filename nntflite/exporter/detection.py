"""Exports DETECTION_POSTPROCESSING as TF Lite's custom operator of that purpose."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports
from nntflite.schema import TensorType

_SCORES, _DELTAS, _ANCHORS = 0, 1, 2


@exports(OperationType.DETECTION_POSTPROCESSING)
def _detection_postprocessing(op: HalOperation) -> None:
    """TF Lite gives classes and their number as float32, and never counts the background."""
    classes, count = op.new(TensorType.FLOAT32), op.new(TensorType.FLOAT32)
    op.graph.builder.custom(
        "TFLite_Detection_PostProcess",
        op.tensors(_DELTAS, _SCORES, _ANCHORS),
        [op.output(1), classes, op.output(0), count],
        _options(op),
    )
    if op.scalar(13):
        classes = op.computed("ADD", [classes, op.constant(np.float32(1))])
    for real, output in ((classes, op.output(2)), (count, op.output(3))):
        types = {"in_data_type": TensorType.FLOAT32, "out_data_type": TensorType.INT32}
        op.emit("CAST", [real], output, **types)


def _options(op: HalOperation) -> bytes:
    from flatbuffers import flexbuffers

    values: dict[str, Any] = {
        "max_detections": op.scalar(8),
        "max_classes_per_detection": op.scalar(9),
        "detections_per_class": op.scalar(10),
        "use_regular_nms": bool(op.scalar(7)),
        "nms_score_threshold": op.scalar(11),
        "nms_iou_threshold": op.scalar(12),
        "num_classes": op.shape(_SCORES)[-1] - 1,
    }
    values |= {f"{side}_scale": op.scalar(3 + number) for number, side in enumerate("yxhw")}
    return bytes(flexbuffers.Dumps(values))
