"""Scheduling of work in Python threads: a preparation yields to executions.

Python runs one thread at a time. To prepare a model takes it for tens of milliseconds; an execution
needs it a hundred times for a moment, and would wait each time. Somebody waits for the execution,
and prepares once, so the preparation lets it pass, at points of its own choosing.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from nnhal.served_client import check_still_wanted

__all__ = ["begin_execution", "end_execution", "give_way", "giving_way"]

_SHARE: Final = 9
"""Work waits at most so many times as long as it has had the processor: however many executions and
preparations there are, it goes on."""

_LOOK_S: Final = 0.001

_SHORT_NS: Final = 2_000_000
"""What counts as work, at most, where the processor time at its beginning is not known: to ask for
it takes up to 0.1 ms, which is too much where nobody executes."""

_executing: Final[set[int]] = set()
"""The threads that execute."""


class _Thread(threading.local):
    since_ns: int | None = None
    """When the calling thread last went on; None where it gives no way."""
    processor_ns: int | None = None
    """Its processor time then, where that was asked for."""


_thread: Final = _Thread()


def begin_execution() -> None:
    """The calling thread executes, until :func:`end_execution`."""
    _executing.add(threading.get_ident())


def end_execution() -> None:
    _executing.discard(threading.get_ident())


@contextmanager
def giving_way() -> Iterator[None]:
    """Let the calling thread wait at each :func:`give_way` within, while others execute."""
    before = _thread.since_ns
    _go_on(None)
    try:
        yield
    finally:
        _thread.since_ns = before


def give_way() -> None:
    """Let executions pass, where the calling thread is :func:`giving_way`; else do nothing.

    To be called every millisecond or so by what takes long in Python: once for each operation.
    Raises ClientGone where nobody waits for the work any more.
    """
    since_ns = _thread.since_ns
    if since_ns is None:
        return
    check_still_wanted()
    if not _executing:
        _go_on(None)
        return
    now, processor = time.perf_counter_ns(), time.thread_time_ns()
    if _thread.processor_ns is None:
        worked = min(now - since_ns, _SHORT_NS)
    else:
        worked = processor - _thread.processor_ns
    until = now + _SHARE * worked
    while _executing and time.perf_counter_ns() < until:
        time.sleep(_LOOK_S)
        check_still_wanted()
    _go_on(time.thread_time_ns())


def _go_on(processor_ns: int | None) -> None:
    _thread.since_ns = time.perf_counter_ns()
    _thread.processor_ns = processor_ns
