"""One model on all backends: prepare, warm up, measure in turns, judge, compile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from mlts import memory, statistics
from mlts.backends.base import Backend, LoadedModel, ModelUnsupported
from mlts.cases import CaseRecord, build_case, describe_failure
from mlts.compilation import benchmark_compilation
from mlts.datasets import Dataset
from mlts.judgement import ModelJudge
from mlts.measurement import Clock, Pace, Stopped, Track, measure, pace_of
from mlts.planning import PlannedModel
from mlts.results import BASELINE, BenchmarkCase, Compilation, Environment, Settings

__all__ = ["ModelRun", "Stage"]


class Stage(Protocol):
    """Is told what the run of a model is at, and how far of how much it has come."""

    def __call__(self, text: str, done: int, total: int) -> None: ...


class ModelRun:
    """Runs one model; :meth:`cases` tells the outcomes, whenever it is asked.

    ``repeat`` gives the command that repeats the case of a backend.
    """

    def __init__(
        self,
        model: PlannedModel,
        loaded: LoadedModel,
        dataset: Dataset,
        backends: Sequence[Backend],
        *,
        settings: Settings,
        environment: Environment,
        clock: Clock,
        is_stopped: Callable[[], bool],
        stage: Stage,
        repeat: Callable[[Backend], str],
    ) -> None:
        self._model = model
        self._loaded = loaded
        self._dataset = dataset
        self._backends = backends
        self._settings = settings
        self._environment = environment
        self._clock = clock
        self._is_stopped = is_stopped
        self._stage = stage
        self._repeat = repeat
        self._records = {backend.name: CaseRecord(backend.info) for backend in backends}
        self._judge = ModelJudge(
            model.entry,
            self._records,
            dataset.inferences,
            baseline_is_exact=all(backend.has_published_rounding for backend in backends),
        )

    def run(self) -> None:
        """Everything, until the user asks to stop."""
        try:
            for number, backend in enumerate(self._backends):
                self._stage(f"preparing on {backend.name}", number, len(self._backends))
                self._prepare(backend)
            self._measure([record.track for record in self._records.values() if record.track])
            if self._settings.compilation:
                self._compile()
        except (Stopped, KeyboardInterrupt):
            return

    def cases(self) -> tuple[BenchmarkCase, ...]:
        """The outcome on each backend, from what is known by now."""
        info = self._model.info
        tracks = {name: record.track for name, record in self._records.items()}
        return tuple(
            build_case(
                info,
                self._records[backend.name],
                self._judge.result(backend.name),
                tracks.get(BASELINE) if backend.name != BASELINE else None,
                self._settings,
                self._environment,
                self._repeat(backend),
            )
            for backend in self._backends
        )

    def _prepare(self, backend: Backend) -> None:
        if self._is_stopped():
            raise Stopped
        record = self._records[backend.name]
        before = memory.resident_bytes()
        try:
            backend.load(self._loaded)
            start = self._clock()
            session = backend.prepare(self._loaded)
        except ModelUnsupported as reason:
            record.skipped = str(reason)
        except Exception as error:  # a driver may raise anything; it must not end the run
            record.failure = describe_failure(error)
        else:
            took = statistics.latency([self._clock() - start])
            record.compilation = Compilation(without_cache=took)
            record.track = Track(backend.name, session, self._clock, self._is_stopped, before)

    def _measure(self, tracks: Sequence[Track]) -> None:
        if not tracks:
            return
        pace = self._warm_up(tracks)
        measure(
            tracks,
            self._dataset,
            pace,
            self._judge.add,
            lambda done, total: self._stage("measuring", done, total),
        )
        for record in self._records.values():
            record.is_measured = True

    def _warm_up(self, tracks: Sequence[Track]) -> Pace:
        first = self._dataset.sequence(0)
        means = [0.0]
        for number, track in enumerate(tracks):
            self._stage(f"warming up {track.name}", number, len(tracks))
            try:
                means.append(track.warm_up(first, self._settings.warmup_ns))
            except Exception as error:  # as above
                track.failure = error
        item_bytes = first.inputs[0].nbytes
        return pace_of(self._settings, self._dataset.lengths, item_bytes, max(means))

    def _compile(self) -> None:
        for number, backend in enumerate(self._backends):
            record = self._records[backend.name]
            if record.track is None or record.track.failure:
                continue
            self._stage(f"compiling on {backend.name}", number, len(self._backends))
            try:
                record.compilation = benchmark_compilation(
                    backend, self._loaded, self._settings, self._clock, self._is_stopped
                )
            except Exception as error:  # as above
                failure = describe_failure(error)
                record.failure = f"Failed to run compilation benchmark: {failure}"
