"""What a case leaves behind."""

from __future__ import annotations

import pytest

from nnhal.device import Device
from nnhal.errors import DeadObject, HalError, NoAnswer
from nnhal.types import ErrorStatus
from nnprocess.process_end import ProcessEnd
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.case_ending import Ending, look_after, not_started
from nntest.runner.driver_under_test import DriverUnderTest

KILLED = ProcessEnd(7, None, 9, ("its log",))


class Process:
    """As much of a child as is looked at."""

    pid = 7

    def dump_stacks(self) -> tuple[str, ...]:
        return ("in execute",)

    def end(self, timeout_s: float | None = None) -> ProcessEnd | None:
        return KILLED


class Driver(DriverUnderTest):
    """A driver that settles as told."""

    isolated = True

    def __init__(self, error: HalError | None = None, process: Process | None = None) -> None:
        super().__init__("toy")
        self.error = error
        self._process = process or Process()
        self.is_closed = False

    @property
    def process(self):  # type: ignore[no-untyped-def]
        return self._process

    def settle(self) -> None:
        if self.error:
            raise self.error

    def close(self) -> None:
        self.is_closed = True

    def other(self, name: str, *, callback_timeout_s: float | None = None) -> DriverUnderTest:
        raise NotImplementedError

    def _start(self) -> Device:
        raise NotImplementedError

    def _stop(self) -> None: ...


SUCCESS = Ending(Outcome.SUCCESS)


def test_a_driver_that_lives_changes_nothing() -> None:
    driver = Driver()

    assert look_after(driver, SUCCESS) is SUCCESS
    assert not driver.is_closed


def test_one_that_died_of_what_was_dropped_is_a_crash() -> None:
    driver = Driver(DeadObject("the driver's process was killed by SIGKILL", KILLED))

    ending = look_after(driver, SUCCESS)

    assert ending.outcome is Outcome.CRASH
    assert ending.said == (
        "the driver's process was killed by SIGKILL when the test had its answers"
    )
    assert ending.evidence == (
        "the driver's process was killed by SIGKILL; its last lines:",
        "its log",
    )
    assert driver.is_closed


def test_what_was_wrong_before_is_not_forgotten() -> None:
    driver = Driver(DeadObject("gone", KILLED))

    ending = look_after(driver, Ending(Outcome.FAILURE, "wrong"))

    assert (ending.outcome, ending.said) == (
        Outcome.CRASH,
        "gone when the test had its answers; before: wrong",
    )


def test_a_crash_in_the_case_keeps_its_reason_and_gets_the_log() -> None:
    ending = look_after(Driver(DeadObject("gone")), Ending(Outcome.CRASH, "DEAD_OBJECT: gone"))

    assert ending.said == "DEAD_OBJECT: gone"
    assert "its log" in ending.evidence


def test_a_driver_that_hangs_shows_its_stacks_and_is_not_used_again() -> None:
    driver = Driver()

    ending = look_after(driver, Ending(Outcome.HANG, "no answer"))

    assert ending.evidence == ("the driver's process was at:", "in execute")
    assert driver.is_closed


def test_one_that_lies_while_it_clears_up_fails_the_case() -> None:
    driver = Driver(HalError(ErrorStatus.GENERAL_FAILURE, "nonsense"))

    ending = look_after(driver, SUCCESS)

    assert ending.outcome is Outcome.FAILURE
    assert "nonsense" in ending.said
    assert driver.is_closed


def test_a_driver_in_this_process_is_left_alone() -> None:
    driver = Driver(DeadObject())
    driver._process = None  # type: ignore[assignment]

    assert look_after(driver, SUCCESS) is SUCCESS


def test_a_driver_that_died_while_it_started_has_its_end_as_evidence() -> None:
    ending = not_started(DeadObject("gone", KILLED))

    assert ending.outcome is Outcome.CRASH
    assert ending.said == "the driver did not start: DEAD_OBJECT: gone"
    assert ending.evidence[-1] == "its log"


def test_a_driver_that_hangs_while_it_starts_has_its_stacks_as_evidence() -> None:
    ending = not_started(NoAnswer("not within 3 s", ("in __init__",)))

    assert ending.outcome is Outcome.HANG
    assert ending.evidence == ("the driver's process was at:", "in __init__")


def test_a_driver_that_cannot_be_made_has_its_reason() -> None:
    ending = not_started(ValueError("no device"))

    assert ending == Ending(
        Outcome.CRASH, Failure("did_not_start", "the driver did not start: no device")
    )


@pytest.mark.parametrize(
    ("ending", "evidence"),
    [
        (SUCCESS, ()),
        (
            Ending(Outcome.FAILURE, "wrong", ("first",)),
            ("first", "the device's log during the case:", "NPU reset"),
        ),
        (
            Ending(Outcome.CRASH, "gone"),
            ("the device's log during the case:", "NPU reset", "after a death"),
        ),
    ],
)
def test_a_bad_case_has_what_the_drivers_device_has_logged(
    ending: Ending, evidence: tuple[str, ...]
) -> None:
    class Log:
        def skip(self) -> None: ...

        def take(self, *, has_died: bool) -> tuple[str, ...]:
            return ("NPU reset", "after a death") if has_died else ("NPU reset",)

    driver = Driver()
    driver._process = None
    driver._log = Log()

    assert look_after(driver, ending).evidence == evidence
