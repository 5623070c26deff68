"""What the page says of a cause: what is tested, by which call, and with what result."""

from __future__ import annotations

import msgspec

from nntest.failure import WRONG_VALUES, Failure
from nntest.groups.page.causes import CausePart, cause_parts
from nntest.groups.page.layout import Layout
from nntest.results import Outcome
from tests.unit.vts.example_runs import case, run_of, wrong
from vts.results import VtsCase


def part_of(*cases: VtsCase) -> CausePart:
    (found,) = cause_parts(Layout.of(run_of(*cases)))
    return found


def test_a_cause_says_what_its_tests_are_about() -> None:
    rule = "The first where the condition is true, else the second."
    names = ("matrix", "matrix_all_tensors_as_inputs", "vector#2")
    cases = [wrong(f"general/slicing/select_{name}", "SELECT") for name in names]
    told = [msgspec.structs.replace(case, purpose=rule) for case in cases]
    assert part_of(*told).purposes == [(rule, 3)]


def test_of_cases_that_nobody_describes_nothing_is_said() -> None:
    assert part_of(wrong("general/V1_0/select_matrix", "SELECT")).purposes == []


def test_a_cause_without_an_operation_says_what_its_group_asks() -> None:
    cycle = case("basic/cycle", outcome=Outcome.FAILURE, why="accepted")
    assert part_of(cycle).purposes == [("It does what basic asks.", 1)]


def test_what_a_group_asks_says_more_than_a_case_whose_values_do_not_matter() -> None:
    late = case("deadline/slicing/select_one", "SELECT", outcome=Outcome.FAILURE, why="late")
    assert part_of(late).purposes == [("It does what deadline asks.", 1)]


def test_wrong_values_come_with_the_call_that_gave_them() -> None:
    found = wrong("general/V1_0/add", "ADD")
    said = msgspec.structs.replace(
        found, why=Failure(WRONG_VALUES, call="burst", way="BURST, measured")
    )
    (finding,) = part_of(said).cause.findings
    assert finding.message == "burst (BURST, measured): 1 of 4 elements wrong"
