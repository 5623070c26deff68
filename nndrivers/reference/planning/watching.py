"""Steps run one by one, with a deadline, log and trace where somebody wants them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import numpy as np

from nndrivers.reference.calls import Call, LoopCall, has_loops
from nndrivers.reference.kernel import Step
from nnhal.debug import trace, vlog
from nnhal.driver_kit import ExecutionContext

__all__ = ["Steps", "is_watched", "run_calls", "watching"]

_operations = vlog.channel("cpuexe")


_RUNS_WORTH_JOINING: Final = 8
"""Joining calls costs as much as it saves in some ten runs."""


class Steps:
    """The steps of a frame, joined if they are run often and native loops may be used."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._steps = steps
        self._calls: Sequence[Call] = steps
        self._runs = 0

    def run(self, names: Sequence[str], context: ExecutionContext) -> None:
        """Run all in order; ``names`` are those of their operations."""
        if is_watched(context):
            for name, step in zip(names, self._steps, strict=True):
                with watching(name, context):
                    run_calls([step])
            return
        self._runs += 1
        if self._runs == _RUNS_WORTH_JOINING and has_loops(self._steps):
            from nndrivers.reference.native.joining import join

            self._calls = join(self._steps)
        run_calls(self._calls)

    @property
    def are_joined(self) -> bool:
        return self._calls is not self._steps

    def between(self, before: Sequence[Call], after: Sequence[Call]) -> Sequence[Call]:
        """``before``, all steps and ``after`` joined; the steps themselves have to be."""
        from nndrivers.reference.native.joining import join

        return join([*before, *self._calls, *after])


def run_calls(calls: Sequence[Call]) -> None:
    """Make all ``calls`` in order. Infinity and NaN are results like others, and nothing to warn
    of.
    """
    if len(calls) == 1 and isinstance(calls[0], LoopCall):
        calls[0]()
        return
    with np.errstate(all="ignore"):
        for call in calls:
            call()


def is_watched(context: ExecutionContext) -> bool:
    """Whether each operation is to be run in :func:`watching`."""
    return _operations.on or trace.enabled() or context.deadline_ns is not None


@contextmanager
def watching(name: str, context: ExecutionContext) -> Iterator[None]:
    """Around an operation: its deadline, log and trace."""
    context.check_deadline()
    _operations("%s", name)
    with trace.span(name, "operation"):
        yield
