"""The benchmark of the reference driver, on a model of no size."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from click.testing import CliRunner

from nntflite.errors import NoRuntime
from nntflite.interpreter import Runtime


def test_a_model_is_measured_with_one_and_two_threads(
    benchmark: ModuleType, model: Path, tmp_path: Path
) -> None:
    results = tmp_path / "results.json"
    arguments = [str(model), "--seconds", "0.01", "--json", str(results)]
    outcome = CliRunner().invoke(benchmark.main, arguments)
    assert outcome.exit_code == 0, outcome.output
    entries = json.loads(results.read_text())
    assert [(entry["model"], entry["threads"]) for entry in entries] == [("tiny", 1), ("tiny", 2)]
    for entry in entries:
        assert entry["ratio"] == pytest.approx(entry["reference_ms"] / entry["tflite_ms"])


def test_a_ratio_above_its_limit_ends_with_exit_code_1(
    benchmark: ModuleType, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strict = benchmark.Comparison("tiny", 1, False, 0.0)
    monkeypatch.setattr(benchmark, "LIMITS", [strict])
    arguments = ["--assets", str(model.parent), "--seconds", "0.01"]
    outcome = CliRunner().invoke(benchmark.main, arguments)
    assert outcome.exit_code == 1
    assert "TOO SLOW" in outcome.output


def test_a_model_that_is_not_there_is_skipped(
    benchmark: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benchmark, "LIMITS", [benchmark.Comparison("nowhere", 1, False, 1.0)])
    outcome = CliRunner().invoke(benchmark.main, ["--assets", str(tmp_path)])
    assert outcome.exit_code == 0
    assert "skipped" in outcome.output


def test_without_litert_what_is_compared_with_it_is_skipped(
    benchmark: ModuleType, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_there(package: str) -> None:
        raise NoRuntime(package)

    monkeypatch.setattr(benchmark, "runtime", not_there)
    strict = benchmark.Comparison("tiny", 1, False, 0.0, benchmark.LITERT)
    monkeypatch.setattr(benchmark, "LIMITS", [strict])
    outcome = CliRunner().invoke(benchmark.main, ["--assets", str(model.parent)])
    assert outcome.exit_code == 0
    assert "skipped: ai-edge-litert is not installed" in outcome.output


def test_litert_is_compared_with_by_processor_time(
    benchmark: ModuleType, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tflite = benchmark.Interpreter
    asked = []

    def interpreter(path: Path, *, package: str, **options: Any) -> Any:
        asked.append(package)
        return tflite(path, **options)

    monkeypatch.setattr(benchmark, "Interpreter", interpreter)
    monkeypatch.setattr(benchmark, "runtime", lambda package: Runtime(package, "2.3"))
    ticks = iter(range(0, 1_000_000, 2))
    monkeypatch.setattr(benchmark.time, "process_time_ns", lambda: next(ticks))
    strict = benchmark.Comparison("tiny", 1, True, 1.0, benchmark.LITERT)
    result = benchmark.compare(model, strict, 0.01)
    assert asked == [benchmark.LITERT]
    assert (result.compared_with, result.ratio) == ("litert + delegates", 1.0)
