from __future__ import annotations

import threading
import time
import weakref

import pytest

from nnhal._driver_kit import workers
from nnhal._driver_kit.workers import Workers


class Task:
    def __init__(self) -> None:
        self.done = threading.Event()

    def __call__(self) -> None:
        self.done.set()


def threads(name: str) -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == name]


def wait_until(condition: object, what: str) -> None:
    deadline = time.monotonic() + 10
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < deadline, what
        time.sleep(0.001)


def test_tasks_one_after_the_other_share_a_thread() -> None:
    pool = Workers("one-by-one")
    for _ in range(10):
        task = Task()
        pool.submit(task)
        assert task.done.wait(10)
        wait_until(lambda: pool._idle == 1, "the thread waits for more")
    assert len(threads("one-by-one")) == 1


def test_tasks_at_the_same_time_each_have_a_thread() -> None:
    pool, together = Workers("together"), threading.Barrier(8, timeout=10)
    done = threading.Barrier(9, timeout=10)

    def meet() -> None:
        together.wait()
        done.wait()

    for _ in range(8):
        pool.submit(meet)
    done.wait()


def test_a_finished_task_is_let_go() -> None:
    pool, task = Workers("letting-go"), Task()
    gone = weakref.ref(task)
    pool.submit(task)
    assert task.done.wait(10)
    del task
    wait_until(lambda: gone() is None, "the task is gone")


def test_idle_threads_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_IDLE_SECONDS", 0.01)
    pool, task = Workers("ending"), Task()
    pool.submit(task)
    wait_until(lambda: not threads("ending"), "the thread has ended")
    again = Task()
    pool.submit(again)
    assert again.done.wait(10)
