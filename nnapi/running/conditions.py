"""Conditions of an execution: limits of time, and what the application wants to know."""

from __future__ import annotations

from dataclasses import dataclass

from nnhal.client.fenced import FencedExecution
from nnhal.device import ExecutionResult
from nnhal.fences import Fence
from nnhal.types import NO_TIMING, OutputShape, Timing

__all__ = ["Conditions", "Launched", "Outcome"]


@dataclass(frozen=True, slots=True)
class Conditions:
    """``deadline_ns`` is a ``time.monotonic_ns``. The loop timeout holds for each WHILE."""

    loop_timeout_ns: int
    deadline_ns: int | None = None
    measure: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """Shapes of all outputs, none where all were declared, and timing."""

    shapes: tuple[OutputShape, ...] = ()
    timing: Timing = NO_TIMING

    @classmethod
    def of(cls, result: ExecutionResult) -> Outcome:
        return cls(tuple(result.output_shapes), result.timing)


@dataclass(frozen=True, slots=True)
class Launched:
    """A fenced execution: its fence, None where it is complete, and what tells of it later.

    ``arena`` is what the driver reads and writes until then.
    """

    fence: Fence | None = None
    execution: FencedExecution | None = None
    arena: object = None
    timing: Timing = NO_TIMING
