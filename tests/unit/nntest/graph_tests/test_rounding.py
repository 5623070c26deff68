from __future__ import annotations

import numpy as np
import pytest

from nnhal.types import OperandType
from nntest.graph_tests.rounding import moved

F32, F16 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16


@pytest.mark.parametrize(("type", "dtype"), [(F32, np.float32), (F16, np.float16)])
def test_what_has_no_normal_form_becomes_0_and_nothing_else(
    type: OperandType, dtype: type[np.floating]
) -> None:
    tiny = np.finfo(dtype).smallest_normal
    array = np.array([tiny / 4, -tiny / 2, tiny * 2, 1.0, 0.0], dtype)
    found = moved(array, type, np.random.default_rng(1))
    assert [*(found == 0)] == [True, True, False, False, True]


def test_a_relaxed_model_has_the_normal_numbers_of_float16() -> None:
    array = np.array([1e-6, 1e-3], np.float32)
    found = moved(array, F32, np.random.default_rng(1), relaxed=True)
    assert [*(found == 0)] == [True, False]


def test_elements_move_by_a_rounding_at_most() -> None:
    array = np.linspace(-3, 3, 50).astype(np.float32)
    found = moved(array, F32, np.random.default_rng(1))
    assert np.any(found != array)
    assert np.allclose(found, array, rtol=2.0**-21, atol=0)


def test_codes_move_by_a_step_within_their_range() -> None:
    array = np.array([0, 0, 0, 255, 255, 255, 7], np.uint8)
    found = moved(array, OperandType.TENSOR_QUANT8_ASYMM, np.random.default_rng(2))
    assert np.all(np.abs(found.astype(int) - array) <= 1)
