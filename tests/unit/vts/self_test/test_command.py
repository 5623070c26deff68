"""``vts self-test`` in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nncli.encoding import indented
from nndrivers.faulty.catalogue import defects
from nntest.results import ExitCode, Outcome, totals_of
from nntest.self_test.results import Part
from tests.unit.vts.example_runs import case as example_case
from tests.unit.vts.example_runs import run_of as example_run
from vts.cli import main
from vts.commands import self_test as command
from vts.self_test.results import SCHEMA, DefectResult, SelfTestRun


def self_test(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["self-test", *arguments])


def run_of(
    *outcomes: Outcome,
    idle: bool = False,
    interrupted: bool = False,
    false_alarms: tuple[str, ...] = (),
) -> SelfTestRun:
    cases = tuple(
        DefectResult(id=str(number), outcome=outcome, why="", false_alarms=false_alarms)
        for number, outcome in enumerate(outcomes)
    )
    return SelfTestRun(
        schema=SCHEMA,
        suite="vts self-test",
        command="",
        started="",
        duration_ns=1,
        interrupted=interrupted,
        version="",
        totals=totals_of(cases),
        cases=cases,
        parts=(Part(kind="group", name="general", by="" if idle else "one"),),
    )


def test_the_list_has_every_defect_with_its_area_and_what_it_does() -> None:
    result = self_test("--list")

    assert result.exit_code == ExitCode.OK
    lines = result.output.splitlines()
    assert len(lines) == len(defects())
    for line, defect in zip(lines, defects().values(), strict=True):
        assert line.split()[:2] == [defect.name, defect.area]
        assert line.endswith(defect.summary)


def test_a_defect_that_nobody_knows_is_wrong_usage() -> None:
    result = self_test("--defect", "no_such_*")

    assert result.exit_code == ExitCode.USAGE
    assert "no defect matches no_such_*; 'vts self-test --list' has all" in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--hal-version", "2.0"], "HAL 2.0 does not exist; there are 1.0, 1.1"),
        (
            ["--hal-version", "1.2", "--defect", "token_*"],
            "no driver of HAL 1.2 can have token_zero",
        ),
    ],
)
def test_an_older_driver_has_only_the_defects_that_it_can(
    arguments: list[str], message: str
) -> None:
    result = self_test(*arguments)

    assert result.exit_code == ExitCode.USAGE
    assert message in result.output


def test_a_sample_is_one_of_a_matrix() -> None:
    result = self_test("--sample", "5")

    assert result.exit_code == ExitCode.USAGE
    assert "--sample needs --matrix FILE" in result.output


def test_only_tests_are_tried_that_were_run_in_another_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[object] = []

    def instead(*arguments: object) -> SelfTestRun:
        seen.append(arguments[-1])
        return run_of(Outcome.SUCCESS)

    monkeypatch.setattr(command, "self_test", instead)
    run = example_run(
        example_case("general/a"),
        example_case("general/a#2"),
        example_case("general/b", outcome=Outcome.NOT_RUN),
        example_case("general/c", outcome=Outcome.FAILURE),
        example_case("general/d", outcome=Outcome.SKIPPED),
    )
    path = tmp_path / "results.json"
    path.write_bytes(indented(run))

    assert self_test("--quiet", "--tests", str(path)).exit_code == ExitCode.OK
    assert seen == [("general/a", "general/c")]


def test_results_without_a_test_that_was_run_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    path.write_bytes(indented(example_run(example_case("general/a", outcome=Outcome.SKIPPED))))

    result = self_test("--tests", str(path))

    assert result.exit_code == ExitCode.USAGE
    assert "none of its tests was run" in result.output


def test_all_defects_of_an_older_version_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def instead(how: object, names: list[str], *rest: object) -> SelfTestRun:
        seen.extend([names, rest[-3]])
        return run_of(Outcome.SUCCESS)

    monkeypatch.setattr(command, "self_test", instead)
    self_test("--quiet", "--hal-version", "1.0")

    expected = [name for name, defect in defects().items() if "1.0" in defect.hal_versions]
    assert seen == [expected, "1.0"]
    assert "saturation_wraps" in expected
    assert "token_zero" not in expected


@pytest.mark.parametrize(
    ("run", "code"),
    [
        (run_of(Outcome.SUCCESS), ExitCode.OK),
        (run_of(Outcome.SUCCESS, Outcome.FAILURE), ExitCode.FAILED),
        (run_of(Outcome.CRASH), ExitCode.FAILED),
        (run_of(Outcome.SUCCESS, idle=True), ExitCode.FAILED),
        (run_of(Outcome.SUCCESS, false_alarms=("general/a",)), ExitCode.FAILED),
        (run_of(Outcome.SUCCESS, Outcome.NOT_RUN), ExitCode.INCOMPLETE),
        (run_of(Outcome.NOT_RUN, interrupted=True), ExitCode.INTERRUPTED),
    ],
)
def test_the_exit_code_says_whether_all_is_caught(
    run: SelfTestRun, code: ExitCode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "self_test", lambda *arguments: run)

    assert self_test("--quiet", "--defect", "status_busy").exit_code == code


def test_the_list_has_only_the_chosen_defects() -> None:
    result = self_test("--list", "--defect", "token_*")
    names = [line.split()[0] for line in result.output.splitlines()]
    assert names == [name for name in defects() if name.startswith("token_")]
    assert names


def test_the_list_knows_which_defects_a_version_can_have() -> None:
    result = self_test("--list", "--hal-version", "1.0")
    names = {line.split()[0] for line in result.output.splitlines()}
    assert names == {name for name, defect in defects().items() if "1.0" in defect.hal_versions}


def test_a_list_of_nothing_is_wrong_usage() -> None:
    assert self_test("--list", "--defect", "no_such_*").exit_code == ExitCode.USAGE


def test_the_defects_of_any_module_will_do() -> None:
    listed = self_test("--list", "--defects", "nndrivers.faulty.catalogue")
    other = self_test("--list", "--defects", "nndrivers.faulty.catalogue:defects")

    assert listed.exit_code == ExitCode.OK
    assert listed.output == other.output == self_test("--list").output


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("no.such.module", "No module named 'no'"),
        ("nndrivers.faulty.catalogue:nothing", "has no attribute 'nothing'"),
        ("vts.self_test.control", "has no attribute 'defects'"),
    ],
)
def test_a_module_without_defects_is_wrong_usage(module: str, said: str) -> None:
    result = self_test("--defects", module)

    assert result.exit_code == ExitCode.USAGE
    assert said in result.output
    assert "with a function" in result.output
