"""The interface of all measurements of code coverage, and the one that measures nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nnhal.device import Device

__all__ = ["Coverage", "NoCoverage"]


class Coverage(ABC):
    """Coverage that a driver has reached of its code since the beginning."""

    @property
    @abstractmethod
    def reached(self) -> int:
        """Number of different places; 0 as long as nothing can be measured."""

    def measuring(self, device: Device) -> AbstractContextManager[object]:
        """While it is entered, ``device`` works."""
        return nullcontext()

    @abstractmethod
    def close(self) -> None:
        """Measure no longer."""


class NoCoverage(Coverage):
    """Coverage of a driver whose code nobody sees."""

    reached = 0

    def close(self) -> None: ...
