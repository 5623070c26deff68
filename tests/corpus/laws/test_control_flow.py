"""IF is the branch that is taken, WHILE its body again and again; TF Lite says so too."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from corpus.tflite_oracle import run as run_tflite
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
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph import OperationKind
from nntflite.importer.builder import ModelBuilder
from tests.corpus.laws import driver
from tests.corpus.laws.calls import draw_call, kinds_of, seeds
from tests.corpus.laws.dice import Dice, dice
from tests.corpus.laws.operand_types import B8, F32, I32
from tests.operands import Argument, Array, Tensor, one_operation
from tests.volume import repeated

O = OperationType  # noqa: E741

EXAMPLES = repeated(8, 30)

ARITHMETIC = st.sampled_from((O.ADD, O.SUB, O.MUL))


def _graph(operands: Sequence[Operand], operation: Operation, inputs: int, result: int) -> Subgraph:
    """One operation between ``inputs`` operands, which come first, and the result."""
    changed = list(operands)
    for index, lifetime in [
        *((index, OperandLifeTime.SUBGRAPH_INPUT) for index in range(inputs)),
        (result, OperandLifeTime.SUBGRAPH_OUTPUT),
    ]:
        changed[index] = msgspec.structs.replace(changed[index], lifetime=lifetime)
    return Subgraph(tuple(changed), (operation,), tuple(range(inputs)), (result,))


def _reference(number: int) -> Operand:
    location = DataLocation(0, number, 0)
    return Operand(OperandType.SUBGRAPH, lifetime=OperandLifeTime.SUBGRAPH, location=location)


def _if(then: Model, otherwise: Model) -> Model:
    """An IF between the graphs of two models that share their constants."""
    body = then.main
    arguments = [body.operands[index] for index in body.input_indexes]
    results = [body.operands[index] for index in body.output_indexes]
    operands = (Operand(B8, (1,)), *arguments, _reference(0), _reference(1), *results)
    count = len(arguments)
    places = tuple(range(1, count + 1))
    outputs = tuple(range(count + 3, count + 3 + len(results)))
    operation = Operation(O.IF, (0, count + 1, count + 2, *places), outputs)
    condition = msgspec.structs.replace(operands[0], lifetime=OperandLifeTime.SUBGRAPH_INPUT)
    main = Subgraph((condition, *operands[1:]), (operation,), (0, *places), outputs)
    return msgspec.structs.replace(then, main=main, referenced=(body, otherwise.main))


KINDS = [
    kind
    for operation, several in kinds_of().items()
    for kind in several
    if operation not in (O.IF, O.WHILE, O.BOX_WITH_NMS_LIMIT, O.GENERATE_PROPOSALS)
]
"""Kinds of operations whose outputs have shapes that are known beforehand."""


@settings(max_examples=EXAMPLES)
@given(st.sampled_from(KINDS), seeds, st.booleans())
def test_an_if_with_twice_the_same_branch_is_the_branch(
    kind: OperationKind, seed: int, condition: bool
) -> None:
    call = draw_call(kind, seed)
    inputs = (np.array([condition]), *call.inputs)
    results = driver.run(call), driver.run(Specimen(_if(call.model, call.model), inputs))
    for index, one, other in zip(call.model.main.output_indexes, *results, strict=True):
        if index not in call.unspecified:
            np.testing.assert_array_equal(one, other)


@settings(max_examples=EXAMPLES)
@given(ARITHMETIC, ARITHMETIC, dice(), st.booleans())
def test_an_if_is_that_of_tf_lite(
    first: OperationType, second: OperationType, dice: Dice, condition: bool
) -> None:
    a, b = (dice.tensor(F32, (2, 3)) for _ in range(2))
    branches = [one_operation(o, [a, b, 0], [Tensor(F32)])[0] for o in (first, second)]
    model, inputs = _if(*branches), (np.array([condition]), a.array, b.array)
    (actual,), (expected,) = driver.run(Specimen(model, inputs)), run_tflite(model, inputs)
    np.testing.assert_array_equal(actual, expected)


NUMBER = Operand(I32, (1,))


def _while(operation: OperationType, shape: tuple[int, ...]) -> Model:
    """``count, value = count + 1, operation(value, other)`` while count is below a limit.

    Loop arguments are count, value, limit, 1 and other; the last three only go in.
    """
    builder = ModelBuilder()
    value = Operand(F32, shape)
    none = builder.scalar(OperandType.INT32, 0)
    arguments = [NUMBER, value, NUMBER, NUMBER, value]
    indexes = [builder.operand(o.type, o.dimensions) for o in arguments]
    graphs = [len(builder.operands), len(builder.operands) + 1]
    builder.operands += [_reference(0), _reference(1)]
    results = [builder.operand(o.type, o.dimensions) for o in arguments[:2]]
    builder.operation(O.WHILE, [*graphs, *indexes], results)
    less = Operation(O.LESS, (0, 2), (5,))
    condition = _graph([*arguments, Operand(B8, (1,))], less, 5, 5)
    body = _body(operation, arguments, builder.operands[none])
    return builder.finish(indexes, results, referenced=(condition, body))


def _body(operation: OperationType, arguments: list[Operand], none: Operand) -> Subgraph:
    operands = [*arguments, none, *arguments[:2]]
    graph = _graph(operands, Operation(operation, (1, 4, 5), (7,)), 5, 7)
    output = msgspec.structs.replace(NUMBER, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
    return msgspec.structs.replace(
        graph,
        operands=(*graph.operands[:6], output, graph.operands[7]),
        operations=(Operation(O.ADD, (0, 3, 5), (6,)), *graph.operations),
        output_indexes=(6, 7),
    )


def _unrolled(operation: OperationType, value: Array, other: Array, times: int) -> Array:
    for _ in range(times):
        arguments: list[Argument] = [Tensor(F32, value), Tensor(F32, other), 0]
        (value,) = driver.run_operation(operation, arguments, [Tensor(F32)])
    return value


@settings(max_examples=EXAMPLES)
@given(ARITHMETIC, dice(), st.integers(0, 6))
def test_a_while_is_its_body_again_and_again(
    operation: OperationType, dice: Dice, times: int
) -> None:
    shape = dice.shape(2)
    value, other = (dice.tensor(F32, shape).array for _ in range(2))
    numbers = [np.array([number], np.int32) for number in (0, times, 1)]
    inputs = (numbers[0], value, *numbers[1:], other)
    model = _while(operation, shape)
    count, result = driver.run(Specimen(model, inputs))
    assert count == [times]
    np.testing.assert_array_equal(result, _unrolled(operation, value, other, times))
    for actual, expected in zip((count, result), run_tflite(model, inputs), strict=True):
        np.testing.assert_array_equal(actual, expected)
