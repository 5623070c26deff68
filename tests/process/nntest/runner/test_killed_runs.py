"""The main process killed at any moment, and continued each time: nothing is lost or counted twice.

The random moments are those of the journal: after so many bytes of it the process is killed, so
that the test is as fast as the machine and needs no clock.
"""

from __future__ import annotations

import random
import signal
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec
import pytest

import nnprocess.zygote
from nntest.interruption import interruptible
from nntest.report.live import QuietView
from nntest.results import CaseResult
from nntest.runner import journal
from nntest.runner.options import RunOptions
from nntest.runner.session import run_suite
from tests.process.forks import Forks, forkserver
from tests.process.nntest.runner.toy_suite import DRIVER, ToySuite
from tests.volume import SEED, repeated

WHATS = ("passes", "fails", "skips", "passes", "dies", "passes", "passes", "passes")

KILLS = repeated(3, 10)

NAMES = tuple(f"g/{what}_{n}" for n, what in enumerate(WHATS * KILLS))


def run(folder: Path) -> None:
    """Runs the suite in ``folder``, or goes on with it. Its zygotes are forks, since many start."""
    nnprocess.zygote.subprocess = Forks  # type: ignore[attr-defined]
    how = RunOptions(driver=DRIVER, jobs=2, output=folder, resume=True)
    with interruptible() as interruption:
        session = run_suite(ToySuite(*NAMES), how, QuietView(), interruption)
    (folder / "done.json").write_bytes(msgspec.json.encode(session.record.results))


def start(folder: Path) -> BaseProcess:
    process = forkserver().Process(target=run, args=(folder,))
    process.start()
    return process


def size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def kill_after(process: BaseProcess, path: Path, grown: int) -> bool:
    """Kill it when its journal has grown by so many bytes; False when it was faster."""
    goal = size(path) + grown
    while process.is_alive():
        if size(path) >= goal:
            process.kill()
            process.join()
            return process.exitcode == -signal.SIGKILL
        time.sleep(0.001)
    return False


def results_in(folder: Path) -> dict[str, str]:
    results = msgspec.json.decode((folder / "done.json").read_bytes(), type=list[CaseResult])
    return {result.id: str(result.outcome) for result in results}


def expected() -> dict[str, str]:
    outcome = {"passes": "SUCCESS", "fails": "FAILURE", "skips": "SKIPPED", "dies": "CRASH"}
    return {name: outcome[name.split("/")[1].split("_")[0]] for name in NAMES}


@pytest.mark.slow
def test_a_run_that_is_killed_again_and_again_ends_like_one_that_is_not(tmp_path: Path) -> None:
    order = random.Random(SEED)
    path = tmp_path / journal.NAME
    killed = sum(kill_after(start(tmp_path), path, order.randrange(1, 800)) for _ in range(KILLS))
    last = start(tmp_path)
    last.join()
    assert last.exitcode == 0

    assert results_in(tmp_path) == expected()
    assert killed == KILLS
    lines = path.read_bytes().splitlines()
    ended = [line for line in lines if line.startswith(b'{"ended"')]
    assert len(ended) == len(NAMES)
