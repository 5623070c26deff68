from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.node import InvalidOperation, Node, Shape, TensorInfo
from nnhal.operations.registry import OPERATIONS, infer, operation_spec
from nnhal.operations.spec import FeatureLevel
from nnhal.types import HalVersion, OperandType, OperationType
from tests.cells import cells

F32 = OperandType.TENSOR_FLOAT32
I32 = OperandType.TENSOR_INT32

Build = Callable[..., Node]
Shapes = Callable[..., Shape]
Level = Callable[..., FeatureLevel]


def test_every_level_is_a_version_of_the_hal() -> None:
    assert FeatureLevel.V1_2.hal_version is HalVersion.V1_2
    assert FeatureLevel.AIDL_V2.hal_version is HalVersion.AIDL_V2
    assert [str(level) for level in FeatureLevel][3:6] == ["1.3", "AIDL 1", "AIDL 2"]


@cells(
    ("arguments", "message"),
    [
        (((2,), (2,)), r"ADD: 2 inputs, expected 3"),
        (((2,), [2], 0), r"input 1 \(input1\) is of type TENSOR_INT32, expected TENSOR_FLOAT32"),
        (((2,), (2,), 0.0), r"input 2 \(activation\) is of type FLOAT32, expected INT32"),
        (((2,), (2,), None), r"input 2 \(activation\) is omitted, expected INT32"),
        ((True, (2,), 0), r"input 0 \(input0\) is of type BOOL, expected TENSOR_FLOAT16 or TENSOR"),
    ],
)
def test_a_wrong_input_is_named_with_what_was_expected(
    level: Level, arguments: tuple[object, ...], message: str
) -> None:
    with pytest.raises(InvalidOperation, match=message):
        level(OperationType.ADD, *arguments)


def test_a_wrong_output_is_named_with_what_was_expected(level: Level) -> None:
    with pytest.raises(InvalidOperation, match=r"output 0 \(output\) is of type TENSOR_INT32"):
        level(OperationType.ADD, (2,), (2,), 0, outputs=[TensorInfo(I32)])
    with pytest.raises(InvalidOperation, match="2 outputs, expected 1"):
        level(OperationType.ADD, (2,), (2,), 0, outputs=2)


def test_a_repeated_argument_may_come_any_number_of_times(level: Level) -> None:
    for count in (1, 2, 7):
        assert level(OperationType.CONCATENATION, *[(2,)] * count, 0) == FeatureLevel.V1_0
    with pytest.raises(InvalidOperation, match="1 inputs, expected 2 or more"):
        level(OperationType.CONCATENATION, 0)


def test_an_unknown_rank_fits_every_argument_and_a_known_one_must_fit(level: Level) -> None:
    assert level(OperationType.ADD, (), (0, 3), 0) == FeatureLevel.V1_0
    with pytest.raises(InvalidOperation, match=r"input 0 \(input0\) has rank 5, expected 1 or 2"):
        level(OperationType.ADD, (1, 1, 1, 1, 1), (2,), 0)


def test_an_input_that_a_request_may_omit_is_declared_with_any_rank(level: Level) -> None:
    perm = TensorInfo(I32, (0, 0))

    assert level(OperationType.TRANSPOSE, (2, 3), perm) == FeatureLevel.V1_1


def test_inferred_outputs_keep_their_declared_type_and_quantization() -> None:
    u8 = OperandType.TENSOR_QUANT8_ASYMM
    (output,) = infer(
        OperationType.RELU, [TensorInfo(u8, (2, 3), 0.5, 7)], [TensorInfo(u8, (), 0.5, 7)]
    )

    assert (output.type, output.shape, output.scale, output.zero_point) == (u8, (2, 3), 0.5, 7)


@pytest.mark.parametrize("declared", [(), (0, 0), (2, 0), (2, 3)])
def test_declared_dimensions_may_be_unknown(shape: Shapes, declared: Shape) -> None:
    assert shape(OperationType.RELU, (2, 3), outputs=[TensorInfo(F32, declared)]) == (2, 3)


@pytest.mark.parametrize("declared", [(2, 4), (2,), (0, 0, 0)])
def test_declared_dimensions_must_agree_where_they_are_known(
    shape: Shapes, declared: Shape
) -> None:
    with pytest.raises(InvalidOperation, match=r"RELU: output 0 is declared as .* but has shape"):
        shape(OperationType.RELU, (2, 3), outputs=[TensorInfo(F32, declared)])


def test_tensors_without_elements_are_taken_where_the_operation_allows(shape: Shapes) -> None:
    assert shape(OperationType.RELU, (0, 3)) == (0, 3)
    with pytest.raises(InvalidOperation, match=r"FLOOR: input 0 \(input\) has no elements"):
        shape(OperationType.FLOOR, (0, 3))


def test_an_input_without_data_is_checked_for_its_actual_rank(shape: Shapes) -> None:
    with pytest.raises(InvalidOperation, match="has rank 5, expected 1 or 2 or 3 or 4"):
        shape(OperationType.RELU, (1, 2, 3, 4, 5))


def test_operations_that_allow_tensors_without_elements_are_those_of_android() -> None:
    """And ELU: the HAL's text says that its input may be zero-sized, Android's kernels refuse."""
    allowed = {spec.name for spec in OPERATIONS.values() if spec.zero_sized}

    assert allowed == {
        "ELU",
        "ADD", "AVERAGE_POOL_2D", "AXIS_ALIGNED_BBOX_TRANSFORM", "BOX_WITH_NMS_LIMIT",
        "CONCATENATION", "CONV_2D", "DEPTHWISE_CONV_2D", "DEQUANTIZE", "DIV", "FULLY_CONNECTED",
        "HARD_SWISH", "IF", "L2_POOL_2D", "LOGISTIC", "MAX_POOL_2D", "MUL", "QUANTIZE", "RELU",
        "RELU1", "RELU6", "RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR", "ROI_ALIGN", "SLICE",
        "SOFTMAX", "SUB", "TANH", "TRANSPOSE", "TRANSPOSE_CONV_2D", "WHILE",
    }  # fmt: skip


def test_what_the_data_decides_is_left_open(shapes: Callable[..., tuple[Shape, ...]]) -> None:
    outputs = [TensorInfo(F32, (7,)), TensorInfo(F32, (0, 4)), TensorInfo(I32), TensorInfo(I32)]

    inferred = shapes(
        OperationType.BOX_WITH_NMS_LIMIT,
        (5, 3), (5, 12), [0] * 5, 0.5, -1, 0, 0.5, 0.5, 0.5,
        outputs=outputs,
    )  # fmt: skip

    assert inferred == ((7,), (0, 4), (0,), (0,))


def test_a_signature_is_found_again_without_searching() -> None:
    spec = operation_spec(OperationType.RELU)
    node = Node(OperationType.RELU, (TensorInfo(F32, (2,)),), (TensorInfo(F32, (2,)),))

    assert spec.check(node) == spec.check(node) == FeatureLevel.V1_0
