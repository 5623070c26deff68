"""A workload: what is written for clients is what they read; answers and poisons judge them."""

from __future__ import annotations

import numpy as np
import pytest

from mlts.overhead import NullDriver
from mlts.stress.idle import IdleFailure, idle_answers, lay_out
from mlts.stress.judge import difference
from mlts.stress.workload import Answered, Workload, written
from nnhal.device import Device
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.memory import Memory
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)


class Adding(Program):
    def __init__(self, noise: float = 0.0) -> None:
        self._noise = noise

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._noise *= -1
        outputs[0].write(inputs[0] + 1 + np.float32(self._noise))


class AddingDriver(NullDriver):
    noise = 0.0

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return Adding(self.noise)


class RestlessDriver(AddingDriver):
    noise = 1e-6


def _model() -> Model:
    """ADD of a pair of numbers and a pair in a pool."""
    kind = OperandType.TENSOR_FLOAT32
    operands = (
        Operand(kind, (2,), lifetime=OperandLifeTime.SUBGRAPH_INPUT),
        Operand(
            kind,
            (2,),
            lifetime=OperandLifeTime.CONSTANT_REFERENCE,
            location=DataLocation(0, 0, 8),
        ),
        Operand(
            OperandType.INT32,
            (),
            lifetime=OperandLifeTime.CONSTANT_COPY,
            location=DataLocation(0, 0, 4),
        ),
        Operand(kind, (2,), lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
    )
    add = Operation(OperationType.ADD, inputs=(0, 1, 2), outputs=(3,))
    main = Subgraph(operands, (add,), input_indexes=(0,), output_indexes=(3,))
    return Model(main, operand_values=bytes(4), pools=(Memory.from_bytes(b"8 bytes."),))


ROUNDS = [[np.array([n, -n], np.float32)] for n in range(3)]


def _answered(driver: NullDriver) -> tuple[Answered, Model]:
    model = _model()
    return idle_answers(Device(driver), lay_out("add", model, ROUNDS), model), model


@pytest.mark.parametrize("is_mapped", [False, True])
def test_clients_read_what_was_written(is_mapped: bool) -> None:
    answered, model = _answered(AddingDriver())
    with written([(answered, model), (answered, model)], is_mapped=is_mapped) as files:
        workload = Workload(files)
        assert workload.subjects == (answered, answered)
        again = workload.model(1)
        assert (again.main, again.operand_values) == (model.main, model.operand_values)
        assert bytes(again.pools[0].buffer) == b"8 bytes."
        assert again.pools[0].name == ("mmap_fd" if is_mapped else "memfd")


def test_idle_answers_are_the_drivers_and_no_byte_of_a_poison_is_right() -> None:
    answered, _ = _answered(AddingDriver())
    assert answered.exact
    for number, (answer, poison) in enumerate(zip(answered.answers, answered.poisons, strict=True)):
        span = answered.subject.spans[0]
        part = slice(span.start, span.start + span.length)
        np.testing.assert_array_equal(
            np.frombuffer(answer[part], np.float32), [number + 1, 1 - number]
        )
        assert all(a != p for a, p in zip(answer[part], poison[part], strict=True))


def test_a_driver_that_writes_nothing_has_failed() -> None:
    with pytest.raises(IdleFailure, match="leaves output 0 as it was"):
        _answered(NullDriver())


def test_a_single_bit_is_a_difference_and_so_is_a_byte_beside_the_outputs() -> None:
    answered, _ = _answered(AddingDriver())
    right = answered.answers[1]
    assert difference(answered, 1, right) is None
    found = difference(answered, 1, right[:4] + bytes([right[4] ^ 1]) + right[5:])
    assert found is not None
    assert (found.output, found.element, found.differing, found.elements) == (0, 1, 1, 2)
    beside = difference(answered, 1, right[:-1] + bytes([right[-1] ^ 1]))
    assert beside is not None
    assert beside.element == -1


def test_a_driver_that_does_not_repeat_its_bits_is_judged_within_tolerances() -> None:
    answered, _ = _answered(RestlessDriver())
    assert not answered.exact
    value = np.frombuffer(answered.answers[1][:8], np.float32)
    for factor, is_right in ((1 + 1e-6, True), (1.01, False)):
        actual = (value * np.float32(factor)).tobytes() + answered.answers[1][8:]
        assert (difference(answered, 1, actual) is None) is is_right


def test_an_answer_of_somebody_else_is_known_by_name() -> None:
    answered, model = _answered(AddingDriver())
    with written([(answered, model)]) as files:
        workload = Workload(files)
        assert workload.owner_of(answered.answers[2]) == "input 2 of add"
        assert workload.owner_of(bytes(64)) == ""
