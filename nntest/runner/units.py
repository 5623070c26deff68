"""Units of work for workers, their results, and how long they may take."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

import msgspec

from nnprocess.process_end import ProcessEnd

__all__ = [
    "GRACE_S",
    "Crashed",
    "Done",
    "Event",
    "Hung",
    "Idle",
    "Progress",
    "Source",
    "Started",
    "TimeLimits",
    "Unit",
]

GRACE_S: Final = 10.0
"""Time that units that are under way may still take when a run is to end soon."""


class Unit(msgspec.Struct, frozen=True):
    """Some work. Consecutive units of the same ``batch`` go to the same worker, in their order."""

    id: str
    payload: bytes = b""
    batch: str = ""


class TimeLimits(msgspec.Struct, frozen=True, kw_only=True):
    """Time limits after which a worker counts as hanging; None is no limit.

    ``unit_s`` is the time of a unit, ``silence_s`` the time without a sign of life in it, and
    ``start_s`` that from the start of a worker until it takes its first unit.
    """

    unit_s: float | None = 120.0
    silence_s: float | None = 60.0
    start_s: float = 60.0


class Started(msgspec.Struct, frozen=True):
    """A worker begins with a unit. Told once a unit."""

    unit: Unit


class Done(msgspec.Struct, frozen=True):
    """A worker has answered."""

    unit: Unit
    payload: bytes


class Crashed(msgspec.Struct, frozen=True):
    """A worker ended in a unit. ``evidence``: what it wrote meanwhile, its traceback too."""

    unit: Unit
    end: ProcessEnd
    evidence: tuple[str, ...]


class Hung(msgspec.Struct, frozen=True):
    """A worker was killed for its time. ``limit`` says for which ("no answer within 120 s").

    ``evidence``: the stacks of the worker and of its driver's process.
    """

    unit: Unit
    limit: str
    evidence: tuple[str, ...]


class Progress(msgspec.Struct, frozen=True):
    """A worker says how far it has come in a unit."""

    unit: Unit
    payload: bytes


class Idle(msgspec.Struct, frozen=True):
    """Nothing has happened for a moment: the chance to look at the clock, or to stop."""


Event = Started | Done | Crashed | Hung | Progress | Idle


class Source:
    """Units in groups that stay together, read as they are needed."""

    def __init__(self, units: Iterable[Unit]) -> None:
        self._units = iter(units)
        self._ahead: Unit | None = next(self._units, None)
        self._returned: deque[deque[Unit]] = deque()

    def take(self) -> deque[Unit]:
        """The next group; empty when there are no more."""
        if self._returned:
            return self._returned.popleft()
        group: deque[Unit] = deque()
        while self._ahead is not None and _belongs(self._ahead, group):
            group.append(self._ahead)
            self._ahead = next(self._units, None)
        return group

    def put_back(self, units: Iterable[Unit]) -> None:
        """Units that a worker has not begun with: the next to be taken."""
        group = deque(units)
        if group:
            self._returned.appendleft(group)

    def __bool__(self) -> bool:
        """Whether there are more."""
        return self._ahead is not None or bool(self._returned)


def _belongs(unit: Unit, group: deque[Unit]) -> bool:
    return not group or (unit.batch != "" and unit.batch == group[0].batch)
