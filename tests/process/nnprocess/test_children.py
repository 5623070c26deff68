from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import suppress

import pytest

from nnprocess.children import Guard


@pytest.fixture
def guard() -> Iterator[Guard]:
    """Of a process that waits for signals."""
    report, reporting = os.pipe()
    pid = os.fork()
    if pid == 0:
        while True:
            signal.pause()
    os.close(reporting)
    yield Guard(pid, report, True)
    os.close(report)
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


def test_a_guardian_that_stops_is_seen_once(guard: Guard) -> None:
    assert not guard.is_stopped()
    os.kill(guard.pid, signal.SIGSTOP)
    os.waitid(os.P_PID, guard.pid, os.WSTOPPED | os.WNOWAIT)
    assert guard.is_stopped()
    assert not guard.is_stopped()


def test_a_guardian_that_has_ended_and_is_not_reaped_has_not_stopped(guard: Guard) -> None:
    """It may end after the zygote has looked for the dead; the system knows no such child then."""
    os.kill(guard.pid, signal.SIGKILL)
    os.waitid(os.P_PID, guard.pid, os.WEXITED | os.WNOWAIT)
    with pytest.raises(ChildProcessError):
        os.waitid(os.P_PID, guard.pid, os.WSTOPPED | os.WNOHANG)
    assert not guard.is_stopped()
