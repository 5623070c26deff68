"""``mlts self-test`` in the terminal."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from mlts.cli import main
from mlts.commands import self_test as command
from mlts.self_test.results import FORMAT, SCHEMA, SUITE, DefectResult, SelfTestRun
from nndrivers.under_load.catalogue import drivers
from nntest.results import ExitCode, Outcome, totals_of
from nntest.self_test.results import Part
from nntest.self_test.run import Conditions

CAUGHT = DefectResult(
    id="leaks",
    outcome=Outcome.SUCCESS,
    wanted=Outcome.FAILURE,
    area="leaks",
    group="inference-stress",
    test="inference-stress",
    test_outcome=Outcome.FAILURE,
    test_reason="memory grows",
)
MISSED = DefectResult(
    id="hangs", outcome=Outcome.FAILURE, wanted=Outcome.HANG, why="none of 2 tests fails"
)
PASSED = DefectResult(id="slow", outcome=Outcome.SUCCESS, wanted=Outcome.SUCCESS, area="fair")
ALARM = DefectResult(
    id="busy",
    outcome=Outcome.FAILURE,
    wanted=Outcome.SUCCESS,
    why="the outcome is HANG, and should be SUCCESS",
    test_outcome=Outcome.HANG,
    test_reason="nobody answers",
    summary="Is busy.",
)
IDLE = Part(kind="mode", name="model-loading-stress")


def self_test(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["self-test", *arguments])


def run_of(*cases: DefectResult, parts: tuple[Part, ...] = ()) -> SelfTestRun:
    return SelfTestRun(
        schema=SCHEMA,
        suite=SUITE,
        command="",
        started="2026-01-02T03:04:05+00:00",
        duration_ns=1,
        version="1",
        totals=totals_of(cases),
        cases=cases,
        parts=parts,
    )


def test_the_list_has_every_driver_with_its_area_and_what_it_does() -> None:
    lines = self_test("--list").output.splitlines()

    assert [line.split()[:2] for line in lines] == [[d.name, d.area] for d in drivers().values()]
    assert all(line.endswith(d.summary) for line, d in zip(lines, drivers().values(), strict=True))


def test_a_defect_that_nobody_knows_is_wrong_usage() -> None:
    result = self_test("--defect", "no_such_*")

    assert result.exit_code == ExitCode.USAGE
    assert "no defect matches no_such_*; 'mlts self-test --list' has all" in result.output


@pytest.mark.parametrize(
    ("run", "code"),
    [
        (run_of(CAUGHT, PASSED), ExitCode.OK),
        (run_of(CAUGHT, MISSED), ExitCode.FAILED),
        (run_of(CAUGHT, ALARM), ExitCode.FAILED),
        (run_of(CAUGHT, parts=(IDLE,)), ExitCode.FAILED),
    ],
)
def test_the_exit_code_says_whether_all_is_caught_and_nothing_else(
    run: SelfTestRun, code: ExitCode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "self_test", lambda *arguments: run)

    assert self_test("--quiet", "--defect", "slow").exit_code == code


def test_one_case_at_a_time_has_the_processors_unless_the_user_wants_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    jobs: list[int] = []

    def instead(conditions: Conditions, *_: object) -> SelfTestRun:
        jobs.append(conditions.options.jobs)
        return run_of(CAUGHT)

    monkeypatch.setattr(command, "self_test", instead)
    self_test("--quiet")
    self_test("--quiet", "--jobs", "2")

    assert jobs == [1, 2]


def test_results_and_page_tell_defects_from_false_alarms(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run = run_of(CAUGHT, MISSED, PASSED, ALARM, parts=(IDLE,))
    monkeypatch.setattr(command, "self_test", lambda *arguments: run)

    result = self_test("--output", str(tmp_path))

    assert "1 of 2 defects caught, 1 of 2 drivers without a defect pass in" in result.output
    assert "busy does not pass: Is busy." in result.output
    page = (tmp_path / "index.html").read_text()
    assert "MLTS: self-test" in page
    assert "False alarms" in page
    assert "1 driver without a defect failed. 1 of 2 defects not caught" in page
    assert FORMAT.read(tmp_path / "results.json") == msgspec.structs.replace(run)
