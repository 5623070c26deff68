"""Prepared models whose shapes, or arguments, only a request brings."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.types import ErrorStatus, OperandType, OperationType

F32, I32 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_INT32


def _relu_then_tanh(net: Any, shape: tuple[int, ...]) -> Any:
    model = net(F32)
    source = model.builder.operand(F32, shape)
    between, result = (model.builder.operand(F32, shape) for _ in range(2))
    model.builder.operation(OperationType.RELU, [source], [between])
    model.builder.operation(OperationType.TANH, [between], [result])
    return model.finish([source], [result])


def test_shapes_that_the_model_leaves_open_come_with_the_request(
    device: Device, net: Any, execution: Any
) -> None:
    model = _relu_then_tanh(net, (0, 3))
    run = execution(model, device.prepare(model))
    for rows in (1, 4, 2, 4):
        values = np.random.default_rng(rows).normal(0, 1, (rows, 3)).astype(np.float32)
        (result,) = run(values)
        np.testing.assert_allclose(result, np.tanh(np.maximum(values, 0)), rtol=1e-6)


def _reshape(net: Any) -> Any:
    """RESHAPE to a shape that is computed, between operations with a life of their own."""
    model = net(F32)
    builder = model.builder
    source, shape = builder.operand(F32, (2, 6)), builder.operand(I32, (2,))
    positive, doubled = builder.operand(F32, (2, 6)), builder.operand(I32, (2,))
    shaped, bounded = builder.operand(F32, (0, 0)), builder.operand(F32, (0, 0))
    constant = builder.constant(I32, [1, 2])
    builder.operation(OperationType.RELU, [source], [positive])
    builder.operation(OperationType.MUL, [shape, constant, model.int32(0)], [doubled])
    builder.operation(OperationType.RESHAPE, [positive, doubled], [shaped])
    builder.operation(OperationType.TANH, [shaped], [bounded])
    return model.finish([source, shape], [bounded, positive])


def test_a_shape_that_is_computed_is_planned_for_when_it_is_known(
    device: Device, net: Any, execution: Any
) -> None:
    model = _reshape(net)
    run = execution(model, device.prepare(model))
    values = np.linspace(-1, 1, 12, dtype=np.float32).reshape(2, 6)
    for rows in (1, 2, 3, 6, 3):
        shape = np.array([rows, 6 // rows], np.int32)
        bounded, positive = run(values, shape)
        np.testing.assert_array_equal(positive, np.maximum(values, 0))
        np.testing.assert_allclose(bounded, np.tanh(positive).reshape(rows, -1), rtol=1e-6)


def test_a_computed_shape_that_does_not_fit_fails_the_execution(
    device: Device, net: Any, execution: Any
) -> None:
    model = _reshape(net)
    run = execution(model, device.prepare(model))
    with pytest.raises(HalError) as caught:
        run(np.zeros((2, 6), np.float32), np.array([5, 1], np.int32))
    assert caught.value.status == ErrorStatus.GENERAL_FAILURE


def test_more_shapes_than_are_remembered_still_give_right_results(
    device: Device, net: Any, execution: Any
) -> None:
    model = _relu_then_tanh(net, (0, 0))
    run = execution(model, device.prepare(model))
    for columns in [*range(1, 20), *range(1, 20)]:
        (result,) = run(np.ones((2, columns), np.float32))
        assert result.shape == (2, columns)


def test_an_output_may_be_made_of_constants_only(device: Device, net: Any, execution: Any) -> None:
    model = net(F32)
    source = model.input(1, 3)
    constant = model.builder.constant(F32, [[-1.0, 2.0]])
    folded = model.add(OperationType.RELU, [constant])
    other = model.add(OperationType.RELU, [source])
    built = model.finish([source], [folded, other])
    results = execution(built, device.prepare(built))(np.array([[-1, 0, 1]], np.float32))
    np.testing.assert_array_equal(results[0], [[0, 2]])
    np.testing.assert_array_equal(results[1], [[0, 0, 1]])


def test_batches_may_be_empty_inside_of_a_model(device: Device, net: Any, execution: Any) -> None:
    model = net(F32)
    builder = model.builder
    source, sizes = builder.operand(F32, (3, 4)), builder.operand(I32, (2,))
    begin = builder.constant(I32, [0, 0])
    part, result = builder.operand(F32, (0, 4)), builder.operand(F32, (0, 4))
    builder.operation(OperationType.SLICE, [source, begin, sizes], [part])
    builder.operation(OperationType.RELU, [part], [result])
    built = model.finish([source, sizes], [result])
    run = execution(built, device.prepare(built))
    for rows in (2, 0):
        (actual,) = run(np.ones((3, 4), np.float32), np.array([rows, 4], np.int32))
        assert actual.shape == (rows, 4)
