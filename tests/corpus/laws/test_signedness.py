"""Signed and unsigned quant8 give the same results, 128 apart: hal.md's coupling of the two."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from nnhal.operations.registry import OPERATIONS
from nnhal.operations.spec import OperationSpec
from nnhal.types import OperationType
from tests.corpus.laws import driver
from tests.corpus.laws.dice import Dice, dice
from tests.corpus.laws.operand_types import S8, U8
from tests.corpus.laws.table import Case, generators
from tests.operands import Array, Tensor
from tests.volume import repeated

O = OperationType  # noqa: E741

EXAMPLES = repeated(3, 10)

EXCEPTIONS = {
    O.CAST,
    O.HASHTABLE_LOOKUP,
    O.LSH_PROJECTION,
    O.PAD_V2,
    O.QUANTIZED_16BIT_LSTM,
}
"""Those that Android documents (``TestGenerated.cpp``): codes are numbers or bytes there."""

_PRODUCTS = "TF Lite rounds products of int8 otherwise, and their multiplier too"
A_STEP_APART = {
    O.AVERAGE_POOL_2D: "TF Lite rounds halves away from code 0, wherever zero is",
    O.CONV_2D: _PRODUCTS,
    O.DEPTHWISE_CONV_2D: _PRODUCTS,
    O.FULLY_CONNECTED: _PRODUCTS,
    O.GROUPED_CONV_2D: _PRODUCTS,
    O.L2_NORMALIZATION: "TF Lite takes the root of int8 in integers and rounds it otherwise",
    O.MEAN: "TF Lite has other formulas for int8",
    O.TRANSPOSE_CONV_2D: _PRODUCTS,
}
"""Operations whose two types TF Lite computes in two ways, so that its bits, which the driver has
(test_tflite.py), are sometimes a step apart; as many as Android's tests allow between any two.
"""


def _types(spec: OperationSpec) -> set[object]:
    signatures = spec.signatures
    return {a.type for s in signatures for a in (*s.inputs, *s.outputs)}


COUPLED = sorted(
    O(code)
    for code, spec in OPERATIONS.items()
    if {U8, S8} <= _types(spec) and code not in EXCEPTIONS
)


def _signed(argument: Any) -> Any:
    if not isinstance(argument, Tensor) or argument.type != U8:
        return argument
    value = None if argument.value is None else argument.array.astype(np.int16) - 128
    return replace(argument, type=S8, value=value, zero_point=argument.zero_point - 128)


def _twin(case: Case) -> Case:
    """The same with all unsigned tensors signed."""
    arguments = [_signed(argument) for argument in case.arguments]
    return replace(case, arguments=arguments, outputs=[_signed(output) for output in case.outputs])


def _as_unsigned(array: Array) -> Array:
    return array.astype(np.int16) + 128 if array.dtype == np.int8 else array


@pytest.mark.parametrize("operation", COUPLED, ids=lambda operation: operation.name)
@settings(max_examples=EXAMPLES)
@given(dice=dice())
def test_signed_and_unsigned_results_are_128_apart(operation: OperationType, dice: Dice) -> None:
    case = generators()[operation].case(U8, dice)
    steps = 1 if operation in A_STEP_APART else 0
    for unsigned, signed in zip(driver.run(case), driver.run(_twin(case)), strict=True):
        distance = unsigned.astype(np.float64) - _as_unsigned(signed)
        assert unsigned.shape == signed.shape
        assert np.abs(distance).max(initial=0) <= steps


def test_every_operation_of_both_types_can_be_generated() -> None:
    assert [o.name for o in COUPLED if U8 not in generators()[o].types] == []
