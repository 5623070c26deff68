"""The 22 cases of ``TestRemoveDefaultArguments.cpp``, as the inputs that its models end with."""

from __future__ import annotations

import struct

from nnapi.default_arguments import without_default_arguments
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnhal.types import DataLocation, HalVersion, Operand, OperandLifeTime, Operation, OperationType
from nnhal.types import OperandType as Code
from tests.cells import cells
from tests.unit.nnapi.toys import ToyDriver, new_model

EXPLICIT, IMPLICIT = Code.INT32, Code.BOOL

CASES = [
    # operation, inputs, (index and type of the one that tells the form), values at the end, left
    ("AVERAGE_POOL_2D", 11, (7, EXPLICIT), [False], 10),
    ("AVERAGE_POOL_2D", 11, (7, EXPLICIT), [True], 11),
    ("AVERAGE_POOL_2D", 8, (7, IMPLICIT), [False], 7),
    ("CONV_2D", 13, (7, EXPLICIT), [False, 1, 1], 10),
    ("CONV_2D", 13, (7, EXPLICIT), [True, 1, 1], 11),
    ("CONV_2D", 10, (7, IMPLICIT), [False, 1, 1], 7),
    ("DEPTHWISE_CONV_2D", 14, (8, EXPLICIT), [False, 1, 1], 11),
    ("DEPTHWISE_CONV_2D", 11, (8, IMPLICIT), [False, 1, 1], 8),
    ("DEPTH_TO_SPACE", 3, None, [False], 2),
    ("L2_NORMALIZATION", 2, None, [-1], 1),
    ("L2_POOL_2D", 11, (7, EXPLICIT), [False], 10),
    ("L2_POOL_2D", 8, (7, IMPLICIT), [False], 7),
    ("LOCAL_RESPONSE_NORMALIZATION", 6, None, [-1], 5),
    ("MAX_POOL_2D", 11, (7, EXPLICIT), [False], 10),
    ("MAX_POOL_2D", 8, (7, IMPLICIT), [False], 7),
    ("RESIZE_BILINEAR", 6, None, [False, True, False], 5),
    ("RESIZE_BILINEAR", 4, None, [False], 3),
    ("SOFTMAX", 3, None, [-1], 2),
    ("SPACE_TO_DEPTH", 3, None, [False], 2),
    ("BATCH_TO_SPACE_ND", 3, None, [False], 2),
    ("SPACE_TO_BATCH_ND", 4, None, [False], 3),
    ("RESIZE_NEAREST_NEIGHBOR", 6, None, [True, False], 5),
    # "Inputs 11 and 12 must come together", and the same of the other convolutions:
    ("CONV_2D", 13, (7, EXPLICIT), [False, 2, 1], 13),
    ("CONV_2D", 10, (7, IMPLICIT), [False, 2, 1], 10),
    ("DEPTHWISE_CONV_2D", 14, (8, EXPLICIT), [False, 2, 1], 14),
    ("DEPTHWISE_CONV_2D", 11, (8, IMPLICIT), [False, 2, 1], 11),
    ("CONV_2D", 13, (7, EXPLICIT), [False, 1, 2], 13),
    # Nothing else has defaults, and other values and forms stay:
    ("SOFTMAX", 3, None, [1], 3),
    ("SOFTMAX", 2, None, [], 2),
    ("REVERSE", 2, None, [-1], 2),
    ("AVERAGE_POOL_2D", 10, (7, EXPLICIT), [], 10),
]


@cells(("name", "count", "form", "tail", "left"), CASES)
def test_default_arguments_at_the_end_are_removed(
    name: str, count: int, form: tuple[int, Code] | None, tail: list[int | bool], left: int
) -> None:
    operands, values = inputs_of(count, form, tail)
    operation = Operation(OperationType[name], tuple(range(count)), (count,))
    shorter = without_default_arguments(operation, operands, values)
    assert shorter.inputs == tuple(range(left))
    assert shorter.outputs == operation.outputs


def inputs_of(
    count: int, form: tuple[int, Code] | None, tail: list[int | bool]
) -> tuple[list[Operand], bytes]:
    operands = [Operand(Code.TENSOR_FLOAT32, (1,)) for _ in range(count)]
    if form is not None:
        index, type = form
        operands[index] = Operand(type)
    values = b""
    for index, value in enumerate(tail, count - len(tail)):
        data = struct.pack("?" if isinstance(value, bool) else "=i", value)
        type = Code.BOOL if isinstance(value, bool) else Code.INT32
        location = DataLocation(0, len(values), len(data))
        operands[index] = Operand(type, lifetime=OperandLifeTime.CONSTANT_COPY, location=location)
        values += data
    return operands, values


def test_a_default_that_is_no_constant_stays() -> None:
    """matchesSpec: CONSTANT_REFERENCE would have to be mapped, an input is not known yet."""
    operands, values = inputs_of(3, None, [-1])
    for lifetime in (OperandLifeTime.CONSTANT_REFERENCE, OperandLifeTime.SUBGRAPH_INPUT):
        operands[2] = Operand(Code.INT32, lifetime=lifetime, location=DataLocation(0, 0, 4))
        operation = Operation(OperationType.SOFTMAX, (0, 1, 2), (3,))
        assert without_default_arguments(operation, operands, values) is operation


def softmax(model: Model, axis: int) -> None:
    given, out = (model.add_operand(OperandType(Code.TENSOR_FLOAT32, (1, 4))) for _ in range(2))
    beta, last = (
        model.add_operand(OperandType(Code.FLOAT32)),
        model.add_operand(OperandType(Code.INT32)),
    )
    model.set_operand_value(beta, struct.pack("=f", 1.0))
    model.set_operand_value(last, struct.pack("=i", axis))
    model.add_operation(OperationType.SOFTMAX, [given, beta, last], [out])
    model.identify_inputs_and_outputs([given], [out])
    model.finish()


def test_a_driver_of_hal_1_0_can_take_what_is_left() -> None:
    """The axis came with HAL 1.2; without it, and without its operand, the model is one of 1.0."""
    driver = ToyDriver(HalVersion.V1_0)
    model = new_model(driver)
    softmax(model, -1)
    assert len(model.hal.main.operations[0].inputs) == 2
    assert len(model.hal.main.operands) == 3
    assert model.required_version == HalVersion.V1_0
    assert list(model.runtime.named(driver.name).supported_operations(model.hal)) == [True]


def test_another_axis_keeps_the_model_from_a_driver_of_hal_1_0() -> None:
    model = new_model()
    softmax(model, 1)
    assert model.required_version == HalVersion.V1_2
