"""Events: ``Event.h`` and ``ANeuralNetworksEvent_*`` of ``NeuralNetworks.cpp``."""

from __future__ import annotations

import os
from concurrent.futures import Future

import pytest

from nnapi.errors import bad_data
from nnapi.event import CallbackEvent, Event, SyncFenceEvent
from nnapi.result_codes import ResultCode
from nnhal.fences import Fence, FenceState, FenceWriter, fence_pair
from nnhal.types import ErrorStatus
from tests.unit.nnapi.conftest import Fails


@pytest.mark.parametrize("fd", [-1, 0, 10**6])
def test_what_is_no_descriptor_is_no_fence(fd: int, fails: Fails) -> None:
    """ValidationTest.EventCreateFromSyncFenceFd."""
    with fails(ResultCode.BAD_DATA):
        Event.from_sync_fence_fd(fd)


def test_an_event_of_a_fence_ends_with_it() -> None:
    fence, writer = fence_pair()
    event = Event.from_sync_fence_fd(fence.fd)
    fence.close()  # the event has a descriptor of its own
    writer.signal()
    event.wait()
    copy = event.sync_fence_fd()
    assert Fence(copy).state is FenceState.SIGNALED


def test_an_execution_without_fences_has_no_fence(fails: Fails) -> None:
    """ValidationTest.EventGetSyncFenceFd."""
    outcome: Future[ErrorStatus] = Future()
    outcome.set_result(ErrorStatus.NONE)
    for event in (CallbackEvent(outcome), SyncFenceEvent(None)):
        assert event.fence is None
        with fails(ResultCode.BAD_DATA):
            event.sync_fence_fd()
        event.wait()


def test_waiting_tells_how_the_execution_has_ended(fails: Fails) -> None:
    outcome: Future[ErrorStatus] = Future()
    outcome.set_result(ErrorStatus.MISSED_DEADLINE_TRANSIENT)
    event = CallbackEvent(outcome)
    for _ in range(2):
        with fails(ResultCode.MISSED_DEADLINE_TRANSIENT):
            event.wait()
    event.close()
    raised: Future[ErrorStatus] = Future()
    raised.set_exception(bad_data("no"))
    with fails(ResultCode.BAD_DATA):
        CallbackEvent(raised).wait()


def failed_fence() -> tuple[Fence, FenceWriter]:
    fence, writer = fence_pair()
    writer.fail()
    return fence, writer


@pytest.mark.parametrize(
    ("told", "code"),
    [
        (None, ResultCode.OP_FAILED),
        (ErrorStatus.NONE, ResultCode.OP_FAILED),  # the fence has failed all the same
        (ErrorStatus.DEVICE_UNAVAILABLE, ResultCode.UNAVAILABLE_DEVICE),
    ],
)
def test_of_a_fence_in_error_the_driver_tells_why(
    told: ErrorStatus | None, code: ResultCode, fails: Fails
) -> None:
    fence, _ = failed_fence()
    event = SyncFenceEvent(fence, None if told is None else lambda: told)
    with fails(code):
        event.wait()


def test_the_execution_is_finished_once_and_has_the_last_word(fails: Fails) -> None:
    calls: list[ErrorStatus] = []

    def finish(status: ErrorStatus) -> ErrorStatus:
        calls.append(status)
        return ErrorStatus.INVALID_ARGUMENT

    fence, writer = fence_pair()
    writer.signal()
    event = SyncFenceEvent(fence, finish=finish)
    for _ in range(2):
        with fails(ResultCode.BAD_DATA):
            event.wait()
    assert calls == [ErrorStatus.NONE]


def test_a_fence_given_away_is_the_callers_to_close() -> None:
    fence, writer = fence_pair()
    writer.signal()
    event = SyncFenceEvent(fence)
    first, second = event.sync_fence_fd(), event.sync_fence_fd()
    assert len({first, second, fence.fd}) == 3
    os.close(first)
    os.close(second)
    event.wait()
