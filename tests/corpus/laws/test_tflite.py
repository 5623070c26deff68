"""Every operation that TF Lite also has, on random models, against its built-in kernels.

``NN_LAW_DRAWS`` is how many models of each operation and type are tried; a long run asks for many.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from itertools import count, islice

from nnhal.operand_types import is_quantized
from nnhal.types import OperandType, OperationType
from nntest.accuracy import EXACT, FLOAT32, Tolerance, compare
from nntflite.exporter import supported_operations
from nntflite.interpreter import runtime
from nntflite.oracle import run as run_tflite
from tests.cells import cells
from tests.corpus.laws import driver
from tests.corpus.laws.dice import Dice
from tests.corpus.laws.operand_types import F32
from tests.corpus.laws.table import Case, generators
from tests.operands import Array, one_operation

O = OperationType  # noqa: E741

DRAWS = int(os.environ.get("NN_LAW_DRAWS", "4"))

ELSEWHERE = {
    O.IF: "test_control_flow.py: its bodies are models of their own",
    O.WHILE: "test_control_flow.py: its bodies are models of their own",
}
"""Operations of TF Lite's that have no generator, and why."""


def _pairs() -> Iterator[tuple[OperationType, OperandType]]:
    for operation, generator in sorted(generators().items()):
        if operation in supported_operations():
            for type_ in generator.types:
                if type_ not in generator.not_in_tflite:
                    yield operation, type_


def _id(value: OperationType | OperandType) -> str:
    return value.name


@cells(("operation", "type_"), list(_pairs()), ids=_id)
def test_results_are_tf_lites(operation: OperationType, type_: OperandType) -> None:
    for number, case in islice(_cases(operation, type_), DRAWS):
        _assert_like_tf_lite(case, f"draw {number} of {operation.name}")


def _cases(operation: OperationType, type_: OperandType) -> Iterator[tuple[int, Case]]:
    for number in count():
        dice = Dice(random.Random(f"{operation.name} {type_.name} {number}"))
        case = generators()[operation].case(type_, dice)
        if case.in_tflite:
            yield number, case


def _assert_like_tf_lite(case: Case, name: str) -> None:
    model, inputs = one_operation(case.operation, case.arguments, case.outputs)
    ours, theirs = driver.run_model(model, inputs), run_tflite(model, inputs)
    for number, output in enumerate(case.outputs):
        if number in case.unspecified:
            continue
        actual, expected = (_counting(case, results, number) for results in (ours, theirs))
        assert actual.shape == expected.shape, f"{name}, output {number}"
        comparison = compare(actual, expected, _tolerance(output.type))
        assert comparison.passed, f"{name}, output {number}: {comparison}"


def _counting(case: Case, results: Sequence[Array], number: int) -> Array:
    if case.count is None or case.count == number:
        return results[number]
    return results[number][:, : results[case.count].item()]


def _tolerance(type_: OperandType) -> Tolerance:
    """LiteRT rounds some halves otherwise than tflite-runtime, whose bits the driver has."""
    if type_ == F32:
        return FLOAT32
    if not is_quantized(type_) or runtime().name == "tflite-runtime":
        return EXACT
    return Tolerance(1.0)


def test_every_operation_of_tf_lite_is_compared_or_has_a_reason_why_not() -> None:
    compared = {operation for operation, _ in _pairs()}
    assert {*compared, *ELSEWHERE} == supported_operations()
    assert not compared & set(ELSEWHERE)
