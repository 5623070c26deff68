"""Messages between a controller and the zygote.

Each message is one packet of one byte with descriptors; the first descriptor is a memfd with the
message itself as MessagePack, so that its size has no limit and a packet is whole or absent.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from nnprocess import descriptors
from nnprocess.limits import Limits

__all__ = [
    "Adopt",
    "Done",
    "Failed",
    "Fork",
    "Forked",
    "Reply",
    "RemoveAtEnd",
    "Request",
    "Show",
    "Signal",
    "decode",
    "receive",
    "send",
]


class Fork(msgspec.Struct, frozen=True, tag=True):
    """Start ``target`` ("module:function"). Descriptors: what the child gets.

    ``guarded`` gives it a parent of its own. ``writable`` are the folders that it is confined to,
    None for one that is trusted. The rest is the controller's surroundings: current folder,
    ``sys.path``, environment.
    """

    target: str
    arguments: bytes
    limits: Limits | None
    folder: bytes
    path: tuple[bytes, ...]
    environment: tuple[tuple[bytes, bytes], ...]
    guarded: bool = False
    writable: tuple[bytes, ...] | None = None


class Adopt(msgspec.Struct, frozen=True, tag=True):
    """Listen to one more controller. Descriptor: the zygote's end of its socket."""


class Signal(msgspec.Struct, frozen=True, tag=True):
    """Send a signal to a child of this controller; nothing happens when it has ended.

    The controller that started the zygote may send to all of its processes.
    """

    pid: int
    number: int


class RemoveAtEnd(msgspec.Struct, frozen=True, tag=True):
    """Remove a file or folder when this controller is gone."""

    path: bytes


class Show(msgspec.Struct, frozen=True, tag=True):
    """Give the log and the stacks of a child of this controller.

    The controller that started the zygote sees all of its processes. The reply is Done, with two
    descriptors.
    """

    pid: int


class Forked(msgspec.Struct, frozen=True, tag=True):
    """Descriptors: the child's log, its stacks, and a pipe that tells its wait status.

    ``guardian`` is the process that the child can reach as its parent, 0 where there is none.
    ``exposures`` are those of :mod:`nnprocess.confinement` for a confined child.
    """

    pid: int
    guardian: int = 0
    exposures: tuple[str, ...] = ()


class Done(msgspec.Struct, frozen=True, tag=True):
    """A request has been fulfilled."""


class Failed(msgspec.Struct, frozen=True, tag=True):
    """A request could not be fulfilled."""

    reason: str


Request = Fork | Adopt | Signal | RemoveAtEnd | Show
Reply = Forked | Done | Failed

Message = TypeVar("Message")


def send(connection: socket.socket, message: Request | Reply, fds: Sequence[int] = ()) -> None:
    """Raises OSError when the other side is gone, or cannot take more."""
    body = os.memfd_create("message", os.MFD_CLOEXEC)
    try:
        with open(body, "wb", closefd=False) as file:
            file.write(msgspec.msgpack.encode(message))
        descriptors.send(connection, b"m", [body, *fds])
    finally:
        os.close(body)


def receive(connection: socket.socket) -> tuple[bytes, list[int]] | None:
    """The body of the next message and its descriptors, None at the end of the connection.

    Raises OSError, and ValueError for a packet without a body.
    """
    data, fds = descriptors.receive(connection, 1)
    if not data:
        return None
    if not fds:
        raise ValueError("a message without a body")
    body, *rest = fds
    try:
        return os.pread(body, os.fstat(body).st_size, 0), rest
    finally:
        os.close(body)


def decode(body: bytes, kind: type[Message]) -> Message:
    """The message in a body. Raises msgspec.DecodeError."""
    return msgspec.msgpack.decode(body, type=kind)
