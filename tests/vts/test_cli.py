"""The command line of VTS."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.vts.conftest import Corpus
from tests.vts.toys import ADD, BROKEN, SUB
from vts.cli import main

TOY = "tests.vts.toys:ToyDriver"


def vts(*arguments: object) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


def test_a_run_without_failure_ends_with_0(corpus: Corpus) -> None:
    result = vts("run", "--specs", corpus(V1_0__add=ADD), "--driver", TOY)

    assert result.exit_code == 0, result.output
    assert f"Passed: 1 passed of 1 case on {TOY}" in result.output


def test_a_failure_ends_with_1_and_is_explained(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_0__sub=SUB)

    result = vts("run", "--specs", root, "--driver", TOY)

    assert result.exit_code == 1
    assert "✗ FAILURE  V1_0/sub" in result.output
    assert "at index 1 expected -18, actual 22, allowed ±2.07e-05, the error is" in result.output
    assert "Failed: 1 passed, 1 failed of 2 cases" in result.output


def test_the_command_that_is_printed_repeats_the_one_case(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_0__sub=SUB, **{"odd [x]__sub": SUB})
    output = vts("run", "--specs", root, "--driver", TOY, "--filter", "odd*").output
    (command,) = [line for line in output.splitlines() if line.startswith("  vts run ")]

    again = vts(*shlex.split(command)[1:])

    assert again.exit_code == 1
    assert "Failed: 1 failed of 1 case" in again.output


def test_a_spec_that_cannot_be_loaded_ends_with_2_when_all_else_was_run(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_0__bad=BROKEN)

    result = vts("run", "--specs", root, "--driver", TOY, "--quiet")

    assert result.exit_code == 2
    assert result.stderr == f"Error: {root}/V1_0/bad.mod.py:2: ValueError: out of ideas\n"
    assert result.stdout == ""


def test_a_run_that_says_nothing_of_some_cases_has_not_passed(corpus: Corpus) -> None:
    result = vts("run", "--specs", corpus(V1_0__bad=BROKEN), "--driver", TOY)

    assert "Incomplete: nothing of 0 cases" in result.output


def test_quiet_says_nothing_when_nothing_is_wrong(corpus: Corpus) -> None:
    result = vts("run", "--specs", corpus(V1_0__add=ADD), "--driver", TOY, "--quiet")

    assert (result.exit_code, result.output) == (0, "")


def test_the_result_goes_to_a_file(corpus: Corpus, tmp_path: Path) -> None:
    path = tmp_path / "result.json"

    vts("run", "--specs", corpus(V1_0__add=ADD), "--driver", TOY, "--json", path)

    written = json.loads(path.read_text())
    assert (written["driver"], written["device"]) == (TOY, "toy-driver")
    assert [case["id"] for case in written["cases"]] == ["V1_0/add"]


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (["--driver", "no-such"], "unknown driver 'no-such'"),
        (["--filter", "V9_9/*"], "no case of"),
        (["--json", "no/such/folder.json"], "its folder does not exist"),
        (["--json", "."], "is a directory"),
        (["--driver", "tests.vts.toys:ADD"], "failed to start"),
    ],
)
def test_a_mistake_is_one_line_before_anything_is_run(
    corpus: Corpus, options: list[str], fault: str
) -> None:
    result = vts("run", "--specs", corpus(V1_0__add=ADD), *options)

    assert result.exit_code == 2
    assert fault in result.stderr
    assert "Traceback" not in result.output
    assert result.stdout == ""


def test_specs_must_be_there(tmp_path: Path) -> None:
    assert vts("run", "--specs", tmp_path / "absent").exit_code == 2
    assert "no spec file (*.mod.py) found here" in vts("run", "--specs", tmp_path).stderr


def test_cases_are_listed_one_a_line(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_2__sub=SUB)

    assert vts("list", "--specs", root).output == "V1_0/add\nV1_2/sub\n"
    assert vts("list", "--specs", root, "--exclude", "*add").output == "V1_2/sub\n"


def test_a_list_names_what_it_could_not_load(corpus: Corpus) -> None:
    result = vts("list", "--specs", corpus(V1_0__add=ADD, V1_0__bad=BROKEN))

    assert result.exit_code == 2
    assert result.stdout == "V1_0/add\n"
    assert "bad.mod.py:2: ValueError" in result.stderr


def test_help_says_that_specs_are_code() -> None:
    text = " ".join(vts("run", "--help").output.split())

    assert "Specs are Python code, and this runs it." in text
    assert "Exit codes: 0 no failure, 1 a case failed, 2 wrong usage" in text
