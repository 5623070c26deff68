"""Options that a request is executed with, and all that comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nnhal.fences import Fence
from nnhal.interfaces import FencedOptions, IFencedExecutionCallback, IPreparedModel
from nnhal.types import NO_TIMING, ErrorStatus, MeasureTiming, OutputShape, Timing

__all__ = ["Answer", "Options", "Preparation"]


class Options(NamedTuple):
    """Options of an execution; a path leaves out those that it cannot express."""

    measure: bool = False
    deadline_ns: int | None = None
    loop_timeout_ns: int | None = None
    wait_for: Sequence[Fence | None] = ()
    duration_ns: int | None = None

    @property
    def timing(self) -> MeasureTiming:
        return MeasureTiming.YES if self.measure else MeasureTiming.NO

    @property
    def of_execution(self) -> FencedOptions:
        """The options as calls of HAL 1.3 take them."""
        limits = self.deadline_ns, self.loop_timeout_ns
        return FencedOptions(self.timing, *limits, self.wait_for, self.duration_ns)


class Answer(NamedTuple):
    """All that came back from one execution.

    ``launch`` is the status of an asynchronous call itself, None for other paths. ``fence`` and
    ``callback`` are those of executeFenced, whose ``status`` is that of the launch.
    """

    path: str
    status: ErrorStatus
    shapes: Sequence[OutputShape] = ()
    timing: Timing = NO_TIMING
    launch: ErrorStatus | None = None
    fence: Fence | None = None
    callback: IFencedExecutionCallback | None = None


class Preparation(NamedTuple):
    """Both statuses of a preparation, of the call and of the callback, and the model if any."""

    launch: ErrorStatus
    status: ErrorStatus
    prepared_model: IPreparedModel | None

    @property
    def is_miss(self) -> bool:
        """Whether a cache did not have the model, which no driver need keep."""
        return self.status == ErrorStatus.GENERAL_FAILURE and self.prepared_model is None
