"""What a test group is, and what its tests are given.

A group is one file of this folder: a subject of the HAL, with the tests that are planned for it
(cheap: from the index of the corpus, no model is loaded) and what each of them does (in a worker).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import msgspec

from nnhal.types import HalVersion
from nntest.judge import Finding, InputSample, Judgment

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.arguments import ArgumentPools
    from nntest.driver_log import DriverLog
    from nntest.runner.driver_under_test import DriverUnderTest
    from nntest.spec import SpecCase

__all__ = ["Context", "Failed", "IndexedCase", "PlannedTest", "Skipped", "TestGroup"]


class Failed(Exception):
    """The driver is wrong; the text names what was called, with what, the answer, and the rule.

    ``findings`` are outputs with wrong values, ``inputs`` those that they came from. ``refused`` is
    the HAL call that the driver answered with an error, and the error, where that is the failure.
    """

    def __init__(
        self,
        message: str,
        findings: Sequence[Finding] = (),
        *,
        inputs: Sequence[InputSample] = (),
        refused: tuple[str, int] | None = None,
    ) -> None:
        super().__init__(message)
        self.findings = tuple(findings)
        self.inputs = tuple(inputs)
        self.refused = refused


class Skipped(Exception):
    """The test says nothing about this driver; the text says why."""


class IndexedCase(msgspec.Struct, frozen=True, kw_only=True):
    """What planning needs to know of a case of the corpus.

    ``structure`` is the same for cases whose models differ in values only: operations, operand
    types, ranks, life times and connections are equal. ``signature`` is the same where operations
    and the types of their operands are, in order.
    """

    spec: str
    """Path of the spec file below the root of the corpus."""
    folder: str
    name: str
    version: str
    """HAL version that the model needs, by its folder or its operations."""
    operations: tuple[str, ...]
    """Names of the operation types, subgraphs included, sorted."""
    types: tuple[str, ...]
    """Names of the operand types, subgraphs included, sorted."""
    first_operation: str
    operation_count: int
    """Operations of the main subgraph."""
    output_bytes: int
    """Expected bytes of output 0."""
    structure: str
    signature: str = ""
    expect_failure: bool = False
    has_zero_sized_output: bool = False

    @property
    def id(self) -> str:
        return f"{self.folder}/{self.name}"


class PlannedTest(msgspec.Struct, frozen=True, kw_only=True):
    """One test of a group. Its id in results is ``GROUP/NAME``.

    ``spec`` and ``case`` say which case of the corpus it uses, empty for none.
    """

    group: str
    name: str
    spec: str = ""
    case: str = ""
    operations: tuple[str, ...] = ()
    types: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return f"{self.group}/{self.name}"


@dataclass
class Context:
    """What a test works with. Made anew for each; what costs time to make is shared."""

    driver: DriverUnderTest
    log: DriverLog
    pools: ArgumentPools
    alive: Callable[[], None]
    """Call it between the steps of a long test: a test that is silent for long counts as hung."""
    make_folder: Callable[[], Path]
    load_case: Callable[[str, str], SpecCase]
    quick: bool = False
    """One execution of each case says enough."""

    @property
    def device(self) -> Device:
        """The driver under test, running. ``device.driver`` is its HAL interface itself."""
        return self.driver.device()

    @cached_property
    def folder(self) -> Path:
        """An empty folder for the files of this test; gone after it."""
        return self.make_folder()

    def case(self, test: PlannedTest) -> SpecCase:
        """The case of the corpus that ``test`` uses."""
        return self.load_case(test.spec, test.case)


class TestGroup(ABC):
    """A subject of the HAL."""

    __test__ = False  # no class of pytest's

    name: ClassVar[str]
    """First part of its tests' ids: lower case, words joined by ``_``."""
    title: ClassVar[str]
    """What reports call it."""
    summary: ClassVar[str]
    """One sentence: what a driver must do to pass."""
    source: ClassVar[str]
    """Android's test suite that it covers."""
    since: ClassVar[HalVersion] = HalVersion.V1_0
    """Drivers of older versions do not have the subject: their tests are SKIPPED."""

    @abstractmethod
    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        """The tests, in a stable order. ``thorough`` takes every case of the corpus, otherwise
        cases that differ in values only may be represented by the first of them.
        """

    @abstractmethod
    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        """Run one test; returns what was compared, if numbers were.

        Raises Failed or Skipped; HalError as the driver gives it counts as a failure, DeadObject
        as a crash, NoAnswer as a hang.
        """
