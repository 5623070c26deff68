"""Optional inputs that a request leaves out: the model is compiled without them, or not claimed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from nndrivers.engines.engine import Engine, Refused, Session
from nndrivers.engines.optional_inputs import given_as, optional_inputs, variants, without
from nndrivers.engines.tflite import TfLiteBuiltin
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.types import ErrorStatus, Model, OperandLifeTime, OperationType
from nntflite.reader import read
from tests.cells import cells
from tests.unit.nndrivers.engines.models import (
    ITEMS,
    answered,
    chain,
    conditional,
    hash_projection,
    two_way_rnn,
)

NUMBERS = np.array([12345, -54321, 777], np.int32)
WEIGHTS = np.array([0.12, -3.4, 5.6], np.float32)
ONES = np.ones(ITEMS, np.float32)


class Demanding(TfLiteBuiltin):
    """Needs as many inputs of an operator as ``least``."""

    least = 0

    def open(self, file: bytes) -> Session:
        given = len(read(file, "model").graphs[0].operators[0].inputs)
        if given < self.least:
            raise Refused(f"{given} inputs")
        return super().open(file)


class Zeros(Session):
    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        return [np.zeros(2, np.int32)]


class Undemanding(Engine):
    """Takes any number of weights."""

    name = "acme-undemanding"
    opened_files = 0

    def open(self, file: bytes) -> Session:
        self.opened_files += 1
        return Zeros()


def test_what_a_request_leaves_out_is_left_out_of_what_runs() -> None:
    """LSH_PROJECTION without weights is one whose weights are ones: ``runningSignBit`` of Android's
    ``LSHProjection.cpp`` adds what it otherwise multiplies with a weight first.
    """
    model = hash_projection()
    device = Device(TfLiteBuiltin())
    assert list(device.supported_operations(model)) == [True]
    prepared = device.prepare(model)
    weighted = answered(prepared, NUMBERS, WEIGHTS, elements=2)
    plain = answered(prepared, NUMBERS, None, elements=2)
    assert plain.tolist() == answered(prepared, NUMBERS, ONES, elements=2).tolist()
    assert plain.tolist() != weighted.tolist()
    reference = Device(ReferenceDriver()).prepare(model)
    assert plain.tolist() == answered(reference, NUMBERS, None, elements=2).tolist()
    assert weighted.tolist() == answered(prepared, NUMBERS, WEIGHTS, elements=2).tolist()


def test_dimensions_that_only_a_request_tells_are_compiled_when_it_does() -> None:
    model = hash_projection(weights=(0,))
    known = Device(TfLiteBuiltin()).prepare(hash_projection())
    device = Device(TfLiteBuiltin())
    assert list(device.supported_operations(model)) == [True]
    prepared = device.prepare(model)
    for weights in (None, WEIGHTS, None, ONES):
        expected = answered(known, NUMBERS, weights, elements=2).tolist()
        assert answered(prepared, NUMBERS, weights, elements=2).tolist() == expected


def test_each_form_of_the_inputs_is_compiled_once_and_the_oldest_is_dropped() -> None:
    engine = Undemanding()
    prepared = Device(engine).prepare(hash_projection(weights=(0,)))
    forms = [None, *(np.ones(count, np.float32) for count in (1, 2, 3, 4))]
    for weights in forms[:4] * 2:
        answered(prepared, NUMBERS, weights, elements=2)
    assert engine.opened_files == 4
    answered(prepared, NUMBERS, forms[4], elements=2)
    answered(prepared, NUMBERS, forms[1], elements=2)
    assert engine.opened_files == 5
    answered(prepared, NUMBERS, None, elements=2)
    assert engine.opened_files == 6


def test_an_engine_that_needs_an_optional_input_does_not_claim_the_operation() -> None:
    engine = Demanding()
    assert list(Device(engine).supported_operations(hash_projection())) == [True]
    engine = Demanding()
    engine.least = 3
    assert list(Device(engine).supported_operations(hash_projection())) == [False]


def test_inputs_that_the_engine_refuses_fail_their_execution_only() -> None:
    """TF Lite wants a weight for each number."""
    prepared = Device(TfLiteBuiltin()).prepare(hash_projection(weights=(0,)))
    with pytest.raises(HalError) as caught:
        answered(prepared, NUMBERS, np.ones(ITEMS + 1, np.float32), elements=2)
    assert caught.value.status == ErrorStatus.GENERAL_FAILURE
    answered(prepared, NUMBERS, WEIGHTS, elements=2)


def test_an_input_that_is_not_optional_cannot_be_left_out() -> None:
    prepared = Device(TfLiteBuiltin()).prepare(hash_projection())
    with pytest.raises(HalError) as caught:
        answered(prepared, None, WEIGHTS, elements=2)
    assert caught.value.status == ErrorStatus.GENERAL_FAILURE


def test_unknown_dimensions_of_what_is_not_optional_are_still_refused() -> None:
    model = chain("ADD", dimensions=(0,))
    assert list(Device(TfLiteBuiltin()).supported_operations(model)) == [False]


@cells(
    ("model", "expected"),
    [
        (hash_projection(), {2}),
        (chain("ADD"), set()),
        (chain("TRANSPOSE", "ADD"), set()),
        (conditional(chain("ADD"), chain("ADD")), set()),
        (two_way_rnn(), {9, 10, 11}),
    ],
)
def test_the_operation_says_which_inputs_are_optional(model: Model, expected: set[int]) -> None:
    assert optional_inputs(model) == expected


def test_what_another_operation_needs_is_not_optional() -> None:
    model = hash_projection()
    numbers, weights = model.main.input_indexes
    needs_it = replace(
        model.main.operations[0], type=OperationType.ADD, inputs=(numbers, weights, 3)
    )
    main = replace(model.main, operations=(*model.main.operations, needs_it))
    assert optional_inputs(replace(model, main=main)) == set()


def test_only_what_the_hal_has_is_tried() -> None:
    """A dense projection needs its weights; an auxiliary input and its weights go together."""
    assert list(variants(hash_projection(type=2), {2})) == []
    rnn = two_way_rnn()
    (alone,) = variants(rnn, {9, 10, 11})
    assert alone.main.input_indexes == tuple(range(9))
    (only_weights,) = variants(without(rnn, {9}), {10, 11})
    assert only_weights.main.input_indexes == tuple(range(9))


def test_a_model_without_an_input_has_no_value_there() -> None:
    model = without(hash_projection(), {2})
    assert model.main.operands[2].lifetime == OperandLifeTime.NO_VALUE
    assert model.main.input_indexes == (1,)


def test_known_dimensions_are_not_changed_by_those_of_a_request() -> None:
    model = hash_projection()
    assert given_as(model, {1: (ITEMS,), 2: (ITEMS,)}) is model
    unknown = given_as(hash_projection(weights=(0,)), {1: (ITEMS,), 2: (7,)})
    assert [operand.dimensions for operand in unknown.main.operands[1:3]] == [(ITEMS,), (7,)]
