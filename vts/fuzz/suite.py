"""Fuzzing as the runner sees it: each case is a stretch of attempts."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.suite import CaseRunner, ChosenSuite, PlannedCase
from vts.fuzz.findings import Attempt
from vts.fuzz.results import SUITE, FuzzCase
from vts.fuzz.settings import FuzzPlanSettings, Stretch

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["FuzzSuite"]

_STRETCH_S: Final = 10.0
"""So that all workers come to their end at about the same time, and a crash costs little."""

_STRETCH_ATTEMPTS: Final = 5000
_SEEDS: Final = 24
"""Cases that a stretch begins with."""


class FuzzSuite(ChosenSuite[FuzzPlanSettings]):
    """Attempts on the run's driver."""

    name: ClassVar[str] = SUITE
    settings_type: ClassVar[type[FuzzPlanSettings]] = FuzzPlanSettings
    result_type: ClassVar[type[FuzzCase]] = FuzzCase
    limits_answers: ClassVar[bool] = True
    preload: ClassVar[Sequence[str]] = ("vts.fuzz.suite", "vts.fuzz.runner")

    def plan(self) -> Sequence[PlannedCase]:
        """Raises SpecError where there is no spec."""
        return [
            PlannedCase(id=f"fuzz/{stretch.number + 1:05}", payload=msgspec.msgpack.encode(stretch))
            for stretch in self._stretches()
        ]

    def _stretches(self) -> Iterator[Stretch]:
        chosen = self.chosen
        if chosen.only_these:
            yield Stretch(number=0, seeds=chosen.attempts, count=len(chosen.attempts))
            return
        seeds = self._seeds()
        if chosen.count:
            for number in range(math.ceil(chosen.count / _STRETCH_ATTEMPTS)):
                count = min(chosen.count - number * _STRETCH_ATTEMPTS, _STRETCH_ATTEMPTS)
                yield Stretch(number=number, seeds=seeds(number), count=count)
            return
        each = min(_STRETCH_S, chosen.seconds)
        for number in range(max(1, math.ceil(chosen.seconds / each)) * chosen.jobs):
            yield Stretch(number=number, seeds=seeds(number), seconds=each)

    def _seeds(self) -> _Seeds:
        from nntest.cases.index import index_of

        cases = index_of(self.chosen.root).cases
        known: dict[str, list[Attempt]] = {}
        for case in cases:
            if not case.expect_failure:
                attempt = Attempt(spec=case.spec, name=case.name)
                known.setdefault(case.first_operation, []).append(attempt)
        return _Seeds(known, self.chosen.attempts, self.chosen.seed)

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> FuzzCase:
        return FuzzCase(id=case.id, outcome=outcome, why=why, evidence=tuple(evidence))

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        from vts.fuzz.runner import FuzzRunner

        with closing(FuzzRunner(self, drivers, watch)) as runner:
            yield runner


class _Seeds:
    """What stretches begin with: cases of the corpus, and attempts of earlier runs."""

    def __init__(
        self, cases: dict[str, list[Attempt]], earlier: Sequence[Attempt], seed: int
    ) -> None:
        self._cases = cases
        self._operations = sorted(cases)
        self._earlier = earlier
        self._seed = seed

    def __call__(self, number: int) -> tuple[Attempt, ...]:
        """Those of a stretch, spec by spec, so that each spec is read once. Stretches take turns
        with the operations.
        """
        dice = random.Random(f"seeds {self._seed} {number}")
        order = random.Random(self._seed).sample(self._operations, len(self._operations))
        turns = range(number * _SEEDS, (number + 1) * _SEEDS) if order else ()
        chosen = [dice.choice(self._cases[order[turn % len(order)]]) for turn in turns]
        if self._earlier:
            chosen += dice.sample(self._earlier, min(_SEEDS, len(self._earlier)))
        return tuple(sorted(chosen, key=lambda attempt: (attempt.spec, attempt.name)))
