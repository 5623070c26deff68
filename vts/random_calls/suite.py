"""Random calls as the runner sees them: each case is a stretch of sequences."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.suite import CaseRunner, ChosenSuite, PlannedCase
from vts.fuzz.results import CALLS_SUITE, FuzzCase
from vts.random_calls.settings import CallsSettings, CallsStretch

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["CallsSuite"]

_STRETCH_S: Final = 10.0
_STRETCH_SEQUENCES: Final = 200
_APART: Final = 1_000_000
"""Numbers of the sequences of one stretch, at most."""


class CallsSuite(ChosenSuite[CallsSettings]):
    """Sequences on the run's driver."""

    name: ClassVar[str] = CALLS_SUITE
    settings_type: ClassVar[type[CallsSettings]] = CallsSettings
    result_type: ClassVar[type[FuzzCase]] = FuzzCase
    limits_answers: ClassVar[bool] = True
    preload: ClassVar[Sequence[str]] = ("vts.random_calls.suite", "vts.random_calls.runner")

    def plan(self) -> Sequence[PlannedCase]:
        return [
            PlannedCase(id=f"random_calls/{number:05}", payload=msgspec.msgpack.encode(stretch))
            for number, stretch in enumerate(self._stretches(), 1)
        ]

    def _stretches(self) -> Iterator[CallsStretch]:
        chosen = self.chosen
        if chosen.replayed is not None:
            yield CallsStretch(first=0, count=1)
        elif chosen.count:
            for first in range(0, chosen.count, _STRETCH_SEQUENCES):
                count = min(chosen.count - first, _STRETCH_SEQUENCES)
                yield CallsStretch(first=first, count=count)
        else:
            each = min(_STRETCH_S, chosen.seconds)
            for number in range(max(1, math.ceil(chosen.seconds / each)) * chosen.jobs):
                yield CallsStretch(first=number * _APART, seconds=each)

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> FuzzCase:
        return FuzzCase(id=case.id, outcome=outcome, why=why, evidence=tuple(evidence))

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        from vts.random_calls.runner import CallsRunner

        yield CallsRunner(self, drivers.own, watch)
