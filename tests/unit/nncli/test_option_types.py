"""Options that are a time."""

from __future__ import annotations

import click
import pytest

from nncli.option_types import Duration
from tests.cells import cells


@cells("text", ["0", "0s", "0.0"])
def test_no_time_is_a_time_only_where_it_means_something(text: str) -> None:
    assert Duration(may_be_none=True).convert(text, None, None) == 0.0
    with pytest.raises(click.BadParameter):
        Duration().convert(text, None, None)


@cells("text", ["nan", "inf", "-inf", "-1", "1e300", "1000001", "", "soon"])
def test_what_cannot_be_waited_for_is_refused(text: str) -> None:
    with pytest.raises(click.BadParameter):
        Duration(may_be_none=True).convert(text, None, None)


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
