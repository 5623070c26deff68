"""The whole of ``mlts`` as a user meets it, with a third party's driver on small assets."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from nntflite.graph import File, GraphBuilder
from nntflite.schema import TensorType
from nntflite.writer import write
from tests.end_to_end.command_server import CommandServer
from tests.end_to_end.conftest import (
    VECTOR,
    Run,
    image_entry,
    vector_entry,
    write_assets,
    write_list,
)
from tests.end_to_end.reasons import reason_of
from tests.schemas import validator

pytestmark = pytest.mark.sampled(0.34)

DRIVERS = """
import time
import numpy as np
from nnhal.driver_kit import Driver, Program
from nnhal.types import Capabilities, ErrorStatus
from nnhal.errors import HalError

class Relu(Program):
    def __init__(self, lowest):
        self.lowest = lowest
    def execute(self, inputs, outputs, context):
        outputs[0].write(np.maximum(inputs[0], np.float32(self.lowest)))

class Failing(Program):
    def execute(self, inputs, outputs, context):
        raise HalError(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, "no memory left")

class Sleeping(Program):
    def execute(self, inputs, outputs, context):
        time.sleep(0.02)

class Good(Driver):
    name = "test-good"
    program = Relu(0)
    def __init__(self, threads=None):
        self.threads = threads
    def capabilities(self):
        return Capabilities()
    def supported_operations(self, model):
        return [True] * len(model.main.operations)
    def prepare(self, model, options):
        return self.program

class Wrong(Good):
    program = Relu(0.5)

class Fails(Good):
    program = Failing()

class Slow(Good):
    program = Sleeping()

class Refuses(Good):
    def supported_operations(self, model):
        return [False] * len(model.main.operations)
"""

QUICK = ("--time", "0.05", "--warmup-time", "0", "--no-compilation")


@pytest.fixture(autouse=True)
def drivers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "acme.py").write_text(DRIVERS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


class Good(NamedTuple):
    """A run of the good driver that several tests look at, and the folder it was in."""

    result: subprocess.CompletedProcess[str]
    folder: Path

    def copied_to(self, folder: Path) -> Path:
        """Its output, to be changed."""
        return Path(shutil.copytree(self.folder / "out", folder / "out"))


@pytest.fixture(scope="module")
def good(command_server: CommandServer, tmp_path_factory: pytest.TempPathFactory) -> Good:
    folder = tmp_path_factory.mktemp("good")
    (folder / "acme.py").write_text(DRIVERS)
    write_assets(folder / "assets", [vector_entry(), image_entry(), vector_entry(name="absent")])
    arguments = ["benchmark", "--assets", "assets", "--driver", "acme:Good", "--output", "out"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        return Good(command_server.run("mlts.cli", [*arguments, *QUICK], folder, 120), folder)


def document(folder: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((folder / "results.json").read_text())
    validator("mlts-results.json").validate(content)
    return content


def outcomes(folder: Path, driver: str) -> dict[str, str]:
    cases = document(folder)["cases"]
    return {case["model"]: case["outcome"] for case in cases if case["backend"] == driver}


def test_a_good_driver_passes_and_leaves_every_report(good: Good) -> None:
    result, out = good.result, good.folder / "out"
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.rstrip().endswith("Report: out/index.html")
    assert {path.name for path in out.iterdir()} == {
        "results.json",
        "benchmark.csv",
        "junit.xml",
        "index.html",
        "journal.jsonl",
    }
    assert outcomes(out, "acme:Good") == {
        "vector": "SUCCESS",
        "image": "SUCCESS",
        "absent": "SKIPPED",
    }


def test_the_results_say_everything_about_a_case(run: Run, assets: Path, tmp_path: Path) -> None:
    arguments = ("--assets", assets, "--driver", "acme:Good", "--time", 0.1, "--threads", 2)
    run("benchmark", *arguments, "--warmup-time", 0, "--output", "out")
    found = document(tmp_path / "out")
    assert sum(found["totals"].values()) == len(found["cases"])
    assert found["command"].endswith("--time 0.1 --threads 2 --warmup-time 0 --output out")
    assert {backend["threads"] for backend in found["backends"]} == {2}
    assert found["overhead"]["per_inference_ns"] > 0
    cases = {case["id"]: case for case in found["cases"]}
    vector, image = cases["vector/acme:Good"], cases["image/acme:Good"]
    assert vector["golden"]["max_absolute"] == 0
    assert vector["against_baseline"]["max_absolute"] == 0
    assert vector["evaluated_items"] == vector["test_set_size"] == 3
    assert vector["ratio"]["low"] <= vector["ratio"]["value"] <= vector["ratio"]["high"]
    assert vector["compilation"]["without_cache"]["count"] > 1
    agreement = image["top1_agreement"]
    assert (agreement["same"], agreement["total"], agreement["among_five"]) == (4, 4, 4)
    assert (agreement["lost"], agreement["gained"], agreement["mismatches"]) == (0, 0, [])
    assert [value["key"] for value in image["evaluations"]] == [f"top_{k}" for k in range(1, 6)]
    assert f"--assets {assets}" in vector["repeat"]


def test_a_wrong_driver_fails_with_exit_code_1(run: Run, assets: Path, tmp_path: Path) -> None:
    arguments = ("--assets", assets, "--driver", "acme:Wrong", "vector")
    result = run("benchmark", *arguments, "--output", "out", *QUICK)
    assert result.returncode == 1
    assert "Outputs differ from the golden output beyond tolerance" in result.stdout
    assert outcomes(tmp_path / "out", "acme:Wrong") == {"vector": "FAILURE"}


def test_a_driver_that_fails_does_not_stop_the_others(
    run: Run, assets: Path, tmp_path: Path
) -> None:
    arguments = ("--assets", assets, "--driver", "acme:Fails", "--driver", "acme:Good")
    result = run("benchmark", *arguments, "--output", "out", *QUICK)
    assert result.returncode == 1
    found = document(tmp_path / "out")
    reasons = {reason_of(case) for case in found["cases"] if case["outcome"] == "FAILURE"}
    assert len(reasons) == 1
    (reason,) = reasons
    assert "RESOURCE_EXHAUSTED_TRANSIENT" in reason
    assert "the driver says: " in reason
    assert "no memory left" in reason
    assert result.stderr == ""
    assert outcomes(tmp_path / "out", "acme:Good")["vector"] == "SUCCESS"


def test_a_driver_that_supports_nothing_is_skipped(run: Run, assets: Path, tmp_path: Path) -> None:
    arguments = ("--assets", assets, "--driver", "acme:Refuses", "--output", "out")
    assert run("benchmark", *arguments, *QUICK).returncode == 4
    assert set(outcomes(tmp_path / "out", "acme:Refuses").values()) == {"SKIPPED"}


def test_a_gate_decides_the_exit_code(run: Run, assets: Path, tmp_path: Path) -> None:
    arguments = ("--assets", assets, "--driver", "acme:Good", "vector", *QUICK)
    gate = tmp_path / "gate.toml"
    gate.write_text("[default]\nmax_golden_error = 0\n")
    assert run("benchmark", *arguments, "--gate", gate).returncode == 0
    gate.write_text("[default]\nmax_golden_error = 0\nmax_latency_ratio = 0.0001\n")
    result = run("benchmark", *arguments, "--gate", gate, "--output", "out")
    findings = {finding["limit"]: finding for finding in document(tmp_path / "out")["gate"]}
    missed = findings.pop("max_latency_ratio")
    assert (missed["case"], missed["passed"]) == ("vector/acme:Good", False)
    assert result.returncode == (4 if missed["not_judged"] else 1)  # 4 on a busy machine
    assert findings["max_golden_error"]["passed"]


def test_what_a_driver_does_not_take_runs_on_tf_lite_and_an_engine_gets_the_file(
    run: Run, assets: Path, tmp_path: Path
) -> None:
    build = GraphBuilder()
    x, y, z = (build.tensor(name, TensorType.FLOAT32, VECTOR) for name in "xyz")
    build.operator("RELU", [x], [y])
    build.operator("CEIL", [y], [z])
    (assets / "ceil.tflite").write_bytes(write(File((build.finish([x], [z]),))))
    values = np.fromfile(assets / "data" / "a.input", np.float32)
    np.ceil(np.maximum(values, 0)).tofile(assets / "data" / "ceil.output")
    files = {"input": "data/a.input", "output": "data/ceil.output"}
    write_list(assets, [vector_entry(name="ceil", inputOutputs=[files])])
    names = ("acme:Good", "engine:tflite-builtin")
    arguments = ("--assets", assets, *(f"--driver={name}" for name in names), *QUICK)
    result = run("benchmark", *arguments, "--require-full-delegation", "--output", "out")
    assert result.returncode == 1, result.stdout + result.stderr
    said = "1 of 2 operators ran on TF Lite"
    shown = " ".join(result.stdout.split())
    assert "1 CEIL (the HAL lacks it)" in shown
    assert "acme:Good got HAL models, 1 model partly on TF Lite." in shown
    assert "engine:tflite-builtin got the models' own files." in shown
    cases = {case["backend"]: case for case in document(tmp_path / "out")["cases"]}
    partly, whole = (cases[name] for name in names)
    assert (partly["through"], whole["through"]) == ("hal", "file")
    assert (partly["outcome"], whole["outcome"]) == ("FAILURE", "SUCCESS")
    assert "--require-full-delegation" in partly["repeat"]
    assert reason_of(partly).startswith(f"not fully delegated: {said}, ")
    assert partly["golden"]["max_absolute"] == partly["against_baseline"]["max_absolute"] == 0
    (left,) = partly["delegation"]["left"]
    assert (left["number"], left["name"], left["tensor"]) == (1, "CEIL", "z")
    parts = partly["delegation"]["parts"]
    assert [(part["on_driver"], part["operators"]) for part in parts] == [
        (True, [0]),
        (False, [1]),
    ]
    page = (tmp_path / "out" / "index.html").read_text()
    assert "operators that ran on TF Lite, and why not on the driver" in page
    assert "the HAL lacks it" in page


def test_the_default_folder_is_named_by_the_time(run: Run, assets: Path, tmp_path: Path) -> None:
    arguments = ("--assets", assets, "--driver", "acme:Good", "vector", *QUICK)
    result = run("benchmark", *arguments, "--quiet", "--json", "copy.json")
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    (folder,) = (tmp_path / "mlts-results").iterdir()
    assert re.fullmatch(r"\d{8}-\d{6}", folder.name)
    assert (tmp_path / "copy.json").read_text() == (folder / "results.json").read_text()


def test_every_view_can_be_made_again(run: Run, good: Good, tmp_path: Path) -> None:
    out = good.copied_to(tmp_path)
    page = (out / "index.html").read_text()
    (out / "index.html").unlink()
    assert run("report", "out/results.json", "--format", "html").stdout == "out/index.html\n"
    assert (out / "index.html").read_text() == page
    assert run("report", "out", "--format", "csv").stdout == (out / "benchmark.csv").read_text()
    json_view = run("report", "out/journal.jsonl", "--format", "json").stdout
    told = [case | {"repeat": ""} for case in document(out)["cases"]]
    assert json.loads(json_view)["cases"] == told
    table = run("report", "out").stdout
    assert "vector" in table
    assert table.splitlines()[-1] in good.result.stdout


def test_a_run_does_not_differ_from_itself(run: Run, good: Good) -> None:
    result = run("compare", good.folder / "out", good.folder / "out")
    assert result.returncode == 0
    assert "0 changes for the worse" in result.stdout


def test_the_catalogue_is_listed_with_what_is_absent(run: Run, assets: Path) -> None:
    result = run("models", "--assets", assets)
    assert result.returncode == 0
    rows = [line for line in result.stdout.splitlines() if "absent" in line or "present" in line]
    assert len(rows) == 3
    assert sum("absent" in row.split()[-2] for row in rows) == 1


def start(tmp_path: Path, *arguments: object) -> subprocess.Popen[str]:
    """A benchmark in the background."""
    command = [sys.executable, "-c", "from mlts.cli import main; main()", "benchmark"]
    return subprocess.Popen(
        [*command, *map(str, arguments)],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_until_measuring(journal: Path) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if journal.exists() and journal.read_bytes().count(b'{"started":') > 0:
            time.sleep(1)
            return
        time.sleep(0.05)
    raise AssertionError("the benchmark has not begun to measure")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_writes_what_was_measured(
    assets: Path, tmp_path: Path, number: signal.Signals
) -> None:
    arguments = (
        "--assets",
        assets,
        "--driver",
        "acme:Slow",
        "--time",
        60,
        "--warmup-time",
        0,
    )
    process = start(tmp_path, *arguments, "--output", "out")
    wait_until_measuring(tmp_path / "out" / "journal.jsonl")
    os.kill(process.pid, number)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130, output + errors
    found = document(tmp_path / "out")
    assert found["interrupted"]
    assert found["totals"]["NOT_RUN"] > 0
    assert any(case.get("latency") for case in found["cases"])
    assert "Incomplete" in output
    assert (tmp_path / "out" / "index.html").exists()


def test_a_killed_run_can_be_reported_from_its_journal(
    run: Run, assets: Path, tmp_path: Path
) -> None:
    arguments = (
        "--assets",
        assets,
        "--driver",
        "acme:Slow",
        "--time",
        60,
        "--warmup-time",
        0,
    )
    process = start(tmp_path, *arguments, "--output", "out")
    wait_until_measuring(tmp_path / "out" / "journal.jsonl")
    process.kill()
    process.communicate(timeout=60)
    result = run("report", "out", "--format", "json")
    assert result.returncode == 0, result.stderr
    totals = json.loads(result.stdout)["totals"]
    assert totals["CRASH"] == 0
    assert totals["NOT_RUN"] > 0
