"""Description of a driver under test, which may crash or hang when it is asked for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, TimeoutError
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from nnhal.errors import DeadObject
from nnhal.registry import is_served
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.case_ending import Ending, died, explained
from nntest.runner.driver_under_test import DriverDescription, DriverUnderTest, description_of

if TYPE_CHECKING:
    from nnhal.device import Device

__all__ = ["introduced"]

_QUESTION = "when it was asked for its version and type"


def introduced(
    driver: DriverUnderTest,
    limit_s: float | None,
    describe: Callable[..., DriverDescription] = description_of,
) -> tuple[DriverDescription, Ending | None]:
    """Ask ``driver`` for its description by ``describe``; also return the ending of the case if the
    driver does not survive that.

    One that dies of these questions, or has no answer within ``limit_s``, is closed: what is asked
    next asks a new one. Raises as :meth:`DriverUnderTest.device` when it does not start.
    """
    device = driver.device()
    exposures = driver.exposures
    answer: Future[DriverDescription] = Future()
    ask = partial(describe, is_served=is_served(driver.name))
    arguments = (ask, device, answer)
    threading.Thread(target=_ask, args=arguments, name="description", daemon=True).start()
    try:
        return replace(answer.result(limit_s), exposures=exposures), _dead(driver)
    except TimeoutError:
        silent = f"unknown: no answer within {limit_s:g} s"
        hal = str(device.hal_version)
        unknown = DriverDescription(
            name=device.name, version=silent, type=silent, hal_version=hal, exposures=exposures
        )
        return unknown, _hanging(driver, f"no answer within {limit_s:g} s {_QUESTION}")


def _ask(
    describe: Callable[[Device], DriverDescription],
    device: Device,
    answer: Future[DriverDescription],
) -> None:
    try:
        answer.set_result(describe(device))
    except BaseException as error:  # whatever it is: for the one that waits
        answer.set_exception(error)


def _hanging(driver: DriverUnderTest, reason: str) -> Ending:
    stacks = driver.process.dump_stacks() if driver.process is not None else ()
    driver.close()
    return Ending(
        Outcome.HANG, Failure("no_answer", reason), ("the driver's process was at:", *stacks)
    )


def _dead(driver: DriverUnderTest) -> Ending | None:
    """None for one that lives."""
    try:
        driver.settle()
    except DeadObject as error:
        driver.close()
        return Ending(Outcome.CRASH, died(error, _QUESTION), explained(error.end))
    return None
