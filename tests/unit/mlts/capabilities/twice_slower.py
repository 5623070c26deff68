"""A driver that takes twice the time of the reference driver: it computes everything twice."""

from __future__ import annotations

from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import (
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    Step,
)
from nnhal.types import Model

__all__ = ["TwiceSlower"]


class _Twice(Program):
    def __init__(self, program: Program) -> None:
        self._program = program

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._program.execute(inputs, outputs, context)
        self._program.execute(inputs, outputs, context)

    def bind(self, inputs: Inputs, outputs: Outputs) -> Step | None:
        step = self._program.bind(inputs, outputs)
        if step is None:
            return None

        def twice(context: ExecutionContext) -> None:
            step(context)
            step(context)

        return twice


class TwiceSlower(ReferenceDriver):
    """The reference driver, twice."""

    name = "test-twice-slower"

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return _Twice(super().prepare(model, options))
