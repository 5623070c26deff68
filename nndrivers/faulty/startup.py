"""Wrong answers to what is asked at start-up."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import msgspec

from nndrivers.faulty._delegates import DelegatingDevice
from nndrivers.faulty.catalogue import defect
from nnhal.types import (
    Capabilities,
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    Extension,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)

_NONE = ErrorStatus.NONE
_Said = tuple[ErrorStatus, Capabilities]


@defect
class CapabilitiesUnsorted(DelegatingDevice):
    """The performance of operand types is listed in reverse order."""

    def get_capabilities_1_3(self) -> _Said:
        status, said = super().get_capabilities_1_3()
        listed = tuple(reversed(said.operand_performance))
        return status, msgspec.structs.replace(said, operand_performance=listed)


@defect
class CapabilitiesListSubgraph(DelegatingDevice):
    """The performance of operand type SUBGRAPH is listed, which HAL 1.3 forbids."""

    def get_capabilities_1_3(self) -> _Said:
        status, said = super().get_capabilities_1_3()
        entry = OperandPerformance(OperandType.SUBGRAPH, PerformanceInfo(1, 1))
        listed = (*said.operand_performance, entry)
        ordered = tuple(sorted(listed, key=lambda one: one.type))
        return status, msgspec.structs.replace(said, operand_performance=ordered)


@defect
class PowerUsageZero(DelegatingDevice):
    """The power usage of WHILE is 0."""

    def get_capabilities_1_3(self) -> _Said:
        status, said = super().get_capabilities_1_3()
        return status, msgspec.structs.replace(said, while_performance=PerformanceInfo(1, 0))


@defect
class CapabilitiesChangeWhileRunning(DelegatingDevice):
    """The execution time of IF grows with every time that it is asked for."""

    _asked = 0

    def get_capabilities_1_3(self) -> _Said:
        self._asked += 1
        status, said = super().get_capabilities_1_3()
        return status, msgspec.structs.replace(said, if_performance=PerformanceInfo(self._asked, 1))


@defect
class CapabilitiesChangeWithRestart(DelegatingDevice):
    """The execution time of IF is another one after a restart of the driver."""

    def get_capabilities_1_3(self) -> _Said:
        status, said = super().get_capabilities_1_3()
        varying = PerformanceInfo(float(os.getpid()), 1)
        return status, msgspec.structs.replace(said, if_performance=varying)


@defect
class VersionStringEmpty(DelegatingDevice):
    """The version string is empty."""

    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return _NONE, ""


@defect
class DeviceTypeUnknown(DelegatingDevice):
    """The device type is UNKNOWN, which only Android's runtime may say."""

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return _NONE, DeviceType.UNKNOWN


@defect
class StatusBusy(DelegatingDevice):
    """The device says that it is busy although it is not."""

    def get_status(self) -> DeviceStatus:
        return DeviceStatus.BUSY


@defect
class ExtensionNameInUpperCase(DelegatingDevice):
    """A supported extension has a name in upper case."""

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return _NONE, (Extension("com.Vendor.Thing"),)


@defect
class TooManyCacheFiles(DelegatingDevice):
    """The driver asks for 33 model cache files."""

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return _NONE, 33, 1


@defect
class ServiceNameWithoutDash(DelegatingDevice):
    """The service name is not of the form VENDOR-DEVICE."""

    def __init__(self) -> None:
        super().__init__()
        self.driver.name = "reference"


@defect
class SupportedOperationsTooShort(DelegatingDevice):
    """One answer too few about the operations of a model with several."""

    def get_supported_operations_1_3(self, model: Any) -> tuple[ErrorStatus, Sequence[bool]]:
        status, supported = super().get_supported_operations_1_3(model)
        return status, supported[:-1] if len(supported) > 1 else supported
