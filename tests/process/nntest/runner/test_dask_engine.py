"""A run on a cluster of worker processes, some of which are lost on the way."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

pytest.importorskip("distributed")

from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.results import CaseResult, Outcome
from nntest.runner import journal
from nntest.runner.engines import dask_cluster
from nntest.runner.engines.dask import KILLER
from nntest.runner.engines.dask_cluster import DaskMissing, NoDaskWorker, SchedulerUnreachable
from nntest.runner.options import ClusterOptions, RunOptions
from nntest.runner.session import Session, run_suite
from tests.process.nntest.runner.dask_machines import Machines, free_port, machines
from tests.process.nntest.runner.toy_suite import DRIVER, ToySuite

pytestmark = [pytest.mark.slow, pytest.mark.sampled(0.34)]

WHATS = ("passes", "fails", "skips", "passes", "dies", *["passes"] * 15)

OUTCOMES = {"passes": "SUCCESS", "fails": "FAILURE", "skips": "SKIPPED", "dies": "CRASH"}


class Watcher(QuietView):
    """Counts what it is told, and interrupts the run when its patience is at its end."""

    def __init__(self, patience: int = -1) -> None:
        self.interruption = Interruption()
        self.patience = patience
        self.seen: Counter[str] = Counter()

    def ended(self, case: CaseResult) -> None:
        self.seen[case.id] += 1
        if self.seen.total() == self.patience:
            self.interruption.request()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    with machines(tmp_path_factory.mktemp("dask")) as started:
        yield started


def run(
    cluster: Machines | str,
    *names: str,
    folder: Path | str = "",
    resources: dict[str, float] | None = None,
    watcher: Watcher | None = None,
    driver: str = DRIVER,
    **options: Any,
) -> Session:
    address = cluster if isinstance(cluster, str) else cluster.address
    how = RunOptions(driver=driver, cluster=ClusterOptions(address, resources or {}), **options)
    watcher = watcher or Watcher()
    return run_suite(ToySuite(*names, folder=folder), how, watcher, watcher.interruption)


def outcomes(session: Session) -> Counter[Outcome]:
    return Counter(result.outcome for result in session.record.results)


def ended_in(folder: Path) -> Counter[str]:
    lines = (folder / journal.NAME).read_bytes().splitlines()
    entries = [msgspec.json.decode(line) for line in lines]
    return Counter(entry["ended"]["id"] for entry in entries if "ended" in entry)


def test_only_workers_that_have_the_resource_get_cases(cluster: Machines) -> None:
    worker = cluster.add("NPU=1")
    cluster.have(2)
    names = [f"a/tells_where_{n}" for n in range(60)]

    session = run(cluster, *names, resources={"NPU": 1})

    assert outcomes(session) == {Outcome.SUCCESS: 60}
    assert {result.reason for result in session.record.results} == {str(worker.pid)}
    assert (session.settings.engine, session.settings.jobs) == ("dask", 0)
    assert session.record.driver is not None
    assert session.record.driver.name == "toy-driver"


def test_a_resource_that_nobody_has_is_a_mistake_of_the_user(
    cluster: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster.add("NPU=1")
    cluster.have(2)
    monkeypatch.setattr(dask_cluster, "WORKERS_S", 0.0)

    with pytest.raises(NoDaskWorker, match=r"has TPU=2; its workers have: NPU=1; no resources"):
        run(cluster, "a/passes", resources={"TPU": 2})


def test_a_lost_worker_changes_no_total(cluster: Machines, tmp_path: Path) -> None:
    """Each process of the cluster may be lost in the middle of a chunk; nothing else is."""
    cluster.have(3)
    names = [f"a/{what}_{n}" for n, what in enumerate(WHATS * 10)]
    names[100] = "a/loses_its_machine_once"
    watcher = Watcher()

    session = run(cluster, *names, folder=tmp_path, output=tmp_path, watcher=watcher)

    assert len(cluster.workers) == 2
    expected = Counter(OUTCOMES[what] for what in WHATS * 10)
    assert {str(outcome): count for outcome, count in outcomes(session).items()} == expected
    assert [result.id for result in session.record.results] == names
    assert watcher.seen == ended_in(tmp_path) == Counter(names)
    assert not session.record.ended_early
    assert cluster.leftovers() == []


def test_an_interrupted_run_is_continued(cluster: Machines, tmp_path: Path) -> None:
    cluster.have(2)
    names = [f"a/passes_{n}" for n in range(300)]

    first = run(cluster, *names, output=tmp_path, watcher=Watcher(patience=3))
    second = run(cluster, *names, output=tmp_path, resume=True)

    assert first.record.interrupted
    assert outcomes(first)[Outcome.NOT_RUN] > 0
    assert outcomes(first).total() == 300
    assert outcomes(second) == {Outcome.SUCCESS: 300}
    assert ended_in(tmp_path) == Counter(names)
    assert second.settings.resumed == 1


def test_a_case_that_ends_worker_after_worker_is_found(cluster: Machines) -> None:
    cluster.have(2)
    cluster.allow_failures(0)

    session = run(cluster, "a/passes", "a/loses_its_machine")

    assert outcomes(session) == {Outcome.SUCCESS: 1, Outcome.CRASH: 1}
    assert session.record.results[1].reason == KILLER


def test_a_run_whose_scheduler_is_gone_can_be_resumed(cluster: Machines, tmp_path: Path) -> None:
    class Vandal(Watcher):
        def ended(self, case: CaseResult) -> None:
            super().ended(case)
            cluster.lose_scheduler()

    cluster.have(1)
    names = [f"a/passes_{n}" for n in range(200)]

    session = run(cluster, *names, output=tmp_path, watcher=Vandal())

    assert session.record.ended_early == "the dask scheduler is gone"
    assert outcomes(session)[Outcome.NOT_RUN] > 0
    assert outcomes(session).total() == 200
    assert ended_in(tmp_path).total() == outcomes(session)[Outcome.SUCCESS]
    assert cluster.leftovers() == []


def test_a_scheduler_that_does_not_answer_is_a_mistake_of_the_user() -> None:
    with pytest.raises(SchedulerUnreachable, match="no dask scheduler answers"):
        run(f"127.0.0.1:{free_port()}", "a/passes")
    with pytest.raises(SchedulerUnreachable, match="an address is HOST:PORT"):
        run("lab", "a/passes")


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(DaskMissing, match=r"nn-driver-suite\[distributed\]"):
        run("127.0.0.1:1", "a/passes")
