"""Drivers that crash, hang or die at their start: each costs its own cases and nothing else."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nnprocess import linux
from nnprocess.namespace import SWITCH
from tests.end_to_end.conftest import Run
from tests.end_to_end.reasons import reason_of
from tests.process.polling import eventually

pytestmark = pytest.mark.sampled(0.34)

DRIVERS = """
import os
import signal
import threading
import numpy as np
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import Driver, Program
from nnhal.types import Capabilities, OperandType

class Relu(Program):
    def execute(self, inputs, outputs, context):
        outputs[0].write(np.maximum(inputs[0], np.float32(0)))

def hang():
    if os.path.exists("hanging"):
        with open("hanging", "w") as file:
            print("now", file=file)
    threading.Event().wait()

class Hanging(Program):
    def execute(self, inputs, outputs, context):
        hang()

class Crashing(Program):
    def execute(self, inputs, outputs, context):
        os.kill(os.getpid(), signal.SIGKILL)

def rank(model):
    main = model.main
    return len(main.operands[main.input_indexes[0]].dimensions)

class Good(Driver):
    name = "test-good"
    def __init__(self, threads=None):
        pass
    def capabilities(self):
        return Capabilities()
    def supported_operations(self, model):
        return [True] * len(model.main.operations)
    def prepare(self, model, options):
        return Relu() if rank(model) == 2 else self.of_images()
    def of_images(self):
        return Relu()

class CrashesInPrepare(Good):
    def of_images(self):
        print("the compiler gives up")
        os.kill(os.getpid(), signal.SIGSEGV)

class CrashesInExecute(Good):
    def of_images(self):
        return Crashing()

class HangsInExecute(Good):
    def of_images(self):
        return Hanging()

class HangsInPrepare(Good):
    def of_images(self):
        threading.Event().wait()

class DiesAtItsStart(Good):
    def __init__(self, threads=None):
        print("no such accelerator")
        os._exit(4)

class HangsAtItsStart(Good):
    def __init__(self, threads=None):
        hang()

class QuantizedCrash(ReferenceDriver):
    def prepare(self, model, options):
        if any(operand.type == OperandType.TENSOR_QUANT8_ASYMM for operand in model.main.operands):
            os.abort()
        return super().prepare(model, options)

class SaysThatItRuns(Good):
    def of_images(self):
        if os.fork():
            with open("running", "a") as file:
                print("running", file=file)
        threading.Event().wait()

class NeedsTwoRuns(Good):
    def of_images(self):
        if not os.path.exists("here before"):
            open("here before", "w").close()
            os.kill(int(open("main").read()), signal.SIGKILL)
            threading.Event().wait()
        return Relu()
"""

QUICK = ("--iterations", "5", "--warmup-time", "0", "--no-compilation")

WAYS = ([], ["--service"])

BAD = {
    "CrashesInPrepare": ("CRASH", "the compiler gives up"),
    "CrashesInExecute": ("CRASH", ""),
    "HangsInExecute": ("HANG", "in execute"),
    "HangsInPrepare": ("HANG", "in of_images"),
}
"""Driver, outcome on images, and a word of its evidence."""


@pytest.fixture(autouse=True)
def drivers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "acme.py").write_text(DRIVERS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


def document(folder: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((folder / "results.json").read_text())
    return content


def outcomes(found: dict[str, Any]) -> dict[str, str]:
    assert sum(found["totals"].values()) == len(found["cases"])
    return {case["id"]: case["outcome"] for case in found["cases"]}


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_drivers_that_die_or_hang_on_one_model_cost_their_cases_alone(
    run: Run, assets: Path, tmp_path: Path, options: list[str]
) -> None:
    drivers = [*BAD, "Good"]
    named = [word for driver in drivers for word in ("--driver", f"acme:{driver}")]
    arguments = [*named, *options, "--assets", assets, *QUICK, "--silence", 2, "--output", "out"]
    result = run("benchmark", *arguments)
    assert result.returncode == 3, result.stderr
    found = document(tmp_path / "out")
    ended = outcomes(found)
    cases = {case["id"]: case for case in found["cases"]}
    page = (tmp_path / "out" / "index.html").read_text()
    for driver, (outcome, evidence) in BAD.items():
        assert ended.pop(f"image/acme:{driver}") == outcome
        assert evidence in "\n".join(cases[f"image/acme:{driver}"]["evidence"])
        assert evidence in page
    assert set(ended.values()) == {"SUCCESS", "SKIPPED"}
    assert ("each in a process of its own" if options else "in a process beside") in page


def test_a_crash_on_one_embedded_model_leaves_the_others(run: Run, tmp_path: Path) -> None:
    models = ("mobilenet_v1_0.25_128_mini", "mobilenet_v1_0.25*mini_quant")
    result = run("benchmark", "--driver", "acme:QuantizedCrash", *models, *QUICK, "--output", "out")
    assert result.returncode == 3, result.stderr
    found = document(tmp_path / "out")
    bad = [case for case in found["cases"] if case["outcome"] != "SUCCESS"]
    assert [case["id"] for case in bad] == ["mobilenet_v1_0.25_128_mini_quant/acme:QuantizedCrash"]
    assert "killed by SIGABRT" in reason_of(bad[0])
    assert any("Fatal Python error" in line for line in bad[0]["evidence"])


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_a_driver_that_dies_at_its_start_is_given_up_with_its_last_words(
    run: Run, tmp_path: Path, options: list[str]
) -> None:
    result = run(
        "benchmark", "--driver", "acme:DiesAtItsStart", *options, *QUICK, "--output", "out",
        "--exclude", "*/TFLite_CPU_XNNPACK",
    )  # fmt: skip
    assert result.returncode == 3
    found = document(tmp_path / "out")
    dead = [case for case in found["cases"] if case["backend"] == "acme:DiesAtItsStart"]
    assert [case["outcome"] for case in dead] == ["CRASH"] * 3 + ["NOT_RUN"] * (len(dead) - 3)
    assert all("exited with status 4" in reason_of(case) for case in dead)
    assert all("no such accelerator" in "\n".join(case["evidence"]) for case in dead[:3])
    assert "driver 'acme:DiesAtItsStart' does not start" in found["ended_early"]


def test_a_driver_that_dies_at_its_start_costs_others_nothing(
    run: Run, assets: Path, tmp_path: Path
) -> None:
    drivers = ("--driver", "acme:DiesAtItsStart", "--driver", "acme:Good")
    result = run("benchmark", *drivers, "--assets", assets, *QUICK, "--output", "out")
    assert result.returncode == 3
    ended = outcomes(document(tmp_path / "out"))
    assert (ended["vector/acme:Good"], ended["image/acme:Good"]) == ("SUCCESS", "SUCCESS")
    assert ended["vector/TFLite_CPU"] == ended["image/TFLite_CPU"] == "SUCCESS"
    assert ended["vector/acme:DiesAtItsStart"] == ended["image/acme:DiesAtItsStart"] == "CRASH"


@pytest.mark.parametrize(
    ("options", "isolation"),
    [([], "worker process"), (["--service"], "driver service"), (["--in-process"], "in process")],
)
def test_results_say_where_drivers_ran_and_how_to_repeat_that(
    run: Run, assets: Path, tmp_path: Path, options: list[str], isolation: str
) -> None:
    arguments = ["--driver", "acme:Good", *options, "--assets", assets, *QUICK, "--output", "out"]
    assert run("benchmark", *arguments).returncode == 0
    found = document(tmp_path / "out")
    assert found["settings"]["isolation"] == isolation
    assert found["overhead"]["inferences"]
    repeat = set(found["cases"][0]["repeat"].split())
    assert repeat & {"--service", "--in-process"} == set(options)
    warned = any(warning["code"] == "service" for warning in found["warnings"])
    assert warned == (isolation == "driver service")
    measured = [case for case in found["cases"] if case["outcome"] == "SUCCESS"]
    assert all(case["memory"]["prepared_bytes"] > 0 for case in measured)


def test_watching_a_driver_needs_it_in_this_process(run: Run, assets: Path, tmp_path: Path) -> None:
    arguments = ("--driver", "acme:Good", "--assets", assets, *QUICK, "--output", "out")
    result = run("benchmark", *arguments, "--trace", "trace.json")
    assert result.returncode == 0
    assert document(tmp_path / "out")["settings"]["isolation"] == "in process"
    assert "execute" in (tmp_path / "trace.json").read_text()


def test_contradicting_options_are_refused(run: Run) -> None:
    result = run("benchmark", "--in-process", "--service")
    assert result.returncode == 2
    assert result.stderr == "Error: --in-process leaves no place for --service\n"
    result = run("benchmark", "--through", "file", "--service")
    assert result.returncode == 2
    assert result.stderr == "Error: --service: a driver in its own process reads no files\n"
    result = run("benchmark", "--resume")
    assert result.returncode == 2
    assert result.stderr.startswith("Error: --resume needs --output DIR")
    result = run("benchmark", "--limit-cpu", 5)
    assert result.returncode == 2
    assert result.stderr.endswith("they need --service\n")


@pytest.mark.parametrize("driver", ["HangsInExecute", "HangsAtItsStart"])
def test_a_second_interruption_does_not_wait_for_a_driver_that_hangs(
    assets: Path, tmp_path: Path, driver: str
) -> None:
    os.mkfifo(tmp_path / "hanging")
    arguments = ["benchmark", "--driver", f"acme:{driver}", "--assets", str(assets), *QUICK]
    command = [sys.executable, "-c", "from mlts.cli import main; main()", *arguments]
    with subprocess.Popen(
        [*command, "--output", "out"], cwd=tmp_path, stdout=subprocess.DEVNULL
    ) as process:
        _await_line(tmp_path / "hanging", process)
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGTERM)
    assert process.returncode == 130
    found = document(tmp_path / "out")
    assert found["interrupted"]
    assert outcomes(found)[f"image/acme:{driver}"] == "NOT_RUN"
    if driver == "HangsInExecute":
        assert outcomes(found)[f"vector/acme:{driver}"] == "SUCCESS"


def _await_line(path: Path, process: subprocess.Popen[bytes]) -> bytes:
    """What somebody writes to a named pipe before the process ends."""
    pipe = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    told_or_ended = select.poll()
    told_or_ended.register(pipe, select.POLLIN)
    told_or_ended.register(os.pidfd_open(process.pid), select.POLLIN)
    told_or_ended.poll()
    line = os.read(pipe, 100)
    os.close(pipe)
    return line


def _descendants(pid: int) -> set[int]:
    children = {*linux.children_of(pid)}
    return children.union(*map(_descendants, children))


def test_a_killed_run_is_continued(assets: Path, tmp_path: Path, run: Run) -> None:
    options = ["benchmark", "--driver", "acme:NeedsTwoRuns", "--assets", str(assets), *QUICK,
               "--output", "out"]  # fmt: skip
    program = "import os; open('main', 'w').write(str(os.getpid()));"
    program += "from mlts.cli import main; main()"
    killed = subprocess.run(
        [sys.executable, "-c", program, *options],
        cwd=tmp_path,
        env=os.environ | {SWITCH: "0"},  # from a namespace the driver could not kill the command
        check=False,
        capture_output=True,
    )
    assert killed.returncode == -signal.SIGKILL
    journal = tmp_path / "out" / "journal.jsonl"
    with journal.open("a") as file:
        file.write('{"ended":{"id":"ve')
    before = journal.read_text().splitlines()[:-1]
    assert any('"started"' in line and '"image/' in line for line in before)
    assert run("report", "out").returncode == 0

    other = run(*options, "--resume", "--threads", 2)
    assert other.returncode == 2
    assert "cannot be continued: it was a run of 9 cases, or other ones" in other.stderr

    result = run(*options, "--resume")
    assert result.returncode == 0, result.stderr
    found = document(tmp_path / "out")
    assert set(outcomes(found).values()) == {"SUCCESS", "SKIPPED"}
    assert any("continued" in text for text in found["reductions"])
    lines = journal.read_text().splitlines()
    assert lines[: len(before)] == before
    entries = [json.loads(line) for line in lines[1:]]
    measured = {entry["ended"]["id"]: entry["ended"] for entry in entries if "ended" in entry}
    for case in found["cases"]:
        assert case | {"repeat": ""} == measured[case["id"]]
    again = [json.loads(line) for line in lines[len(before) :]]
    started = [entry["started"] for entry in again if "started" in entry]
    models = [id.partition("/")[0] for id in started if id.endswith("NeedsTwoRuns")]
    assert models == ["image", "absent"]


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_nothing_survives_the_death_of_the_command(
    assets: Path, tmp_path: Path, options: list[str]
) -> None:
    os.mkfifo(tmp_path / "running")
    arguments = ["benchmark", "--driver", "acme:SaysThatItRuns", "--assets", str(assets), *QUICK]
    command = [sys.executable, "-c", "from mlts.cli import main; main()", *arguments, *options]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL) as process:
        assert _await_line(tmp_path / "running", process)
        forks = _descendants(process.pid)
        process.kill()
    assert len(forks) > 2
    for pid in forks:
        eventually(lambda pid=pid: linux.process_state(pid) in ("", "Z"))
