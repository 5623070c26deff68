"""Charges: whom what a thread allocates counts for."""

from __future__ import annotations

import threading

import pytest

from nnhal._driver_kit.workers import Workers
from nnhal.charging import charge_here, charged, charges_go_to


@pytest.fixture
def sizes() -> list[int]:
    return []


def test_a_thread_that_works_for_nobody_pays_nothing() -> None:
    assert charged(1 << 40) is None


def test_what_a_thread_allocates_counts_for_its_client_also_through_other_threads(
    sizes: list[int],
) -> None:
    workers, done = Workers("test"), threading.Event()

    def serve() -> None:
        charges_go_to(sizes.append)
        charged(1)
        later = charge_here()

        def work() -> None:
            charged(2)
            later(3)
            done.set()

        workers.submit(work)

    thread = threading.Thread(target=serve)
    thread.start()
    thread.join()
    assert done.wait(30)
    assert sizes == [1, 2, 3]


def test_a_worker_that_has_worked_for_a_client_works_for_the_next_one_afterwards(
    sizes: list[int],
) -> None:
    workers, done = Workers("test"), threading.Semaphore(0)

    def work() -> None:
        charged(1)
        done.release()

    def serve() -> None:
        charges_go_to(sizes.append)
        workers.submit(work)

    thread = threading.Thread(target=serve)
    thread.start()
    thread.join()
    assert done.acquire(timeout=30)
    workers.submit(work)  # for nobody
    assert done.acquire(timeout=30)
    assert sizes == [1]
