"""Android's public specs, where there is a copy of them: none comes with this project.

The environment variable NNAPI_SPECS names the folder (``runtime/test/specs`` of Android's
NeuralNetworks repository).
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from nnhal.registry import resolve
from nntest.results import Outcome
from vts.corpus import Choice
from vts.results import VtsRun
from vts.run import Job
from vts.run import run as run_job
from vts.terminal import QuietView

pytestmark = pytest.mark.slow

CASES = {
    "V1_0": 378,
    "V1_1": 575,
    "V1_2": 5187,
    "V1_3": 2717,
    "V1_3_cts_only": 270,
    "AIDL_V2": 75,
    "AIDL_V3": 172,
}
"""As many as Android's own generator makes of them."""

OPERATIONS = 106


@pytest.fixture(scope="module")
def result() -> VtsRun:
    folder = os.environ.get("NNAPI_SPECS")
    if not folder:
        pytest.skip("no public specs; set NNAPI_SPECS to their folder")
    job = Job(
        specs=Path(folder),
        choice=Choice(excludes=["experimental/*"]),
        driver="reference",
        device=resolve("reference"),
        command="",
        repeat=str,
    )
    return run_job(job, QuietView(), lambda: False)


def test_every_spec_is_read_and_expands_to_as_many_cases_as_androids(result: VtsRun) -> None:
    assert result.unreadable == ()
    assert Counter(case.folder for case in result.cases) == CASES
    assert len(result.operations) == OPERATIONS


def test_no_two_cases_have_one_id(result: VtsRun) -> None:
    assert len({case.id for case in result.cases}) == len(result.cases)


def test_the_reference_driver_passes_every_case(result: VtsRun) -> None:
    others = [
        f"{case.id}: {case.reason}" for case in result.cases if case.outcome is not Outcome.SUCCESS
    ]
    assert others == []
