"""Conditions of an execution: limits of time, and what the application wants to know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nnhal.client.fenced import FencedExecution
from nnhal.client.hints import NO_HINTS, Hints
from nnhal.device import ExecutionResult
from nnhal.fences import Fence
from nnhal.types import NO_TIMING, OutputShape, Timing

__all__ = ["Conditions", "Launched", "Outcome"]


class Conditions(msgspec.Struct, frozen=True):
    """``deadline_ns`` is a ``time.monotonic_ns``. The loop timeout holds for each WHILE."""

    loop_timeout_ns: int
    deadline_ns: int | None = None
    measure: bool = False
    hints: Hints = NO_HINTS
    synchronous_cpu: bool = True
    """Whether the CPU device runs in the caller's thread."""


class Outcome(msgspec.Struct, frozen=True):
    """Shapes of all outputs, none where all were declared, and timing."""

    shapes: Sequence[OutputShape] = ()
    timing: Timing = NO_TIMING

    @classmethod
    def of(cls, result: ExecutionResult) -> Outcome:
        return cls(result.output_shapes, result.timing)


class Launched(msgspec.Struct, frozen=True):
    """A fenced execution: its fence, None where it is complete, and what tells of it later.

    ``arena`` is what the driver reads and writes until then.
    """

    fence: Fence | None = None
    execution: FencedExecution | None = None
    arena: object = None
    timing: Timing = NO_TIMING
