"""The first questions to a driver."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from nnhal.device import Device
from nnhal.driver_kit import as_device
from nnhal.errors import DeadObject
from nnprocess.process_end import ProcessEnd
from nntest.results import Outcome
from nntest.runner.driver_description import introduced
from nntest.runner.driver_under_test import InProcess
from tests.unit.vts.toys import Given, ToyDriver


class Watched(Given):
    """Knows whether it was closed."""

    is_closed = False

    def _stop(self) -> None:
        self.is_closed = True


def test_a_driver_tells_what_it_is() -> None:
    description, ending = introduced(InProcess("tests.unit.vts.toys:ToyDriver"), 30)

    assert (description.name, description.hal_version) == ("toy-driver", "1.3")
    assert ending is None


def test_one_that_does_not_answer_is_closed_in_time() -> None:
    made: Any = as_device(ToyDriver())
    end = threading.Event()
    answer = made.get_type()
    made.get_type = lambda: end.wait() and answer
    driver = Watched(Device(made, name="toy"))

    description, ending = introduced(driver, 0.1)

    end.set()
    assert description.name == "toy"
    assert description.type == description.version == "unknown: no answer within 0.1 s"
    assert ending is not None
    assert ending.outcome is Outcome.HANG
    assert ending.said == "no answer within 0.1 s when it was asked for its version and type"
    assert driver.is_closed


def test_one_that_dies_is_closed_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Watched(Device(ToyDriver()))
    error = DeadObject("the driver's process was killed by SIGKILL", ProcessEnd(7, None, 9, ("x",)))

    def settle() -> None:
        raise error

    monkeypatch.setattr(driver, "settle", settle)
    _, ending = introduced(driver, 30)

    assert ending is not None
    assert ending.outcome is Outcome.CRASH
    assert ending.said == f"{error.message} when it was asked for its version and type"
    assert ending.evidence[-1] == "x"
    assert driver.is_closed
