"""Processes that a keeper talks to by pipes."""

from __future__ import annotations

import os
import select
import subprocess
import time
from contextlib import suppress
from typing import Final

__all__ = ["ended", "line_of"]

_GRACE_S: Final = 5.0
"""Time for a process to end when its standard input is closed; the agent gives its driver 2 s."""


def line_of(process: subprocess.Popen[bytes], limit_s: float) -> str:
    """The next line that ``process`` prints, with its end; less where it ends or is late."""
    assert process.stdout is not None
    deadline_s, line = time.monotonic() + limit_s, b""
    pipe = process.stdout.fileno()
    while not line.endswith(b"\n"):
        left_s = deadline_s - time.monotonic()
        if left_s <= 0 or not select.select([pipe], [], [], left_s)[0]:
            break
        byte = os.read(pipe, 1)
        if not byte:
            break
        line += byte
    return line.decode(errors="replace")


def ended(process: subprocess.Popen[bytes], grace_s: float = _GRACE_S) -> int:
    """Close the standard input of ``process``, wait for its end, and return its exit code."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    try:
        return process.wait(grace_s)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()
    finally:
        if process.stdout is not None:
            process.stdout.close()
