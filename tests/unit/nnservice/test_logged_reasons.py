"""What a driver logs, on its way to the client."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from nnservice.rpc.logged_reasons import ReasonsOfAll


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


def in_another_thread(work: Callable[[], object]) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def say(reasons: ReasonsOfAll, text: str) -> None:
    reasons.handle(logging.LogRecord("nnhal.driver", logging.ERROR, "", 0, text, (), None))


def test_any_message_takes_along_what_a_thread_of_the_drivers_own_has_said() -> None:
    reasons = ReasonsOfAll()
    in_another_thread(lambda: say(reasons, "on fire"))
    assert reasons.outstanding
    reason = reasons.take()
    assert reason is not None
    assert reason.text == "on fire"


def test_no_other_message_takes_along_the_reason_of_an_answer_to_come() -> None:
    """It might be read after the answer."""
    reasons = ReasonsOfAll()
    taken = []

    def others_see_it() -> list[bool]:
        in_another_thread(lambda: taken.append(reasons.outstanding))
        in_another_thread(lambda: taken.append(reasons.take() is not None))
        seen = taken[:]
        taken.clear()
        return seen

    reasons.begin_turn()
    say(reasons, "on fire")
    assert others_see_it() == [False, False]
    assert reasons.outstanding
    reasons.end_turn()  # and nothing has taken it along
    assert others_see_it() == [True, True]
    assert not reasons.outstanding


def test_a_mistake_is_told_with_its_exception() -> None:
    assert told(ValueError("too big")) == "it raised: too big"


def test_an_exception_without_text_does_not_keep_a_driver_from_answering() -> None:
    assert told(Mute()) == "it raised: no text, since its __str__ raises RuntimeError"
