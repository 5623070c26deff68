"""A survey: votes of vendors, cells of the map, and what its page and text say."""

from __future__ import annotations

from typing import Any

import pytest

from nntest.failure import FALSE_CLAIM, Failure
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.example_runs import case, run_of, wrong
from vts.results import VtsRun
from vts.survey.groups import groups_of
from vts.survey.markdown import markdown
from vts.survey.page import page
from vts.survey.results import Cell, Verdict
from vts.survey.survey import NotComparable, survey_of

ID = "general/V1_0/add"


def run_by(driver: str, device: str, *outcomes: Outcome | None, **changes: Any) -> VtsRun:
    """A run of tests of ADD that ended so; None for wrong values."""
    ids = [f"{ID}_{number}" for number in range(len(outcomes))]
    cases = (
        wrong(id, "ADD", "TENSOR_FLOAT32")
        if outcome is None
        else case(id, "ADD", "TENSOR_FLOAT32", outcome=outcome, why="no" * (outcome != "SUCCESS"))
        for id, outcome in zip(ids, outcomes, strict=True)
    )
    return run_of(*cases, driver=driver, device=device, **changes)


RIGHT, REFUSED, CRASHED, WRONG = Outcome.SUCCESS, Outcome.SKIPPED, Outcome.CRASH, None


@cells(
    ("outcomes", "verdict"),
    [
        ((WRONG, WRONG, WRONG), Verdict.SUSPECT),
        ((WRONG, REFUSED, WRONG), Verdict.SUSPECT),
        ((WRONG, RIGHT, WRONG), Verdict.SPLIT),
        ((RIGHT, WRONG, REFUSED), Verdict.SPLIT),
        ((WRONG, RIGHT, RIGHT), Verdict.CONFIRMED),
        ((WRONG, REFUSED, REFUSED), Verdict.ALONE),
        ((RIGHT, REFUSED, RIGHT), None),
        ((REFUSED, REFUSED, REFUSED), None),
    ],
)
def test_vendors_vote_about_each_test(
    outcomes: tuple[Outcome | None, ...], verdict: Verdict | None
) -> None:
    names = ("acme", "beta", "coda")
    found = survey_of(
        [
            run_by(name, f"{name}-npu", outcome)
            for name, outcome in zip(names, outcomes, strict=True)
        ]
    )
    assert [each.verdict for each in found.disagreements] == ([verdict] if verdict else [])


def test_drivers_of_a_vendor_have_one_vote_and_the_reference_has_none() -> None:
    runs = [
        run_by("one", "acme-npu", WRONG),
        run_by("two", "acme-gpu", WRONG),
        run_by("reference", "reference-cpu", WRONG),
    ]
    assert survey_of(runs).disagreements[0].verdict is Verdict.ALONE
    assert survey_of([*runs, run_by("b", "beta-npu", WRONG)]).of(Verdict.SUSPECT)
    assert survey_of([*runs, run_by("b", "beta-npu", RIGHT)]).of(Verdict.SPLIT)
    one_is_right = [run_by("three", "acme-dsp", RIGHT), run_by("b", "beta-npu", RIGHT)]
    assert survey_of([*runs, *one_is_right]).of(Verdict.CONFIRMED)


def test_cells_count_every_driver_apart_and_leave_out_tests_of_several_operations() -> None:
    runs = [
        run_by("one", "acme-npu", RIGHT, WRONG, CRASHED, Outcome.HANG, REFUSED),
        run_by("two", "beta-npu", RIGHT, RIGHT, RIGHT, RIGHT, RIGHT),
    ]
    (row,) = survey_of(runs).rows
    assert (row.operation, row.type) == ("ADD", "TENSOR_FLOAT32")
    assert row.cells == (Cell(right=1, wrong=1, crashed=1, hung=1, refused=1), Cell(right=5))
    several = run_of(case(ID, ("ADD", "MUL"), "TENSOR_FLOAT32"), driver="one", device="acme-npu")
    assert survey_of([several]).rows == ()


def test_false_claims_are_counted_apart_from_wrong_values() -> None:
    claim = Failure(FALSE_CLAIM, "expected NONE", status="GENERAL_FAILURE")
    names = ("claimed", "crashed", "wrong", "right")
    cases = [
        case(names[0], "ADD", "TENSOR_FLOAT32", outcome=Outcome.FAILURE, why=claim),
        case(names[1], "ADD", "TENSOR_FLOAT32", outcome=CRASHED, why=claim),
        wrong(names[2], "ADD", "TENSOR_FLOAT32"),
        case(names[3], "ADD", "TENSOR_FLOAT32"),
    ]
    found = survey_of([run_of(*cases, driver="one", device="acme-npu", version="1")])
    assert found.rows[0].cells == (Cell(right=1, wrong=1, false_claims=1, crashed=1),)
    assert found.rows[0].cells[0].failed == 3
    assert found.drivers[0].false_claims == 1
    assert "| 1 | 1 | 1 | 1 | 0 | 0 |" in markdown(found)
    told = page(found)
    assert "3 of 4 tests fail (1 by a false claim)" in told
    assert "FLOAT32: 1 right, 3 failed (1 by a false claim), 0 refused" in told
    clean = survey_of([run_by("one", "acme-npu", WRONG)])
    assert "false claim" not in page(clean)


def test_what_drivers_gave_instead_is_told() -> None:
    runs = [run_by("one", "acme-npu", WRONG), run_by("two", "beta-npu", CRASHED)]
    (group,) = groups_of(survey_of(runs).disagreements)
    assert [opinion.driver for opinion in group.against] == ["one", "two"]
    assert group.expected
    told = markdown(survey_of(runs))
    assert f"one: {group.against[0].actual}<br>two: no" in told
    assert "| ADD | ✗ 1/1 TENSOR_FLOAT32 | ! 1/1 TENSOR_FLOAT32 |".replace("TENSOR_", "") in told
    assert "Tests that no vendor passes: 1" in page(survey_of(runs))


def test_nothing_a_driver_says_breaks_the_table_or_the_page() -> None:
    evil = "a|b\n<script>alert(1)</script>*"
    runs = [
        run_of(case(ID, "ADD", outcome=Outcome.FAILURE, why=evil), driver="one", device="acme-npu")
    ]
    told = markdown(survey_of(runs))
    assert "a\\|b &lt;script>" in told
    assert "<script>alert" not in page(survey_of(runs))


def test_runs_of_other_specs_and_the_same_driver_twice_are_refused() -> None:
    one = run_by("one", "acme-npu", RIGHT)
    with pytest.raises(NotComparable, match="driver 'one' is there twice"):
        survey_of([one, one])
    with pytest.raises(NotComparable, match="the run of 'two' is of other specs"):
        survey_of([one, run_by("two", "acme-npu", RIGHT, specs_sha256="0" * 64)])


def test_the_page_says_of_an_engine_what_it_runs_without() -> None:
    def text(driver: str) -> str:
        return page(survey_of([run_by(driver, "google-tflite", RIGHT)]))

    assert "engine:litert-builtin runs without XNNPACK" in text("engine:litert-builtin")
    assert "XNNPACK" not in text("engine:litert")


def test_the_page_has_operations_first_then_causes_then_what_vendors_say() -> None:
    runs = [run_by("one", "acme-npu", WRONG, RIGHT), run_by("two", "beta-npu", WRONG, RIGHT)]
    text = page(survey_of(runs))
    titles = ("Operations", "What one gets", "What two gets", "Tests that no vendor passes: 1")
    places = [text.index(f"<h2>{title}") for title in titles]
    assert places == sorted(places)
    assert 'href="#causes-0"' in text
    assert "1 of 2 tests fail" in text
