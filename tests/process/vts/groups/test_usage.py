"""What counts as a leak."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from nnhal.memory import Memory
from tests.process.forks import forkserver
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.harness import GivenDriver
from vts.driving import usage
from vts.driving.usage import Usage, check_returns, usage_of
from vts.test_group import Failed, Skipped

ROUNDS = 24
WARM_UP = 8
EACH = 1 << 10


class Process:
    """Holds what ``held`` says after so many rounds."""

    def __init__(self, held: Callable[[int], Usage]) -> None:
        self._held = held
        self.rounds = -WARM_UP

    def act(self) -> None:
        self.rounds += 1

    def usage(self, pid: int) -> Usage:
        return self._held(self.rounds)


def holding(
    descriptors: float = 0, mappings: float = 0, threads: float = 0, memory: float = 0
) -> Usage:
    return Usage(int(descriptors), int(mappings), int(threads), int(memory))


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Checks a process of which only what it holds is known; it is returned."""

    def check(held: Callable[[int], Usage]) -> Process:
        process = Process(held)
        monkeypatch.setattr(usage, "usage_of", process.usage)
        check_returns(
            GivenDriver(reference),
            lambda: None,
            "things",
            process.act,
            rounds=ROUNDS,
            bytes_each=EACH,
        )
        return process

    return check


def test_a_process_that_does_not_grow_is_looked_at_once(check: Any) -> None:
    assert check(lambda rounds: holding(3, 2, 1, EACH)).rounds == ROUNDS


LEAKS = {
    "a descriptor a round": lambda rounds: holding(descriptors=rounds),
    "a mapping in four rounds": lambda rounds: holding(mappings=rounds // 4),
    "a thread in six rounds": lambda rounds: holding(threads=rounds // 6),
    "the memory of a round": lambda rounds: holding(memory=rounds * EACH),
    "memory beside what comes and goes": lambda rounds: holding(
        rounds % 5, rounds % 3, rounds % 2, rounds * EACH - (rounds % 7) * EACH
    ),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_what_grows_on_is_a_leak(check: Any, leak: Callable[[int], Usage]) -> None:
    with pytest.raises(Failed, match="What a client releases is to be freed"):
        check(leak)


GROWTH = {
    "arenas, as much as leaks in four goes": lambda rounds: holding(
        memory=min(rounds, 5 * ROUNDS) * EACH
    ),
    "a burst of memory": lambda rounds: holding(memory=(rounds > 10) * 100 * ROUNDS * EACH),
    "threads of a pool": lambda rounds: holding(threads=min(rounds, 64)),
    "memory first, threads later": lambda rounds: holding(
        threads=max(0, rounds - 2 * ROUNDS), memory=min(rounds, 2 * ROUNDS) * EACH
    ),
    "slower and slower": lambda rounds: holding(memory=max(rounds, 0) ** 0.5 * 4 * EACH),
    "what comes and goes": lambda rounds: holding(rounds % 4, rounds % 3, rounds % 2),
}


@pytest.mark.parametrize("growth", GROWTH.values(), ids=GROWTH)
def test_what_comes_to_an_end_is_none(check: Any, growth: Callable[[int], Usage]) -> None:
    check(growth)


def test_a_gross_leak_is_told_before_the_process_suffers(check: Any) -> None:
    with pytest.raises(Failed) as slow:
        check(lambda rounds: holding(descriptors=rounds / 4))
    assert "after 312 more of them the driver's process holds 78 more descriptors" in str(
        slow.value
    )
    assert "in each of 6 goes" in str(slow.value)

    with pytest.raises(Failed) as gross:
        check(lambda rounds: holding(descriptors=10 * rounds, memory=rounds * EACH))
    said = "after 72 more of them the driver's process holds 720 more descriptors and 72 KiB more"
    assert said in str(gross.value)
    assert "in each of 3 goes" in str(gross.value)


def test_a_process_that_cannot_be_looked_at_is_skipped(
    check: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(rounds: int) -> Usage:
        return usage_of(-1)

    with pytest.raises(Skipped, match="cannot be looked at"):
        check(gone)


def test_usage_counts_what_is_swapped_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    process = tmp_path / "proc" / "7"
    (process / "fd").mkdir(parents=True)
    (process / "fd" / "0").touch()
    (process / "maps").write_text(
        "7f0000000000-7f0000001000 rw-s 00000000 00:01 42 /memfd:pool\n"
        "7f0000001000-7f0000002000 rw-p 00000000 00:00 0\n"
    )
    (process / "status").write_text(
        "Threads:\t3\nRssAnon:\t  8 kB\nRssFile:\t 99 kB\nRssShmem:\t  4 kB\nVmSwap:\t  2 kB\n"
    )
    monkeypatch.setattr(usage, "_PROCESSES", tmp_path / "proc")

    assert usage_of(7) == Usage(descriptors=1, mappings=1, threads=3, memory=14 << 10)


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
