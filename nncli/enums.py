"""``StrEnum`` of Python 3.11."""

from __future__ import annotations

from enum import Enum

__all__ = ["StrEnum"]


class StrEnum(str, Enum):
    """Members that are strings, and are written as their values."""

    def __str__(self) -> str:
        return str(self.value)
