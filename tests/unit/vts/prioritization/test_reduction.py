"""Fault matrices made smaller, and of two."""

from __future__ import annotations

from scripts.write_fault_matrix import merged, reduced, without
from tests.unit.vts.prioritization import toys
from vts.prioritization.matrix import FaultMatrix

MATRIX = toys.matrix(
    ("general/a", 1000, (0, 1)), ("general/b", 1000, (0,)), ("general/c", 100, (0,))
)


def rows(matrix: FaultMatrix) -> dict[str, set[str]]:
    return {
        defect.name: {test.id for test in matrix.catching(number)}
        for number, defect in enumerate(matrix.defects)
    }


def test_the_best_tests_of_each_defect_are_kept() -> None:
    assert rows(reduced(MATRIX, kept=1)) == {
        "defect_0": {"general/a", "general/c"},  # a is the only test of the other defect
        "defect_1": {"general/a"},
    }


def test_a_defect_that_was_never_planted_leaves_no_trace() -> None:
    assert rows(without(MATRIX, ["defect_0"])) == {"defect_1": {"general/a"}}


def test_of_two_matrices_the_newer_one_decides() -> None:
    newer = toys.matrix(("general/d", 7, (0,)))

    assert rows(merged(MATRIX, newer)) == {"defect_0": {"general/d"}, "defect_1": {"general/a"}}


def test_a_cost_that_is_known_is_not_replaced_by_one_of_another_run() -> None:
    newer = toys.matrix(("general/a", 9999, (0,)), ("general/d", 7, (0,)))

    costs = {test.id: test.cost_us for test in merged(MATRIX, newer).tests}

    assert costs == {"general/a": 1000, "general/d": 7}


def test_a_matrix_merged_with_itself_is_the_same() -> None:
    assert merged(MATRIX, MATRIX) == MATRIX
