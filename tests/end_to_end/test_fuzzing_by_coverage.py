"""``vts fuzz`` by code coverage: a defect to which the variety of answers does not lead is found.

Both runs have the same seed and the same number of attempts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.command_server import CommandServer
from tests.process.nndrivers.support_library.native_library import (
    COMPILER,
    NO_COMPILER,
    NativeLibraries,
)
from tests.schemas import validator
from tests.volume import repeated

pytestmark = pytest.mark.sampled(0.34)

ATTEMPTS = repeated(1500, 5000)
SEED = 24
"""Of 20 seeds, a quarter need no more attempts than that to find the native defect."""

RELU = """
one, result = Input("one", "TENSOR_FLOAT32", "{5}"), Output("result", "TENSOR_FLOAT32", "{5}")
Model().Operation("RELU", one).To(result)
Example({one: [1, -2, 3, -4, 5], result: [1, 0, 3, 0, 5]}).DisableLifeTimeVariation()
"""

DRIVER = """
import numpy as np
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import Program

class Uneven(ReferenceDriver):
    def prepare(self, model, options):
        return Counting(super().prepare(model, options))

class Counting(Program):
    def __init__(self, program):
        self.program, self.executions = program, 0

    def execute(self, inputs, outputs, context):
        self.program.execute(inputs, outputs, context)
        self.executions += 1
        if behind_conditions(inputs):
            outputs[0].write(np.full(5, self.executions * 1000, np.float32))

def behind_conditions(inputs):
    if len(inputs) != 1 or inputs[0] is None or inputs[0].shape != (5,):
        return False
    if inputs[0].dtype != np.float32:
        return False
    if not is_large(inputs[0][0]):
        return False
    if not is_small(inputs[0][1]):
        return False
    return is_large(inputs[0][2])

def is_large(number):
    return not abs(number) <= 100

def is_small(number):
    return abs(number) < 0.5
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "acme.py").write_text(DRIVER)
    specs = tmp_path / "specs" / "V1_0"
    specs.mkdir(parents=True)
    (specs / "relu.mod.py").write_text(RELU)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path


def fuzzed(server: CommandServer, folder: Path, driver: str, *more: str) -> tuple[Any, str]:
    """The results, and what the terminal says."""
    count = "--count", str(ATTEMPTS), "--seed", str(SEED)
    arguments = ["fuzz", "--driver", driver, "--specs", "specs", "--output", "out", *count, *more]
    done = server.run("vts.cli", arguments, folder, 500)
    said = done.stdout + done.stderr
    assert "Traceback" not in said, said
    result = json.loads((folder / "out/results.json").read_text())
    validator("vts-fuzz-results.json").validate(result)
    assert result["cases"][0]["attempts"] <= ATTEMPTS
    page = (folder / "out/index.html").read_text()
    (feedback,) = (line for line in said.splitlines() if "Feedback: " in line)
    assert feedback.partition("Feedback: ")[2] in page.replace("\\u202f", " ")
    return result, feedback.partition("Feedback: ")[2]


def findings(result: Any) -> set[str]:
    return {finding["how"] for case in result["cases"] for finding in case["findings"]}


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None, reason=NO_COMPILER)
def test_a_native_crash_behind_conditions_is_found_by_coverage_alone(
    folder: Path, command_server: CommandServer
) -> None:
    defect = "CRASH_BEHIND_CONDITIONS"
    blind = NativeLibraries(folder).built(defect)
    result, feedback = fuzzed(command_server, folder, str(blind), "--jobs", "1")
    assert (findings(result), feedback) == (set(), "the variety of answers.")
    assert result["cases"][0]["places"] == 0

    (folder / "measured").mkdir()
    measured = NativeLibraries(folder / "measured", "-fsanitize-coverage=trace-pc").built(defect)
    result, feedback = fuzzed(command_server, folder, str(measured), "--jobs", "1")
    assert findings(result) == {"crash"}
    places = result["cases"][0]["places"]
    assert feedback == f"code coverage, {places} places reached."


@pytest.mark.slow
@pytest.mark.skipif(sys.gettrace() is not None, reason="the tests are traced: nothing else can be")
def test_a_python_defect_behind_conditions_is_found_by_coverage_alone(
    folder: Path, command_server: CommandServer
) -> None:
    result, feedback = fuzzed(command_server, folder, "acme:Uneven", "--jobs", "1")
    assert (findings(result), feedback) == (set(), "the variety of answers.")

    result, feedback = fuzzed(command_server, folder, "acme:Uneven", "--in-process")
    assert findings(result) == {"differs"}
    places = result["cases"][0]["places"]
    assert feedback == f"code coverage, {places} places reached."
