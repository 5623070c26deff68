"""Tensors as inputs and as constants."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nndrivers import faulty as planted
from nndrivers.faulty._programs import Wrapped, Wrapping
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, Program
from nnhal.types import HalVersion, Model, OperandLifeTime
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.own_corpus import own_case
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import APART, reference
from tests.unit.vts.groups.harness import indexed, run_group
from vts.groups.argument_roles import GROUP
from vts.groups.argument_roles.roles import in_other_roles

CONSTANTS = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


@pytest.fixture(scope="module")
def dense() -> SpecCase:
    return own_case("fully_connected_rank_2")


def data_of(model: Model, index: int) -> bytes:
    location = model.main.operands[index].location
    return model.operand_values[location.offset : location.offset + location.length]


def test_each_tensor_is_the_only_input_and_the_only_constant(dense: SpecCase) -> None:
    tensors = dense.main.operations[0].inputs[:3]
    seen = []
    for what, case in in_other_roles(dense):
        inputs = set(case.main.input_indexes) & set(tensors)
        constants = {index for index in tensors if case.main.operands[index].lifetime in CONSTANTS}
        assert inputs | constants == set(tensors)
        (alone,) = inputs if len(inputs) == 1 else constants
        assert f"operand {alone} (argument {tensors.index(alone)})" in what
        assert ("is an input" in what) == (alone in inputs)
        seen.append((len(inputs), alone))
    assert sorted(seen) == sorted((count, index) for count in (1, 2) for index in tensors)


def test_values_stay_with_their_operands(dense: SpecCase) -> None:
    given = dict(zip(dense.main.input_indexes, dense.inputs, strict=True))
    known = {
        index: given.get(index) or data_of(dense.model, index)
        for index in dense.main.operations[0].inputs[:3]
    }
    for _, case in in_other_roles(dense):
        inputs = dict(zip(case.main.input_indexes, case.inputs, strict=True))
        assert {i: inputs.get(i) or data_of(case.model, i) for i in known} == known


def test_a_single_tensor_has_no_other_role(cases: Cases) -> None:
    case = own_case("relu_rank_2")

    assert list(in_other_roles(case)) == []
    assert list(GROUP.tests([indexed(case)], thorough=False)) == []


@pytest.mark.parametrize("version", APART)
def test_the_reference_driver_passes(dense: SpecCase, version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version), [dense])

    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


def test_a_bias_that_comes_with_the_request_is_missed(dense: SpecCase) -> None:
    said = run_group(GROUP, planted.bias_of_the_request_not_packed, [dense]).only_failure()

    assert "(argument 1) is a constant, all others are inputs" in said


def test_weights_that_are_kept_from_the_first_execution_are_found(dense: SpecCase) -> None:
    said = run_group(GROUP, planted.late_weights_packed_once, [dense]).only_failure()

    assert "other inputs in the memory of the execution before" in said


class FirstBegin(Wrapping):
    """SLICE begins where the first execution began: a driver that takes inputs for constant."""

    class program(Wrapped):
        def __init__(self, inner: Program) -> None:
            super().__init__(inner)
            self._kept: dict[int, Any] = {}

        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            given = list(inputs)
            for place, array in enumerate(given):
                if array is not None and array.dtype == np.int32:
                    given[place] = self._kept.setdefault(place, array.copy())
            super().execute(given, outputs, context)


def test_where_a_slice_begins_is_not_kept_from_the_first_execution() -> None:
    said = run_group(GROUP, FirstBegin, [own_case("slice_image")]).only_failure()

    assert "other inputs in the memory of the execution before" in said


class ReferenceOfAnotherName(ReferenceDriver):
    """Which the reference driver is asked about."""


@pytest.mark.parametrize("driver", [reference, ReferenceOfAnotherName])
@pytest.mark.parametrize(
    "name",
    [
        "slice_image",
        "hashtable_lookup_some_missing_codes",
        "transpose_matrix",
        "if_two_outputs_true",
    ],
)
def test_other_controls_are_valid(driver: Any, name: str) -> None:
    ran = run_group(GROUP, driver, [own_case(name)])

    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}
