"""The command line of VTS."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD, BROKEN, SUB
from vts.cli import main

TOY = "tests.unit.vts.toys:ToyDriver"


def vts(*arguments: object) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


def run(*arguments: object) -> Result:
    """Without other processes, which take a while to start."""
    folder = () if {"--output", "--resume"} & {*map(str, arguments)} else ("--no-output",)
    return vts("run", "--in-process", *arguments, *folder)


def test_a_run_without_failure_ends_with_0(corpus: Corpus) -> None:
    result = run("--specs", corpus(V1_0__add=ADD), "--driver", TOY)

    assert result.exit_code == 0, result.output
    assert "✓ 1 passed" in result.output


def test_it_is_the_same_with_the_driver_in_another_process(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_0__sub=SUB)

    result = vts("run", "--specs", root, "--driver", TOY, "--jobs", 2, "--no-output")

    assert result.exit_code == 1, result.output
    assert "Failed. 1 of 2 tests failed" in result.output


def test_a_failure_ends_with_1_and_is_explained(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_0__sub=SUB)

    result = run("--specs", root, "--driver", TOY)

    assert result.exit_code == 1
    assert "✗ FAILURE  general/V1_0/sub" in result.output
    assert "at index 1 expected -18, actual 22, allowed ±2.07e-05" in result.output
    assert "Failed. 1 of 2 tests failed" in result.output


def test_the_command_that_is_printed_repeats_the_one_case(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_0__sub=SUB, **{"odd [x]__sub": SUB})
    output = run("--specs", root, "--driver", TOY, "--filter", "*odd*").output
    (command,) = [line for line in output.splitlines() if line.startswith("  vts run ")]

    again = vts(*shlex.split(command.strip())[1:])

    assert again.exit_code == 1
    assert "Failed. 1 of 1 test failed" in again.output


def test_a_spec_that_cannot_be_loaded_ends_with_2_when_all_else_was_run(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_0__bad=BROKEN)

    result = run("--specs", root, "--driver", TOY, "--quiet")

    assert result.exit_code == 2
    assert result.stderr == f"Error: {root}/V1_0/bad.mod.py:2: ValueError: out of ideas\n"
    assert result.stdout == ""


def test_a_run_that_says_nothing_of_some_cases_has_not_passed(corpus: Corpus) -> None:
    result = run("--specs", corpus(V1_0__bad=BROKEN), "--driver", TOY)

    assert result.exit_code == 2
    assert "bad.mod.py:2: ValueError: out of ideas" in result.stderr


def test_quiet_says_nothing_when_nothing_is_wrong(corpus: Corpus) -> None:
    result = run("--specs", corpus(V1_0__add=ADD), "--driver", TOY, "--quiet")

    assert (result.exit_code, result.output) == (0, "")


def test_the_result_goes_to_a_file(corpus: Corpus, tmp_path: Path) -> None:
    path = tmp_path / "result.json"

    run("--specs", corpus(V1_0__add=ADD), "--driver", TOY, "--json", path)

    written = json.loads(path.read_text())
    assert (written["driver"], written["device"]) == (TOY, "toy-driver")
    assert [case["id"] for case in written["cases"]] == ["general/V1_0/add"]


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (["--driver", "no-such"], "unknown driver 'no-such'"),
        (["--filter", "*/V9_9/*"], "no case is left of 1"),
        (["--json", "no/such/folder.json"], "its folder does not exist"),
        (["--json", "."], "is a directory"),
        (["--driver", "tests.unit.vts.toys:ADD"], "failed to start"),
    ],
)
def test_a_mistake_is_one_line_before_anything_is_run(
    corpus: Corpus, options: list[str], fault: str
) -> None:
    result = run("--specs", corpus(V1_0__add=ADD), *options)

    assert result.exit_code == 2
    assert fault in result.stderr
    assert "Traceback" not in result.output
    assert result.stdout == ""


def test_specs_must_be_there(tmp_path: Path) -> None:
    assert run("--specs", tmp_path / "absent").exit_code == 2
    assert (
        "no spec file (*.mod.py) or case file (*.cases) found here"
        in run("--specs", tmp_path).stderr
    )


def test_cases_are_listed_one_a_line(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_2__sub=SUB)

    assert vts("list", "--specs", root).output == "general/V1_0/add\ngeneral/V1_2/sub\n"
    assert vts("list", "--specs", root, "--exclude", "*add").output == "general/V1_2/sub\n"


def test_a_list_names_what_it_could_not_load(corpus: Corpus) -> None:
    result = vts("list", "--specs", corpus(V1_0__add=ADD, V1_0__bad=BROKEN))

    assert result.exit_code == 2
    assert result.stdout == "general/V1_0/add\n"
    assert "bad.mod.py:2: ValueError" in result.stderr


def test_help_says_that_specs_are_code() -> None:
    text = " ".join(vts("run", "--help").output.split())

    assert "Specs are Python code, which this command runs." in text
    assert "Exit codes: 0 all as expected; 1 failures" in text


def test_what_a_run_has_shown_becomes_a_file_of_expectations(
    corpus: Corpus, tmp_path: Path
) -> None:
    root, known = corpus(V1_0__add=ADD, V1_0__sub=SUB), tmp_path / "known.toml"
    run("--specs", root, "--driver", TOY, "--output", tmp_path / "out")

    update = vts("update-expectations", tmp_path / "out", "--expectations", known)
    again = run("--specs", root, "--driver", TOY, "--expectations", known)

    assert (update.exit_code, update.output) == (0, "added: general/V1_0/sub\n")
    assert again.exit_code == 0, again.output
    mended = run("--specs", root, "--expectations", known)
    assert mended.exit_code == 0, "the entry is about another driver"


def test_an_expectation_that_is_out_of_date_ends_with_1(corpus: Corpus, tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    known.write_text('[[expect]]\ncase = "general/V1_0/add"\nreason = "rounding"\n')

    result = run(
        "--specs",
        corpus(V1_0__add=ADD),
        "--driver",
        TOY,
        "--expectations",
        known,
        "--output",
        tmp_path / "out",
    )

    assert result.exit_code == 1
    assert "general/V1_0/add succeeded" in (tmp_path / "out" / "results.json").read_text()


def test_a_run_without_expectations_must_be_told_the_file(corpus: Corpus, tmp_path: Path) -> None:
    run("--specs", corpus(V1_0__add=ADD), "--driver", TOY, "--output", tmp_path / "out")

    result = vts("update-expectations", tmp_path / "out")

    assert result.exit_code == 2
    assert "name the file here" in result.stderr


def test_a_test_is_shown_with_its_arguments_values_and_result(
    corpus: Corpus, tmp_path: Path
) -> None:
    root, out = corpus(V1_0__add=ADD, V1_0__sub=SUB), tmp_path / "out"
    run("--specs", root, "--driver", TOY, "--output", out)

    told = vts("show", "V1_0/sub", out, "--specs", root)
    without_corpus = vts("show", "general/V1_0/sub", out)
    without_result = vts("show", "V1_0/sub", "--specs", root)

    assert told.exit_code == 0, told.output
    for each in (told, without_corpus):
        assert "\nModel\n  SUB\n    input0 FLOAT32 2, input1 FLOAT32 2 -> output" in each.output
        assert "\nResult: FAILURE\n" in each.output
        assert "\n  at 1: expected -18, actual 22, allowed ±2.07e-05\n" in each.output
        assert "\nRepeat\n  vts run --specs" in each.output
    assert "\nExpected outputs\n  output 0 (TENSOR_FLOAT32[2]): " in told.output
    assert "\nModel\n  SUB\n" in without_result.output
    assert "Result" not in without_result.output
    junit = (out / "junit.xml").read_text()
    assert "SUB; input0 FLOAT32 2, input1 FLOAT32 2 -&gt; output FLOAT32 2" in junit
    assert "<strong>SUB</strong>" in (out / "index.html").read_text()


def test_a_test_that_does_not_exist_is_not_shown_but_the_nearest_is_named(
    corpus: Corpus, tmp_path: Path
) -> None:
    root, out = corpus(V1_0__add=ADD, V1_0__sub=SUB), tmp_path / "out"
    run("--specs", root, "--driver", TOY, "--output", out)

    of_corpus = vts("show", "V1_0/subb", "--specs", root)
    of_result = vts("show", "general/V1_0/subb", out)

    assert (of_corpus.exit_code, of_result.exit_code) == (2, 2)
    assert "no test 'V1_0/subb'. Did you mean 'V1_0/sub'?" in of_corpus.stderr
    assert "Did you mean 'general/V1_0/sub'? 'vts list' names all tests." in of_result.stderr
