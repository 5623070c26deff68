"""Time limits that begin when something hangs, however long a busy machine takes to get there."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnprocess import stacks
from nntest.runner import watchdog
from nntest.runner.options import RunOptions
from nntest.runner.units import TimeLimits
from nntest.runner.worker_process import WorkerProcess

__all__ = ["limit_from"]


def limit_from(event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No worker exceeds a limit before the file ``event`` exists, and one worker does afterwards.

    Whoever hangs on purpose makes the file first. Calls of drivers have no limits of their own.
    """
    exceeded = watchdog.exceeded

    def after_the_event(worker: WorkerProcess, limits: TimeLimits) -> str | None:
        limit = exceeded(worker, limits) if event.exists() else None
        if limit:
            event.unlink()
        return limit

    monkeypatch.setattr(watchdog, "exceeded", after_the_event)
    monkeypatch.setattr(stacks, "PATIENCE_S", 60.0)
    monkeypatch.setattr(RunOptions, "callback_timeout_s", None)
