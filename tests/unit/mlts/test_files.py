from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from mlts import files, results
from mlts.files import junit_of
from mlts.results import BenchmarkRun
from nntest.results import Outcome
from nntest.runner import journal
from nntest.runner.identity import Header
from nntest.runner.journal import Journal, JournalUnusable
from tests.unit.mlts.example_runs import full_run


def test_a_folder_is_read_by_its_results_or_else_by_its_journal(
    sample_run: BenchmarkRun, tmp_path: Path
) -> None:
    header = Header(suite="mlts", driver="", version="1", cases=1, plan="")
    with Journal(tmp_path / journal.NAME, header, blank=sample_run):
        pass
    assert files.load_run(tmp_path).cases == sample_run.cases
    (tmp_path / "results.json").write_bytes(results.dump(sample_run))
    assert files.load_run(tmp_path) == sample_run
    assert files.load_run(tmp_path / "results.json") == sample_run


def test_a_folder_without_either_is_told(tmp_path: Path) -> None:
    with pytest.raises(JournalUnusable, match=r"journal\.jsonl"):
        files.load_run(tmp_path)


def test_every_report_is_written(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    page = files.write_all(sample_run, tmp_path)
    assert page == tmp_path / "result.html"
    assert {path.name for path in tmp_path.iterdir()} == {
        "results.json",
        "benchmark.csv",
        "junit.xml",
        "result.html",
    }


def test_the_names_that_are_written_are_those_that_are_checked_first(
    sample_run: BenchmarkRun, tmp_path: Path
) -> None:
    files.write_all(sample_run, tmp_path)
    written = {path.name for path in tmp_path.iterdir()} | {"journal.jsonl"}
    assert set(files.WRITTEN) == written


def test_junit_has_a_test_for_each_case_and_what_an_evaluator_found() -> None:
    run = full_run()
    root = ElementTree.fromstring(junit_of(run))
    assert sum(int(suite.get("tests", "")) for suite in root) == len(run.cases)
    failures = [failure.text or "" for failure in root.iter("failure")]
    assert len(failures) == run.totals[Outcome.FAILURE]
    assert any("far below the validation threshold" in text for text in failures)
    assert all("repeat: mlts benchmark" in text for text in failures)


def test_half_a_character_from_a_driver_loses_no_file(
    sample_run: BenchmarkRun, tmp_path: Path
) -> None:
    cases = tuple(
        msgspec.structs.replace(case, why="half \ud800", validation_errors=("half \ud800",))
        for case in sample_run.cases
    )
    files.write_all(msgspec.structs.replace(sample_run, cases=cases), tmp_path)
    for name in ("result.html", "junit.xml", "benchmark.csv"):
        assert "half \\ud800" in (tmp_path / name).read_text(), name
    assert "half \\\\ud800" in (tmp_path / "results.json").read_text()
    assert files.load_run(tmp_path).cases[0].reason == "half \\ud800"
