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

QUICK = ("--model", "control_flow*", "--seconds", "0.02", "--warmup-seconds", "0")


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
    result = run("capabilities", *QUICK, "--json", "out.json")
    assert result.returncode == 0, result.stderr
    (found,) = document(tmp_path)["capabilities"]
    assert {*times(found)} == {"ifPerformance", "whilePerformance"}
    assert found["python"] in result.stdout
    assert f"{times(found)['whilePerformance']:.2f}" in result.stdout
    names: dict[str, Any] = {}
    exec(found["python"], names)
    pasted = names["CAPABILITIES"].while_performance.exec_time
    assert pasted == pytest.approx(times(found)["whilePerformance"], rel=0.01)


def test_a_view_goes_to_a_file_as_it_is(run: Run) -> None:
    result = run("capabilities", *QUICK, "--format", "python")
    assert (result.returncode, result.stderr) == (0, "")
    exec(result.stdout, {})


@pytest.mark.parametrize(
    ("driver", "outcome", "text"),
    [
        ("acme:Crashing", "CRASH", "the process was killed by SIGABRT"),
        ("acme:Hanging", "HANG", "no sign of life for 8 s"),
    ],
)
def test_a_driver_that_dies_or_hangs_costs_one_model(
    run: Run, tmp_path: Path, driver: str, outcome: str, text: str
) -> None:
    words = ("capabilities", *QUICK, "--driver", driver, "--silence", "8", "--json", "out.json")
    result = run(*words)
    assert result.returncode == 3, result.stderr
    (line,) = [line for line in result.stdout.splitlines() if f"{driver} {outcome} on" in line]
    assert "control_flow_if" in line
    assert text in line
    (found,) = document(tmp_path)["capabilities"]
    assert {*times(found)} == {"whilePerformance"}


def test_a_driver_that_does_not_say_what_it_declares_is_measured_all_the_same(
    run: Run, tmp_path: Path
) -> None:
    words = ("capabilities", *QUICK, "--driver", "acme:Mute", "--json", "out.json", "--check")
    assert run(*words).returncode == 1
    (found,) = document(tmp_path)["capabilities"]
    assert found["not_declared"] == "the driver does not answer getCapabilities"
    assert {*times(found)} == {"ifPerformance", "whilePerformance"}
