"""A burst: executions of one compilation in quick succession (``ANeuralNetworksBurst_*``).

Source: ``runtime/BurstBuilder.cpp`` and ``ExecutionPlan::makeBursts`` of
``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from nnapi.compilation import Compilation
from nnapi.errors import bad_state, unexpected_null
from nnapi.preparation import PreparedStep
from nnapi.running.step_run import AnyBurst
from nnhal.debug import vlog
from nnhal.errors import HalError

__all__ = ["Burst"]

_execution: Final = vlog.channel("execution")


class Burst:
    """A burst of ``compilation``. BAD_STATE where that is not finished, or not valid.

    Each step has the burst of its driver, or goes the ordinary way where its driver has none.
    """

    def __init__(self, compilation: Compilation | None) -> None:
        if compilation is None:
            raise unexpected_null("the compilation")
        compiled = compilation.compiled
        self.compilation = compilation
        count = max(1, len(compiled.plan.steps))
        self._bursts: list[AnyBurst | None] = [None] * count
        for index, step in compiled.prepared.items():
            self._bursts[index] = _burst_of(step)
        self._in_use = threading.Lock()

    @contextmanager
    def locked(self) -> Iterator[list[AnyBurst | None]]:
        """The bursts of the steps, by index. BAD_STATE while another thread has them."""
        if not self._in_use.acquire(blocking=False):
            raise bad_state("the burst is in use by another execution")
        try:
            yield self._bursts
        finally:
            self._in_use.release()


def _burst_of(step: PreparedStep) -> AnyBurst | None:
    if step.device.is_cpu:
        return None
    try:
        return step.prepared.burst()
    except HalError as error:
        _execution("%s: no burst: %s", step.device.name, error)
        return None
