"""Native activation functions have the bits that NumPy gives them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from nndrivers.reference.native.loops import NativeLoops
from nnhal.device import Device
from nnhal.types import OperandType, OperationType
from nntflite.importer.builder import ModelBuilder
from tests.native_loops import skip_without_loops

skip_without_loops()

F32 = OperandType.TENSOR_FLOAT32

SPECIAL = np.array([np.nan, np.inf, -np.inf, -3, -0.0, 0, 3, 1e-40, 3e38, -3e38] * 2, np.float32)


@given(arrays.arrays(np.float32, st.integers(1, 70), elements=st.floats(-5, 5, width=32)))
@example(SPECIAL)
def test_hard_swish(source: Any) -> None:
    target = np.empty_like(source)
    call = NativeLoops().hard_swish(source, target)
    assert call is not None
    call()
    with np.errstate(all="ignore"):
        gate = np.minimum(np.maximum(source + np.float32(3), np.float32(0)), np.float32(6))
        expected = source * gate / np.float32(6)
    np.testing.assert_array_equal(target, expected)
    known = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(target[known]), np.signbit(expected[known]))


@pytest.mark.parametrize("size", [7, 16, 301])
def test_hard_swish_of_any_size_is_numpys_also_from_a_cache(
    always_native: Device, on_numpy: Device, execution: Any, through_cache: Any, size: int
) -> None:
    builder = ModelBuilder()
    source, result = builder.operand(F32, (size,)), builder.operand(F32, (size,))
    builder.operation(OperationType.HARD_SWISH, [source], [result])
    model = builder.finish([source], [result])
    data = np.random.default_rng(0).normal(0, 4, size).astype(np.float32)
    (expected,) = execution(model, on_numpy.prepare(model))(data)
    for device in always_native, on_numpy:
        for prepared in device.prepare(model), through_cache(model, device):
            (actual,) = execution(model, prepared)(data)
            assert actual.tobytes() == expected.tobytes()
