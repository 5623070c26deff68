"""Android's public specs, where there is a copy of them: none comes with this project.

The environment variable NNAPI_SPECS names the folder (``runtime/test/specs`` of Android's
NeuralNetworks repository).
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from nntest.environment import snapshot
from nntest.groups.commands.corpus import unreadable_in
from nntest.groups.run import result_of
from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.results import Outcome
from nntest.runner.options import RunOptions, default_jobs
from nntest.runner.selection import Selection
from nntest.runner.session import run_suite
from vts.results import FORMAT, VtsRun
from vts.suite import VtsSettings, VtsSuite

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


def run(*, in_process: bool) -> VtsRun:
    folder = os.environ.get("NNAPI_SPECS")
    if not folder:
        pytest.skip("no public specs; set NNAPI_SPECS to their folder")
    suite = VtsSuite(VtsSettings(specs=str(Path(folder).absolute()), groups=("general",)))
    how = RunOptions(
        driver="reference",
        selection=Selection(excludes=("*/experimental/*",)),
        jobs=default_jobs(),
        in_process=in_process,
    )
    session = run_suite(suite, how, QuietView(), Interruption())
    return result_of(
        FORMAT,
        suite,
        session,
        drivers=["reference"],
        command="",
        repeat=str,
        environment=snapshot(),
        duration_ns=1,
        unreadable=unreadable_in(suite, how.selection),
    )


@pytest.fixture(scope="module")
def result() -> VtsRun:
    return run(in_process=False)


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


def test_it_is_the_same_without_other_processes(result: VtsRun) -> None:
    assert run(in_process=True).totals == result.totals
