"""A driver that does what a test tells it to, and specs to run on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from nnhal.device import Device
from nnhal.driver_kit import Driver, ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.types import Capabilities, HalVersion, Model, OperationType, PerformanceInfo

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


class _ToyProgram(Program):
    def __init__(self, compute: Compute) -> None:
        self._compute = compute

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._compute(inputs, outputs, context)


def device(*arguments: Any, **settings: Any) -> Device:
    return Device(ToyDriver(*arguments, **settings))
