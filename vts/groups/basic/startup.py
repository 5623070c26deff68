"""The start-up queries: what a client asks a driver first, and what no driver may answer.

Source: ``BasicTests.cpp`` of Android's VTS for each HAL version, and IDevice.hal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from nnhal.client.guard import guarded
from nnhal.errors import Invalid
from nnhal.operations.node import code_name
from nnhal.types import (
    MAX_CACHE_FILES,
    Capabilities,
    CapabilitiesV1_0,
    CapabilitiesV1_1,
    CapabilitiesV1_2,
    DeviceType,
    ErrorStatus,
    Extension,
    HalVersion,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)
from nnhal.validation import check_extensions
from nnhal.validation.operands import type_level
from vts.raw import name_of_status
from vts.test_group import Failed

__all__ = ["QUERIES", "Query"]


class Query(NamedTuple):
    """A query: its name here and in HIDL, and the check of what comes after the status."""

    name: str
    call: str
    since: HalVersion
    check: Callable[..., None]
    is_hidl: bool = True
    is_aidl: bool = True

    def is_of(self, version: HalVersion) -> bool:
        """Whether a driver of ``version`` has it."""
        return self.since <= version and (self.is_aidl if version.is_aidl else self.is_hidl)

    def ask(self, driver: Any) -> tuple[Any, ...]:
        """Return the driver's answer without the status; Failed unless that is NONE."""
        with guarded(self.call):
            status, *answer = getattr(driver, self.name)()
        if status != ErrorStatus.NONE:
            raise Failed("query_fails", f"{self.call}: {name_of_status(status)}, expected NONE")
        return tuple(answer)

    def check_answer(self, driver: Any) -> None:
        """Raises Failed for an answer that no driver may give."""
        try:
            self.check(*self.ask(driver))
        except Invalid as error:
            raise Failed("invalid_query_answer", f"{self.call}: {error}") from None


def _check_1_0(capabilities: CapabilitiesV1_0) -> None:
    _check_performance("float32Performance", capabilities.float32_performance)
    _check_performance("quantized8Performance", capabilities.quantized8_performance)


def _check_1_1(capabilities: CapabilitiesV1_1) -> None:
    _check_performance("float32Performance", capabilities.float32_performance)
    _check_performance("quantized8Performance", capabilities.quantized8_performance)
    relaxed = capabilities.relaxed_float32_to_float16_performance
    _check_performance("relaxedFloat32toFloat16Performance", relaxed)


def _check_1_2(
    capabilities: CapabilitiesV1_2 | Capabilities, version: HalVersion = HalVersion.V1_2
) -> None:
    scalar = capabilities.relaxed_float32_to_float16_performance_scalar
    tensor = capabilities.relaxed_float32_to_float16_performance_tensor
    _check_performance("relaxedFloat32toFloat16PerformanceScalar", scalar)
    _check_performance("relaxedFloat32toFloat16PerformanceTensor", tensor)
    _check_table(capabilities.operand_performance, version)


def _check_1_3(capabilities: Capabilities) -> None:
    _check_1_2(capabilities, HalVersion.V1_3)
    _check_performance("ifPerformance", capabilities.if_performance)
    _check_performance("whilePerformance", capabilities.while_performance)
    if OperandType.SUBGRAPH in (entry.type for entry in capabilities.operand_performance):
        raise Invalid("operandPerformance has SUBGRAPH, which ifPerformance and others stand for")


def _check_table(table: Sequence[OperandPerformance], version: HalVersion) -> None:
    for entry in table:
        name = code_name(OperandType, entry.type)
        if type_level(entry.type) > version.level:
            raise Invalid(f"operandPerformance has {name}, which HAL {version} does not have")
        _check_performance(f"operandPerformance of {name}", entry.info)
    for one, other in pairwise(table):
        names = f"{code_name(OperandType, other.type)} after {code_name(OperandType, one.type)}"
        if one.type == other.type:
            raise Invalid(f"operandPerformance has {names}: expected each type once")
        if one.type > other.type:
            raise Invalid(f"operandPerformance has {names}: expected ascending types")


def _check_performance(what: str, info: PerformanceInfo) -> None:
    for field, value in (("execTime", info.exec_time), ("powerUsage", info.power_usage)):
        if not value > 0:
            raise Invalid(f"{what}.{field} is {value:g}, expected more than 0")


def _check_version_string(version: str) -> None:
    if not version:
        raise Invalid("an empty version")


def _check_type(type: int) -> None:
    known = [each for each in DeviceType if each != DeviceType.UNKNOWN]
    if type not in known:
        expected = ", ".join(f"{each.name} {each.value}" for each in known)
        raise Invalid(f"{type!r} is no device type, expected one of {expected}")


def _check_extensions(extensions: Iterable[Extension]) -> None:
    check_extensions(tuple(extensions))


def _check_cache_files(model: int, data: int) -> None:
    for what, count in (("numModelCache", model), ("numDataCache", data)):
        if not 0 <= count <= MAX_CACHE_FILES:
            raise Invalid(f"{what} is {count}, expected at most {MAX_CACHE_FILES}")


_V = HalVersion

QUERIES: Final = (
    Query("get_capabilities", "getCapabilities", _V.V1_0, _check_1_0, is_aidl=False),
    Query("get_capabilities_1_1", "getCapabilities_1_1", _V.V1_1, _check_1_1, is_aidl=False),
    Query("get_capabilities_1_2", "getCapabilities_1_2", _V.V1_2, _check_1_2, is_aidl=False),
    Query("get_capabilities_1_3", "getCapabilities_1_3", _V.V1_3, _check_1_3, is_aidl=False),
    Query("get_capabilities", "getCapabilities", _V.AIDL_V1, _check_1_3, is_hidl=False),
    Query("get_version_string", "getVersionString", _V.V1_2, _check_version_string),
    Query("get_type", "getType", _V.V1_2, _check_type),
    Query("get_supported_extensions", "getSupportedExtensions", _V.V1_2, _check_extensions),
    Query(
        "get_number_of_cache_files_needed",
        "getNumberOfCacheFilesNeeded",
        _V.V1_2,
        _check_cache_files,
    ),
)
"""All queries; a driver of HIDL has those of its version and of all before."""
