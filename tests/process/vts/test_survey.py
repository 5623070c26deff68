"""``vts survey`` on the command line: it runs drivers, takes results, and writes three files."""

from __future__ import annotations

from pathlib import Path

import msgspec
from click.testing import CliRunner, Result

from nncli.encoding import indented
from nntest.results import ExitCode, Outcome
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.example_runs import interrupted_run
from tests.unit.vts.toys import ADD, SUB
from vts.cli import main
from vts.commands.survey import _folders
from vts.survey.results import Survey, Verdict

TOY = "tests.unit.vts.toys:ToyDriver"


def vts(*arguments: object) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


def test_drivers_and_results_of_earlier_runs_are_compared(corpus: Corpus, tmp_path: Path) -> None:
    specs = corpus(V1_0__add=ADD, V1_0__sub=SUB)
    before = tmp_path / "before"
    vts("run", "--in-process", "--quick", "--specs", specs, "--output", before)

    done = vts("survey", before, "--driver", TOY, "--specs", specs, "--output", tmp_path / "out")

    assert done.exit_code == ExitCode.OK, done.output
    assert f"Driver 1 of 1: {TOY}" in done.output
    assert "(--quick)" not in (tmp_path / "out" / "index.html").read_text()
    assert "2 drivers, 2 tests: 1 fail on at least one driver" in done.output
    found = msgspec.json.decode((tmp_path / "out" / "results.json").read_bytes(), type=Survey)
    assert [driver.name for driver in found.drivers] == [TOY, "reference"]
    (disagreement,) = found.disagreements
    assert (disagreement.id, disagreement.verdict) == ("general/V1_0/sub", Verdict.ALONE)
    outcomes = {opinion.driver: opinion.outcome for opinion in disagreement.opinions}
    assert outcomes == {TOY: Outcome.FAILURE, "reference": Outcome.SUCCESS}
    assert "| SUB | ✗ 1/1 FLOAT32 | ✓ |" in (tmp_path / "out" / "summary.md").read_text()
    assert "Drivers disagree" in (tmp_path / "out" / "index.html").read_text()


def test_a_survey_with_tests_that_had_no_turn_is_incomplete_as_its_help_says(
    tmp_path: Path,
) -> None:
    run = interrupted_run()
    (tmp_path / "results.json").write_bytes(indented(run))
    done = vts("survey", tmp_path, "--output", tmp_path / "out")
    assert done.exit_code == ExitCode.INCOMPLETE
    assert "1 were not run." in done.output
    told = " ".join(vts("survey", "--help").output.split())
    assert "0 the drivers were compared, whatever they get wrong" in told
    assert "4 some tests were not run" in told
    assert " 3 " not in told.partition("Exit codes")[2]


def test_a_survey_of_nothing_and_of_other_files_is_wrong_usage(tmp_path: Path) -> None:
    done = vts("survey", "--output", tmp_path / "out")
    assert done.exit_code == ExitCode.USAGE
    assert "give the results of runs, or drivers by --driver" in done.output
    (tmp_path / "results.json").write_text("{}")
    done = vts("survey", tmp_path, "--output", tmp_path / "out")
    assert done.exit_code == ExitCode.USAGE
    assert "results.json" in done.output


def test_drivers_whose_names_hardly_differ_have_folders_of_their_own() -> None:
    assert _folders(["a/b.so?x=1", "a_b.so_x_1", "reference@1.3", "///"]) == [
        "a_b.so_x_1",
        "a_b.so_x_1_1",
        "reference@1.3",
        "driver",
    ]
