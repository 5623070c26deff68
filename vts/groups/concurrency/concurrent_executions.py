"""Executions that begin together: on one prepared model, on several, while others are prepared."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Final

from nnhal.device import Device
from nnhal.fences import fence_pair
from nnhal.types import HalVersion
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.arguments import with_open_dimensions
from vts.driving.available_executors import available
from vts.driving.background_launch import BackgroundLaunch
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, worst
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial
from vts.driving.simultaneous import Task, at_once, in_step
from vts.raw import Options

__all__ = ["one_model", "one_way", "pending", "two_models", "ways", "while_preparing"]

_ROUNDS: Final = 6
"""Executions of each thread. Fewer may pass each other by; more only cost time."""

_PENDING: Final = 6
"""Executions that wait for one fence."""


def ways(version: HalVersion) -> list[Executor]:
    """The calls that execute, of those that the version has."""
    return available((SYNC, ASYNC, FENCED, BURST), version)


def _among_others(way: Executor, note: str) -> Trial:
    return Trial(way, note=note, is_among_others=True)


def _tasks(
    model: Prepared,
    cases: Sequence[SpecCase],
    ways: Sequence[Executor],
    note: str,
    rounds: int = _ROUNDS,
) -> list[Task]:
    """A thread for each of ``ways``, inputs dealt out in turn. Each execution begins together."""
    step = threading.Barrier(len(ways))
    return [
        _task(model, cases[index % len(cases)], _among_others(way, note), step, range(rounds))
        for index, way in enumerate(ways)
    ]


def _task(
    model: Prepared,
    case: SpecCase,
    trial: Trial,
    step: threading.Barrier,
    rounds: Iterable[object],
) -> Task:
    """Executions of ``case`` in memory of their own; by a burst of their own, if by one."""
    run = CaseRun.of(case, ArgumentPools())
    run.arguments.request = with_open_dimensions(run.arguments.request, case)

    def work() -> Judgment:
        judgments = []
        with model.again() as own, in_step(step):
            for _ in rounds:
                step.wait()
                judgments.append(run.execute(trial, own))
        return worst(judgments)

    return work


def one_model(model: Prepared, cases: Sequence[SpecCase], rounds: int = _ROUNDS) -> Judgment:
    four = (ways(model.version) * 4)[:4]
    note = "4 threads on one prepared model"
    return worst(at_once(_tasks(model, cases, four, note, rounds)))


def one_way(
    model: Prepared, cases: Sequence[SpecCase], way: Executor, rounds: int = _ROUNDS
) -> Judgment:
    note = "3 threads that do the same on one prepared model"
    return worst(at_once(_tasks(model, cases, [way] * 3, note, rounds)))


def two_models(models: Sequence[Prepared], cases: Sequence[SpecCase]) -> Judgment:
    note = "2 threads on each of two prepared models"
    two = (ways(models[0].version) * 2)[:2]
    tasks = [task for model in models for task in _tasks(model, cases, two, note)]
    return worst(at_once(tasks))


def while_preparing(device: Device, model: Prepared, cases: Sequence[SpecCase]) -> Judgment:
    """Executions from before the first preparation to after the last."""
    is_over = threading.Event()

    def prepare() -> Judgment:
        try:
            for _ in range(_ROUNDS):
                with prepared(device, cases[0].model):
                    pass
        finally:
            is_over.set()
        return Judgment()

    executions = [
        _task(
            model,
            cases[index % len(cases)],
            _among_others(way, "while models are prepared"),
            threading.Barrier(1),
            _until(is_over),
        )
        for index, way in enumerate((ways(model.version) * 2)[:2])
    ]
    return worst(at_once([prepare, *executions]))


def _until(is_over: threading.Event) -> Iterator[int]:
    """As many rounds as usual, and further ones until ``is_over``."""
    for number in count():
        if number >= _ROUNDS and is_over.is_set():
            return
        yield number


def pending(model: Prepared, cases: Sequence[SpecCase]) -> Judgment:
    """Fenced executions that are launched one after the other and start at the same time."""
    fence, writer = fence_pair()
    options = Options(wait_for=(fence,))
    note = f"{_PENDING} of them waiting for one fence"
    trial = Trial(FENCED, options=options, note=note, is_among_others=True)
    runs = [CaseRun.of(cases[index % len(cases)], ArgumentPools()) for index in range(_PENDING)]
    try:
        launches = [BackgroundLaunch(model, run.arguments.request, options) for run in runs]
        for launch in launches:
            launch.now()
    finally:
        writer.signal()
    return worst(
        run.judged(trial, launch.end(), run.arguments.request)
        for run, launch in zip(runs, launches, strict=True)
    )
