"""Messages between the pool and a worker: four bytes of length, then MessagePack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Generic, TypeVar

import msgspec

from nntest.runner.units import Unit

__all__ = ["Answer", "BadFrame", "Note", "Reader", "Report", "Work", "frame"]

MAX_BYTES: Final = 1 << 30
"""Maximum size of a message; a greater length is nonsense that something wrote into the
connection.
"""

LENGTH_BYTES: Final = 4


class Work(msgspec.Struct, frozen=True):
    """A unit for a worker, and the number that it has there."""

    number: int
    unit: Unit


class Answer(msgspec.Struct, frozen=True, tag=True):
    """The result of a unit."""

    number: int
    payload: bytes


class Note(msgspec.Struct, frozen=True, tag=True):
    """Progress in a unit."""

    number: int
    payload: bytes


Report = Answer | Note

Message = TypeVar("Message")


class BadFrame(ValueError):
    """The bytes received are not a message."""


def frame(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "little") + body


class Reader(Generic[Message]):
    """Cuts a stream into messages."""

    def __init__(self, decoder: msgspec.msgpack.Decoder[Message]) -> None:
        self._decoder = decoder
        self._pending = bytearray()

    def feed(self, data: bytes) -> Iterator[Message]:
        """The messages that are complete with ``data``. Raises BadFrame."""
        self._pending += data
        while len(self._pending) >= LENGTH_BYTES:
            end = LENGTH_BYTES + int.from_bytes(self._pending[:LENGTH_BYTES], "little")
            if end > MAX_BYTES:
                raise BadFrame(f"a message of {end} bytes")
            if len(self._pending) < end:
                return
            body = bytes(self._pending[LENGTH_BYTES:end])
            del self._pending[:end]
            yield self._decode(body)

    def _decode(self, body: bytes) -> Message:
        try:
            return self._decoder.decode(body)
        except msgspec.MsgspecError as error:
            raise BadFrame(f"not a message: {error}") from error
