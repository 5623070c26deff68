"""The fault matrix: the one that is shipped, and what else may be read in its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nndrivers.faulty.catalogue import defects
from tests.unit.vts.prioritization import toys
from vts.prioritization.matrix import SHIPPED, MatrixUnreadable, dump, load
from vts.suite import VtsSettings, VtsSuite

MATRIX = toys.matrix(("general/a", 1000, (0, 1)), ("general/b", 5, (2,)))


def test_a_matrix_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "matrix.json"
    path.write_bytes(dump(MATRIX))

    assert load(path) == MATRIX


def test_a_test_is_a_line_of_the_file() -> None:
    lines = dump(MATRIX).decode().splitlines()

    assert '{"id":"general/a","cost_us":1000,"catches":[0,1]},' in lines


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"schema": 2}, "it is of schema 2, this version reads 1"),
        (
            {"tests": [{"id": "a", "cost_us": 1, "catches": [3]}]},
            r"there are 3 defects - at `\$\.tests\[0\]\.catches`",
        ),
        ({"tests": [{"id": "a", "cost_us": -1, "catches": []}]}, "cost_us"),
        ({"defects": 3}, "defects"),
    ],
)
def test_what_is_no_matrix_is_refused(
    tmp_path: Path, change: dict[str, object], message: str
) -> None:
    path = tmp_path / "matrix.json"
    path.write_text(json.dumps(json.loads(dump(MATRIX)) | change))

    with pytest.raises(MatrixUnreadable, match=message):
        load(path)


def test_the_shipped_matrix_is_small() -> None:
    assert SHIPPED.stat().st_size < 500_000


def test_the_shipped_matrix_has_every_planted_defect_as_it_is() -> None:
    """Where this fails: scripts/write_fault_matrix.py updates the rows of what has changed."""
    matrix = load()

    assert {defect.name: (defect.hal_versions, defect.operations) for defect in matrix.defects} == {
        name: (tuple(map(str, defect.hal_versions)), tuple(defect.operations))
        for name, defect in defects().items()
    }


def test_every_planted_defect_is_caught_by_a_test_of_the_shipped_matrix() -> None:
    matrix = load()
    caught = {number for test in matrix.tests for number in test.catches}

    assert [d.name for number, d in enumerate(matrix.defects) if number not in caught] == []


def test_the_shipped_matrix_names_tests_that_there_are() -> None:
    planned = {case.id for case in VtsSuite(VtsSettings()).plan()}
    groups = {id.partition("/")[0] for id in planned}
    matrix = load()

    assert [test.id for test in matrix.tests if test.id not in planned] == []
    assert groups == matrix.costs_us.keys()
