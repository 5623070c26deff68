"""The benchmark that compares the rates of two suites, with something trivial for the other one."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner

from tests.unit.vts.toys import ADD


@pytest.mark.parametrize(("limit", "code"), [(0.0, 0), (float("inf"), 1)])
def test_cases_a_second_are_compared(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, limit: float, code: int
) -> None:
    (tmp_path / "V1_0").mkdir()
    (tmp_path / "V1_0" / "add.mod.py").write_text(ADD)
    monkeypatch.setattr(benchmark, "onnx_cases", lambda: itertools.repeat(lambda: True))
    monkeypatch.setattr(benchmark, "version", lambda package: "1.0")
    monkeypatch.setattr(benchmark, "LIMIT", limit)
    options = ["--specs", str(tmp_path), "--rounds", "1", "--seconds", "0.05"]
    done = CliRunner().invoke(benchmark.main, [*options, "--json", str(tmp_path / "rates.json")])
    assert done.exit_code == code, done.output
    result = json.loads((tmp_path / "rates.json").read_text())
    assert result["passed"] == {"onnx": 1.0, "vts": 1.0}
    assert result["rates"]["vts"] > 0
