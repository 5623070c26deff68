"""A property that is computed once."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from nnhal.lazy_property import lazy_property


class Answering:
    """Counts how often it is asked; its answer may have to be waited for."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.asked = 0

    @lazy_property
    def answer(self) -> int:
        """What it says."""
        self.asked += 1
        assert self.may_answer.wait(30)
        return self.asked


def test_it_is_computed_once() -> None:
    one = Answering()
    one.may_answer.set()
    assert [one.answer, one.answer, one.asked] == [1, 1, 1]


def test_one_object_that_takes_long_keeps_no_other_waiting() -> None:
    slow, quick = Answering(), Answering()
    quick.may_answer.set()
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(lambda: slow.answer)
        assert quick.answer == 1
        slow.may_answer.set()
        assert waiting.result(30) == 1


def test_a_failure_is_not_kept() -> None:
    class Failing:
        fails = True

        @lazy_property
        def value(self) -> int:
            if self.fails:
                raise ValueError("not yet")
            return 7

    one = Failing()
    with pytest.raises(ValueError, match="not yet"):
        _ = one.value
    one.fails = False
    assert one.value == 7


def test_the_class_has_the_description() -> None:
    assert isinstance(Answering.answer, lazy_property)
    assert Answering.answer.__doc__ == "What it says."
