"""Frames over a socket: whole, with their own descriptors, or an error that says what is wrong."""

from __future__ import annotations

import array
import os
import socket
import struct
from collections.abc import Iterator

import pytest

from nnprocess import descriptors
from nnservice.rpc import wire
from nnservice.rpc.wire import Closed, DescriptorsLost, Lane, Malformed, Unsendable, lane_pair

HEADER = "<HHQ"


class Ends:
    def __init__(self) -> None:
        self.raw, theirs = lane_pair()
        self.near, self.far = Lane(self.raw), Lane(theirs)

    def send_raw(self, data: bytes, descriptors: tuple[int, ...] = ()) -> None:
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", descriptors))
        self.raw.sendmsg([data], [rights] if descriptors else [])


@pytest.fixture
def ends() -> Iterator[Ends]:
    ends = Ends()
    yield ends
    ends.near.close()
    ends.far.close()


@pytest.fixture
def file() -> Iterator[int]:
    descriptor = os.memfd_create("test")
    os.write(descriptor, b"content")
    yield descriptor
    os.close(descriptor)


def open_descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


@pytest.mark.parametrize("size", [0, 1, 32 * 1024, 32 * 1024 + 1, 1_000_000])
def test_a_body_of_any_size_arrives(ends: Ends, size: int) -> None:
    body = bytes(index % 251 for index in range(size))
    ends.near.send(7, 2**63, body)
    assert ends.far.receive() == (7, 2**63, body, [])


@pytest.mark.parametrize("size", [10, 100_000])
def test_descriptors_arrive_in_order_as_copies_that_exec_closes(
    ends: Ends, file: int, size: int
) -> None:
    read_end, write_end = os.pipe()
    ends.near.send(1, 0, bytes(size), [file, write_end])
    frame = ends.far.receive()
    assert len(frame.body) == size
    content, pipe = frame.descriptors
    assert os.pread(content, 7, 0) == b"content"
    assert not os.get_inheritable(content)
    os.write(pipe, b"through")
    assert os.read(read_end, 7) == b"through"
    for descriptor in (*frame.descriptors, read_end, write_end):
        os.close(descriptor)


def test_frames_that_wait_keep_their_own_descriptors(ends: Ends, file: int) -> None:
    ends.near.send(1, 0, b"without")
    ends.near.send(2, 0, b"with", [file])
    ends.near.send(3, 0, b"without")
    counts = []
    for _ in range(3):
        frame = ends.far.receive()
        counts.append(len(frame.descriptors))
        for descriptor in frame.descriptors:
            os.close(descriptor)
    assert counts == [0, 1, 0]


def test_a_lane_whose_other_end_is_closed_is_closed(ends: Ends) -> None:
    ends.near.close()
    with pytest.raises(Closed):
        ends.far.receive()
    with pytest.raises(Closed):
        ends.far.send(1, 0, b"")
    with pytest.raises(Closed):
        ends.far.send(1, 0, bytes(100_000))


def test_a_shut_lane_ends_on_both_sides(ends: Ends) -> None:
    ends.near.shut()
    for lane in (ends.near, ends.far):
        with pytest.raises(Closed):
            lane.receive()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"short", "a frame of 5 bytes"),
        (struct.pack(HEADER, 1, 0, 0) + bytes(40_000), "a frame of .* bytes or more"),
        (struct.pack(HEADER, 1, 2, 0), "a frame with flags 2"),
        (struct.pack(HEADER, 1, 1, 0), "a frame with flags 1"),
    ],
)
def test_a_frame_that_is_none_is_malformed_and_the_next_one_arrives(
    ends: Ends, data: bytes, message: str
) -> None:
    ends.send_raw(data)
    ends.near.send(5, 6, b"good")
    with pytest.raises(Malformed, match=message):
        ends.far.receive()
    assert ends.far.receive() == (5, 6, b"good", [])


def test_a_long_body_must_be_in_a_file(ends: Ends) -> None:
    read_end, write_end = os.pipe()
    before = open_descriptors()
    ends.send_raw(struct.pack(HEADER, 1, 1, 0), (read_end,))
    with pytest.raises(Malformed, match="no file"):
        ends.far.receive()
    assert open_descriptors() == before
    os.close(read_end)
    os.close(write_end)


def test_a_body_too_long_is_neither_sent_nor_read(
    ends: Ends, file: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.ftruncate(file, 100_001)
    monkeypatch.setattr(wire, "MAX_BYTES", 100_000)
    with pytest.raises(Unsendable, match="100001 bytes, at most 100000"):
        ends.near.send(1, 0, bytes(100_001))
    ends.send_raw(struct.pack(HEADER, 1, 1, 0), (file,))
    with pytest.raises(Malformed, match="100001 bytes, at most 100000"):
        ends.far.receive()


def test_too_many_descriptors_are_not_sent(ends: Ends, file: int) -> None:
    with pytest.raises(Unsendable, match="254 descriptors"):
        ends.near.send(1, 0, b"", [file] * 254)
    ends.near.send(1, 0, b"", [file] * 252)
    frame = ends.far.receive()
    assert len(frame.descriptors) == 252
    for descriptor in frame.descriptors:
        os.close(descriptor)


def test_a_descriptor_that_is_not_open_cannot_be_sent(ends: Ends) -> None:
    with pytest.raises(Unsendable, match="Bad file descriptor"):
        ends.near.send(1, 0, b"", [1_000_000])


def test_descriptors_that_find_no_room_are_told(
    ends: Ends, file: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends.near.send(1, 0, b"", [file] * 20)
    before = open_descriptors()
    monkeypatch.setattr(descriptors, "ROOM", socket.CMSG_SPACE(4 * 10))
    with pytest.raises(DescriptorsLost):
        ends.far.receive()
    assert open_descriptors() == before
