"""Reusable executions of AIDL 4: each answer of the driver is judged."""

from __future__ import annotations

from typing import Any

import pytest

from nnhal.client.aidl_burst import ReusableExecution
from nnhal.errors import HalError
from nnhal.types import (
    NO_TIMING_NS,
    ErrorStatus,
    ExecutionConfig,
    ExecutionResultAidl,
    OutputShape,
    Request,
)

SHAPE = OutputShape((2,))


class Answering:
    """A prepared model and its reusable execution, which gives ``answers`` one after the other."""

    def __init__(self, *answers: tuple[OutputShape, ...]) -> None:
        self.answers = list(answers)

    def create_reusable_execution(self, *_: object) -> tuple[ErrorStatus, Answering]:
        return ErrorStatus.NONE, self

    def execute_synchronously(self, deadline_ns: int) -> Any:
        return ErrorStatus.NONE, ExecutionResultAidl(True, self.answers.pop(0), NO_TIMING_NS)


def test_an_answer_that_is_wrong_after_right_ones_is_refused() -> None:
    right, wrong = (SHAPE,), (SHAPE, SHAPE)
    driver: Any = Answering(right, right, wrong)
    execution = ReusableExecution(driver, Request((), (), ()), ExecutionConfig(), outputs=1)
    assert execution.execute().output_shapes == right
    assert execution.execute().output_shapes == right
    with pytest.raises(HalError, match="2 output shapes for 1 outputs"):
        execution.execute()
