"""Resident memory of this process, from ``/proc/self`` (proc(5)); 0 where there is no such.

Where a driver works in a process of its own, that one's memory is added: ``also`` is its id.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

__all__ = ["peak_bytes", "reset_peak", "resident_bytes"]

_RESET_PEAK: Final = "5"


def resident_bytes(also: int = 0) -> int:
    """Resident memory now (VmRSS)."""
    return _sum("VmRSS", also)


def peak_bytes(also: int = 0) -> int:
    """The largest resident memory since the process began or :func:`reset_peak` (VmHWM)."""
    return _sum("VmHWM", also)


def reset_peak(also: int = 0) -> None:
    """Let the peak start again from now. Without effect where the kernel does not allow it."""
    for folder in _folders(also):
        with suppress(OSError):
            (folder / "clear_refs").write_text(_RESET_PEAK)


def _sum(field: str, also: int) -> int:
    return sum(_status(folder, field) for folder in _folders(also))


def _folders(also: int) -> list[Path]:
    return [Path("/proc/self"), *([Path(f"/proc/{also}")] if also else [])]


def _status(folder: Path, field: str) -> int:
    try:
        lines = (folder / "status").read_text().splitlines()
    except OSError:
        return 0
    kilobytes = (line.split()[1] for line in lines if line.startswith(f"{field}:"))
    return int(next(kilobytes, "0")) * 1024
