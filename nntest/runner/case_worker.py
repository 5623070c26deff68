"""The work of a worker: it opens the suite on its own drivers, and runs the cases it is given."""

from __future__ import annotations

import importlib
import os
import tempfile
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias, cast

import msgspec

from nncli.encoding import packed
from nncli.errors import UserError
from nnhal.errors import HalError
from nnhal.registry import is_served
from nnprocess import linux
from nnprocess.limits import Limits
from nnservice.rpc import spinning
from nntest.results import CaseResult
from nntest.runner.case_ending import Ending, not_started
from nntest.runner.driver_description import introduced
from nntest.runner.driver_under_test import (
    MAX_FAILED_STARTS,
    Drivers,
    DriverUnderTest,
    InProcess,
)
from nntest.runner.engines.base import Described, Stopped, refused
from nntest.runner.result_bounds import within_bounds
from nntest.runner.suite import CaseRunner, PlannedCase, Suite, drivers_of
from nntest.runner.watch import Watch

if TYPE_CHECKING:
    from nnprocess.child import Child
    from nntest.runner.worker import WorkerChannel

__all__ = ["News", "Note", "WorkerSettings", "work"]


class WorkerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a worker. ``suite`` is the class ("module:Class"), ``settings`` its own.

    ``driver`` is empty where only cases name drivers. ``folder`` is for temporary files; who starts
    the run removes it.
    """

    suite: str
    settings: bytes
    driver: str
    folder: str
    isolated: bool = True
    threads: int | None = None
    callback_timeout_s: float | None = None
    answer_limit_s: float | None = None
    limits: Limits | None = None
    spin: bool = True
    """Whether there is a processor for each worker and each driver: then they look for answers
    before they sleep."""


class News(msgspec.Struct, frozen=True, tag=True):
    """News of a unit: the case whose driver is at work, and the stage."""

    case: str = ""
    stage: str = ""
    done: int = 0
    total: int = 0


Note: TypeAlias = Described | Stopped | News
"""Note of a worker beside results."""

_decode: Final = msgspec.msgpack.Decoder(tuple[PlannedCase, ...]).decode


def work(channel: WorkerChannel, arguments: bytes) -> None:
    """Target of the pool; the payload of a unit is its cases."""
    settings = msgspec.msgpack.decode(arguments, type=WorkerSettings)
    if not settings.isolated:  # there is nothing to hide from the driver, much from its debugger
        linux.show_memory()
    # For itself, and for drivers: one that dies leaves its files behind.
    tempfile.tempdir = os.environ["TMPDIR"] = settings.folder
    if not settings.spin:
        spinning.forbid()
    suite = suite_named(settings.suite, settings.settings)
    watch = _ChannelWatch(channel)
    with (
        Drivers(
            partial(_driver, settings, channel),
            settings.driver,
            zygote=lambda: channel.zygote,
            limits=settings.limits,
        ) as drivers,
        suite.open(drivers, watch) as runner,
    ):
        desk = _Desk(settings, suite, drivers, runner, watch)
        for unit in channel:
            results = desk.results(_decode(unit.payload))
            channel.done(packed([within_bounds(result) for result in results]))


def suite_named(name: str, settings: bytes) -> Suite:
    """The suite of the class ``module:Class`` with its settings."""
    module, _, attribute = name.partition(":")
    suite = cast("type[Suite]", getattr(importlib.import_module(module), attribute))
    return suite.of(settings)


class _ChannelWatch(Watch):
    """Tells the pool, and only what is new."""

    def __init__(self, channel: WorkerChannel) -> None:
        self._channel = channel
        self._news = News()
        self.alive = channel.alive  # type: ignore[method-assign]  # one call less

    @property
    def is_stopped(self) -> bool:
        return self._channel.is_stopped

    def at(self, case: str, pid: int = 0) -> None:
        self._channel.driver_pid = pid
        if case != self._news.case:
            self._tell(msgspec.structs.replace(self._news, case=case))

    def stage(self, text: str, done: int, total: int) -> None:
        self._tell(News(self._news.case, text, done, total))

    def begin(self) -> None:
        """Another unit has begun, of which nothing has been reported."""
        self._news = News()

    def note(self, note: Described | Stopped) -> None:
        self._channel.progress(packed(note))

    def _tell(self, news: News) -> None:
        self._news = news
        self._channel.progress(packed(news))


class _Desk:
    """Runs units on drivers that are introduced first: one may die of that."""

    def __init__(
        self,
        settings: WorkerSettings,
        suite: Suite,
        drivers: Drivers,
        runner: CaseRunner,
        watch: _ChannelWatch,
    ) -> None:
        self._settings = settings
        self._suite = suite
        self._drivers = drivers
        self._runner = runner
        self._watch = watch
        self._known: set[str] = set()

    def results(self, cases: Sequence[PlannedCase]) -> Sequence[CaseResult]:
        self._watch.begin()
        lost = self._introduce(cases)
        rest = [case for case in cases if self._name(case) not in lost]
        results = [
            self._suite.result(case, ending.outcome, ending.why, ending.evidence)
            for case in cases
            if (ending := lost.get(self._name(case))) is not None
        ]
        results += self._runner.run_unit(rest) if rest else ()
        self._give_up(results)
        return results

    def _name(self, case: PlannedCase) -> str:
        return case.driver or self._settings.driver

    def _introduce(self, cases: Sequence[PlannedCase]) -> dict[str, Ending]:
        """How the cases of drivers have ended that do not even survive the first questions."""
        endings = {}
        for name, case in drivers_of(cases, self._settings.driver).items():
            if name in self._known:
                continue
            driver = self._drivers.named(name)
            if case.unit:
                self._watch.at(case.id)
                self._watch.stage(f"starting {name}", 0, 0)
            ending = self._describe(driver, case.driver)
            if not driver.failed_starts:
                self._known.add(name)
            # One that hangs in this already is not tried again: a case has no time for two.
            if ending is not None:
                endings[name] = ending
        return endings

    def _describe(self, driver: DriverUnderTest, name: str) -> Ending | None:
        """Start the driver and tell what it is; how its case has ended when it is at an end."""
        patience_s = self._settings.callback_timeout_s
        try:
            driver.device()
            self._watch.alive()
            description, ending = introduced(
                driver, patience_s and patience_s / 2, self._suite.describe
            )
        except UserError as error:
            self._watch.note(refused(error))
            return not_started(error)
        except HalError as error:
            return not_started(error)
        self._watch.note(Described(description, name))
        return ending

    def _give_up(self, results: Sequence[CaseResult]) -> None:
        """Without its own driver, there is nothing more to be done in a run."""
        own = self._settings.driver
        if own and self._drivers.named(own).failed_starts >= MAX_FAILED_STARTS:
            reason = f"the driver does not start: {results[-1].reason}"
            self._watch.note(Stopped(reason, driver=True))


def _driver(settings: WorkerSettings, channel: WorkerChannel, name: str) -> DriverUnderTest:
    if not settings.isolated or is_served(name):
        return InProcess(
            name,
            threads=settings.threads,
            callback_timeout_s=settings.callback_timeout_s,
        )

    from nntest.runner.served_driver import Served

    def has_started(process: Child) -> None:
        channel.driver_pid = process.pid

    return Served(
        name,
        channel.zygote,
        threads=settings.threads,
        callback_timeout_s=settings.callback_timeout_s,
        answer_limit_s=settings.answer_limit_s,
        limits=settings.limits,
        spin=settings.spin,
        has_started=has_started,
    )
