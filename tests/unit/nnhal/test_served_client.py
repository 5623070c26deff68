"""The client that a thread works for: what is allocated counts for it, and ends with it."""

from __future__ import annotations

import threading

import pytest

from nnhal._driver_kit.workers import Workers
from nnhal.errors import ClientGone
from nnhal.served_client import charge_here, charged, check_still_wanted, works_for


class Client:
    """Notes what it is charged."""

    def __init__(self) -> None:
        self.is_gone = False
        self.sizes: list[int] = []

    def charge(self, size: int) -> None:
        self.sizes.append(size)


@pytest.fixture
def client() -> Client:
    return Client()


def test_a_thread_that_works_for_nobody_pays_nothing() -> None:
    assert charged(1 << 40) is None


def test_what_a_thread_allocates_counts_for_its_client_also_through_other_threads(
    client: Client,
) -> None:
    workers, done = Workers("test"), threading.Event()

    def serve() -> None:
        works_for(client)
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
    assert client.sizes == [1, 2, 3]


def test_a_worker_that_has_worked_for_a_client_works_for_the_next_one_afterwards(
    client: Client,
) -> None:
    workers, done = Workers("test"), threading.Semaphore(0)

    def work() -> None:
        charged(1)
        done.release()

    def serve() -> None:
        works_for(client)
        workers.submit(work)

    thread = threading.Thread(target=serve)
    thread.start()
    thread.join()
    assert done.acquire(timeout=30)
    workers.submit(work)  # for nobody
    assert done.acquire(timeout=30)
    assert client.sizes == [1]


def test_work_for_a_client_that_is_gone_ends_when_it_asks(client: Client) -> None:
    ended: list[type[Exception]] = []

    def serve() -> None:
        check_still_wanted()  # by nobody, which is no reason to end
        works_for(client)
        check_still_wanted()
        client.is_gone = True
        try:
            check_still_wanted()
        except ClientGone as error:
            ended.append(type(error))

    thread = threading.Thread(target=serve)
    thread.start()
    thread.join()
    assert ended == [ClientGone]
