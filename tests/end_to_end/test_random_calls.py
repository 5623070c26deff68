"""``vts random-calls`` as a whole command: what is found is a file that repeats it."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.command_server import CommandServer
from tests.schemas import validator

CALLS = [
    {"row": "prepare_model", "gives": 1},
    {"row": "allocate_buffer", "on": [1], "gives": 2},
    {"row": "copy_to", "on": [2]},
]


def write(path: Path, attempt: dict[str, Any]) -> None:
    path.write_text(
        json.dumps({"how": "contract", "digest": "0", "reason": "", "attempt": attempt})
    )


def test_a_finding_is_repeated_reported_and_written_as_a_file_and_a_program(
    tmp_path: Path, command_server: CommandServer
) -> None:
    def run(driver: str, *more: str) -> tuple[int, str]:
        arguments = ["random-calls", "--driver", driver, "--replay", "finding.json", *more]
        done = command_server.run("vts.cli", arguments, tmp_path, 300)
        assert "Traceback" not in done.stderr, done.stderr
        return done.returncode, done.stdout + done.stderr

    write(tmp_path / "finding.json", {"type": "calls", "calls": CALLS})
    driver = "nndrivers.faulty:uninitialized_memory_can_be_read"
    code, said = run(driver, "--output", "out")
    assert (code, "1 finding in 1 attempts" in said) == (1, True), said
    validator("vts-fuzz-results.json").validate(
        json.loads((tmp_path / "out/results.json").read_text())
    )
    (file,) = (tmp_path / "out/findings").glob("*.json")
    finding = json.loads(file.read_text())
    validator("vts-fuzz-finding.json").validate(finding)
    assert finding["attempt"]["calls"] == CALLS
    page = (tmp_path / "out/index.html").read_text()
    assert "A call does not do what the HAL says" in page
    assert "client = Client(device)" in page
    runpy.run_path(str(file.with_suffix(".py")))

    code, said = run("reference", "--in-process", "--no-output")
    assert (code, "Passed" in said) == (0, True), said


@pytest.mark.parametrize(
    ("command", "option"), [("fuzz", "--reproduce"), ("random-calls", "--replay")]
)
def test_a_finding_of_the_other_command_is_refused(
    command: str, option: str, tmp_path: Path, command_server: CommandServer
) -> None:
    steps = {"type": "attempt", "spec": "add", "name": "add"}
    attempt = {"type": "calls", "calls": []} if command == "fuzz" else steps
    write(tmp_path / "finding.json", attempt)
    done = command_server.run("vts.cli", [command, option, "finding.json"], tmp_path, 60)
    other = "random-calls" if command == "fuzz" else "fuzz"
    assert done.returncode == 2
    assert f"finding.json is a finding of vts {other}: give it to that command" in done.stderr
