"""Drivers that execute, and fail where they are told to; small models, and arrays for them.

The drivers are the reference driver by other names: what is tested is the runtime.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.runtime import Runtime
from nnapi.settings import Settings
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.driver_kit import (
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    non_extension_operand_performance,
)
from nnhal.types import Capabilities, HalVersion, OperationType, PerformanceInfo
from nnhal.types import Model as HalModel
from nnhal.types import OperandType as Code

FLOATS = OperandType(Code.TENSOR_FLOAT32, (2,))
ADD, MUL, SUB = OperationType.ADD, OperationType.MUL, OperationType.SUB
X = np.array([3.0, 5.0], np.float32)
Y = np.array([10.0, 20.0], np.float32)


class PartDriver(ReferenceDriver):
    """Has the operations ``types`` only, all if none are given, and is faster than the CPU.

    ``before`` is called at each execution, and may raise.
    """

    def __init__(
        self,
        name: str = "toy-driver",
        types: Collection[OperationType] = (),
        *,
        version: HalVersion = HalVersion.AIDL_V4,
        performance: float = 0.5,
        before: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__()
        self.name = name
        self.hal_version = version
        self.runtime_only_models = False
        self.prepared: list[HalModel] = []
        self.executions = 0
        self._performance = PerformanceInfo(performance, performance)
        self._types = frozenset(types)
        self._before = before

    def capabilities(self) -> Capabilities:
        info = self._performance
        return Capabilities(info, info, non_extension_operand_performance(info), info, info)

    def supported_operations(self, model: HalModel) -> Sequence[bool]:
        supported = super().supported_operations(model)
        operations = model.main.operations
        return [
            known and (not self._types or operation.type in self._types)
            for known, operation in zip(supported, operations, strict=True)
        ]

    def prepare(self, model: HalModel, options: PrepareOptions) -> Program:
        self.prepared.append(model)
        return _Watched(super().prepare(model, options), self)

    def executed(self) -> bool:
        """Whether to compute anything."""
        self.executions += 1
        self._before()
        return True


class _Watched(Program):
    def __init__(self, program: Program, driver: PartDriver) -> None:
        self._program = program
        self._driver = driver

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        if self._driver.executed():
            self._program.execute(inputs, outputs, context)


def failing(error: Exception) -> Callable[[], None]:
    def fail() -> None:
        raise error

    return fail


def runtime_with(*drivers: PartDriver | Device, **settings: Any) -> Runtime:
    """A runtime with these drivers, and the real CPU device."""
    devices = [each if isinstance(each, Device) else Device(each) for each in drivers]
    return Runtime(devices, Settings(**settings))


class Builder:
    """A model of ``runtime``, of float tensors of two elements unless told otherwise."""

    def __init__(self, runtime: Runtime) -> None:
        self.model = Model(runtime)

    def float(self, *dimensions: int) -> int:
        type = OperandType(Code.TENSOR_FLOAT32, dimensions) if dimensions else FLOATS
        return self.model.add_operand(type)

    def unranked(self) -> int:
        return self.model.add_operand(OperandType(Code.TENSOR_FLOAT32))

    def boolean(self) -> int:
        return self.model.add_operand(OperandType(Code.TENSOR_BOOL8, (1,)))

    def constant(self, array: NDArray[Any], type: OperandType) -> int:
        index = self.model.add_operand(type)
        self.model.set_operand_value(index, array)
        return index

    def referring_to(self, model: Model) -> int:
        index = self.model.add_operand(OperandType(Code.SUBGRAPH))
        self.model.set_operand_value_from_model(index, model)
        return index

    def run(self, type: OperationType, inputs: Sequence[int], output: int | None = None) -> int:
        """The output of an operation; ADD, MUL and SUB get no activation."""
        if output is None:
            output = self.float()
        if type in (ADD, MUL, SUB):
            none = self.constant(np.array(0, np.int32), OperandType(Code.INT32))
            inputs = (*inputs, none)
        self.model.add_operation(type, list(inputs), [output])
        return output

    def finished(self, inputs: Sequence[int], outputs: Sequence[int]) -> Model:
        self.model.identify_inputs_and_outputs(list(inputs), list(outputs))
        self.model.finish()
        return self.model


def add_and_multiply(runtime: Runtime) -> Model:
    """``(x + y) * y``"""
    build = Builder(runtime)
    x, y = build.float(), build.float()
    return build.finished((x, y), (build.run(MUL, (build.run(ADD, (x, y)), y)),))


def addition(runtime: Runtime, output: OperandType = FLOATS) -> Model:
    """``x + y``"""
    build = Builder(runtime)
    x, y = build.float(), build.float()
    return build.finished((x, y), (build.run(ADD, (x, y), build.model.add_operand(output)),))


def compiled(model: Model, devices: Sequence[Any] | None = None) -> Compilation:
    compilation = Compilation(model, devices)
    compilation.finish()
    return compilation


def prepared(compilation: Compilation, *inputs: NDArray[Any], output: NDArray[Any]) -> Execution:
    """A reusable execution with these arguments."""
    execution = Execution(compilation)
    execution.set_reusable(True)
    for index, array in enumerate(inputs):
        execution.set_input(index, array)
    execution.set_output(0, output)
    return execution
