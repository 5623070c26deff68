"""QUANTIZE, DEQUANTIZE and CAST against their formulas and TF Lite."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from nnhal.types import OperandType, OperationType, SymmPerChannelQuantParams
from nntflite.interpreter import runtime
from tests.cells import cells

F32, F16, I32, B8 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_BOOL8,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
Q8S, PER_CHANNEL = (
    OperandType.TENSOR_QUANT8_SYMM,
    OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL,
)
O = OperationType  # noqa: E741


def _codes_at_every_half(scale: float) -> Any:
    """Reals at and beside the borders between two codes."""
    borders = np.float32(scale) * (np.arange(-140, 140, dtype=np.float32) + np.float32(0.5))
    return np.concatenate([borders, np.nextafter(borders, 0), np.nextafter(borders, 999)])


@cells("type_", [U8, S8])
def test_quantizing_rounds_halves_away_from_zero_as_tflite_runtime_does(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, type_: OperandType
) -> None:
    output = tensor(type_, scale=draw.scale(), zero_point=draw.zero_point(type_))
    source = tensor(F32, _codes_at_every_half(output.scale))
    (actual,) = kernel(O.QUANTIZE, [source], [output])
    (expected,) = tflite(O.QUANTIZE, [source], [output])
    # LiteRT multiplies by the reciprocal and rounds halves to even.
    slack = 0 if runtime().name == "tflite-runtime" else 1
    assert np.abs(actual.astype(int) - expected.astype(int)).max() <= slack


@cells("source", [F32, F16])
@cells("type_", [U8, S8])
def test_quantizing_gives_the_nearest_code(
    kernel: Any, tensor: Any, draw: Any, source: OperandType, type_: OperandType
) -> None:
    output = tensor(type_, scale=draw.scale(0.02), zero_point=draw.zero_point(type_))
    values = (draw.rng.normal(0, 60, 500) * output.scale).astype(np.float16)
    (codes,) = kernel(O.QUANTIZE, [tensor(source, values)], [output])
    info = np.iinfo(codes.dtype)
    exact = values.astype(np.float64) / output.scale + output.zero_point
    assert np.abs(codes - np.clip(exact, info.min, info.max)).max() <= 0.5


@given(st.floats(-1000, 1000, width=32), st.floats(0.0009765625, 16, width=32), st.integers(0, 255))
def test_what_is_quantized_comes_back_within_half_a_step(
    kernel: Any, tensor: Any, real: float, scale: float, zero_point: int
) -> None:
    low, high = scale * -zero_point, scale * (255 - zero_point)
    output = tensor(U8, scale=scale, zero_point=zero_point)
    (codes,) = kernel(O.QUANTIZE, [tensor(F32, [real])], [output])
    (back,) = kernel(O.DEQUANTIZE, [tensor(U8, codes, scale, zero_point)], [tensor(F32)])
    assert abs(back[0] - np.clip(real, low, high)) <= scale * 0.5001


@cells("type_", [U8, S8, Q8S])
@cells("target", [F32, F16])
def test_dequantizing_is_the_definition_in_float32(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType, target: OperandType
) -> None:
    zero_point = 0 if type_ == Q8S else draw.zero_point(type_)
    source = tensor(type_, draw.codes(type_, (40, 5)), draw.scale(), zero_point)
    (reals,) = kernel(O.DEQUANTIZE, [source], [tensor(target)])
    offsets = source.array.astype(np.float32) - zero_point
    np.testing.assert_array_equal(reals, (np.float32(source.scale) * offsets).astype(reals.dtype))


@cells("type_", [U8, S8])
def test_dequantizing_is_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, type_: OperandType
) -> None:
    source = draw.quant8(type_, (300,))
    (actual,) = kernel(O.DEQUANTIZE, [source], [tensor(F32)])
    (expected,) = tflite(O.DEQUANTIZE, [source], [tensor(F32)])
    # LiteRT subtracts after scaling, which may cost the last bits.
    exact = runtime().name == "tflite-runtime"
    np.testing.assert_allclose(actual, expected, rtol=0, atol=0 if exact else source.scale * 1e-4)


@cells("axis", [0, 1, 2])
def test_every_channel_is_dequantized_with_its_own_scale(
    kernel: Any, tensor: Any, draw: Any, axis: int
) -> None:
    shape = draw.shape(3)
    scales = tuple(draw.scale() for _ in range(shape[axis]))
    source = tensor(
        PER_CHANNEL, draw.codes(PER_CHANNEL, shape), extra=SymmPerChannelQuantParams(scales, axis)
    )
    for target in (F32, F16):
        (reals,) = kernel(O.DEQUANTIZE, [source], [tensor(target)])
        column = np.array(scales, np.float32).reshape([-1 if d == axis else 1 for d in range(3)])
        np.testing.assert_array_equal(reals, (source.array * column).astype(reals.dtype))


@cells(
    ("source", "values", "target", "expected"),
    [
        (F32, [1.9, -1.9, 300.7, -3], I32, [1, -1, 300, -3]),
        (F32, [1.9, -1.9, 300.7, 254.6], U8, [1, 0, 255, 254]),
        (F16, [1.5, -2.5], I32, [1, -2]),
        (F16, [1.5, -2.5], F32, [1.5, -2.5]),
        (I32, [-1, 256, 7], U8, [0, 255, 7]),
        (I32, [-1, 70000], F16, [-1, np.inf]),
        (I32, [-1, 16777216], F32, [-1, 16777216]),
        (U8, [0, 200], F16, [0, 200]),
        (U8, [0, 200], I32, [0, 200]),
        (F32, [1e9, -0.1], F16, [np.inf, -0.1]),
        (S8, [-5, 5], S8, [-5, 5]),
        (B8, [True, False], B8, [True, False]),
    ],
)
def test_casting_keeps_the_number(
    kernel: Any,
    tensor: Any,
    source: OperandType,
    values: Any,
    target: OperandType,
    expected: Any,
) -> None:
    def of(type_: OperandType, value: Any = None) -> Any:
        return tensor(type_, value, 0.5 if type_ in (U8, S8) else 0.0)

    (result,) = kernel(O.CAST, [of(source, values)], [of(target)])
    np.testing.assert_array_equal(result, np.array(expected).astype(result.dtype))


def test_casting_what_no_integer_can_hold_does_not_fail(kernel: Any, tensor: Any) -> None:
    source = tensor(F32, [np.nan, np.inf, 1e20, -1e20])
    for target in (I32, U8):
        (result,) = kernel(O.CAST, [source], [tensor(target, scale=float(target == U8))])
        assert result.shape == (4,)
