"""Expectations of calls."""

from __future__ import annotations

import pytest

from cts.expect import BAD_DATA, BAD_STATE, NO_ERROR, expect, expect_error, require
from cts.test_group import Failed
from nnapi.errors import NnapiError, bad_data
from nnapi.result_codes import ResultCode
from nnhal.errors import DeadObject


def refused(value: int) -> None:
    if value < 0:
        raise bad_data(f"{value} is negative")


def test_the_code_that_is_expected_passes() -> None:
    expect(BAD_DATA, refused, -1)
    expect((BAD_DATA, NO_ERROR), refused, 1)
    expect_error(refused, -1)


def test_another_code_says_what_was_called_with_what() -> None:
    with pytest.raises(Failed, match=r"refused\(-1\) gives BAD_DATA: -1 is negative; expected"):
        expect(NO_ERROR, refused, -1)
    with pytest.raises(Failed, match=r"refused\(1\) gives NO_ERROR; expected BAD_STATE"):
        expect(BAD_STATE, refused, 1)
    with pytest.raises(Failed, match="expected an error"):
        expect_error(refused, 1)


def test_a_driver_that_died_is_no_answer() -> None:
    def dies() -> None:
        raise NnapiError(ResultCode.DEAD_OBJECT, "gone") from DeadObject()

    with pytest.raises(NnapiError, match="gone"):
        expect(ResultCode.DEAD_OBJECT, dies)


def test_what_differs_is_shown() -> None:
    require([1, 2], [1, 2], "the numbers")
    with pytest.raises(Failed, match=r"the numbers: \[1\], expected \[2\]"):
        require([1], [2], "the numbers")
