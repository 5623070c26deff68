"""The driver under test."""

from __future__ import annotations

import pytest

from nnhal.errors import NoAnswer
from nnhal.registry import DriverFailedToStart, UnknownDriver
from nnprocess.zygote import Zygote
from nntest.runner.driver_under_test import InProcess
from nntest.runner.served_driver import Served

TOY = "tests.unit.vts.toys:ToyDriver"


def test_a_driver_is_started_once() -> None:
    driver = InProcess(TOY)

    assert driver.device() is driver.device()
    assert driver.device().name == "toy-driver"
    assert not driver.isolated


def test_a_restarted_driver_is_another_object() -> None:
    driver = InProcess(TOY)
    before = driver.device()

    after = driver.restart()

    assert after is not before
    assert after is driver.device()


def test_a_closed_driver_is_started_again_when_it_is_needed() -> None:
    with InProcess(TOY) as driver:
        before = driver.device()
    assert driver.device() is not before


def test_one_that_cannot_be_started_says_so_when_it_is_needed() -> None:
    with pytest.raises(UnknownDriver):
        InProcess("no-such").device()
    with pytest.raises(DriverFailedToStart):
        InProcess("tests.unit.vts.toys:ADD").device()


def test_one_that_hangs_when_it_is_started_has_no_more_time_than_for_an_answer() -> None:
    hanging = "tests.process.nnservice.hanging:HangingAtStart"
    with Zygote.start() as zygote:
        driver = Served(hanging, zygote, answer_limit_s=0.5)

        with pytest.raises(NoAnswer, match=r"has not started within 0\.5 s") as caught:
            driver.device()

    assert caught.value.stacks
    assert driver.failed_starts == 1
