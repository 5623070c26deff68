"""In which way a case failed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nntest.failure import WRONG_VALUES, Clue, Failure, Refusals
from nntest.groups.analysis.causes import causes_of
from nntest.groups.analysis.kinds import described, kind_of
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.example_runs import case, run_of, wrong
from vts.results import VtsCase

WORDS = st.text(max_size=12)


def failed(kind: str, text: str = "", outcome: Outcome = Outcome.FAILURE, **more: Any) -> VtsCase:
    failure = Failure(kind, text, **more)
    return case("general/V1_0/a", "ADD", outcome=outcome, why=failure)


def test_wrong_elements_are_a_kind_of_their_own() -> None:
    found = wrong("general/V1_0/a", "ADD")
    assert kind_of(found).is_wrong_values
    assert described([found]) == "wrong values"


@cells(
    ("one", "other"),
    [
        ({"text": "operand 3 was accepted"}, {"text": "operand 17 was accepted"}),
        ({"call": "execute_1_3", "way": "SYNC"}, {"call": "burst", "way": "BURST"}),
        ({"answer": "NONE with output shapes [2]"}, {"answer": "NONE with output shapes [4]"}),
        ({"remark": "rank 3", "fault": "rank"}, {"remark": "rank 4", "fault": "rank"}),
        ({"rule": "x", "subject": "scale 0"}, {"rule": "y", "subject": "scale 1"}),
    ],
)
def test_words_do_not_make_a_kind(one: dict[str, str], other: dict[str, str]) -> None:
    assert kind_of(failed("a", **one)) == kind_of(failed("a", **other))


@pytest.mark.parametrize(
    "other",
    [
        failed("b", status="INVALID_ARGUMENT", call="prepareModel"),
        failed("a", status="GENERAL_FAILURE", call="prepareModel"),
        failed("a", status="INVALID_ARGUMENT", call="execute"),
        failed("a", status="INVALID_ARGUMENT", call="prepareModel", fault="KeyError"),
        failed("a", status="INVALID_ARGUMENT", call="prepareModel", outcome=Outcome.CRASH),
    ],
)
def test_kind_status_call_fault_and_outcome_make_a_kind(other: VtsCase) -> None:
    assert kind_of(failed("a", status="INVALID_ARGUMENT", call="prepareModel")) != kind_of(other)


FAILURES = st.builds(
    Failure,
    st.sampled_from(["a", "b", WRONG_VALUES]),
    call=st.sampled_from(["", "execute_1_3", "burst", "prepareModel"]),
    status=st.sampled_from(["", "NONE", "GENERAL_FAILURE"]),
    fault=st.sampled_from(["", "KeyError"]),
    refusals=st.sampled_from([None, Refusals(accepted=1, tried=3)]),
    clue=st.sampled_from([None, Clue("input", "the output equals input 0")]),
)
REWORDED = st.fixed_dictionaries(
    dict.fromkeys(("text", "way", "answer", "subject", "rule", "remark"), WORDS)
)


@given(st.lists(st.tuples(FAILURES, REWORDED), min_size=1, max_size=8), st.booleans())
def test_rewording_does_not_change_how_failures_are_grouped(
    drawn: list[tuple[Failure, dict[str, str]]], have_operations: bool
) -> None:
    operations = ("ADD", "SUB", "MUL", "DIV", "RELU") if have_operations else ("",)

    def grouped(failures: list[Failure]) -> set[frozenset[str]]:
        cases = [
            case(f"group/V1_0/{n}", operations[n % len(operations)], outcome=Outcome.FAILURE, why=f)
            for n, f in enumerate(failures)
        ]
        causes = causes_of(run_of(*cases))
        return {frozenset(found.id for found in cause.cases) for cause in causes}

    before = [failure for failure, _ in drawn]
    after = [msgspec.structs.replace(failure, **words) for failure, words in drawn]
    assert grouped(before) == grouped(after)


def test_a_description_has_the_words_that_all_failures_have() -> None:
    found = [failed("a", f"{n} descriptors of {name} are left") for n, name in ((1, "x"), (2, "y"))]
    assert described(found) == "… descriptors of … are left"
    assert described(found[:1]) == "1 descriptors of x are left"


def test_a_fault_of_every_call_is_that_of_an_execution() -> None:
    found = [failed("a", "x", call=call, answer="NONE") for call in ("execute_1_3", "burst")]
    assert described(found) == "an execution answered NONE; x"


def test_a_failure_without_words_is_described_too() -> None:
    assert described([failed("")]) == "failed without a reason"
    assert described([failed("", outcome=Outcome.HANG)]) == "hang"


def test_a_long_description_is_cut() -> None:
    assert len(described([failed("a", "word " * 200)])) < 150
