"""CONV_2D, DEPTHWISE_CONV_2D, GROUPED_CONV_2D and TRANSPOSE_CONV_2D against TF Lite."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import Multiplier
from nnhal.types import (
    FusedActivationFunc,
    OperandType,
    OperationType,
    PaddingCode,
    SymmPerChannelQuantParams,
)
from tests.cells import cells

F32, F16, I32 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
PER_CHANNEL = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
CONV, DEPTHWISE = OperationType.CONV_2D, OperationType.DEPTHWISE_CONV_2D
ACTIVATIONS = [int(activation) for activation in FusedActivationFunc]
SPREAD = 74  # standard deviation of evenly distributed codes


@dataclasses.dataclass(frozen=True)
class Case:
    """A convolution: operands, and arguments for any of its forms."""

    operation: OperationType
    image: Any
    filter: Any
    bias: Any
    output: Any
    padding: Sequence[int]
    strides: tuple[int, int]
    dilation: tuple[int, int]
    multiplier: int
    activation: int

    def arguments(self, nchw: bool | None = None) -> list[Any]:
        factor = [self.multiplier] if self.operation == DEPTHWISE else []
        scalars = [*self.padding, *self.strides, *factor, self.activation]
        if nchw is None and self.dilation != (1, 1):
            nchw = False
        layout = [] if nchw is None else [nchw, *self.dilation]
        return [self.image, self.filter, self.bias, *scalars, *layout]


def _padding(draw: Any, window: tuple[int, int], explicit: bool) -> list[int]:
    if not explicit:
        return [int(draw.rng.choice([PaddingCode.SAME, PaddingCode.VALID]))]
    return [int(draw.rng.integers(0, window[axis])) for axis in (1, 1, 0, 0)]


def _geometry(draw: Any, explicit: bool) -> tuple[tuple[int, ...], tuple[int, int], dict[str, Any]]:
    """Shape of an image, of the window, and the arguments of the convolution."""
    pick = draw.rng.integers
    dilated = bool(pick(2))
    strides = (1, 1) if dilated else (int(pick(1, 4)), int(pick(1, 4)))
    dilation = (int(pick(1, 4)), int(pick(1, 4))) if dilated else (1, 1)
    window = (int(pick(1, 4)), int(pick(1, 4)))
    reach = [(window[0] - 1) * dilation[1] + 1, (window[1] - 1) * dilation[0] + 1]
    shape = (int(pick(1, 3)), reach[0] + int(pick(6)), reach[1] + int(pick(6)), int(pick(1, 20)))
    return (
        shape,
        window,
        {
            "padding": _padding(draw, window, explicit),
            "strides": strides,
            "dilation": dilation,
        },
    )


def _filter_shape(
    draw: Any, operation: OperationType, channels: int, window: tuple[int, int], multiplier: int
) -> tuple[int, ...]:
    if operation == DEPTHWISE:
        return (1, *window, channels * multiplier)
    return (int(draw.rng.integers(1, 20)), *window, channels)


def _case(
    tensor: Any,
    draw: Any,
    operation: OperationType,
    type_: OperandType,
    filter_type: OperandType,
    activation: int,
    *,
    explicit: bool = False,
    gain: float = 1.0,
) -> Case:
    shape, window, arguments = _geometry(draw, explicit)
    multiplier = int(draw.rng.integers(1, 4)) if operation == DEPTHWISE else 1
    filter_shape = _filter_shape(draw, operation, shape[3], window, multiplier)
    make = _float_operands if type_ == F32 else _quantized_operands
    operands = make(tensor, draw, type_, filter_type, shape, filter_shape, operation, gain)
    return Case(operation, *operands, **arguments, multiplier=multiplier, activation=activation)


def _channels(operation: OperationType, filter_shape: Sequence[int]) -> int:
    return filter_shape[3] if operation == DEPTHWISE else filter_shape[0]


def _constant(tensor: Any, type_: OperandType, value: Any, *rest: Any) -> Any:
    return tensor(type_, value, *rest, constant=True)


def _float_operands(
    tensor: Any,
    draw: Any,
    type_: OperandType,
    filter_type: OperandType,
    shape: tuple[int, ...],
    filter_shape: tuple[int, ...],
    operation: OperationType,
    gain: float,
) -> tuple[Any, ...]:
    normal = draw.rng.normal
    image = tensor(type_, normal(0, 1, shape))
    filters = _constant(tensor, type_, normal(0, 1, filter_shape))
    bias = _constant(tensor, type_, normal(0, 1, _channels(operation, filter_shape)))
    return image, filters, bias, tensor(type_)


def _quantized_operands(
    tensor: Any,
    draw: Any,
    type_: OperandType,
    filter_type: OperandType,
    shape: tuple[int, ...],
    filter_shape: tuple[int, ...],
    operation: OperationType,
    gain: float,
) -> tuple[Any, ...]:
    """Results spread over the codes of the output, ``gain`` times as far as these reach."""
    channels = _channels(operation, filter_shape)
    products = int(np.prod(filter_shape)) // channels
    image = draw.quant8(type_, shape)
    if filter_type == PER_CHANNEL:
        scale = draw.scale()
        scales = np.float32(scale * draw.rng.uniform(0.5, 2, channels)).tolist()
        quant = SymmPerChannelQuantParams(tuple(scales), 3 if operation == DEPTHWISE else 0)
        filters = _constant(tensor, filter_type, draw.codes(S8, filter_shape), 0.0, 0, quant)
        bias_scale = 0.0
    else:
        scale = draw.scale()
        codes = draw.codes(filter_type, filter_shape)
        zero_point = 0 if filter_type == S8 else draw.zero_point(filter_type)
        filters = _constant(tensor, filter_type, codes, scale, zero_point)
        bias_scale = float(np.float32(image.scale) * np.float32(scale))
    largest = int(SPREAD**2 * np.sqrt(products))
    bias = _constant(tensor, I32, draw.rng.integers(-largest, largest + 1, channels), bias_scale)
    output_scale = image.scale * scale * np.sqrt(products) * SPREAD / gain
    output = tensor(type_, scale=float(np.float32(output_scale)), zero_point=draw.zero_point(type_))
    return image, filters, bias, output


QUANTIZED = [(U8, U8), (S8, S8), (U8, PER_CHANNEL), (S8, PER_CHANNEL)]


@cells("operation", [CONV, DEPTHWISE])
@cells(("type_", "filter_type"), QUANTIZED)
@cells("activation", ACTIVATIONS)
@cells("explicit", [False, True])
def test_quantized_results_are_tf_lites_to_the_bit(
    kernel: Any,
    tflite: Any,
    steps_off: int,
    tensor: Any,
    draw: Any,
    operation: OperationType,
    type_: OperandType,
    filter_type: OperandType,
    activation: int,
    explicit: bool,
) -> None:
    case = _case(tensor, draw, operation, type_, filter_type, activation, explicit=explicit)
    (actual,) = kernel(operation, case.arguments(), [case.output])
    (expected,) = tflite(operation, case.arguments(), [case.output])
    np.testing.assert_allclose(actual, expected, rtol=0, atol=steps_off)


@cells("operation", [CONV, DEPTHWISE])
@cells("activation", ACTIVATIONS)
@cells("explicit", [False, True])
def test_floats_are_tf_lites(
    kernel: Any,
    tflite: Any,
    tensor: Any,
    draw: Any,
    operation: OperationType,
    activation: int,
    explicit: bool,
) -> None:
    case = _case(tensor, draw, operation, F32, F32, activation, explicit=explicit)
    (actual,) = kernel(operation, case.arguments(), [case.output])
    (expected,) = tflite(operation, case.arguments(), [case.output])
    np.testing.assert_allclose(actual, expected, rtol=1e-5, atol=1e-5)


def _to_nchw(array: NDArray[Any]) -> NDArray[Any]:
    return np.ascontiguousarray(array.transpose(0, 3, 1, 2))


@cells("operation", [CONV, DEPTHWISE])
@cells("types", [(U8, U8), (S8, PER_CHANNEL), (F32, F32)])
def test_nchw_is_a_transposed_nhwc(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, types: tuple[OperandType, ...]
) -> None:
    case = _case(tensor, draw, operation, *types, 1)
    (expected,) = kernel(operation, case.arguments(False), [case.output])
    turned = dataclasses.replace(case.image, value=_to_nchw(case.image.array))
    arguments = dataclasses.replace(case, image=turned).arguments(True)
    (actual,) = kernel(operation, arguments, [case.output])
    np.testing.assert_array_equal(actual, _to_nchw(expected))


@cells("operation", [CONV, DEPTHWISE])
@cells("types", [(U8, U8), (F32, F32)])
def test_weights_may_come_with_the_request(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, types: tuple[OperandType, ...]
) -> None:
    case = _case(tensor, draw, operation, *types, 3)
    (expected,) = kernel(operation, case.arguments(), [case.output])
    loose = {
        name: dataclasses.replace(getattr(case, name), constant=False)
        for name in ("filter", "bias")
    }
    (actual,) = kernel(operation, dataclasses.replace(case, **loose).arguments(), [case.output])
    np.testing.assert_array_equal(actual, expected)


@cells("operation", [CONV, DEPTHWISE])
def test_float16_is_the_rounded_float32(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    case = _case(tensor, draw, operation, F32, F32, 0)
    names = ("image", "filter", "bias")
    halves = {name: getattr(case, name).array.astype(np.float16) for name in names}

    def of_type(type_: OperandType) -> Case:
        operands = {
            name: dataclasses.replace(getattr(case, name), type=type_, value=halves[name])
            for name in names
        }
        return dataclasses.replace(case, **operands)

    (half,) = kernel(operation, of_type(F16).arguments(), [tensor(F16)])
    (single,) = kernel(operation, of_type(F32).arguments(), [tensor(F32)])
    np.testing.assert_array_equal(half, single.astype(np.float16))


@cells("operation", [CONV, DEPTHWISE])
@cells(("type_", "filter_type"), QUANTIZED)
@cells("gain", [1e-5, 1e-2, 50.0, 1e4])
def test_multipliers_far_from_the_usual_are_tf_lites_too(
    kernel: Any,
    tflite: Any,
    steps_off: int,
    tensor: Any,
    draw: Any,
    operation: OperationType,
    type_: OperandType,
    filter_type: OperandType,
    gain: float,
) -> None:
    case = _case(tensor, draw, operation, type_, filter_type, 0, gain=gain)
    (actual,) = kernel(operation, case.arguments(), [case.output])
    (expected,) = tflite(operation, case.arguments(), [case.output])
    np.testing.assert_allclose(actual, expected, rtol=0, atol=steps_off)


@cells("operation", [CONV, DEPTHWISE, OperationType.FULLY_CONNECTED])
@cells("type_", [U8, S8])
@cells("filter_scale", [0.023383529856801033, 0.007088052574545145])
def test_scales_are_multiplied_in_the_precision_of_tf_lite(
    kernel: Any,
    tflite: Any,
    steps_off: int,
    tensor: Any,
    operation: OperationType,
    type_: OperandType,
    filter_scale: float,
) -> None:
    """Scales of MobileNet v1, where float32 and double round some accumulators differently."""
    scale = float(np.float32(0.023528477177023888))
    exact = Multiplier.of(float(np.float32(filter_scale)))
    rounded = Multiplier.of(float(np.float32(scale) * np.float32(filter_scale)) / scale)
    sums = np.arange(int(255 / filter_scale))
    sums = sums[exact.apply(sums) != rounded.apply(sums)]
    assert sums.size
    shape = (1, 1, 1, len(sums)) if operation == DEPTHWISE else (len(sums), 1, 1, 1)
    zero = 144 if type_ == U8 else 0
    flat = operation == OperationType.FULLY_CONNECTED
    image = tensor(type_, np.zeros((1, 1) if flat else (1, 1, 1, 1)), scale, 0)
    codes = np.full((len(sums), 1) if flat else shape, zero)
    filters = _constant(tensor, type_, codes, filter_scale, zero)
    bias = _constant(tensor, I32, sums, float(np.float32(scale) * np.float32(filter_scale)))
    arguments = {CONV: [2, 1, 1, 0], DEPTHWISE: [2, 1, 1, len(sums), 0]}.get(operation, [0])
    output = tensor(type_, scale=scale, zero_point=0 if type_ == U8 else -128)
    (actual,) = kernel(operation, [image, filters, bias, *arguments], [output])
    (expected,) = tflite(operation, [image, filters, bias, *arguments], [output])
    np.testing.assert_allclose(actual, expected, rtol=0, atol=steps_off)


GROUPED, TRANSPOSED = OperationType.GROUPED_CONV_2D, OperationType.TRANSPOSE_CONV_2D
ALL_TYPES = [*QUANTIZED, (F32, F32)]


def _assert_like_tf_lite(actual: Any, expected: Any, type_: OperandType, steps_off: int) -> None:
    if type_ == F32:
        np.testing.assert_allclose(actual, expected, rtol=1e-5, atol=1e-5)
    else:
        np.testing.assert_allclose(actual, expected, rtol=0, atol=steps_off)


def _operands(
    tensor: Any,
    draw: Any,
    types: tuple[OperandType, OperandType],
    shape: tuple[int, ...],
    filter_shape: tuple[int, ...],
) -> tuple[Any, ...]:
    make = _float_operands if types[0] == F32 else _quantized_operands
    return make(tensor, draw, *types, shape, filter_shape, CONV, 1.0)


@cells("types", ALL_TYPES)
@cells("activation", ACTIVATIONS)
def test_groups_of_channels_are_convolved_apart(
    kernel: Any,
    tflite: Any,
    steps_off: int,
    tensor: Any,
    draw: Any,
    types: tuple[OperandType, OperandType],
    activation: int,
) -> None:
    pick = draw.rng.integers
    groups, depth, channels = (int(n) for n in pick(1, (4, 6, 6)))
    window = (int(pick(1, 4)), int(pick(1, 4)))
    shape = (int(pick(1, 3)), window[0] + int(pick(5)), window[1] + int(pick(5)), groups * depth)
    *operands, output = _operands(tensor, draw, types, shape, (groups * channels, *window, depth))
    scheme = int(draw.rng.choice([PaddingCode.SAME, PaddingCode.VALID]))
    strides = [int(n) for n in pick(1, 4, 2)]
    arguments = [*operands, scheme, *strides, groups, activation, False]
    (actual,) = kernel(GROUPED, arguments, [output])
    (expected,) = tflite(GROUPED, arguments, [output])
    _assert_like_tf_lite(actual, expected, types[0], steps_off)


@cells("types", [types for types in ALL_TYPES if types != (U8, PER_CHANNEL)])
@cells("activation", [0, 1])
@cells("explicit", [False, True])
def test_transposed_convolutions_are_tf_lites(
    kernel: Any,
    tflite: Any,
    steps_off: int,
    tensor: Any,
    draw: Any,
    types: tuple[OperandType, OperandType],
    activation: int,
    explicit: bool,
) -> None:
    pick = draw.rng.integers
    window, strides = [int(n) for n in pick(1, 5, 2)], [int(n) for n in pick(1, 4, 2)]
    shape = tuple(int(n) for n in pick(1, (3, 6, 6, 8)))
    channels = int(pick(1, 8))
    *operands, output = _operands(tensor, draw, types, shape, (channels, *window, shape[3]))
    if explicit:
        padding = [int(pick(0, size)) for size in (window[1], window[1], window[0], window[0])]
        largest = [(shape[1] - 1) * strides[1] + window[0], (shape[2] - 1) * strides[0] + window[1]]
        if sum(padding[2:]) >= largest[0] or sum(padding[:2]) >= largest[1]:
            padding = [0, 0, 0, 0]
        arguments = [*operands, *padding, *strides, activation, False]
    else:
        size = [shape[1] * strides[1], shape[2] * strides[0]]
        arguments = [*operands, [shape[0], *size, channels], 1, *strides, activation, False]
    (actual,) = kernel(TRANSPOSED, arguments, [output])
    (expected,) = tflite(TRANSPOSED, arguments, [output])
    _assert_like_tf_lite(actual, expected, types[0], steps_off)


@cells("operation", [CONV, DEPTHWISE, GROUPED])
def test_an_infinite_pixel_is_seen_by_its_windows_only(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    pixels = draw.rng.normal(0, 1, (1, 6, 8, 2)).astype(np.float32)
    pixels[0, 3, 3, 0] = np.inf
    shape = {CONV: (4, 3, 3, 2), DEPTHWISE: (1, 3, 3, 2), GROUPED: (2, 3, 3, 1)}[operation]
    filters = _constant(tensor, F32, np.abs(draw.rng.normal(1, 0.1, shape)))
    bias = _constant(tensor, F32, np.zeros(_channels(operation, shape)))
    factor = {CONV: [], DEPTHWISE: [1], GROUPED: [2]}[operation]
    layout = [False] if operation == GROUPED else []
    arguments = [tensor(F32, pixels), filters, bias, 1, 1, 1, *factor, 0, *layout]
    (result,) = kernel(operation, arguments, [tensor(F32)])
    seen = np.zeros(result.shape, bool)
    seen[0, 2:5, 2:5, : None if operation == CONV else 1] = True
    np.testing.assert_array_equal(np.isinf(result), seen)
    assert not np.isnan(result).any()
