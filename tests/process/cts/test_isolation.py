"""What a run says of drivers that die under the runtime: alone, and where the CPU helps."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cts.cli import main
from cts.results import FORMAT, CtsRun
from nntest.results import Outcome
from tests.schemas import validator
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD, SUB

pytestmark = pytest.mark.sampled(0.5)

PLACE = "tests.process.cts.deadly_drivers"
DEADLY = f"{PLACE}:DiesComputingSub"
HANGING = f"{PLACE}:HangsComputingSub"
RUBBISH = f"{PLACE}:answers_rubbish"

SILENCE_S = 10
"""After most of this a driver that hangs is given up. No call of a right one takes as long."""


def run(root: Path, output: Path, *drivers: str) -> tuple[Result, CtsRun]:
    words = ["run", "--specs", str(root), "--jobs", "1", "--output", str(output)]
    words += ["--silence", str(SILENCE_S)]
    for driver in drivers:
        words += ["--driver", driver]
    result = CliRunner().invoke(main, words)
    validator("cts-results.json").validate(json.loads((output / "results.json").read_text()))
    return result, FORMAT.read(output / "results.json")


@pytest.fixture
def three(corpus: Corpus) -> Path:
    """Three cases, the second of which is the deadly one."""
    return corpus(V1_0__a=ADD, V1_0__b=SUB, V1_0__c=ADD)


@pytest.mark.parametrize(
    ("driver", "outcome", "reason", "exit_code"),
    [
        (DEADLY, Outcome.CRASH, "killed by SIGSEGV", 3),
        (HANGING, Outcome.HANG, "executeSynchronously: no answer within", 3),
        (RUBBISH, Outcome.FAILURE, "2 output shapes for 1 outputs", 1),
    ],
)
def test_a_driver_that_fails_costs_its_own_case_and_together_the_cpu_answers(
    driver: str, outcome: Outcome, reason: str, exit_code: int, three: Path, tmp_path: Path
) -> None:
    result, found = run(three, tmp_path, driver, "reference")
    assert result.exit_code == exit_code
    cases = {case.id: case for case in found.cases}
    lost = cases.pop(f"general/V1_0/b@{driver}")
    assert lost.outcome is outcome
    assert reason in lost.reason
    assert len(cases) == 8
    assert {case.outcome for case in cases.values()} == {Outcome.SUCCESS}
    helped = cases.pop("general/V1_0/b@together")
    assert f"the whole model instead of {driver}" in helped.fallbacks[0]
    assert reason in helped.fallbacks[0]
    assert {case.fallbacks for case in cases.values()} == {()}
    page = (tmp_path / "index.html").read_text()
    assert "Answered by the CPU instead of a driver" in page


def test_a_driver_that_does_not_start_ends_the_run(three: Path, tmp_path: Path) -> None:
    words = ["run", "--specs", str(three), "--driver", "no_such_driver"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 2
    assert "no_such_driver" in result.output
