"""Drivers that an application is glad to lose: each does wrong when it computes SUB."""

from __future__ import annotations

import signal
import threading
from typing import Any

from nnhal.capabilities import non_extension_operand_performance
from nnhal.driver_kit import (
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    as_device,
)
from nnhal.interfaces import IPreparedModelCallbackV1_3
from nnhal.types import (
    NO_TIMING,
    Capabilities,
    ErrorStatus,
    Model,
    OperationType,
    OutputShape,
    PerformanceInfo,
)
from tests.unit.vts.toys import ToyDriver

FAST = PerformanceInfo(0.1, 0.1)


def _has_sub(model: Model) -> bool:
    return any(operation.type == OperationType.SUB for operation in model.main.operations)


class _Deadly(Program):
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        signal.raise_signal(signal.SIGSEGV)


class _Hanging(Program):
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        threading.Event().wait()


class _Fast(ToyDriver):
    """Is chosen before the CPU, and computes ADD."""

    for_sub: type[Program] | None = None

    def capabilities(self) -> Capabilities:
        return Capabilities(FAST, FAST, non_extension_operand_performance(FAST), FAST, FAST)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if self.for_sub is not None and _has_sub(model):
            return self.for_sub()
        return super().prepare(model, options)


class DiesComputingSub(_Fast):
    """Dies when it computes SUB."""

    name = "toy-deadly"
    for_sub = _Deadly


class HangsComputingSub(_Fast):
    """Never comes back from computing SUB."""

    name = "toy-hanging"
    for_sub = _Hanging


def answers_rubbish() -> Any:
    """Says that what SUB has given is of another size than the model says, and other nonsense."""

    class Rubbish(_Fast):
        name = "toy-rubbish"

    device: Any = as_device(Rubbish())
    prepare = device.prepare_model_1_3

    def prepare_model_1_3(model: Model, *arguments: Any) -> Any:
        *settings, callback = arguments
        return prepare(model, *settings, _Spoiling(callback) if _has_sub(model) else callback)

    device.prepare_model_1_3 = prepare_model_1_3
    return device


class _Spoiling(IPreparedModelCallbackV1_3):
    def __init__(self, callback: Any) -> None:
        self._callback = callback

    def notify(self, status: ErrorStatus, prepared_model: Any) -> None:
        self.notify_1_3(status, prepared_model)

    notify_1_2 = notify

    def notify_1_3(self, status: ErrorStatus, prepared_model: Any) -> None:
        prepared_model.execute_synchronously_1_3 = _rubbish
        prepared_model.configure_execution_burst = _no_burst
        self._callback.notify_1_3(status, prepared_model)


def _no_burst(*arguments: object) -> Any:
    return ErrorStatus.GENERAL_FAILURE, None


def _rubbish(*arguments: object) -> Any:
    return ErrorStatus.NONE, (OutputShape((3,)), OutputShape((1 << 30, 1 << 30))), NO_TIMING
