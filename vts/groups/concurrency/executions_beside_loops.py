"""Executions while another one is certainly under way: a loop that only its loop timeout ends.

How long that one takes does not depend on how fast a driver or a busy machine is. Others begin and
end meanwhile, unless the driver does one after the other, as it may.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Final

from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from vts.driving.available_executors import available, with_all_words
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, worst
from vts.driving.long_models import ENDLESS, counting_loop
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Outputs, Trial
from vts.raw import Options
from vts.test_group import Context, Skipped

__all__ = ["beside_a_loop"]

_HOLD_NS: Final = 400_000_000
"""Many times what a short execution takes."""

_TIMES: Final = 3
"""Rounds of a short execution's loop."""

_ELEMENTS: Final = 64

_MEETINGS: Final = 2
"""Executions of each kind that end while the loop runs: the first may come before it has begun."""

_TRIES: Final = 3


class _Loop(threading.Thread):
    """An execution that ends by its loop timeout."""

    def __init__(self, model: Prepared, way: Executor) -> None:
        super().__init__(name="vts-loop", daemon=True)
        options = Options(loop_timeout_ns=_HOLD_NS)
        self._trial = Trial(way, Outputs.MISSED_DEADLINE, options, "with others beside it")
        self._run = CaseRun.of(counting_loop(_ELEMENTS, ENDLESS), ArgumentPools())
        self._model = model
        self._error: Exception | None = None

    def run(self) -> None:
        try:
            with self._model.again() as own:
                self._run.execute(self._trial, own)
        except Skipped:  # it may be GENERAL_FAILURE that says that the time is up
            pass
        except Exception as error:
            self._error = error

    def end(self) -> None:
        """Wait for its end. Raises what the driver has done wrong."""
        self.join()
        if self._error is not None:
            raise self._error


class _Short:
    """Executions that take no time, in memory of their own."""

    def __init__(self, model: Prepared, way: Executor, seed: int, note: str) -> None:
        case = counting_loop(_ELEMENTS, _TIMES + seed, seed)
        self._run = CaseRun.of(case, ArgumentPools())
        self._trial = Trial(way, note=note)
        self._model = model

    def execute(self) -> Judgment:
        """Raises Failed."""
        return self._run.execute(self._trial, self._model)


def beside_a_loop(context: Context) -> Judgment:
    """Short executions of every kind, on two prepared models, while one of them runs a loop.

    The loop is begun in every way that has a loop timeout. Raises Failed, and Skipped for a driver
    without WHILE.
    """
    device, model = context.device, counting_loop(_ELEMENTS, _TIMES).model
    judgments = []
    with ExitStack() as stack:
        models = [stack.enter_context(prepared(device, model)) for _ in range(2)]
        for way in with_all_words(models[0].version):
            shorts = _shorts(stack, models, f"while a loop runs {way}")
            judgments.append(_beside(context, models[0], way, shorts))
    return worst(judgments)


def _shorts(stack: ExitStack, models: Sequence[Prepared], note: str) -> list[_Short]:
    ways = available((SYNC, ASYNC, FENCED, BURST), models[0].version)
    notes = f"{note} on the same prepared model", f"{note} on another prepared model"
    pairs = [(model, way, note) for model, note in zip(models, notes, strict=True) for way in ways]
    return [
        _Short(stack.enter_context(model.again()), way, seed, note)
        for seed, (model, way, note) in enumerate(pairs)
    ]


def _beside(context: Context, model: Prepared, way: Executor, shorts: Sequence[_Short]) -> Judgment:
    """All of ``shorts`` beside loops, until each has ended during one or it seems that none can."""
    judgments: list[Judgment] = []
    met: Counter[_Short] = Counter()
    for _ in range(_TRIES):
        context.alive()
        loop = _Loop(model, way)
        loop.start()
        try:
            judgments += _while_it_runs(loop, shorts, met)
        finally:
            loop.join()
        loop.end()
        if _have_met(shorts, met):
            break
    return worst(judgments)


def _while_it_runs(loop: _Loop, shorts: Sequence[_Short], met: Counter[_Short]) -> list[Judgment]:
    judgments = []
    while True:
        for short in shorts:
            judgments.append(short.execute())
            met[short] += loop.is_alive()
        if not loop.is_alive() or _have_met(shorts, met):
            return judgments


def _have_met(shorts: Sequence[_Short], met: Counter[_Short]) -> bool:
    return all(met[short] >= _MEETINGS for short in shorts)
