from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from nnservice.rpc import spinning
from nnservice.rpc.wire import Lane, lane_pair

SAY = "from nnservice.rpc import spinning; print(spinning.is_allowed())"


@pytest.mark.parametrize(("processors", "expected"), [("{0}", "False"), ("{0, 1}", "True")])
def test_only_where_somebody_else_can_work_meanwhile(processors: str, expected: str) -> None:
    code = f"import os; os.sched_getaffinity = lambda pid: {processors}; {SAY}"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == expected


class TestLane:
    """Of one whose last waits were short."""

    def test_looks_for_a_frame_before_it_sleeps(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(spinning, "_allowed", True)
        assert any(flags & socket.MSG_DONTWAIT for flags in receptions())

    def test_sleeps_at_once_where_it_may_not_spin(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(spinning, "_allowed", True)
        spinning.forbid()
        assert not any(flags & socket.MSG_DONTWAIT for flags in receptions())


def receptions() -> list[int]:
    """The flags of each receive of a lane, whose frames are there already."""
    ours, theirs = lane_pair()
    here, there = Lane(ours), Lane(theirs)
    seen: list[int] = []
    receive = here._receive

    def watched(buffers: list[memoryview], room: int, flags: int) -> object:
        seen.append(flags)
        return receive(buffers, room, flags)

    here._receive = watched  # type: ignore[assignment]
    for number in range(10):
        there.send(16, number, b"")
        here.receive()
    here.close()
    there.close()
    return seen
