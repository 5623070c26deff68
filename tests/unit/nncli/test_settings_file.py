"""Settings in pyproject.toml: defaults of options, and one clear line for whatever is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from nncli.command_line import CommandGroup

FILE = click.Path(path_type=Path)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "project" / "below"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    return tmp_path / "project"


def settings(project: Path, text: str) -> None:
    (project / "pyproject.toml").write_text(text)


def invoke(*words: str) -> tuple[dict[str, Any], Result]:
    found: dict[str, Any] = {}

    @click.group(cls=CommandGroup, program="vts")
    def main() -> None: ...

    @main.command()
    @click.option("--driver", default="reference")
    @click.option("--jobs", type=click.IntRange(min=1))
    @click.option("--filter", "filters", multiple=True)
    @click.option("--output", type=FILE)
    @click.option("--quiet", is_flag=True)
    @click.option("--open/--no-open", "is_open", default=False)
    def run(**values: Any) -> None:
        found.update(values)

    return found, CliRunner().invoke(main, words)


def test_settings_are_defaults_that_the_command_line_overrides(project: Path) -> None:
    settings(
        project,
        "[tool.nn-driver-suite.vts.run]\n"
        'driver = "acme"\njobs = 3\nfilter = ["a", "b*"]\nquiet = true\nopen = true\n',
    )
    found, result = invoke("run", "--driver", "other", "--no-open")
    assert result.exit_code == 0, result.output
    assert found == {
        "driver": "other",
        "jobs": 3,
        "filters": ("a", "b*"),
        "output": None,
        "quiet": True,
        "is_open": False,
    }


def test_paths_are_relative_to_the_file(project: Path) -> None:
    settings(project, '[tool.nn-driver-suite.vts.run]\noutput = "out"\n')
    found, _ = invoke("run")
    assert found["output"] == project / "out"


def test_the_nearest_file_with_the_table_counts(project: Path) -> None:
    settings(project, '[tool.nn-driver-suite.vts.run]\ndriver = "far"\n')
    (project / "below" / "pyproject.toml").write_text("[tool.other]\nkey = 1\n")
    assert invoke("run")[0]["driver"] == "far"
    settings(project / "below", '[tool.nn-driver-suite.vts.run]\ndriver = "near"\n')
    assert invoke("run")[0]["driver"] == "near"


def test_settings_of_other_programs_are_theirs(project: Path) -> None:
    settings(project, '[tool.nn-driver-suite.mlts.benchmark]\ndriver = ["acme"]\n')
    assert invoke("run")[0]["driver"] == "reference"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[tool.nn-driver-suite.vtss.run]", "has no program 'vtss'; did you mean 'vts'?"),
        ("[tool.nn-driver-suite.vts.runn]", "has no command 'runn'; did you mean 'run'?"),
        ("[tool.nn-driver-suite.vts.run]\ndrivr = 1", "no option 'drivr'; did you mean 'driver'?"),
        ("[tool.nn-driver-suite.vts.run]\nzzz = 1", "no option 'zzz'; known: driver, filter"),
        ("[tool.nn-driver-suite.vts.run]\njobs = 0", "[tool.nn-driver-suite.vts.run] jobs: 0 is"),
        ('[tool.nn-driver-suite.vts.run]\njobs = "many"', "jobs: 'many' is not a valid integer"),
        ("[tool.nn-driver-suite.vts.run]\njobs = [1]", "jobs is [1], expected one value"),
        ("[tool.nn-driver-suite.vts.run]\nquiet = 1", "quiet is 1, expected true or false"),
        ('[tool.nn-driver-suite.vts.run]\nfilter = "a"', "filter is 'a', expected a list"),
        ("[tool.nn-driver-suite]\nvts = 1", "tool.nn-driver-suite.vts is 1, expected a table"),
        ("[tool]\nnn-driver-suite = 1", "tool.nn-driver-suite is 1, expected a table"),
        ("[tool", "is not TOML"),
        ("a = " + "[" * 10_000, "a file of settings"),
        ("#" * ((1 << 20) + 1), "pyproject.toml"),
    ],
    ids=lambda value: value[:50],
)
def test_whatever_is_wrong_is_one_line_that_names_the_file(
    project: Path, text: str, message: str
) -> None:
    settings(project, text + "\n")
    found, result = invoke("run")
    assert result.exit_code == 2, result.output
    assert not found
    (line,) = result.stderr.splitlines()
    assert line.startswith("Error: ")
    assert str(project / "pyproject.toml") in line
    assert message in line


def test_bytes_that_are_no_text_are_told(project: Path) -> None:
    (project / "pyproject.toml").write_bytes(b'a = "\xe9"')
    assert "UTF-8" in invoke("run")[1].stderr


def test_help_shows_the_settings_as_defaults(project: Path) -> None:
    settings(project, "[tool.nn-driver-suite.vts.run]\nretries = 3\n")
    script = "from vts.cli import main; main()"
    result = subprocess.run(
        [sys.executable, "-c", script, "run", "--help"], capture_output=True, text=True, check=True
    )
    assert "[default: 3" in " ".join(result.stdout.split()).partition("--retries N")[2][:120]


def test_drivers_are_completed(project: Path) -> None:
    words = {"COMP_WORDS": "vts run --driver ref", "COMP_CWORD": "3"}
    environment = os.environ | words | {"_VTS_COMPLETE": "bash_complete"}
    script = "from vts.cli import main; main(prog_name='vts')"
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True
    )
    assert "plain,reference" in result.stdout.splitlines()
