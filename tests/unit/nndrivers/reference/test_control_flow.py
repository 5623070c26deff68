"""IF and WHILE: branches, loops, their limits, and the memory between rounds."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np
import pytest

from corpus import tflite_oracle as oracle
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import CacheFiles, Device
from nnhal.errors import HalError
from nnhal.types import (
    DataLocation,
    ErrorStatus,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    OperationType,
    Subgraph,
)
from nntflite.importer.builder import ModelBuilder
from tests.cells import cells

F32, I32, BOOL8 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_BOOL8,
)
O = OperationType  # noqa: E741
replace = msgspec.structs.replace

Shape: TypeAlias = tuple[int, ...]
Part: TypeAlias = Callable[["Body"], tuple[list[int], list[int]]]
"""Fills a body and returns its inputs and outputs."""


class Body(ModelBuilder):
    """A subgraph in the making."""

    def apply(
        self, operation: OperationType, inputs: Sequence[int], type_: int = F32, shape: Shape = (1,)
    ) -> int:
        result = self.operand(type_, shape)
        self.operation(operation, inputs, [result])
        return result

    def add(self, left: int, right: int, shape: Shape = (1,)) -> int:
        like = self.operands[left]
        none = self.scalar(OperandType.INT32, 0)
        return self.apply(O.ADD, [left, right, none], like.type, shape)

    def refer(self, index: int) -> int:
        """An operand that stands for subgraph ``index``."""
        operand = self.operand(OperandType.SUBGRAPH)
        lifetime, location = OperandLifeTime.SUBGRAPH, DataLocation(0, index, 0)
        self.operands[operand] = replace(
            self.operands[operand], lifetime=lifetime, location=location
        )
        return operand


def _model(main: Part, *parts: Part) -> Model:
    """A model of the subgraphs that the functions build."""
    finished = []
    for part in (main, *parts):
        body = Body()
        finished.append(body.finish(*part(body)))
    values, subgraphs = b"", []
    for model in finished:
        values += bytes(-len(values) % 16)
        subgraphs.append(_moved(model.main, len(values)))
        values += model.operand_values
    return Model(subgraphs[0], tuple(subgraphs[1:]), operand_values=values)


def _moved(subgraph: Subgraph, by: int) -> Subgraph:
    """With all constants ``by`` bytes further on."""

    def moved(operand: Operand) -> Operand:
        if operand.lifetime != OperandLifeTime.CONSTANT_COPY:
            return operand
        where = operand.location
        return replace(operand, location=replace(where, offset=where.offset + by))

    return replace(subgraph, operands=tuple(map(moved, subgraph.operands)))


def _less(*rest: tuple[int, Shape]) -> Part:
    """Whether the first of two integers is less; more inputs, of the types given, are ignored."""

    def build(body: Body) -> tuple[list[int], list[int]]:
        inputs = [body.operand(I32, (1,)), body.operand(I32, (1,))]
        verdict = body.apply(O.LESS, inputs, BOOL8)
        return [*inputs, *(body.operand(*operand) for operand in rest)], [verdict]

    return build


def _branch(operation: OperationType) -> Part:
    def build(body: Body) -> tuple[list[int], list[int]]:
        inputs = [body.operand(F32, (2,)), body.operand(F32, (2,))]
        none = body.scalar(OperandType.INT32, 0)
        return inputs, [body.apply(operation, [*inputs, none], F32, (2,))]

    return build


def _if_main(body: Body) -> tuple[list[int], list[int]]:
    inputs = [body.operand(BOOL8, (1,)), body.operand(F32, (2,)), body.operand(F32, (2,))]
    arguments = [inputs[0], body.refer(0), body.refer(1), *inputs[1:]]
    chosen = body.apply(O.IF, arguments, F32, (2,))
    return inputs, [body.apply(O.TANH, [chosen], F32, (2,))]


@pytest.mark.parametrize("condition", [True, False])
def test_if_runs_the_branch_that_tf_lite_runs(
    device: Device, execution: Any, condition: bool
) -> None:
    model = _model(_if_main, _branch(O.ADD), _branch(O.MUL))
    inputs = [
        np.array([condition]),
        np.array([0.5, -1], np.float32),
        np.array([0.25, 3], np.float32),
    ]
    (expected,) = oracle.run(model, inputs)
    (actual,) = execution(model, device.prepare(model))(*inputs)
    np.testing.assert_allclose(actual, expected, rtol=1e-6)


def _fibonacci_body(body: Body) -> tuple[list[int], list[int]]:
    """count, limit, a, b: what changes goes first, so the limit is handed on too."""
    count, limit, a, b = (body.operand(I32, (1,)) for _ in range(4))
    one = body.constant(I32, [1])
    same = body.add(limit, body.constant(I32, [0]))
    moved = body.add(b, body.constant(I32, [0]))
    return [count, limit, a, b], [body.add(count, one), same, moved, body.add(a, b)]


def _fibonacci() -> Model:
    def main(body: Body) -> tuple[list[int], list[int]]:
        inputs = [body.operand(I32, (1,)) for _ in range(4)]
        outputs = [body.operand(I32, (1,)) for _ in range(3)]
        body.operation(O.WHILE, [body.refer(0), body.refer(1), *inputs], outputs)
        return inputs, outputs

    return _model(main, _less((I32, (1,)), (I32, (1,))), _fibonacci_body)


@cells("rounds", [0, 1, 2, 3, 30])
def test_rounds_see_the_results_of_the_one_before(
    device: Device, execution: Any, rounds: int
) -> None:
    model = _fibonacci()
    inputs = [np.array([value], np.int32) for value in (0, rounds, 0, 1)]
    results = execution(model, device.prepare(model))(*inputs)
    a, b = 0, 1
    for _ in range(rounds):
        a, b = b, a + b
    assert [result.item() for result in results] == [rounds, rounds, a]


def _identity(body: Body) -> tuple[list[int], list[int]]:
    inputs = [body.operand(F32, (2,))]
    return inputs, [body.apply(O.RELU, inputs, F32, (2,))]


def _never(body: Body) -> tuple[list[int], list[int]]:
    source = body.operand(F32, (2,))
    zero = body.constant(I32, [0])
    return [source], [body.apply(O.LESS, [zero, zero], BOOL8)]


@cells("rounds", range(6))
def test_loops_that_do_nothing_may_swap_the_state_of_the_loop_around_them(
    device: Device, execution: Any, rounds: int
) -> None:
    def body(body: Body) -> tuple[list[int], list[int]]:
        count, limit = body.operand(I32, (1,)), body.operand(I32, (1,))
        a, b = body.operand(F32, (2,)), body.operand(F32, (2,))
        outputs = [
            body.apply(O.WHILE, [body.refer(2), body.refer(3), x], F32, (2,)) for x in (b, a)
        ]
        more = body.add(count, body.constant(I32, [1]))
        same = body.add(limit, body.constant(I32, [0]))
        return [count, limit, a, b], [more, same, *outputs]

    def main(body: Body) -> tuple[list[int], list[int]]:
        types = [(I32, (1,))] * 2 + [(F32, (2,))] * 2
        inputs, outputs = ([body.operand(*t) for t in types] for _ in range(2))
        body.operation(O.WHILE, [body.refer(0), body.refer(1), *inputs], outputs)
        return inputs, outputs

    model = _model(main, _less((F32, (2,)), (F32, (2,))), body, _never, _identity)
    state = [np.array([1, -2], np.float32), np.array([3, 4], np.float32)]
    run = execution(model, device.prepare(model))
    *_, a, b = run(np.array([0], np.int32), np.array([rounds], np.int32), *state)
    first, second = state if rounds % 2 == 0 else state[::-1]
    np.testing.assert_array_equal(a, first)
    np.testing.assert_array_equal(b, second)


def _recurrent() -> Model:
    """x = tanh(W x + b), with W a constant that goes in as an argument."""
    rng = np.random.default_rng(0)
    shapes = [(I32, (1,)), (I32, (1,)), (F32, (1, 3)), (F32, (3, 3)), (F32, (3,))]

    def body(body: Body) -> tuple[list[int], list[int]]:
        inputs = [body.operand(*shape) for shape in shapes]
        count, limit, state, weights, bias = inputs
        none = body.scalar(OperandType.INT32, 0)
        product = body.apply(O.FULLY_CONNECTED, [state, weights, bias, none], F32, (1, 3))
        more = body.add(count, body.constant(I32, [1]))
        same = body.add(limit, body.constant(I32, [0]))
        return inputs, [more, same, body.apply(O.TANH, [product], F32, (1, 3))]

    def main(body: Body) -> tuple[list[int], list[int]]:
        inputs = [body.operand(*shape) for shape in shapes[:3]]
        weights = body.constant(F32, rng.normal(0, 1, (3, 3)))
        bias = body.constant(F32, rng.normal(0, 1, 3))
        outputs = [body.operand(*shape) for shape in shapes[:3]]
        arguments = [body.refer(0), body.refer(1), *inputs, weights, bias]
        body.operation(O.WHILE, arguments, outputs)
        return inputs, outputs

    return _model(main, _less(*shapes[2:]), body)


def _recurrent_inputs(rounds: int) -> list[Any]:
    return [
        np.array([0], np.int32),
        np.array([rounds], np.int32),
        np.array([[0.5, -1, 2]], np.float32),
    ]


def test_constants_that_go_into_a_loop_count_in_every_round(device: Device, execution: Any) -> None:
    model = _recurrent()
    run = execution(model, device.prepare(model))
    for rounds in (0, 1, 7):
        inputs = _recurrent_inputs(rounds)
        for actual, expected in zip(run(*inputs), oracle.run(model, inputs), strict=True):
            np.testing.assert_allclose(actual, expected, rtol=1e-5)


def test_loops_run_in_several_executions_at_once(device: Device, execution: Any) -> None:
    model = _recurrent()
    run = execution(model, device.prepare(model))
    expected = [run(*_recurrent_inputs(rounds))[2] for rounds in range(8)]
    with ThreadPoolExecutor(4) as threads:
        actual = list(threads.map(lambda n: run(*_recurrent_inputs(n))[2], [*range(8)] * 4))
    np.testing.assert_array_equal(actual, expected * 4)


def test_a_model_with_subgraphs_comes_back_from_the_cache(
    device: Device, execution: Any, tmp_path: Path
) -> None:
    model, token = _recurrent(), bytes(32)

    def files() -> CacheFiles:
        flags = os.O_RDWR | os.O_CREAT
        fds = [os.open(tmp_path / name, flags) for name in ("model", "data")]
        return CacheFiles((fds[0],), (fds[1],), token)

    fresh = execution(model, device.prepare(model, cache=files()))
    again = execution(model, Device(ReferenceDriver()).prepare_from_cache(files()))
    inputs = _recurrent_inputs(5)
    np.testing.assert_array_equal(again(*inputs)[2], fresh(*inputs)[2])


def _endless() -> Model:
    def main(body: Body) -> tuple[list[int], list[int]]:
        source = body.operand(F32, (2,))
        arguments = [body.refer(0), body.refer(1), source]
        return [source], [body.apply(O.WHILE, arguments, F32, (2,))]

    def always(body: Body) -> tuple[list[int], list[int]]:
        source = body.operand(F32, (2,))
        zero = body.constant(I32, [0])
        return [source], [body.apply(O.EQUAL, [zero, zero], BOOL8)]

    return _model(main, always, _identity)


def test_a_loop_ends_at_its_time_limit(device: Device, execution: Any) -> None:
    model = _endless()
    run = execution(model, device.prepare(model))
    with pytest.raises(HalError) as caught:
        run.results(run.request(np.zeros(2, np.float32)), loop_timeout_ns=20_000_000)
    assert caught.value.status == ErrorStatus.MISSED_DEADLINE_TRANSIENT


def test_a_loop_is_not_late_when_it_is_over(device: Device, execution: Any) -> None:
    model = _fibonacci()
    run = execution(model, device.prepare(model))
    request = run.request(*(np.array([value], np.int32) for value in (5, 5, 2, 3)))
    assert [result.item() for result in run.results(request, loop_timeout_ns=0)] == [5, 5, 2]


def test_a_loop_ends_at_the_deadline_of_the_execution(device: Device, execution: Any) -> None:
    model = _endless()
    run = execution(model, device.prepare(model))
    deadline_ns = time.monotonic_ns() + 50_000_000
    with pytest.raises(HalError) as caught:
        run.results(run.request(np.zeros(2, np.float32)), deadline_ns=deadline_ns)
    assert caught.value.status == ErrorStatus.MISSED_DEADLINE_TRANSIENT


def test_a_loop_may_make_its_state_longer(device: Device, execution: Any) -> None:
    """Only the CPU implementation of Android's runtime is sent such a model."""
    shapes = [(I32, (1,)), (I32, (1,)), (F32, (0,))]

    def body(body: Body) -> tuple[list[int], list[int]]:
        inputs = [body.operand(*shape) for shape in shapes]
        count, limit, state = inputs
        axis = body.scalar(OperandType.INT32, 0)
        tail = body.constant(F32, [7])
        longer = body.apply(O.CONCATENATION, [state, tail, axis], F32, (0,))
        more = body.add(count, body.constant(I32, [1]))
        return inputs, [more, body.add(limit, body.constant(I32, [0])), longer]

    def main(body: Body) -> tuple[list[int], list[int]]:
        inputs, outputs = ([body.operand(*shape) for shape in shapes] for _ in range(2))
        body.operation(O.WHILE, [body.refer(0), body.refer(1), *inputs], outputs)
        return inputs, [*outputs[:2], body.apply(O.RELU, [outputs[2]], F32, (0,))]

    model = _model(main, _less((F32, (0,))), body)
    run = execution(model, device.prepare(model))
    for rounds in (0, 3, 12):
        *_, result = run(
            np.array([0], np.int32), np.array([rounds], np.int32), np.array([1, 2], np.float32)
        )
        np.testing.assert_array_equal(result, [1, 2, *[7] * rounds])


def _reshaping(*shape: int) -> Part:
    def build(body: Body) -> tuple[list[int], list[int]]:
        source = body.operand(F32, (0, 0))
        target = body.constant(I32, shape)
        return [source], [body.apply(O.RESHAPE, [source, target], F32, (0, 0))]

    return build


def _branches_of_different_shapes() -> Model:
    def main(body: Body) -> tuple[list[int], list[int]]:
        condition, source = body.operand(BOOL8, (1,)), body.operand(F32, (0, 0))
        arguments = [condition, body.refer(0), body.refer(1), source]
        chosen = body.apply(O.IF, arguments, F32, (0, 0))
        # Read before the IF and after it.
        positive = body.apply(O.RELU, [source], F32, (0, 0))
        return [condition, source], [body.apply(O.RELU, [chosen], F32, (0, 0)), positive]

    return _model(main, _reshaping(2, 3), _reshaping(-1, 2))


def test_shapes_after_an_if_are_those_of_the_branch(device: Device, execution: Any) -> None:
    model = _branches_of_different_shapes()
    run = execution(model, device.prepare(model))
    values = np.arange(6, dtype=np.float32).reshape(6, 1)
    for condition, shape in ((True, (2, 3)), (False, (3, 2)), (True, (2, 3))):
        chosen, positive = run(np.array([condition]), values)
        np.testing.assert_array_equal(chosen, values.reshape(shape))
        np.testing.assert_array_equal(positive, values)


def test_a_branch_that_does_not_fit_fails_only_when_it_is_taken(
    device: Device, execution: Any
) -> None:
    model = _branches_of_different_shapes()
    run = execution(model, device.prepare(model))
    values = np.ones((4, 2), np.float32)
    assert run(np.array([False]), values)[0].shape == (4, 2)
    with pytest.raises(HalError) as caught:
        run(np.array([True]), values)
    assert caught.value.status == ErrorStatus.GENERAL_FAILURE


def test_a_call_is_supported_if_all_that_it_may_run_is(device: Device) -> None:
    def oem(body: Body) -> tuple[list[int], list[int]]:
        inputs = [body.operand(F32, (2,)), body.operand(F32, (2,))]
        return inputs, [body.apply(O.OEM_OPERATION, inputs, F32, (2,))]

    def nested(body: Body) -> tuple[list[int], list[int]]:
        inputs = [body.operand(F32, (2,)), body.operand(F32, (2,))]
        condition = body.constant(BOOL8, [True])
        arguments = [condition, body.refer(2), body.refer(3), *inputs]
        return inputs, [body.apply(O.IF, arguments, F32, (2,))]

    good, bad = _branch(O.ADD), oem
    for inner, expected in ((good, True), (bad, False)):
        model = _model(_if_main, nested, good, good, inner)
        assert list(device.supported_operations(model)) == [expected, True]
