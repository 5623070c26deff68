"""What the classes of narrow numbers share."""

from __future__ import annotations

from typing import Final

from corpus.language import SpecFile

__all__ = ["MINUTE", "narrow_file"]

VALID: Final = 2

MINUTE: Final = 2.6e-7
"""A scale of which float16 has the first two bits."""


def narrow_file(operation: str) -> SpecFile:
    """The file for numbers that fewer bits do not hold."""
    return SpecFile(
        f"{operation.lower()}_narrow", f"{operation}: numbers that fewer bits do not hold."
    )
