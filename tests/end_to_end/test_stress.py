"""``mlts stress`` on the command line: results, interruption, resumption, nothing left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.conftest import Run
from tests.end_to_end.leftovers import processes_with
from tests.process.polling import eventually

DRIVER = "tests.process.mlts.stress.drivers:Right"
MODEL = "mobilenet_v1_0.25_128_mini_quant"
MODES = ("client-early-termination-stress", "model-loading-stress")


@pytest.fixture
def command(tmp_path: Path, repository: Path) -> Any:
    """Starts the command with a mark, and temporary files in a folder of the test's."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    environment = os.environ | {
        "TMPDIR": str(temporary),
        "MARK": str(tmp_path),
        "PYTHONPATH": str(repository),
    }

    def start(*arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "mlts", "stress", *arguments],
            cwd=tmp_path,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    return start


def _stress(*more: str) -> tuple[str, ...]:
    return (*MODES, "--driver", DRIVER, MODEL, "--output", "out", *more)


def _assert_nothing_is_left(tmp_path: Path) -> None:
    eventually(lambda: not processes_with(str(tmp_path), children=False))
    eventually(lambda: not list((tmp_path / "temporary").iterdir()))


def _cases(tmp_path: Path) -> dict[str, Any]:
    run = json.loads((tmp_path / "out" / "results.json").read_text())
    return {case["mode"]: case for case in run["cases"]}


def test_a_run_leaves_its_reports_and_nothing_else(command: Any, tmp_path: Path) -> None:
    process = command(*_stress("--time", "0.5", "--seed", "5"))
    output, _ = process.communicate()
    assert process.returncode == 0, output
    assert "Passed. 2 cases passed" in output
    found = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert found == ["index.html", "journal.jsonl", "junit.xml", "results.json"]
    cases = _cases(tmp_path)
    assert list(cases) == list(MODES)
    assert cases[MODES[0]]["kills"]
    assert "--seed 5" in cases[MODES[0]]["repeat"]
    _assert_nothing_is_left(tmp_path)


def test_an_interrupted_run_tells_what_was_done_and_is_continued(
    command: Any, tmp_path: Path
) -> None:
    options = _stress("--time", "0.5")
    process = command(*options)
    journal = tmp_path / "out" / "journal.jsonl"
    eventually(lambda: journal.exists() and '\n{"ended"' in journal.read_text())
    process.send_signal(signal.SIGTERM)
    output, _ = process.communicate()
    assert process.returncode == 130, output
    cases = _cases(tmp_path)
    assert cases[MODES[0]]["outcome"] == "SUCCESS"
    assert cases[MODES[1]]["outcome"] == "NOT_RUN"
    _assert_nothing_is_left(tmp_path)

    before = cases[MODES[0]]["clients"]
    process = command(*options, "--resume")
    output, _ = process.communicate()
    assert process.returncode == 0, output
    cases = _cases(tmp_path)
    assert {case["outcome"] for case in cases.values()} == {"SUCCESS"}
    assert cases[MODES[0]]["clients"] == before


def test_a_killed_run_leaves_no_process_and_is_a_report(command: Any, tmp_path: Path) -> None:
    process = command(*_stress("--time", "600"))
    journal = tmp_path / "out" / "journal.jsonl"
    eventually(lambda: journal.exists() and '\n{"started"' in journal.read_text())
    process.kill()
    process.communicate()
    _assert_nothing_is_left(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "mlts", "report", str(tmp_path / "out")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Incomplete" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["inference"], "no mode 'inference'"),
        (["all", "--time", "0"], "--time 0 leaves no time"),
        (["all", "--engine", "dask", "--scheduler", "a:1"], "--engine local"),
        (["all", "--resume"], "--resume needs --output"),
        (["all", "no-such"], "no model matches 'no-such'"),
    ],
)
def test_bad_usage_is_one_message(run: Run, arguments: list[str], message: str) -> None:
    done = run("stress", *arguments)
    assert done.returncode == 2, done.stdout
    assert message in done.stderr
    assert "Traceback" not in done.stderr
