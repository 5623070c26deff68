"""Resident memory of this process, from ``/proc/self`` (proc(5)); 0 where there is no such."""

from __future__ import annotations

from pathlib import Path
from typing import Final

__all__ = ["peak_bytes", "reset_peak", "resident_bytes"]

_STATUS: Final = Path("/proc/self/status")
_CLEAR_REFS: Final = Path("/proc/self/clear_refs")
_RESET_PEAK: Final = "5"


def resident_bytes() -> int:
    """Resident memory now (VmRSS)."""
    return _status("VmRSS")


def peak_bytes() -> int:
    """The largest resident memory since the process began or :func:`reset_peak` (VmHWM)."""
    return _status("VmHWM")


def reset_peak() -> None:
    """Let the peak start again from now. Without effect where the kernel does not allow it."""
    try:
        _CLEAR_REFS.write_text(_RESET_PEAK)
    except OSError:
        return


def _status(field: str) -> int:
    try:
        lines = _STATUS.read_text().splitlines()
    except OSError:
        return 0
    kilobytes = (line.split()[1] for line in lines if line.startswith(f"{field}:"))
    return int(next(kilobytes, "0")) * 1024
