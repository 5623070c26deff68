"""``vts run --time`` and ``--order power`` on the command line."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from nntest.runner.journal import Journal
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD, SUB
from vts.cli import main
from vts.prioritization import matrix
from vts.results import FORMAT

ONLY_ADD = "tests.unit.vts.toys:OnlyAdd"
TOY = "tests.unit.vts.toys:ToyDriver"


def run(*arguments: object) -> Result:
    words = ["run", "--in-process", *map(str, arguments)]
    return CliRunner().invoke(main, words if "--output" in words else [*words, "--no-output"])


@pytest.fixture
def root(corpus: Corpus) -> Path:
    return corpus(V1_0__a_sub=SUB, V1_0__b_sub=SUB, V1_0__c_add=ADD)


@pytest.fixture
def _sub_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    known = matrix.FaultMatrix(
        version="0",
        sample=0,
        defects=(matrix.PlantedDefect(name="wrong_sub", hal_versions=("1.3",)),),
        costs_us={"general": 1000.0},
        tests=(matrix.MatrixTest(id="general/V1_0/a_sub", cost_us=1000, catches=(0,)),),
    )
    monkeypatch.setattr(matrix, "load", lambda: known)


def results(folder: Path) -> Any:
    return json.loads((folder / "results.json").read_text())


@pytest.fixture
def _journal_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Journal, "conclude", lambda path, results: None)


def started(folder: Path) -> list[str]:
    lines = map(json.loads, (folder / "journal.jsonl").read_text().splitlines())
    return [line["started"] for line in lines if "started" in line]


@pytest.mark.usefixtures("_sub_caught", "_journal_stays")
@pytest.mark.parametrize(
    ("options", "order"),
    [
        ([], ["a_sub", "b_sub", "c_add"]),
        (["--order", "listed"], ["a_sub", "b_sub", "c_add"]),
        (["--order", "power"], ["a_sub", "c_add", "b_sub"]),
        (["--time", "1h"], ["a_sub", "c_add", "b_sub"]),
        (["--time", "1h", "--order", "listed"], ["a_sub", "b_sub", "c_add"]),
        (["--order", "power", "--exclude", "*a_sub"], ["b_sub", "c_add"]),
    ],
)
def test_what_the_driver_claims_is_first_if_the_user_wants_so(
    root: Path, tmp_path: Path, options: list[str], order: list[str]
) -> None:
    result = run("--specs", root, "--driver", ONLY_ADD, "--output", tmp_path / "out", *options)

    assert result.exit_code == 0, result.output
    assert started(tmp_path / "out") == [f"general/V1_0/{name}" for name in order]
    assert not any("power" in said for said in results(tmp_path / "out")["reductions"])


@pytest.mark.usefixtures("_sub_caught")
def test_the_results_are_in_the_order_of_the_plan_and_say_how_they_came(
    root: Path, tmp_path: Path
) -> None:
    run("--specs", root, "--driver", TOY, "--time", "1h", "--output", tmp_path / "out")
    found = results(tmp_path / "out")

    assert [case["id"] for case in found["cases"]] == [
        "general/V1_0/a_sub",
        "general/V1_0/b_sub",
        "general/V1_0/c_add",
    ]
    assert (found["settings"]["order"], found["settings"]["budget_s"]) == ("power", 3600)


@pytest.mark.usefixtures("_sub_caught")
def test_a_run_out_of_budget_says_what_it_gave_up_and_is_no_failure(
    root: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    options = ["--specs", root, "--driver", ONLY_ADD, "--output", out]

    result = run(*options, "--time", "0.000001s")

    assert result.exit_code == 0, result.output
    assert "the budget of 1e-06 s was used up" in result.output
    found = results(out)
    assert found["totals"]["NOT_RUN"] == 3 - len(found["cases"])
    assert any(said.startswith("tests by their power: ") for said in found["reductions"])
    for said in (result.output, (out / "index.html").read_text(), (out / "junit.xml").read_text()):
        assert "Nothing was tested" in said
        assert "planted defects" in said
    assert ET.parse(out / "junit.xml").find(".//testcase/skipped") is not None

    continued = run(*options, "--time", "1h", "--resume")

    assert continued.exit_code == 0, continued.output
    assert {"operation": "ADD", "type": "FLOAT32", "executed": 1} in results(out)["claims"]
    assert "supported, but executed by no test: ADD (FLOAT16, " in str(results(out)["reductions"])
    assert results(out)["totals"]["NOT_RUN"] == 0
    assert [case.id for case in FORMAT.read(out / "results.json").cases] == [
        "general/V1_0/a_sub",
        "general/V1_0/b_sub",
        "general/V1_0/c_add",
    ]


@pytest.mark.usefixtures("_sub_caught")
def test_a_failure_within_the_budget_is_one(root: Path) -> None:
    result = run("--specs", root, "--driver", TOY, "--time", "1h")

    assert result.exit_code == 1


@pytest.mark.parametrize("time", ["soon", "0", "-3s"])
def test_a_budget_that_is_no_time_is_wrong_usage(time: str) -> None:
    result = run("--time", time)

    assert result.exit_code == 2
    assert "is no time" in result.output
