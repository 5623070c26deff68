"""Resources of the driver's process over time: memory, descriptors, threads (proc(5))."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from mlts.stress.growth import slope_of
from mlts.stress.observations import Series
from nnprocess import linux

__all__ = ["Resource", "Sampler", "RESOURCES"]

_KIBIBYTE: Final = 1024
_MEBIBYTE: Final = 1 << 20

_MAX_SHOWN: Final = 600
"""Points of a series that a result keeps."""


class Resource(NamedTuple):
    """Resource to watch: its ``name``, ``unit``, and how much growth within a case is ``noise``.

    ``per_thread`` is noise for each thread of the process. What is ``returned`` is given back at
    the latest when no client is left; memory is not, since allocators keep it.
    """

    name: str
    unit: str
    noise: float
    per_thread: float = 0.0
    returned: bool = True


RESOURCES: Final = (
    # Allocators take memory from the system in steps, for each thread of its own.
    Resource("resident memory", "bytes", 6 * _MEBIBYTE, 0.2 * _MEBIBYTE, returned=False),
    Resource("shared memory", "bytes", 4 * _MEBIBYTE),
    # Clients come and go, and with them connections and what they have shared.
    Resource("descriptors", "", 20),
    Resource("threads", "", 10),
)

_Values = tuple[int, int, int, int]
"""Of the resources, in their order."""

_THREADS: Final = 3


class Sampler:
    """Looks at the process ``pid`` whenever it is asked."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._at: list[int] = []
        self._values: list[_Values] = []
        self._after: _Values | None = None
        self._idle = _now(pid)

    def sample(self, at_ns: int) -> None:
        """Look now; nothing happens when the process is gone."""
        found = _now(self._pid)
        if found is not None:
            self._at.append(at_ns)
            self._values.append(found)

    def is_settled(self) -> bool:
        """Look when no client is left: whether what had grown is given back."""
        self._after = _now(self._pid)
        return not any(series.slope and series.slope.is_growth for series in self._returned())

    def left(self) -> tuple[int, ...]:
        """Return how much of each resource that must be returned is left now; nothing for a process
        that is gone.
        """
        found = _now(self._pid) or (0,) * len(RESOURCES)
        return tuple(v for v, of in zip(found, RESOURCES, strict=True) if of.returned)

    def series(self, from_ns: int = 0) -> tuple[Series, ...]:
        """Return the series seen since ``from_ns``, judged."""
        kept = [i for i, at in enumerate(self._at) if at >= from_ns]
        at = [self._at[i] for i in kept]
        threads = [self._values[i][_THREADS] for i in kept]
        level = sorted(threads)[len(threads) // 2] if threads else 0
        return tuple(
            self._series(number, at, [self._values[i][number] for i in kept], level)
            for number in range(len(RESOURCES))
        )

    def _returned(self) -> list[Series]:
        every = zip(RESOURCES, self.series(), strict=True)
        return [series for resource, series in every if resource.returned]

    def _series(
        self, number: int, at: Sequence[int], values: Sequence[int], threads: int
    ) -> Series:
        resource = RESOURCES[number]
        noise = resource.noise + threads * resource.per_thread
        slope = slope_of(at, values, noise)
        idle = self._idle[number] if self._idle else None
        after = self._after[number] if self._after else None
        is_returned = (
            resource.returned and after is not None and after <= (idle or 0) + resource.noise
        )
        if slope is not None and slope.is_growth and is_returned:
            slope = msgspec.structs.replace(slope, is_growth=False)
        step = -(-len(at) // _MAX_SHOWN) or 1
        return Series(
            name=resource.name,
            unit=resource.unit,
            at_ns=tuple(at[::step]),
            values=tuple(values[::step]),
            slope=slope,
            idle=idle,
            after=after,
        )


def _now(pid: int) -> _Values | None:
    status = linux.status_of(pid)
    if "VmRSS" not in status:  # it is gone, or about to be
        return None
    try:
        descriptors = len(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        descriptors = 0
    return (
        _bytes(status["VmRSS"]),
        _bytes(status.get("RssShmem", "0 kB")),
        descriptors,
        int(status["Threads"]),
    )


def _bytes(text: str) -> int:
    return int(text.split()[0]) * _KIBIBYTE
