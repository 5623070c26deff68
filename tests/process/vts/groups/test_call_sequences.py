"""Sequences of calls from the tables of the contract, and what a driver keeps of them."""

from __future__ import annotations

import mmap
import os
import signal
from typing import Any

import pytest

from nndrivers import faulty as planted
from nnhal._driver_kit.buffers import BufferTracker
from nnhal._driver_kit.burst import BurstContext
from nnhal.memory import Memory
from nnhal.types import HalVersion
from nnprocess.process_end import ProcessEnd
from nntest.results import Outcome
from tests.unit.vts.groups.drivers import reference, with_calls, with_prepared
from tests.unit.vts.groups.executing import calling
from tests.unit.vts.groups.harness import GivenDriver, run_group
from tests.volume import sampled
from vts.groups.call_sequences import GROUP
from vts.test_group import PlannedTest


def only(*names: str) -> Any:
    return lambda test: test.name in names


@pytest.mark.parametrize("version", sampled([*HalVersion], 0.3))
def test_the_reference_driver_passes(version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version))

    assert ran.failures == {}
    assert ran.outcomes["every_variant/execute"] is Outcome.SUCCESS
    has_bursts = version >= HalVersion.V1_2
    for name in ("after_releases/execute_in_burst", "again_and_again/cache"):
        assert ran.outcomes[name] is (Outcome.SUCCESS if has_bursts else Outcome.SKIPPED)


def new_memory(size: int) -> mmap.mmap:
    """Memory of its own, never what the tests before have left free in this process."""
    memory = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    memory.write(b"x" * size)
    return memory


def found(driver: Any, name: str) -> str:
    return run_group(GROUP, driver, choose=only(name)).only_failure()


def grows(driver: Any, table: str) -> str:
    return found(driver, f"again_and_again/{table}")


def test_prepared_models_that_stay_are_found() -> None:
    kept: list[Any] = []

    def keep(prepared_model: Any) -> Any:
        kept.append((prepared_model, new_memory(1 << 20)))
        return prepared_model

    said = grows(with_prepared(keep), "device")
    assert said.startswith("calls of a device: after 24 more of them the driver's process")


def test_memories_that_a_burst_keeps_are_found() -> None:
    said = found(planted.released_burst_memories_kept, "memories_of_one_burst")
    assert said.startswith("memories that were given to a burst and forgotten: after 72 more of")


def test_memories_that_a_burst_of_packets_keeps_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Any] = []
    free = BurstContext.free_memory

    def keep(self: Any, slot: int) -> None:
        kept.append(self._memories.get(slot))
        free(self, slot)

    monkeypatch.setattr(BurstContext, "free_memory", keep)
    assert "more descriptors" in found(reference(), "memories_of_one_burst")


def test_a_descriptor_that_each_execution_leaves_open_is_found() -> None:
    opened: list[int] = []

    def leak(original: Any, *arguments: Any) -> Any:
        opened.append(os.dup(0))
        return original(*arguments)

    try:
        said = grows(calling(execute_synchronously_1_3=leak), "prepared_model")
    finally:
        for descriptor in opened:
            os.close(descriptor)
    assert "more descriptors; it has grown in each of 3 goes" in said


def test_what_a_refused_request_leaves_is_found() -> None:
    kept: list[mmap.mmap] = []

    def leak(original: Any, request: Any, *rest: Any) -> Any:
        if not request.inputs:
            kept.append(new_memory(1 << 18))
        return original(request, *rest)

    assert "KiB more memory" in grows(calling(execute_synchronously_1_3=leak), "prepared_model")


def test_what_a_refused_model_leaves_is_found() -> None:
    kept: list[Any] = []

    def leak(original: Any, model: Any, *rest: Any) -> Any:
        if len(model.main.output_indexes) != len(set(model.main.output_indexes)):
            kept.append(new_memory(1 << 18))
        return original(model, *rest)

    assert "more memory" in grows(with_calls(reference(), prepare_model_1_3=leak), "device")


def test_device_memories_that_stay_are_found() -> None:
    kept: list[Any] = []

    def leak(original: Any, *arguments: Any) -> Any:
        kept.append((original(*arguments), Memory.from_bytes(b"x")))
        return kept[-1][0]

    assert "more descriptors" in grows(with_calls(reference(), allocate=leak), "buffer")


def test_a_token_that_outlives_its_memory_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BufferTracker, "__init__", _remember_all)

    said = found(reference(), "after_releases/execute_with_dead_token")
    assert "of a released device memory) answered NONE" in said


def _remember_all(self: Any) -> None:
    import itertools

    self._tokens = itertools.count(1)
    self._memories = {}


@pytest.mark.parametrize(
    ("defect", "name"),
    [
        ("refused_allocation_frees_the_last", "every_variant/allocate_wrong"),
        ("refused_copy_is_half_made", "every_variant/copy_from_wrong_size"),
        ("refused_copy_writes_what_fits", "every_variant/copy_to_wrong_size"),
        ("empty_pools_lose_the_model", "every_variant/execute_with_empty_pool"),
        ("refused_preparation_resets_device", "every_variant/prepare_wrong"),
        ("shared_weights_not_in_the_key", "similar_models"),
        ("release_frees_shared_program", "similar_models"),
    ],
)
def test_what_a_call_changes_that_it_must_not_is_found(defect: str, name: str) -> None:
    assert found(getattr(planted, defect), name)


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
