"""Queues of cases: in which order they get their turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Sequence

from nntest.results import CaseResult
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.suite import PlannedCase

__all__ = ["CaseQueue", "ListedQueue"]


class CaseQueue(ABC):
    """The cases of a run that wait. It sees how others end, and may order them by that.

    All methods are called in one thread.
    """

    @abstractmethod
    def fill(self, cases: Iterable[PlannedCase]) -> None:
        """Fill the queue with these cases, in the order in which the user has them."""

    @abstractmethod
    def take(self, left_s: float | None) -> PlannedCase | None:
        """The next case. None where there is none, or none that fits into the time that is left;
        no time is no limit.
        """

    @abstractmethod
    def again(self, case: PlannedCase) -> None:
        """``case`` was taken, and has its next turn before all others."""

    @property
    @abstractmethod
    def is_empty(self) -> bool:
        """Whether no case waits."""

    @property
    def left(self) -> float | None:
        """The time of all cases that have not ended, as a multiple of that of those that have:
        infinite as long as it is not known, None where it never is.
        """
        return None

    def described(self, driver: DriverDescription) -> None:
        """Note the description of the run's driver."""
        return

    def ended(self, result: CaseResult) -> None:
        """A case has ended, now or in an earlier part of the run."""
        return

    def told(self, results: Sequence[CaseResult]) -> Sequence[str]:
        """Return what a report must say of a run that ended like this, a sentence each."""
        return ()


class ListedQueue(CaseQueue):
    """Cases in the order in which they come."""

    def __init__(self) -> None:
        self._cases: deque[PlannedCase] = deque()

    def fill(self, cases: Iterable[PlannedCase]) -> None:
        self._cases.extend(cases)

    def take(self, left_s: float | None) -> PlannedCase | None:
        return self._cases.popleft() if self._cases else None

    def again(self, case: PlannedCase) -> None:
        self._cases.appendleft(case)

    @property
    def is_empty(self) -> bool:
        return not self._cases
