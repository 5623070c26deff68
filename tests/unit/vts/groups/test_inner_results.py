"""Results that another operation reads instead of the client."""

from __future__ import annotations

import numpy as np
import pytest

from nndrivers import faulty as planted
from nnhal.operand_types import dtype_of
from nnhal.types import HalVersion, OperandLifeTime, OperationType
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.own_corpus import own_case
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import APART, reference
from tests.unit.vts.groups.harness import indexed, run_group
from vts.groups.inner_results import GROUP
from vts.groups.inner_results.exposed_results import with_inner_results


def array(case: SpecCase, number: int) -> np.ndarray:
    operand = case.main.operands[case.main.output_indexes[number]]
    return np.frombuffer(case.outputs[number], dtype_of(operand.type))


CASES = [
    ("transpose_merged_operations_equal_sides", OperationType.NEG, -1),
    ("concatenation_merged_operations_nested_quant8", OperationType.MAXIMUM, 1),
]


@pytest.mark.parametrize(("name", "reader", "factor"), CASES)
def test_each_output_is_read_by_one_more_operation(
    name: str, reader: OperationType, factor: int
) -> None:
    case = own_case(name)
    inner = with_inner_results(case)

    assert inner is not None
    assert inner.main.operations[: len(case.main.operations)] == case.main.operations
    behind = inner.main.operations[len(case.main.operations) :]
    assert [each.type for each in behind] == [reader] * len(case.outputs)
    assert tuple(each.inputs[0] for each in behind) == case.main.output_indexes
    assert tuple(each.outputs[0] for each in behind) == inner.main.output_indexes
    for index in case.main.output_indexes:
        assert inner.main.operands[index].lifetime == OperandLifeTime.TEMPORARY_VARIABLE
    for number in range(len(case.outputs)):
        np.testing.assert_array_equal(array(inner, number), factor * array(case, number))
    assert inner.inputs == case.inputs


def test_results_of_five_dimensions_stay_outputs() -> None:
    assert with_inner_results(own_case("neg_high_ranks_both")) is None


def test_one_operation_is_no_model_of_several(cases: Cases) -> None:
    assert list(GROUP.tests([indexed(own_case("relu_rank_2"))], thorough=True)) == []


def test_other_types_of_the_same_case_are_asked_by_a_thorough_run() -> None:
    half = indexed(own_case("softmax_merged_operations_behind_float16"))

    assert list(GROUP.tests([half], thorough=False)) == []
    assert len(list(GROUP.tests([half], thorough=True))) == 1


@pytest.mark.parametrize("version", APART)
def test_the_reference_driver_passes(version: HalVersion) -> None:
    chosen = [own_case(name) for name, _, _ in CASES]
    ran = run_group(GROUP, reference(version), chosen)

    asked = version >= HalVersion.V1_2
    assert set(ran.outcomes.values()) == {Outcome.SUCCESS if asked else Outcome.SKIPPED}


def test_what_is_right_only_where_the_client_sees_it_is_found() -> None:
    case = own_case("softmax_merged_operations_behind")
    said = run_group(GROUP, planted.inner_twins_known_by_their_tensors, [case]).only_failure()

    assert "with another operation behind each output" in said
