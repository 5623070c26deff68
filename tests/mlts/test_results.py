from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from mlts import results
from mlts.results import BenchmarkRun, ResultsUnreadable
from nntest.results import Outcome


def test_a_run_survives_json(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    path.write_bytes(results.dump(sample_run))
    assert results.load(path) == sample_run


def test_the_top_level_has_what_every_suite_has(sample_run: BenchmarkRun) -> None:
    document = json.loads(results.dump(sample_run))
    assert document["schema"] == results.SCHEMA
    assert document["suite"] == "mlts"
    assert all({"id", "outcome"} <= case.keys() for case in document["cases"])


def test_totals_add_up_to_the_cases(sample_run: BenchmarkRun) -> None:
    document = json.loads(results.dump(sample_run))
    assert set(document["totals"]) == {outcome.value for outcome in Outcome}
    assert sum(document["totals"].values()) == len(document["cases"])


def test_raw_latencies_come_back_in_order() -> None:
    durations = [5_000_000_000_000, 1, 7]
    packed = results.pack_samples(durations)
    assert results.unpack_samples(packed, len(durations)).tolist() == durations
    assert results.unpack_samples(b"", len(durations)).tolist() == []


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (1.5, 1.5),
        (math.nan, results.ENDLESS),
        (math.inf, results.ENDLESS),
        (-math.inf, -results.ENDLESS),
    ],
)
def test_what_json_cannot_write_has_a_stand_in(value: float, written: float) -> None:
    assert results.finite(value) == written
    assert math.isfinite(results.finite(value))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{", "is not a result of mlts benchmark"),
        ('{"schema": 1, "suite": "vts"}', "schema 1 of suite 'vts'"),
        ('{"schema": 99, "suite": "mlts"}', "reads schema 1"),
        ('{"schema": 1, "suite": "mlts"}', "missing required field"),
    ],
)
def test_an_unreadable_file_is_named_with_the_reason(
    tmp_path: Path, text: str, expected: str
) -> None:
    path = tmp_path / "results.json"
    path.write_text(text)
    with pytest.raises(ResultsUnreadable, match=expected) as caught:
        results.load(path)
    assert str(path) in str(caught.value)


def test_an_absent_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ResultsUnreadable, match="No such file"):
        results.load(tmp_path / "absent.json")
