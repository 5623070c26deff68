"""A driver that does what a test tells it to, and specs to run on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from nnhal.device import Device
from nnhal.driver_kit import Driver, ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.types import Capabilities, HalVersion, Model, OperationType, PerformanceInfo
from nntest.runner.driver_under_test import Drivers, DriverUnderTest, InProcess
from nntest.runner.watch import Watch
from vts.results import VtsCase
from vts.suite import VtsSettings, VtsSuite

Compute = Callable[[Inputs, Outputs, ExecutionContext], None]

ADD = """
one = Input("one", "TENSOR_FLOAT32", "{2}")
other = Parameter("other", "TENSOR_FLOAT32", "{2}", [10, 20])
total = Output("total", "TENSOR_FLOAT32", "{2}")
Model().Operation("ADD", one, other, 0).To(total)
example = Example({one: [1, 2], total: [11, 22]}).DisableLifeTimeVariation()
"""

SUB = """
one = Input("one", "TENSOR_FLOAT32", "{2}")
other = Parameter("other", "TENSOR_FLOAT32", "{2}", [10, 20])
rest = Output("rest", "TENSOR_FLOAT32", "{2}")
Model().Operation("SUB", one, other, 0).To(rest)
Example({one: [1, 2], rest: [-9, -18]}).DisableLifeTimeVariation()
"""

FAILING_ADD = ADD + "example.ExpectFailure()\n"

ENDLESS = """
x, yes = Input("x", "TENSOR_INT32", "{1}"), Output("yes", "TENSOR_BOOL8", "{1}")
condition = Model().Operation("EQUAL", x, x).To(yes)
x, y = Input("x", "TENSOR_INT32", "{1}"), Output("y", "TENSOR_INT32", "{1}")
body = Model().Operation("ADD", x, [1], 0).To(y)
x, y = Input("x", "TENSOR_INT32", "{1}"), Output("y", "TENSOR_INT32", "{1}")
Model().Operation("WHILE", condition, body, x).To(y)
Example({x: [0], y: [0]}).DisableLifeTimeVariation().ExpectFailure()
"""

LOOP_OF_UNKNOWN_SIZE = """
x, yes = Input("x", "TENSOR_INT32", "{0}"), Output("yes", "TENSOR_BOOL8", "{1}")
condition = Model().Operation("LESS", x, [3]).To(yes)
x, y = Input("x", "TENSOR_INT32", "{0}"), Output("y", "TENSOR_INT32", "{0}")
body = Model().Operation("ADD", x, [1], 0).To(y)
x, y = Input("x", "TENSOR_INT32", "{1}"), Output("y", "TENSOR_INT32", "{1}")
Model().Operation("WHILE", condition, body, x).To(y)
Example({x: [0], y: [3]}).DisableLifeTimeVariation()
"""

BROKEN = 'one = Input("one", "TENSOR_FLOAT32", "{2}")\nraise ValueError("out of ideas")\n'


def add(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
    """What ADD is meant to give."""
    (one,) = inputs
    outputs[0].write(np.add(one, [10, 20], dtype=np.float32))


class ToyDriver(Driver):
    """Computes one function whatever the operation; tests change its attributes."""

    name = "toy-driver"

    def __init__(
        self,
        compute: Compute = add,
        operations: Sequence[OperationType] = tuple(OperationType),
        version: HalVersion = HalVersion.V1_3,
    ) -> None:
        self.compute = compute
        self.operations = operations
        self.hal_version = version

    def capabilities(self) -> Capabilities:
        performance = PerformanceInfo(1.0, 1.0)
        return Capabilities(performance, performance, (), performance, performance)

    def supported_operations(self, model: Model) -> list[bool]:
        return [operation.type in self.operations for operation in model.main.operations]

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return _ToyProgram(self.compute)


class OnlyAdd(ToyDriver):
    """Supports ADD and nothing else."""

    def __init__(self) -> None:
        super().__init__(operations=[OperationType.ADD])


class _ToyProgram(Program):
    def __init__(self, compute: Compute) -> None:
        self._compute = compute

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._compute(inputs, outputs, context)


def device(*arguments: Any, **settings: Any) -> Device:
    return Device(ToyDriver(*arguments, **settings))


class Given(DriverUnderTest):
    """A device that a test has made, as what is under test."""

    isolated = False

    def __init__(self, device: Device) -> None:
        super().__init__(device.name)
        self._given = device

    def other(self, name: str, *, callback_timeout_s: float | None = None) -> DriverUnderTest:
        return InProcess(name, callback_timeout_s=callback_timeout_s)

    def _start(self) -> Device:
        return self._given

    def _stop(self) -> None: ...


def run_tests(specs: Path, on: Device, *groups: str, **settings: bool) -> list[VtsCase]:
    """The results of all tests of ``groups`` (none: general) on the specs, in this process."""
    chosen = VtsSettings(specs=str(specs), groups=groups or ("general",), **settings)
    suite = VtsSuite.of(VtsSuite(chosen).settings)
    with suite.open(Drivers.only(Given(on)), Watch()) as runner:
        return [runner.run(case) for case in suite.plan()]
