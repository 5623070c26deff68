"""Random calls, most of them wrong: whatever an application does, it gets a code.

``fuzzing`` of ``runtime/test/android_fuzzing`` asks the same of Android's runtime.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nnapi.errors import NnapiError
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.types import OperandType as Code
from nnhal.types import OperationType, SymmPerChannelQuantParams
from tests.cells import cells
from tests.unit.nnapi.toys import finished_addition, runtime

NUMBERS = (-(2**40), -1, 0, 1, 2, 3, 4, 8, 127, 2**16, 2**31, 2**32 - 1, 2**40)
SCALES = (0.0, 0.5, -1.0, float("nan"), float("inf"), 1e300)
BUFFERS = (None, b"", bytes(4), bytes(8), bytes(200), np.zeros(2, np.float32), np.zeros((4, 4)).T)


class Application:
    """Makes calls of a model as the random numbers will."""

    def __init__(self, made: Runtime, value: Model, random: random.Random) -> None:
        self.model = Model(made)
        self.random = random
        self.value = value
        self.memories = [Memory.allocate(8), None]

    def number(self) -> int:
        pick = self.random.random()
        return self.random.randrange(6) if pick < 0.8 else self.random.choice(NUMBERS)

    def numbers(self) -> list[int] | None:
        if self.random.random() < 0.05:
            return None
        return [self.number() for _ in range(self.random.randrange(5))]

    def type(self) -> OperandType | None:
        if self.random.random() < 0.05:
            return None
        if self.random.random() < 0.6:
            return OperandType(Code.TENSOR_FLOAT32, (2,))
        code = self.random.choice([*Code, *NUMBERS])
        scale, zero = self.random.choice(SCALES), self.number()
        return OperandType(code, tuple(self.numbers() or ()), scale, zero)

    def call(self) -> Any:
        model, pick = self.model, self.random.choice
        calls: list[Callable[[], Any]] = [
            lambda: model.add_operand(self.type()),
            lambda: model.set_operand_value(self.number(), pick(BUFFERS)),
            lambda: model.set_operand_value_from_memory(
                self.number(), pick(self.memories), self.number(), self.number()
            ),
            lambda: model.set_operand_value_from_model(self.number(), pick([self.value, None])),
            lambda: model.set_operand_symm_per_channel_quant_params(
                self.number(),
                SymmPerChannelQuantParams(tuple(self.random.choices(SCALES, k=2)), self.number()),
            ),
            lambda: model.set_operand_extension_data(self.number(), pick(BUFFERS)),
            lambda: model.add_operation(
                pick([*OperationType, *NUMBERS]), self.numbers(), self.numbers()
            ),
            lambda: model.add_operation(OperationType.RELU, [self.number()], [self.number()]),
            lambda: model.identify_inputs_and_outputs(self.numbers(), self.numbers()),
            lambda: model.relax_computation_float32_to_float16(True),
            lambda: model.extension_operand_type(pick(["com.example.video", "", None]), 3),
            model.finish if self.random.random() < 0.1 else (lambda: model.hal),
        ]
        return pick(calls)()


@pytest.mark.parametrize("seed", range(4))
def test_every_wrong_call_of_a_model_is_a_code(seed: int) -> None:
    made, value = runtime(), finished_addition()
    codes: Counter[ResultCode] = Counter()
    generator = random.Random(seed)
    for _ in range(60):
        application = Application(made, value, generator)
        for _ in range(40):
            codes[outcome(application.call)] += 1
    # All of the codes that a model has, so the calls are not all wrong in the same way.
    assert {code for code, count in codes.items() if count > 20} == {
        ResultCode.NO_ERROR,
        ResultCode.BAD_DATA,
        ResultCode.BAD_STATE,
        ResultCode.UNEXPECTED_NULL,
    }


@cells("number", NUMBERS)
def test_wrong_numbers_of_a_memory_are_codes(number: int) -> None:
    for call in (
        lambda: Memory.from_fd(number, number, number, number),
        lambda: Memory.allocate(min(number, 2**20)),
        lambda: Memory.allocate(8).rules.check_use(None, None, number, number),
        lambda: MemoryDesc().set_dimensions((number,)),
        lambda: runtime().device(number),
    ):
        assert outcome(call) in (ResultCode.NO_ERROR, ResultCode.BAD_DATA, ResultCode.OP_FAILED)


def outcome(call: Callable[[], Any]) -> ResultCode:
    try:
        call()
    except NnapiError as error:
        return error.code
    return ResultCode.NO_ERROR
