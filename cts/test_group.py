"""Test groups of CTS, and the context that their tests get.

A group is one module of :mod:`cts.groups`: a subject of the NNAPI C API or of the runtime, with the
tests that are planned for it and what each of them does (in a worker).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from pathlib import Path

from cts.model_files import ModelFiles
from nnapi.compilation import Compilation
from nnapi.devices import RuntimeDevice
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnapi.settings import Settings
from nnhal.device import Device
from nntest.arguments import ArgumentPools
from nntest.cases.indexed_case import IndexedCase
from nntest.groups.directed import AnyDirected
from nntest.groups.test_group import AnyTestGroup, Failed, PlannedTest, Skipped
from nntest.judge import Judgment
from nntest.spec import SpecCase

__all__ = [
    "Context",
    "Directed",
    "Failed",
    "FileTestGroup",
    "IndexedCase",
    "PlannedTest",
    "Skipped",
    "Subject",
    "TestGroup",
]


class Subject(Enum):
    """Subject that a group tests."""

    DRIVER = "driver"
    """Drivers through the runtime: each alone and, if there are several, all together."""
    RUNTIME = "runtime"
    """The runtime itself, with drivers of the test's own: once, whatever is to be tested."""


@dataclass
class Context:
    """Context of a test. Made anew for each; what costs time to make is shared.

    ``runtime`` has the drivers under test. ``devices`` are those to compile for, explicitly and
    without fallback; None for whatever the runtime chooses, with fallback.
    """

    runtime: Runtime
    devices: tuple[RuntimeDevice, ...] | None
    pools: ArgumentPools
    alive: Callable[[], None]
    """Call it between the steps of a long test: a test that is silent for long counts as hung."""
    make_folder: Callable[[], Path]
    load_case: Callable[[str, str], SpecCase]
    files: ModelFiles
    quick: bool = False
    """One execution of each case says enough."""
    fallbacks: list[str] = field(default_factory=list)
    """Answers that came from the CPU, and why; part of the result."""

    @cached_property
    def folder(self) -> Path:
        """An empty folder for the files of this test; gone after it."""
        return self.make_folder()

    def case(self, test: PlannedTest) -> SpecCase:
        """The case of the corpus that ``test`` uses."""
        return self.load_case(test.spec, test.case)

    def compilation(self, model: Model) -> Compilation:
        """A compilation of ``model`` for the devices under test, not finished."""
        return Compilation(model, self.devices)

    def compiled(
        self, model: Model, arrange: Callable[[Compilation], None] = lambda compilation: None
    ) -> Compilation:
        """A compilation, finished after ``arrange``; that the CPU got the model is noted."""
        compilation = self.compilation(model)
        arrange(compilation)
        compilation.finish()
        for device, reason in compilation.plan.failures:
            self.fallbacks.append(f"what {device} could not say it runs: {reason}")
        if compilation.fallback_reason is not None:
            self.fallbacks.append(f"the whole model, at compilation: {compilation.fallback_reason}")
        return compilation

    def other_runtime(
        self, drivers: Iterable[Device] = (), settings: Settings | None = None
    ) -> Runtime:
        """A runtime with drivers of the test's own, and the same CPU driver."""
        return Runtime(drivers, settings, cpu=self.runtime.cpu.driver)


class TestGroup(AnyTestGroup):
    """A subject of the runtime."""

    subject: Subject = Subject.DRIVER

    @abstractmethod
    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        """Run one test; returns what was compared, if numbers were.

        Raises Failed or Skipped; NnapiError counts as a failure, as a crash where the driver has
        died, and as a hang where it does not answer.
        """


class FileTestGroup(TestGroup):
    """A group with tests of networks in files, beside any of the corpus."""

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        return ()

    @abstractmethod
    def tests_of_files(self, names: Sequence[str]) -> Iterable[PlannedTest]:
        """The tests of the networks ``names``, in a stable order. Each is named like its network,
        after the last slash.
        """


class Directed(AnyDirected, TestGroup):
    """A group of tests that are written one by one."""

    def __init__(
        self, *, name: str, title: str, summary: str, source: str, subject: Subject = Subject.DRIVER
    ) -> None:
        super().__init__(name=name, title=title, summary=summary, source=source)
        self.subject = subject
