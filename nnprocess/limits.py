"""Limits on what a process may use, so that a greedy driver dies alone."""

from __future__ import annotations

import resource

import msgspec

__all__ = ["Limits"]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Resource limits of one process; None leaves what the user's shell has set.

    ``address_space_bytes`` counts everything mapped, also the interpreter and libraries (several
    hundred MiB with NumPy): beyond it allocations fail. ``cpu_s`` is processor time, beyond it the
    process gets SIGXCPU. ``open_files`` is the number of file descriptors.
    """

    address_space_bytes: int | None = None
    cpu_s: int | None = None
    open_files: int | None = None

    def apply(self) -> None:
        """Limit this process and those that it will start; a limit is never raised."""
        _limit(resource.RLIMIT_AS, self.address_space_bytes)
        _limit(resource.RLIMIT_CPU, self.cpu_s)
        _limit(resource.RLIMIT_NOFILE, self.open_files)


def _limit(kind: int, value: int | None) -> None:
    if value is None:
        return
    _, hard = resource.getrlimit(kind)
    if hard != resource.RLIM_INFINITY:
        value = min(value, hard)
    resource.setrlimit(kind, (value, value))
