"""A case of the stress: the driver is started, its idle answers taken, and the crowd let loose."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from functools import cached_property
from typing import TYPE_CHECKING, Final

import msgspec

from mlts.stress import subjects
from mlts.stress.assignments import Assignment, assignment_of, blank_case
from mlts.stress.idle import IdleFailure
from mlts.stress.modes import MODES, Mode
from mlts.stress.outcome import judged
from mlts.stress.random_graphs import of_graphs
from mlts.stress.results import StressCase
from mlts.stress.served import ServedDriver, served
from mlts.stress.stress_run import Stress
from mlts.stress.subjects import Found
from mlts.stress.workload import written
from nncli.errors import UserError
from nnhal import registry
from nnhal.errors import DeadObject, HalError, NoAnswer
from nnprocess.removal import remove_folder
from nnprocess.zygote import Zygote
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.case_ending import Ending, explained, not_started
from nntest.runner.suite import CaseRunner, PlannedCase

if TYPE_CHECKING:
    from types import TracebackType

    from mlts.stress.assignments import StressPlan
    from nnhal.device import Device
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["StressRunner"]

_ANSWER_LIMIT_S: Final = 60.0
"""For an answer of the idle driver."""


_MAX_FOLDER: Final = 80
"""Bytes of the path of a folder with a socket: that of the socket has at most 107 (man 7 unix)."""

_SHORT_FOLDER: Final = "/tmp"


class StressRunner(CaseRunner):
    """Runs cases one after the other; a context manager that ends what they have started.

    ``preload`` are the modules that clients need, for a zygote of our own.
    """

    def __init__(
        self, plan: StressPlan, drivers: Drivers, watch: Watch, preload: Sequence[str]
    ) -> None:
        self._plan = plan
        self._preload = preload
        self._drivers = drivers
        self._watch = watch
        self._stack = ExitStack()

    def __enter__(self) -> StressRunner:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def run(self, case: PlannedCase) -> StressCase:
        begun_ns = time.perf_counter_ns()
        assignment = assignment_of(case)
        # It was started to be introduced; here it gets clients of another kind.
        self._drivers.named(assignment.driver).close()
        result = self._run(case, assignment)
        return msgspec.structs.replace(result, duration_ns=time.perf_counter_ns() - begun_ns)

    def _run(self, case: PlannedCase, assignment: Assignment) -> StressCase:
        blank = blank_case(case)
        try:
            folder = _socket_folder()
            self._zygote.remove_at_end(folder)
            try:
                with served(
                    assignment.driver, self._zygote, folder, self._drivers.limits,
                    is_measured=MODES[assignment.mode].is_measured,
                ) as driver:  # fmt: skip
                    return self._stressed(blank, assignment, driver)
            finally:
                remove_folder(folder)
        except (UserError, DeadObject, NoAnswer) as error:
            return _ended(blank, not_started(error))

    def _stressed(
        self, blank: StressCase, assignment: Assignment, driver: ServedDriver
    ) -> StressCase:
        mode = MODES[assignment.mode]
        self._watch.at(blank.id, driver.pid)
        self._watch.stage("taking answers of the idle driver", 0, 0)
        notes: list[str] = []
        try:
            found = self._subjects(mode, assignment, driver, notes)
        except IdleFailure as error:
            return _ended(blank, Ending(Outcome.FAILURE, Failure("idle_fails", str(error))))
        except NoAnswer as error:
            stacks = ("the driver's process was at:", *driver.dump_stacks())
            return _ended(
                blank,
                Ending(Outcome.HANG, Failure("idle_hangs", f"while it was idle: {error}"), stacks),
            )
        except HalError as error:
            return _ended(blank, _failed_idle(driver, error))
        if not found:
            reason = notes[0] if notes else "there is no model that the driver supports"
            return _ended(blank, Ending(Outcome.SKIPPED, reason))
        blank = msgspec.structs.replace(blank, notes=tuple(notes))
        with written(found, is_mapped=mode.is_mapped) as files:
            answers = [answered for answered, _ in found]
            stress = Stress(
                mode, assignment.parameters, driver, files, answers, self._zygote,
                assignment.seed, _turn_s(assignment, found), self._watch,
            )  # fmt: skip
            findings = stress.run()
        return judged(blank, stress, findings)

    def _subjects(
        self, mode: Mode, assignment: Assignment, driver: ServedDriver, notes: list[str]
    ) -> Found:
        device: Device = registry.resolve(driver.name, callback_timeout_s=_ANSWER_LIMIT_S)
        parameters = assignment.parameters
        if mode.is_random:
            return of_graphs(device, assignment.seed, parameters, self._watch.alive, notes)
        settings = self._plan.settings
        return subjects.of_catalogue(device, settings, parameters, self._watch.alive, notes)

    @cached_property
    def _zygote(self) -> Zygote:
        """What forks drivers and clients: that of the worker, or our own where there is none."""
        if self._drivers.zygote is not None:
            return self._drivers.zygote()
        return self._stack.enter_context(Zygote.start(self._preload))


def _socket_folder() -> str:
    """A new folder for a socket, whose path must be short."""
    folder = tempfile.mkdtemp(prefix="stress-")
    if len(os.fsencode(folder)) <= _MAX_FOLDER:
        return folder
    os.rmdir(folder)
    return tempfile.mkdtemp(prefix="stress-", dir=_SHORT_FOLDER)


def _turn_s(assignment: Assignment, found: Found) -> float:
    """How long a right driver may take to serve each thread of each client once."""
    parameters = assignment.parameters
    threads = parameters.processes * parameters.threads + 1
    slowest_ns = max(max(each.idle_ns, each.prepare_ns) for each, _ in found)
    return threads * slowest_ns / 1e9


def _failed_idle(driver: ServedDriver, error: HalError) -> Ending:
    end = driver.end(2.0) if isinstance(error, DeadObject) else None
    if end is None:
        return Ending(Outcome.FAILURE, Failure("idle_fails", f"the idle driver fails: {error}"))
    said = f"the driver's process {end} while it was idle"
    return Ending(Outcome.CRASH, Failure("died_idle", said, status=end.name), explained(end))


def _ended(blank: StressCase, ending: Ending) -> StressCase:
    return msgspec.structs.replace(
        blank, outcome=ending.outcome, why=ending.why, evidence=ending.evidence
    )
