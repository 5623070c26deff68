"""The page about CI, and the action: each command is run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.end_to_end.docs.examples import blocks

BIN = Path(sys.executable).parent
HERE = Path(__file__).resolve().parents[3]

SETTINGS = """[tool.nn-driver-suite.vts.run]
groups = "general"
silence = "120s"
"""
"""For a busy machine: no test with a time limit, and a long one for signs of life."""

TIMED = ("--gate", "trend")
"""In commands whose limits a busy machine may miss (1), or keep from being judged (4)."""


def shell(script: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    path = f"{folder / 'bin'}:{BIN}:{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script],
        cwd=folder,
        env=os.environ | environment | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_every_command_of_the_page_runs_in_its_order(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    commands = []
    for block in blocks(HERE / "docs" / "ci.md"):
        if block.language == "toml":
            (tmp_path / "limits.toml").write_text(block.text)
        if block.language == "sh":
            commands += block.text.splitlines()
    assert len(commands) == 9
    for command in commands:
        done = shell(command, tmp_path)
        allowed = (0, 1, 4) if any(word in shlex.split(command) for word in TIMED) else (0,)
        assert done.returncode in allowed, f"{command}\n{done.stdout}{done.stderr}"
    for page in ("tests/index.html", "speed/index.html", "merged/index.html", "trend.html"):
        assert (tmp_path / page).is_file()
    assert (tmp_path / "speed" / "results.json").read_text().count('"limit": "max_') > 1


def action() -> dict[str, Any]:
    made: dict[str, Any] = yaml.safe_load((HERE / "action.yml").read_text(encoding="utf-8"))
    return made


def test_the_page_gives_the_action_inputs_that_it_has() -> None:
    (text,) = (b.text for b in blocks(HERE / "docs" / "ci.md") if b.language == "yaml")
    steps = yaml.safe_load(text)
    assert {*steps[-1]["with"]} <= {*action()["inputs"]}


def test_no_input_is_pasted_into_a_script() -> None:
    """Whoever opens a pull request may name a branch or a driver, but no command."""
    for step in action()["runs"]["steps"]:
        assert "${{" not in step.get("run", "")


def test_the_history_is_kept_of_nights_that_failed_too() -> None:
    """Steps that restore and save: actions/cache alone saves only where the job succeeds."""
    steps = {step["uses"]: step for step in action()["runs"]["steps"] if "uses" in step}
    restored, saved = (steps[f"actions/cache/{what}@v4"] for what in ("restore", "save"))
    assert "!cancelled()" in saved["if"]
    assert (saved["with"]["path"], saved["with"]["key"]) == (
        restored["with"]["path"],
        restored["with"]["key"],
    )


def expanded(text: str, values: Mapping[str, str]) -> str:
    return re.sub(r"\$\{\{ ([\w.]+) \}\}", lambda found: values[found[1]], text)


@pytest.mark.slow
def test_the_steps_of_the_action_run_and_leave_what_is_uploaded(tmp_path: Path) -> None:
    inputs = {name: of.get("default", "") for name, of in action()["inputs"].items()}
    inputs |= {"driver": "reference", "time": "2s", "install": "acme driver"}
    inputs |= {"models": "mobilenet_v2*quant"}
    values = {f"inputs.{name}": value for name, value in inputs.items()}
    values["github.action_path"] = "/suite"
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    # Nothing is installed: what pip is asked for is written down.
    pip = tmp_path / "bin" / "pip"
    pip.parent.mkdir()
    pip.write_text(f'#!/bin/bash\nprintf "%s|" "$@" > {shlex.quote(str(tmp_path / "pip"))}\n')
    pip.chmod(0o755)
    summary = tmp_path / "summary"
    for step in action()["runs"]["steps"]:
        if "run" in step:
            named = {name: expanded(value, values) for name, value in step["env"].items()}
            github = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(summary)}
            done = shell(step["run"], tmp_path, **named, **github)
            assert done.returncode == 0, f"{step['name']}\n{done.stdout}{done.stderr}"
    assert (tmp_path / "pip").read_text() == "install|/suite|acme driver|"
    out = tmp_path / inputs["output"]
    for name in ("vts/index.html", "mlts/index.html", "trend.html", "history.db"):
        assert (out / name).is_file()
    assert summary.read_text().count("| planned |") == 2
