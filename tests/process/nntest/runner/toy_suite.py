"""A suite whose cases do what their names say."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from nnhal.driver_kit import Driver, PrepareOptions, Program
from nnhal.types import Capabilities, Model, PerformanceInfo
from nntest.results import CaseResult, Outcome
from nntest.runner.driver_under_test import Drivers
from nntest.runner.suite import CaseRunner, PlannedCase, Suite
from nntest.runner.watch import Watch

DRIVER = "tests.process.nntest.runner.toy_suite:ToyDriver"


class ToyDriver(Driver):
    """Is there and does nothing."""

    name = "toy-driver"

    def capabilities(self) -> Capabilities:
        performance = PerformanceInfo(1.0, 1.0)
        return Capabilities(performance, performance, (), performance, performance)

    def supported_operations(self, model: Model) -> list[bool]:
        return [False] * len(model.main.operations)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        raise NotImplementedError


class Untidy(ToyDriver):
    """Leaves a temporary file behind."""

    def __init__(self) -> None:
        tempfile.mkstemp()


class Raising(ToyDriver):
    """Does not start."""

    def __init__(self) -> None:
        raise OSError("no device")


class Settings(msgspec.Struct, frozen=True):
    """``names`` of the cases; ``folder`` is where flaky ones remember that they were tried, and
    where those that hang make a file of that name.
    """

    names: tuple[str, ...]
    folder: str = ""


class ToySuite(Suite):
    """Cases are called GROUP/WHAT_NUMBER, WHAT being one of the methods of :class:`Runner`."""

    name = "toy"
    result_type = CaseResult

    def __init__(self, *names: str, folder: Path | str = "") -> None:
        self._settings = Settings(names, str(folder))

    @classmethod
    def of(cls, settings: bytes) -> ToySuite:
        chosen = msgspec.msgpack.decode(settings, type=Settings)
        return cls(*chosen.names, folder=chosen.folder)

    @property
    def settings(self) -> bytes:
        return msgspec.msgpack.encode(self._settings)

    def plan(self) -> Sequence[PlannedCase]:
        return [PlannedCase(id=name, batch="all") for name in self._settings.names]

    def result(
        self, case: PlannedCase, outcome: Outcome, reason: str, evidence: Sequence[str] = ()
    ) -> CaseResult:
        return CaseResult(id=case.id, outcome=outcome, why=reason, evidence=tuple(evidence))

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        yield Runner(self, Path(self._settings.folder))


class Runner(CaseRunner):
    """Runs the case ``GROUP/fails_3`` by the method ``fails``."""

    def __init__(self, suite: ToySuite, folder: Path) -> None:
        self._suite = suite
        self._folder = folder

    def run(self, case: PlannedCase) -> CaseResult:
        what = case.id.rpartition("/")[2].partition("#")[0].rstrip("0123456789").rstrip("_")
        outcome, reason = getattr(self, what)(case)
        return self._suite.result(case, outcome, reason)

    def passes(self, case: PlannedCase) -> tuple[Outcome, str]:
        return Outcome.SUCCESS, ""

    def fails(self, case: PlannedCase) -> tuple[Outcome, str]:
        return Outcome.FAILURE, "wrong"

    def skips(self, case: PlannedCase) -> tuple[Outcome, str]:
        return Outcome.SKIPPED, "not here"

    def dies(self, case: PlannedCase) -> tuple[Outcome, str]:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError

    def hangs(self, case: PlannedCase) -> tuple[Outcome, str]:
        if self._folder != Path():
            (self._folder / "hangs").touch()
        threading.Event().wait()
        raise AssertionError

    def kills_its_parent(self, case: PlannedCase) -> tuple[Outcome, str]:
        os.kill(os.getppid(), signal.SIGKILL)
        return self.hangs(case)

    def exits(self, case: PlannedCase) -> tuple[Outcome, str]:
        sys.exit(0)

    def dies_once(self, case: PlannedCase) -> tuple[Outcome, str]:
        return self.dies(case) if self._is_first_time(case) else self.passes(case)

    def fails_once(self, case: PlannedCase) -> tuple[Outcome, str]:
        return self.fails(case) if self._is_first_time(case) else self.passes(case)

    def tells_where(self, case: PlannedCase) -> tuple[Outcome, str]:
        return Outcome.SUCCESS, str(self._machine())

    def loses_its_machine(self, case: PlannedCase) -> tuple[Outcome, str]:
        os.kill(self._machine(), signal.SIGKILL)
        return self.hangs(case)

    def loses_its_machine_once(self, case: PlannedCase) -> tuple[Outcome, str]:
        return self.loses_its_machine(case) if self._is_first_time(case) else self.passes(case)

    def _machine(self) -> int:
        """The process that has started the zygote of this one. Forks have its command line."""
        pid = Path(os.readlink("/proc/self")).name
        command = Path("/proc/self/cmdline").read_bytes()
        while Path(f"/proc/{pid}/cmdline").read_bytes() == command:
            status = Path(f"/proc/{pid}/status").read_text()
            pid = status.partition("PPid:")[2].split()[0]
        return int(pid)

    def _is_first_time(self, case: PlannedCase) -> bool:
        try:
            (self._folder / case.id.replace("/", "_")).touch(exist_ok=False)
        except FileExistsError:
            return False
        return True
