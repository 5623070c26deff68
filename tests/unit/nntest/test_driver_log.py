"""Hearing what a driver logs."""

from __future__ import annotations

import logging

import pytest

from nnhal.debug import vlog
from nnhal.types import ErrorStatus
from nntest.driver_log import driver_log
from tests.cells import cells


def test_the_last_remark_is_taken_once() -> None:
    with driver_log() as log:
        vlog.channel("driver")("refused %s", "this")
        vlog.channel("driver")("refused\n %s", "that")

        assert log.take() == "refused that"
        assert log.take() == ""


def test_a_mistake_is_told_with_its_exception_and_not_printed(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with driver_log() as log:
        try:
            raise ValueError("too big")
        except ValueError as error:
            logging.getLogger("nnhal.driver").error("execute: it raised", exc_info=error)

    assert log.take() == "execute: it raised: too big"
    assert capfd.readouterr().err == ""


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no")


def test_a_mistake_whose_text_cannot_be_had_is_told() -> None:
    with driver_log() as log:
        logging.getLogger("nnhal.driver").error("execute: it raised", exc_info=Mute())

    assert log.take() == "execute: it raised: no text, since its __str__ raises RuntimeError"


def test_logging_is_afterwards_as_it_was() -> None:
    logger = logging.getLogger("nnhal.driver")
    before = logger.level, logger.propagate, list(logger.handlers), vlog.channel("driver").on

    with driver_log():
        pass

    assert before == (
        logger.level,
        logger.propagate,
        list(logger.handlers),
        vlog.channel("driver").on,
    )


def test_who_has_switched_logging_on_himself_still_sees_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    channel = vlog.channel("driver")
    channel.switch(True)
    try:
        with driver_log() as log:
            channel("refused")
        assert channel.on
    finally:
        channel.switch(False)

    assert log.take() == "refused"
    assert caplog.messages == ["refused"]


@cells(
    ("said", "call", "status", "is_about"),
    [
        ("execute: invalid argument: rank 3", "execute_1_3", ErrorStatus.INVALID_ARGUMENT, True),
        ("execute: invalid argument: rank 3", "burst", ErrorStatus.INVALID_ARGUMENT, True),
        ("prepareModel: invalid argument: no", "", ErrorStatus.INVALID_ARGUMENT, True),
        ("execute: DEVICE_UNAVAILABLE: busy", "execute", ErrorStatus.DEVICE_UNAVAILABLE, True),
        ("execute: the driver raised KeyError", "burst", ErrorStatus.GENERAL_FAILURE, True),
        # Another call, another status, or no refusal at all.
        ("prepareModel: invalid argument: no", "execute_1_3", ErrorStatus.INVALID_ARGUMENT, False),
        ("execute: invalid argument: rank 3", "execute", ErrorStatus.GENERAL_FAILURE, False),
        ("execute: the driver raised KeyError", "execute", ErrorStatus.INVALID_ARGUMENT, False),
        ("the cache is cold", "execute", ErrorStatus.GENERAL_FAILURE, False),
    ],
)
def test_a_remark_is_about_the_call_that_it_names_and_its_status(
    said: str, call: str, status: ErrorStatus, is_about: bool
) -> None:
    with driver_log() as log:
        vlog.channel("driver")(said)
        assert log.take_about(call, status) == (said if is_about else "")
        assert log.take() == ""
