"""A way to execute a request."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from nnhal.memory import Memory
from nnhal.types import HalVersion, Request
from vts.raw.answer import Answer, Options
from vts.raw.devices import RawDevice

__all__ = ["ExecutionPath"]


class ExecutionPath(ABC):
    """A way to execute, and the HAL's name of its call."""

    name: ClassVar[str]
    since: ClassVar[HalVersion]
    before: ClassVar[HalVersion | None] = None
    """Version that has a newer call for the same."""

    def can(self, request: Request) -> bool:
        """Whether the path has words for ``request``: older ones have none for device memories."""
        return all(isinstance(pool, Memory) for pool in request.pools)

    @abstractmethod
    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer | None:
        """Execute and wait for the end, except for that of a fenced execution.

        None where a request is too long for the path. Raises NoAnswer, and Failed for a callback
        that does not come although the call failed.
        """
