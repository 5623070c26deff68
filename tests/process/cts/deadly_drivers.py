"""Drivers that an application is glad to lose."""

from __future__ import annotations

import signal

from nnhal.capabilities import non_extension_operand_performance
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.types import Capabilities, Model, OperationType, PerformanceInfo
from tests.unit.vts.toys import ToyDriver

FAST = PerformanceInfo(0.1, 0.1)


class _Deadly(Program):
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        signal.raise_signal(signal.SIGSEGV)


class DiesComputingSub(ToyDriver):
    """Is chosen before the CPU, computes ADD, and dies when it computes SUB."""

    name = "toy-deadly"

    def capabilities(self) -> Capabilities:
        return Capabilities(FAST, FAST, non_extension_operand_performance(FAST), FAST, FAST)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if any(operation.type == OperationType.SUB for operation in model.main.operations):
            return _Deadly()
        return super().prepare(model, options)
