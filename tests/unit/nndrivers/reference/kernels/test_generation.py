"""FILL, RANK and RANDOM_MULTINOMIAL."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16, I32, U8 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_QUANT8_ASYMM,
)
O = OperationType  # noqa: E741


@cells(
    ("type_", "scalar"),
    [(F32, OperandType.FLOAT32), (F16, OperandType.FLOAT16), (I32, OperandType.INT32)],
)
@cells("constant", [True, False])
def test_a_tensor_is_filled(
    kernel: Any, tensor: Any, type_: OperandType, scalar: OperandType, constant: bool
) -> None:
    value = tensor(scalar, 7, constant=constant)
    (result,) = kernel(O.FILL, [[2, 3], value], [tensor(type_)])
    np.testing.assert_array_equal(result, np.full((2, 3), 7))


def test_a_rank_is_a_scalar(kernel: Any, tensor: Any) -> None:
    output = [tensor(OperandType.INT32)]
    (result,) = kernel(O.RANK, [tensor(U8, np.zeros((2, 1, 3)), 1.0)], output)
    assert result.shape == ()
    assert result == 3


def _samples(kernel: Any, tensor: Any, logits: Any, count: int, seeds: list[int]) -> Any:
    arguments = [tensor(F32, logits), count, tensor(I32, seeds)]
    return kernel(O.RANDOM_MULTINOMIAL, arguments, [tensor(I32)])[0]


def test_classes_are_drawn_with_their_probabilities(kernel: Any, tensor: Any) -> None:
    logits = np.log([[1, 2, 5, 0.5], [3, 1, 1, 1]]) + 10
    samples = _samples(kernel, tensor, logits, 20000, [37, 42])
    for row, drawn in zip(logits, samples, strict=True):
        shares = np.bincount(drawn, minlength=4) / drawn.size
        np.testing.assert_allclose(shares, np.exp(row) / np.exp(row).sum(), atol=0.02)


def test_infinite_logits_are_never_drawn(kernel: Any, tensor: Any) -> None:
    samples = _samples(kernel, tensor, [[-np.inf, 0, np.inf, 0]], 1000, [1, 2])
    assert set(samples.reshape(-1)) == {1, 3}


def test_the_same_seeds_give_the_same_samples(kernel: Any, tensor: Any) -> None:
    logits = np.zeros((2, 50))
    draws = [_samples(kernel, tensor, logits, 20, seeds) for seeds in ([3, 4], [3, 4], [4, 3])]
    np.testing.assert_array_equal(draws[0], draws[1])
    assert not np.array_equal(draws[0], draws[2])


def test_two_zeros_are_no_seeds(kernel: Any, tensor: Any) -> None:
    logits = np.zeros((2, 1000))
    draws = [_samples(kernel, tensor, logits, 50, [0, 0]) for _ in range(2)]
    assert not np.array_equal(draws[0], draws[1])


def test_float16_logits_will_do(kernel: Any, tensor: Any) -> None:
    arguments = [tensor(F16, [[0, -60000]]), 9, tensor(I32, [1, 1])]
    (samples,) = kernel(O.RANDOM_MULTINOMIAL, arguments, [tensor(I32)])
    np.testing.assert_array_equal(samples, np.zeros((1, 9)))
