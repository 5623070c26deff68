"""The CPU as a device of the runtime, which is always there.

Source: ``CpuDevice`` of ``runtime/Manager.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnapi.devices import DeviceFacts, RuntimeDevice
from nnapi.errors import NnapiError
from nnapi.result_codes import ResultCode
from nnhal.capabilities import uniform_capabilities
from nnhal.client.hints import NO_HINTS, Hints
from nnhal.device import CacheFiles, Device, DeviceBuffer, PreparedModel
from nnhal.errors import HalError
from nnhal.operand_types import is_extension
from nnhal.types import (
    BufferDesc,
    BufferRole,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    OperationType,
    PerformanceInfo,
    Priority,
)

__all__ = ["CPU_NAME", "CpuDevice"]

CPU_NAME: Final = "nnapi-reference"
"""The name of the CPU device, which applications know."""

_NO_CACHE: Final = NumberOfCacheFiles()

_CPU_CAPABILITIES: Final = uniform_capabilities(PerformanceInfo(1.0, 1.0))


class CpuDevice(RuntimeDevice):
    """The runtime's own CPU implementation, ``nnapi-reference``: ``driver`` by another name.

    A model that cannot be prepared is OP_FAILED. Its performance is 1.0 by definition, and it has
    neither extensions nor a compilation cache. Android's never dies; here its driver does not
    either, as it runs in the runtime's process.
    """

    def __init__(self, driver: Device, *, runtime_version: HalVersion) -> None:
        facts = DeviceFacts(
            driver.version_string,
            runtime_version,
            DeviceType.CPU,
            _CPU_CAPABILITIES,
            (),
            _NO_CACHE,
        )
        super().__init__(CPU_NAME, facts, runtime_version)
        self.driver = driver

    @property
    def is_cpu(self) -> bool:
        return True

    def supported_operations(self, model: Model) -> Sequence[bool]:
        """All but those of vendors, without a look at the model (``CpuDevice``)."""
        return [
            not is_extension(operation.type) and operation.type != OperationType.OEM_OPERATION
            for operation in model.main.operations
        ]

    def wait(self) -> None:
        """Returns at once."""

    def prepare(
        self,
        model: Model,
        *,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline_ns: int | None = None,
        cache: CacheFiles | None = None,
        hints: Hints = NO_HINTS,
    ) -> PreparedModel:
        try:
            return self.driver.prepare(
                model, preference=preference, priority=priority, deadline_ns=deadline_ns
            )
        except HalError as error:
            if error.status == ErrorStatus.INVALID_ARGUMENT:
                # A model that the runtime has accepted: what is wrong with it is not its form.
                raise NnapiError(ResultCode.OP_FAILED, error.message) from error
            raise NnapiError.of(error) from error

    def prepare_from_cache(
        self, cache: CacheFiles, *, deadline_ns: int | None = None
    ) -> PreparedModel:
        """OP_FAILED: the CPU has no compilation cache."""
        raise NnapiError(ResultCode.OP_FAILED, "the CPU device has no compilation cache")

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole] = (),
        output_roles: Sequence[BufferRole] = (),
    ) -> DeviceBuffer:
        """OP_FAILED: the CPU has shared memory only."""
        raise NnapiError(ResultCode.OP_FAILED, "the CPU device has no memory of its own")
