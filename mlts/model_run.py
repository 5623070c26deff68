"""One model on all backends: prepare, warm up, measure in turns, judge, compile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

import msgspec

from mlts import memory, statistics
from mlts.backends.base import Backend, LoadedModel, ModelUnsupported, NotDelegated, Session
from mlts.cases import CaseRecord, build_case
from mlts.compilation import benchmark_compilation
from mlts.datasets import DataSequence, Dataset, ShuffledDataset
from mlts.energy import EnergyClock
from mlts.judgment import Examples, ModelJudge
from mlts.measurement import Clock, Outputs, Pace, Stopped, Track, measure, pace_of
from mlts.operator_times import operator_times
from mlts.planning import PlannedModel
from mlts.processor_time import ProcessorClock, used_by
from mlts.remainder import run_remainder
from mlts.results import BASELINE, BackendRole, BenchmarkCase, Compilation, Settings
from mlts.shipped_outputs import shipped_outputs
from mlts.statistics import MINIMUM_FOR_P90, half_width
from nntest.environment import Environment

__all__ = ["ModelRun", "RunContext", "Stage"]


class Stage(Protocol):
    """Is told what the run of a model is at, and how far of how much it has come."""

    def __call__(self, text: str, done: int, total: int) -> None: ...


@dataclass(frozen=True)
class RunContext:
    """Context shared by all models of a run."""

    settings: Settings
    environment: Environment
    clock: Clock
    is_stopped: Callable[[], bool]
    stage: Stage
    turn: Callable[[str], None]
    """Is told which backend is at work from now on."""
    explain: Callable[[Exception], str]
    """Puts an exception of a backend into words."""
    used_by: ProcessorClock = used_by
    energy: EnergyClock | None = None


class ModelRun:
    """Runs one model; :meth:`cases` tells the outcomes, whenever it is asked."""

    def __init__(
        self,
        model: PlannedModel,
        loaded: LoadedModel,
        dataset: Dataset,
        backends: Sequence[Backend],
        context: RunContext,
        shipped: str = "",
    ) -> None:
        self._shipped = shipped
        self._model = model
        self._loaded = loaded
        self._sample = context.settings.sample if set(dataset.lengths) == {1} else 0
        self._dataset = ShuffledDataset(dataset, context.settings.seed) if self._sample else dataset
        self._backends = backends
        self._context = context
        self._records = {b.name: CaseRecord(b.info, b.through) for b in backends}
        self._references: dict[str, Session | None] = {}
        baseline = self._records.get(BASELINE)
        self._known = shipped_outputs(loaded.sha256, baseline.backend) if baseline else None
        self._judge = ModelJudge(
            model.entry,
            self._records,
            dataset.inferences,
            loaded.arithmetic,
            Examples(
                [b.name for b in backends if b.info.role is BackendRole.DRIVER],
                with_sound=context.settings.audio,
            ),
            is_random=loaded.is_random,
        )

    def run(self) -> None:
        """Everything, until the user asks to stop."""
        try:
            for number, backend in enumerate(self._backends):
                self._context.stage(f"preparing on {backend.name}", number, len(self._backends))
                self._prepare(backend)
            self._measure([record.track for record in self._records.values() if record.track])
            self._time_operators()
            if self._context.settings.compilation:
                self._compile()
        except (Stopped, KeyboardInterrupt):
            return

    def cases(self) -> tuple[BenchmarkCase, ...]:
        """The outcome on each backend, from what is known by now."""
        info = self._model.info
        for backend in self._backends:
            self._records[backend.name].end = backend.end
        tracks = {name: record.track for name, record in self._records.items()}
        cases = (
            build_case(
                info,
                self._records[backend.name],
                self._judge.result(backend.name),
                tracks.get(info.baseline) if backend.name != info.baseline else None,
                tracks.get(self._shipped) if backend.name != self._shipped else None,
                self._context.settings,
                self._context.environment,
                self._known if backend.name == BASELINE else None,
            )
            for backend in self._backends
        )
        return tuple(map(_with_log, cases, self._backends))

    def _prepare(self, backend: Backend) -> None:
        if self._context.is_stopped():
            raise Stopped
        record = self._records[backend.name]
        self._context.turn(backend.name)
        try:
            backend.revive()
            before = memory.resident_bytes(backend.pid)
            backend.load(self._loaded)
            start = self._context.clock()
            session = backend.prepare(self._loaded)
        except ModelUnsupported as reason:
            record.skipped = str(reason)
            record.takes_nothing = isinstance(reason, NotDelegated)
        except Exception as error:  # a driver may raise anything; it must not end the run
            record.failure = self._context.explain(error)
        else:
            took = statistics.latency([self._context.clock() - start])
            record.compilation = Compilation(without_cache=took)
            record.track = self._track(backend, session, before)
            if session.hides_steps:
                self._judge.allow_steps(backend.name)

    def _track(self, backend: Backend, session: Session, before_bytes: int) -> Track:
        context = self._context
        return Track(
            backend.name,
            session,
            context.clock,
            context.is_stopped,
            context.explain,
            backend.pid,
            before_bytes,
            context.used_by,
            context.energy,
        )

    def _measure(self, tracks: Sequence[Track]) -> None:
        if not tracks:
            return
        pace = self._warm_up(tracks)
        rounds = measure(
            tracks,
            self._dataset,
            pace,
            self._judge_window,
            lambda done, total: self._context.stage("measuring", done, total),
            self._context.turn,
            self._is_precise,
        )
        self._run_remainder(tracks, replace(pace, rounds=rounds))
        for record in self._records.values():
            record.is_measured = True

    def _is_precise(self) -> bool:
        """Whether every mean, and every ratio to TF Lite, is known as well as the settings ask, and
        enough latencies for a P90.
        """
        wanted = self._context.settings.precision
        tracks = {n: r.track for n, r in self._records.items() if r.track and not r.track.failure}
        if not wanted or any(len(t.durations_ns) < MINIMUM_FOR_P90 for t in tracks.values()):
            return False
        means = {name: [b.total_ns / b.inferences for b in t.blocks] for name, t in tracks.items()}
        ratios = (
            [ours / max(theirs, 1) for ours, theirs in zip(found, means[name], strict=False)]
            for found in means.values()
            for name in {self._model.info.baseline, self._shipped} & means.keys()
        )
        return all(half_width(values) <= wanted for values in (*means.values(), *ratios))

    def _judge_window(
        self, window: Sequence[DataSequence], outputs: Mapping[str, Sequence[Outputs]]
    ) -> None:
        """Judge a window's outputs, those of an approximate import by what they are to be, and by
        TF Lite's also those that ship.
        """
        for sequence, found in zip(window, outputs.get(BASELINE, ()), strict=False):
            if self._known:
                self._known.judge(sequence, found)
        expected: dict[str, Sequence[Outputs]] = {}
        for name, done in outputs.items():
            track, reference = self._records[name].track, self._reference(name)
            if track and reference:
                sequences = window[: len(done)]
                expected[name] = [track.outputs_of(each, reference)[0] for each in sequences]
        self._judge.add(window, outputs, expected)

    def _reference(self, name: str) -> Session | None:
        if name not in self._references:
            track = self._records[name].track
            make = track.session.reference if track else None
            self._references[name] = make() if make else None
        return self._references[name]

    def _run_remainder(self, tracks: Sequence[Track], pace: Pace) -> None:
        context = self._context
        run_remainder(
            tracks,
            self._dataset,
            pace,
            self._judge_window,
            lambda done, total: context.stage("running the rest of the data set", done, total),
            context.turn,
            sessions={
                backend.name: partial(backend.prepare, self._loaded)
                for backend in self._backends
                if backend.sessions_may_run_at_once
            },
            workers=max(1, context.environment.usable_cpus // context.settings.threads),
            is_enough=self._is_enough,
            known={BASELINE: self._known.find} if self._known else {},
        )

    def _is_enough(self, run: int) -> bool:
        """Whether a sample of ``run`` sequences decides every limit."""
        return 0 < self._sample <= run and not any(
            self._judge.result(backend.name).is_open for backend in self._backends
        )

    def _warm_up(self, tracks: Sequence[Track]) -> Pace:
        first = self._dataset.sequence(0)
        means = [0.0]
        for number, track in enumerate(tracks):
            self._context.stage(f"warming up {track.name}", number, len(tracks))
            self._context.turn(track.name)
            try:
                means.append(track.warm_up(first, self._context.settings.warmup_ns))
                track.session.forget_times()
            except Exception as error:  # as above
                track.failure = self._context.explain(error)
        return pace_of(
            self._context.settings, self._dataset.lengths, first.inference_bytes, max(means)
        )

    def _time_operators(self) -> None:
        """Time each operator by itself; what goes wrong there is no failure of the model."""
        for number, backend in enumerate(self._backends):
            record = self._records[backend.name]
            if record.track is None or record.track.failure:
                continue
            self._context.stage(f"operators on {backend.name}", number, len(self._backends))
            self._context.turn(backend.name)
            with suppress(Exception):
                session = backend.one_by_one(self._loaded)
                if session is not None:
                    record.operator_times = operator_times(
                        self._loaded,
                        session,
                        self._dataset.sequence(0),
                        on_driver=backend.info.role is BackendRole.DRIVER,
                        clock=self._context.clock,
                        is_stopped=self._context.is_stopped,
                    )

    def _compile(self) -> None:
        for number, backend in enumerate(self._backends):
            record = self._records[backend.name]
            if record.track is None or record.track.failure:
                continue
            self._context.stage(f"compiling on {backend.name}", number, len(self._backends))
            self._context.turn(backend.name)
            try:
                record.compilation = benchmark_compilation(
                    backend,
                    self._loaded,
                    self._context.settings,
                    self._context.clock,
                    self._context.is_stopped,
                )
            except Exception as error:  # as above
                failure = self._context.explain(error)
                record.failure = f"Failed to run compilation benchmark: {failure}"


def _with_log(case: BenchmarkCase, backend: Backend) -> BenchmarkCase:
    evidence = (*case.evidence, *backend.logged(is_bad=case.outcome.is_bad))
    return msgspec.structs.replace(case, evidence=evidence)
