"""Signed and unsigned quant8 give the same results, 128 apart: hal.md's coupling of the two."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from nnhal.operations.registry import OPERATIONS
from nnhal.operations.spec import OperationSpec
from nnhal.types import OperationType
from nntest.graph_tests.laws.edit import Edit
from nntest.graph_tests.specimen import Specimen
from tests.corpus.laws import driver
from tests.corpus.laws.calls import draw_call, kinds_of, replace_constant, seeds, stored
from tests.corpus.laws.operand_types import S8, U8
from tests.operands import Array
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
"""Operations that Android documents (``TestGenerated.cpp``): codes are numbers or bytes there."""

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


def _twin(call: Specimen) -> Specimen:
    """The same with all unsigned tensors signed."""
    edit, given = Edit(call.model), dict(call.given)
    for index, operand in enumerate(call.model.main.operands):
        if operand.type != U8:
            continue
        data = stored(call, index)
        if data is not None:
            data = (data ^ 0x80).view(np.int8)
        if index in given:
            assert data is not None
            given[index] = data
        elif data is not None:
            replace_constant(edit, index, data)
        edit.change(index, type=S8, zero_point=operand.zero_point - 128)
    return Specimen(edit.model(), tuple(given.values()), call.rooms, call.unspecified)


def _as_unsigned(array: Array) -> Array:
    return array.astype(np.int16) + 128 if array.dtype == np.int8 else array


@pytest.mark.parametrize("operation", COUPLED, ids=lambda operation: operation.name)
@settings(max_examples=EXAMPLES)
@given(seed=seeds)
def test_signed_and_unsigned_results_are_128_apart(operation: OperationType, seed: int) -> None:
    several = kinds_of(U8)[operation]
    call = draw_call(several[seed % len(several)], seed)
    steps = 1 if operation in A_STEP_APART else 0
    for unsigned, signed in zip(driver.run(call), driver.run(_twin(call)), strict=True):
        distance = unsigned.astype(np.float64) - _as_unsigned(signed)
        assert unsigned.shape == signed.shape
        assert np.abs(distance).max(initial=0) <= steps
