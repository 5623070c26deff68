"""What poll says of a fence that a library gets, which is what libsync goes by."""

from __future__ import annotations

import os
import select

import pytest

from nndrivers.support_library.sync_fences import libsync_fence
from nnhal.fences import Fence, FenceState, FenceWriter, fence_pair
from tests.process.polling import eventually


def _polled(descriptor: int, timeout_ms: int = 0) -> int:
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    return dict(poll.poll(timeout_ms)).get(descriptor, 0)


@pytest.mark.parametrize("is_early", [True, False])
@pytest.mark.parametrize(
    ("end", "said", "state"),
    [
        (FenceWriter.signal, select.POLLIN, FenceState.SIGNALED),
        (FenceWriter.fail, select.POLLERR, FenceState.ERROR),
    ],
)
def test_a_failed_fence_is_an_error_and_not_readable(
    end: object, said: int, state: FenceState, is_early: bool
) -> None:
    assert callable(end)
    fence, writer = fence_pair()
    if is_early:
        end(writer)
    with libsync_fence(fence) as given:
        if not is_early:
            assert _polled(given.fileno()) == 0
        kept = os.dup(given.fileno())
    end(writer)
    assert _polled(kept, 60_000) == said
    assert Fence(kept).state is state


def test_what_nobody_waits_for_any_more_is_given_up() -> None:
    fence, writer = fence_pair()
    before = len(os.listdir("/proc/self/fd"))
    libsync_fence(fence).close()
    writer.signal()
    eventually(lambda: len(os.listdir("/proc/self/fd")) < before)
