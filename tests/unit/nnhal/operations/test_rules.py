from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.node import InvalidOperation, TensorInfo
from nnhal.operations.registry import OPERATIONS
from nnhal.operations.spec import FeatureLevel
from nnhal.types import OperandType, OperationType, SymmPerChannelQuantParams
from tests.cells import cells

F32 = OperandType.TENSOR_FLOAT32
I32 = OperandType.TENSOR_INT32
U8 = OperandType.TENSOR_QUANT8_ASYMM
S8 = OperandType.TENSOR_QUANT8_ASYMM_SIGNED
PER_CHANNEL = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL

Level = Callable[..., FeatureLevel]


def u8(*shape: int, scale: float = 0.5, zero: int = 0) -> TensorInfo:
    return TensorInfo(U8, shape, scale, zero)


def test_every_rule_says_what_it_asks_for() -> None:
    for spec in OPERATIONS.values():
        assert all(rule.text for rule in spec.rules), spec.name


def test_a_conversion_keeps_scale_and_zero_point(level: Level) -> None:
    assert level(OperationType.RELU, u8(2), outputs=[u8(2)]) == FeatureLevel.V1_0
    for other in (u8(2, scale=0.25), u8(2, zero=1)):
        with pytest.raises(InvalidOperation, match="RELU: the output has scale and zero point of"):
            level(OperationType.RELU, u8(2), outputs=[other])


def test_concatenation_may_mix_quantizations_since_1_2(level: Level) -> None:
    same, other = u8(2), u8(2, scale=0.25)

    assert level(OperationType.CONCATENATION, same, same, 0, outputs=[same]) == FeatureLevel.V1_0
    assert level(OperationType.CONCATENATION, same, other, 0, outputs=[same]) == FeatureLevel.V1_2
    assert level(OperationType.CONCATENATION, same, same, 0, outputs=[other]) == FeatureLevel.V1_2


def test_pack_never_mixes_quantizations(level: Level) -> None:
    same, other, packed = u8(2), u8(2, zero=1), u8(2, 2)

    assert level(OperationType.PACK, 0, same, same, outputs=[packed]) == FeatureLevel.AIDL_V2
    with pytest.raises(InvalidOperation, match="all inputs and the output share"):
        level(OperationType.PACK, 0, same, other, outputs=[packed])


@cells(
    ("operation", "type", "quantization"),
    [
        (OperationType.LOGISTIC, U8, (1 / 256, 0)),
        (OperationType.LOGISTIC, S8, (1 / 256, -128)),
        (OperationType.TANH, U8, (1 / 128, 128)),
        (OperationType.TANH, S8, (1 / 128, 0)),
        (OperationType.L2_NORMALIZATION, U8, (1 / 128, 128)),
        (OperationType.L2_NORMALIZATION, S8, (1 / 128, 0)),
    ],
)
def test_outputs_with_a_fixed_range_have_a_fixed_quantization(
    level: Level, operation: OperationType, type: OperandType, quantization: tuple[float, int]
) -> None:
    source = TensorInfo(type, (1, 1, 1, 2), 0.5, 3)

    level(operation, source, outputs=[TensorInfo(type, (), *quantization)])
    with pytest.raises(InvalidOperation, match="output 0 has scale and zero point"):
        level(operation, source, outputs=[TensorInfo(type, (), 0.5, 3)])


def test_a_product_needs_a_larger_scale_than_that_of_its_factors(level: Level) -> None:
    a, b = u8(2, scale=0.5), u8(2, scale=0.25)

    assert level(OperationType.MUL, a, b, 0, outputs=[u8(2, scale=0.2)]) == FeatureLevel.V1_0
    with pytest.raises(InvalidOperation, match=r"output scale > scale of input 0 .* 0.125, 0.125"):
        level(OperationType.MUL, a, b, 0, outputs=[u8(2, scale=0.125)])


def bias(scale: float, zero: int = 0, channels: int = 2) -> TensorInfo:
    return TensorInfo(I32, (channels,), scale, zero)


def test_a_small_output_scale_makes_a_convolution_one_of_1_2(level: Level) -> None:
    image, weights = u8(1, 4, 4, 3, scale=0.5), u8(2, 1, 1, 3, scale=0.5)
    arguments = (image, weights, bias(0.25), 1, 1, 1, 0)

    assert level(OperationType.CONV_2D, *arguments, outputs=[u8(scale=0.3)]) == FeatureLevel.V1_0
    assert level(OperationType.CONV_2D, *arguments, outputs=[u8(scale=0.25)]) == FeatureLevel.V1_2


@pytest.mark.parametrize("wrong", [bias(0.2500005), bias(0.0), bias(0.25, zero=1)])
def test_a_bias_has_the_product_of_the_scales(level: Level, wrong: TensorInfo) -> None:
    tensors = u8(2, 4, scale=0.5), u8(3, 4, scale=0.5)

    level(OperationType.FULLY_CONNECTED, *tensors, bias(0.25), 0, outputs=[u8(scale=1)])
    level(OperationType.FULLY_CONNECTED, *tensors, bias(0.25000001), 0, outputs=[u8(scale=1)])
    with pytest.raises(InvalidOperation, match=r"input 2 \(bias\) has zero point 0 and the scale"):
        level(OperationType.FULLY_CONNECTED, *tensors, wrong, 0, outputs=[u8(scale=1)])


def per_channel(dimension: int | None) -> TensorInfo:
    quant = None if dimension is None else SymmPerChannelQuantParams((0.5, 0.25), dimension)
    return TensorInfo(PER_CHANNEL, (2, 1, 1, 2), channel_quant=quant)


@pytest.mark.parametrize(
    ("operation", "multiplier", "dimension"),
    [(OperationType.CONV_2D, (), 0), (OperationType.DEPTHWISE_CONV_2D, (1,), 3)],
)
def test_filters_have_their_channels_where_the_operation_expects_them(
    level: Level, operation: OperationType, multiplier: tuple[int, ...], dimension: int
) -> None:
    arguments = (bias(0.0), 1, 1, 1, *multiplier, 0)

    found = level(operation, u8(1, 4, 4, 2), per_channel(dimension), *arguments, outputs=[u8()])

    assert found == FeatureLevel.V1_2
    for wrong in (per_channel(3 - dimension), per_channel(None)):
        with pytest.raises(InvalidOperation, match=f"along dimension {dimension} only"):
            level(operation, u8(1, 4, 4, 2), wrong, *arguments, outputs=[u8()])


def test_a_bias_beside_a_filter_with_many_scales_has_none(level: Level) -> None:
    with pytest.raises(InvalidOperation, match="0 with a per-channel filter"):
        level(
            OperationType.CONV_2D,
            *(u8(1, 4, 4, 2), per_channel(0), bias(0.25), 1, 1, 1, 0),
            outputs=[u8()],
        )


@pytest.mark.parametrize("operation", [OperationType.PAD, OperationType.SPACE_TO_BATCH_ND])
def test_padding_of_tensors_with_a_zero_point_came_with_1_2(
    level: Level, operation: OperationType
) -> None:
    block = ([2, 2],) if operation == OperationType.SPACE_TO_BATCH_ND else ()
    for zero, expected in ((0, FeatureLevel.V1_1), (1, FeatureLevel.V1_2)):
        image = u8(1, 4, 4, 2, zero=zero)
        assert level(operation, image, *block, [[0, 0]] * 4, outputs=[image]) == expected


@cells(
    ("shape", "expected"),
    [((2, 3), 1), ((2, 3, 4, 5), 1), ((3,), 3), ((2, 3, 4), 3), ((), 3)],
)
def test_softmax_takes_other_ranks_than_2_and_4_since_1_2(
    level: Level, shape: tuple[int, ...], expected: int
) -> None:
    assert level(OperationType.SOFTMAX, shape, 1.0) == expected


@pytest.mark.parametrize(
    ("operation", "arguments"),
    [
        (OperationType.L2_NORMALIZATION, ()),
        (OperationType.LOCAL_RESPONSE_NORMALIZATION, (1, 1.0, 1.0, 1.0)),
    ],
)
def test_normalization_takes_other_ranks_than_4_since_1_2(
    level: Level, operation: OperationType, arguments: tuple[float, ...]
) -> None:
    assert level(operation, (1, 2, 3, 4), *arguments) == FeatureLevel.V1_0
    assert level(operation, (3, 4), *arguments) == FeatureLevel.V1_2


def test_sixteen_bit_lstm_shares_one_quantization_among_its_weights(level: Level) -> None:
    io, state = (
        TensorInfo(U8, (1, 2), 1 / 128, 128),
        TensorInfo(OperandType.TENSOR_QUANT16_SYMM, (1, 4), 1 / 2048),
    )
    weights, biases = [u8(4, 2, zero=9)] * 8, [bias(0.5 / 128, channels=4)] * 4

    def check(weights: list[TensorInfo], biases: list[TensorInfo]) -> FeatureLevel:
        inputs = (io, *weights, *biases, state, io)
        return level(OperationType.QUANTIZED_16BIT_LSTM, *inputs, outputs=[state, io])

    assert check(weights, biases) == FeatureLevel.V1_2
    with pytest.raises(InvalidOperation, match="all weights share scale and zero point"):
        check([*weights[:7], u8(4, 2, zero=8)], biases)
    with pytest.raises(InvalidOperation, match="all weights share scale and zero point"):
        check(weights, [bias(0.5, channels=4)] * 4)
