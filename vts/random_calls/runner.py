"""Runs stretches of random calls in a worker: draws, plays, confirms and shrinks."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from msgspec.structs import replace

from nnhal.errors import HalError, NoAnswer
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.case_ending import hung, look_after, not_started
from nntest.runner.suite import CaseRunner, PlannedCase
from vts.contract.program import program
from vts.fuzz.findings import CallSequence, Finding
from vts.fuzz.results import FuzzCase, outcome_of
from vts.random_calls.attempt import Attempts, Fault
from vts.random_calls.drawing import drawn
from vts.random_calls.settings import CallsSettings, CallsStretch
from vts.random_calls.shrinking import shrunk

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import DriverUnderTest
    from nntest.runner.watch import Watch

__all__ = ["CallsRunner"]

_CONFIRMATIONS: Final = 3
_TRIES: Final = 8
"""Attempts to see a finding so often again: those that need threads to meet do not always show."""

_MAX_UNCONFIRMED: Final = 20

_SHRINKING_S: Final = 120.0
"""Time for making a finding smaller: each trial of a hang takes most of ``--silence``."""


class Subjects(Protocol):
    """The suite: what is tried, and what is said of a case."""

    @property
    def chosen(self) -> CallsSettings: ...

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> FuzzCase:
        """The result of ``case``."""


class CallsRunner(CaseRunner):
    """Runs cases of ``suite`` on ``driver``."""

    def __init__(self, suite: Subjects, driver: DriverUnderTest, watch: Watch) -> None:
        self._suite = suite
        self._driver = driver
        self._watch = watch
        self._attempts = Attempts(driver, watch.alive)
        self._findings: dict[str, Finding] = {}
        self._unconfirmed = 0

    def run(self, case: PlannedCase) -> FuzzCase:
        began = time.perf_counter_ns()
        try:
            models = self._attempts.known_models()
        except HalError as error:
            ending = hung(error) if isinstance(error, NoAnswer) else not_started(error)
            ending = look_after(self._driver, ending)
            return self._suite.result(case, ending.outcome, ending.why, ending.evidence)
        if not models.names:
            return self._suite.result(case, Outcome.SKIPPED, "the driver adds no tensors")
        self._findings, sequences, made = {}, 0, self._attempts.made
        stretch = msgspec.msgpack.decode(case.payload, type=CallsStretch)
        for sequence in self._sequences(stretch):
            sequences += 1
            self._try(sequence)
        findings = tuple(self._findings.values())
        worst = findings[0] if findings else None
        return replace(
            self._suite.result(case, outcome_of(findings), ""),
            why=Failure(worst.name, worst.reason) if worst else "",
            evidence=worst.evidence if worst else (),
            attempts=sequences,
            prepared=sequences,
            steps=self._attempts.made - made,
            findings=findings,
            duration_ns=time.perf_counter_ns() - began,
        )

    def _sequences(self, stretch: CallsStretch) -> Iterator[CallSequence]:
        chosen = self._suite.chosen
        if chosen.replayed is not None:
            yield chosen.replayed
            return
        version, end = self._driver.device().hal_version, time.monotonic() + stretch.seconds
        for number in count(stretch.first):
            is_over = (
                number - stretch.first >= stretch.count
                if stretch.count
                else (number > stretch.first and time.monotonic() >= end)
            )
            if is_over or self._watch.is_stopped:
                return
            calls = drawn(chosen.seed, number, version)
            yield CallSequence(calls=calls, seed=chosen.seed, number=number)

    def _try(self, sequence: CallSequence) -> None:
        fault = self._attempts.fault(sequence.calls)
        if fault is None:
            return
        known = next(
            (each for each in self._findings.values() if each.digest == fault.digest), None
        )
        if known is not None:
            self._findings[known.name] = replace(known, seen=known.seen + 1)
        elif self._unconfirmed < _MAX_UNCONFIRMED:
            self._confirm(sequence, fault)

    def _confirm(self, sequence: CallSequence, fault: Fault) -> None:
        """Keep what fails alike three times more, in as few calls as possible."""
        seen = 0
        for _ in range(_TRIES):
            seen += self._attempts.fails_alike(sequence.calls, fault)
            if seen == _CONFIRMATIONS:
                break
        else:
            self._unconfirmed += 1
            return
        calls = sequence.calls
        if self._suite.chosen.replayed is None:
            end = time.monotonic() + _SHRINKING_S
            calls = shrunk(
                calls,
                lambda fewer: time.monotonic() < end and self._attempts.fails_alike(fewer, fault),
            )
        finding = Finding(
            how=fault.how,
            digest=fault.digest,
            reason=" ".join(fault.reason.split()),
            attempt=replace(sequence, calls=calls),
            said=program(self._driver.name, calls, fault.reason),
            evidence=fault.evidence,
        )
        self._findings[finding.name] = finding
