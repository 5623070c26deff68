"""Result codes of the NNAPI C API, and what they are in the HAL's words.

Source: ``ResultCode`` of ``NeuralNetworksTypes.h``; ``convertErrorStatusToResultCode`` and
``convertResultCodeToErrorStatus`` of Android's ``common/LegacyUtils.cpp``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import Final

from nnhal.types import ErrorStatus

__all__ = ["ResultCode", "code_of", "status_of"]


class ResultCode(IntEnum):
    """Result of a call of the C API (``ANEURALNETWORKS_*``)."""

    NO_ERROR = 0
    OUT_OF_MEMORY = 1
    INCOMPLETE = 2
    UNEXPECTED_NULL = 3
    BAD_DATA = 4
    OP_FAILED = 5
    BAD_STATE = 6
    UNMAPPABLE = 7
    OUTPUT_INSUFFICIENT_SIZE = 8
    UNAVAILABLE_DEVICE = 9
    MISSED_DEADLINE_TRANSIENT = 10
    MISSED_DEADLINE_PERSISTENT = 11
    RESOURCE_EXHAUSTED_TRANSIENT = 12
    RESOURCE_EXHAUSTED_PERSISTENT = 13
    DEAD_OBJECT = 14


_CODES: Final[Mapping[int, ResultCode]] = MappingProxyType(
    {
        ErrorStatus.NONE: ResultCode.NO_ERROR,
        ErrorStatus.DEVICE_UNAVAILABLE: ResultCode.UNAVAILABLE_DEVICE,
        ErrorStatus.GENERAL_FAILURE: ResultCode.OP_FAILED,
        ErrorStatus.OUTPUT_INSUFFICIENT_SIZE: ResultCode.OUTPUT_INSUFFICIENT_SIZE,
        ErrorStatus.INVALID_ARGUMENT: ResultCode.BAD_DATA,
        ErrorStatus.MISSED_DEADLINE_TRANSIENT: ResultCode.MISSED_DEADLINE_TRANSIENT,
        ErrorStatus.MISSED_DEADLINE_PERSISTENT: ResultCode.MISSED_DEADLINE_PERSISTENT,
        ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT: ResultCode.RESOURCE_EXHAUSTED_TRANSIENT,
        ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT: ResultCode.RESOURCE_EXHAUSTED_PERSISTENT,
        ErrorStatus.DEAD_OBJECT: ResultCode.DEAD_OBJECT,
    }
)

_STATUSES: Final[Mapping[int, ErrorStatus]] = MappingProxyType(
    {
        ResultCode.NO_ERROR: ErrorStatus.NONE,
        ResultCode.BAD_DATA: ErrorStatus.INVALID_ARGUMENT,
        ResultCode.UNEXPECTED_NULL: ErrorStatus.INVALID_ARGUMENT,
        ResultCode.OUTPUT_INSUFFICIENT_SIZE: ErrorStatus.OUTPUT_INSUFFICIENT_SIZE,
        ResultCode.UNAVAILABLE_DEVICE: ErrorStatus.DEVICE_UNAVAILABLE,
        ResultCode.MISSED_DEADLINE_TRANSIENT: ErrorStatus.MISSED_DEADLINE_TRANSIENT,
        ResultCode.MISSED_DEADLINE_PERSISTENT: ErrorStatus.MISSED_DEADLINE_PERSISTENT,
        ResultCode.RESOURCE_EXHAUSTED_TRANSIENT: ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
        ResultCode.RESOURCE_EXHAUSTED_PERSISTENT: ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
    }
)


def code_of(status: int) -> ResultCode:
    """The code for a status of the HAL; OP_FAILED for one that the HAL does not have."""
    return _CODES.get(status, ResultCode.OP_FAILED)


def status_of(code: int) -> ErrorStatus:
    """The HAL's status for a code; GENERAL_FAILURE for those that the HAL has no words for."""
    return _STATUSES.get(code, ErrorStatus.GENERAL_FAILURE)
