"""Detection through TF Lite against greedy suppression written out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from corpus.tflite_oracle import run
from nnhal.types import OperandType, OperationType

F32, I32 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_INT32


def _case(one_operation: Any, tensor: Any, *, regular: bool, background: bool) -> Any:
    """Four boxes, the second nearly on the first; two classes beside the background."""
    anchors = [[0.5, 0.5, 1, 1], [0.5, 0.5, 1, 1], [2.5, 2.5, 1, 1], [9, 9, 1, 1]]
    deltas = [[0, 0, 0, 0], [0.2, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    scores = [[0.9, 0.8, 0.1], [0.9, 0.7, 0.2], [0.0, 0.1, 0.6], [0.9, 0.05, 0.05]]
    return one_operation(
        OperationType.DETECTION_POSTPROCESSING,
        [
            *(tensor(F32, [scores]), tensor(F32, [deltas]), tensor(F32, anchors)),
            *(10.0, 10.0, 5.0, 5.0, regular, 3, 1, 2, 0.3, 0.5, background),
        ],
        [tensor(t, s) for t, s in [(F32, (1, 3)), (F32, (1, 3, 4)), (I32, (1, 3)), (I32, (1,))]],
    )


@pytest.mark.parametrize("regular", [False, True])
@pytest.mark.parametrize("background", [False, True])
def test_the_best_of_overlapping_boxes_remain(
    one_operation: Any, tensor: Any, regular: bool, background: bool
) -> None:
    case = _case(one_operation, tensor, regular=regular, background=background)
    scores, boxes, classes, count = run(case.model, case.inputs)
    np.testing.assert_array_equal(count, [2])
    np.testing.assert_allclose(scores[0, :2], [0.8, 0.6])
    np.testing.assert_allclose(boxes[0, :2], [[0, 0, 1, 1], [2, 2, 3, 3]], atol=1e-6)
    np.testing.assert_array_equal(classes[0, :2], np.array([0, 1]) + background)
