"""Types of options that click does not have. Imports nothing that is slow to import."""

from __future__ import annotations

import math
import re
from typing import Any, Final

import click

__all__ = ["LARGEST", "Duration", "numbers"]

LARGEST = (1 << 63) - 1
"""Largest whole number that the kernel, and results, have room for."""

_MAX_SECONDS = 1_000_000
"""Eleven days; the kernel's waits end at 24."""

_UNITS_S: Final = {"": 1, "s": 1, "m": 60, "h": 3600}
_DURATION: Final = re.compile(r"(\d+(?:\.\d+)?|\.\d+)(s|m|h|)", re.ASCII)


class Duration(click.FloatRange):
    """A time with its unit: ``30s``, ``10m``, ``1.5h``; seconds without one. More than none, unless
    ``may_be_none``.
    """

    def __init__(self, *, may_be_none: bool = False) -> None:
        super().__init__(min=0)
        self.may_be_none = may_be_none

    def convert(
        self, value: Any, param: click.Parameter | None, context: click.Context | None
    ) -> float:
        found = _DURATION.fullmatch(str(value))
        seconds = float(found[1]) * _UNITS_S[found[2]] if found else math.nan
        if not 0 <= seconds <= _MAX_SECONDS or (seconds == 0 and not self.may_be_none):
            self.fail(
                f"'{value}' is no time: expected a number and s, m or h, for example 90s, 10m or "
                f"1.5h, at most {_MAX_SECONDS} s.",
                param,
                context,
            )
        return seconds


def numbers(value: str) -> str:
    """``value``, which is numbers with commas between them. Raises click.BadParameter."""
    try:
        found = tuple(map(float, value.split(",")))
    except ValueError:
        found = ()
    if not found or not all(map(math.isfinite, found)):
        raise click.BadParameter(f"'{value}' is no list of numbers, for example 127.5 or 1,2,3.")
    return value
