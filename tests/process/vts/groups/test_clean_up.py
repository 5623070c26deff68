"""What a driver keeps of what its client has released."""

from __future__ import annotations

import mmap
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from nndrivers import faulty as planted
from nndrivers.faulty import caching
from nnhal._driver_kit.buffers import BufferTracker
from nnhal._driver_kit.burst import BurstContext
from nnhal.memory import Memory
from nnhal.types import HalVersion
from nnprocess.process_end import ProcessEnd
from nntest.results import Outcome
from tests.process.forks import forkserver
from tests.unit.vts.groups.drivers import reference, with_calls, with_prepared
from tests.unit.vts.groups.executing import calling
from tests.unit.vts.groups.harness import GivenDriver, run_group
from vts.driving.usage import Usage, usage_of
from vts.groups.clean_up import GROUP
from vts.test_group import PlannedTest


def only(*names: str) -> Any:
    return lambda test: test.name in names


@pytest.mark.parametrize("version", [HalVersion.V1_0, HalVersion.V1_3])
def test_the_reference_driver_passes(version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version))

    assert ran.failures == {}
    assert ran.outcomes["prepared_models"] is Outcome.SUCCESS
    has_bursts = version >= HalVersion.V1_2
    for name in ("bursts", "burst_memories", "caches", "missed_caches"):
        assert ran.outcomes[name] is (Outcome.SUCCESS if has_bursts else Outcome.SKIPPED)


def new_memory(size: int) -> mmap.mmap:
    """Memory of its own, never what the tests before have left free in this process."""
    memory = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    memory.write(b"x" * size)
    return memory


def found(driver: Any, name: str) -> str:
    return run_group(GROUP, driver, choose=only(name)).only_failure()


def test_prepared_models_that_stay_are_found() -> None:
    kept: list[Any] = []

    def keep(prepared_model: Any) -> Any:
        kept.append((prepared_model, new_memory(1 << 22)))
        return prepared_model

    said = found(with_prepared(keep), "prepared_models")
    assert said.startswith("released prepared models: after 36 more of them the driver's process")


def test_a_prepared_model_that_the_driver_refers_to_is_found() -> None:
    kept: list[Any] = [None]

    def keep(prepared_model: Any) -> Any:
        kept[0] = prepared_model
        return prepared_model

    said = found(with_prepared(keep), "prepared_models")
    assert said.startswith("the driver keeps a reference to a prepared model")


@pytest.mark.parametrize(
    ("driver", "test", "said", "more"),
    [
        (
            caching.CacheDescriptorsStayOpen,
            "caches",
            "models that were saved to a cache and loaded from it: after 72 more",
            144,
        ),
        (
            caching.CacheDescriptorsOfMissesStayOpen,
            "missed_caches",
            "caches from which nothing could be loaded: after 72 more",
            432,
        ),
    ],
)
def test_descriptors_of_cache_files_that_stay_open_are_found(
    driver: Any, test: str, said: str, more: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []

    def dup(descriptor: int) -> int:
        opened.append(os.open(os.devnull, os.O_RDONLY))
        return opened[-1]

    monkeypatch.setattr(caching, "os", SimpleNamespace(dup=dup))
    try:
        reason = found(driver, test)
    finally:
        for descriptor in opened:
            os.close(descriptor)
    assert reason.startswith(said)
    assert f"{more} more descriptors" in reason


def test_memories_that_a_burst_keeps_are_found() -> None:
    said = found(planted.released_burst_memories_kept, "burst_memories")
    assert said.startswith("memories that were given to a burst and released: after 72 more of")


def test_memories_that_a_burst_of_packets_keeps_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Any] = []
    free = BurstContext.free_memory

    def keep(self: Any, slot: int) -> None:
        kept.append(self._memories.get(slot))
        free(self, slot)

    monkeypatch.setattr(BurstContext, "free_memory", keep)
    said = found(reference(), "burst_memories")
    assert said.startswith("memories that were given to a burst and released: after 72 more of")


def test_a_descriptor_that_each_execution_leaves_open_is_found() -> None:
    opened: list[int] = []

    def leak(original: Any, *arguments: Any) -> Any:
        opened.extend(os.dup(0) for _ in range(2))
        return original(*arguments)

    try:
        said = found(calling(execute_synchronously_1_3=leak), "executions")
    finally:
        for descriptor in opened:
            os.close(descriptor)
    assert said.startswith("tens of executions by SYNC: after 72 more of them")
    assert "1440 more descriptors; it has grown in each of 3 goes" in said


def test_memory_that_each_execution_keeps_is_found() -> None:
    kept: list[mmap.mmap] = []

    def leak(original: Any, *arguments: Any) -> Any:
        kept.append(new_memory(1 << 14))
        return original(*arguments)

    said = found(calling(execute_1_3=leak), "executions")
    assert "tens of executions by ASYNC" in said
    assert "KiB more memory" in said


def test_memory_of_requests_that_stays_mapped_is_found() -> None:
    kept: list[Any] = []

    def leak(original: Any, request: Any, *rest: Any) -> Any:
        kept.append([pool.duplicate() for pool in request.pools if isinstance(pool, Memory)])
        return original(request, *rest)

    said = found(calling(execute_synchronously_1_3=leak), "requests")
    assert "more descriptors" in said


def test_what_a_refused_request_leaves_is_found() -> None:
    kept: list[mmap.mmap] = []

    def leak(original: Any, request: Any, *rest: Any) -> Any:
        if not request.inputs:
            kept.append(new_memory(1 << 16))
        return original(request, *rest)

    said = found(calling(execute_synchronously_1_3=leak), "refused_requests")
    assert said.startswith("refused requests by SYNC")


def test_what_a_refused_model_leaves_is_found() -> None:
    kept: list[Any] = []

    def leak(original: Any, model: Any, *rest: Any) -> Any:
        if 99 in model.main.output_indexes:
            kept.append(new_memory(1 << 16))
        return original(model, *rest)

    said = found(with_calls(reference(), prepare_model_1_3=leak), "refused_models")
    assert said.startswith("refused models")


def test_bursts_that_stay_are_found() -> None:
    kept: list[Any] = []

    def leak(original: Any, callback: Any, *channels: Any) -> Any:
        class Callback:
            def get_memories(self, slots: Any) -> Any:
                answer = callback.get_memories(slots)
                kept.append([memory.duplicate() for memory in answer[1]])
                return answer

        return original(Callback(), *channels)

    said = found(calling(configure_execution_burst=leak), "bursts")
    assert said.startswith("dropped bursts")


def test_device_memories_that_stay_are_found() -> None:
    kept: list[Any] = []

    def leak(original: Any, *arguments: Any) -> Any:
        answer = original(*arguments)
        kept.append(answer)
        return answer

    said = found(with_calls(reference(), allocate=leak), "device_memories")
    assert said.startswith("dropped device memories")


def test_a_token_that_outlives_its_memory_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BufferTracker, "__init__", _remember_all)

    said = found(reference(), "token_of_dropped_device_memory")
    assert "of a device memory that was dropped) answered NONE" in said


def _remember_all(self: Any) -> None:
    import itertools

    self._tokens = itertools.count(1)
    self._memories = {}


def test_usage_is_that_of_the_process() -> None:
    with ProcessPoolExecutor(1, forkserver()) as pool:  # here threads of other tests may end
        growth = pool.submit(growth_by_a_memory, 1 << 22).result()

    # A mapping has a descriptor of its own.
    assert (growth.descriptors, growth.mappings, growth.threads) == (2, 1, 0)
    assert growth.memory == pytest.approx(1 << 22, rel=0.25)


def growth_by_a_memory(size: int) -> Usage:
    before = usage_of(os.getpid())
    memory = Memory.from_bytes(bytes(size))
    growth = usage_of(os.getpid()) - before
    assert memory.size == size  # it is alive
    return growth


def test_no_test_needs_the_corpus() -> None:
    tests: list[PlannedTest] = list(GROUP.tests([], thorough=False))

    assert all(not test.case for test in tests)


def test_a_driver_in_the_process_that_tests_it_cannot_end() -> None:
    ran = run_group(GROUP, reference(), choose=only("end_of_process"))
    assert ran.outcomes["end_of_process"] is Outcome.SKIPPED


@pytest.mark.parametrize(
    ("end", "outcome", "advice"),
    [
        (ProcessEnd(1, 0, None), Outcome.SUCCESS, ()),
        (
            ProcessEnd(1, 7, None),
            Outcome.SUCCESS,
            ("after its last client had gone, the driver's process exited with status 7",),
        ),
        (ProcessEnd(1, None, signal.SIGKILL), Outcome.SUCCESS, ()),  # for it took too long
    ],
)
def test_an_exit_status_of_its_own_is_advice(
    monkeypatch: pytest.MonkeyPatch, end: ProcessEnd, outcome: Outcome, advice: tuple[str, ...]
) -> None:
    monkeypatch.setattr(GivenDriver, "process", object())
    monkeypatch.setattr(GivenDriver, "_stop", lambda self: end)
    ran = run_group(GROUP, reference(), choose=only("end_of_process"))
    assert (ran.outcomes["end_of_process"], ran.advice["end_of_process"]) == (outcome, advice)
