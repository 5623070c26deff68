"""Runs stretches of fuzzing in a worker."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from nnhal.errors import GivenUp, HalError, NoAnswer
from nntest.arguments import ArgumentPools
from nntest.cases.case_loader import CaseLoader
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.case_ending import Ending, hung, look_after, not_started
from nntest.runner.suite import CaseRunner, PlannedCase
from nntest.spec import SpecError
from vts.fuzz.coverage import Coverage, coverage_of
from vts.fuzz.drawing import draw_step
from vts.fuzz.findings import HANG, Attempt, Finding, digest_of, kind_of_death, place_of
from vts.fuzz.kept_attempts import KeptAttempts
from vts.fuzz.minimizing import minimized
from vts.fuzz.results import FuzzCase, outcome_of
from vts.fuzz.settings import FuzzPlanSettings, Stretch
from vts.fuzz.steps import Inapplicable, Step, stepped
from vts.fuzz.subject import Subject, subject_of
from vts.fuzz.trial import Trial, tried
from vts.raw import execution_paths, raw_device

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["FuzzRunner"]

_EACH: Final = 100
"""Attempts from a case before the next one's turn: reading a case takes as long as some."""

_MAX_STEPS: Final = 8
_MAX_KEPT: Final = 300
"""Of a stretch: what is worth further steps."""

_MAX_DEATHS: Final = 30
"""Crashes and hangs of a stretch, after which its time is better spent elsewhere."""


class Subjects(Protocol):
    """The suite: what is tried, and what is said of a case."""

    @property
    def chosen(self) -> FuzzPlanSettings: ...

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> FuzzCase:
        """The result of ``case``."""


class FuzzRunner(CaseRunner):
    """Runs cases of ``suite`` on the run's driver."""

    def __init__(self, suite: Subjects, drivers: Drivers, watch: Watch) -> None:
        self.chosen = suite.chosen
        self.watch = watch
        self._suite = suite
        self._driver = drivers.own
        self._loader = CaseLoader(self.chosen.root, watch.alive)
        self._pools = ArgumentPools()
        self._ways: list[str] = []
        self.coverage: Coverage = coverage_of(self._driver)
        self.known: set[tuple[str, ...]] = set()
        """Kinds of answers that were met."""
        self.fruitful = KeptAttempts()

    def close(self) -> None:
        """Run nothing more."""
        self.coverage.close()

    def run(self, case: PlannedCase) -> FuzzCase:
        began = time.perf_counter_ns()
        blank = self._suite.result(case, Outcome.SUCCESS, "")
        try:
            self._device()
        except HalError as error:
            ending = hung(error) if isinstance(error, NoAnswer) else not_started(error)
            ending = look_after(self._driver, ending)
            return self._suite.result(case, ending.outcome, ending.why, ending.evidence)
        work = _Work(self, msgspec.msgpack.decode(case.payload, type=Stretch))
        work.run()
        result = work.result(blank)
        return msgspec.structs.replace(result, duration_ns=time.perf_counter_ns() - began)

    def _device(self) -> Device:
        return self._driver.device()

    def subject(self, attempt: Attempt) -> Subject | None:
        """The case of ``attempt``, before its steps; None where the corpus has it no more."""
        try:
            return subject_of(self._loader.load(attempt.spec, attempt.name))
        except (SpecError, KeyError):
            return None

    @property
    def ways(self) -> list[str]:
        """The calls by which the driver executes."""
        if not self._ways:
            version = raw_device(self._device()).version
            self._ways = [path.name for path in execution_paths(version)]
        return self._ways

    def trial(self, subject: Subject, steps: tuple[Step, ...], way: str) -> Trial:
        """Try ``subject`` after ``steps``. Raises Inapplicable, and HalError where the driver dies
        or does not answer.
        """
        device, changed = self._device(), stepped(subject, steps)
        with self.coverage.measuring(device):
            return tried(changed, steps, device, self._pools, way)

    def looked_after(self, error: HalError) -> Ending:
        """Close the driver, which is started again when it is needed, and say what became of it."""
        if isinstance(error, (NoAnswer, GivenUp)):
            ending = look_after(self._driver, hung(error))
        else:
            ending = look_after(self._driver, Ending(Outcome.CRASH, Failure("died", str(error))))
        self._driver.close()
        return ending


class _Work:
    """One stretch."""

    def __init__(self, runner: FuzzRunner, stretch: Stretch) -> None:
        self._runner = runner
        self._stretch = stretch
        self._dice = random.Random(f"{runner.chosen.seed} {stretch.number}")
        self._kept: list[Attempt] = []
        self._findings: dict[str, Finding] = {}
        self._attempts = self._prepared = self._steps = self._deaths = 0

    def result(self, blank: FuzzCase) -> FuzzCase:
        """``blank`` with what has come of the stretch."""
        findings = tuple(self._findings.values())
        worst = next(iter(findings), None)
        return msgspec.structs.replace(
            blank,
            outcome=outcome_of(findings),
            why=Failure(worst.name, f"{worst.name}: {worst.reason}") if worst else "",
            evidence=worst.evidence if worst else (),
            attempts=self._attempts,
            prepared=self._prepared,
            steps=self._steps,
            places=self._runner.coverage.reached,
            kept=tuple(self._kept),
            findings=findings,
        )

    def run(self) -> None:
        drawn = self._given() if self._runner.chosen.only_these else self._drawn()
        end = time.monotonic() + self._stretch.seconds
        attempts = islice(drawn, self._stretch.count) if self._stretch.count else drawn
        for attempt, subject in attempts:
            self._try(attempt, subject)
            self._runner.watch.alive()
            if self._runner.watch.is_stopped or self._deaths >= _MAX_DEATHS:
                return
            if self._stretch.seconds and time.monotonic() >= end:
                return

    def _given(self) -> Iterator[tuple[Attempt, Subject]]:
        for attempt in self._stretch.seeds:
            subject = self._runner.subject(attempt)
            if subject is not None:
                yield attempt, subject

    def _drawn(self) -> Iterator[tuple[Attempt, Subject]]:
        """New attempts from the seeds and, the longer the more, from what was kept of them."""
        yield from self._given()
        while True:
            for seed, subject in self._given():
                for _ in range(_EACH):
                    base = self._runner.fruitful.base(seed, self._dice)
                    yield self._further(base, subject), subject
            if not self._stretch.seeds:
                return

    def _further(self, base: Attempt, subject: Subject) -> Attempt:
        """``base`` with some more steps."""
        steps = base.steps if len(base.steps) < _MAX_STEPS else ()
        for _ in range(self._dice.choice((1, 1, 1, 2, 3))):
            try:
                steps = (*steps, draw_step(self._dice, stepped(subject, steps)))
            except Inapplicable:
                steps = ()
        way = self._dice.choice(self._runner.ways) if self._dice.random() < 0.5 else ""
        return msgspec.structs.replace(base, steps=steps, way=way)

    def _try(self, attempt: Attempt, subject: Subject) -> None:
        self._attempts += 1
        self._steps += len(attempt.steps)
        before = self._runner.coverage.reached
        try:
            trial = self._runner.trial(subject, attempt.steps, attempt.way)
        except Inapplicable:
            return
        except HalError as error:
            self._deaths += 1
            self._died(attempt, subject, error)
            return
        self._prepared += len(trial.answers) > 2
        if trial.failure is not None:
            self._found(attempt, subject, trial)
            return
        if len(self._kept) < _MAX_KEPT:
            self._keep_if_new(attempt, subject, trial, self._runner.coverage.reached > before)

    def _keep_if_new(
        self, attempt: Attempt, subject: Subject, trial: Trial, has_new_code: bool
    ) -> None:
        if self._has_new_answers(subject, trial) or has_new_code:
            self._runner.fruitful.keep(attempt, has_new_code=has_new_code)
            self._kept.append(attempt)

    def _has_new_answers(self, subject: Subject, trial: Trial) -> bool:
        codes = sorted({str(operation.type) for operation in subject.model.main.operations})
        kind = (*codes, *trial.answers)
        is_new = kind not in self._runner.known
        self._runner.known.add(kind)
        return is_new

    def _found(self, attempt: Attempt, subject: Subject, trial: Trial) -> None:
        assert trial.failure is not None
        how, reason = trial.failure
        place = place_of(reason, ())
        self._note(how, reason, place, (), attempt, subject)

    def _died(self, attempt: Attempt, subject: Subject, error: HalError) -> None:
        how, ending = self._death(error)
        place = place_of(ending.said, ending.evidence)
        self._note(how, ending.said, place, ending.evidence, attempt, subject)

    def _death(self, error: HalError) -> tuple[str, Ending]:
        ending = self._runner.looked_after(error)
        return HANG if ending.outcome is Outcome.HANG else kind_of_death(ending.evidence), ending

    def _note(
        self,
        how: str,
        reason: str,
        place: str,
        evidence: tuple[str, ...],
        attempt: Attempt,
        subject: Subject,
    ) -> None:
        digest = digest_of(how, place)
        known = self._findings.get(f"{how}-{digest}")
        if known is not None:
            self._findings[known.name] = msgspec.structs.replace(known, seen=known.seen + 1)
            return
        steps = minimized(
            attempt.steps, lambda fewer: self._digest(subject, fewer, attempt.way) == digest
        )
        finding = Finding(
            how=how,
            digest=digest,
            reason=" ".join(reason.split()),
            attempt=msgspec.structs.replace(attempt, steps=steps),
            said=tuple(map(str, steps)),
            evidence=evidence,
        )
        self._findings[finding.name] = finding

    def _digest(self, subject: Subject, steps: tuple[Step, ...], way: str) -> str:
        """That of the failure after ``steps``, empty for none."""
        self._runner.watch.alive()
        try:
            failure = self._runner.trial(subject, steps, way).failure
        except Inapplicable:
            return ""
        except HalError as error:
            how, ending = self._death(error)
            return digest_of(how, place_of(ending.said, ending.evidence))
        return digest_of(failure.how, place_of(failure.reason, ())) if failure else ""
