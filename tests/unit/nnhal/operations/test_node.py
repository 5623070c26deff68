from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from nnhal.operations.node import InvalidOperation, NeedsValue, Node, TensorInfo, code_name
from nnhal.types import (
    FusedActivationFunc,
    Operand,
    OperandType,
    OperationType,
    SymmPerChannelQuantParams,
)

Build = Callable[..., Node]


def test_scalars_come_as_python_values(node: Build) -> None:
    built = node(OperationType.ADD, True, 7, 0.5)

    assert [built.scalar(index) for index in range(3)] == [True, 7, 0.5]
    assert [type(built.scalar(index)) for index in range(3)] == [bool, int, float]


def test_an_absent_scalar_takes_the_default_and_a_present_one_does_not(node: Build) -> None:
    built = node(OperationType.ADD, 7, None)

    assert built.scalar(0, 3) == 7
    assert built.scalar(1, 3) == 3
    assert built.scalar(2, False) is False


def test_an_absent_scalar_without_default_is_an_error(node: Build) -> None:
    with pytest.raises(InvalidOperation, match="ADD: input 1 is required"):
        node(OperationType.ADD, 7).scalar(1)


def test_a_tensor_of_one_element_counts_as_a_scalar(node: Build) -> None:
    assert node(OperationType.ADD, [5]).scalar(0) == 5
    with pytest.raises(InvalidOperation, match="input 0 has 2 elements"):
        node(OperationType.ADD, [5, 6]).scalar(0)


def test_data_that_is_not_known_yet_is_asked_for_by_index(node: Build) -> None:
    built = node(OperationType.RESHAPE, (2, 3), TensorInfo(OperandType.TENSOR_INT32, (2,)))

    with pytest.raises(NeedsValue) as caught:
        built.vector(1)
    assert caught.value.index == 1


@pytest.mark.parametrize("code", [-1, 4])
def test_an_unknown_activation_is_rejected(node: Build, code: int) -> None:
    with pytest.raises(InvalidOperation, match=f"{code} is no fused activation"):
        node(OperationType.ADD, code).activation(0)


def test_a_known_activation_is_named(node: Build) -> None:
    assert node(OperationType.ADD, 3).activation(0) is FusedActivationFunc.RELU6


@pytest.mark.parametrize(("axis", "expected"), [(0, 0), (2, 2), (-1, 2), (-3, 0)])
def test_a_negative_axis_counts_from_the_end(node: Build, axis: int, expected: int) -> None:
    assert node(OperationType.ARGMAX, axis).axis(0, rank=3) == expected


@pytest.mark.parametrize("axis", [3, -4])
def test_an_axis_outside_is_rejected(node: Build, axis: int) -> None:
    with pytest.raises(InvalidOperation, match="outside of the 3 dimensions"):
        node(OperationType.ARGMAX, axis).axis(0, rank=3)


def test_an_operand_of_a_model_keeps_all_that_it_declares() -> None:
    quant = SymmPerChannelQuantParams((0.5, 0.25), 0)
    operand = Operand(
        OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL, (2, 3), scale=0.0, extra_params=quant
    )

    info = TensorInfo.from_operand(operand)

    assert (info.type, info.shape, info.channel_quant) == (operand.type, (2, 3), quant)
    assert (info.rank, info.size) == (2, 6)
    assert info.with_shape((4,)).channel_quant is quant


def test_bytes_of_an_extension_are_no_quantization() -> None:
    assert TensorInfo.from_operand(Operand(0x10001, extra_params=b"x")).channel_quant is None


def test_data_brings_its_shape() -> None:
    info = TensorInfo(OperandType.TENSOR_INT32).with_value(np.zeros((2, 0), np.int32))

    assert (info.shape, info.size) == ((2, 0), 0)


def test_codes_have_names_even_those_of_vendors() -> None:
    assert code_name(OperationType, 3) == "CONV_2D"
    assert code_name(OperandType, 14) == "TENSOR_QUANT8_ASYMM_SIGNED"
    assert code_name(OperationType, 0x2A0001) == "extension 0x2a/1"
    assert code_name(OperationType, 999) == "OperationType 999"
