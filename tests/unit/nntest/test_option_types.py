"""Options that are a time."""

from __future__ import annotations

import click
import pytest

from nntest.option_types import Seconds
from tests.cells import cells


@pytest.mark.parametrize(("text", "seconds"), [("0", 0.0), ("0.5", 0.5), ("1e6", 1e6)])
def test_a_time_is_a_number(text: str, seconds: float) -> None:
    assert Seconds().convert(text, None, None) == seconds


@cells("text", ["nan", "inf", "-inf", "-1", "1e300", "1000001", "", "soon"])
def test_what_cannot_be_waited_for_is_refused(text: str) -> None:
    with pytest.raises(click.BadParameter):
        Seconds().convert(text, None, None)
