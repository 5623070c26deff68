"""Arguments and answers of HAL 1.3 converted to AIDL's and back: -1 is none, clocks and units
differ.
"""

from __future__ import annotations

import time
from typing import Final

from nnhal.client.hints import NO_HINTS, Hints
from nnhal.errors import HalError
from nnhal.interfaces import SynchronousResult, SynchronousResultAidl
from nnhal.types import (
    NO_TIMING,
    NO_TIMING_NS,
    TIMING_NOT_AVAILABLE,
    ErrorStatus,
    PrepareModelConfig,
    PrepareModelConfigV1_3,
    Timing,
    TimingNs,
)

__all__ = ["aidl_config", "boottime", "or_none_ns", "outcome", "timing_us"]

_LAST_NS: Final = 2**63 - 1
"""The last time that AIDL has a number for."""


def boottime(deadline_ns: int | None) -> int:
    """A deadline of ``time.monotonic_ns`` on AIDL's clock."""
    if deadline_ns is None:
        return -1
    boottime_ns = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return min(max(0, deadline_ns - time.monotonic_ns() + boottime_ns), _LAST_NS)


def aidl_config(config: PrepareModelConfigV1_3, hints: Hints = NO_HINTS) -> PrepareModelConfig:
    """The arguments of a preparation in AIDL's form, with ``hints``."""
    wishes = config.preference, config.priority, boottime(config.deadline_ns)
    return PrepareModelConfig(*wishes, config.cache, hints.pairs, hints.extensions)


def or_none_ns(duration_ns: int | None) -> int:
    """A duration, -1 for none."""
    return -1 if duration_ns is None else duration_ns


def timing_us(timing: TimingNs) -> Timing:
    """``timing`` in microseconds. Raises HalError for a time below -1, which is none
    (``Timing.aidl``; Android's runtime refuses it, ``Conversions.cpp``).
    """
    if timing is NO_TIMING_NS or timing == NO_TIMING_NS:
        return NO_TIMING
    return Timing(
        _microseconds("timeOnDeviceNs", timing.time_on_device_ns),
        _microseconds("timeInDriverNs", timing.time_in_driver_ns),
    )


def _microseconds(name: str, nanoseconds: int) -> int:
    if nanoseconds < -1:
        message = f"the driver reported {name} {nanoseconds}, expected a duration or -1 for none"
        raise HalError(ErrorStatus.GENERAL_FAILURE, message)
    return TIMING_NOT_AVAILABLE if nanoseconds < 0 else nanoseconds // 1000


def outcome(answer: SynchronousResultAidl) -> SynchronousResult:
    """An answer as HAL 1.3 would put it. Raises HalError for NONE without a result."""
    status, result = answer
    if status != ErrorStatus.NONE:
        return status, (), NO_TIMING
    if result is None:
        raise HalError(ErrorStatus.GENERAL_FAILURE, "the driver answered NONE without a result")
    if not result.output_sufficient_size:
        status = ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
    return status, result.output_shapes, timing_us(result.timing)
