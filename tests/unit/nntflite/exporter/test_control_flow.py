"""IF and WHILE through TF Lite."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from corpus.tflite_oracle import run
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntflite.errors import NotExpressible
from nntflite.exporter import export_model
from nntflite.importer.builder import ModelBuilder

F32, I32, B8 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_INT32, OperandType.TENSOR_BOOL8


def _body(
    operation: OperationType, types: list[OperandType], output: OperandType, *, act: bool
) -> Subgraph:
    """One operation on the first two of its inputs, which are vectors of 2 (or single)."""
    inputs = [
        Operand(kind, (2,) if kind == F32 else (1,), lifetime=OperandLifeTime.SUBGRAPH_INPUT)
        for kind in types
    ]
    shape = (2,) if output == F32 else (1,)
    result = Operand(output, shape, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
    location = DataLocation(0, 0, 4)
    none = Operand(OperandType.INT32, lifetime=OperandLifeTime.CONSTANT_COPY, location=location)
    count = len(inputs)
    arguments = (0, 1, count + 1) if act else (0, 1)
    operands = (*inputs, result, none) if act else (*inputs, result)
    return Subgraph(
        operands, (Operation(operation, arguments, (count,)),), tuple(range(count)), (count,)
    )


def _model(builder: ModelBuilder, inputs: Any, outputs: Any, *bodies: Subgraph) -> Model:
    builder.scalar(OperandType.INT32, 0)
    model = builder.finish(inputs, outputs, referenced=bodies)
    assert model.operand_values[:4] == bytes(4)
    return model


def _subgraph(builder: ModelBuilder, number: int) -> int:
    index = builder.operand(OperandType.SUBGRAPH)
    builder.operands[index] = msgspec.structs.replace(
        builder.operands[index],
        lifetime=OperandLifeTime.SUBGRAPH,
        location=DataLocation(0, number, 0),
    )
    return index


def _either() -> Model:
    """IF: a sum or a difference of two vectors."""
    builder = ModelBuilder()
    flag, a, b, y = (builder.operand(*o) for o in [(B8, (1,)), *[(F32, (2,))] * 3])
    bodies = [_subgraph(builder, 0), _subgraph(builder, 1)]
    builder.operation(OperationType.IF, [flag, *bodies, a, b], [y])
    add, sub = (
        _body(operation, [F32, F32], F32, act=True)
        for operation in (OperationType.ADD, OperationType.SUB)
    )
    return _model(builder, [flag, a, b], [y], add, sub)


@pytest.mark.parametrize(("condition", "expected"), [(True, [4, 6]), (False, [-2, -2])])
def test_if_runs_one_of_its_bodies(condition: bool, expected: list[float]) -> None:
    inputs = [np.array([condition]), np.float32([1, 2]), np.float32([3, 4])]
    np.testing.assert_array_equal(run(_either(), inputs)[0], expected)


def test_an_argument_without_a_value_is_refused() -> None:
    model = _either()
    main = model.main
    *inputs, last = main.input_indexes
    operands = list(main.operands)
    operands[last] = msgspec.structs.replace(operands[last], lifetime=OperandLifeTime.NO_VALUE)
    changed = msgspec.structs.replace(main, operands=tuple(operands), input_indexes=tuple(inputs))
    with pytest.raises(NotExpressible, match=r"IF .*input 4, an argument of a body, has no value"):
        export_model(msgspec.structs.replace(model, main=changed))


def test_while_repeats_its_body_and_keeps_what_only_goes_in() -> None:
    """count = count + step while count < limit, with step and limit unchanged."""
    builder = ModelBuilder()
    count, step, limit, y = (builder.operand(I32, (1,)) for _ in range(4))
    bodies = [_subgraph(builder, 0), _subgraph(builder, 1)]
    builder.operation(OperationType.WHILE, [*bodies, count, limit, step], [y])
    condition = _body(OperationType.LESS, [I32, I32, I32], B8, act=False)
    body = _body(OperationType.ADD, [I32, I32, I32], I32, act=True)
    (add,) = body.operations
    body = msgspec.structs.replace(
        body, operations=(msgspec.structs.replace(add, inputs=(0, 2, add.inputs[2])),)
    )
    model = _model(builder, [count, limit, step], [y], condition, body)
    inputs = [np.array([value], np.int32) for value in (1, 10, 4)]
    np.testing.assert_array_equal(run(model, inputs)[0], [13])
