"""What a suite gives to the runner: its cases, and how one of them is run.

A suite is made in the main process, and again from the same settings in every worker, so that
nothing but names and results travels between them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, ClassVar, Protocol

import msgspec

from nntest.results import CaseResult, Outcome

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import DriverUnderTest

__all__ = ["CaseRunner", "PlannedCase", "Suite"]


class PlannedCase(msgspec.Struct, frozen=True, kw_only=True):
    """A case by its id.

    Cases of the same ``batch`` share what is costly to load and go to the same worker together.
    ``payload`` is what the suite wants to be told of it in the worker, so that no worker plans.
    ``content`` is a digest of the files that the case is made of, as they were when the run was
    planned; a run is only continued with the same. Empty where there are none.
    """

    id: str
    batch: str = ""
    payload: bytes = b""
    content: str = ""


class CaseRunner(Protocol):
    """Runs cases in a worker, one after the other."""

    def run(self, case: PlannedCase) -> CaseResult:
        """Run one case and judge it. Raises nothing, whatever the driver does."""


class Suite(ABC):
    """A list of cases, and how to run them. Made by ``Suite.of(settings)``."""

    name: ClassVar[str]
    result_type: ClassVar[type[CaseResult]]
    preload: ClassVar[Sequence[str]] = ()
    """Modules that a worker needs."""

    @classmethod
    @abstractmethod
    def of(cls, settings: bytes) -> Suite:
        """The suite of these settings, which are its own affair (MessagePack)."""

    @property
    @abstractmethod
    def settings(self) -> bytes:
        """What :meth:`of` makes an equal suite from."""

    @property
    def is_complete(self) -> bool:
        """Whether the plan has all groups of cases that the suite knows."""
        return True

    def reductions(self) -> Sequence[str]:
        """In words, every way in which the plan is less than the whole suite."""
        return ()

    @abstractmethod
    def plan(self) -> Sequence[PlannedCase]:
        """All cases, in a stable order. Quick: no model is loaded."""

    @abstractmethod
    def result(
        self, case: PlannedCase, outcome: Outcome, reason: str, evidence: Sequence[str] = ()
    ) -> CaseResult:
        """The result of a case that could not tell its result itself (CRASH, HANG, NOT_RUN)."""

    @abstractmethod
    def open(
        self, driver: DriverUnderTest, alive: Callable[[], None]
    ) -> AbstractContextManager[CaseRunner]:
        """What runs cases in this process, on ``driver``; ``alive`` is a sign of life."""
