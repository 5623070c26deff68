"""Suite as the runner sees it: its cases, and how one of them is run.

A suite is made in the main process, and again from the same settings in every worker, so that
nothing but names and results travels between them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from nntest.failure import Failure
from nntest.results import CaseResult, Outcome

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.runner.driver_under_test import DriverDescription, Drivers
    from nntest.runner.watch import Watch

__all__ = ["CaseRunner", "ChosenSuite", "PlannedCase", "Suite", "drivers_of", "units_of"]

_Settings = TypeVar("_Settings", bound=msgspec.Struct)
_Suite = TypeVar("_Suite", bound="ChosenSuite[Any]")


class PlannedCase(msgspec.Struct, frozen=True, kw_only=True):
    """A case by its id.

    Cases of the same ``batch`` share what is costly to load and go to the same worker together.
    Consecutive cases of the same ``unit`` are run together, as one piece of work, and belong to the
    same shard; a selection that has a case also has those that it ``needs``. ``driver`` names the
    driver that a case is about, in a run that has none of its own. ``payload`` is what the suite
    wants to receive it in the worker, so that no worker plans. ``content`` is a digest of the
    files that the case is made of, as they were when the run was planned; a run is only continued
    with the same. Empty where there are none.
    """

    id: str
    batch: str = ""
    unit: str = ""
    needs: tuple[str, ...] = ()
    driver: str = ""
    payload: bytes = b""
    content: str = ""


def units_of(cases: Iterable[PlannedCase]) -> Iterator[tuple[PlannedCase, ...]]:
    """Group ``cases`` into pieces of work. Cases without a unit are taken one by one."""
    unit: list[PlannedCase] = []
    for case in cases:
        if unit and case.unit != unit[0].unit:
            yield tuple(unit)
            unit = []
        if case.unit:
            unit.append(case)
        else:
            yield (case,)
    if unit:
        yield tuple(unit)


def drivers_of(cases: Iterable[PlannedCase], own: str) -> Mapping[str, PlannedCase]:
    """The drivers that ``cases`` are about, by name, with the first case of each; ``own`` is the
    name of the run's driver, which is not there where it is empty.
    """
    found: dict[str, PlannedCase] = {}
    for case in cases:
        if case.driver or own:
            found.setdefault(case.driver or own, case)
    return found


class CaseRunner(ABC):
    """Runs cases in a worker, one unit after the other."""

    @abstractmethod
    def run(self, case: PlannedCase) -> CaseResult:
        """Run one case and judge it. Raises nothing, whatever the driver does."""

    def run_unit(self, cases: Sequence[PlannedCase]) -> Sequence[CaseResult]:
        """Run the cases of a unit; the result of each."""
        return [self.run(case) for case in cases]


class Suite(ABC):
    """A list of cases, and how to run them. Made by ``Suite.of(settings)``."""

    name: ClassVar[str]
    result_type: ClassVar[type[CaseResult]]
    preload: ClassVar[Sequence[str]] = ()
    """Modules that a worker needs."""
    counts_not_run: ClassVar[bool] = False
    """Whether cases that had no turn are only counted, because there may be ten thousands; nor does
    the journal say when one starts, unless it may end the run."""
    limits_answers: ClassVar[bool] = False
    """Whether a driver that does not answer a call is given up after a while, so that its test goes
    on without it. Otherwise the test is given up with it."""

    @classmethod
    @abstractmethod
    def of(cls, settings: bytes) -> Suite:
        """The suite of these settings, which are its own affair (MessagePack)."""

    @property
    @abstractmethod
    def settings(self) -> bytes:
        """Return the settings from which :meth:`of` makes an equal suite."""

    @property
    def is_complete(self) -> bool:
        """Whether the plan has all groups of cases that the suite knows."""
        return True

    def reductions(self) -> Sequence[str]:
        """Return, in words, every way in which the plan is less than the whole suite."""
        return ()

    @abstractmethod
    def plan(self) -> Sequence[PlannedCase]:
        """All cases, in a stable order. Quick: no model is loaded."""

    @abstractmethod
    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> CaseResult:
        """The result of a case that could not tell its result itself (CRASH, HANG, NOT_RUN)."""

    def describe(self, device: Device, *, is_served: bool = False) -> DriverDescription:
        """Ask a driver what reports are to say of it, more of one that somebody else serves.

        Raises HalError.
        """
        from nntest.runner.driver_under_test import description_of

        return description_of(device, is_served=is_served)

    def blank(self, chosen: Sequence[PlannedCase]) -> object | None:
        """A result in which none of ``chosen`` has been run, as JSON can hold it: with it, the
        journal of a run that was killed is a report. None for a suite that has no such.
        """
        return None

    @abstractmethod
    def open(self, drivers: Drivers, watch: Watch) -> AbstractContextManager[CaseRunner]:
        """Open what runs cases in this process, on ``drivers``, and reports its progress to
        ``watch``.
        """


class ChosenSuite(Suite, Generic[_Settings]):
    """A suite of which the settings ``chosen`` say everything that a worker must know."""

    settings_type: ClassVar[type[msgspec.Struct]]

    def __init__(self, chosen: _Settings) -> None:
        self.chosen = chosen

    @classmethod
    def of(cls: type[_Suite], settings: bytes) -> _Suite:
        return cls(msgspec.msgpack.decode(settings, type=cls.settings_type))

    @property
    def settings(self) -> bytes:
        return msgspec.msgpack.encode(self.chosen)
