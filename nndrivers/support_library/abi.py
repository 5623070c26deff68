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

P: Final = ctypes.c_void_p
"""A handle, a struct, an array or room for a result: bytes that only the call looks at."""
TEXT: Final = ctypes.c_char_p
INT: Final = ctypes.c_int
I32: Final = ctypes.c_int32
I64: Final = ctypes.c_int64
U16: Final = ctypes.c_uint16
U32: Final = ctypes.c_uint32
U64: Final = ctypes.c_uint64
FLOAT: Final = ctypes.c_float
BOOL: Final = ctypes.c_bool


class SIZE(ctypes.c_size_t):
    """``size_t``, told apart from the integer of a fixed size that it is on this machine."""


def level_of(code: int) -> int:
    """The feature level of a code, 1 to 8: the newest that is known for a later one, 0 before 1."""
    return max((level for known, level in FEATURE_LEVELS.items() if known <= code), default=0)


class Function(NamedTuple):
    """A function: its name, the feature level that brought it, types of result and arguments."""

    name: str
    since: int
    result: Any
    arguments: tuple[Any, ...]


def _row(name: str, since: int, result: Any, *arguments: Any) -> Function:
    return Function(name, since, result, arguments)


_DIAGNOSTIC_COUNT: Final = 26
"""Functions of telemetry in the struct, after those of level 5. Nobody here needs them."""

FUNCTIONS: Final = (
    _row("ANeuralNetworksBurst_create", 3, INT, P, P),
    _row("ANeuralNetworksBurst_free", 3, None, P),
    _row("ANeuralNetworksCompilation_createForDevices", 3, INT, P, P, U32, P),
    _row("ANeuralNetworksCompilation_finish", 1, INT, P),
    _row("ANeuralNetworksCompilation_free", 1, None, P),
    _row("ANeuralNetworksCompilation_getPreferredMemoryAlignmentForInput", 5, INT, P, U32, P),
    _row("ANeuralNetworksCompilation_getPreferredMemoryAlignmentForOutput", 5, INT, P, U32, P),
    _row("ANeuralNetworksCompilation_getPreferredMemoryPaddingForInput", 5, INT, P, U32, P),
    _row("ANeuralNetworksCompilation_getPreferredMemoryPaddingForOutput", 5, INT, P, U32, P),
    _row("ANeuralNetworksCompilation_setCaching", 3, INT, P, TEXT, P),
    _row("ANeuralNetworksCompilation_setPreference", 1, INT, P, I32),
    _row("ANeuralNetworksCompilation_setPriority", 4, INT, P, INT),
    _row("ANeuralNetworksCompilation_setTimeout", 4, INT, P, U64),
    _row("ANeuralNetworksDevice_getExtensionSupport", 3, INT, P, TEXT, P),
    _row("ANeuralNetworksDevice_getFeatureLevel", 3, INT, P, P),
    _row("ANeuralNetworksDevice_getName", 3, INT, P, P),
    _row("ANeuralNetworksDevice_getType", 3, INT, P, P),
    _row("ANeuralNetworksDevice_getVersion", 3, INT, P, P),
    _row("ANeuralNetworksDevice_wait", 4, INT, P),
    _row("ANeuralNetworksEvent_createFromSyncFenceFd", 4, INT, INT, P),
    _row("ANeuralNetworksEvent_free", 1, None, P),
    _row("ANeuralNetworksEvent_getSyncFenceFd", 4, INT, P, P),
    _row("ANeuralNetworksEvent_wait", 1, INT, P),
    _row("ANeuralNetworksExecution_burstCompute", 3, INT, P, P),
    _row("ANeuralNetworksExecution_compute", 3, INT, P),
    _row("ANeuralNetworksExecution_create", 1, INT, P, P),
    _row("ANeuralNetworksExecution_enableInputAndOutputPadding", 5, INT, P, BOOL),
    _row("ANeuralNetworksExecution_free", 1, None, P),
    _row("ANeuralNetworksExecution_getDuration", 3, INT, P, I32, P),
    _row("ANeuralNetworksExecution_getOutputOperandDimensions", 3, INT, P, I32, P),
    _row("ANeuralNetworksExecution_getOutputOperandRank", 3, INT, P, I32, P),
    _row("ANeuralNetworksExecution_setInput", 1, INT, P, I32, P, P, SIZE),
    _row("ANeuralNetworksExecution_setInputFromMemory", 1, INT, P, I32, P, P, SIZE, SIZE),
    _row("ANeuralNetworksExecution_setLoopTimeout", 4, INT, P, U64),
    _row("ANeuralNetworksExecution_setMeasureTiming", 3, INT, P, BOOL),
    _row("ANeuralNetworksExecution_setOutput", 1, INT, P, I32, P, P, SIZE),
    _row("ANeuralNetworksExecution_setOutputFromMemory", 1, INT, P, I32, P, P, SIZE, SIZE),
    _row("ANeuralNetworksExecution_setReusable", 5, INT, P, BOOL),
    _row("ANeuralNetworksExecution_setTimeout", 4, INT, P, U64),
    _row("ANeuralNetworksExecution_startComputeWithDependencies", 4, INT, P, P, U32, U64, P),
    _row("ANeuralNetworksMemoryDesc_addInputRole", 4, INT, P, P, U32, FLOAT),
    _row("ANeuralNetworksMemoryDesc_addOutputRole", 4, INT, P, P, U32, FLOAT),
    _row("ANeuralNetworksMemoryDesc_create", 4, INT, P),
    _row("ANeuralNetworksMemoryDesc_finish", 4, INT, P),
    _row("ANeuralNetworksMemoryDesc_free", 4, None, P),
    _row("ANeuralNetworksMemoryDesc_setDimensions", 4, INT, P, U32, P),
    _row("ANeuralNetworksMemory_copy", 4, INT, P, P),
    _row("ANeuralNetworksMemory_createFromAHardwareBuffer", 3, INT, P, P),
    _row("ANeuralNetworksMemory_createFromDesc", 4, INT, P, P),
    _row("ANeuralNetworksMemory_createFromFd", 1, INT, SIZE, INT, INT, SIZE, P),
    _row("ANeuralNetworksMemory_free", 1, None, P),
    _row("ANeuralNetworksModel_addOperand", 1, INT, P, P),
    _row("ANeuralNetworksModel_addOperation", 1, INT, P, I32, U32, P, U32, P),
    _row("ANeuralNetworksModel_create", 1, INT, P),
    _row("ANeuralNetworksModel_finish", 1, INT, P),
    _row("ANeuralNetworksModel_free", 1, None, P),
    _row("ANeuralNetworksModel_getExtensionOperandType", 3, INT, P, TEXT, U16, P),
    _row("ANeuralNetworksModel_getExtensionOperationType", 3, INT, P, TEXT, U16, P),
    _row("ANeuralNetworksModel_getSupportedOperationsForDevices", 3, INT, P, P, U32, P),
    _row("ANeuralNetworksModel_identifyInputsAndOutputs", 1, INT, P, U32, P, U32, P),
    _row("ANeuralNetworksModel_relaxComputationFloat32toFloat16", 2, INT, P, BOOL),
    _row("ANeuralNetworksModel_setOperandExtensionData", 3, INT, P, I32, P, SIZE),
    _row("ANeuralNetworksModel_setOperandSymmPerChannelQuantParams", 3, INT, P, I32, P),
    _row("ANeuralNetworksModel_setOperandValue", 1, INT, P, I32, P, SIZE),
    _row("ANeuralNetworksModel_setOperandValueFromMemory", 1, INT, P, I32, P, SIZE, SIZE),
    _row("ANeuralNetworksModel_setOperandValueFromModel", 4, INT, P, I32, P),
    _row("ANeuralNetworks_getDefaultLoopTimeout", 4, U64),
    _row("ANeuralNetworks_getDevice", 3, INT, U32, P),
    _row("ANeuralNetworks_getDeviceCount", 3, INT, P),
    _row("ANeuralNetworks_getMaximumLoopTimeout", 4, U64),
    _row("ANeuralNetworks_getRuntimeFeatureLevel", 5, I64),
    _row("SL_ANeuralNetworksCompilation_setCachingFromFds", 5, INT, P, P, U32, P, U32, P),
    _row("SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded", 5, INT, P, P, P),
    _row("SL_ANeuralNetworksDevice_getPerformanceInfo", 5, INT, P, I32, P),
    _row("SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo", 5, INT, P, P, P),
    _row("SL_ANeuralNetworksDevice_getVendorExtensionCount", 5, INT, P, P),
    _row("SL_ANeuralNetworksDevice_getVendorExtensionName", 5, INT, P, U32, P),
    _row(
        "SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation",
        5,
        INT,
        P,
        U32,
        P,
        P,
    ),
    _row("ANeuralNetworksCompilation_addExtensionAttribute", 8, INT, P, TEXT, U16, P, SIZE),
    _row("ANeuralNetworksExecution_addExtensionAttribute", 8, INT, P, TEXT, U16, P, SIZE),
)
"""Functions in the order of ``NnApiSLDriverImplFL5``, and of what ``NnApiSLDriverImplFL8`` adds to
it.
"""

_LEVEL_8_BEGINS: Final = sum(function.since < 8 for function in FUNCTIONS)

_LEVEL_BYTES: Final = ctypes.sizeof(ctypes.c_int64)
_POINTER_BYTES: Final = ctypes.sizeof(ctypes.c_void_p)


def struct_offset(index: int) -> int:
    """Return the offset of the pointer to function ``index`` of FUNCTIONS in a Support Library's
    struct.
    """
    later = index >= _LEVEL_8_BEGINS
    return _LEVEL_BYTES + _POINTER_BYTES * (index + later * _DIAGNOSTIC_COUNT)


class OperandType(ctypes.Structure):
    """``ANeuralNetworksOperandType``; ``array`` is what ``dimensions`` points to."""

    array: object = None

    _fields_ = (
        ("type", I32),
        ("dimension_count", U32),
        ("dimensions", P),
        ("scale", FLOAT),
        ("zero_point", I32),
    )


class ChannelQuant(ctypes.Structure):
    """``ANeuralNetworksSymmPerChannelQuantParams``."""

    _fields_ = (("channel_dim", U32), ("scale_count", U32), ("scales", P))


class Performance(ctypes.Structure):
    """``SL_ANeuralNetworksPerformanceInfo``."""

    _fields_ = (("exec_time", FLOAT), ("power_usage", FLOAT))


class OperandPerformance(ctypes.Structure):
    """``SL_ANeuralNetworksOperandPerformanceInfo``."""

    _fields_ = (("type", I32), ("info", Performance))


class ExtensionOperandType(ctypes.Structure):
    """``SL_ANeuralNetworksExtensionOperandTypeInformation``."""

    _fields_ = (("byte_size", U32), ("type", U16), ("is_tensor", BOOL))


OPERAND_PERFORMANCE_CALLBACK: Final = ctypes.CFUNCTYPE(None, OperandPerformance, P)
EXTENSION_TYPE_CALLBACK: Final = ctypes.CFUNCTYPE(None, ExtensionOperandType, P)
