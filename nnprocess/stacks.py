"""Asks a process for the stacks of its threads, and waits for them."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from typing import Final

from nnprocess import linux, log
from nnprocess.child_start import STACKS_SIGNAL

__all__ = ["dump"]

PATIENCE_S: Final = 1.0
"""Time to wait for a process that writes nothing: it hangs in the kernel, or has taken the signal.
"""

QUIET_S: Final = 0.03
"""Time without a new line after which a waiting process has written everything."""

BUSY_PATIENCE_S: Final = 3.0
"""Time to wait for a running process: on a busy machine it may have had no processor, even amid its
lines.
"""

LOOK_S: Final = 0.005


def dump(pid: int, stacks: int, send_signal: Callable[[int, int], None]) -> tuple[str, ...]:
    """The stacks of all threads of a process that writes them to ``stacks``, a line a frame.

    Works on a process that holds the interpreter lock or is stopped; a stopped one is let go on.
    Without an answer, one line says why. ``send_signal`` takes process id and number.
    """
    state = linux.process_state(pid)
    if state in ("", "Z"):
        return ("the process has ended",)

    def ask() -> None:
        send_signal(pid, STACKS_SIGNAL)
        if state == "T":
            send_signal(pid, signal.SIGCONT)

    lines = _collect(pid, stacks, ask)
    if state == "T":
        return ("the process was stopped by a signal", *lines)
    return lines or (f"the process does not answer; its state is {state}",)


def _collect(pid: int, stacks: int, ask: Callable[[], None]) -> tuple[str, ...]:
    """What is written after ``ask``; nothing when nobody answers."""
    start = size = log.size_of(stacks)
    now = last = time.monotonic()
    ask()
    while now - last < (PATIENCE_S if size == start else QUIET_S) or (
        now - last < BUSY_PATIENCE_S and linux.is_running(pid)
    ):
        time.sleep(LOOK_S)
        now = time.monotonic()
        if log.size_of(stacks) != size:
            size, last = log.size_of(stacks), now
    return log.tail(stacks, start)
