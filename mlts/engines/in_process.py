"""Measures here: what workers do, and what ``--in-process`` does in the command itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from mlts.backends.base import Backend, Participant
from mlts.cases import describe_failure
from mlts.engines.base import Engine, Turn, Watch
from mlts.measurement import Clock
from mlts.model_run import ModelRun, RunContext
from mlts.processor_time import ProcessorClock, used_by
from mlts.results import BenchmarkCase, Overhead
from nntest.driver_log import driver_log

__all__ = ["InProcessEngine"]


class InProcessEngine(Engine):
    """Runs ``backends`` in this process, which a driver may take down."""

    def __init__(
        self,
        backends: Sequence[Backend],
        measure_overhead: Callable[[], Overhead] | None = None,
        clock: Clock = time.perf_counter_ns,
        processor_clock: ProcessorClock = used_by,
    ) -> None:
        self._backends = {backend.name: backend for backend in backends}
        self._measure_overhead = measure_overhead
        self._clock = clock
        self._processor_clock = processor_clock

    def participants(self, is_stopped: Callable[[], bool]) -> Sequence[Participant]:
        return tuple(self._backends.values())

    def run(self, turn: Turn, watch: Watch) -> tuple[BenchmarkCase, ...]:
        model = turn.model
        assert model.loaded is not None
        assert model.dataset is not None
        with driver_log() as log:
            context = RunContext(
                settings=turn.settings,
                environment=turn.environment,
                clock=self._clock,
                is_stopped=watch.is_stopped,
                stage=watch.stage,
                turn=watch.turn,
                explain=lambda error: describe_failure(error, log.take()),
                used_by=self._processor_clock,
            )
            backends = [self._backends[name] for name in turn.repeat]
            run = ModelRun(
                model,
                model.loaded,
                model.dataset,
                backends,
                context,
                lambda backend: turn.repeat[backend.name],
            )
            run.run()
            return run.cases()

    def overhead(self) -> Overhead | None:
        return self._measure_overhead() if self._measure_overhead else None
