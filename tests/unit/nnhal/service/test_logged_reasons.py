"""What a driver logs, on its way to the client."""

from __future__ import annotations

import logging

from nnhal.service.rpc.logged_reasons import ReasonsOfAll


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no")


def told(error: Exception) -> str:
    remarks = ReasonsOfAll()
    record = logging.LogRecord("nnhal.driver", logging.ERROR, "", 0, "it raised", (), None)
    record.exc_info = (type(error), error, None)
    remarks.handle(record)
    remark = remarks.take()
    assert remark is not None
    return remark.text


def test_a_mistake_is_told_with_its_exception() -> None:
    assert told(ValueError("too big")) == "it raised: too big"


def test_an_exception_without_text_does_not_keep_a_driver_from_answering() -> None:
    assert told(Mute()) == "it raised: no text, since its __str__ raises RuntimeError"
