"""Cases whose constants can be others."""

from __future__ import annotations

import numpy as np
import pytest

from nnhal.types import OperandLifeTime
from nnhal.validation import check_model
from nntest.cases.constants import number_constants, with_constants
from nntest.spec import SpecCase
from tests.unit.vts.groups.harness import cases_of
from vts.groups.sibling_models.changed_constants import with_other_constants

GATHER = """
x = %s("x", "TENSOR_FLOAT32", "{3}"%s)
at = Input("at", "TENSOR_INT32", "{2}")
y = Output("y", "TENSOR_FLOAT32", "{2}")
Model().Operation("GATHER", x, 0, at).To(y)
Example({at: [2, 0], y: [3, 1]%s}).DisableLifeTimeVariation()
"""

SUM = """
a = Input("a", "TENSOR_FLOAT32", "{2}")
b = Input("b", "TENSOR_FLOAT32", "{2}")
y = Output("y", "TENSOR_FLOAT32", "{2}")
Model().Operation("ADD", a, b, 0).To(y)
Example({a: [1, 2], b: [10, 20], y: [11, 22]}).DisableLifeTimeVariation()
"""

RELU = """
x = Input("x", "TENSOR_FLOAT32", "{2}")
y = Output("y", "TENSOR_FLOAT32", "{2}")
Model().Operation("RELU", x).To(y)
Example({x: [-1, 2], y: [0, 2]}).DisableLifeTimeVariation()
"""


def case_of(text: str) -> SpecCase:
    (case,) = cases_of("constants", text)
    return case


def test_a_case_that_has_constants_of_numbers_stays_as_it_is() -> None:
    case = case_of(GATHER % ("Parameter", ", [1, 2, 3]", ""))

    assert with_constants(case) is case


def test_inputs_become_constants_all_but_the_first() -> None:
    case = with_constants(case_of(SUM))

    assert case is not None
    check_model(case.model)
    assert [np.frombuffer(data, np.float32).tolist() for data in case.inputs] == [[1, 2]]
    (index,) = number_constants(case)
    operand = case.main.operands[index]
    assert operand.lifetime == OperandLifeTime.CONSTANT_COPY
    begin = operand.location.offset
    data = case.operand_values[begin : begin + operand.location.length]
    assert np.frombuffer(data, np.float32).tolist() == [10, 20]


def test_the_only_numbers_become_constants_where_another_input_is_left() -> None:
    case = with_constants(case_of(GATHER % ("Input", "", ", x: [1, 2, 3]")))

    assert case is not None
    check_model(case.model)
    assert [np.frombuffer(data, np.int32).tolist() for data in case.inputs] == [[2, 0]]


def test_an_input_must_be_left() -> None:
    assert with_constants(case_of(RELU)) is None


@pytest.mark.parametrize("text", [SUM, GATHER % ("Parameter", ", [1, 2, 3]", "")])
def test_a_model_with_other_constants_differs_in_nothing_else(text: str) -> None:
    case = with_constants(case_of(text))
    assert case is not None

    other = with_other_constants(case)

    assert (other.main, other.inputs) == (case.main, case.inputs)
    assert len(other.operand_values) == len(case.operand_values)
    assert other.operand_values != case.operand_values
