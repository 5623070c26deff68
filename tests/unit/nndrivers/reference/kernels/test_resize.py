"""RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR against TF Lite."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741

NAMES = [O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR]
MODES = {"legacy": (False, False), "aligned": (True, False), "half pixels": (False, True)}
SIZES = ["random", "twice", "eight times", "smaller"]


def _size(draw: Any, kind: str, shape: tuple[int, ...]) -> tuple[int, int]:
    _, height, width, _ = shape
    if kind == "random":
        return tuple(int(n) for n in draw.rng.integers(1, 20, 2))  # type: ignore[return-value]
    if kind == "smaller":
        return max(1, width // 2), max(1, height - 1)
    factor = 2 if kind == "twice" else 8
    return factor * width, factor * height


def _source(tensor: Any, draw: Any, type_: OperandType, shape: tuple[int, ...]) -> Any:
    return draw.floats(*shape) if type_ == F32 else draw.quant8(type_, shape)


def _same(tensor: Any, source: Any) -> Any:
    return tensor(source.type, scale=source.scale, zero_point=source.zero_point)


def _flipped(codes: Any) -> Any:
    """Signed codes as unsigned ones and the other way round, 128 apart."""
    return (codes.view(np.uint8) ^ 128).view(np.int8 if codes.dtype == np.uint8 else np.uint8)


@cells("operation", NAMES)
@cells("mode", MODES)
@cells("type_", [F32, U8, S8])
@cells("kind", SIZES)
def test_images_are_resized_as_by_tf_lite(
    kernel: Any,
    tflite: Any,
    tensor: Any,
    draw: Any,
    operation: OperationType,
    mode: str,
    type_: OperandType,
    kind: str,
) -> None:
    shape = (2, *draw.shape(2, 8), int(draw.rng.choice([1, 3, 8])))
    source = _source(tensor, draw, type_, shape)
    arguments = [source, *_size(draw, kind, shape), False, *MODES[mode]]
    (actual,) = kernel(operation, arguments, [_same(tensor, source)])
    if type_ == S8 and operation == O.RESIZE_BILINEAR:
        # TF Lite's own way with signed codes is off by more than a step.
        twin = tensor(U8, _flipped(source.array), source.scale, source.zero_point + 128)
        (flipped,) = tflite(operation, [twin, *arguments[1:]], [_same(tensor, twin)])
        expected = _flipped(flipped)
    else:
        (expected,) = tflite(operation, arguments, [_same(tensor, source)])
    np.testing.assert_allclose(actual, expected, rtol=0, atol=2e-6 if type_ == F32 else 0)


@cells("operation", NAMES)
@cells("type_", [F32, U8, S8])
def test_channels_first_gives_the_same_pixels(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, type_: OperandType
) -> None:
    source = _source(tensor, draw, type_, (2, 4, 5, 3))
    twin = tensor(type_, source.array.transpose(0, 3, 1, 2), source.scale, source.zero_point)
    (last,) = kernel(operation, [source, 7, 9, False], [_same(tensor, source)])
    (first,) = kernel(operation, [twin, 7, 9, True], [_same(tensor, source)])
    assert first.shape == (2, 3, 9, 7)
    np.testing.assert_array_equal(first.transpose(0, 2, 3, 1), last)


@cells("operation", NAMES)
@cells("mode", MODES)
def test_signed_and_unsigned_images_are_128_apart(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, mode: str
) -> None:
    unsigned = draw.quant8(U8, (1, 5, 6, 2))
    signed = tensor(
        S8, (unsigned.array ^ 128).view(np.int8), unsigned.scale, unsigned.zero_point - 128
    )
    rest = [110, 70, False, *MODES[mode]]
    (one,) = kernel(operation, [unsigned, *rest], [_same(tensor, unsigned)])
    (other,) = kernel(operation, [signed, *rest], [_same(tensor, signed)])
    np.testing.assert_array_equal(one.astype(int) - 128, other)


@cells("operation", NAMES)
def test_float16_is_the_rounded_float32(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    values = draw.floats(1, 4, 4, 3).array.astype(np.float16)
    (half,) = kernel(operation, [tensor(F16, values), 7, 5, False], [tensor(F16)])
    (single,) = kernel(operation, [tensor(F32, values), 7, 5, False], [tensor(F32)])
    np.testing.assert_array_equal(half, single.astype(np.float16))


@cells("operation", NAMES)
def test_sizes_may_be_factors(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    source = draw.floats(1, 4, 5, 2)
    (by_factor,) = kernel(operation, [source, 1.5, 0.5, False], [tensor(F32)])
    (by_size,) = kernel(operation, [source, 7, 2, False], [tensor(F32)])
    np.testing.assert_array_equal(by_factor, by_size)


@pytest.mark.parametrize("operation", NAMES)
def test_no_images_give_no_images(kernel: Any, tensor: Any, operation: OperationType) -> None:
    (result,) = kernel(operation, [tensor(F32, np.zeros((0, 4, 4, 2))), 3, 2, False], [tensor(F32)])
    assert result.shape == (0, 2, 3, 2)
