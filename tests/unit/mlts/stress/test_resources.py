"""Resources of a process, here of this one: what is kept has grown, what is given back has not."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from mlts.stress.observations import Series
from mlts.stress.resources import Sampler

TENTH_NS = 100_000_000


@pytest.fixture
def opened() -> Iterator[list[int]]:
    files: list[int] = []
    yield files
    for file in files:
        os.close(file)


def _descriptors(sampler: Sampler) -> Series:
    return next(series for series in sampler.series() if series.name == "descriptors")


def _leak(sampler: Sampler, opened: list[int], count: int) -> None:
    for number in range(count):
        opened.append(os.open(os.devnull, os.O_RDONLY))
        sampler.sample(number * TENTH_NS)


def test_descriptors_that_stay_are_growth_by_the_hour(opened: list[int]) -> None:
    sampler = Sampler(os.getpid())
    _leak(sampler, opened, 120)
    assert not sampler.is_settled()
    series = _descriptors(sampler)
    assert series.slope is not None
    assert series.slope.is_growth
    assert series.slope.per_hour == pytest.approx(36_000)  # ten a second
    assert (series.after or 0) - (series.idle or 0) == 120


def test_descriptors_that_are_given_back_in_the_end_are_none(opened: list[int]) -> None:
    sampler = Sampler(os.getpid())
    _leak(sampler, opened, 120)
    while opened:
        os.close(opened.pop())
    assert sampler.is_settled()
    series = _descriptors(sampler)
    assert series.slope is not None
    assert not series.slope.is_growth
    assert series.slope.per_hour == pytest.approx(36_000)


def test_a_process_that_is_gone_has_no_resources() -> None:
    pid = os.posix_spawn("/bin/true", ["true"], {})
    os.waitpid(pid, 0)
    sampler = Sampler(pid)
    sampler.sample(0)
    assert all(not series.values and series.idle is None for series in sampler.series())
