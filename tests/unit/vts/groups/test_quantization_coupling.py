"""Unsigned and signed models go together."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nndrivers.faulty._arithmetic import Call, Spoiling
from nnhal.types import OperandType
from nntest.cases.signed_twins import signed_twin
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import FAILURE, NONE, reference, with_calls
from tests.unit.vts.groups.harness import cases_of, run_group
from vts.groups.quantization_coupling import GROUP

SIGNED = OperandType.TENSOR_QUANT8_ASYMM_SIGNED
UNSIGNED = OperandType.TENSOR_QUANT8_ASYMM

CONV = """
Configuration.use_shm_for_weights = {shared}
x = Input("x", "TENSOR_QUANT8_ASYMM", "{{1, 1, 1, 1}}, 0.5f, 100")
f = Parameter("f", "TENSOR_QUANT8_ASYMM", "{{2, 1, 1, 1}}, 1.0f, 10", {weights})
b = Parameter("b", "TENSOR_INT32", "{{2}}, 0.5f, 0", [0, 0])
y = Output("y", "TENSOR_QUANT8_ASYMM", "{{1, 1, 1, 2}}, 1.0f, 128")
Model().Operation("CONV_2D", x, f, b, 0, 0, 0, 0, 1, 1, 0).To(y)
Example({{x: [104], y: [130, 126]}}).DisableLifeTimeVariation()
"""

CAST = """
x = Input("x", "TENSOR_QUANT8_ASYMM", "{2}, 1.0f, 0")
y = Output("y", "TENSOR_FLOAT32", "{2}")
Model().Operation("CAST", x).To(y)
Example({x: [1, 2], y: [1, 2]}).DisableLifeTimeVariation()
"""


def conv(shared: bool) -> SpecCase:
    text = CONV.format(shared=shared, weights=[11, 9])
    return cases_of("conv", text)[0]


@pytest.mark.parametrize("shared", [False, True])
def test_the_twin_stands_for_the_same_numbers(shared: bool) -> None:
    case = conv(shared)
    twin = signed_twin(case)

    for one, other in zip(case.main.operands, twin.main.operands, strict=True):
        is_coupled = one.type == UNSIGNED
        assert (other.type == SIGNED) == is_coupled
        assert other.zero_point == one.zero_point - (128 if is_coupled else 0)
        data = case.pool_values if shared else case.operand_values
        moved = twin.pool_values if shared else twin.operand_values
        if other.type == SIGNED and other.location.length:
            place = slice(other.location.offset, other.location.offset + other.location.length)
            assert list(np.frombuffer(moved[place], np.int8)) == [11 - 128, 9 - 128]
        else:
            place = slice(one.location.offset, one.location.offset + one.location.length)
            assert data[place] == moved[place]
    assert np.frombuffer(twin.inputs[0], np.int8) == [104 - 128]
    assert list(np.frombuffer(twin.outputs[0], np.int8)) == [2, -2]


def test_the_reference_driver_passes() -> None:
    ran = run_group(GROUP, reference(), [conv(False)])

    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


def test_only_single_operations_on_unsigned_tensors_are_coupled(cases: Cases) -> None:
    some = [*cases("chain", "signed", "quant8"), *cases_of("cast", CAST)]

    assert list(run_group(GROUP, reference(), some).outcomes) == ["V1_3/quant8"]


def refusing(*types: OperandType) -> Any:
    """A driver that neither claims nor prepares models with any of ``types``."""

    def has(model: Any) -> bool:
        return any(operand.type in types for operand in model.main.operands)

    def supported(original: Any, model: Any) -> Any:
        return (NONE, [False]) if has(model) else original(model)

    def prepare(original: Any, model: Any, *rest: Any) -> Any:
        if not has(model):
            return original(model, *rest)
        rest[-1].notify_1_3(FAILURE, None)
        return NONE

    return with_calls(
        reference(), get_supported_operations_1_3=supported, prepare_model_1_3=prepare
    )


@pytest.mark.parametrize("type", [UNSIGNED, SIGNED])
def test_a_driver_with_one_of_the_types_only_fails(cases: Cases, type: OperandType) -> None:
    said = run_group(GROUP, refusing(type), cases("quant8")).only_failure()

    assert f"but not with {type.name} (the driver does not support LOGISTIC)" in said


def test_a_driver_with_neither_type_is_skipped(cases: Cases) -> None:
    ran = run_group(GROUP, refusing(UNSIGNED, SIGNED), cases("quant8"))

    assert ran.skipped == {"V1_3/quant8": "the driver does not support LOGISTIC"}


def test_a_fault_of_one_type_is_named_by_it(cases: Cases) -> None:
    """Signed inputs are computed with a zero point that is 9 too large."""

    def prepare(original: Any, model: Any, *rest: Any) -> Any:
        operands = tuple(
            replace(operand, zero_point=operand.zero_point + 9)
            if operand.type == SIGNED and index in model.main.input_indexes
            else operand
            for index, operand in enumerate(model.main.operands)
        )
        return original(replace(model, main=replace(model.main, operands=operands)), *rest)

    driver = with_calls(reference(), prepare_model_1_3=prepare)
    said = run_group(GROUP, driver, cases("quant8")).only_failure()
    assert "(ASYNC, with TENSOR_QUANT8_ASYMM_SIGNED)" in said


class RoundsUpWhenSigned(Spoiling):
    """A step higher than with unsigned codes, which the tolerance allows."""

    def spoil(self, call: Call) -> None:
        if call.results[0].type == SIGNED:
            call.output[...] += 1


def test_results_that_differ_by_more_than_the_offset_are_advice() -> None:
    (same,) = run_group(GROUP, reference, [conv(shared=False)]).advice.values()
    ran = run_group(GROUP, RoundsUpWhenSigned, [conv(shared=False)])

    assert same == ()
    assert ran.failures == {}
    ((said,),) = ran.advice.values()
    assert "less 128" in said
