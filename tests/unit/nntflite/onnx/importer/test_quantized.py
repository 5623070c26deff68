"""Quantized networks: operations on codes where the HAL has them, on numbers elsewhere."""

from __future__ import annotations

import numpy as np
import pytest

from nnhal.types import OperandType, OperationType
from nntflite.onnx.importer import import_onnx, survey_onnx
from nntflite.onnx.interpreter import OnnxInterpreter
from tests.unit.nntflite.importer.conftest import Sequences
from tests.unit.nntflite.onnx.importer.test_operators import operations
from tests.unit.nntflite.onnx.networks import network, node, quantized_network, random

GIVEN = 4 * random(1, 4, 5, 5)


@pytest.mark.parametrize("limit", ["Relu", "Clip"])
@pytest.mark.parametrize("per_channel", [False, True])
def test_operators_between_codes_are_quantized_operations(per_channel: bool, limit: str) -> None:
    data = quantized_network(per_channel, limit)

    imported = import_onnx(data)

    wanted = ["QUANTIZE", "TRANSPOSE", "CONV_2D", "ADD", "TRANSPOSE", "DEQUANTIZE"]
    assert operations(imported) == [OperationType[name] for name in wanted]
    main = imported.model.main
    conv = main.operations[2]
    filter = main.operands[conv.inputs[1]]
    assert main.operands[conv.outputs[0]].type == OperandType.TENSOR_QUANT8_ASYMM
    assert main.operands[conv.outputs[0]].scale == np.float32(0.04)
    per_channel_type = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
    assert (filter.type == per_channel_type) is per_channel
    if not per_channel:  # int8 in the file, of the image's type here: codes and zero point move
        assert (filter.type, filter.zero_point) == (OperandType.TENSOR_QUANT8_ASYMM, 128)
    ((found,),) = Sequences(imported)([[GIVEN]])
    (expected,) = OnnxInterpreter(data).run(GIVEN)
    assert abs(found - expected).max() <= 0.0801  # a step of the output


def test_a_limit_below_what_codes_say_stays_an_operation_of_numbers() -> None:
    data = quantized_network(limit="Clip")
    lower = data.replace(np.float32(20).tobytes(), np.float32(5).tobytes())
    assert data != lower

    found = operations(import_onnx(lower))

    assert OperationType.MINIMUM in found
    ((outputs,),) = Sequences(import_onnx(lower))([[GIVEN]])
    (expected,) = OnnxInterpreter(lower).run(GIVEN)
    assert abs(outputs - expected).max() <= 0.0801


def test_what_the_hal_does_not_quantize_is_computed_between_the_two() -> None:
    constants = {"s": np.float32(0.05), "z": np.uint8(100)}
    nodes = [
        node("QuantizeLinear", "x s z", "q"),
        node("DequantizeLinear", "q s z", "r"),
        node("Sin", "r", "sin"),
        node("QuantizeLinear", "sin s z", "p"),
        node("DequantizeLinear", "p s z", "y"),
    ]
    data = network(nodes, {"x": [2, 3]}, ["y"], constants)

    wanted = ["QUANTIZE", "DEQUANTIZE", "SIN", "QUANTIZE", "DEQUANTIZE"]
    assert operations(import_onnx(data)) == [OperationType[name] for name in wanted]


def test_operators_of_codes_are_imported_like_those_between_codes() -> None:
    scale, zero = np.float32(0.05), np.uint8(7)
    constants = {
        "s": scale,
        "z": zero,
        "ws": np.float32(0.02),
        "wz": np.uint8(120),
        "ys": np.float32(0.1),
        "yz": np.uint8(30),
        "b": np.array([3, -200], np.int32),
        "w": np.random.default_rng(2).integers(0, 255, (2, 4, 1, 1)).astype(np.uint8),
    }
    nodes = [
        node("QuantizeLinear", "x s z", "q"),
        node("QLinearConv", "q s z w ws wz ys yz b", "c"),
        node("MaxPool", "c", "p", kernel_shape=[2, 2]),
        node("QLinearAdd", "p ys yz p ys yz s z", "a"),
        node("DequantizeLinear", "a s z", "y"),
    ]
    data = network(nodes, {"x": [1, 4, 5, 5]}, ["y"], constants)

    imported = import_onnx(data)

    kernels = ["CONV_2D", "MAX_POOL_2D", "ADD"]
    wanted = ["QUANTIZE", "TRANSPOSE", *kernels, "TRANSPOSE", "DEQUANTIZE"]
    assert operations(imported) == [OperationType[name] for name in wanted]
    ((found,),) = Sequences(imported)([[GIVEN]])
    (expected,) = OnnxInterpreter(data).run(GIVEN)
    assert abs(found - expected).max() <= 0.1501  # a step before the sum is twice its size there


def test_codes_with_two_scales_are_refused() -> None:
    constants = {"s": np.float32(0.05), "t": np.float32(0.1), "z": np.uint8(0)}
    nodes = [node("QuantizeLinear", "x s z", "q"), node("DequantizeLinear", "q t z", "y")]
    data = network(nodes, {"x": [2, 3]}, ["y"], constants)

    (error,) = survey_onnx(data, "net").refused.values()

    assert "another scale" in error.reason
