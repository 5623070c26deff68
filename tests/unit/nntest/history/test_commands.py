"""The commands of ``nnhal history``."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nnhal.cli import main
from nntest.history.records import LATENCY, CaseRecord, Measure, RunRecord
from nntest.results import Outcome
from tests.unit.nntest.history.nights import benchmarks, case, conformance, history_of, run
from tests.unit.nntest.history.test_store import written


def history(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["history", *map(str, arguments)])


@pytest.fixture
def nights(tmp_path: Path) -> Path:
    slow = dict.fromkeys(range(6, 10), 0.05)
    other = [run(0, [case("general/add/x"), case("general/add/y")], driver="other")]
    return history_of(tmp_path / "h.db", benchmarks(7, 10, slow), conformance(10, 8), other)


def test_results_are_added_and_listed(tmp_path: Path) -> None:
    path, file = written(tmp_path), tmp_path / "h.db"
    assert history("add", file, path, path.parent).output.splitlines() == [
        f"{path}: 1 new run of a driver, 0 known",
        f"{path.parent}: 0 new runs of a driver, 1 known",
    ]
    listed = history("list", file)
    assert (listed.exit_code, listed.output.count("acme")) == (0, 1)
    assert "2.1 fedcba987654" in listed.output


def test_a_trend_that_is_worse_ends_with_1(nights: Path, tmp_path: Path) -> None:
    found = history("trend", nights, "--html", tmp_path / "trend.html")
    assert found.exit_code == 1
    lines = found.output.splitlines()
    assert lines[0].startswith("mlts acme: 10 runs, the newest of 1.9 (")
    assert lines[1].startswith("  ✗ net0: slower by 5.")
    assert "  ✗ general/add/y: fails since 1.8 (" in found.output
    assert lines[-2:] == [
        "vts other: 1 run, the newest of 1.0 (2026-01-01 01:02 UTC)",
        "  Nothing changed.",
    ]
    assert "What changed: 1" in (tmp_path / "trend.html").read_text()
    assert history("trend", nights, "other").exit_code == 0
    assert history("trend", nights, "--suite", "mlts", "--last", 4).exit_code == 0


def test_the_first_bad_build_of_a_case_or_model_is_named(nights: Path) -> None:
    found = history("first-bad", nights, "general/add/*", "acme")
    assert found.exit_code == 1
    assert found.output.startswith("general/add/y: fails since 1.8 (2026-01-09 01:02 UTC), passed")
    model = history("first-bad", nights, "net0")
    assert (model.exit_code, model.output.startswith("net0: slower by 5.")) == (1, True)
    good = history("first-bad", nights, "net1")
    assert (good.exit_code, good.output) == (0, "No case is bad now, of 1 with such a name.\n")


def test_two_drivers_are_compared_in_suites_that_both_have(nights: Path) -> None:
    found = history("compare", nights, "acme", "other")
    assert found.exit_code == 0
    assert "vts: acme 1.9 (2026-01-10 01:02 UTC), other 1.0 (2026-01-01 01:02 UTC); 1 case" in (
        found.output
    )
    assert "  general/add/y: FAILURE ADD: wrong_values; other: SUCCESS" in found.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("trend", "{}", "nobody"), "the history has no run of nobody; it has mlts acme, vts acme"),
        (("first-bad", "{}", "none*"), "matches 'none*': 'vts list' names cases"),
        (("compare", "{}", "acme", "other", "--suite", "mlts"), "no run of mlts other; it has"),
        (("list", "{}x"), "there is no history"),
    ],
)
def test_what_the_history_does_not_have_is_said(
    nights: Path, arguments: tuple[str, ...], words: str
) -> None:
    found = history(*(each.format(nights) for each in arguments))
    assert found.exit_code == 2
    assert words in found.output
    assert "Traceback" not in found.output


def test_csv_has_a_row_for_each_outcome_and_number(nights: Path) -> None:
    rows = [*csv.DictReader(io.StringIO(history("export", nights).output))]
    outcomes = [row for row in rows if not row["measure"]]
    assert len(outcomes) == 10 * 3 + 10 * 2 + 2
    assert len(rows) - len(outcomes) == 10 * 3 * 2
    last = [row for row in rows if row["case"] == "general/add/y" and row["build"] == "1.9"]
    assert [(row["outcome"], row["cause"]) for row in last] == [("FAILURE", "ADD: wrong_values")]


def timed(night: int) -> Iterator[RunRecord]:
    cases: list[CaseRecord] = [
        case("net", Outcome.SUCCESS, Measure(LATENCY, 1000.0 + night), Measure("top_1", 0.5)),
        case("skipped", Outcome.SKIPPED),
    ]
    yield run(night, cases, "mlts")


def test_google_benchmark_has_the_newest_latencies(tmp_path: Path) -> None:
    path = history_of(tmp_path / "h.db", timed(0), timed(3))
    document = json.loads(history("export", path, "--format", "google-benchmark").output)
    assert document["context"]["host_name"] == "bench"
    (found,) = document["benchmarks"]
    assert (found["name"], found["real_time"], found["time_unit"]) == ("net/acme", 1003.0, "ns")
    assert found["iterations"] >= 1


def test_parquet_has_what_csv_has_or_says_what_it_needs(nights: Path, tmp_path: Path) -> None:
    file = tmp_path / "h.parquet"
    found = history("export", nights, "--format", "parquet", "--to", file)
    try:
        from pyarrow import parquet
    except ImportError:
        assert found.exit_code == 2
        assert "pip install 'nn-driver-suite[history]', or take --format csv" in found.output
        return
    rows = parquet.read_table(file).to_pylist()
    assert len(rows) == len(history("export", nights).output.splitlines()) - 1
    assert {row["case"] for row in rows} >= {"net0", "general/add/y"}
    refused = history("export", nights, "--format", "parquet")
    assert (refused.exit_code, "--to FILE" in refused.output) == (2, True)
