"""Results of any suite, read: what a type cannot say is checked, too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nntest.result_file import ResultFormat, ResultsUnreadable
from nntest.results import CaseResult, Outcome, SuiteRun


def problems(run: SuiteRun) -> Iterator[str]:
    if run.command == "rm":
        yield "it removes things - at `$.command`"


FORMAT = ResultFormat("toy run", type=SuiteRun, suite="toy", schema=3, problems=problems)

REMEDY = "give the results.json that it wrote, or its folder"

RUN: dict[str, Any] = {
    "schema": 3,
    "suite": "toy",
    "totals": {"SUCCESS": 1, "FAILURE": 1},
    "command": "toy run",
    "started": "2026-01-15T10:00:00+01:00",
    "version": "1",
    "cases": [{"id": "a", "outcome": "SUCCESS"}, {"id": "b", "outcome": "FAILURE"}],
}


def written(folder: Path, **changes: Any) -> Path:
    path = folder / "results.json"
    path.write_bytes(msgspec.json.encode(RUN | changes))
    return path


def test_a_result_is_read(tmp_path: Path) -> None:
    run = FORMAT.read(written(tmp_path))
    assert run.cases[1] == CaseResult(id="b", outcome=Outcome.FAILURE)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"started": "yesterday"}, "'yesterday' is no time in ISO 8601 - at `$.started`"),
        (
            {"totals": {"SUCCESS": 1, "FAILURE": 1, "HANG": 1, "NOT_RUN": 7}},
            "there are 0 cases, not 1 - at `$.totals.HANG`",
        ),
        ({"totals": {"SUCCESS": 1}}, "there are 1 cases, not 0 - at `$.totals.FAILURE`"),
        ({"cases": [RUN["cases"][0]] * 2}, "'a' stands twice - at `$.cases[1]`"),
        ({"duration_ns": -5}, "Expected `int` >= 0 - at `$.duration_ns`"),
        ({"duration_ns": 1 << 64}, "Expected `int` <= 9223372036854775807 - at `$.duration_ns`"),
        ({"totals": {"BROKEN": 1}}, "Invalid enum value 'BROKEN' - at `key` in `$.totals`"),
        ({"command": "rm"}, "it removes things - at `$.command`"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(changes, problem, tmp_path) -> None:
    path = written(tmp_path, **changes)
    with pytest.raises(ResultsUnreadable) as caught:
        FORMAT.read(path)
    assert str(caught.value) == f"{path} is not a result of toy run: {problem}; {REMEDY}"


@pytest.mark.parametrize("changes", [{"suite": "vts"}, {"schema": 4}, {"schema": 4, "cases": 0}])
def test_a_result_of_another_suite_or_version_is_told_from_a_damaged_one(changes, tmp_path) -> None:
    with pytest.raises(ResultsUnreadable, match="this version reads schema 3 of 'toy'"):
        FORMAT.read(written(tmp_path, **changes))
