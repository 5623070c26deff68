"""Engine: takes cases and reports, as it happens, how they end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from typing import ClassVar, TypeAlias

import msgspec

from nncli.errors import UserError
from nnhal.registry import DriverRaised
from nntest.results import CaseResult
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.suite import PlannedCase
from nntest.runner.units import GRACE_S

__all__ = ["Described", "Ended", "Engine", "Event", "Started", "Stopped", "refused"]


class Described(msgspec.Struct, frozen=True, tag=True):
    """A driver was started and asked what it is; ``name`` is empty for the run's own driver."""

    driver: DriverDescription
    name: str = ""


class Started(msgspec.Struct, frozen=True):
    """A case begins."""

    id: str


class Ended(msgspec.Struct, frozen=True):
    """Report of how a case ended."""

    result: CaseResult


class Stopped(msgspec.Struct, frozen=True, tag=True):
    """No further case can be run: the user has to mend his command (``usage``), the driver does not
    start (``driver``; and cannot, so that there is nothing to report, with ``usage`` too), or this
    project is at fault.
    """

    reason: str
    usage: bool = False
    driver: bool = False
    evidence: tuple[str, ...] = ()


def refused(error: UserError) -> Stopped:
    """No driver is there to be tested: the user's mistake, or the driver's own code has raised."""
    return Stopped(str(error), usage=True, driver=isinstance(error, DriverRaised))


Event: TypeAlias = Described | Started | Ended | Stopped


class Engine(ABC):
    """Runs cases on one driver; a context manager. May be asked to run several times."""

    survives: ClassVar[bool] = True
    """Whether this process survives whatever a case does."""

    on_stage: Callable[[str, int, int], None] = staticmethod(lambda text, done, total: None)
    """Is told what a unit of work is at, as far as an engine knows."""

    @abstractmethod
    def run(self, cases: Iterable[PlannedCase]) -> Generator[Event, None, None]:
        """Run ``cases``, taken one by one as there is room for them, and tell what happens.

        Every case that was taken gets an Ended, unless the iterator is closed, the engine is
        stopped or Stopped comes.
        """

    @abstractmethod
    def stop(self, grace_s: float = GRACE_S) -> None:
        """Take no more cases, and end those that still run after ``grace_s``: with infinity, they
        have what their limits leave them. May be called from a signal handler, and again for less.
        """

    @abstractmethod
    def close(self) -> None:
        """End what runs."""

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
