"""The driver's threads: every chunk once, errors brought home, nothing left behind."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nndrivers.reference.threads import ThreadPool


@pytest.fixture
def pool() -> Iterator[ThreadPool]:
    pool = ThreadPool(3)
    yield pool
    pool.close()


@given(st.integers(0, 20), st.integers(1, 5))
def test_chunks_cover_everything_once(count: int, threads: int) -> None:
    pool, seen = ThreadPool(threads), []
    pool.parallel(count, lambda low, high: seen.extend(range(low, high)))
    pool.close()
    assert sorted(seen) == list(range(count))


def test_all_threads_work_at_the_same_time(pool: ThreadPool) -> None:
    barrier = threading.Barrier(3, timeout=10)
    pool.parallel(3, lambda low, high: [barrier.wait() for _ in range(low, high)] and None)


def test_one_thread_is_the_caller_itself() -> None:
    pool, workers = ThreadPool(1), set()
    pool.parallel(5, lambda low, high: workers.add(threading.current_thread()))
    assert workers == {threading.current_thread()}


def test_several_callers_may_use_the_pool_at_once(pool: ThreadPool) -> None:
    totals: list[int] = []

    def caller() -> None:
        parts: list[int] = []
        for _ in range(50):
            pool.parallel(7, lambda low, high: parts.append(high - low))
        totals.append(sum(parts))

    callers = [threading.Thread(target=caller) for _ in range(4)]
    for thread in callers:
        thread.start()
    for thread in callers:
        thread.join()
    assert totals == [350] * 4


@pytest.mark.parametrize("failing", [0, 1, 2])
def test_an_error_in_any_chunk_is_raised_after_all_have_ended(
    pool: ThreadPool, failing: int
) -> None:
    ended = []

    def body(low: int, high: int) -> None:
        ended.append(low)
        if low == failing:
            raise ArithmeticError(f"chunk {low}")

    with pytest.raises(ArithmeticError, match=f"chunk {failing}"):
        pool.parallel(3, body)
    assert sorted(ended) == [0, 1, 2]
    pool.parallel(3, lambda low, high: None)


def test_closing_ends_the_threads() -> None:
    others = {*threading.enumerate()}
    pool = ThreadPool(4)
    pool.parallel(4, lambda low, high: None)
    own = {*threading.enumerate()} - others
    assert len(own) == 3
    pool.close()
    assert not any(thread.is_alive() for thread in own)


def test_threads_end_with_their_pool() -> None:
    others = {*threading.enumerate()}
    pool = ThreadPool(4)
    pool.parallel(4, lambda low, high: None)
    own = {*threading.enumerate()} - others
    assert len(own) == 3
    del pool
    assert not any(thread.is_alive() for thread in own)


def test_a_caller_does_himself_what_no_worker_comes_to_do(pool: ThreadPool) -> None:
    all_busy, release = threading.Barrier(4, timeout=10), threading.Event()

    def hold(low: int, high: int) -> None:
        all_busy.wait()
        release.wait(10)

    holder = threading.Thread(target=pool.parallel, args=(3, hold))
    holder.start()
    all_busy.wait()
    seen: list[int] = []
    pool.parallel(6, lambda low, high: seen.extend(range(low, high)))
    release.set()
    holder.join()
    assert sorted(seen) == list(range(6))


def test_a_job_is_forgotten_when_it_is_done(pool: ThreadPool) -> None:
    class Body:
        def __call__(self, low: int, high: int) -> None:
            pass

    body = Body()
    gone = weakref.ref(body)
    for _ in range(20):
        pool.parallel(3, body)
    del body
    pool.parallel(3, lambda low, high: threading.Event().wait(0.01) and None)
    assert gone() is None


def test_less_than_one_thread_is_refused() -> None:
    with pytest.raises(ValueError, match="threads is 0, expected 1 or more"):
        ThreadPool(0)
