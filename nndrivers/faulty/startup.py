"""Wrong answers to what is asked at start-up."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cached_property, partial
from typing import Any

import msgspec

from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel, Supported
from nndrivers.faulty.catalogue import defect, overriding
from nnhal.types import (
    Capabilities,
    CapabilitiesV1_2,
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    Extension,
    HalVersion,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
    PrepareModelConfigV1_3,
)

_NONE = ErrorStatus.NONE


@overriding(DelegatingDevice, "said", since=HalVersion.V1_2)
def capabilities_unsorted(capabilities: Capabilities) -> Capabilities:
    """The performance of operand types is listed in reverse order."""
    listed = tuple(reversed(capabilities.operand_performance))
    return msgspec.structs.replace(capabilities, operand_performance=listed)


@overriding(DelegatingDevice, "said", since=HalVersion.V1_3)
def capabilities_list_subgraph(capabilities: Capabilities) -> Capabilities:
    """The performance of operand type SUBGRAPH is listed, which HAL 1.3 forbids."""
    entry = OperandPerformance(OperandType.SUBGRAPH, PerformanceInfo(1, 1))
    listed = (*capabilities.operand_performance, entry)
    ordered = tuple(sorted(listed, key=lambda one: one.type))
    return msgspec.structs.replace(capabilities, operand_performance=ordered)


@overriding(DelegatingDevice, "said", since=HalVersion.V1_3)
def power_usage_zero(capabilities: Capabilities) -> Capabilities:
    """The power usage of WHILE is 0."""
    return msgspec.structs.replace(capabilities, while_performance=PerformanceInfo(1, 0))


def _with_time(capabilities: Capabilities, type: OperandType, exec_time: float) -> Capabilities:
    """``capabilities`` with another execution time of an operand type."""
    listed = tuple(
        OperandPerformance(type, PerformanceInfo(exec_time, 1)) if entry.type == type else entry
        for entry in capabilities.operand_performance
    )
    return msgspec.structs.replace(capabilities, operand_performance=listed)


@overriding(DelegatingDevice, "said")
def execution_time_zero(capabilities: Capabilities) -> Capabilities:
    """The execution time of 8-bit quantized operands is 0."""
    return _with_time(capabilities, OperandType.TENSOR_QUANT8_ASYMM, 0)


@defect
class CapabilitiesChangeWhileRunning(DelegatingDevice):
    """The execution time of float32 tensors grows with every time that it is asked for."""

    _asked = 0

    def said(self, capabilities: Capabilities) -> Capabilities:
        self._asked += 1
        return _with_time(capabilities, OperandType.TENSOR_FLOAT32, self._asked)


class _Warming(DelegatingModel):
    def __init__(self, inner: Any, executed: list[Any]) -> None:
        super().__init__(inner)
        self._executed = executed

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        self._executed.append(None)
        return super().begin(request)


@defect
class CapabilitiesChangeWithWork(DelegatingDevice):
    """The execution time of float32 tensors grows with every execution."""

    def __init__(self) -> None:
        super().__init__()
        self._executed: list[Any] = []
        self.model = partial(_Warming, executed=self._executed)

    def said(self, capabilities: Capabilities) -> Capabilities:
        time = 1 + len(self._executed)
        return _with_time(capabilities, OperandType.TENSOR_FLOAT32, time)


@defect
class CapabilitiesOfTheLastPreference(DelegatingDevice):
    """Float32 tensors take twice as long since a model was prepared for LOW_POWER last."""

    since = HalVersion.V1_1
    _preference: int = ExecutionPreference.FAST_SINGLE_ANSWER

    def said(self, capabilities: Capabilities) -> Capabilities:
        time = 2 if self._preference == ExecutionPreference.LOW_POWER else 1
        return _with_time(capabilities, OperandType.TENSOR_FLOAT32, time)

    def configured(self, config: PrepareModelConfigV1_3) -> PrepareModelConfigV1_3:
        self._preference = config.preference
        return config


@defect
class CapabilitiesChangeWithRestart(DelegatingDevice):
    """The execution time of float32 tensors is another one after a restart of the driver."""

    @cached_property
    def _time(self) -> float:
        """Of this start of the driver. Neither the process's id, which may be the same in every
        namespace, nor drawn on import, which may be done once for all processes.
        """
        return float(int.from_bytes(os.urandom(3), "big"))

    def said(self, capabilities: Capabilities) -> Capabilities:
        return _with_time(capabilities, OperandType.TENSOR_FLOAT32, self._time)


@defect
class VersionStringEmpty(DelegatingDevice):
    """The version string is empty."""

    since = HalVersion.V1_2

    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return _NONE, ""


@overriding(DelegatingDevice, "get_type", since=HalVersion.V1_2)
def device_type_unknown() -> tuple[ErrorStatus, DeviceType]:
    """The device type is UNKNOWN, which only Android's runtime may say."""
    return _NONE, DeviceType.UNKNOWN


@overriding(DelegatingDevice, "get_status")
def status_busy() -> DeviceStatus:
    """The device says that it is busy although it is not."""
    return DeviceStatus.BUSY


@overriding(DelegatingDevice, "get_supported_extensions", since=HalVersion.V1_2)
def extension_name_in_upper_case() -> tuple[ErrorStatus, Sequence[Extension]]:
    """A supported extension has a name in upper case."""
    return _NONE, (Extension("com.Vendor.Thing"),)


@defect
class TooManyCacheFiles(DelegatingDevice):
    """The driver asks for 33 model cache files."""

    since = HalVersion.V1_2

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return _NONE, 33, 1


@defect
class ServiceNameWithoutDash(DelegatingDevice):
    """The service name is not of the form VENDOR-DEVICE."""

    since = HalVersion.V1_2

    def __init__(self) -> None:
        super().__init__()
        self.driver.name = "reference"


@overriding(DelegatingDevice, "supported")
def supported_operations_too_short(model: Any, answer: Supported) -> Supported:
    """One answer too few about the operations of a model with several."""
    status, supported = answer
    return status, supported[:-1] if len(supported) > 1 else supported


@defect
class LaterTypesInOldCapabilities(DelegatingDevice):
    """The capabilities of HAL 1.2 list an operand type that came with HAL 1.3."""

    since = HalVersion.V1_2

    def get_capabilities_1_2(self) -> tuple[ErrorStatus, CapabilitiesV1_2]:
        status, capabilities = self.get_capabilities_1_3()
        return status, CapabilitiesV1_2(
            capabilities.relaxed_float32_to_float16_performance_scalar,
            capabilities.relaxed_float32_to_float16_performance_tensor,
            capabilities.operand_performance,
        )
