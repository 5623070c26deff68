"""The clock that leaves out the way to a driver on another machine."""

from __future__ import annotations

import threading

import pytest

from nnservice.rpc import travel_time


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    now = [1000]
    monkeypatch.setattr("time.perf_counter_ns", lambda: now[0])
    monkeypatch.setattr(travel_time, "_travel", travel_time._Travel())
    return now


def test_a_call_takes_as_long_as_its_server_says(now: list[int]) -> None:
    begun = travel_time.now_ns()
    now[0] += 500
    travel_time.leave_out(500, 120)
    assert travel_time.now_ns() - begun == 120
    now[0] += 30
    assert travel_time.now_ns() - begun == 150


def test_a_server_that_says_more_than_there_was_lengthens_nothing(now: list[int]) -> None:
    begun = travel_time.now_ns()
    travel_time.leave_out(500, 10**18)
    assert travel_time.now_ns() == begun


def test_the_calls_of_another_thread_leave_out_nothing(now: list[int]) -> None:
    begun = travel_time.now_ns()
    other = threading.Thread(target=travel_time.leave_out, args=(500, 1))
    other.start()
    other.join()
    assert travel_time.now_ns() == begun
