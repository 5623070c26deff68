from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from mlts.result_kind import BENCHMARK
from mlts.results import BenchmarkRun
from nncli.encoding import indented
from nntest.report.views import junit
from nntest.result_file import ResultsUnreadable
from nntest.results import Outcome
from nntest.runner import journal
from nntest.runner.identity import Header
from nntest.runner.journal import Journal
from tests.unit.mlts.example_runs import full_run


def test_a_folder_is_read_by_its_results_or_else_by_its_journal(
    sample_run: BenchmarkRun, tmp_path: Path
) -> None:
    header = Header(suite="mlts", driver="", version="1", cases=1, plan="")
    with Journal(tmp_path / journal.NAME, header, blank=sample_run):
        pass
    assert BENCHMARK.load(tmp_path).cases == sample_run.cases
    (tmp_path / "results.json").write_bytes(indented(sample_run))
    assert BENCHMARK.load(tmp_path) == sample_run
    assert BENCHMARK.load(tmp_path / "results.json") == sample_run


def test_a_folder_without_either_is_told(tmp_path: Path) -> None:
    with pytest.raises(ResultsUnreadable, match=r"results\.json"):
        BENCHMARK.load(tmp_path)


def test_every_report_is_written(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    page, *_ = BENCHMARK.write(sample_run, tmp_path)
    assert page == tmp_path / "index.html"
    assert {path.name for path in tmp_path.iterdir()} == {
        "results.json",
        "benchmark.csv",
        "junit.xml",
        "index.html",
    }


def test_the_names_that_are_written_are_those_that_are_checked_first(
    sample_run: BenchmarkRun, tmp_path: Path
) -> None:
    BENCHMARK.write(sample_run, tmp_path)
    written = {path.name for path in tmp_path.iterdir()} | {"journal.jsonl"}
    assert set(BENCHMARK.files) == written


def test_junit_has_a_test_for_each_case_and_what_an_evaluator_found() -> None:
    run = full_run()
    root = ElementTree.fromstring(b"".join(junit.parts(run, BENCHMARK)))
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
    BENCHMARK.write(msgspec.structs.replace(sample_run, cases=cases), tmp_path)
    for name in ("index.html", "junit.xml", "benchmark.csv"):
        assert "half \\ud800" in (tmp_path / name).read_text(), name
    assert "half \\\\ud800" in (tmp_path / "results.json").read_text()
    assert BENCHMARK.load(tmp_path).cases[0].reason == "half \\ud800"
