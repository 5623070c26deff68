"""The scripts, in a copy of their folder beside a pretended environment."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

STRESS = (
    "inference-stress",
    "model-loading-stress",
    "parallel-inference-stress",
    "parallel-inference-stress-in-process",
    "client-early-termination-stress",
    "multi-process-inference-stress",
    "multi-process-model-load-stress",
    "memory-mapped-model-load-stress",
    "model-load-random-stress",
    "inference-random-stress",
    "performance-degradation-stress",
)


@pytest.fixture
def copy(repository: Path, tmp_path: Path) -> Path:
    """A checkout with the scripts only, and an ``mlts`` that prints its folder and arguments."""
    copy = tmp_path / "checkout"
    shutil.copytree(repository / "scripts", copy / "scripts")
    shutil.copy(repository / "pyproject.toml", copy)
    mlts = copy / ".venv" / "bin" / "mlts"
    mlts.parent.mkdir(parents=True)
    mlts.write_text('#!/bin/sh\npwd\nprintf "%s\\n" "$@"\n')
    mlts.chmod(0o755)
    return copy


def _run(copy: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "PYTHON")
    }
    return subprocess.run(
        ["bash", str(copy / "scripts" / "build_and_run_benchmark.sh"), *arguments],
        cwd=copy.parent,
        env=kept | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def _arguments(copy: Path, *arguments: str, **environment: str) -> list[str]:
    done = _run(copy, "-b", *arguments, **environment)
    assert done.returncode == 0, done.stderr
    folder, command, *rest = done.stdout.splitlines()
    assert (folder, command) == (str(copy.parent), "benchmark")
    return rest


def test_scoring_is_the_default_and_opens_nothing_without_a_desktop(copy: Path) -> None:
    assert _arguments(copy) == _arguments(copy, "scoring") == ["--no-open"]


@pytest.mark.parametrize(
    ("given", "passed"),
    [
        (["-f", "acme.*", "-r"], ["--filter-driver", "acme.*", "-r"]),
        (["--filter-driver", "a b"], ["--filter-driver", "a b"]),
        (["--include-nnapi-reference"], ["-r"]),
        (["--nnapi-reference-only"], ["--filter-driver", "no-device", "-r"]),
    ],
)
def test_androids_options_keep_their_meaning(
    copy: Path, given: list[str], passed: list[str]
) -> None:
    assert _arguments(copy, *given, "scoring") == [*passed, "--no-open"]


def test_everything_from_the_first_other_option_on_is_passed_through(copy: Path) -> None:
    rest = ["--driver", "my module", "--model", "*quant*"]
    assert _arguments(copy, "scoring", *rest) == ["--no-open", *rest]
    assert _arguments(copy, "-r", "--", *rest) == ["-r", "--no-open", *rest]


def test_the_page_opens_where_there_is_a_desktop(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "xdg-open").write_text("#!/bin/sh\n")
    (tmp_path / "xdg-open").chmod(0o755)
    desktop = {"DISPLAY": ":0", "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    assert _arguments(copy, **desktop) == ["--open"]
    assert _arguments(copy, "--no-open", **desktop) == ["--no-open"]
    assert _arguments(copy, "--quiet", "--no-open", **desktop) == ["--quiet", "--no-open"]


@pytest.mark.parametrize("mode", STRESS)
def test_stress_modes_are_known_but_arrive_later(copy: Path, mode: str) -> None:
    done = _run(copy, mode)
    assert done.returncode == 2
    assert f"mode '{mode}' arrives with a later version" in done.stderr
    assert mode in _run(copy, "--help").stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["bogus"], "unknown mode 'bogus'"),
        (["scoring", "scoring"], "more than one mode"),
        (["-f"], "option '-f' needs a regular expression"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(
    copy: Path, arguments: list[str], message: str
) -> None:
    done = _run(copy, *arguments)
    assert done.returncode == 2
    assert message in done.stderr


def test_skipping_the_build_needs_an_environment(copy: Path) -> None:
    shutil.rmtree(copy / ".venv")
    done = _run(copy, "-b")
    assert done.returncode == 2
    assert "there is no .venv to use yet" in done.stderr


def test_an_environment_that_is_up_to_date_is_used_as_it_is(copy: Path) -> None:
    """No Python but the environment's own is started, and nothing is installed."""
    (copy / ".venv" / "bin" / "python").symlink_to(shutil.which("true") or "")
    fingerprint = ". scripts/environment.sh; fingerprint > .venv/installed-from"
    subprocess.run(["bash", "-c", fingerprint], cwd=copy, check=True)
    assert _run(copy, PYTHON="false").stdout.splitlines()[1] == "benchmark"


def test_a_python_that_is_too_old_is_not_used(copy: Path, tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for tool in ("bash", "cat", "cksum", "dirname"):
        (tools / tool).symlink_to(shutil.which(tool) or "")
    (tools / "python3").symlink_to(shutil.which("false") or "")
    done = _run(copy, PATH=str(tools))
    assert done.returncode == 2
    assert "no Python 3.10 or later found" in done.stderr
