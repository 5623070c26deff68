"""An engine as a driver: it claims what it has compiled and run, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nndrivers.engines.engine import Engine, Refused, Session
from nndrivers.engines.tflite import TfLiteBuiltin
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.types import ErrorStatus, Model
from nntflite.interpreter import runtime
from nntflite.reader import read
from tests.unit.nndrivers.engines.models import chain, conditional, executed, recurrent_chain


class Known(Session):
    """Knows the operators in ``names``, and leaves those in ``left`` to somebody else."""

    def __init__(self, engine: Toy, count: int) -> None:
        self._engine = engine
        self._count = count
        self.left = range(count) if engine.leaves else ()

    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        if self._engine.fails:
            raise Refused("out of accelerators")
        return [np.full((2,), self._count, np.float32)]


class Toy(Engine):
    name = "acme-toy"
    refused: frozenset[int] = frozenset()
    most = 99
    leaves = False
    fails = False
    opened_files = 0

    def open(self, file: bytes) -> Session:
        self.opened_files += 1
        operators = read(file, "model").graphs[0].operators
        if any(operator.code in self.refused for operator in operators):
            raise Refused("an operator that it has not")
        if len(operators) > self.most:
            raise Refused("too long")
        return Known(self, len(operators))


ADD, SUB = 0, 41


def supported(engine: Engine, model: Model) -> list[bool]:
    return list(Device(engine).supported_operations(model))


def test_a_model_that_compiles_as_a_whole_is_supported() -> None:
    assert supported(Toy(), chain("ADD", "SUB")) == [True, True]


def test_else_each_operation_is_tried_alone() -> None:
    engine = Toy()
    engine.refused = frozenset({SUB})
    assert supported(engine, chain("ADD", "SUB", "ADD")) == [True, False, True]


def test_what_an_engine_leaves_to_another_is_not_its_own() -> None:
    engine = Toy()
    engine.leaves = True
    assert supported(engine, chain("ADD")) == [False]


def test_what_cannot_be_run_is_not_supported() -> None:
    engine = Toy()
    engine.fails = True
    assert supported(engine, chain("ADD", "SUB")) == [False, False]


def test_operations_that_go_alone_but_not_together_are_not_claimed_together() -> None:
    engine = Toy()
    engine.most = 1
    assert supported(engine, chain("ADD", "SUB")) == [False, False]


def test_a_state_that_does_not_come_from_the_client_is_refused_with_its_operation() -> None:
    assert supported(TfLiteBuiltin(), recurrent_chain()) == [True, False]


def test_a_branch_that_no_trial_goes_into_is_tried_alone() -> None:
    engine = Toy()
    engine.refused = frozenset({SUB})
    assert supported(engine, conditional(chain("ADD"), chain("ADD"))) == [True]
    assert supported(engine, conditional(chain("ADD"), chain("SUB"))) == [False]
    unknown = chain("SUB", dimensions=(0,))  # the branch gets those of the argument
    assert supported(engine, conditional(chain("ADD"), unknown)) == [False]


def test_unknown_dimensions_are_refused() -> None:
    assert supported(Toy(), chain("ADD", dimensions=(0,))) == [False]


def test_what_was_compiled_to_answer_is_prepared_and_nothing_is_used_twice() -> None:
    engine = Toy()
    device, one, other = Device(engine), chain("ADD"), chain("ADD", "SUB")
    device.supported_operations(one)
    device.supported_operations(other)
    first = device.prepare(one)
    device.prepare(other)
    assert engine.opened_files == 2
    second = device.prepare(one)
    assert engine.opened_files == 3
    assert first.interface is not second.interface


def test_an_engine_keeps_the_latest_of_what_it_has_compiled() -> None:
    engine = Toy()
    device = Device(engine)
    models = [chain(*["ADD"] * count) for count in (1, 2, 3)]
    for model in models:
        device.supported_operations(model)
    assert engine.opened_files == 3
    device.prepare(models[0])
    assert engine.opened_files == 4
    device.prepare(models[2])
    assert engine.opened_files == 4


def test_a_failure_while_running_is_a_failure_of_the_execution() -> None:
    engine = Toy()
    model = chain("ADD")
    prepared = Device(engine).prepare(model)
    engine.fails = True
    with pytest.raises(HalError) as caught:
        run(prepared)
    assert caught.value.status == ErrorStatus.GENERAL_FAILURE


def test_tf_lite_computes_and_claims_only_types_that_it_runs() -> None:
    engine = TfLiteBuiltin()
    # LiteRT has a kernel for it, which tflite-runtime has not.
    runs_halves = runtime().name != "tflite-runtime"
    assert supported(engine, chain("NEG", type="TENSOR_FLOAT16")) == [runs_halves]
    prepared = Device(engine).prepare(chain("ADD", "SUB"))
    np.testing.assert_array_equal(run(prepared), [1.0, 2.0])


def run(prepared: Any) -> NDArray[np.float32]:
    """The output for the input (1, 2); all other operands of the chain are ones."""
    return executed(prepared, np.array([1.0, 2.0], np.float32))
