from __future__ import annotations

import os
import signal
import time

import pytest

from nntest.interruption import interruptible


def test_the_first_signal_is_a_request_and_the_second_is_obeyed_at_once() -> None:
    with interruptible() as interruption:
        assert not interruption.is_requested()
        os.kill(os.getpid(), signal.SIGTERM)
        assert interruption.is_requested()
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)


def test_when_the_run_is_over_signals_do_not_keep_its_results_from_being_written() -> None:
    with interruptible() as interruption:
        os.kill(os.getpid(), signal.SIGINT)
        interruption.end()
        for _ in range(3):
            os.kill(os.getpid(), signal.SIGTERM)
    assert interruption.is_requested()


def test_a_signal_after_the_end_is_no_request() -> None:
    with interruptible() as interruption:
        interruption.end()
        os.kill(os.getpid(), signal.SIGINT)
    assert not interruption.is_requested()


def test_the_signals_get_their_handlers_back() -> None:
    before = signal.getsignal(signal.SIGINT)
    with interruptible():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_who_wants_to_is_told_of_the_first_request() -> None:
    heard = []
    with interruptible() as interruption:
        interruption.on_request(lambda: heard.append("end"))
        os.kill(os.getpid(), signal.SIGINT)
    assert heard == ["end"]


def test_who_asks_late_is_told_at_once() -> None:
    heard = []
    with interruptible() as interruption:
        os.kill(os.getpid(), signal.SIGINT)
        interruption.on_request(lambda: heard.append("end"))
    assert heard == ["end"]


def test_a_third_signal_right_after_the_second_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    with interruptible() as interruption:
        interruption.request()
        with pytest.raises(KeyboardInterrupt):
            interruption.request()
        now += 0.9
        os.kill(os.getpid(), signal.SIGINT)
        now += 0.2  # a driver has caught the exception
        with pytest.raises(KeyboardInterrupt):
            interruption.request()
