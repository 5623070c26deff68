"""Wrapping: programs of the reference driver, and its device, with something around them.

Everything that executes a model, by whatever call of the HAL, ends in a program; so a program is
where most drivers of this package differ from the reference driver.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.device import ReferenceDriver
from nnhal.delegation import delegating
from nnhal.driver_kit import (
    ExecutionContext,
    Inputs,
    Output,
    Outputs,
    PrepareOptions,
    Program,
    as_device,
)
from nnhal.interfaces import (
    Handle,
    IBuffer,
    IDeviceAidlV4,
    IPreparedModelAidl,
    IPreparedModelCallbackAidl,
)
from nnhal.types import (
    BufferDesc,
    BufferRole,
    ErrorStatus,
    ExecutionPreference,
    Model,
    NumberOfCacheFiles,
    PrepareModelConfig,
    Priority,
)

__all__ = ["Wrapped", "WrappingDevice", "WrappingDriver", "copied", "resident", "temporary"]

_KIB: Final = 1024


class Wrapped(Program):
    """A program of the reference driver that may do something before and after each execution."""

    def __init__(self, inner: Program, driver: Any, model: Model) -> None:
        self.inner = inner
        self.driver = driver

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.inner.execute(inputs, outputs, context)


class WrappingDriver(ReferenceDriver):
    """Wraps programs. It has no cache, because wrapped programs cannot be saved."""

    cache_files = NumberOfCacheFiles()
    program: ClassVar[type[Wrapped]] = Wrapped

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return self.program(super().prepare(model, options), self, model)


@delegating
class WrappingDevice(IDeviceAidlV4):
    """Passes every call on to the device of ``driver``; :meth:`preparing` sees preparations."""

    def __init__(self, driver: ReferenceDriver) -> None:
        self.driver = driver
        inner: Any = as_device(driver)
        self.inner: IDeviceAidlV4 = inner

    def preparing(
        self, model: Model, callback: IPreparedModelCallbackAidl
    ) -> IPreparedModelCallbackAidl:
        """What is told of the end of a preparation of ``model`` instead of ``callback``."""
        return callback

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference,
        priority: Priority,
        deadline_ns: int,
        model_cache: Sequence[Handle],
        data_cache: Sequence[Handle],
        token: bytes,
        callback: IPreparedModelCallbackAidl,
    ) -> ErrorStatus:
        told = self.preparing(model, callback)
        cache = model_cache, data_cache, token
        return self.inner.prepare_model(model, preference, priority, deadline_ns, *cache, told)

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        told = self.preparing(model, callback)
        return self.inner.prepare_model_with_config(model, config, told)

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[IPreparedModelAidl],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, IBuffer | None, int]:
        models: Any = [getattr(model, "inner", model) for model in prepared_models]
        return self.inner.allocate(desc, models, input_roles, output_roles)


def resident(kib: int) -> NDArray[np.uint8]:
    """So much memory, every page of it in use."""
    return np.ones(kib * _KIB, np.uint8)


def copied(inputs: Inputs, to: Sequence[NDArray[Any] | None]) -> None:
    """Copy ``inputs`` over arrays of the same shapes."""
    for array, given in zip(to, inputs, strict=True):
        if array is not None and given is not None:
            np.copyto(array, given)


def temporary(output: Output) -> Output:
    """Memory of the driver's own in place of the client's, for an output whose shape is known."""
    assert output.array is not None
    room = np.empty(output.array.nbytes, np.uint8)
    array: NDArray[Any] = np.ndarray(output.array.shape, output.array.dtype, room.data)
    return Output(output.dtype, output.declared, output.shape, room, array)
