"""Types of options that click does not have. Imports nothing that is slow to import."""

from __future__ import annotations

import math
from typing import Any

import click

__all__ = ["LARGEST", "Seconds"]

LARGEST = (1 << 63) - 1
"""Of whole numbers: what the kernel, and results, have room for."""

_MAX_SECONDS = 1_000_000
"""Eleven days; the kernel's waits end at 24."""


class Seconds(click.FloatRange):
    """A time that can be waited for: from 0, and a number."""

    def __init__(self) -> None:
        super().__init__(min=0, max=_MAX_SECONDS)

    def convert(
        self, value: Any, param: click.Parameter | None, context: click.Context | None
    ) -> float:
        seconds: float = super().convert(value, param, context)
        if math.isnan(seconds):
            self.fail(f"{value} is no number of seconds.", param, context)
        return seconds
