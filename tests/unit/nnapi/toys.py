"""Devices that only answer questions, and models built call by call."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.runtime import Runtime
from nnapi.settings import Settings
from nnhal.capabilities import non_extension_operand_performance
from nnhal.device import Device
from nnhal.driver_kit import Driver, PrepareOptions, Program
from nnhal.types import (
    Capabilities,
    Extension,
    HalVersion,
    NumberOfCacheFiles,
    OperationType,
    PerformanceInfo,
)
from nnhal.types import Model as HalModel
from nnhal.types import OperandType as Code

FLOATS = OperandType(Code.TENSOR_FLOAT32, (2,))
INT = OperandType(Code.INT32)
NONE = np.int32(0).tobytes()
"""The fused activation NONE."""


class ToyDriver(Driver):
    """Supports everything and prepares nothing."""

    name = "toy-device"
    version = "1"
    cache_files = NumberOfCacheFiles()

    def __init__(
        self,
        version: HalVersion = HalVersion.V1_3,
        *,
        extensions: Sequence[Extension] = (),
        name: str = "toy-device",
    ) -> None:
        self.hal_version = version
        self.extensions = tuple(extensions)
        self.name = name

    def capabilities(self) -> Capabilities:
        fast = PerformanceInfo(0.5, 0.5)
        return Capabilities(fast, fast, non_extension_operand_performance(fast), fast, fast)

    def supported_operations(self, model: HalModel) -> Sequence[bool]:
        return [True] * len(model.main.operations)

    def prepare(self, model: HalModel, options: PrepareOptions) -> Program:
        raise NotImplementedError


def runtime(*drivers: Driver | Device, **settings: object) -> Runtime:
    """A runtime whose CPU device is a toy too: nothing here is executed."""
    devices = [each if isinstance(each, Device) else Device(each) for each in drivers]
    chosen = Settings(**settings)  # type: ignore[arg-type]
    return Runtime(devices, chosen, cpu=Device(ToyDriver(HalVersion.AIDL_V4, name="toy-cpu")))


def new_model(*drivers: Driver, **settings: object) -> Model:
    return Model(runtime(*drivers, **settings))


def add_operation(model: Model, first: int, second: int, output: int) -> None:
    """An ADD without activation."""
    activation = model.add_operand(INT)
    model.set_operand_value(activation, NONE)
    model.add_operation(OperationType.ADD, [first, second, activation], [output])


def floats(model: Model, count: int) -> list[int]:
    return [model.add_operand(FLOATS) for _ in range(count)]


def finished_addition(**settings: object) -> Model:
    """a + b."""
    model = new_model(**settings)
    a, b, out = floats(model, 3)
    add_operation(model, a, b, out)
    model.identify_inputs_and_outputs([a, b], [out])
    model.finish()
    return model
