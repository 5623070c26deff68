"""Value types of results: what a number in a results file may be.

msgspec checks them when a file is read, so that what comes after can count on them.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

__all__ = ["MAX_INTEGER", "MAX_TOLD_SHARE", "Fraction", "Multiple", "Natural", "Positive"]

MAX_INTEGER: Final = (1 << 63) - 1
"""Largest integer that NumPy and the readers of other languages have room for."""

MAX_TOLD_SHARE: Final = 100
"""Errors that are more than so many times what is allowed are told by actual and expected value
alone: the multiple says no more than "wrong".
"""

Natural: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_INTEGER)]
"""A count, a time in nanoseconds, a size in bytes."""

Positive: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_INTEGER)]
"""A count of what cannot be none."""

Multiple: TypeAlias = Annotated[float, Meta(ge=0)]
"""A ratio, or a time that is a mean."""

Fraction: TypeAlias = Annotated[float, Meta(ge=0, le=1)]
"""A part of a whole."""
