"""Booleans whose true is any byte but zero."""

from __future__ import annotations

import pytest

from nndrivers import faulty as planted
from nnhal.types import HalVersion
from nntest.results import Outcome
from tests.unit.vts.groups.drivers import APART, reference
from tests.unit.vts.groups.harness import cases_of, run_group
from vts.groups.boolean_values import GROUP
from vts.groups.boolean_values.booleans import with_other_truth

CHOICE = """
c = Input("c", "TENSOR_BOOL8", "{3}")
a, b = Input("a", "TENSOR_FLOAT32", "{3}"), Input("b", "TENSOR_FLOAT32", "{3}")
y = Output("y", "TENSOR_FLOAT32", "{3}")
Model().Operation("SELECT", c, a, b).To(y)
Example({c: [True, False, True], a: [9, 8, 7], b: [1, 2, 4], y: [9, 2, 7]})
"""

KEPT = """
x = Input("x", "TENSOR_BOOL8", "{2, 2}")
y = Output("y", "TENSOR_BOOL8", "{2, 1}")
axes = Parameter("axes", "TENSOR_INT32", "{1}", [1])
Model().Operation("REDUCE_ANY", x, axes, True).To(y)
Example({x: [True, False, False, False], y: [True, False]}).DisableLifeTimeVariation()
"""

COMPARED = """
a, b = Input("a", "TENSOR_FLOAT32", "{2}"), Input("b", "TENSOR_FLOAT32", "{2}")
y = Output("y", "TENSOR_BOOL8", "{2}")
Model().Operation("LESS", a, b).To(y)
Example({a: [1, 2], b: [2, 1], y: [True, False]}).DisableLifeTimeVariation()
"""


def test_inputs_and_scalars_get_another_byte_for_true_and_nothing_else_changes() -> None:
    (case,) = cases_of("kept", KEPT)
    other = with_other_truth(case, 255)

    assert other is not None
    assert other.inputs == (b"\xff\0\0\0",)
    keep = case.main.operands[case.main.operations[0].inputs[2]].location
    assert other.operand_values[keep.offset] == 255
    same = bytearray(other.operand_values)
    same[keep.offset] = 1
    assert bytes(same) == case.operand_values


BOTH = """
a, b = Input("a", "TENSOR_BOOL8", "{2}"), Input("b", "TENSOR_BOOL8", "{2}")
y = Output("y", "TENSOR_BOOL8", "{2}")
Model().Operation("LOGICAL_AND", a, b).To(y)
Example({a: [True, False], b: [True, True], y: [True, False]}).DisableLifeTimeVariation()
"""


def test_two_operands_are_true_by_bytes_without_a_common_bit() -> None:
    (case,) = cases_of("both", BOTH)
    other = with_other_truth(case, 2)

    assert other is not None
    assert {*other.inputs} == {b"\x02\0", b"\x04\x04"}


def test_a_case_without_a_true_has_none_to_change() -> None:
    (case,) = cases_of("compared", COMPARED)
    assert with_other_truth(case, 255) is None


@pytest.mark.parametrize("version", [v for v in APART if v >= HalVersion.V1_2])
def test_the_reference_driver_passes(version: HalVersion) -> None:
    cases = [*cases_of("choice", CHOICE), *cases_of("kept", KEPT), *cases_of("less", COMPARED)]
    ran = run_group(GROUP, lambda: reference(version), cases)

    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}
    assert not any("less" in name for name in ran.outcomes), "a comparison of reals reads none"


def test_a_driver_that_looks_at_one_bit_is_caught() -> None:
    ran = run_group(GROUP, planted.only_the_lowest_bit_is_true, cases_of("kept", KEPT))
    assert set(ran.outcomes.values()) == {Outcome.FAILURE}
