"""Executions whose arguments lie in one pool, which the client goes on writing to.

The module ``shared_pools`` beside this one has the rule. What a driver breaks it with is a copy of
the whole pool: made when it sees the pool first, at the launch or at the start of an execution, and
written back when that ends.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from nnhal.fences import fence_pair
from nnhal.types import OperandType, OperationType
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.answer import Answer
from vts.driving.available_executors import available
from vts.driving.background_launch import BackgroundLaunch
from vts.driving.case_builder import CaseBuilder, unit_scale
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC
from vts.driving.generated import CaseRun
from vts.driving.prepared import Prepared
from vts.driving.rules import Trial
from vts.driving.simultaneous import Task, at_once
from vts.groups.argument_placement.shared_pools import PartOfPool, SharedPool
from vts.raw import Options

__all__ = ["in_turns", "two_sums", "waiting", "while_under_way"]

_SMALL: Final = 37
_LARGE: Final = (1 << 16) + 5
"""Elements of executions that the client writes beside: so many that it does several times, and
they end within a line of a processor's cache, of which the rest is the client's."""

_LARGEST: Final = 60
_ADDED: Final = (20, 50)
_ROUNDS: Final = 3
_PAUSE_S: Final = 2e-5
"""Between two writes of the client, so that the driver is not kept from its work."""

_NAMES: Final = ("the first", "the second")


def two_sums(name: str, type: OperandType, *, large: bool = False) -> list[SpecCase]:
    """``x + 20`` and ``x + 50``, for two x: two cases of one model."""
    scale = unit_scale(type)
    cases: list[SpecCase] = []
    for seed in range(2):
        x = np.random.default_rng(seed).integers(0, _LARGEST, _LARGE if large else _SMALL)
        builder = CaseBuilder(name)
        source = builder.input(type, x.shape, scale)
        none = builder.constant(OperandType.INT32, 0)
        for number in _ADDED:
            added = builder.constant(type, [number], scale)
            output = builder.output(type, x.shape, scale)
            builder.operation(OperationType.ADD, (source, added, none), (output,))
        cases.append(builder.case([x], [x + number for number in _ADDED]))
    cases[1].use_model(cases[0].model)
    return cases


def _runs(cases: Sequence[SpecCase]) -> tuple[SharedPool, list[tuple[CaseRun, PartOfPool]]]:
    pool = SharedPool(cases)
    pairs = zip(cases, pool.parts, strict=True)
    return pool, [(CaseRun(case, part), part) for case, part in pairs]


def in_turns(model: Prepared, cases: Sequence[SpecCase]) -> Iterator[Judgment]:
    """Two requests in turns, in every way; between them the client changes its part of the pool."""
    pool, runs = _runs(cases)
    notes = iter(range(1, 256))
    for way in available((ASYNC, SYNC, BURST, FENCED), model.version):
        for turn in range(2 * _ROUNDS):
            run, part = runs[turn % 2]
            pool.write_notes(next(notes))
            note = f"{_NAMES[turn % 2]} of two requests in one pool, execution {turn + 1}"
            yield run.execute(Trial(way, note=note), model)
            part.keep_outputs()


def waiting(model: Prepared, cases: Sequence[SpecCase]) -> Iterator[Judgment]:
    """Two fenced executions that wait for fences of their own; meanwhile the client writes."""
    pool, runs = _runs(cases)
    for order in ((0, 1), (1, 0)):
        fences = [fence_pair() for _ in runs]
        options = [Options(wait_for=(fence,)) for fence, _ in fences]
        for _, part in runs:
            part.reset_outputs()
        pairs = zip(runs, options, strict=True)
        try:
            launches = [BackgroundLaunch(model, part.request, each) for (_, part), each in pairs]
            for launch in launches:
                launch.now()
            for step, index in enumerate(order):
                pool.write_notes(1 + step + 2 * order[0])
                fences[index][1].signal()
                note = f"{_NAMES[index]} of two in one pool, launched together, {step + 1}. to run"
                run, part = runs[index]
                part.beside = [other for _, other in runs if other is not part][step:]
                trial = Trial(FENCED, options=options[index], note=note)
                yield run.judged(trial, launches[index].end(), part.request)
                part.keep_outputs()
        finally:
            for _, writer in fences:
                writer.signal()


def while_under_way(model: Prepared, cases: Sequence[SpecCase]) -> Iterator[Judgment]:
    """An execution alone, then two at once, while the client writes to the rest of the pool."""
    for way in available((ASYNC, SYNC, BURST, FENCED), model.version):
        for count in (1, 2):
            pool, runs = _runs(cases)
            parts = [part for _, part in runs[:count]]
            for part in parts:
                part.beside = parts
            note = f"{count} at once in one pool, whose other bytes the client changes"
            trial = Trial(way, note=note, is_among_others=True)
            for _ in range(_ROUNDS):
                yield from _beside_a_writer(pool, model, trial, [run for run, _ in runs[:count]])


def _beside_a_writer(
    pool: SharedPool, model: Prepared, trial: Trial, runs: Sequence[CaseRun]
) -> Iterator[Judgment]:
    """The executions are judged when all have ended."""
    answers: dict[int, Answer] = {}
    running = [threading.Event() for _ in runs]

    def task(index: int) -> Task:
        def execute() -> Judgment:
            try:
                with model.again() as own:
                    request = runs[index].arguments.request
                    answers[index] = trial.executor.run(own, request, trial.options)
            finally:
                running[index].set()
            return Judgment()

        return execute

    def write() -> Judgment:
        while not all(event.is_set() for event in running):
            pool.write_notes_again(str(trial))
            time.sleep(_PAUSE_S)
        return Judgment()

    for run in runs:
        run.arguments.reset_outputs()
    at_once([*map(task, range(len(runs))), write])
    for index, run in enumerate(runs):
        yield run.judged(trial, answers[index], run.arguments.request)
