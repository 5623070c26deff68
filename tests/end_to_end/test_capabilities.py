"""``mlts capabilities`` through the real command line, on loops alone, which take little time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.conftest import Run
from tests.schemas import validator

DRIVERS = """
import os
import time
from nndrivers.reference.device import ReferenceDriver

class FailsIf(ReferenceDriver):
    def prepare(self, model, options):
        if len(model.main.operations) > 1:
            self.fail()
        return super().prepare(model, options)

class Crashing(FailsIf):
    def fail(self):
        os.abort()

class Hanging(FailsIf):
    def fail(self):
        time.sleep(1000)

class Mute(ReferenceDriver):
    def capabilities(self):
        raise RuntimeError("no idea")
"""

QUICK = ("control_flow*", "--time", "0.02", "--warmup-time", "0")


@pytest.fixture(autouse=True)
def drivers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "acme.py").write_text(DRIVERS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


def document(tmp_path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((tmp_path / "out.json").read_text())
    validator("mlts-capabilities.json").validate(content)
    return content


def times(driver: dict[str, Any]) -> dict[str, float]:
    return {f["field"]: f["exec_time"]["value"] for f in driver["fields"] if f["exec_time"]}


def test_table_json_and_python_tell_the_same(run: Run, tmp_path: Path) -> None:
    """Also of a driver that does not say what it declares, which is what fails the check."""
    words = ("--driver", "reference", "--driver", "acme:Mute", "--json", "out.json", "--check")
    result = run("capabilities", *QUICK, *words)
    assert result.returncode == 1, result.stderr
    reference, mute = document(tmp_path)["capabilities"]
    assert mute["not_declared"] == "the driver does not answer getCapabilities"
    for found in (reference, mute):
        assert {*times(found)} == {"ifPerformance", "whilePerformance"}
        assert found["python"] in result.stdout
        measured = times(found)["whilePerformance"]
        assert f"{measured:.2f}" in result.stdout
        names: dict[str, Any] = {}
        exec(found["python"], names)
        pasted = names["CAPABILITIES"].while_performance.exec_time
        assert pasted == pytest.approx(measured, rel=0.01)


def test_a_view_goes_to_a_file_as_it_is(run: Run) -> None:
    words = ("control_flow_while", "--time", "0", "--format", "python")
    result = run("capabilities", *words)
    assert (result.returncode, result.stderr) == (0, "")
    exec(result.stdout, {})


def test_a_driver_that_dies_or_hangs_costs_one_model(run: Run, tmp_path: Path) -> None:
    words = ("--driver", "acme:Crashing", "--driver", "acme:Hanging", "--silence", "8")
    result = run("capabilities", *QUICK, *words, "--json", "out.json")
    assert result.returncode == 3, result.stderr
    lines = " ".join(result.stdout.split())
    crash = "acme:Crashing CRASH on control_flow_if. the process was killed by SIGABRT"
    assert crash in lines
    assert "acme:Hanging HANG on control_flow_if. no sign of life for 8 s" in lines
    for found in document(tmp_path)["capabilities"]:
        assert {*times(found)} == {"whilePerformance"}
