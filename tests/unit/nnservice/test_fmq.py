"""Fast message queues: what is written is read, and a side that lies harms only itself."""

from __future__ import annotations

import fcntl
import mmap
import os
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.burst_packets import DATUM_SIZE, MalformedPacket
from nnservice.rpc.fmq import (
    MAX_DATUMS,
    QueueBroken,
    QueueReader,
    QueueWriter,
    create_queue,
)
from tests.cells import cells

# Where the module's docstring says that the words lie, in words of 8 bytes.
WRITTEN, READ, SLEEPS = 0, 8, 16
RING = 192


@contextmanager
def queue(capacity: int) -> Iterator[int]:
    fd = create_queue(capacity)
    try:
        yield fd
    finally:
        os.close(fd)


def packet(datums: int, fill: int = 1) -> bytes:
    return bytes([fill]) * (datums * DATUM_SIZE)


def words(fd: int) -> memoryview:
    """The words of a queue, as a side sees them that does not play by the rules."""
    return memoryview(mmap.mmap(fd, RING)).cast("Q")


STEPS = st.lists(st.one_of(st.integers(0, 8), st.just("read"), st.just("discard")), max_size=60)


@given(st.integers(1, 7), STEPS)
def test_a_queue_gives_what_was_put_in(capacity: int, steps: list[int | str]) -> None:
    with queue(capacity) as fd:
        writer, reader = QueueWriter(fd), QueueReader(fd)
        model: deque[bytes] = deque()
        for number, step in enumerate(steps):
            if step == "read":
                assert reader.read() == (model.popleft() if model else None)
            elif step == "discard":
                assert reader.discard() == len(model)
                model.clear()
            else:
                content = packet(int(step), number % 255)
                room = capacity + 1 - sum(len(old) // DATUM_SIZE + 1 for old in model)
                fits = int(step) + 1 <= room
                assert writer.write(content) == fits
                model.extend([content] * fits)


def test_a_packet_as_long_as_the_capacity_fits_wherever_the_ring_stands() -> None:
    with queue(8) as fd:
        writer, reader = QueueWriter(fd), QueueReader(fd)
        assert (writer.capacity, reader.capacity) == (8, 8)
        for datums in range(9):
            for filler in (packet(datums), packet(8, 2)):
                assert writer.write(filler)
                assert reader.read() == filler
        assert not writer.write(packet(9))


def test_only_whole_datums_are_packets() -> None:
    with queue(8) as fd, pytest.raises(MalformedPacket):
        QueueWriter(fd).write(b"half")


def test_a_side_that_comes_later_goes_on_where_the_queue_stands() -> None:
    with queue(4) as fd:
        writer, reader = QueueWriter(fd), QueueReader(fd)
        writer.write(packet(3, 1))
        reader.read()
        writer.write(packet(2, 2))
        assert QueueReader(fd).read() == packet(2, 2)


def test_a_reader_that_sleeps_is_seen() -> None:
    with queue(4) as fd:
        writer, reader = QueueWriter(fd), QueueReader(fd)
        for sleeping in (False, True, False):
            reader.set_sleeping(sleeping)
            assert writer.reader_sleeps == sleeping


class TestASideThatLies:
    @pytest.mark.parametrize("position", [2**64 - 1, 2**63, 10, 2**32])
    def test_a_writer_that_is_nowhere(self, position: int) -> None:
        with queue(8) as fd:
            reader = QueueReader(fd)
            words(fd)[WRITTEN] = position
            for act in (reader.read, reader.discard):
                with pytest.raises(QueueBroken, match=r"a writer .* ahead"):
                    act()

    def test_a_writer_that_takes_back_what_was_read(self) -> None:
        with queue(8) as fd:
            writer, reader = QueueWriter(fd), QueueReader(fd)
            writer.write(packet(3))
            reader.read()
            words(fd)[WRITTEN] = 2
            with pytest.raises(QueueBroken):
                reader.read()

    @pytest.mark.parametrize("position", [2**64 - 1, 5, 2**32])
    def test_a_reader_that_is_nowhere(self, position: int) -> None:
        with queue(8) as fd:
            writer = QueueWriter(fd)
            writer.write(packet(3))
            words(fd)[READ] = position
            with pytest.raises(QueueBroken, match=r"a reader .* behind"):
                writer.write(packet(1))

    @pytest.mark.parametrize("datums", [2**64 - 1, 2**32, 9, 4])
    def test_a_packet_longer_than_what_was_written(self, datums: int) -> None:
        with queue(8) as fd:
            QueueWriter(fd).write(packet(3))
            memoryview(mmap.mmap(fd, RING + DATUM_SIZE))[RING : RING + 8] = datums.to_bytes(
                8, "little"
            )
            for act in (QueueReader(fd).read, QueueReader(fd).discard):
                with pytest.raises(QueueBroken, match=r"a packet of .* datums where 3"):
                    act()

    def test_the_other_sides_own_position_is_not_believed(self) -> None:
        with queue(8) as fd:
            writer, reader = QueueWriter(fd), QueueReader(fd)
            for number in range(20):
                words(fd)[WRITTEN] = 0  # the reader writes where only the writer may
                words(fd)[READ] = writer._written
                content = packet(number % 8, number)
                assert writer.write(content)
                words(fd)[READ] = 12345
                assert reader.read() == content


class TestWhatIsNoQueue:
    def sized(self, size: int) -> int:
        fd = os.memfd_create("test", os.MFD_ALLOW_SEALING)
        os.ftruncate(fd, size)
        fcntl.fcntl(fd, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK)
        return fd

    def refused(self, fd: int) -> None:
        try:
            for end in (QueueReader, QueueWriter):
                with pytest.raises(QueueBroken, match="a queue"):
                    end(fd)
        finally:
            os.close(fd)

    @cells("size", [0, 1, RING, RING + 24, RING + 49, RING + 24 * (MAX_DATUMS + 2), 1 << 40])
    def test_a_file_of_another_size(self, size: int) -> None:
        self.refused(self.sized(size))

    def test_a_file_that_its_owner_could_cut_off(self) -> None:
        fd = os.memfd_create("test", os.MFD_ALLOW_SEALING)
        os.ftruncate(fd, RING + 480)
        self.refused(fd)

    def test_a_queue_cannot_be_cut_off(self) -> None:
        with queue(8) as fd, pytest.raises(PermissionError):
            os.ftruncate(fd, RING)

    def test_a_file_that_cannot_be_written(self) -> None:
        with queue(8) as fd:
            self.refused(os.open(f"/proc/self/fd/{fd}", os.O_RDONLY))

    def test_a_file_that_is_not_memory(self) -> None:
        self.refused(os.open("/dev/null", os.O_RDWR))
        self.refused(os.open(__file__, os.O_RDONLY))
        read, write = os.pipe()
        os.close(write)
        self.refused(read)

    @pytest.mark.parametrize("capacity", [0, -1, MAX_DATUMS + 1])
    def test_a_queue_of_no_or_too_many_datums_is_not_made(self, capacity: int) -> None:
        with pytest.raises(ValueError, match="datums"):
            create_queue(capacity)
