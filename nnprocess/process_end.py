"""End of a process, in words that a report can use."""

from __future__ import annotations

import os
import signal

import msgspec

__all__ = ["ProcessEnd"]


class ProcessEnd(msgspec.Struct, frozen=True):
    """The end of process ``pid``: its exit status, or the signal that killed it.

    Both are None where nobody could tell, because the process that waits for it was gone first.
    ``log`` are the last lines that it had written to stdout and stderr.
    """

    pid: int
    exit_status: int | None
    signal: int | None
    log: tuple[str, ...] = ()

    @classmethod
    def of_wait_status(cls, pid: int, status: int, log: tuple[str, ...] = ()) -> ProcessEnd:
        """Convert a wait status of ``os.waitpid``."""
        if os.WIFSIGNALED(status):
            return cls(pid, None, os.WTERMSIG(status), log)
        return cls(pid, os.WEXITSTATUS(status), None, log)

    @property
    def name(self) -> str:
        """The signal, or ``exit`` and the exit status; empty where neither is known."""
        if self.signal is None:
            return "" if self.exit_status is None else f"exit {self.exit_status}"
        try:
            return signal.Signals(self.signal).name
        except ValueError:  # a real-time signal
            return f"signal {self.signal}"

    def __str__(self) -> str:
        """Continues a sentence: "the driver's process ..."."""
        if self.signal is not None:
            return f"was killed by {self.name}"
        if self.exit_status is not None:
            return f"exited with status {self.exit_status}"
        return "is gone together with the process that had started it"
