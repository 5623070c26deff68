from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mlts.journal import Journal, read, to_resume
from mlts.results import BenchmarkRun, Isolation, ResultsUnreadable
from nntest.results import Outcome, totals_of


def planned(run: BenchmarkRun) -> BenchmarkRun:
    cases = tuple(
        msgspec.structs.replace(case, outcome=Outcome.NOT_RUN, reason="") for case in run.cases
    )
    return msgspec.structs.replace(run, cases=cases, totals=totals_of(cases))


def test_a_complete_journal_gives_the_cases_back(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with Journal(path, planned(sample_run)) as journal:
        for model in sample_run.models:
            journal.started(model.name)
            journal.ended([case for case in sample_run.cases if case.model == model.name])
    replayed = read(path)
    assert replayed.cases == sample_run.cases
    assert replayed.totals == sample_run.totals
    assert not replayed.interrupted


def test_the_model_that_was_open_is_the_crasher(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    first, second, third = (model.name for model in sample_run.models[:3])
    journal = Journal(path, planned(sample_run))
    journal.started(first)
    journal.ended([case for case in sample_run.cases if case.model == first])
    journal.started(second)
    # No orderly end: what is on the disk is all there is.
    replayed = read(path)
    assert replayed.interrupted
    assert {case.outcome for case in replayed.cases if case.model == second} == {Outcome.CRASH}
    assert {case.outcome for case in replayed.cases if case.model == third} == {Outcome.NOT_RUN}
    assert [case for case in replayed.cases if case.model == first] == [
        case for case in sample_run.cases if case.model == first
    ]
    journal.__exit__(None, None, None)


def test_an_open_model_is_not_to_blame_where_drivers_had_a_process_of_their_own(
    sample_run: BenchmarkRun, tmp_path: Path
) -> None:
    path = tmp_path / "journal.jsonl"
    settings = msgspec.structs.replace(sample_run.settings, isolation=Isolation.WORKER)
    run = msgspec.structs.replace(planned(sample_run), settings=settings)
    with Journal(path, run) as journal:
        journal.started(run.models[0].name)
    replayed = read(path)
    assert replayed.interrupted
    assert {case.outcome for case in replayed.cases} == {Outcome.NOT_RUN}
    assert replayed.cases[0].reason == "the benchmark's process ended while this model ran"


def test_a_run_to_be_continued_knows_what_has_ended_and_appends(
    sample_run: BenchmarkRun, tmp_path: Path
) -> None:
    path = tmp_path / "journal.jsonl"
    first, second = (model.name for model in sample_run.models[:2])
    with Journal(path, planned(sample_run)) as journal:
        journal.started(first)
        journal.ended([case for case in sample_run.cases if case.model == first])
        journal.started(second)
    with path.open("ab") as file:
        file.write(b'{"type":"ended","case":{"id"')
    known = to_resume(path)
    for before, case in zip(sample_run.cases, known.cases, strict=True):
        assert case.outcome is (before.outcome if case.model == first else Outcome.NOT_RUN)
    with Journal(path, known, resume=True) as journal:
        journal.ended([case for case in sample_run.cases if case.model != first])
    assert read(path).cases == sample_run.cases


def test_a_line_that_was_cut_off_is_left_out(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with Journal(path, planned(sample_run)) as journal:
        journal.started(sample_run.models[0].name)
        journal.ended(sample_run.cases[:1])
    path.write_bytes(path.read_bytes()[:-20])
    assert read(path).cases[0].outcome is Outcome.CRASH


def test_another_file_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("nothing\n")
    with pytest.raises(ResultsUnreadable, match="not a journal"):
        read(path)
    with pytest.raises(ResultsUnreadable, match="cannot read"):
        read(tmp_path / "absent")


@pytest.mark.parametrize("line", [b"{", b"", b"\xff", b'{"type":"ended"}', b'{"type":"odd"}'])
def test_a_damaged_line_is_named(sample_run: BenchmarkRun, tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "journal.jsonl"
    with Journal(path, planned(sample_run)) as journal:
        journal.started(sample_run.models[0].name)
        journal.ended(sample_run.cases[:1])
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([lines[0], line, *lines[2:]]))
    with pytest.raises(ResultsUnreadable, match=r"line 2 is damaged .*: remove it"):
        to_resume(path)
