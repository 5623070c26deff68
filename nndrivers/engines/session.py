"""A model that an engine has compiled, and why an engine does not take one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

__all__ = ["Refused", "Session"]


class Refused(Exception):
    """The engine does not take a model, or fails to run it; the text says why."""


class Session(ABC):
    """A compiled model. One thread at a time uses it."""

    @abstractmethod
    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        """The outputs for ``inputs``, both in the file's order, dtypes and shapes.

        Raises Refused.
        """

    def is_complete(self) -> bool:
        """Whether the engine itself runs all of the model, and leaves nothing to another."""
        return True
