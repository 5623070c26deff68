"""Judging the outputs of a case."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from nnhal.types import Operand, OperandLifeTime, OperandType, Operation, OperationType, Subgraph
from nntest.judge import Finding, judge, sample_inputs
from nntest.spec import SpecCase


def case_of(operand_type, expected, **changes):
    shape = expected.shape
    operands = (
        Operand(operand_type, shape, lifetime=OperandLifeTime.SUBGRAPH_INPUT),
        Operand(operand_type, shape, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
    )
    fields = {
        "name": "sample",
        "version": None,
        "main": Subgraph(operands, (Operation(OperationType.RELU, (0,), (1,)),), (0,), (1,)),
        "referenced": (),
        "operand_values": b"",
        "pool_values": b"",
        "relaxed": False,
        "inputs": (expected.tobytes(),),
        "outputs": (expected.tobytes(),),
        "ignored": (False,),
    }
    return SpecCase(**{**fields, **changes})


ONES = np.ones((2, 3), np.float32)


def test_equal_outputs_pass_with_no_share_of_the_allowed_error():
    judgment = judge(case_of(OperandType.TENSOR_FLOAT32, ONES), [ONES])
    assert judgment.findings == ()
    assert judgment.largest_share == 0


def test_a_wrong_element_is_named_with_what_was_expected_and_allowed():
    actual = ONES.copy()
    actual[1, 1] += 0.5
    actual[0, 0] += 0.25
    (finding,) = judge(case_of(OperandType.TENSOR_FLOAT32, ONES), [actual]).findings
    assert (finding.index, finding.expected, finding.actual) == (4, 1.0, 1.5)
    assert (finding.failed, finding.elements) == (2, 6)
    assert finding.allowed == pytest.approx(1e-5 + 5 * 2**-23)
    assert finding.share == pytest.approx(0.5 / finding.allowed)
    assert "TENSOR_FLOAT32[2,3]): 2 of 6 elements wrong; at index 4 expected 1" in str(finding)


def test_a_passing_error_is_reported_as_a_share_of_the_allowed_one():
    steps = np.array([10, 20], np.uint8)
    judgment = judge(case_of(OperandType.TENSOR_QUANT8_ASYMM, steps), [steps + 1])
    assert judgment.findings == ()
    assert judgment.largest_share == 1


@pytest.mark.parametrize(("relaxed", "wrong"), [(False, 1), (True, 0)])
def test_relaxed_models_have_the_tolerance_of_float16(relaxed, wrong):
    case = case_of(OperandType.TENSOR_FLOAT32, ONES, relaxed=relaxed)
    assert len(judge(case, [ONES + 0.001]).findings) == wrong


@pytest.mark.parametrize(("name", "wrong"), [("mobilenet_quantized", 0), ("conv", 1)])
def test_whole_models_may_be_three_steps_off(name, wrong):
    steps = np.array([10], np.uint8)
    case = case_of(OperandType.TENSOR_QUANT8_ASYMM, steps, name=name)
    assert len(judge(case, [steps + 3]).findings) == wrong


def test_ignored_outputs_are_not_compared():
    case = case_of(OperandType.TENSOR_FLOAT32, ONES, ignored=(True,))
    judgment = judge(case, [ONES * 7])
    assert judgment.findings == ()
    assert judgment.largest_share is None


def test_nan_is_wrong_and_has_no_share():
    actual = ONES.copy()
    actual[0, 2] = np.nan
    (finding,) = judge(case_of(OperandType.TENSOR_FLOAT32, ONES), [actual]).findings
    assert finding.index == 2
    assert finding.share is None


def test_a_finding_survives_json_also_where_it_is_no_number():
    actual = ONES.copy()
    actual[0, 2] = -np.inf
    (finding,) = judge(case_of(OperandType.TENSOR_FLOAT32, ONES), [actual]).findings
    assert finding.actual == "-inf"
    assert "at index 2 expected 1, actual -inf, allowed" in str(finding)
    assert msgspec.json.decode(msgspec.json.encode(finding), type=Finding) == finding


def test_an_output_of_another_size_is_an_error():
    with pytest.raises(ValueError, match="5 elements where 6 were expected"):
        judge(case_of(OperandType.TENSOR_FLOAT32, ONES), [np.ones(5, np.float32)])


def test_samples_are_judged_by_their_distribution():
    logits = np.log(np.array([[0.25, 0.75]], np.float32))
    operands = (
        Operand(OperandType.TENSOR_FLOAT32, (1, 2), lifetime=OperandLifeTime.SUBGRAPH_INPUT),
        Operand(OperandType.TENSOR_INT32, (1, 8), lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
    )
    case = case_of(
        OperandType.TENSOR_INT32,
        np.zeros((1, 8), np.int32),
        main=Subgraph(operands, (), (0,), (1,)),
        inputs=(logits.tobytes(),),
        multinomial_tolerance=0.05,
    )
    right = np.array([[0, 1, 1, 1, 0, 1, 1, 1]], np.int32)
    assert judge(case, [right]).findings == ()
    assert judge(case, [1 - right]).findings != ()
    assert judge(case, [right + 2]).findings != ()


def test_samples_are_judged_although_android_declares_them_as_ignored():
    logits = np.zeros((1, 2), np.float32)
    operands = (
        Operand(OperandType.TENSOR_FLOAT32, (1, 2), lifetime=OperandLifeTime.SUBGRAPH_INPUT),
        Operand(OperandType.TENSOR_INT32, (1, 4), lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
    )
    case = case_of(
        OperandType.TENSOR_INT32,
        np.zeros((1, 4), np.int32),
        main=Subgraph(operands, (), (0,), (1,)),
        inputs=(logits.tobytes(),),
        ignored=(True,),
        multinomial_tolerance=0.05,
    )
    assert judge(case, [np.array([[0, 1, 1, 0]], np.int32)]).findings == ()
    assert judge(case, [np.zeros((1, 4), np.int32)]).findings != ()


def test_the_worst_of_many_wrong_elements_is_named_and_the_first_eight_are_listed():
    expected = np.ones(40, np.float32)
    actual = expected + np.float32(0.5)
    actual[30] += 7
    (finding,) = judge(case_of(OperandType.TENSOR_FLOAT32, expected), [actual]).findings
    assert (finding.index, finding.actual) == (30, 8.5)
    assert [wrong.index for wrong in finding.wrong] == [*range(8)]
    assert finding.pattern.too_large == finding.failed == 40


def test_inputs_are_recorded_by_their_first_values():
    case = case_of(OperandType.TENSOR_FLOAT32, np.arange(10, dtype=np.float32))
    (sample,) = sample_inputs(case)
    assert (sample.input, sample.type, sample.dimensions) == (0, "TENSOR_FLOAT32", (10,))
    assert (sample.elements, sample.values) == (10, (0, 1, 2, 3, 4, 5, 6, 7))
