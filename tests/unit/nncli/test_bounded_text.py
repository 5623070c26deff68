from __future__ import annotations

import pytest

from nncli.bounded_text import MAX_MESSAGE, MAX_SAID, bounded
from nnhal.client.guard import escaped
from nnhal.errors import HalError, text_of
from nnhal.types import ErrorStatus

HUGE = "\u00e9" * 30_000_000


@pytest.mark.parametrize("length", [0, 1, 100])
def test_a_short_text_stays(length: int) -> None:
    assert bounded("x" * length, 100) == "x" * length


def test_a_long_text_says_how_many_bytes_were_cut() -> None:
    assert bounded("\u00e9" * 300, 100) == "\u00e9" * 100 + "... [400 bytes were cut]"


def test_a_text_is_cut_once() -> None:
    once = bounded("x" * 300, 100)
    assert bounded(once, 100) == once


def test_a_lone_surrogate_is_no_failure() -> None:
    assert bounded("\udcff" * 300, 100).endswith("[1200 bytes were cut]")


def test_what_a_driver_raises_is_bounded() -> None:
    text = text_of(ValueError(HUGE))
    assert len(text) < MAX_SAID + 64
    assert text.endswith(f"... [{60_000_000 - 2 * MAX_SAID} bytes were cut]")
    assert escaped("getType", ValueError(HUGE)).message.endswith(text)


def test_a_status_with_a_huge_message_is_bounded() -> None:
    error = HalError(ErrorStatus.GENERAL_FAILURE, HUGE)
    assert len(error.message) < MAX_MESSAGE + 64
    assert str(error).endswith("bytes were cut]")
