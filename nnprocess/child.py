"""A process forked from the zygote, as the one that has asked for it holds it."""

from __future__ import annotations

import os
import select
import signal
import threading
import weakref
from collections.abc import Callable

from nnprocess import descriptors, guardian, log, stacks
from nnprocess.process_end import ProcessEnd

__all__ = ["Child"]

WAIT_STATUS_BYTES = 4


class Child:
    """A process with a log and an end. Usable from several threads.

    It ends at the latest with the controller that asked for it; dropping this object does not end
    it. It owns the descriptors that it is made from: the log, the file for stacks, and a pipe that
    tells the wait status once the process and all that it had started are gone. ``exposures`` are
    those of :func:`nnprocess.confinement.exposures`, where it is confined.
    """

    def __init__(
        self,
        pid: int,
        output: int,
        stacks_file: int,
        ending: int,
        send_signal: Callable[[int, int], None],
        *,
        guardian: int = 0,
        exposures: tuple[str, ...] = (),
    ) -> None:
        self.pid = pid
        self.exposures = exposures
        self._guardian = guardian
        self._output = output
        self._stacks = stacks_file
        self._ending = ending
        self._send_signal = send_signal
        self._lock = threading.Lock()
        self._end: ProcessEnd | None = None
        weakref.finalize(self, descriptors.close_all, (output, stacks_file, ending))

    def fileno(self) -> int:
        """Return a descriptor for select: readable when the process has ended."""
        return self._ending

    def end(self, timeout_s: float | None = None) -> ProcessEnd | None:
        """Return how the process ended, None when it has not ended within ``timeout_s`` (None: wait
        for it).
        """
        poll = select.poll()
        poll.register(self._ending, select.POLLIN)
        timeout_ms = None if timeout_s is None else max(0.0, timeout_s) * 1e3
        if self._end is None and not poll.poll(timeout_ms):
            return None
        with self._lock:
            if self._end is None:
                self._end = self._read_end()
            return self._end

    def kill(self) -> None:
        """SIGKILL to it and its process group; nothing happens when it has ended."""
        self.signal(signal.SIGKILL)

    def signal(self, number: int) -> None:
        """Send a signal; nothing happens when it has ended."""
        if self._end is None:
            self._send_signal(self.pid, number)

    @property
    def has_harmed_parent(self) -> bool:
        """Whether it has stopped or killed its parent, so that its end is near.

        Only where it can: see ``guarded`` of :meth:`nnprocess.zygote.Zygote.fork`.
        """
        return bool(self._guardian) and guardian.is_harmed(self._guardian)

    def log(self, start: int = 0) -> tuple[str, ...]:
        """The last lines that it and what it has started wrote to stdout and stderr.

        ``start`` is the size of the log, in bytes, up to which nothing is of interest.
        """
        return log.tail(self._output, start)

    def dump_stacks(self) -> tuple[str, ...]:
        """The stacks of all threads now, a line a frame; a line that says why there are none.

        Works on a process that holds the interpreter lock or is stopped; a stopped one is let go
        on.
        """
        return stacks.dump(self.pid, self._stacks, self._send_signal)

    def _read_end(self) -> ProcessEnd:
        status = os.read(self._ending, WAIT_STATUS_BYTES)
        if len(status) < WAIT_STATUS_BYTES:
            return ProcessEnd(self.pid, None, None, self.log())
        return ProcessEnd.of_wait_status(self.pid, int.from_bytes(status, "little"), self.log())

    def __repr__(self) -> str:
        return f"<Child {self.pid}>"
