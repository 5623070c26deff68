"""A failure in words."""

from __future__ import annotations

from nnhal.types import ErrorStatus
from nntest.failure import Clue, Failure, Refusals, action_of, name_of_status
from tests.cells import cells


@cells(
    ("failure", "text"),
    [
        (Failure("a", "it is late"), "it is late"),
        (Failure("a", "called back", call="prepareModel"), "prepareModel called back"),
        (Failure("a", "no", call="burst", way="BURST, measured"), "burst (BURST, measured): no"),
        (
            Failure("a", "no", call="burst", way="BURST", answer="NONE"),
            "burst (BURST) answered NONE; no",
        ),
        (Failure("a", "no", subject="scale 0", rule="x (y)"), "scale 0: no. Rule: x (y)."),
        (Failure("a", "no", clue=Clue("input", "it is input 1")), "no; it is input 1"),
        (Failure("a", "no", remark="rank (of 4) is high"), "no (the driver: rank (of 4) is high)"),
        (
            Failure("a", "no", rule="x", refusals=Refusals.of(("1",), 8)),
            "no. Rule: x. 7 other mutations of this kind were refused.",
        ),
        (
            Failure("a", "no", rule="x", refusals=Refusals.of(tuple("12345"), 8)),
            "no. Rule: x. Not refused: 5 of 8 mutations of this kind; also 2; 3; 4; ....",
        ),
    ],
)
def test_a_failure_is_told_in_one_form(failure: Failure, text: str) -> None:
    assert str(failure) == text


def test_a_headline_leaves_out_the_way_the_rule_and_the_remark() -> None:
    failure = Failure(
        "a", "no. Also so.", call="burst", way="BURST", answer="NONE with output shapes [2]",
        status="NONE", rule="x", remark="y", subject="scale 0",
    )  # fmt: skip
    assert failure.headline == "scale 0: burst answered NONE; no"


def test_all_ways_to_execute_are_one_action() -> None:
    calls = ("execute_1_3", "burst", "IExecution.executeSynchronously", "executeFenced")
    assert {action_of(call) for call in calls} == {"execute"}
    assert action_of("prepareModel") == "preparemodel"


def test_a_status_that_is_none_is_named_as_it_is() -> None:
    assert name_of_status(ErrorStatus.NONE) == "NONE"
    assert name_of_status(99) == "99, which is no ErrorStatus"
