"""Executions of one prepared model that differ in control data and dimensions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nndrivers import faulty as planted
from nnhal.operations.registry import OPERATIONS
from nnhal.types import HalVersion, OperandLifeTime, OperationType
from nntest.cases.common_models import common_cases, template_of
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.unit.vts.groups.drivers import APART, reference
from tests.unit.vts.groups.harness import cases_of, run_group
from vts.groups.varied_execution import GROUP
from vts.groups.varied_execution.mismatched_dimensions import MISFITS
from vts.test_group import PlannedTest

GATHER = """
def gather(name, axis, indices, y):
    x = Input("x", "TENSOR_FLOAT32", "{2, 3}")
    at = Parameter("at", "TENSOR_INT32", "{%d}" % len(indices), indices)
    dimensions = (len(indices), 3) if axis == 0 else (2, len(indices))
    out = Output("y", "TENSOR_FLOAT32", "{%d, %d}" % dimensions)
    model = Model(name).Operation("GATHER", x, axis, at).To(out)
    example = Example({x: [1, 2, 3, 4, 5, 6], out: y}, model=model, name=name)
    example.DisableLifeTimeVariation()

gather("rows", 0, [1, 0], [4, 5, 6, 1, 2, 3])
gather("columns", 1, [2, 0], [3, 1, 6, 4])
gather("more", 1, [0, 0, 1, 2], [1, 1, 2, 3, 4, 4, 5, 6])
"""

TURNED = """
def turned(name, dimensions, y):
    x = Input("x", "TENSOR_FLOAT32", "{%d, %d}" % dimensions)
    p = Parameter("p", "TENSOR_INT32", "{2}", [1, 0])
    out = Output("y", "TENSOR_FLOAT32", "{%d, %d}" % dimensions[::-1])
    model = Model(name).Operation("TRANSPOSE", x, p).To(out)
    Example({x: [1, 2, 3, 4, 5, 6], out: y}, model=model, name=name).DisableLifeTimeVariation()

turned("flat", (2, 3), [1, 4, 2, 5, 3, 6])
turned("high", (3, 2), [1, 3, 5, 2, 4, 6])
"""


def _has_case(test: PlannedTest) -> bool:
    return bool(test.case)


def gathers() -> list[SpecCase]:
    return list(cases_of("gather", GATHER))


@pytest.mark.parametrize("version", APART)
def test_the_reference_driver_passes(version: HalVersion) -> None:
    ran = run_group(GROUP, lambda: reference(version), gathers(), choose=_has_case)

    is_new = version >= HalVersion.V1_2  # GATHER
    assert list(ran.outcomes.values()) == [Outcome.SUCCESS if is_new else Outcome.SKIPPED]


@pytest.mark.parametrize(
    ("driver", "text", "said"),
    [
        (planted.arguments_compiled_in, GATHER, "executeSynchronously"),
        (planted.dimensions_told_apart_by_size, TURNED, "executeSynchronously"),
        (planted.room_of_the_first_execution, GATHER, "elements wrong"),
    ],
)
def test_what_is_kept_of_the_first_request_is_seen(driver: Any, text: str, said: str) -> None:
    cases = cases_of("kept", text)
    reason = run_group(GROUP, driver, list(cases), choose=_has_case).only_failure()

    assert said in reason
    assert "after one with those of" in reason


@pytest.mark.parametrize("version", APART)
def test_dimensions_that_do_not_fit_fail(version: HalVersion) -> None:
    ran = run_group(GROUP, lambda: reference(version))

    assert ran.failures == {}
    assert len(ran.outcomes) > len(MISFITS)
    names = {name.split("/")[1] for name, end in ran.outcomes.items() if end is Outcome.SKIPPED}
    assert names == {
        operation
        for operation in (*MISFITS, "IF")
        if OPERATIONS[OperationType[operation]].since > version.level
    }


def test_results_of_what_does_not_fit_are_seen() -> None:
    ran = run_group(GROUP, planted.inputs_cut_to_each_other)

    operations = {name.split("/")[1] for name in ran.failures}
    assert operations == {"ADD", "SUB", "MUL", "MAXIMUM"}
    assert all("and [3, 5]) answered NONE" in said for said in ran.failures.values())


def test_dimensions_of_the_data_that_nobody_has_said_are_seen() -> None:
    ran = run_group(GROUP, planted.unknown_rank_is_a_vector)

    assert {name.rpartition("/")[0] for name in ran.failures} == {"dimensions_left_out/RESHAPE"}
    assert all("they must be fully specified" in said for said in ran.failures.values())


def test_what_a_model_knows_in_place_of_what_a_request_says_is_seen() -> None:
    ran = run_group(GROUP, planted.contradicted_dimensions_stand)

    names = {name.split("/")[0] for name in ran.failures}
    assert names == {"dimensions_contradicted"}
    assert {name.split("/")[1] for name in ran.failures} == {*MISFITS} - {"BATCH_MATMUL"}  # AIDL
    assert all("says the last dimension" in said for said in ran.failures.values())


def test_the_shape_of_the_branch_that_is_not_taken_is_seen() -> None:
    ran = run_group(GROUP, planted.branches_of_one_shape)

    assert [*ran.failures] == [
        f"branches_of_unlike_dimensions/IF/TENSOR_{type}" for type in ("FLOAT32", "QUANT8_ASYMM")
    ]
    assert all("arguments of if_false_5_elements" in said for said in ran.failures.values())


@pytest.mark.parametrize("operation", MISFITS)
def test_the_formulas_of_what_fits_fail_for_what_does_not(operation: str) -> None:
    misfit = MISFITS[operation]
    for shapes in misfit.misfits:
        with pytest.raises(ValueError, match=r"."):
            misfit.formula(*(np.ones(shape) for shape in shapes))


def test_a_common_model_has_for_inputs_what_its_cases_differ_in() -> None:
    common = common_cases(gathers()[:2])

    model = common[0].model.main
    lifetimes = [operand.lifetime for operand in model.operands]
    assert lifetimes.count(OperandLifeTime.SUBGRAPH_INPUT) == 3  # x, the indices and the axis
    assert common[1].model is common[0].model
    assert [operand.dimensions for operand in model.operands if operand.dimensions] == [
        (2, 3),
        (2,),
        (2, 0),
    ]
    inputs = zip(common[1].input_operands(), common[1].inputs, strict=True)
    numbers = {operand.dimensions: data for operand, data in inputs}
    assert np.frombuffer(numbers[2,], np.int32).tolist() == [2, 0]
    assert np.frombuffer(numbers[()], np.int32).tolist() == [1]


def test_cases_of_other_types_or_of_random_numbers_have_no_common_model() -> None:
    from msgspec.structs import replace

    rows, columns, _ = gathers()
    assert template_of(rows) == template_of(columns) != ""
    assert template_of(replace(rows, relaxed=True)) != template_of(rows)
    assert template_of(replace(rows, multinomial_tolerance=0.1)) == ""
    assert template_of(replace(rows, inputs=(b"",))) == ""
