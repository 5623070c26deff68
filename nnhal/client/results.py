"""Result of an execution, and whether a driver may give such a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from nnhal.errors import HalError
from nnhal.types import NO_TIMING, TIMING_NOT_AVAILABLE, ErrorStatus, OutputShape, Timing

__all__ = ["ExecutionResult", "check", "check_timing", "fault_of", "refusal", "result_of"]

_STATUSES: Final = frozenset(ErrorStatus)


class ExecutionResult(msgspec.Struct, frozen=True):
    """A successful execution: shapes of all outputs, or none if all were declared; and timing."""

    output_shapes: Sequence[OutputShape] = ()
    timing: Timing = NO_TIMING


def result_of(
    status: ErrorStatus, shapes: Sequence[OutputShape], timing: Timing, outputs: int | None
) -> ExecutionResult:
    """The result of a call, or HalError: the driver's, or GENERAL_FAILURE for a broken answer."""
    check(status, shapes, outputs)
    check_timing(timing)
    return ExecutionResult(shapes, timing)


def check(status: ErrorStatus, shapes: Sequence[OutputShape], outputs: int | None) -> None:
    """Raise HalError unless the execution succeeded. ``outputs`` is the model's, if known.

    A driver whose answer contradicts itself has failed, as in Android's runtime.
    """
    fault = fault_of(status, shapes, outputs)
    if fault is not None:
        raise HalError(ErrorStatus.GENERAL_FAILURE, f"the driver's answer is wrong: {fault}")
    if status != ErrorStatus.NONE:
        raise HalError(ErrorStatus(status), "execution", tuple(shapes))


def refusal(status: int, message: str) -> HalError:
    """The error for a call that has ended with ``status``; GENERAL_FAILURE where there is none."""
    if status in _STATUSES:
        return HalError(ErrorStatus(status), message)
    return HalError(ErrorStatus.GENERAL_FAILURE, f"{message}: status {status} does not exist")


def check_timing(timing: Timing) -> None:
    """Raise HalError (GENERAL_FAILURE) for a device that took longer than its driver."""
    on_device, in_driver = timing.time_on_device_us, timing.time_in_driver_us
    if on_device > in_driver and on_device != TIMING_NOT_AVAILABLE:
        fault = f"{on_device} us on the device, but {in_driver} us in the driver"
        message = f"the driver's answer is wrong: {fault}"
        raise HalError(ErrorStatus.GENERAL_FAILURE, message)


def fault_of(status: int, shapes: Sequence[OutputShape], outputs: int | None) -> str | None:
    """Return why no driver may answer this; None where nothing is wrong."""
    if status not in _STATUSES:
        return f"status {status} does not exist"
    insufficient = sum(not shape.is_sufficient for shape in shapes)
    if status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
        if not insufficient and shapes:
            return "OUTPUT_INSUFFICIENT_SIZE, but every output is sufficient"
    elif insufficient:
        return f"{ErrorStatus(status).name}, but an output is insufficient"
    elif status != ErrorStatus.NONE and shapes:
        return f"{ErrorStatus(status).name} with output shapes"
    if shapes and outputs is not None and len(shapes) != outputs:
        return f"{len(shapes)} output shapes for {outputs} outputs"
    return None
