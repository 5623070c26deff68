"""A process that does not send what it means to: see test_mutated_messages.py.

:func:`lie` patches this process, so that frames and packets of bursts leave it mutated, some of
them, one after the other as a random generator says. What was done to which is noted in a file.
"""

from __future__ import annotations

import os
import random
import socket
import struct
import threading
from collections.abc import Callable, Sequence

from nnhal.burst_packets import DATUM_SIZE
from nnprocess import descriptors as rights
from nnservice.rpc import packet_link, stream, wire

INTERESTING = (0, 1, 2, 4, 5, 16, 17, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 2**31 - 1, 2**31, 2**32 - 1)
LARGE = (*INTERESTING, 2**32, 2**63 - 1, 2**63, 2**64 - 1)
HEADER = 12
STREAM_HEADER = 16

SHARES = (0.1, 0.3, 0.6, 0.9)
"""Of messages that are mutated in one connection. With few of them it gets further."""


class Liar:
    """Mutates ``share`` of what is sent, and far less of what opens connections."""

    def __init__(self, seed: int, share: float, diary: int) -> None:
        self.chance = random.Random(seed)
        self.share = share
        self.told = 0
        self._diary = diary
        self._last = b""
        self._lock = threading.Lock()

    def lies(self, share: float | None = None) -> bool:
        return self.chance.random() < (self.share if share is None else share)

    def note(self, what: str) -> None:
        self.told += 1
        os.write(self._diary, f"{what}\n".encode())

    # --- frames ------------------------------------------------------------------------------

    def send_frame(
        self, lane: wire.Lane, data: bytes, descriptors: Sequence[int], important: bool
    ) -> None:
        """Send what stands for the frame ``data``: at least one datagram, or nothing ever again."""
        with self._lock:
            previous, self._last = self._last, data
            if not self.lies(self.share / 20 if important else self.share):
                _send(lane.socket, data, descriptors)
                return
            mutations = [
                self.of_bytes,
                self.of_bytes,
                self.of_header,
                self.of_length,
                self.of_descriptors,
                self.of_order,
            ]
            mutation = self.chance.choice(mutations)
            mutation(lane.socket, data, descriptors, previous)

    def of_bytes(
        self, to: socket.socket, data: bytes, descriptors: Sequence[int], previous: bytes
    ) -> None:
        mutated = bytearray(data)
        for _ in range(self.chance.choice((1, 1, 1, 2, 8))):
            self.scratch(mutated, HEADER if len(mutated) > HEADER else 0)
        self.note(f"bytes {bytes(mutated[:80]).hex()}")
        _send(to, bytes(mutated), descriptors)

    def of_header(
        self, to: socket.socket, data: bytes, descriptors: Sequence[int], previous: bytes
    ) -> None:
        kind, flags, object = struct.unpack_from("<HHQ", data)
        field = self.chance.randrange(3)
        if field == 0:
            kind = self.chance.choice((kind ^ 1, *range(90), 0xFFFF))
        elif field == 1:
            flags = self.chance.choice((1, 2, 0xFFFF))
        else:
            object = self.chance.choice((*range(30), *LARGE))
        self.note(f"header {kind} {flags} {object}")
        _send(to, struct.pack("<HHQ", kind, flags, object) + data[HEADER:], descriptors)

    def of_length(
        self, to: socket.socket, data: bytes, descriptors: Sequence[int], previous: bytes
    ) -> None:
        how = self.chance.randrange(5)
        if how == 4:
            self.of_length_elsewhere(to, data, descriptors)
            return
        if how == 0:
            data = data[: self.chance.randrange(len(data) + 1)]
        elif how == 1:
            data += self.chance.randbytes(self.chance.choice((1, 2, 100)))
        elif how == 2:
            data = data[:HEADER] + self.chance.randbytes(self.chance.choice((1, 5, 50, 50_000)))
        else:
            data = data[:HEADER] + b"\x91" * self.chance.choice((100, 5000, 30_000))
        self.note(f"length {len(data)}")
        _send(to, data, descriptors)

    def of_length_elsewhere(
        self, to: socket.socket, data: bytes, descriptors: Sequence[int]
    ) -> None:
        """As a long body travels: in a file of its own."""
        kind, _, object = struct.unpack_from("<HHQ", data)
        fd = os.memfd_create("body")
        os.write(fd, data[HEADER:])
        size = len(data) - HEADER + self.chance.choice((0, 0, -1, 1, 1 << 26, 1 << 40))
        os.ftruncate(fd, max(0, size))
        self.note(f"elsewhere {size}")
        try:
            _send(to, struct.pack("<HHQ", kind, 1, object), [fd, *descriptors])
        finally:
            os.close(fd)

    def of_descriptors(
        self, to: socket.socket, data: bytes, descriptors: Sequence[int], previous: bytes
    ) -> None:
        mutated = list(descriptors)
        made = [self.odd_descriptor() for _ in range(self.chance.choice((1, 1, 2, 250)))]
        how = self.chance.randrange(4)
        if how == 0 and mutated:
            del mutated[self.chance.randrange(len(mutated))]
        elif how == 1 and mutated:
            mutated[self.chance.randrange(len(mutated))] = made[0]
        elif how == 2:
            self.chance.shuffle(mutated)
        else:
            mutated[self.chance.randrange(len(mutated) + 1) :] = made
        self.note(f"descriptors {len(descriptors)} {len(mutated)}")
        try:
            _send(to, data, mutated[:253])
        finally:
            rights.close_all(made)

    def of_order(
        self, to: socket.socket, data: bytes, descriptors: Sequence[int], previous: bytes
    ) -> None:
        how = self.chance.randrange(4)
        self.note(f"order {how}")
        if how == 0:  # something else
            _send(to, previous or data, descriptors)
        elif how == 1:  # something else first
            _send(to, previous or data, ())
            _send(to, data, descriptors)
        elif how == 2:  # twice
            _send(to, data, descriptors)
            _send(to, data, descriptors)
        else:  # half this, half that
            cut = self.chance.randrange(len(data))
            _send(to, data[:cut] + previous[cut:] or data, descriptors)

    def odd_descriptor(self) -> int:
        """A file of a kind that is not expected."""
        how = self.chance.randrange(6)
        if how == 0:
            read, write = os.pipe()
            os.close(write)
            return read
        if how == 1:
            ours, theirs = socket.socketpair()
            ours.close()
            return theirs.detach()
        if how == 2:
            return socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET).detach()
        if how == 3:
            return os.open("/", os.O_RDONLY)
        if how == 4:
            return os.open("/dev/null", os.O_RDWR)
        fd = os.memfd_create("odd")
        os.ftruncate(fd, self.chance.choice((0, 1, 4096, 1 << 40)))
        return fd

    # --- frames in a stream --------------------------------------------------------------------

    def send_stream(
        self, to: socket.socket, head: bytes, contents: Sequence[bytes | memoryview]
    ) -> None:
        """Send what stands for a frame with the ``contents`` of memories."""
        data = b"".join((head, *contents))
        with self._lock:
            previous, self._last = self._last, data
            if self.lies():
                data = self.mutated_stream(data, previous)
        to.sendall(data)

    def mutated_stream(self, data: bytes, previous: bytes) -> bytes:
        """``data`` with other bytes, another header, or another length; or something else."""
        how = self.chance.randrange(8)
        self.note(f"stream {how} {data[:64].hex()}")
        mutated = bytearray(data)
        if how <= 3:
            self.scratch(mutated, STREAM_HEADER)
        elif how == 4:
            self.scratch(mutated, 0)
        elif how == 5:
            kind, count, length, object = struct.unpack_from("<HHIQ", data)
            changed = (
                self.chance.choice((kind, *range(90), 0xFFFF)),
                self.chance.choice((count, count, 0, 1, 3, 4096, 0xFFFF)),
                self.chance.choice((length, length, length + 1, 0, 1 << 26, 1 << 31)),
                self.chance.choice((object, *range(30), *LARGE)),
            )
            struct.pack_into("<HHIQ", mutated, 0, *changed)
        elif how == 6:
            mutated = bytearray(previous or data)
        else:
            cut = self.chance.randrange(len(data))
            mutated = mutated[:cut] + self.chance.randbytes(self.chance.choice((0, 1, 50)))
        return bytes(mutated)

    # --- packets -----------------------------------------------------------------------------

    def send_packet(self, link: packet_link.PacketLink, packet: bytes, send: Send) -> bool:
        if not self.lies():
            return send(link, packet)
        how = self.chance.randrange(6)
        self.note(f"packet {how} {len(packet)}")
        writer, reader = link._writer, link._reader
        if how == 0:
            mutated = bytearray(packet)
            self.scratch(mutated, 0)
            return send(link, bytes(mutated))
        if how == 1:
            datums = self.chance.choice((0, 1, 2, 7, 1024))
            return send(link, self.chance.randbytes(24 * datums))
        if how == 2:
            send(link, packet)
            return send(link, packet)
        if how == 3:
            sent = send(link, packet)
            words = self.chance.choice((writer, reader))._words
            words[self.chance.choice((0, 8, 16))] = self.chance.choice(LARGE)
            return sent
        if how == 4:
            sent = send(link, packet)
            start = self.chance.randrange(len(writer._ring) - 8)
            for ring in (writer._ring, reader._ring):
                ring[start : start + 8] = self.chance.randbytes(8)
            length = writer._written % writer.slots * DATUM_SIZE
            writer._ring[length : length + 8] = struct.pack("<Q", self.chance.choice(LARGE))
            return sent
        sent = send(link, packet)
        for _ in range(self.chance.choice((1, 100))):
            link._bell.ring()
        if self.chance.random() < 0.2:
            link.shut()
        return sent

    def scratch(self, data: bytearray, first: int) -> None:
        """Change a few bytes of ``data`` from ``first`` on."""
        if len(data) <= first:
            return
        place = self.chance.randrange(first, len(data))
        how = self.chance.randrange(4)
        if how == 0:
            data[place] ^= 1 << self.chance.randrange(8)
        elif how == 1:
            data[place] = self.chance.choice((0, 0x7F, 0x80, 0x90, 0xA0, 0xC0, 0xC4, 0xD9, 0xFF))
        elif how == 2:
            layout = self.chance.choice(("<H", "<I", "<Q", ">H", ">I", ">Q"))
            value = self.chance.choice(LARGE) % 256 ** struct.calcsize(layout)
            data[place : place + struct.calcsize(layout)] = struct.pack(layout, value)
        else:
            del data[place : place + self.chance.choice((1, 2, 4))]


Send = Callable[[packet_link.PacketLink, bytes], bool]


def lie(seed: int, share: float, diary: str) -> Liar:
    """Have this process lie from now on."""
    liar = Liar(seed, share, os.open(diary, os.O_WRONLY | os.O_APPEND | os.O_CREAT))

    def send(
        self: wire.Lane,
        kind: int,
        object: int,
        body: bytes,
        descriptors: Sequence[int] = (),
        segments: Sequence[object] = (),
    ) -> None:
        data = struct.pack("<HHQ", kind, 0, object) + body
        important = kind in (2, 3, 4)  # new lanes and greetings
        try:
            liar.send_frame(self, data, descriptors, important)
        except (BrokenPipeError, ConnectionResetError) as error:
            raise wire.Closed from error

    wire.Lane.send = send  # type: ignore[method-assign]
    stream.StreamLane._send_all = (  # type: ignore[method-assign]
        lambda self, head, contents: liar.send_stream(self.socket, head, contents)
    )
    honest = packet_link.PacketLink.send
    packet_link.PacketLink.send = (  # type: ignore[method-assign]
        lambda self, packet: liar.send_packet(self, packet, honest)
    )
    return liar


def _send(to: socket.socket, data: bytes, descriptors: Sequence[int]) -> None:
    try:
        rights.send(to, data, descriptors)
    except OSError as error:
        if isinstance(error, (BrokenPipeError, ConnectionResetError)):
            raise
        # Too long, say, or too many descriptors: the other side must not wait for nothing.
        rights.send(to, b"", ())
