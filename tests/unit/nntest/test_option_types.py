"""Options that are a time."""

from __future__ import annotations

import click
import pytest

from nntest.option_types import Duration, Seconds
from tests.cells import cells


@pytest.mark.parametrize(("text", "seconds"), [("0", 0.0), ("0.5", 0.5), ("1e6", 1e6)])
def test_a_time_is_a_number(text: str, seconds: float) -> None:
    assert Seconds().convert(text, None, None) == seconds


@cells("text", ["nan", "inf", "-inf", "-1", "1e300", "1000001", "", "soon"])
def test_what_cannot_be_waited_for_is_refused(text: str) -> None:
    with pytest.raises(click.BadParameter):
        Seconds().convert(text, None, None)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("90", 90), ("90s", 90), ("10m", 600), ("1.5h", 5400), (".5s", 0.5), ("250h", 900_000)],
)
def test_a_duration_has_a_unit(text: str, seconds: float) -> None:
    assert Duration().convert(text, None, None) == seconds


@pytest.mark.parametrize(
    "text",
    ["", "s", "0", "0s", "-1s", "1d", "1 h", "nan", "infs", "1e3", "999h", "\u0663s", "1s\n"],
)
def test_what_is_no_duration_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(click.BadParameter, match=r"is no time: .*for example 90s, 10m or 1\.5h"):
        Duration().convert(text, None, None)
