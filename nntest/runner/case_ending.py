"""The ending of a case: a driver that died of it, hangs in it, or has never started."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from nnhal.errors import DeadObject, GivenUp, HalError, NoAnswer
from nnprocess.process_end import ProcessEnd
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.driver_under_test import DriverUnderTest

__all__ = ["Ending", "died", "explained", "fault_of", "hung", "look_after", "not_started"]

_PATIENCE_S: Final = 2.0
"""Time limit for the end of a process to be reported."""


class Ending(msgspec.Struct, frozen=True):
    """Ending of a case, in the fields of :class:`nntest.results.CaseResult`."""

    outcome: Outcome
    why: Failure | str = ""
    evidence: tuple[str, ...] = ()

    @property
    def said(self) -> str:
        """Describe why."""
        return str(self.why)


def look_after(driver: DriverUnderTest, ending: Ending) -> Ending:
    """``ending`` of a case, corrected and explained by what has become of the driver.

    Returns when the driver has destroyed what the case has dropped. One that died although the
    case had its answers is CRASH. One that died or hangs is closed: the next case gets a new one.
    """
    if driver.process is None:
        has_died = ending.outcome is Outcome.CRASH  # of a driver that somebody else serves
        if has_died:
            driver.close()
        logged = driver.logged(is_bad=ending.outcome.is_bad, has_died=has_died)
        evidence = (*ending.evidence, *logged)
        return msgspec.structs.replace(ending, evidence=evidence) if logged else ending
    if ending.outcome is Outcome.HANG:
        return _hanging(driver, ending)
    try:
        driver.settle()
    except DeadObject as error:
        return _dead(driver, ending, error)
    except HalError as error:
        driver.close()
        said = f"the driver does not destroy what is not needed any more: {error}"
        failure = Failure("not_destroyed", said, status=error.status.name)
        return Ending(Outcome.FAILURE, failure) if not ending.outcome.is_bad else ending
    return ending


def _hanging(driver: DriverUnderTest, ending: Ending) -> Ending:
    process = driver.process
    evidence = ending.evidence
    if not evidence:  # nobody has looked yet
        evidence = _at(process.dump_stacks() if process is not None else ())
    driver.close()
    return msgspec.structs.replace(ending, evidence=evidence)


def _dead(driver: DriverUnderTest, ending: Ending, error: DeadObject) -> Ending:
    process = driver.process
    end = error.end or (process.end(_PATIENCE_S) if process is not None else None)
    driver.close()
    if ending.outcome is not Outcome.CRASH:
        said = f"; before: {ending.said}" if ending.said else ""
        late = died(error, f"when the test had its answers{said}", "died_afterwards")
        ending = Ending(Outcome.CRASH, late, ending.evidence)
    return msgspec.structs.replace(ending, evidence=(*ending.evidence, *explained(end)))


def hung(error: NoAnswer | GivenUp) -> Ending:
    """The ending of a case whose driver has not answered."""
    return Ending(Outcome.HANG, Failure("no_answer", error.message), _evidence_of(error))


def died(error: DeadObject, when: str = "", kind: str = "died") -> Failure:
    """The failure of a driver whose process has died."""
    status = "" if error.end is None else error.end.name
    text = f"{error.message} {when}" if when else str(error)
    return Failure(kind, text, status=status)


def fault_of(error: BaseException | None) -> str:
    """Name of the class of an exception, which tells errors of a driver apart."""
    return "" if error is None else type(error).__name__


def not_started(error: Exception) -> Ending:
    """The ending of a case whose driver did not even start, but raised ``error``."""
    outcome = Outcome.HANG if isinstance(error, NoAnswer) else Outcome.CRASH
    said = f"the driver did not start: {error}"
    return Ending(outcome, Failure("did_not_start", said), _evidence_of(error))


def _evidence_of(error: Exception) -> tuple[str, ...]:
    if isinstance(error, (NoAnswer, GivenUp)):
        return _at(error.stacks) if error.stacks else ()
    if isinstance(error, DeadObject):
        return explained(error.end)
    return ()


def _at(stacks: Sequence[str]) -> tuple[str, ...]:
    return ("the driver's process was at:", *stacks)


def explained(end: ProcessEnd | None) -> tuple[str, ...]:
    """The end of the driver's process and its last words, as evidence."""
    if end is None:
        return ("nobody knows how the driver's process ended",)
    if not end.log:
        return (f"the driver's process {end} and said nothing",)
    return (f"the driver's process {end}; its last lines:", *end.log)
