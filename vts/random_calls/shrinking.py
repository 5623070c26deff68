"""Smaller sequences that fail alike: fewer calls, then fewer repetitions, threads and models."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from vts.contract.row import Call
from vts.contract.tables import ROWS
from vts.fuzz.minimizing import minimized

__all__ = ["shrunk"]

_TRIALS: Final = 150
"""Sequences that are tried, at most: each is played on a driver that is started for it."""


def shrunk(
    calls: tuple[Call, ...], fails_alike: Callable[[tuple[Call, ...]], bool]
) -> tuple[Call, ...]:
    """Return as few and as simple ``calls`` as fail alike."""
    calls = _merged(minimized(calls, fails_alike, _TRIALS), fails_alike)
    for place in range(len(calls)):
        calls = _simplified(calls, place, fails_alike)
    return minimized(calls, fails_alike, len(calls))


def _simplified(
    calls: tuple[Call, ...], place: int, fails_alike: Callable[[tuple[Call, ...]], bool]
) -> tuple[Call, ...]:
    """``calls`` with the one at ``place`` as simple as it can be."""
    for simpler in _simpler(calls[place]):
        changed = (*calls[:place], simpler, *calls[place + 1 :])
        if fails_alike(changed):
            return _simplified(changed, place, fails_alike)
    return calls


def _merged(
    calls: tuple[Call, ...], fails_alike: Callable[[tuple[Call, ...]], bool]
) -> tuple[Call, ...]:
    """``calls`` with the objects of one call in place of those of another, if it fails alike."""
    for gone in calls:
        kind = ROWS[gone.row].gives
        others = [each for each in calls if each.gives and ROWS[each.row].gives is kind]
        for kept in others if gone.gives else ():
            if kept is gone:
                break
            names = {gone.gives: kept.gives}
            fewer = tuple(
                replace(each, on=tuple(names.get(number, number) for number in each.on))
                for each in calls
                if each is not gone
            )
            if fails_alike(fewer):
                return _merged(fewer, fails_alike)
    return calls


def _simpler(call: Call) -> Iterator[Call]:
    """Yield ``call`` in simpler forms, the simplest first."""
    forms = [
        replace(call, thread=0, times=1, choice=0),
        replace(call, thread=0, times=1),
        replace(call, choice=0),
        replace(call, thread=0),
        replace(call, times=min(call.times, 10)),
    ]
    yield from (form for form in dict.fromkeys(forms) if form != call)
