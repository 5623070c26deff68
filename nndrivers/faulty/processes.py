"""Crashes and hangs."""

from __future__ import annotations

import os
import signal
import threading

from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel, Outcome
from nndrivers.faulty.catalogue import defect
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.interfaces import FencedOptions, FencedResult, SynchronousResult
from nnhal.types import HalVersion, Model, OperationType, Request


def _crash() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def _hang() -> None:
    threading.Event().wait()


class _HundredthModel(DelegatingModel):
    _executions = 0

    def answer(self, end: Outcome) -> SynchronousResult:
        _HundredthModel._executions += 1
        if _HundredthModel._executions >= 100:
            _crash()
        return end.result


@defect
class CrashAtHundredthExecution(DelegatingDevice):
    """The driver crashes in the hundredth execution since it was started."""

    model = _HundredthModel


@defect
class CrashInPreparation(ReferenceDriver):
    """The driver crashes when it prepares L2_NORMALIZATION."""

    operations = (OperationType.L2_NORMALIZATION,)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if any(o.type in self.operations for o in model.main.operations):
            _crash()
        return super().prepare(model, options)


@defect
class HangInPreparation(ReferenceDriver):
    """The driver hangs when it prepares LOCAL_RESPONSE_NORMALIZATION."""

    operations = (OperationType.LOCAL_RESPONSE_NORMALIZATION,)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if any(o.type in self.operations for o in model.main.operations):
            _hang()
        return super().prepare(model, options)


@defect
class HangInExecution(DelegatingModel):
    """The driver hangs in the fenced execution of models with three inputs."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        if len(request.inputs) == 3:
            _hang()
        return super().execute_fenced(request, options)


@defect
class HangInDestructor(DelegatingModel):
    """The driver hangs when a prepared model is destroyed."""

    def __del__(self) -> None:
        _hang()


@defect
class CrashInDestructor(DelegatingModel):
    """The driver crashes when a prepared model is destroyed."""

    def __del__(self) -> None:
        _crash()


@defect
class CrashAtEnd(DelegatingDevice):
    """The driver crashes when its process ends, after the last call of its last client."""

    def __del__(self) -> None:
        _crash()


@defect
class CrashAtStart(DelegatingDevice):
    """The driver exits while it is started."""

    def __init__(self) -> None:
        super().__init__()
        os._exit(3)
