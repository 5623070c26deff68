"""The benchmark of the reference driver's preparations, on a model of no size."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner


def test_a_model_is_prepared_afresh_and_from_the_cache(
    benchmark: ModuleType, model: Path, tmp_path: Path
) -> None:
    results = tmp_path / "results.json"
    arguments = [str(model), "--runs", "2", "--json", str(results)]
    outcome = CliRunner().invoke(benchmark.main, arguments)
    assert outcome.exit_code == 0, outcome.output
    (entry,) = json.loads(results.read_text())
    assert entry["model"] == "tiny"
    assert 0 < entry["fresh_ms"] < entry["fresh_run_ms"]
    assert 0 < entry["cached_ms"] < entry["cached_run_ms"]


@pytest.mark.parametrize("limits", [(0.0, None), (None, 0.0)], ids=["fresh", "cached"])
def test_a_time_above_its_limit_ends_with_exit_code_1(
    benchmark: ModuleType,
    model: Path,
    monkeypatch: pytest.MonkeyPatch,
    limits: tuple[float | None, float | None],
) -> None:
    monkeypatch.setattr(benchmark, "LIMITS", [benchmark.Limit("tiny", *limits)])
    arguments = ["--assets", str(model.parent), "--runs", "1", "--no-native"]
    outcome = CliRunner().invoke(benchmark.main, arguments)
    assert outcome.exit_code == 1
    assert "TOO SLOW" in outcome.output


def test_a_model_that_is_not_there_is_skipped(benchmark: ModuleType, tmp_path: Path) -> None:
    outcome = CliRunner().invoke(benchmark.main, ["--assets", str(tmp_path)])
    assert outcome.exit_code == 0
    assert "skipped" in outcome.output
