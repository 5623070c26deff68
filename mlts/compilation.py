"""The compilation benchmark: without a cache, saving to it, and preparing from it.

As Android's: each phase warms up and is then measured, and each of these loops ends after a
time or a number of compilations. Where a compilation leaves no cache, the phases with one are left
out. Source: ``runCompilationBenchmark`` of ``NNTestBase.java`` and ``benchmark_jni.cpp``.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from mlts import statistics
from mlts.backends.base import Backend, LoadedModel
from mlts.measurement import Clock, Stopped
from mlts.results import Compilation, Latency, Settings
from nnservice.hal.distant_caches import is_distant

__all__ = ["benchmark_compilation"]


def benchmark_compilation(
    backend: Backend,
    model: LoadedModel,
    settings: Settings,
    clock: Clock,
    is_stopped: Callable[[], bool],
) -> Compilation:
    """Time the compilation of one model in all phases that the backend has.

    :raises Stopped: the user has asked the run to end
    """
    phase = _Phase(settings, clock, is_stopped)
    without_cache = phase.measure(lambda: backend.compile(model))
    size = _cache_size(backend, model) if backend.has_cache else None
    if size is None:
        return Compilation(without_cache=without_cache)
    return Compilation(
        without_cache=without_cache,
        save_to_cache=_save_to_cache(phase, backend, model),
        prepare_from_cache=_prepare_from_cache(phase, backend, model),
        cache_size_bytes=size,
    )


def _save_to_cache(phase: _Phase, backend: Backend, model: LoadedModel) -> Latency:
    """A fresh directory for each compilation, so that none finds a cache."""
    with tempfile.TemporaryDirectory() as parent:
        directories = [Path(parent, str(number)) for number in range(2 * phase.most)]
        for directory in directories:
            directory.mkdir()
        fresh = iter(directories)
        return phase.measure(lambda: backend.save_to_cache(model, next(fresh)))


def _prepare_from_cache(phase: _Phase, backend: Backend, model: LoadedModel) -> Latency:
    with tempfile.TemporaryDirectory() as directory:
        backend.save_to_cache(model, Path(directory))
        return phase.measure(lambda: backend.prepare_from_cache(model, Path(directory)))


def _cache_size(backend: Backend, model: LoadedModel) -> int | None:
    """Bytes in the regular files that one compilation leaves, None without any; 0 where they stay
    on the machine of the driver.
    """
    with tempfile.TemporaryDirectory() as directory:
        backend.save_to_cache(model, Path(directory))
        files = [path for path in Path(directory).rglob("*") if path.is_file()]
        if any(map(is_distant, files)):
            return 0
        return sum(path.stat().st_size for path in files) or None


class _Phase:
    """Warm-up loop and measured loop of one phase."""

    def __init__(self, settings: Settings, clock: Clock, is_stopped: Callable[[], bool]) -> None:
        self._warmup_ns = settings.compilation_warmup_ns
        self._run_ns = settings.compilation_run_ns
        self.most = max(settings.compilation_iterations, 1)
        self._clock = clock
        self._is_stopped = is_stopped

    def measure(self, compile_once: Callable[[], None]) -> Latency:
        self._loop(compile_once, self._warmup_ns)
        return statistics.latency(self._loop(compile_once, self._run_ns))

    def _loop(self, compile_once: Callable[[], None], limit_ns: int) -> list[int]:
        durations: list[int] = []
        while len(durations) < self.most and (not durations or sum(durations) <= limit_ns):
            if self._is_stopped():
                raise Stopped
            start = self._clock()
            compile_once()
            durations.append(self._clock() - start)
        return durations
