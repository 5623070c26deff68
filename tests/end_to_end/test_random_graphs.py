"""``vts random-graph`` and ``cts random-graph`` as whole commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.command_server import CommandServer

FAULTY = "nndrivers.faulty:subtraction_swapped"


@pytest.mark.parametrize("program", ["vts", "cts"])
def test_a_wrong_operation_becomes_a_spec_that_fails(
    program: str, tmp_path: Path, command_server: CommandServer
) -> None:
    options = ["--driver", FAULTY, "--operations", "SUB,ADD,MUL", "--types", "FLOAT32,INT32"]
    limits = ["--count", "12", "--jobs", "1", "--oracle", "reference", "--output", "out"]
    command = ["random-graph", *options, *limits]
    done = command_server.run(f"{program}.cli", command, tmp_path, 120)
    assert done.returncode == 1, done.stderr
    assert "SUB computes something else" in done.stdout
    result: dict[str, Any] = json.loads((tmp_path / "out/results.json").read_bytes())
    findings = [finding for case in result["cases"] for finding in case["findings"]]
    assert {tuple(finding["operations"]) for finding in findings} == {("SUB",)}
    assert f"{program} random-graph --driver {FAULTY} --seed" in findings[0]["repeat"]
    specs = sorted((tmp_path / "out/graphs").glob("sub_values_*.mod.py"))
    assert specs
    if program == "cts":
        return
    again = ["run", "--specs", "out/graphs", "--driver", FAULTY, "--quick"]
    assert command_server.run("vts.cli", again, tmp_path, 120).returncode == 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--size", "9-2"], "two, as 1-20"),
        (["--operations", "CONV2D"], "Did you mean CONV_2D?"),
        (["--types", "FLOAT33"], "Did you mean"),
    ],
)
def test_a_mistake_gets_one_message(
    options: list[str], message: str, tmp_path: Path, command_server: CommandServer
) -> None:
    done = command_server.run("vts.cli", ["random-graph", *options], tmp_path, 60)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
