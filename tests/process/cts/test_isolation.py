"""What a run says of drivers that die under the runtime: alone, and where the CPU helps."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cts.cli import main
from cts.results import CtsRun, load
from nntest.results import Outcome
from tests.schemas import validator
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD, SUB

DEADLY = "tests.process.cts.deadly_drivers:DiesComputingSub"


def run(root: Path, output: Path, *drivers: str) -> tuple[Result, CtsRun]:
    words = ["run", "--specs", str(root), "--jobs", "1", "--output", str(output)]
    for driver in drivers:
        words += ["--driver", driver]
    result = CliRunner().invoke(main, words)
    validator("cts-results.json").validate(json.loads((output / "results.json").read_text()))
    return result, load(output / "results.json")


@pytest.fixture
def three(corpus: Corpus) -> Path:
    """Three cases, the second of which is the deadly one."""
    return corpus(V1_0__a=ADD, V1_0__b=SUB, V1_0__c=ADD)


def test_a_driver_alone_that_dies_costs_its_own_case(three: Path, tmp_path: Path) -> None:
    result, found = run(three, tmp_path, DEADLY)
    assert result.exit_code == 3
    outcomes = [case.outcome for case in found.cases]
    assert outcomes == [Outcome.SUCCESS, Outcome.CRASH, Outcome.SUCCESS]
    assert "killed by SIGSEGV" in found.cases[1].reason


def test_together_the_application_gets_its_answer_from_the_cpu(three: Path, tmp_path: Path) -> None:
    result, found = run(three, tmp_path, DEADLY, "reference")
    assert result.exit_code == 3
    together = {case.id: case for case in found.cases if case.id.endswith("@together")}
    assert {case.outcome for case in together.values()} == {Outcome.SUCCESS}
    (answer, *_) = together["general/V1_0/b@together"].fallbacks
    assert f"instead of {DEADLY}" in answer
    assert together["general/V1_0/a@together"].fallbacks == ()
    alone = {case.id for case in found.cases if case.outcome is Outcome.CRASH}
    assert alone == {f"general/V1_0/b@{DEADLY}"}
    page = (tmp_path / "index.html").read_text()
    assert "Answered by the CPU instead of a driver" in page


def test_a_driver_that_does_not_start_ends_the_run(three: Path, tmp_path: Path) -> None:
    words = ["run", "--specs", str(three), "--driver", "no_such_driver"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 2
    assert "no_such_driver" in result.output
