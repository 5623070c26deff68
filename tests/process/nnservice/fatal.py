"""A driver that dies where and how the environment says: ``FATAL_WHERE``, ``FATAL_HOW``."""

from __future__ import annotations

import ctypes
import os
import signal
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from nnhal.driver_kit import (
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    as_device,
)
from nnhal.interfaces import IDeviceV1_3
from nnhal.types import Capabilities, Model
from tests.unit.nnhal.toys import ToyDriver

__all__ = ["ENDS", "Fatal", "fatal", "here"]

ENDS = {
    "exits": "the driver's process exited with status 3",
    "segfaults": "the driver's process was killed by SIGSEGV",
    "is killed": "the driver's process was killed by SIGKILL",
}


def here(place: str) -> None:
    """Die if this is the place."""
    if os.environ["FATAL_WHERE"] != place:
        return
    how = os.environ["FATAL_HOW"]
    if how == "exits":
        os._exit(3)
    elif how == "segfaults":
        ctypes.string_at(0)
    elif how == "is killed":
        os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(60)


class FatalProgram(Program):
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        here("execution")
        outputs[0].write(np.add(inputs[0], inputs[1]))

    def __del__(self) -> None:
        here("destruction of a prepared model")


class Fatal(ToyDriver):
    def __init__(self) -> None:
        here("construction")
        super().__init__(make=FatalProgram)

    def capabilities(self) -> Capabilities:
        here("capabilities")
        return super().capabilities()

    def supported_operations(self, model: Model) -> Sequence[bool]:
        here("supported operations")
        return super().supported_operations(model)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        here("preparation")
        return super().prepare(model, options)


def fatal() -> Any:
    """The driver, with an allocation that is not the kit's."""
    made: Any = as_device(Fatal())
    assert isinstance(made, IDeviceV1_3)
    allocate = made.allocate

    def fatal_allocate(*arguments: Any) -> Any:
        here("allocation")
        return allocate(*arguments)

    made.allocate = fatal_allocate
    return made
