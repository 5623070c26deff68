"""Room for outputs, as a failure tells of it."""

from __future__ import annotations

from nnhal.types import ErrorStatus, OutputShape
from nntest.arguments import ArgumentPools
from nntest.failure import Failure
from nntest.groups.analysis.kinds import kind_of
from nntest.results import Outcome
from tests.unit.vts.example_runs import case
from vts.driving.answer import Answer
from vts.driving.arguments import GuardedArguments
from vts.driving.executors import SYNC
from vts.driving.rules import Trial


def test_the_room_given_and_needed_is_told_where_the_answer_is_about_it() -> None:
    arguments = GuardedArguments([b"1234"], [8, 4], ArgumentPools())
    room = arguments.room(arguments.shortened([0]), [8, 4])
    assert room == (
        "output 0 was given 7 bytes and needs 8; output 1 was given 4 bytes and needs 4"
    )
    shapes = (OutputShape((2,), False), OutputShape((1,), True))
    small = Answer("execute", ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, shapes)
    said = str(Trial(SYNC).failed("a", small, "expected NONE", room))
    assert said.endswith(f"; expected NONE. {room}")
    other = Answer("execute", ErrorStatus.GENERAL_FAILURE)
    assert "bytes" not in str(Trial(SYNC).failed("a", other, "expected NONE", room))


def failed_with(room: str) -> Failure:
    answer = Answer("execute", ErrorStatus.OUTPUT_INSUFFICIENT_SIZE)
    return Trial(SYNC).failed("expected_NONE", answer, "expected NONE", room).failure


def test_the_room_does_not_make_a_kind_of_failure() -> None:
    one, two = (
        case("a/b/c", "ADD", outcome=Outcome.FAILURE, why=failed_with(room))
        for room in ("output 0 was given 7 bytes and needs 8", "output 0 was given 2 bytes; output")
    )
    assert kind_of(one) == kind_of(two)
