"""A run of ``vts run``: all chosen cases, one after another, on one driver."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec

from nnhal.errors import HalError
from nntest.results import Outcome, totals_of
from nntest.spec import SpecError
from vts import corpus
from vts.corpus import Choice, NoCases, Spec, case_id
from vts.generated import case_runner
from vts.labels import operation_names, type_names
from vts.results import SCHEMA, SUITE, UnreadableSpec, VtsCase, VtsRun, groups_of

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.spec import SpecCase

__all__ = ["Job", "Observer", "run"]


@dataclass(frozen=True)
class Job:
    """What to run. ``repeat`` gives the command that repeats the case of an id."""

    specs: Path
    choice: Choice
    driver: str
    device: Device
    command: str
    repeat: Callable[[str], str]
    fail_fast: bool = False


class Observer(Protocol):
    """Sees a run go on. Called for every case: it must be quick."""

    def loaded(self, done: int, total: int) -> None:
        """``done`` of ``total`` specs have been read."""

    def ran(self, done: int, total: int, bad: int) -> None:
        """``done`` of ``total`` cases have been run, ``bad`` of them count against the driver."""


@dataclass
class _Loaded:
    """Cases that wait for their turn, and what could not be read."""

    waiting: deque[tuple[str, SpecCase]] = field(default_factory=deque)
    unreadable: list[UnreadableSpec] = field(default_factory=list)


def run(job: Job, observer: Observer, is_interrupted: Callable[[], bool]) -> VtsRun:
    """Run all chosen cases, or until interrupted, and put the result together.

    Raises SpecError where there is no spec, NoCases where no case is chosen.
    """
    started, start_ns = datetime.now().astimezone(), time.perf_counter_ns()
    loaded = _load(job, observer, is_interrupted)
    if not (loaded.waiting or loaded.unreadable or is_interrupted()):
        raise NoCases(f"no case of {job.specs} matches; 'vts list --specs {job.specs}' lists them")
    cases = _run_all(job, loaded.waiting, observer, is_interrupted)
    interrupted = is_interrupted()
    cases += [_not_run(folder, case, job, interrupted) for folder, case in loaded.waiting]
    return VtsRun(
        schema=SCHEMA,
        suite=SUITE,
        totals=totals_of(cases),
        command=job.command,
        started=started.isoformat(timespec="seconds"),
        duration_ns=time.perf_counter_ns() - start_ns,
        interrupted=interrupted,
        version=version("nn-driver-suite"),
        driver=job.driver,
        device=job.device.name,
        device_version=_version_of(job.device),
        hal_version=str(job.device.hal_version),
        specs=str(job.specs),
        filters=tuple(job.choice.filters),
        excludes=tuple(job.choice.excludes),
        folders=groups_of(cases, lambda case: [case.folder]),
        operations=groups_of(cases, lambda case: case.operations),
        types=groups_of(cases, lambda case: case.types),
        unreadable=tuple(loaded.unreadable),
        cases=tuple(cases),
    )


def _version_of(device: Device) -> str:
    """A driver that fails even here must not take the results with it."""
    try:
        return device.version_string
    except HalError as error:
        return f"unknown: {error}"


def _load(job: Job, observer: Observer, is_interrupted: Callable[[], bool]) -> _Loaded:
    """What the specs hold; of those that come after an interruption nothing is known."""
    loaded = _Loaded()
    specs = corpus.specs_below(job.specs, job.choice)
    for spec, cases in corpus.read(_counted(specs, observer), job.choice):
        if isinstance(cases, SpecError):
            loaded.unreadable.append(UnreadableSpec(file=str(spec.path), message=str(cases)))
        else:
            loaded.waiting += [(spec.folder, case) for case in cases]
        if is_interrupted():
            break
    return loaded


def _counted(specs: Sequence[Spec], observer: Observer) -> Iterable[Spec]:
    for done, spec in enumerate(specs):
        observer.loaded(done, len(specs))
        yield spec


def _run_all(
    job: Job,
    waiting: deque[tuple[str, SpecCase]],
    observer: Observer,
    is_interrupted: Callable[[], bool],
) -> list[VtsCase]:
    """Takes the cases that it has run out of ``waiting``, so that their memory becomes free."""
    done: list[VtsCase] = []
    bad, total = 0, len(waiting)
    with case_runner(job.device) as runner:
        while waiting and not is_interrupted() and not (job.fail_fast and bad):
            case = runner.run(*waiting.popleft())
            if case.outcome is not Outcome.SUCCESS:
                case = msgspec.structs.replace(case, repeat=job.repeat(case.id))
            bad += case.outcome.is_bad
            done.append(case)
            observer.ran(len(done), total, bad)
    return done


def _not_run(folder: str, case: SpecCase, job: Job, interrupted: bool) -> VtsCase:
    id = case_id(folder, case.name)
    return VtsCase(
        id=id,
        outcome=Outcome.NOT_RUN,
        reason="the run was interrupted" if interrupted else "an earlier case ended the run",
        folder=folder,
        operations=operation_names(case),
        types=type_names(case),
        repeat=job.repeat(id),
    )
