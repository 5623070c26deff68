"""Ends all processes that come from a zygote which was killed and cannot do so itself.

Each zygote has a mark in its environment, which all its descendants inherit, whatever sessions
and parents they have given themselves.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from nnprocess.linux import processes

__all__ = ["MARK", "sweep"]

MARK: Final = "NNHAL_ZYGOTE"
"""The environment variable."""

PASSES: Final = 100
"""Maximum number of passes: a process may fork while it is looked for."""


def sweep(mark: str) -> None:
    """Kill every process with this mark but the one that calls."""
    for _ in range(PASSES):
        found = [pid for pid in _marked(mark) if pid != os.getpid()]
        if not found:
            return
        for pid in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)


def _marked(mark: str) -> Iterator[int]:
    entry = f"{MARK}={mark}".encode()
    for pid in processes():
        # A process of somebody else, or one that has just ended.
        with suppress(OSError):
            if entry in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0"):
                yield pid
