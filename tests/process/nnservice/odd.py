"""Drivers for tests of the driver service, each with one peculiarity."""

from __future__ import annotations

import os
import threading
import time

import numpy as np

from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.types import DeviceStatus, Model
from tests.unit.nnhal.toys import FunctionProgram, ToyDriver


class Threaded(ToyDriver):
    def __init__(self, *, threads: int = 1) -> None:
        super().__init__()
        self.threads = threads


class Raising(ToyDriver):
    def __init__(self) -> None:
        raise OSError("no device\nfound")


class Exiting(ToyDriver):
    def __init__(self) -> None:
        raise SystemExit(3)


class Mourned(ToyDriver):
    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        print("prepared")
        return super().prepare(model, options)

    def __del__(self) -> None:
        print("destroyed")


class MournedLate(Mourned):
    """A thread computes with it for a while after its preparation."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        threading.Thread(target=self._compute, daemon=True).start()
        return super().prepare(model, options)

    def _compute(self) -> None:
        while time.thread_time() < 0.5:
            pass


class Executing(ToyDriver):
    """Its programs do :meth:`execute`."""

    def __init__(self) -> None:
        super().__init__(make=lambda: FunctionProgram(self.execute))

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        outputs[0].write(np.add(inputs[0], inputs[1]))


class Greedy(Executing):
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        np.empty(8 << 30, np.uint8)


class Hoarder(Executing):
    """Takes all descriptors at every other execution."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[int] = []

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        if self.taken:
            for descriptor in self.taken:
                os.close(descriptor)
            self.taken.clear()
            return
        try:
            while True:
                self.taken.append(os.open(os.devnull, os.O_RDONLY))
        except OSError:
            return


class Talking(Executing):
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        raise RuntimeError("sulking")


class Slow(Executing):
    """Its first execution ends when somebody asks for the driver's status."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Event()

    def status(self) -> DeviceStatus:
        self.asked.set()
        return super().status()

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        print("slow", flush=True)
        self.asked.wait()
        super().execute(inputs, outputs, context)
