"""Descriptors in messages, and the kernel's limit on those that nobody has received yet."""

from __future__ import annotations

import errno
import os
import socket

import pytest

from nnprocess import descriptors


class Crowded:
    """A socket of a user who has too many descriptors under way for the first ``refusals``."""

    def __init__(self, connected: socket.socket, refusals: int, code: int) -> None:
        self._connected = connected
        self._refusals = refusals
        self._code = code

    def sendmsg(self, *arguments: object) -> int:
        if self._refusals:
            self._refusals -= 1
            raise OSError(self._code, os.strerror(self._code))
        return self._connected.sendmsg(*arguments)  # type: ignore[arg-type]


def sent(refusals: int, code: int = errno.ETOOMANYREFS) -> tuple[bytes, int]:
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with ours, theirs, open(os.devnull) as null:
        crowded = Crowded(ours, refusals, code)
        descriptors.send(crowded, b"x", [null.fileno()])  # type: ignore[arg-type]
        data, fds = descriptors.receive(theirs, 10)
    descriptors.close_all(fds)
    return data, len(fds)


def test_a_message_waits_until_fewer_descriptors_of_its_user_are_under_way() -> None:
    assert sent(refusals=3) == (b"x", 1)


def test_it_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptors, "_PATIENCE_S", 0.0)
    with pytest.raises(OSError, match="Too many references"):
        sent(refusals=1000)


def test_any_other_error_is_raised_at_once() -> None:
    with pytest.raises(OSError, match="Bad file descriptor"):
        sent(refusals=1, code=errno.EBADF)
