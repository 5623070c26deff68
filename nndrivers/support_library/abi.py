"""The C ABI of the Neural Networks API: one table of its functions, from which every entry binds.

A Support Library gives a struct of pointers to them (``ANeuralNetworks_getSLDriverImpl``); a
``libneuralnetworks.so`` exports them by name. Source: ``NeuralNetworks.h`` and
``NeuralNetworksSupportLibraryImpl.h`` of Android's ``packages/modules/NeuralNetworks``.
"""

from __future__ import annotations

import ctypes
from typing import Any, Final, NamedTuple

__all__ = [
    "FEATURE_LEVELS",
    "FUNCTIONS",
    "IMPLEMENTATION",
    "ChannelQuant",
    "ExtensionOperandType",
    "Function",
    "OperandPerformance",
    "OperandType",
    "Performance",
    "OPERAND_PERFORMANCE_CALLBACK",
    "EXTENSION_TYPE_CALLBACK",
    "level_of",
    "struct_offset",
]

IMPLEMENTATION: Final = "ANeuralNetworks_getSLDriverImpl"
"""The only symbol that a Support Library must export."""

FEATURE_LEVELS: Final = {27: 1, 28: 2, 29: 3, 30: 4, 31: 5, 1000006: 6, 1000007: 7, 1000008: 8}
"""Feature levels by their codes in the API."""

POINTER: Final = ctypes.c_void_p
"""A handle, a struct, an array or room for a result: bytes that only the call looks at."""
TEXT: Final = ctypes.c_char_p
INT: Final = ctypes.c_int
INT32: Final = ctypes.c_int32
INT64: Final = ctypes.c_int64
UINT16: Final = ctypes.c_uint16
UINT32: Final = ctypes.c_uint32
UINT64: Final = ctypes.c_uint64
SIZE: Final = ctypes.c_size_t
FLOAT: Final = ctypes.c_float
BOOL: Final = ctypes.c_bool


def level_of(code: int) -> int:
    """The feature level of a code, 1 to 8: the newest that is known for a later one, 0 before 1."""
    return max((level for known, level in FEATURE_LEVELS.items() if known <= code), default=0)


class Function(NamedTuple):
    """A function: its name, the feature level that brought it, types of result and arguments."""

    name: str
    since: int
    result: Any
    arguments: tuple[Any, ...]


def _function(name: str, since: int, result: Any, *arguments: Any) -> Function:
    return Function(name, since, result, arguments)


_DIAGNOSTIC_COUNT: Final = 26
"""Functions of telemetry in the struct, after those of level 5. Nobody here needs them."""

FUNCTIONS: Final = (
    _function("ANeuralNetworksBurst_create", 3, INT, POINTER, POINTER),
    _function("ANeuralNetworksBurst_free", 3, None, POINTER),
    _function(
        "ANeuralNetworksCompilation_createForDevices", 3, INT, POINTER, POINTER, UINT32, POINTER
    ),
    _function("ANeuralNetworksCompilation_finish", 1, INT, POINTER),
    _function("ANeuralNetworksCompilation_free", 1, None, POINTER),
    _function(
        "ANeuralNetworksCompilation_getPreferredMemoryAlignmentForInput",
        5,
        INT,
        POINTER,
        UINT32,
        POINTER,
    ),
    _function(
        "ANeuralNetworksCompilation_getPreferredMemoryAlignmentForOutput",
        5,
        INT,
        POINTER,
        UINT32,
        POINTER,
    ),
    _function(
        "ANeuralNetworksCompilation_getPreferredMemoryPaddingForInput",
        5,
        INT,
        POINTER,
        UINT32,
        POINTER,
    ),
    _function(
        "ANeuralNetworksCompilation_getPreferredMemoryPaddingForOutput",
        5,
        INT,
        POINTER,
        UINT32,
        POINTER,
    ),
    _function("ANeuralNetworksCompilation_setCaching", 3, INT, POINTER, TEXT, POINTER),
    _function("ANeuralNetworksCompilation_setPreference", 1, INT, POINTER, INT32),
    _function("ANeuralNetworksCompilation_setPriority", 4, INT, POINTER, INT),
    _function("ANeuralNetworksCompilation_setTimeout", 4, INT, POINTER, UINT64),
    _function("ANeuralNetworksDevice_getExtensionSupport", 3, INT, POINTER, TEXT, POINTER),
    _function("ANeuralNetworksDevice_getFeatureLevel", 3, INT, POINTER, POINTER),
    _function("ANeuralNetworksDevice_getName", 3, INT, POINTER, POINTER),
    _function("ANeuralNetworksDevice_getType", 3, INT, POINTER, POINTER),
    _function("ANeuralNetworksDevice_getVersion", 3, INT, POINTER, POINTER),
    _function("ANeuralNetworksDevice_wait", 4, INT, POINTER),
    _function("ANeuralNetworksEvent_createFromSyncFenceFd", 4, INT, INT, POINTER),
    _function("ANeuralNetworksEvent_free", 1, None, POINTER),
    _function("ANeuralNetworksEvent_getSyncFenceFd", 4, INT, POINTER, POINTER),
    _function("ANeuralNetworksEvent_wait", 1, INT, POINTER),
    _function("ANeuralNetworksExecution_burstCompute", 3, INT, POINTER, POINTER),
    _function("ANeuralNetworksExecution_compute", 3, INT, POINTER),
    _function("ANeuralNetworksExecution_create", 1, INT, POINTER, POINTER),
    _function("ANeuralNetworksExecution_enableInputAndOutputPadding", 5, INT, POINTER, BOOL),
    _function("ANeuralNetworksExecution_free", 1, None, POINTER),
    _function("ANeuralNetworksExecution_getDuration", 3, INT, POINTER, INT32, POINTER),
    _function(
        "ANeuralNetworksExecution_getOutputOperandDimensions", 3, INT, POINTER, INT32, POINTER
    ),
    _function("ANeuralNetworksExecution_getOutputOperandRank", 3, INT, POINTER, INT32, POINTER),
    _function("ANeuralNetworksExecution_setInput", 1, INT, POINTER, INT32, POINTER, POINTER, SIZE),
    _function(
        "ANeuralNetworksExecution_setInputFromMemory",
        1,
        INT,
        POINTER,
        INT32,
        POINTER,
        POINTER,
        SIZE,
        SIZE,
    ),
    _function("ANeuralNetworksExecution_setLoopTimeout", 4, INT, POINTER, UINT64),
    _function("ANeuralNetworksExecution_setMeasureTiming", 3, INT, POINTER, BOOL),
    _function("ANeuralNetworksExecution_setOutput", 1, INT, POINTER, INT32, POINTER, POINTER, SIZE),
    _function(
        "ANeuralNetworksExecution_setOutputFromMemory",
        1,
        INT,
        POINTER,
        INT32,
        POINTER,
        POINTER,
        SIZE,
        SIZE,
    ),
    _function("ANeuralNetworksExecution_setReusable", 5, INT, POINTER, BOOL),
    _function("ANeuralNetworksExecution_setTimeout", 4, INT, POINTER, UINT64),
    _function(
        "ANeuralNetworksExecution_startComputeWithDependencies",
        4,
        INT,
        POINTER,
        POINTER,
        UINT32,
        UINT64,
        POINTER,
    ),
    _function("ANeuralNetworksMemoryDesc_addInputRole", 4, INT, POINTER, POINTER, UINT32, FLOAT),
    _function("ANeuralNetworksMemoryDesc_addOutputRole", 4, INT, POINTER, POINTER, UINT32, FLOAT),
    _function("ANeuralNetworksMemoryDesc_create", 4, INT, POINTER),
    _function("ANeuralNetworksMemoryDesc_finish", 4, INT, POINTER),
    _function("ANeuralNetworksMemoryDesc_free", 4, None, POINTER),
    _function("ANeuralNetworksMemoryDesc_setDimensions", 4, INT, POINTER, UINT32, POINTER),
    _function("ANeuralNetworksMemory_copy", 4, INT, POINTER, POINTER),
    _function("ANeuralNetworksMemory_createFromAHardwareBuffer", 3, INT, POINTER, POINTER),
    _function("ANeuralNetworksMemory_createFromDesc", 4, INT, POINTER, POINTER),
    _function("ANeuralNetworksMemory_createFromFd", 1, INT, SIZE, INT, INT, SIZE, POINTER),
    _function("ANeuralNetworksMemory_free", 1, None, POINTER),
    _function("ANeuralNetworksModel_addOperand", 1, INT, POINTER, POINTER),
    _function(
        "ANeuralNetworksModel_addOperation",
        1,
        INT,
        POINTER,
        INT32,
        UINT32,
        POINTER,
        UINT32,
        POINTER,
    ),
    _function("ANeuralNetworksModel_create", 1, INT, POINTER),
    _function("ANeuralNetworksModel_finish", 1, INT, POINTER),
    _function("ANeuralNetworksModel_free", 1, None, POINTER),
    _function(
        "ANeuralNetworksModel_getExtensionOperandType", 3, INT, POINTER, TEXT, UINT16, POINTER
    ),
    _function(
        "ANeuralNetworksModel_getExtensionOperationType", 3, INT, POINTER, TEXT, UINT16, POINTER
    ),
    _function(
        "ANeuralNetworksModel_getSupportedOperationsForDevices",
        3,
        INT,
        POINTER,
        POINTER,
        UINT32,
        POINTER,
    ),
    _function(
        "ANeuralNetworksModel_identifyInputsAndOutputs",
        1,
        INT,
        POINTER,
        UINT32,
        POINTER,
        UINT32,
        POINTER,
    ),
    _function("ANeuralNetworksModel_relaxComputationFloat32toFloat16", 2, INT, POINTER, BOOL),
    _function(
        "ANeuralNetworksModel_setOperandExtensionData", 3, INT, POINTER, INT32, POINTER, SIZE
    ),
    _function(
        "ANeuralNetworksModel_setOperandSymmPerChannelQuantParams", 3, INT, POINTER, INT32, POINTER
    ),
    _function("ANeuralNetworksModel_setOperandValue", 1, INT, POINTER, INT32, POINTER, SIZE),
    _function(
        "ANeuralNetworksModel_setOperandValueFromMemory",
        1,
        INT,
        POINTER,
        INT32,
        POINTER,
        SIZE,
        SIZE,
    ),
    _function("ANeuralNetworksModel_setOperandValueFromModel", 4, INT, POINTER, INT32, POINTER),
    _function("ANeuralNetworks_getDefaultLoopTimeout", 4, UINT64),
    _function("ANeuralNetworks_getDevice", 3, INT, UINT32, POINTER),
    _function("ANeuralNetworks_getDeviceCount", 3, INT, POINTER),
    _function("ANeuralNetworks_getMaximumLoopTimeout", 4, UINT64),
    _function("ANeuralNetworks_getRuntimeFeatureLevel", 5, INT64),
    _function(
        "SL_ANeuralNetworksCompilation_setCachingFromFds",
        5,
        INT,
        POINTER,
        POINTER,
        UINT32,
        POINTER,
        UINT32,
        POINTER,
    ),
    _function(
        "SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded", 5, INT, POINTER, POINTER, POINTER
    ),
    _function("SL_ANeuralNetworksDevice_getPerformanceInfo", 5, INT, POINTER, INT32, POINTER),
    _function(
        "SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo", 5, INT, POINTER, POINTER, POINTER
    ),
    _function("SL_ANeuralNetworksDevice_getVendorExtensionCount", 5, INT, POINTER, POINTER),
    _function("SL_ANeuralNetworksDevice_getVendorExtensionName", 5, INT, POINTER, UINT32, POINTER),
    _function(
        "SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation",
        5,
        INT,
        POINTER,
        UINT32,
        POINTER,
        POINTER,
    ),
    _function(
        "ANeuralNetworksCompilation_addExtensionAttribute",
        8,
        INT,
        POINTER,
        TEXT,
        UINT16,
        POINTER,
        SIZE,
    ),
    _function(
        "ANeuralNetworksExecution_addExtensionAttribute",
        8,
        INT,
        POINTER,
        TEXT,
        UINT16,
        POINTER,
        SIZE,
    ),
)
"""In the order of ``NnApiSLDriverImplFL5``, and of what ``NnApiSLDriverImplFL8`` adds to it."""

_LEVEL_8_BEGINS: Final = sum(function.since < 8 for function in FUNCTIONS)

_LEVEL_BYTES: Final = ctypes.sizeof(ctypes.c_int64)
_POINTER_BYTES: Final = ctypes.sizeof(ctypes.c_void_p)


def struct_offset(index: int) -> int:
    """Where the pointer to function ``index`` of FUNCTIONS is in a Support Library's struct."""
    later = index >= _LEVEL_8_BEGINS
    return _LEVEL_BYTES + _POINTER_BYTES * (index + later * _DIAGNOSTIC_COUNT)


class OperandType(ctypes.Structure):
    """``ANeuralNetworksOperandType``; ``array`` is what ``dimensions`` points to."""

    array: object = None

    _fields_ = (
        ("type", INT32),
        ("dimension_count", UINT32),
        ("dimensions", POINTER),
        ("scale", FLOAT),
        ("zero_point", INT32),
    )


class ChannelQuant(ctypes.Structure):
    """``ANeuralNetworksSymmPerChannelQuantParams``."""

    _fields_ = (("channel_dim", UINT32), ("scale_count", UINT32), ("scales", POINTER))


class Performance(ctypes.Structure):
    """``SL_ANeuralNetworksPerformanceInfo``."""

    _fields_ = (("exec_time", FLOAT), ("power_usage", FLOAT))


class OperandPerformance(ctypes.Structure):
    """``SL_ANeuralNetworksOperandPerformanceInfo``."""

    _fields_ = (("type", INT32), ("info", Performance))


class ExtensionOperandType(ctypes.Structure):
    """``SL_ANeuralNetworksExtensionOperandTypeInformation``."""

    _fields_ = (("byte_size", UINT32), ("type", UINT16), ("is_tensor", BOOL))


OPERAND_PERFORMANCE_CALLBACK: Final = ctypes.CFUNCTYPE(None, OperandPerformance, POINTER)
EXTENSION_TYPE_CALLBACK: Final = ctypes.CFUNCTYPE(None, ExtensionOperandType, POINTER)
