"""In which way a case failed."""

from __future__ import annotations

import msgspec
import pytest

from nntest.groups.analysis.kinds import (
    WRONG_VALUES,
    call_of,
    clue_to,
    kind_of,
    remark_of,
    without_remark,
)
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.example_runs import case, wrong
from vts.results import VtsCase


def failed(reason: str, outcome: Outcome = Outcome.FAILURE) -> VtsCase:
    return case("general/V1_0/a", "ADD", outcome=outcome, reason=reason)


def test_wrong_elements_are_a_kind_of_their_own() -> None:
    assert kind_of(wrong("general/V1_0/a", "ADD")).text == WRONG_VALUES


@cells(
    ("one", "other"),
    [
        ("operand 3 was accepted", "operand 17 was accepted"),
        ("output 0 has the shape [1, 2], expected [2]", "output 1 has the shape [], expected [3]"),
        ("took 1.5e-3 s", "took 2 s"),
        ("no file '/tmp/a'", "no file '/tmp/b'"),
        ("execute (SYNC) failed: so", "execute (BURST) failed: so"),
        (
            "answered NONE with output shapes [2], [3] and 1 us on device, no time in driver; late",
            "answered NONE with output shapes [4]; late",
        ),
        ("scale 0 was accepted. Rule: x", "scale 1 was accepted. Also: y."),
        ("INVALID_ARGUMENT (the driver: rank 3)", "INVALID_ARGUMENT (the driver: rank 4)"),
    ],
)
def test_numbers_names_and_remarks_do_not_make_a_kind(one: str, other: str) -> None:
    assert kind_of(failed(one)) == kind_of(failed(other))


@pytest.mark.parametrize("other", ["INVALID_ARGUMENT in execute", "GENERAL_FAILURE in prepare"])
def test_status_and_step_make_a_kind(other: str) -> None:
    assert kind_of(failed("INVALID_ARGUMENT in prepare")) != kind_of(failed(other))


def test_what_is_wrong_with_an_answer_is_not_left_out() -> None:
    text = kind_of(failed("answered NONE with output shapes [2], expected INVALID_ARGUMENT")).text
    assert text == "answered NONE with output shapes […], expected INVALID_ARGUMENT"


def test_the_call_of_wrong_values_is_what_stands_in_front_of_them() -> None:
    found = wrong("general/V1_0/a", "ADD")
    said = msgspec.structs.replace(found, reason=f"burst (BURST): {found.reason} (the driver: no)")
    assert call_of(said) == "burst (BURST)"
    assert call_of(found) == call_of(failed("execute: no")) == ""


def test_a_clue_is_what_stands_behind_the_values() -> None:
    found = wrong("general/V1_0/a", "ADD")
    reason = f"burst (BURST): {found.reason}; the output is input 1 (the driver: no)"
    assert clue_to(msgspec.structs.replace(found, reason=reason)) == "the output is input 1"
    assert clue_to(found) == clue_to(failed("execute; no")) == ""


def test_the_outcome_makes_a_kind() -> None:
    assert kind_of(failed("gone", Outcome.CRASH)) != kind_of(failed("gone", Outcome.HANG))


def test_an_apostrophe_is_no_quotation_mark() -> None:
    assert (
        kind_of(failed("the driver's end is the test's")).text == "the driver's end is the test's"
    )


def test_operations_and_types_do_not_make_a_kind_but_signals_do() -> None:
    text = kind_of(failed("a TENSOR_FLOAT32 of CONV_2D: was killed by SIGSEGV in BURST")).text
    assert text == "a … of …: was killed by SIGSEGV in BURST"


def test_a_failure_without_a_reason_has_a_kind_too() -> None:
    assert kind_of(failed("")).text == "failed without a reason"
    assert kind_of(failed("", Outcome.HANG)).text == "hang"


def test_a_long_reason_is_cut() -> None:
    assert len(kind_of(failed("word " * 200)).text) < 150


def test_the_driver_is_told_apart_from_the_suite() -> None:
    case = failed("INVALID_ARGUMENT in prepare (the driver: rank (of 4) is too high)")
    assert remark_of(case) == "rank (of 4) is too high"
    assert without_remark(case.reason) == "INVALID_ARGUMENT in prepare"
    assert remark_of(failed("plain")) == ""
