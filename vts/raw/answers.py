"""Rules for an answer with an error, and how a report says that they are broken."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from nnhal.types import NO_TIMING, ErrorStatus, OutputShape, Timing
from nntest.failure import name_of_status
from vts.raw.answer import Answer, Preparation
from vts.test_group import Failed

__all__ = ["check_no_results", "check_refused", "check_refused_preparation", "name_of_status"]

_INVALID: Final = (ErrorStatus.INVALID_ARGUMENT,)


def check_refused_preparation(preparation: Preparation, call: str) -> None:
    """Raises Failed unless both statuses are INVALID_ARGUMENT, and no prepared model was given."""
    launch, status, prepared_model = preparation
    faults = []
    if launch != ErrorStatus.INVALID_ARGUMENT:
        faults.append(f"it returned {name_of_status(launch)}")
    if status != ErrorStatus.INVALID_ARGUMENT:
        faults.append(f"it called back with {name_of_status(status)}")
    if prepared_model is not None:
        faults.append("it called back with a prepared model")
    if faults:
        text = f"{call}: {' and '.join(faults)}; expected INVALID_ARGUMENT from both and no model"
        raise Failed("invalid_accepted", text)


def check_refused(answer: Answer, statuses: Collection[ErrorStatus] = _INVALID) -> None:
    """Raises Failed unless an execution ended with one of ``statuses`` and nothing else.

    An asynchronous one must have both statuses the same.
    """
    for what, status in (("returned", answer.launch), ("called back with", answer.status)):
        if status is not None and status not in statuses:
            expected = " or ".join(status.name for status in statuses)
            text = f"{answer.path}: the driver {what} {name_of_status(status)}, expected {expected}"
            raise Failed("invalid_accepted", text)
    check_no_results(answer)


def check_no_results(answer: Answer) -> None:
    """Raises Failed if an answer with an error carries output shapes, timing or objects.

    Source: IPreparedModel.hal: with an error other than OUTPUT_INSUFFICIENT_SIZE the list of
    shapes is empty, and times are UINT64_MAX; a failed executeFenced has no fence and no callback.
    """
    text = f"{answer.path}: with {name_of_status(answer.status)} the driver gave"
    if answer.shapes:
        raise Failed(
            "shapes_with_error",
            f"{text} {_shapes(answer.shapes)}, expected no output shapes with an error",
        )
    if answer.timing != NO_TIMING:
        raise Failed(
            "times_with_error",
            f"{text} {_times(answer.timing)}, expected no times (UINT64_MAX) with an error",
        )
    for what, given in (("a sync fence", answer.fence), ("a callback", answer.callback)):
        if given is not None:
            raise Failed("object_with_error", f"{text} {what}, expected none with an error")


def _shapes(shapes: Sequence[OutputShape]) -> str:
    return f"{len(shapes)} output shape{'s' * (len(shapes) != 1)}"


def _times(timing: Timing) -> str:
    return f"timeOnDevice {timing.time_on_device_us} us, timeInDriver {timing.time_in_driver_us} us"
