"""A fault matrix that is made: which test catches which defect."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nnprocess.zygote import Zygote
from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers, DriverUnderTest, InProcess
from nntest.runner.served_driver import Served
from nntest.runner.watch import Watch
from nntest.self_test import trials
from tests.process.vts.self_test.test_self_test import DEFECTS
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD, SUB
from vts.self_test import matrix_suite, suite
from vts.self_test.matrix_run import matrix_of
from vts.self_test.matrix_suite import MatrixRow, MatrixSettings, MatrixSuite
from vts.self_test.suite import Part
from vts.suite import VtsSettings, VtsSuite


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "known_defects", lambda package: DEFECTS)


@pytest.fixture
def root(corpus: Corpus) -> Path:
    return corpus(V1_0__add=ADD, V1_0__add_2=ADD, V1_0__sub=SUB)


@pytest.fixture(scope="module")
def served() -> Iterator[DriverUnderTest]:
    with Zygote.start(["tests.process.vts.deadly_toys"]) as zygote:
        yield Served("none", zygote)


def rows_of(
    root: Path, *names: str, driver: DriverUnderTest | None = None, sample: int = 0
) -> tuple[MatrixSuite, list[Any]]:
    parts = tuple(Part(defect=name) for name in names)
    made = MatrixSuite(MatrixSettings(parts=parts, sample=sample))
    made.__dict__["tested"] = VtsSuite(VtsSettings(specs=str(root), groups=("general",)))
    with made.open(Drivers.only(driver or InProcess("none")), Watch()) as runner:
        return made, [runner.run(case) for case in made.plan() if made.defect_of(case) in names]


@pytest.mark.parametrize("sample", [0, 20])
def test_a_row_has_every_test_that_catches_the_defect(root: Path, sample: int) -> None:
    _, (row,) = rows_of(root, "wrong_sub", sample=sample)

    assert isinstance(row, MatrixRow)
    assert row.outcome is Outcome.SUCCESS
    assert [*row.catches] == ["general/V1_0/sub"]


def test_a_defect_that_nothing_catches_has_an_empty_row(root: Path) -> None:
    _, (row,) = rows_of(root, "none")

    assert (row.outcome, row.catches) == (Outcome.FAILURE, {})


def test_a_driver_that_dies_is_started_again_for_the_next_test(
    root: Path, served: DriverUnderTest
) -> None:
    made, (row,) = rows_of(root, "never_starts", driver=served)

    assert len(row.catches) == len(made.tests) == 3


def test_one_test_of_a_group_that_hangs_is_enough(
    root: Path, served: DriverUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "_PATIENCE_S", 2.0)
    monkeypatch.setattr(trials, "_FRACTION", 1000)
    monkeypatch.setattr(matrix_suite, "_MAX_HANGS", 1)

    _, (row,) = rows_of(root, "hangs", driver=served)

    assert [*row.catches] == ["general/V1_0/sub"]


def test_what_depends_on_the_tests_before_does_not_count(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With any other order, another test would have been blamed."""
    real = trials.Trials.endings

    def failing_from_the_second(self: Any, target: str, tests: Any) -> Iterator[Any]:
        for number, result in enumerate(real(self, target, tests)):
            outcome = Outcome.FAILURE if number else Outcome.SUCCESS
            yield type(result)(id=result.id, outcome=outcome, group=result.group)

    monkeypatch.setattr(trials.Trials, "endings", failing_from_the_second)

    _, (row,) = rows_of(root, "none")

    assert row.catches == {}


def test_a_matrix_has_the_tests_that_catch_something_and_what_they_cost(root: Path) -> None:
    made, rows = rows_of(root, "none", "wrong_sub")
    matrix = matrix_of(made, rows)

    assert [defect.name for defect in matrix.defects] == ["none", "wrong_sub"]
    (test,) = matrix.tests
    assert (test.id, test.catches) == ("general/V1_0/sub", (1,))
    assert test.cost_us == rows[1].catches[test.id] > 0
    assert matrix.costs_us == pytest.approx(rows[1].means_us, abs=0.1)
    assert matrix.costs_us.keys() == {"general"}
