"""What a worker does: opens the suite on a driver of its own, and runs the cases it is given."""

from __future__ import annotations

import importlib
import os
import tempfile
from typing import TYPE_CHECKING, cast

import msgspec

from nnhal.encoding import packed
from nnhal.errors import HalError, UserError
from nnhal.registry import is_served
from nnhal.service.rpc import spinning
from nnprocess.limits import Limits
from nntest.runner.aftermath import Ending, not_started
from nntest.runner.driver_under_test import (
    MOST_FAILED_STARTS,
    DriverDescription,
    DriverUnderTest,
    InProcess,
)
from nntest.runner.engines.base import Described, Stopped, refused
from nntest.runner.introduction import introduced
from nntest.runner.result_bounds import within_bounds
from nntest.runner.suite import PlannedCase, Suite

if TYPE_CHECKING:
    from nnprocess.child import Child
    from nntest.runner.worker import WorkerChannel

__all__ = ["Note", "WorkerSettings", "work"]


class WorkerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker needs to know. ``suite`` is the class ("module:Class"), ``settings`` its own.

    ``folder`` is for temporary files; who starts the run removes it.
    """

    suite: str
    settings: bytes
    driver: str
    folder: str
    isolated: bool = True
    threads: int | None = None
    callback_timeout_s: float | None = None
    limits: Limits | None = None
    spin: bool = True
    """Whether there is a processor for each worker and each driver: then they look for answers
    before they sleep."""


class Note(msgspec.Struct, frozen=True):
    """What a worker tells beside results."""

    description: DriverDescription | None = None
    stopped: str = ""
    usage: bool = False
    driver: bool = False

    @property
    def event(self) -> Described | Stopped:
        if self.description is not None:
            return Described(self.description)
        return Stopped(self.stopped, usage=self.usage, driver=self.driver)


def work(channel: WorkerChannel, arguments: bytes) -> None:
    """Target of the pool."""
    settings = msgspec.msgpack.decode(arguments, type=WorkerSettings)
    # For itself, and for drivers: one that dies leaves its files behind.
    tempfile.tempdir = os.environ["TMPDIR"] = settings.folder
    if not settings.spin:
        spinning.forbid()
    suite = suite_named(settings.suite, settings.settings)
    with _driver(settings, channel) as driver, suite.open(driver, channel.alive) as runner:
        is_known = False
        for unit in channel:
            case = msgspec.msgpack.decode(unit.payload, type=PlannedCase)
            ending = None if is_known else _describe(driver, channel, settings.callback_timeout_s)
            is_known = not driver.failed_starts
            # One that hangs in this already is not tried again: a case has no time for two.
            result = (
                runner.run(case)
                if ending is None
                else suite.result(case, ending.outcome, ending.reason, ending.evidence)
            )
            if driver.failed_starts >= MOST_FAILED_STARTS:
                _tell(
                    channel,
                    Note(stopped=f"the driver does not start: {result.reason}", driver=True),
                )
            channel.done(packed(within_bounds(result)))


def suite_named(name: str, settings: bytes) -> Suite:
    """The suite of the class ``module:Class`` with its settings."""
    module, _, attribute = name.partition(":")
    suite = cast("type[Suite]", getattr(importlib.import_module(module), attribute))
    return suite.of(settings)


def _driver(settings: WorkerSettings, channel: WorkerChannel) -> DriverUnderTest:
    if not settings.isolated or is_served(settings.driver):
        return InProcess(
            settings.driver,
            threads=settings.threads,
            callback_timeout_s=settings.callback_timeout_s,
        )

    from nntest.runner.served_driver import Served

    def has_started(process: Child) -> None:
        channel.driver_pid = process.pid

    return Served(
        settings.driver,
        channel.zygote,
        threads=settings.threads,
        callback_timeout_s=settings.callback_timeout_s,
        limits=settings.limits,
        spin=settings.spin,
        has_started=has_started,
    )


def _describe(
    driver: DriverUnderTest, channel: WorkerChannel, patience_s: float | None
) -> Ending | None:
    """Start the driver and tell what it is; how the case has ended when it is at an end already."""
    try:
        driver.device()
        channel.alive()
        description, ending = introduced(driver, patience_s and patience_s / 2)
    except UserError as error:
        stopped = refused(error)
        _tell(channel, Note(stopped=stopped.reason, usage=stopped.usage, driver=stopped.driver))
        return not_started(error)
    except HalError as error:
        return not_started(error)
    _tell(channel, Note(description=description))
    return ending


def _tell(channel: WorkerChannel, note: Note) -> None:
    channel.progress(packed(note))
