from __future__ import annotations

import base64
import json
import math
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mlts import results
from mlts.results import BenchmarkRun
from nncli.encoding import indented
from nntest.result_file import ResultsUnreadable
from nntest.results import Outcome
from tests.cells import cells


def test_a_run_survives_json(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    path.write_bytes(indented(sample_run))
    assert results.FORMAT.read(path) == sample_run


def test_outputs_that_are_too_small_survive_json(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    """Their drift is negative."""
    run = json.loads(indented(sample_run))
    compared = next(case for case in run["cases"] if case["against_baseline"])
    compared["against_baseline"]["drift"] = -0.25
    path = tmp_path / "results.json"
    path.write_text(json.dumps(run), encoding="utf-8")
    read = {case.id: case for case in results.FORMAT.read(path).cases}[compared["id"]]
    assert read.against_baseline is not None
    assert read.against_baseline.drift == -0.25


def test_a_heat_map_without_a_level_for_each_cell_is_refused(
    sample_run: BenchmarkRun, tmp_path: Path
) -> None:
    run = json.loads(indented(sample_run))
    case = next(case for case in run["cases"] if case["worst_sequence"])
    case["worst_sequence"]["actual"]["rows"] -= 1
    path = tmp_path / "results.json"
    path.write_text(json.dumps(run), encoding="utf-8")
    with pytest.raises(ResultsUnreadable, match=r"actual has \d+ levels for .*worst_sequence"):
        results.FORMAT.read(path)


@pytest.mark.parametrize("key", ["worst_images", "worst_sequence"])
def test_a_result_without_examples_is_read(
    sample_run: BenchmarkRun, tmp_path: Path, key: str
) -> None:
    """Earlier versions kept none."""
    run = json.loads(indented(sample_run))
    for case in run["cases"]:
        del case[key]
    path = tmp_path / "results.json"
    path.write_text(json.dumps(run), encoding="utf-8")
    assert len(results.FORMAT.read(path).cases) == len(sample_run.cases)


def test_examples_that_no_run_keeps_are_refused(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    run = json.loads(indented(sample_run))
    case = next(case for case in run["cases"] if case["worst_images"])
    for key, value in (("jpeg", base64.b64encode(bytes(10_000)).decode()), ("baseline", [])):
        broken = json.loads(json.dumps(run))
        found = next(each for each in broken["cases"] if each["id"] == case["id"])
        found["worst_images"][0][key] = value
        path = tmp_path / "results.json"
        path.write_text(json.dumps(broken), encoding="utf-8")
        with pytest.raises(ResultsUnreadable, match=rf"worst_images\[0\]\.{key}"):
            results.FORMAT.read(path)


def test_the_top_level_has_what_every_suite_has(sample_run: BenchmarkRun) -> None:
    document = json.loads(indented(sample_run))
    assert document["schema"] == results.SCHEMA
    assert document["suite"] == "mlts"
    assert all({"id", "outcome"} <= case.keys() for case in document["cases"])


def test_totals_add_up_to_the_cases(sample_run: BenchmarkRun) -> None:
    document = json.loads(indented(sample_run))
    assert set(document["totals"]) == {outcome.value for outcome in Outcome}
    assert sum(document["totals"].values()) == len(document["cases"])


def test_raw_latencies_come_back_in_order() -> None:
    durations = [5_000_000_000_000, 1, 7]
    packed = results.pack_samples(durations)
    assert results.unpack_samples(packed, len(durations)).tolist() == durations
    assert results.unpack_samples(b"", len(durations)).tolist() == []


DURATIONS = [5_000_000_000_000, 1, 7]


@cells(
    ("samples", "count", "problem"),
    [
        (results.pack_samples(DURATIONS), 2, "there are more than the 2"),
        (results.pack_samples(DURATIONS), 4, "there are fewer than the 4"),
        (results.pack_samples(DURATIONS)[:-1], 3, "there are other than the 3"),
        (results.pack_samples(DURATIONS) + b"x", 3, "there are other than the 3"),
        (results.pack_samples([3, -1]), 2, "a duration is negative"),
        (b"no zlib", 3, "damaged"),
        (b"x", 0, "there cannot be 0"),
        (b"x", results.MAX_SAMPLES + 1, "there cannot be 134217729"),
    ],
)
def test_samples_that_contradict_their_count_are_refused(
    samples: bytes, count: int, problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        results.unpack_samples(samples, count)


def test_no_more_is_unpacked_than_the_count_says() -> None:
    bomb = zlib.compress(bytes(1 << 28), 9)
    tracemalloc.start()
    with pytest.raises(ValueError, match="there are more than the 1000"):
        results.unpack_samples(bomb, 1000)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1 << 20


def _break_model(run: Any) -> None:
    run["models"].pop(0)


def _break_backend(run: Any) -> None:
    run["backends"][0]["name"] = "other"


def _double_model(run: Any) -> None:
    run["models"].append(run["models"][0])


def _bomb(run: Any) -> None:
    run["cases"][0]["latency"]["samples"] = base64.b64encode(zlib.compress(bytes(1 << 24))).decode()


def _no_inference(run: Any) -> None:
    run["cases"][0]["latency"]["count"] = 0


def _no_time(run: Any) -> None:
    next(case for case in run["cases"] if case["ratio"])["ratio"]["value"] = 0


def _swap(run: Any) -> None:
    run["cases"][0]["latency"]["max_ns"] = 0


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (_break_model, "is not among the models - at `$.cases[0].model`"),
        (_break_backend, "is not among the backends - at `$.cases[0].backend`"),
        (_double_model, "stands twice - at `$.models[4]`"),
        (_bomb, "that 'count' says - at `$.cases[0].latency`"),
        (_no_inference, "Expected `int` >= 1 - at `$.cases[0].latency.count`"),
        (_no_time, "Expected `float` > 0.0 - at `$.cases[...].ratio.value`"),
        (_swap, "is above max_ns 0 - at `$.cases[0].latency`"),
    ],
)
def test_numbers_that_no_run_has_are_named(
    sample_run: BenchmarkRun, tmp_path: Path, change: Callable[[Any], None], problem: str
) -> None:
    document = json.loads(indented(sample_run))
    change(document)
    path = tmp_path / "results.json"
    path.write_text(json.dumps(document))
    with pytest.raises(ResultsUnreadable) as caught:
        results.FORMAT.read(path)
    assert problem in str(caught.value).replace("[1]", "[...]").replace("[2]", "[...]")


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
        ('{"schema": 99, "suite": "mlts"}', f"reads schema {results.SCHEMA}"),
        (f'{{"schema": {results.SCHEMA}, "suite": "mlts"}}', "missing required field"),
    ],
)
def test_an_unreadable_file_is_named_with_the_reason(
    tmp_path: Path, text: str, expected: str
) -> None:
    path = tmp_path / "results.json"
    path.write_text(text)
    with pytest.raises(ResultsUnreadable, match=expected) as caught:
        results.FORMAT.read(path)
    assert str(path) in str(caught.value)


def test_an_absent_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ResultsUnreadable, match="No such file"):
        results.FORMAT.read(tmp_path / "absent.json")
