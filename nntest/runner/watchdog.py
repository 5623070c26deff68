"""Tells when a worker hangs, and looks for the reason."""

from __future__ import annotations

import time
from collections.abc import Iterator

from nnprocess.zygote import Zygote
from nntest.runner.units import TimeLimits
from nntest.runner.worker_process import WorkerProcess

__all__ = ["exceeded", "stacks"]


def exceeded(worker: WorkerProcess, limits: TimeLimits) -> str | None:
    """The limit that a worker has passed, in words; None while it is in time."""
    now = time.monotonic()
    if not worker.units:
        return None
    if not worker.has_begun:
        is_late = now - max(worker.born, worker.heard) > limits.start_s
        return f"did not take a case within {limits.start_s:g} s" if is_late else None
    if limits.unit_s is not None and now - worker.begun > limits.unit_s:
        return f"no answer within {limits.unit_s:g} s"
    if limits.silence_s is not None and now - worker.last_sign > limits.silence_s:
        return f"no sign of life for {limits.silence_s:g} s"
    return None


def stacks(worker: WorkerProcess, zygote: Zygote) -> tuple[str, ...]:
    """Return the stacks of all threads of a worker and of its driver's process."""
    return tuple(_stacks(worker, zygote))


def _stacks(worker: WorkerProcess, zygote: Zygote) -> Iterator[str]:
    yield f"process {worker.child.pid} of the test:"
    yield from worker.child.dump_stacks()
    if worker.signs.driver:
        yield f"process {worker.signs.driver} of the driver:"
        yield from zygote.dump_stacks(worker.signs.driver)
