"""Two processes and the queues between them: sleep, wake-up, and the end of either."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

import pytest

from nnhal.burst_packets import DATUM_SIZE
from nnservice.rpc import spinning
from nnservice.rpc.fmq import QueueReader, QueueWriter, create_queue
from nnservice.rpc.packet_link import (
    CONTROLLER_WINDOW,
    SERVER_WINDOW,
    Bell,
    PacketLink,
    PeerGone,
    polling_window_ns,
)

WINDOWS = [0, 100_000]
SPINNING_AND_NOT = pytest.mark.parametrize("window_ns", WINDOWS, ids=["sleeping", "spinning"])


@dataclass
class Ends:
    """Both ends of a link in this process, and what another process would need for one."""

    near: PacketLink
    far: PacketLink
    fds: tuple[int, int, int]

    @property
    def far_bell(self) -> socket.socket:
        return self.far._bell._socket


@contextmanager
def linked(window_ns: int = 0, capacity: int = 16) -> Iterator[Ends]:
    with ExitStack() as stack:
        there, back = create_queue(capacity), create_queue(capacity)
        stack.callback(os.close, there)
        stack.callback(os.close, back)
        near, far = socket.socketpair()
        fds = there, back, far.fileno()
        yield Ends(
            PacketLink(QueueWriter(there), QueueReader(back), Bell(near), window_ns),
            PacketLink(QueueWriter(back), QueueReader(there), Bell(far), window_ns),
            fds,
        )


def packet(datums: int, fill: int = 0) -> bytes:
    return bytes([fill % 256]) * (datums * DATUM_SIZE)


ECHO = """
import socket, sys
from nnservice.rpc.fmq import QueueReader, QueueWriter
from nnservice.rpc.packet_link import Bell, PacketLink, PeerGone
there, back, bell, window_ns, most = map(int, sys.argv[1:])
bell = Bell(socket.socket(fileno=bell))
link = PacketLink(QueueWriter(back), QueueReader(there), bell, window_ns)
try:
    for _ in range(most):
        link.send(link.receive())
except PeerGone:
    sys.exit(7)
"""


@contextmanager
def echo(ends: Ends, window_ns: int, most: int = 10**9) -> Iterator[subprocess.Popen[bytes]]:
    """A process at the far end that sends back ``most`` packets."""
    arguments = [*ends.fds, window_ns, most]
    with subprocess.Popen(
        [sys.executable, "-c", ECHO, *map(str, arguments)], pass_fds=ends.fds
    ) as process:
        ends.far_bell.close()
        try:
            yield process
        finally:
            process.kill()


@SPINNING_AND_NOT
def test_packets_of_all_lengths_go_to_another_process_and_back(window_ns: int) -> None:
    chance = random.Random(0)
    with linked(window_ns) as ends, echo(ends, window_ns) as process:
        for number in range(1000):
            content = packet(chance.randrange(17), number)
            assert ends.near.send(content)
            assert ends.near.receive(10) == content
        ends.near.shut()
        assert process.wait(10) == 7, "noticed that this side is gone"


@SPINNING_AND_NOT
def test_a_process_that_dies_is_noticed(window_ns: int) -> None:
    with linked(window_ns) as ends, echo(ends, window_ns) as process:
        ends.near.send(packet(1))
        assert ends.near.receive(10) == packet(1)
        process.kill()
        with pytest.raises(PeerGone):
            ends.near.receive()


@SPINNING_AND_NOT
def test_what_a_process_said_before_it_died_is_heard(window_ns: int) -> None:
    with linked(window_ns) as ends, echo(ends, window_ns, most=1) as process:
        ends.near.send(packet(3))
        process.wait(10)
        assert ends.near.receive() == packet(3)
        with pytest.raises(PeerGone):
            ends.near.receive()


def test_a_wait_ends_in_time() -> None:
    with linked() as ends:
        for timeout_s in (0, 0.01):
            start = time.monotonic()
            assert ends.near.receive(timeout_s) is None
            assert time.monotonic() - start >= timeout_s


def test_a_sleeper_is_woken_once_for_several_packets() -> None:
    with linked() as ends:
        received: list[bytes | None] = []
        thread = threading.Thread(target=lambda: received.append(ends.far.receive(10)))
        thread.start()
        assert ends.near.send(packet(1, 1))
        assert ends.near.send(packet(1, 2))
        thread.join()
        assert [*received, ends.far.receive(10)] == [packet(1, 1), packet(1, 2)]
        assert ends.far.receive(0) is None


def test_what_was_not_asked_for_can_be_thrown_away() -> None:
    with linked() as ends:
        for _ in range(3):
            ends.near.send(packet(2))
        assert ends.far.discard() == 3
        assert ends.far.discard() == 0


def test_a_full_queue_takes_nothing_more() -> None:
    with linked(capacity=4) as ends:
        assert ends.near.capacity == 4
        assert ends.near.send(packet(4))
        assert not ends.near.send(packet(0))
        assert not ends.far.send(packet(5))


def test_a_bell_that_nobody_hears_does_not_stop_the_ringer() -> None:
    with linked(capacity=4) as ends:
        ends.far._reader.set_sleeping(True)
        for _ in range(3000):
            ends.near.send(packet(1))
            ends.far.discard()


def test_a_bell_that_rings_for_nothing_is_slept_through() -> None:
    with linked() as ends:
        ends.far_bell.send(b"!" * 1000)
        assert ends.near.receive(0.01) is None


def test_shutting_ends_both_sides_and_can_be_done_twice() -> None:
    with linked() as ends:
        ends.near.shut()
        ends.near.shut()
        ends.far.shut()
        for end in (ends.near, ends.far):
            with pytest.raises(PeerGone):
                end.receive()


def test_shutting_ends_the_wait_of_another_thread() -> None:
    with linked() as ends:
        caught: list[BaseException] = []

        def wait() -> None:
            try:
                ends.near.receive()
            except PeerGone as error:
                caught.append(error)

        thread = threading.Thread(target=wait)
        thread.start()
        ends.near.shut()
        thread.join(10)
        assert len(caught) == 1


class TestPollingWindow:
    def test_who_spins_in_vain_spins_ever_less_until_it_is_worth_it(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        looks: list[bool] = []
        with linked(window_ns=0) as ends:  # one look each time

            def wait(spins: int) -> bool:
                looks.append(len(looks) == 9)
                return looks[-1]

            monkeypatch.setattr(ends.near._reader, "wait", wait)
            for _ in range(256):
                ends.near.receive(0)
            assert len(looks) == 9, "at 1, 3, 7, 15, 31, 63, 127, 191 and 255"
            for _ in range(63):
                ends.near.receive(0)
            assert len(looks) == 10
            ends.near.receive(0)
            assert len(looks) == 11, "the last time it was worth it"

    @pytest.mark.parametrize("variables", [CONTROLLER_WINDOW, SERVER_WINDOW])
    def test_it_is_a_number_of_microseconds(self, variables: tuple[str, str]) -> None:
        own, android = variables
        assert polling_window_ns(variables, {android: "7"}) == 7000
        assert polling_window_ns(variables, {android: "7", own: "0"}) == 0

    def test_anything_else_is_warned_of(self) -> None:
        with pytest.warns(UserWarning, match="SERVER_POLLING_WINDOW: '-1' is no number"):
            assert polling_window_ns(SERVER_WINDOW, {SERVER_WINDOW[0]: "-1"}) >= 0

    def test_one_processor_is_left_to_the_other_side(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(spinning, "_allowed", False)
        assert polling_window_ns(SERVER_WINDOW, {}) == 0
        monkeypatch.setattr(spinning, "_allowed", True)
        assert polling_window_ns(SERVER_WINDOW, {}) > 0
