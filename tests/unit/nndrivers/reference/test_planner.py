"""Plans: forms of tensors, lifetimes and memory."""

from __future__ import annotations

from itertools import combinations
from math import prod
from typing import Any

import numpy as np
import pytest

from nndrivers.reference.planning.graph import Graph
from nndrivers.reference.planning.plan import KernelStep, Plan, Tensor, WidenStep
from nndrivers.reference.planning.planner import Planner
from nndrivers.reference.resources import ModelResources
from nndrivers.reference.threads import ThreadPool
from nnhal.operations.node import InvalidOperation
from nnhal.types import Model, OperandType, OperationType

U8, F32 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_FLOAT32


def _plan(model: Model) -> Plan:
    graph = Graph.of(model)
    planner = Planner(graph, ModelResources(ThreadPool(1)))
    return planner.plan({index: graph.operands[index] for index in graph.inputs})


def _sizes(plan: Plan) -> dict[Tensor, int]:
    return {
        tensor: prod(tensor.shape(info)) * tensor.dtype(info).itemsize
        for tensor, info in plan.tensors()
    }


def _lifetimes(plan: Plan) -> dict[Tensor, tuple[int, int]]:
    """First write to last read, of inputs from before the start, of outputs to after the end."""
    lives = {Tensor(operand): (-1, -1) for operand in plan.inputs}
    for number, step in enumerate(plan.steps):
        for tensor in (*step.inputs, *step.outputs):
            if tensor in plan.offsets:
                first, _ = lives.setdefault(tensor, (number, number))
                lives[tensor] = first, number
    for operand in plan.outputs:
        lives[Tensor(operand)] = lives[Tensor(operand)][0], len(plan.steps)
    return lives


def _assert_sound(plan: Plan) -> None:
    sizes, lives = _sizes(plan), _lifetimes(plan)
    assert set(lives) == set(plan.offsets)
    for one, other in combinations(plan.offsets, 2):
        together = lives[one][0] <= lives[other][1] and lives[other][0] <= lives[one][1]
        start, beginning = plan.offsets[one], plan.offsets[other]
        apart = start + sizes[one] <= beginning or beginning + sizes[other] <= start
        assert apart or not together, (one, other)


@pytest.mark.parametrize("type_", [U8, F32])
def test_tensors_in_use_never_share_memory_and_dead_ones_do(small_model: Any, type_: Any) -> None:
    plan = _plan(small_model(type_))
    _assert_sound(plan)
    assert plan.size < sum(_sizes(plan).values())


def test_memory_of_a_deep_network_does_not_grow_with_its_depth(net: Any) -> None:
    model = net(F32)
    source = last = model.input(1, 8, 8, 16)
    for _ in range(20):
        last = model.conv(last, 16)
    plan = _plan(model.finish([source], [last]))
    _assert_sound(plan)
    assert plan.size <= 3 * 8 * 8 * 16 * 4


def test_what_only_convolutions_read_and_write_is_an_image_and_nothing_else(net: Any) -> None:
    model = net(U8)
    source = model.input(1, 8, 8, 3)
    between = model.conv(source, 4)
    last = model.depthwise(between)
    plan = _plan(model.finish([source], [last]))
    forms = {tensor.form is not None for tensor in plan.offsets if tensor.operand == between}
    assert forms == {True}
    assert [type(step) for step in plan.steps] == [WidenStep, KernelStep, KernelStep]


def test_an_image_has_the_widest_border_that_any_reader_wants(net: Any) -> None:
    model = net(U8)
    source = model.input(1, 9, 9, 4)
    shared = model.conv(source, 4)
    outputs = [model.conv(shared, 4), model.depthwise(shared), model.conv(shared, 4, size=5)]
    plan = _plan(model.finish([source], outputs))
    (image,) = (tensor for tensor in plan.offsets if tensor.operand == shared)
    assert image.form is not None
    assert tuple(image.form.padding) == (2, 2, 2, 2)


def test_what_others_read_too_is_there_in_both_forms(net: Any) -> None:
    model = net(U8)
    source = model.input(1, 8, 8, 3)
    shared = model.conv(source, 4)
    relu = model.add(OperationType.RELU, [shared], 0.1, 0)
    plan = _plan(model.finish([source], [relu, model.depthwise(shared)]))
    forms = {tensor.form is not None for tensor in plan.offsets if tensor.operand == shared}
    assert forms == {True, False}


def test_floats_without_a_border_are_images_as_they_stand(net: Any) -> None:
    model = net(F32)
    source = model.input(1, 8, 8, 3)
    plan = _plan(model.finish([source], [model.conv(model.conv(source, 4), 5)]))
    assert not [step for step in plan.steps if isinstance(step, WidenStep)]


def test_operations_on_constants_are_done_at_preparation(net: Any) -> None:
    model = net(F32)
    source = model.input(1, 3)
    constant = model.add(OperationType.RELU, [model.builder.constant(F32, [[-1.0, 0.0, 2.0]])])
    both = model.add(OperationType.ADD, [source, constant, model.int32(0)])
    plan = _plan(model.finish([source], [both]))
    assert [step.name for step in plan.steps] == ["ADD"]
    np.testing.assert_array_equal(plan.info(constant).value, [[0, 0, 2]])


def test_a_result_whose_size_has_more_than_32_bits_is_refused(net: Any) -> None:
    model = net(F32)
    column, row = model.input(1 << 15, 1), model.input(1, 1 << 15)
    both = model.add(OperationType.MUL, [column, row, model.int32(0)])
    with pytest.raises(InvalidOperation, match="4294967296 bytes"):
        _plan(model.finish([column, row], [both]))


def test_arguments_that_do_not_fit_are_found_at_preparation(net: Any) -> None:
    model = net(F32)
    source, other = model.builder.operand(F32, (2, 3)), model.builder.operand(F32, (2, 4))
    result = model.builder.operand(F32, (2, 3))
    model.builder.operation(OperationType.ADD, [source, other, model.int32(0)], [result])
    with pytest.raises(InvalidOperation, match="ADD"):
        _plan(model.finish([source, other], [result]))
