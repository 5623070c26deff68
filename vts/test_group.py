"""Test groups of VTS, and the context that their tests get.

A group is one file of this folder: a subject of the HAL, with the tests that are planned for it
(cheap: from the index of the corpus, no model is loaded) and what each of them does (in a worker).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from nnhal.types import HalVersion, OperandType
from nntest.cases.indexed_case import IndexedCase
from nntest.groups.directed import AnyDirected
from nntest.groups.test_group import AnyTestGroup, Failed, PlannedTest, Skipped, may_begin
from nntest.judge import Judgment

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.arguments import ArgumentPools
    from nntest.driver_log import DriverLog
    from nntest.runner.driver_under_test import DriverUnderTest
    from nntest.spec import SpecCase
    from vts.driving.kept_caches import KeptCaches

__all__ = [
    "Context",
    "Directed",
    "Failed",
    "IndexedCase",
    "PlannedTest",
    "Skipped",
    "TestGroup",
    "may_begin",
    "since",
]


@dataclass
class Context:
    """Context of a test. Made anew for each; what costs time to make is shared."""

    driver: DriverUnderTest
    log: DriverLog
    pools: ArgumentPools
    alive: Callable[[], None]
    """Call it between the steps of a long test: a test that is silent for long counts as hung."""
    make_folder: Callable[[], Path]
    load_case: Callable[[str, str], SpecCase]
    quick: bool = False
    """One execution of each case says enough."""
    thorough: bool = False
    """Everything is to be tried, however long it takes."""
    kept_caches: KeptCaches | None = None
    """Caches that another build of the driver may have saved, and this one shall save."""
    version: HalVersion | None = None
    """The older HIDL interface by which the driver is tested; None for its own."""
    is_loaded: bool = False
    """Models were saved before, and have come back from a cache."""

    @property
    def device(self) -> Device:
        """The driver under test, running. ``device.driver`` is its HAL interface itself."""
        device = self.driver.device()
        if self.version is not None:
            device = device.by_older_interface(self.version)
        if self.is_loaded:
            from vts.raw.loaded_device import LoadedDevice  # which raises what is defined here

            device = LoadedDevice(device, self.folder)
        return device

    @cached_property
    def folder(self) -> Path:
        """An empty folder for the files of this test; gone after it."""
        return self.make_folder()

    def case(self, test: PlannedTest) -> SpecCase:
        """The case of the corpus that ``test`` uses."""
        return self.load_case(test.spec, test.case)

    def cases(self, test: PlannedTest) -> list[SpecCase]:
        """All cases of the corpus that ``test`` uses, that of :meth:`case` first."""
        return [self.load_case(test.spec, name) for name in (test.case, *test.others)]


class TestGroup(AnyTestGroup):
    """A subject of the HAL."""

    since: HalVersion = HalVersion.V1_0
    """Drivers of older versions do not have the subject: their tests are SKIPPED."""

    def directed(
        self, name: str, *operations: str, types: Iterable[OperandType] = ()
    ) -> PlannedTest:
        """A test with a model of its own, which has these operations and types."""
        type_names = tuple(type.name for type in types)
        return PlannedTest(group=self.name, name=name, operations=operations, types=type_names)

    @abstractmethod
    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        """Run one test; returns what was compared, if numbers were.

        Raises Failed or Skipped; HalError as the driver gives it counts as a failure, DeadObject
        as a crash, NoAnswer as a hang.
        """


class Directed(AnyDirected, TestGroup):
    """A group of tests that are written one by one, with models of their own."""

    def __init__(
        self,
        *,
        name: str,
        title: str,
        summary: str,
        source: str,
        since: HalVersion = HalVersion.V1_0,
    ) -> None:
        super().__init__(name=name, title=title, summary=summary, source=source)
        self.since = since


_Check = TypeVar("_Check", bound=Callable[..., Any])


def since(version: HalVersion) -> Callable[[_Check], _Check]:
    """Decorator of a test whose subject came with ``version``: SKIPPED for older drivers."""

    def limited(check: _Check) -> _Check:
        @wraps(check)
        def run(context: Context, *given: Any) -> Judgment | None:
            has = context.device.hal_version
            if has < version:
                raise Skipped(f"the subject came with HAL {version}, the driver has {has}")
            found: Judgment | None = check(context, *given)
            return found

        return cast("_Check", run)

    return limited
