"""The commands of docs/porting_an_engine.md for the maker of a plugin, on the example."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.docs.examples import commands
from tests.process.nndrivers.compiler_plugin.conftest import Build

ROOT = Path(__file__).resolve().parents[4]
PATIENT = ("--start-timeout", "100")
PLUGIN = "litert:./acme_plugin"
START = (
    "import runpy, sys; sys.argv = sys.argv[1:]; "
    "runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
)


def steps() -> list[tuple[str, ...]]:
    page = ROOT / "docs/porting_an_engine.md"
    return [command.words for command in commands(page) if PLUGIN in command.words]


def run(words: tuple[str, ...], folder: Path, *further: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", START, words[0], *words[1:], *further]
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def folder(example: Build, tmp_path: Path) -> Path:
    (tmp_path / "acme_plugin").symlink_to(example("NO_DEFECT"))
    return tmp_path


def test_the_pages_commands_lead_from_nothing_to_a_report(folder: Path) -> None:
    doctor, vts, mlts = steps()
    examined = run(doctor, folder, *PATIENT)
    assert examined.returncode == 0, examined.stdout + examined.stderr
    assert "compiles for 2 of 2 SoCs: one, two" in examined.stdout
    assert "executes RELU right" in examined.stdout
    assert "says True of a model that no plugin has taken" in examined.stdout

    chosen = ("--groups", "general", "--filter", "general/activation/tanh_rank_*")
    tested = run(vts, folder, *chosen, "--output", "report")
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert (folder / "report/index.html").is_file()

    measured = run(mlts, folder, "--filter", "asr_mini/*", "--no-output")
    assert "Traceback" not in measured.stdout + measured.stderr


def test_a_dispatch_library_of_another_interface_is_named_as_such(
    example: Build, tmp_path: Path
) -> None:
    (tmp_path / "acme_plugin").symlink_to(example("OTHER_DISPATCH_VERSION"))
    examined = run(steps()[0], tmp_path, *PATIENT)
    assert examined.returncode == 1
    assert "made for interface 0.2.0, and LiteRT has 0.1.0" in examined.stdout
    assert "build it anew for ai-edge-litert" in examined.stdout


def test_a_dispatch_library_that_computes_wrongly_is_found_by_the_doctor(
    example: Build, tmp_path: Path
) -> None:
    (tmp_path / "acme_plugin").symlink_to(example("LAST_ELEMENT_MISSING"))
    assert "executes RELU wrongly" in run(steps()[0], tmp_path, *PATIENT).stdout


def test_a_plugin_that_does_not_take_the_trial_is_not_blamed(
    example: Build, tmp_path: Path
) -> None:
    (tmp_path / "acme_plugin").symlink_to(example("TAKES_NOTHING"))
    examined = run(steps()[0], tmp_path, *PATIENT)
    assert examined.returncode == 0, examined.stdout
    assert examined.stdout.count("not tried: the plugin does not take RELU of float32") == 2
