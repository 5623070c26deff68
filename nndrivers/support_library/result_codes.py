"""Result codes of the C API as statuses of the HAL.

Source: ``convertResultCodeToErrorStatus`` of Android's ``common/LegacyUtils.cpp``.
"""

from __future__ import annotations

import logging
from typing import Final

from nnhal.errors import HalError
from nnhal.types import ErrorStatus

__all__ = [
    "BAD_DATA",
    "LOGGER",
    "NO_ERROR",
    "OP_FAILED",
    "OUTPUT_INSUFFICIENT_SIZE",
    "check",
    "name_of",
    "status_of",
]

LOGGER: Final = logging.getLogger("nnhal.driver")

NO_ERROR: Final = 0
BAD_DATA: Final = 4
OP_FAILED: Final = 5
OUTPUT_INSUFFICIENT_SIZE: Final = 8

_CODES: Final = {
    0: ("NO_ERROR", ErrorStatus.NONE),
    1: ("OUT_OF_MEMORY", ErrorStatus.GENERAL_FAILURE),
    2: ("INCOMPLETE", ErrorStatus.GENERAL_FAILURE),
    3: ("UNEXPECTED_NULL", ErrorStatus.INVALID_ARGUMENT),
    4: ("BAD_DATA", ErrorStatus.INVALID_ARGUMENT),
    5: ("OP_FAILED", ErrorStatus.GENERAL_FAILURE),
    6: ("BAD_STATE", ErrorStatus.GENERAL_FAILURE),
    7: ("UNMAPPABLE", ErrorStatus.GENERAL_FAILURE),
    8: ("OUTPUT_INSUFFICIENT_SIZE", ErrorStatus.OUTPUT_INSUFFICIENT_SIZE),
    9: ("UNAVAILABLE_DEVICE", ErrorStatus.DEVICE_UNAVAILABLE),
    10: ("MISSED_DEADLINE_TRANSIENT", ErrorStatus.MISSED_DEADLINE_TRANSIENT),
    11: ("MISSED_DEADLINE_PERSISTENT", ErrorStatus.MISSED_DEADLINE_PERSISTENT),
    12: ("RESOURCE_EXHAUSTED_TRANSIENT", ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT),
    13: ("RESOURCE_EXHAUSTED_PERSISTENT", ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT),
    14: ("DEAD_OBJECT", ErrorStatus.GENERAL_FAILURE),
}


def name_of(code: int) -> str:
    """The code as ``NeuralNetworks.h`` has it, without its prefix; the number of an unknown one."""
    return _CODES[code][0] if code in _CODES else str(code)


def status_of(code: int) -> ErrorStatus:
    """The HAL's status; GENERAL_FAILURE for a code that the API does not have."""
    return _CODES[code][1] if code in _CODES else ErrorStatus.GENERAL_FAILURE


def check(call: str, code: int) -> None:
    """Raise HalError for any ``code`` but NO_ERROR, which ``call`` of the C API has returned."""
    if code != NO_ERROR:
        raise HalError(status_of(code), f"{call} returned {name_of(code)}")
