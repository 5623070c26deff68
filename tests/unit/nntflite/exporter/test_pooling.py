"""Pooling through TF Lite against windows cut out one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from corpus.tflite_oracle import run
from nnhal.types import OperandType, OperationType
from nntflite.errors import NotExpressible, RuntimeFailure
from tests.cells import cells

F32, U8 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM
SHAPES = [
    # pads (left, right, top, bottom), strides and filter (width, height)
    ((1, 1, 1, 1), (1, 1), (3, 3)),
    ((1, 0, 0, 1), (1, 1), (2, 2)),
    ((3, 2, 0, 3), (2, 1), (4, 5)),
    ((0, 1, 2, 2), (3, 2), (2, 4)),
]
REDUCTIONS = {
    OperationType.AVERAGE_POOL_2D: np.mean,
    OperationType.MAX_POOL_2D: np.max,
    OperationType.L2_POOL_2D: lambda part, axis: np.sqrt(np.mean(part**2, axis)),
}


def _pool(image: NDArray[Any], pads: Any, strides: Any, size: Any, reduce: Any) -> NDArray[Any]:
    left, right, top, bottom = pads
    _, height, width, _ = image.shape
    rows = range(-top, height + bottom - size[1] + 1, strides[1])
    columns = range(-left, width + right - size[0] + 1, strides[0])
    return np.stack(
        [
            np.stack(
                [
                    reduce(image[:, max(y, 0) : y + size[1], max(x, 0) : x + size[0]], axis=(1, 2))
                    for x in columns
                ],
                axis=1,
            )
            for y in rows
        ],
        axis=1,
    )


@cells("operation", REDUCTIONS)
@cells(("pads", "strides", "size"), SHAPES)
def test_padding_does_not_count(
    one_operation: Any, tensor: Any, rng: Any, operation: Any, pads: Any, strides: Any, size: Any
) -> None:
    image = rng.uniform(-1, 1, (2, 6, 7, 2))
    expected = _pool(image, pads, strides, size, REDUCTIONS[operation])
    case = one_operation(
        operation,
        [tensor(F32, image), *pads, *strides, *size, 0],
        [tensor(F32, expected.shape)],
    )
    (result,) = run(case.model, case.inputs)
    np.testing.assert_allclose(result, expected, atol=1e-6)


@pytest.mark.parametrize(("pads", "strides", "size"), SHAPES)
def test_quantized_averages_are_rounded_to_nearest(
    one_operation: Any, tensor: Any, rng: Any, pads: Any, strides: Any, size: Any
) -> None:
    image = rng.integers(0, 256, (1, 6, 7, 3))
    expected = np.floor(_pool(image, pads, strides, size, np.mean) + 0.5)
    case = one_operation(
        OperationType.AVERAGE_POOL_2D,
        [tensor(U8, image, 0.5, 10), *pads, *strides, *size, 0],
        [tensor(U8, expected.shape, 0.5, 10)],
    )
    (result,) = run(case.model, case.inputs)
    np.testing.assert_array_equal(result, expected)


def test_a_filter_that_leaves_the_image_is_refused(one_operation: Any, tensor: Any) -> None:
    case = one_operation(
        OperationType.AVERAGE_POOL_2D,
        [tensor(F32, np.zeros((1, 4, 4, 1))), 3, 0, 0, 0, 1, 1, 2, 2, 0],
        [tensor(F32, (1, 3, 6, 1))],
    )
    with pytest.raises(NotExpressible, match="leaves the image"):
        run(case.model, case.inputs)


def test_what_tf_lite_cannot_compute_in_float16_is_its_failure_and_not_a_crash(
    one_operation: Any, tensor: Any
) -> None:
    image = np.zeros((1, 3, 3, 1), np.float16)
    case = one_operation(
        OperationType.MAX_POOL_2D,
        [tensor(OperandType.TENSOR_FLOAT16, image), 1, 1, 1, 1, 1, 1, 2, 2, 0],
        [tensor(OperandType.TENSOR_FLOAT16, (1, 4, 4, 1))],
    )
    with pytest.raises((NotExpressible, RuntimeFailure)):
        run(case.model, case.inputs)
