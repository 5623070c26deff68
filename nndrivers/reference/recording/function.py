"""A function that recordings may call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

__all__ = ["Function"]


class Function(NamedTuple):
    """``written`` are positions of outputs, where they are not given as ``out``."""

    call: Callable[..., object]
    written: Sequence[int]
