"""The part of the tests that a run draws."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import volume
from tests.volume import sampled


def test_a_part_is_in_order_never_empty_and_the_same_for_a_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(volume, "COMPLETE", False)
    part = sampled(range(100), 0.25)
    assert len(part) == 25
    assert part == sorted(set(part)) == sampled(range(100), 0.25)
    assert len(sampled([1, 2], 0.1)) == 1
    assert sampled([], 0.5) == []


def test_a_complete_run_takes_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(volume, "COMPLETE", True)
    assert sampled(range(100), 0.25) == list(range(100))


MARKED = "tests/process/cts/test_isolation.py"

COLLECTED = f"""
import os, pytest


class Count:
    def pytest_collection_finish(self, session):
        print("collected", len(session.items))


for how in (["-o", "testpaths={MARKED}"], ["{MARKED}"]):
    os.environ.pop("NN_TESTS", None)
    pytest.main(["-q", "--collect-only", "-p", "no:cacheprovider", *how], [Count()])
"""


def test_a_file_that_is_marked_is_sampled_unless_it_is_named(repository: Path) -> None:
    command = [sys.executable, "-c", COLLECTED]
    ran = subprocess.run(command, cwd=repository, capture_output=True, text=True, check=True)
    lines = ran.stdout.splitlines()
    part, whole = (int(line.split()[1]) for line in lines if line.startswith("collected "))
    assert 0 < part == round(whole / 2) < whole, ran.stdout + ran.stderr
