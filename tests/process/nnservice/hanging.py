"""A driver whose executions never end, and whose preparations of two elements never do either."""

from __future__ import annotations

import os
import threading

from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.types import Model
from tests.unit.nnhal.toys import ToyDriver


def hang() -> None:
    os.write(1, b"hanging\n")  # at once, or two threads' words and ends of line get mixed
    threading.Event().wait()


class HangingProgram(Program):
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        hang()


class Hanging(ToyDriver):
    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if model.main.operands[0].dimensions == (2,):
            hang()
        return HangingProgram()


class HangingAtStart(ToyDriver):
    def __init__(self) -> None:
        hang()


class HangingAtEnd(ToyDriver):
    def __del__(self) -> None:
        hang()
