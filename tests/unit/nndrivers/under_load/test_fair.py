"""Fair drivers: busy, they refuse; and what they keep has a bound."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from nndrivers.reference.program import ReferenceProgram
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.types import ErrorStatus
from tests.unit.nndrivers.under_load.clients_here import TIMEOUT_S, Background, is_right, made
from tests.unit.nnhal.toys import add_model

EXHAUSTED = {ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT}
MISSED = {ErrorStatus.MISSED_DEADLINE_TRANSIENT, ErrorStatus.MISSED_DEADLINE_PERSISTENT}


@pytest.mark.parametrize(
    ("name", "room", "statuses"),
    [("refuses_when_busy", 2, EXHAUSTED), ("misses_deadlines", 3, MISSED)],
)
def test_a_busy_driver_refuses_more_requests_and_finishes_those_that_it_has(
    name: str, room: int, statuses: set[ErrorStatus], monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = Device(made(name)).prepare(add_model())
    begun, go = threading.Semaphore(0), threading.Event()
    execute = ReferenceProgram.execute

    def held(*arguments: Any) -> None:
        begun.release()
        go.wait(TIMEOUT_S)
        execute(*arguments)

    monkeypatch.setattr(ReferenceProgram, "execute", held)
    runs = [Background(lambda n=n: is_right(prepared, n)) for n in range(room)]  # type: ignore[misc]
    assert all(begun.acquire(timeout=TIMEOUT_S) for _ in runs)
    with pytest.raises(HalError) as error:
        is_right(prepared)
    assert error.value.status in statuses
    go.set()
    assert all(run.result() for run in runs)
    assert is_right(prepared)


def test_one_execution_at_a_time_in_the_order_of_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = made("one_execution_at_a_time")
    order: list[int] = []

    def turn(number: int) -> None:
        with driver.turn:
            order.append(number)

    with driver.turn:
        runs = []
        for number in range(5):
            runs.append(Background(lambda n=number: turn(n)))  # type: ignore[misc]
            while len(driver.turn._waiting) <= number:
                assert runs[-1].is_running
    assert all(run.ends_within(TIMEOUT_S) for run in runs)
    assert order == [0, 1, 2, 3, 4]


def test_the_arena_of_the_warm_up_grows_to_25_mib() -> None:
    driver = made("warms_up")
    prepared = Device(driver).prepare(add_model())
    for _ in range(120):
        assert is_right(prepared)
    assert sum(part.nbytes for part in driver._arena) == 25 * 2**20


def test_the_cache_has_a_bound() -> None:
    driver = made("bounded_cache")
    device = Device(driver)
    for _ in range(30):
        device.prepare(add_model())
    assert len(driver._cache) == 24


def test_idle_threads_are_used_again() -> None:
    prepared = Device(made("keeps_idle_threads")).prepare(add_model())
    before = threading.active_count()
    for _ in range(20):
        assert is_right(prepared)
    assert threading.active_count() <= before + 2
