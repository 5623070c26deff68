from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mlts.compilation import benchmark_compilation
from mlts.measurement import Stopped
from mlts.results import Compilation
from nnservice.hal import distant_caches
from tests.unit.mlts.fakes import MS, FakeBackend, FakeClock, settings


def benchmarked(backend: FakeBackend, clock: FakeClock, **changes: Any) -> Compilation:
    return benchmark_compilation(
        backend,
        None,  # type: ignore[arg-type]
        settings(**changes),
        clock,
        lambda: False,
    )


def test_without_a_cache_there_is_one_phase() -> None:
    clock = FakeClock()
    backend = FakeBackend("driver", clock, compile_ns=10 * MS)
    result = benchmarked(backend, clock)
    assert result.without_cache.mean_ns == 10 * MS
    assert (result.save_to_cache, result.prepare_from_cache) == (None, None)
    assert result.cache_size_bytes == 0


def test_with_a_cache_each_phase_is_timed_by_itself() -> None:
    clock = FakeClock()
    backend = FakeBackend("driver", clock, compile_ns=10 * MS, cache=b"x" * 1234)
    result = benchmarked(backend, clock)
    assert result.save_to_cache is not None
    assert result.prepare_from_cache is not None
    assert result.save_to_cache.mean_ns == 20 * MS
    assert result.prepare_from_cache.mean_ns == 1 * MS
    assert result.cache_size_bytes == 1234


def test_the_size_of_a_cache_on_another_machine_is_not_known(tmp_path: Path) -> None:
    with (tmp_path / "model").open("w+b") as file:
        distant_caches.number_of((file.fileno(),))
    clock = FakeClock()
    stub = (tmp_path / "model").read_bytes()
    result = benchmarked(FakeBackend("driver", clock, compile_ns=MS, cache=stub), clock)
    assert result.prepare_from_cache is not None
    assert result.cache_size_bytes == 0


def test_a_loop_ends_after_its_time_as_androids_does() -> None:
    clock = FakeClock()
    backend = FakeBackend("driver", clock, compile_ns=10 * MS)
    result = benchmarked(backend, clock, compilation_warmup_ns=0, compilation_run_ns=50 * MS)
    assert result.without_cache.count == 6
    assert len(backend.calls) == 1 + 6


def test_a_loop_ends_after_its_number_of_compilations() -> None:
    clock = FakeClock()
    backend = FakeBackend("driver", clock, compile_ns=1, cache=b"x")
    result = benchmarked(backend, clock, compilation_iterations=7)
    assert result.without_cache.count == 7
    assert backend.calls == ["compile"] * 14 + ["save"] * 15 + ["save"] + ["restore"] * 14


def test_it_can_be_stopped_between_two_compilations() -> None:
    clock = FakeClock()
    backend = FakeBackend("driver", clock, compile_ns=MS)
    with pytest.raises(Stopped):
        benchmark_compilation(
            backend,
            None,  # type: ignore[arg-type]
            settings(),
            clock,
            lambda: clock.now >= 3 * MS,
        )
    assert len(backend.calls) == 3
