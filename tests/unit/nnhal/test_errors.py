from __future__ import annotations

import pickle

import pytest

from nncli.errors import UserError
from nnhal.errors import DeadObject, HalError, NoAnswer, text_of
from nnhal.types import ErrorStatus, OutputShape


def test_an_error_reads_as_status_and_message() -> None:
    assert str(HalError(ErrorStatus.GENERAL_FAILURE, "why")) == "GENERAL_FAILURE: why"
    assert str(HalError(ErrorStatus.GENERAL_FAILURE)) == "GENERAL_FAILURE"


@pytest.mark.parametrize(
    "error",
    [
        HalError(ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, "small", (OutputShape((2,), False),)),
        DeadObject(),
        DeadObject("killed"),
        NoAnswer("silent"),
    ],
)
def test_an_error_can_be_sent_to_another_process(error: HalError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert (copy.status, copy.message, copy.output_shapes) == (
        error.status,
        error.message,
        error.output_shapes,
    )


def test_a_dead_driver_has_a_status_of_its_own() -> None:
    assert DeadObject().status == ErrorStatus.DEAD_OBJECT


def test_mistakes_of_the_user_end_with_2() -> None:
    assert UserError.exit_code == 2


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no")


def test_an_error_without_text_is_told_all_the_same() -> None:
    assert text_of(ValueError("too big")) == "too big"
    assert text_of(Mute()) == "no text, since its __str__ raises RuntimeError"
