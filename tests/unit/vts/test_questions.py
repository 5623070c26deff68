from __future__ import annotations

import pytest

from nnhal.errors import HalError, Inexpressible
from nnhal.types import ErrorStatus
from vts.questions import Questions


def test_a_question_that_cannot_be_put_is_left_out_beside_others() -> None:
    questions = Questions()
    with questions.question():
        raise Inexpressible("no words")
    with questions.question():
        pass

    questions.check()


def test_a_test_that_could_ask_nothing_says_what_it_could_not() -> None:
    questions = Questions()
    for text in ("no words", "no words either"):
        with questions.question():
            raise Inexpressible(text)

    with pytest.raises(Inexpressible, match=r"no words$"):
        questions.check()


def test_an_error_is_an_answer() -> None:
    with pytest.raises(HalError), Questions().question():
        raise HalError(ErrorStatus.GENERAL_FAILURE)
