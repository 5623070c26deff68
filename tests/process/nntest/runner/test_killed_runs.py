"""The main process killed at any moment, and continued each time: nothing is lost or counted twice.

The random moments are those of the journal: after so many bytes of it the process is killed, so
that the test is as fast as the machine and needs no clock.
"""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from nntest.results import CaseResult
from nntest.runner import journal

WHATS = ("passes", "fails", "skips", "passes", "dies", "passes", "passes", "passes")

NAMES = tuple(f"g/{what}_{n}" for n, what in enumerate(WHATS * 15))

KILLS = 10

SCRIPT = """
import sys
from pathlib import Path
import msgspec
from nntest.interruption import interruptible
from nntest.report.live import QuietView
from nntest.runner.options import RunOptions
from nntest.runner.session import run_suite
from tests.process.nntest.runner.toy_suite import DRIVER, ToySuite

names, folder = sys.argv[2:], Path(sys.argv[1])
how = RunOptions(driver=DRIVER, jobs=2, output=folder, resume=True)
with interruptible() as interruption:
    session = run_suite(ToySuite(*names), how, QuietView(), interruption)
(folder / "done.json").write_bytes(msgspec.json.encode(session.record.results))
"""


def start(folder: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", SCRIPT, str(folder), *NAMES])


def size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def kill_after(process: subprocess.Popen[bytes], path: Path, grown: int) -> bool:
    """Kill it when its journal has grown by so many bytes; False when it was faster."""
    goal = size(path) + grown
    while process.poll() is None:
        if size(path) >= goal:
            process.send_signal(signal.SIGKILL)
            return process.wait() == -signal.SIGKILL
    return False


def results_in(folder: Path) -> dict[str, str]:
    results = msgspec.json.decode((folder / "done.json").read_bytes(), type=list[CaseResult])
    return {result.id: str(result.outcome) for result in results}


def expected() -> dict[str, str]:
    outcome = {"passes": "SUCCESS", "fails": "FAILURE", "skips": "SKIPPED", "dies": "CRASH"}
    return {name: outcome[name.split("/")[1].split("_")[0]] for name in NAMES}


@pytest.mark.slow
def test_a_run_that_is_killed_ten_times_ends_like_one_that_is_not(tmp_path: Path) -> None:
    order = random.Random(4)
    path = tmp_path / journal.NAME
    killed = sum(kill_after(start(tmp_path), path, order.randrange(1, 1200)) for _ in range(KILLS))
    assert start(tmp_path).wait() == 0

    assert results_in(tmp_path) == expected()
    assert killed == KILLS
    lines = path.read_bytes().splitlines()
    ended = [line for line in lines if line.startswith(b'{"ended"')]
    assert len(ended) == len(NAMES)
