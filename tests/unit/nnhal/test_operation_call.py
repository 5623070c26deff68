"""Operations with their arguments by name."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from nnhal.operation_call import OperationCall, argument_names, call_of
from nnhal.types import (
    DataLocation,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
)

F32 = OperandType.TENSOR_FLOAT32
INT32, BOOL, FLOAT32 = OperandType.INT32, OperandType.BOOL, OperandType.FLOAT32


class _Builder:
    """A model of one operation, operand by operand."""

    def __init__(self) -> None:
        self.operands: list[Operand] = []
        self.data = bytearray()

    def tensor(self, *dimensions: int, type: OperandType = F32) -> int:
        self.operands.append(Operand(type, dimensions, lifetime=OperandLifeTime.SUBGRAPH_INPUT))
        return len(self.operands) - 1

    def constant(self, type: OperandType, value: object, *dimensions: int) -> int:
        dtype = {BOOL: np.bool_, FLOAT32: np.float32}.get(type, np.int32)
        data = np.asarray(value, dtype).tobytes()
        at = DataLocation(0, len(self.data), len(data))
        self.data += data + bytes(-len(data) % 4)
        self.operands.append(
            Operand(type, dimensions, lifetime=OperandLifeTime.CONSTANT_COPY, location=at)
        )
        return len(self.operands) - 1

    def call(self, type: OperationType, inputs: list[int], outputs: list[int]) -> OperationCall:
        return call_of(Operation(type, tuple(inputs), tuple(outputs)), self.operands, self._bytes)

    def _bytes(self, index: int) -> bytes | None:
        operand = self.operands[index]
        at = operand.location.offset
        is_constant = operand.lifetime == OperandLifeTime.CONSTANT_COPY
        return bytes(self.data[at : at + operand.location.length]) if is_constant else None


def _pool(padding: list[int], strides: tuple[int, int], activation: int, *layout: int) -> str:
    build = _Builder()
    image = build.tensor(1, 3, 3, 1)
    scalars = [*padding, *strides, 3, 3, activation]
    inputs = [image, *(build.constant(INT32, value) for value in scalars)]
    inputs += [build.constant(BOOL, value) for value in layout]
    return str(build.call(OperationType.AVERAGE_POOL_2D, inputs, [build.tensor(1, 3, 3, 1)]))


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (([1], (1, 1), 0), "SAME padding, stride 1x1, window 3x3, NHWC"),
        (([2], (2, 1), 3), "VALID padding, stride 2 wide and 1 high, window 3x3, RELU6, NHWC"),
        (([0, 0, 0, 0], (1, 1), 0, 1), "no padding, stride 1x1, window 3x3, NCHW"),
        (([1, 1, 1, 1], (1, 1), 0, 0), "padding 1 on each side, stride 1x1, window 3x3, NHWC"),
        (
            ([1, 0, 2, 0], (1, 1), 9),
            "padding left 1, right 0, top 2, bottom 0, stride 1x1, window 3x3, activation 9, NHWC",
        ),
    ],
)
def test_arguments_of_a_pooling_stand_by_name(arguments, text) -> None:
    assert _pool(*arguments) == f"AVERAGE_POOL_2D: {text}"


def test_settings_in_tensors_are_arguments_and_data_is_not() -> None:
    build = _Builder()
    inputs = [build.tensor(2, 3), build.constant(OperandType.TENSOR_INT32, [1, 0], 2)]
    call = build.call(OperationType.TRANSPOSE, inputs, [build.tensor(3, 2)])
    assert str(call) == "TRANSPOSE: perm [1, 0]"
    assert call.data == "input FLOAT32 2x3, perm INT32 2 -> output FLOAT32 3x2"
    build = _Builder()
    numbers = build.constant(OperandType.TENSOR_INT32, [1, 2], 2)
    inputs = [numbers, numbers]
    call = build.call(OperationType.LESS, inputs, [build.tensor(2, type=OperandType.TENSOR_BOOL8)])
    assert str(call) == "LESS"


def test_repeated_arguments_are_numbered() -> None:
    build = _Builder()
    inputs = [build.tensor(1), build.tensor(1), build.constant(INT32, 0)]
    operation = Operation(OperationType.CONCATENATION, tuple(inputs), (build.tensor(2),))
    assert argument_names(operation, build.operands) == (("input0", "input1", "axis"), ("output",))


def test_operation_without_such_a_signature_has_its_arguments_numbered() -> None:
    build = _Builder()
    inputs = [build.tensor(1), build.constant(FLOAT32, 2.5)]
    call = build.call(OperationType.RELU, inputs, [build.tensor(1)])
    assert str(call) == "RELU: input1 2.5"


def test_omitted_operand_and_long_constant_have_no_values() -> None:
    build = _Builder()
    build.operands.append(Operand(F32, (), lifetime=OperandLifeTime.NO_VALUE))
    long = build.constant(OperandType.TENSOR_INT32, list(range(9)), 9)
    call = build.call(OperationType.ADD, [0, long], [build.tensor(9)])
    assert str(call.inputs[0]) == "input0 omitted"
    assert call.inputs[1].values == ()


def test_call_is_the_same_after_a_way_through_json() -> None:
    build = _Builder()
    inputs = [build.tensor(2), build.constant(BOOL, True), build.constant(FLOAT32, np.nan)]
    call = build.call(OperationType.RELU, inputs, [build.tensor(2)])
    assert msgspec.json.decode(msgspec.json.encode(call), type=OperationCall) == call
    assert str(call) == "RELU: input1 true"
