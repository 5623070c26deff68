"""Steps made of calls: functions with all their arguments, one after the other.

Such a step is data as well as code: it can be taken apart, and written to a compilation cache
(:mod:`nndrivers.reference.recording`). A closure cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias, cast

from nndrivers.reference.kernel import Resources, Step

__all__ = ["Call", "LoopCall", "as_sequence", "as_shares", "has_loops", "run_all", "share_out"]

Call: TypeAlias = Callable[[], object]
"""A function with all its arguments."""


class LoopCall(partial[None]):
    """A call of the native loop ``name`` with ``arguments``, which are packed for it."""

    name: str
    arguments: tuple[Any, ...]

    def __new__(cls, function: Any, packed: Any, name: str, arguments: tuple[Any, ...]) -> LoopCall:
        call = super().__new__(cls, function, packed)
        call.name, call.arguments = name, arguments
        return call


def run_all(calls: Sequence[Call]) -> Step:
    """One step that makes all ``calls`` in order."""
    return cast(Step, calls[0]) if len(calls) == 1 else partial(_run, tuple(calls))


def _run(calls: tuple[Call, ...]) -> None:
    for call in calls:
        call()


def has_loops(calls: Sequence[Call]) -> bool:
    """Whether there are native loops among ``calls``, which then may be used."""
    return any(isinstance(call, LoopCall) or has_loops(as_sequence(call) or ()) for call in calls)


def share_out(programs: Sequence[Step], resources: Resources) -> Step:
    """One step that runs each of ``programs`` on a thread of its own."""
    return partial(_run_shares, tuple(programs), resources)


def _run_shares(programs: tuple[Step, ...], resources: Resources) -> None:
    def body(low: int, high: int) -> None:
        for program in programs[low:high]:
            program()

    resources.parallel(len(programs), body)


def as_sequence(call: Call) -> tuple[Call, ...] | None:
    """Return the calls that :func:`run_all` has joined into ``call``; None if it has not."""
    if isinstance(call, partial) and call.func is _run:
        calls: tuple[Call, ...] = call.args[0]
        return calls
    return None


def as_shares(call: Call) -> tuple[Step, ...] | None:
    """Return the calls that :func:`share_out` has joined into ``call``; None if it has not."""
    if isinstance(call, partial) and call.func is _run_shares:
        programs: tuple[Step, ...] = call.args[0]
        return programs
    return None
