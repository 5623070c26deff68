"""Models that are prepared side by side and differ in next to nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from nndrivers import faulty as planted
from nndrivers.faulty import sharing
from nndrivers.faulty._programs import Wrapped, Wrapping
from nnhal.driver_kit import ExecutionContext, HalError
from nnhal.types import ErrorStatus, HalVersion, OperandType
from nnhal.types import OperandLifeTime as Life
from nnhal.validation import check_model
from nntest.results import Outcome
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.harness import Ran, cases_of, run_group
from vts.driving.executors import SYNC
from vts.groups.sibling_models import GROUP
from vts.groups.sibling_models.changed_constants import in_one_model, with_other_constants
from vts.groups.sibling_models.siblings import REWRITTEN, SIBLINGS

FLOATS, CODES = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM


@pytest.mark.parametrize("version", [HalVersion.V1_0, HalVersion.AIDL_V4])
def test_the_reference_driver_passes(version: HalVersion) -> None:
    ran = run_group(GROUP, lambda: reference(version))

    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


@pytest.mark.parametrize(
    ("driver", "family", "types"),
    [
        (sharing.WeightsFoundByTheirBeginning, "one_element", (FLOATS, CODES)),
        (sharing.SharedWeightsNotInTheKey, "one_element", (FLOATS, CODES)),
        (sharing.DimensionsOfConstantsNotInTheKey, "other_dimensions", (FLOATS, CODES)),
        (sharing.ScalesNotInTheKey, "other_scales", (CODES,)),
        (sharing.ScalarsNotInTheKey, "other_activations", (FLOATS, CODES)),
        (sharing.ReleaseFreesSharedProgram, "equal", (FLOATS, CODES)),
        (sharing.NinthModelTakesFirstContext, "many", (FLOATS, CODES)),
        (sharing.WeightsFoundByTheirPlace, "rewritten_terms", (FLOATS, CODES)),
        (sharing.WeightsFoundByTheirPlace, "rewritten_weights", (FLOATS, CODES)),
    ],
)
def test_a_program_that_serves_for_another_model_is_seen(
    driver: Any, family: str, types: Sequence[OperandType], monkeypatch: pytest.MonkeyPatch
) -> None:
    # By one call that has no threads: what is released is gone at once, on a busy machine too.
    monkeypatch.setattr("vts.groups.sibling_models.available", lambda ways, version: [SYNC])
    ran = run_group(GROUP, driver, choose=lambda test: test.name.startswith(family))

    assert list(ran.failures) == [f"{family}/{type.name}" for type in types]


PRELU = """
x = Input("x", "TENSOR_FLOAT32", "{2}")
alpha = %s("alpha", "TENSOR_FLOAT32", "{2}"%s)
y = Output("y", "TENSOR_FLOAT32", "{2}")
Model().Operation("PRELU", x, alpha).To(y)
Example({x: [-1, -2], y: [-2, -8]%s}).DisableLifeTimeVariation()
"""

WITH_CONSTANT = PRELU % ("Parameter", ", [2, 4]", "")
WITH_INPUT = PRELU % ("Input", "", ", alpha: [2, 4]")


def run_cases(driver: Any, text: str) -> Ran:
    cases = list(cases_of("prelu", text))
    return run_group(GROUP, driver, cases, choose=lambda test: bool(test.case))


@pytest.mark.parametrize("text", [WITH_CONSTANT, WITH_INPUT])
def test_a_model_beside_one_with_other_constants_keeps_its_own(text: str) -> None:
    assert list(run_cases(reference(HalVersion.AIDL_V4), text).outcomes.values()) == [
        Outcome.SUCCESS
    ]
    said = run_cases(sharing.SlopesOfTheLastModel, text).only_failure()
    assert "a model like it, with other constants, was prepared after it" in said


def test_a_program_that_was_prepared_before_is_told_from_this_one() -> None:
    class Blind(sharing.WeightsFoundByTheirBeginning):
        def seen(self, model: Any, operand: Any) -> Any:
            return operand.type, operand.dimensions, operand.lifetime

    said = run_cases(Blind, WITH_CONSTANT).only_failure()

    assert "a model like it, with other constants, is prepared already" in said


@pytest.mark.parametrize("text", [WITH_CONSTANT, WITH_INPUT])
def test_weights_at_the_same_place_of_another_pool_are_told_apart(text: str) -> None:
    said = run_cases(planted.places_without_their_pool, text).only_failure()

    assert "between the same with other constants, each at the same place of another pool" in said


def test_constants_that_have_no_result_are_not_put_beside_others() -> None:
    class Picky(Wrapped):
        def execute(self, inputs: Any, outputs: Any, context: ExecutionContext) -> None:
            super().execute(inputs, outputs, context)
            if [output.array.tolist() for output in outputs] != [[-2, -8]]:
                raise HalError(ErrorStatus.GENERAL_FAILURE, "no such slopes")

    class PickyDriver(Wrapping):
        program = Picky

    assert run_cases(PickyDriver, WITH_CONSTANT).failures == {}


def test_several_cases_are_one_valid_model_with_its_scalars() -> None:
    (case,) = cases_of("sum", SUM)
    other = with_other_constants(case)

    combined = in_one_model([other, case, other], judged=1)

    check_model(combined.model)
    assert len(combined.model.pools) == 3
    assert combined.ignored == (True, False, True)
    used = [each for each in combined.main.operands if each.lifetime == Life.CONSTANT_REFERENCE]
    assert [each.location.pool_index for each in used] == [0, 0, 1, 1, 2, 2]
    assert len({each.location.offset for each in used}) == 2
    copied = [each for each in combined.main.operands if each.lifetime == Life.CONSTANT_COPY]
    assert {each.type for each in copied} == {OperandType.INT32}


SUM = """
x = Input("x", "TENSOR_FLOAT32", "{2}")
one = Parameter("one", "TENSOR_FLOAT32", "{2}", [2, 4])
shared = Parameter("shared", "TENSOR_FLOAT32", "{2}", [3, 5])
none = Int32Scalar("none", 0)
between = Internal("between", "TENSOR_FLOAT32", "{2}")
y = Output("y", "TENSOR_FLOAT32", "{2}")
model = Model().Operation("ADD", x, one, none).To(between)
model.Operation("MUL", between, shared, none).To(y)
Example({x: [1, 2], y: [9, 30]}, model=model).DisableLifeTimeVariation()
"""


def test_a_case_with_one_input_and_no_constant_is_left_out() -> None:
    text = """
x = Input("x", "TENSOR_FLOAT32", "{2}")
y = Output("y", "TENSOR_FLOAT32", "{2}")
Model().Operation("RELU", x).To(y)
Example({x: [-1, 2], y: [0, 2]}).DisableLifeTimeVariation()
"""
    assert run_cases(reference(HalVersion.AIDL_V4), text).outcomes == {}


@pytest.mark.parametrize("type", [FLOATS, CODES])
def test_what_distinguishes_siblings_is_seen_in_their_outputs(type: OperandType) -> None:
    """Beyond the step that is allowed to a quantized output: else it would test nothing."""
    for name, make in (SIBLINGS | REWRITTEN).items():
        outputs = [case.expected()[0].astype(int) for case in make(type)]
        is_same = name == "equal" or (name == "other_scales" and type == FLOATS)
        for one, other in pairwise(outputs):
            if name == "one_element" and np.array_equal(one, other):
                continue  # the same weights, in memory of another kind
            assert (np.abs(one - other).max() > 1) is not is_same, name
