"""Drivers for the tests of stresses: one that is right, and ones with a defect each."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Sequence

import numpy as np

from nnhal.driver_kit import (
    Driver,
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
)
from nnhal.errors import HalError
from nnhal.types import Capabilities, ErrorStatus, Model

AFTER = 60
"""Inferences after which a defect shows: those of the idle driver are fewer."""


class Summing(Program):
    """Every output element is a function of all bytes of all inputs: not what the model says, but
    the same for the same inputs.
    """

    def __init__(self, driver: Right) -> None:
        self._driver = driver

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._driver.before()
        seed = sum(int(np.asarray(each).view(np.uint8).sum(dtype=np.int64)) for each in inputs)
        for number in range(len(outputs)):
            array = outputs[number].array
            assert array is not None
            array.reshape(-1).view(np.uint8)[:] = (seed + number) % 250 + 1
        self._driver.after(outputs)


class Right(Driver):
    name = "test-right"

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.count = 0

    def capabilities(self) -> Capabilities:
        return Capabilities()

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return [True] * len(model.main.operations)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return Summing(self)

    def before(self) -> None:
        with self.lock:
            self.count += 1

    def after(self, outputs: Outputs) -> None:
        return


class WrongOnce(Right):
    """A bit of one answer is wrong."""

    is_done = False

    def after(self, outputs: Outputs) -> None:
        with self.lock:
            is_now = self.count >= AFTER and not self.is_done
            self.is_done |= is_now
        array = outputs[0].array
        assert array is not None
        if is_now:
            array.reshape(-1).view(np.uint8)[-1] ^= 1


class Refusing(Right):
    """Every third call finds it busy, which is no fault."""

    def before(self) -> None:
        super().before()
        if self.count % 3 == 0:
            raise HalError(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, "busy")


class Failing(Right):
    def before(self) -> None:
        super().before()
        if self.count > AFTER:
            raise HalError(ErrorStatus.GENERAL_FAILURE, "tired")


class Dying(Right):
    def before(self) -> None:
        super().before()
        if self.count > AFTER:
            os.kill(os.getpid(), signal.SIGSEGV)


class Stuck(Right):
    """Takes its lock twice."""

    def before(self) -> None:
        super().before()
        if self.count > AFTER:
            self.lock.acquire()
