"""The processes of a run on a machine of a cluster: here, on this one, without dask."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import msgspec
import psutil
import pytest

from nntest.results import CaseResult, Outcome
from nntest.runner.case_worker import WorkerSettings
from nntest.runner.engines import dask_worker
from nntest.runner.engines.chunks import Answer, Order
from nntest.runner.engines.dask_worker import end_run, run_chunk, stop_run
from nntest.runner.units import TimeLimits
from tests.process.nntest.runner.toy_suite import DRIVER, ToySuite
from tests.process.zygote_forks import ZygoteForks


def children() -> list[psutil.Process]:
    return psutil.Process().children(recursive=True)


@pytest.fixture
def others(zygote_forks: ZygoteForks) -> list[psutil.Process]:
    """Processes of other tests, such as Python's own resource tracker and what forks zygotes."""
    zygote_forks.start()
    return children()


@pytest.fixture
def run_id(others: list[psutil.Process]) -> Iterator[str]:
    name = uuid.uuid4().hex
    yield name
    end_run(name)
    assert_no_process_is_left(others)


def assert_no_process_is_left(others: list[psutil.Process]) -> None:
    ours = [process for process in children() if process not in others]
    assert psutil.wait_procs(ours, timeout=20)[1] == []


def answer_to(run_id: str, *names: str, driver: str = DRIVER, **fields: Any) -> Answer:
    suite = ToySuite(*names)
    worker = WorkerSettings(
        suite="tests.process.nntest.runner.toy_suite:ToySuite",
        settings=suite.settings,
        driver=driver,
        folder="",
    )
    values = {"version": version("nn-driver-suite"), "limits": TimeLimits(), **fields}
    order = Order(run=run_id, worker=worker, cases=tuple(suite.plan()), **values)
    return msgspec.msgpack.decode(run_chunk(msgspec.msgpack.encode(order)), type=Answer)


def outcomes(answer: Answer) -> list[Outcome]:
    return [msgspec.msgpack.decode(result, type=CaseResult).outcome for result in answer.results]


def test_chunks_of_a_run_share_their_processes(run_id: str) -> None:
    first = answer_to(run_id, "a/passes", "a/dies", "a/fails")
    before = psutil.Process().children()
    second = answer_to(run_id, "a/passes")

    assert outcomes(first) == [Outcome.SUCCESS, Outcome.CRASH, Outcome.FAILURE]
    assert outcomes(second) == [Outcome.SUCCESS]
    assert first.drivers
    assert psutil.Process().children() == before


def test_processes_end_when_no_chunk_comes(
    run_id: str, others: list[psutil.Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_worker, "IDLE_S", 0.0)

    assert outcomes(answer_to(run_id, "a/passes")) == [Outcome.SUCCESS]

    assert_no_process_is_left(others)
    assert outcomes(answer_to(run_id, "a/passes")) == [Outcome.SUCCESS]


def test_an_unknown_driver_is_a_mistake_of_the_user(run_id: str) -> None:
    stopped = answer_to(run_id, "a/passes", driver="nobody").stopped

    assert stopped is not None
    assert stopped.usage
    assert "unknown driver 'nobody'" in stopped.reason


def test_so_is_another_version_of_this_project(run_id: str) -> None:
    stopped = answer_to(run_id, "a/passes", version="0.0.1").stopped

    assert stopped is not None
    assert stopped.usage
    assert stopped.reason.endswith("and this is 0.0.1")


def test_a_run_that_was_stopped_begins_nothing_more(run_id: str) -> None:
    stop_run(run_id, 1.0)

    assert answer_to(run_id, "a/passes") == Answer()
