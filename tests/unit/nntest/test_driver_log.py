"""Hearing what a driver logs."""

from __future__ import annotations

import logging

import msgspec
import pytest

from nnhal.debug import vlog
from nnhal.debug.remarks import attached, remark_on
from nnhal.errors import Invalid
from nnhal.types import ErrorStatus
from nntest.driver_log import driver_log
from nntest.failure import Failure
from tests.cells import cells


def test_the_last_remark_is_taken_once() -> None:
    with driver_log() as log:
        vlog.channel("driver")("refused %s", "this")
        vlog.channel("driver")("refused\n %s", "that")

        assert log.take().text == "refused that"
        assert log.take().text == ""


def test_a_mistake_is_told_with_its_exception_and_not_printed(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with driver_log() as log:
        try:
            raise ValueError("too big")
        except ValueError as error:
            logging.getLogger("nnhal.driver").error("execute: it raised", exc_info=error)

    assert log.take().text == "execute: it raised: too big"
    assert capfd.readouterr().err == ""


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no")


def test_a_mistake_whose_text_cannot_be_had_is_told() -> None:
    with driver_log() as log:
        logging.getLogger("nnhal.driver").error("execute: it raised", exc_info=Mute())

    assert log.take().text == "execute: it raised: no text, since its __str__ raises RuntimeError"


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

    assert log.take().text == "refused"
    assert caplog.messages == ["refused"]


@cells(
    ("call", "status", "failed", "is_about"),
    [
        ("execute", ErrorStatus.INVALID_ARGUMENT, "execute_1_3", True),
        ("execute", ErrorStatus.INVALID_ARGUMENT, "burst", True),
        ("prepareModel", ErrorStatus.INVALID_ARGUMENT, "", True),
        ("prepareModel", ErrorStatus.INVALID_ARGUMENT, "execute_1_3", False),
        ("execute", ErrorStatus.GENERAL_FAILURE, "execute", False),
    ],
)
def test_a_remark_explains_a_failure_of_its_call_and_status(
    call: str, status: ErrorStatus, failed: str, is_about: bool
) -> None:
    failure = Failure("a", "x", call=failed, status="INVALID_ARGUMENT")
    with driver_log() as log:
        remark = remark_on(call, status, Invalid("rank 3", "rank"))
        vlog.channel("driver")("%s: rank 3", call, extra=attached(remark))
        explained = log.explained(failure)
        assert log.take().text == ""
    said = {"remark": f"{call}: rank 3", "fault": "rank"} if is_about else {}
    assert explained == msgspec.structs.replace(failure, **said)


def test_a_remark_that_is_no_news_is_not_repeated() -> None:
    failure = Failure("a", "INVALID_ARGUMENT: rank 3", status="INVALID_ARGUMENT")
    with driver_log() as log:
        remark = remark_on("execute", ErrorStatus.INVALID_ARGUMENT, Invalid("rank 3"))
        vlog.channel("driver")("execute: rank 3", extra=attached(remark))
        explained = log.explained(failure)
    assert (explained.remark, explained.fault) == ("", "Invalid")


def test_a_line_that_is_about_no_call_explains_nothing() -> None:
    failure = Failure("a", "x", call="execute", status="GENERAL_FAILURE")
    with driver_log() as log:
        vlog.channel("driver")("execute: GENERAL_FAILURE: the cache is cold")
        assert log.explained(failure) is failure
