"""The report of a run that was killed, from its journal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from mlts.results import BenchmarkCase, BenchmarkRun, Isolation
from mlts.run import replayed
from nntest.results import Outcome, totals_of
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.identity import Header
from nntest.runner.journal import Journal, JournalUnusable
from tests.unit.mlts.conftest import DRIVER


def blank(run: BenchmarkRun) -> BenchmarkRun:
    cases = tuple(
        BenchmarkCase(id=case.id, outcome=Outcome.NOT_RUN, model=case.model, backend=case.backend)
        for case in run.cases
    )
    return msgspec.structs.replace(run, cases=cases, totals=totals_of(cases), overhead=None)


@contextmanager
def journal_of(path: Path, run: BenchmarkRun) -> Iterator[Journal]:
    header = Header(suite="mlts", driver="", version="1", cases=len(run.cases), plan="p")
    with Journal(path, header, blank=blank(run)) as journal:
        yield journal


def test_a_complete_journal_gives_the_cases_back(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with journal_of(path, sample_run) as journal:
        for case in sample_run.cases:
            journal.started(case.id)
            journal.ended(case)
    told = replayed(path)
    assert told.cases == sample_run.cases
    assert told.totals == sample_run.totals
    assert not told.interrupted


@pytest.mark.parametrize(
    ("isolation", "outcome"),
    [(Isolation.NONE, Outcome.CRASH), (Isolation.WORKER, Outcome.NOT_RUN)],
)
def test_what_was_under_way_is_to_blame_only_in_the_process_of_the_run(
    sample_run: BenchmarkRun, tmp_path: Path, isolation: Isolation, outcome: Outcome
) -> None:
    path = tmp_path / "journal.jsonl"
    settings = msgspec.structs.replace(sample_run.settings, isolation=isolation)
    first, second, third = sample_run.cases[:3]
    with journal_of(path, msgspec.structs.replace(sample_run, settings=settings)) as journal:
        journal.started(first.id)
        journal.ended(first)
        journal.started(second.id)
    told = replayed(path)
    assert told.interrupted
    assert told.cases[0] == first
    assert told.cases[1].outcome is outcome
    assert told.cases[1].reason == "the process of the run ended while this case ran"
    assert (told.cases[2].id, told.cases[2].outcome) == (third.id, Outcome.NOT_RUN)


def test_a_driver_is_what_it_has_said_of_itself(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with journal_of(path, sample_run) as journal:
        about = DriverDescription(name="chip", version="9", type="GPU", hal_version="1.2")
        journal.described(about, DRIVER)
    (driver,) = (backend.driver for backend in replayed(path).backends if backend.name == DRIVER)
    assert driver is not None
    assert (driver.device_name, driver.version, driver.hal_version) == ("chip", "9", "1.2")


def test_a_line_that_was_cut_off_is_left_out(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with journal_of(path, sample_run) as journal:
        journal.ended(sample_run.cases[0])
    path.write_bytes(path.read_bytes()[:-20])
    assert {case.outcome for case in replayed(path).cases} == {Outcome.NOT_RUN}


def test_another_file_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("nothing\n")
    with pytest.raises(JournalUnusable, match=r"notes\.txt is not a journal that a report"):
        replayed(path)
    with pytest.raises(JournalUnusable, match="cannot read"):
        replayed(tmp_path / "absent")
