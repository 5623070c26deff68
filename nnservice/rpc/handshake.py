"""The handshake of two machines: both prove that they know the secret, neither tells it.

Three messages of fixed lengths, little-endian, so that nothing has to be decoded before the other
side is known; the version is agreed on along with it::

    server   magic (8), oldest and newest version (2 + 2), nonce (32)
    client   magic (8), version (2), purpose (2), ticket (8), session (16), nonce (32), proof (32)
    server   session (16), proof (32); all zero for a client that is refused

A proof is an HMAC-SHA256 of everything said before it, with the name of who proves, so that neither
can be answered with its own words. It proves who connects; what is sent afterwards is neither
encrypted nor signed.
"""

from __future__ import annotations

import hmac
import os
import socket
import struct
from enum import IntEnum
from typing import Final, NamedTuple

from nnservice.rpc.stream import receive_exactly

__all__ = [
    "MIN_SECRET_BYTES",
    "NEW_SESSION",
    "VERSIONS",
    "HandshakeFailed",
    "Opening",
    "Purpose",
    "accept",
    "greet",
    "introduce",
    "refuse",
]

VERSIONS: Final = (1, 1)
"""Oldest and newest version of the stream protocol that this package speaks."""

MIN_SECRET_BYTES: Final = 16

_MAGIC: Final = b"NNHALtcp"
_NONCE_BYTES: Final = 32
_GREETING: Final = struct.Struct("<8sHH32s")
_OPENING: Final = struct.Struct("<8sHHQ16s32s")
_PROOF_BYTES: Final = 32
_SESSION_BYTES: Final = 16
_ANSWER_BYTES: Final = _SESSION_BYTES + _PROOF_BYTES

NEW_SESSION: Final = bytes(_SESSION_BYTES)


class HandshakeFailed(Exception):
    """The other side is none that this one wants to talk with; the text says why."""


class Purpose(IntEnum):
    """Purpose of a connection."""

    CONTROL = 0
    """A new client."""
    CALLS = 1
    """A lane that the client calls on."""
    CALLBACKS = 2
    """A lane that the server has asked for, by the ticket, to call on."""


class Opening(NamedTuple):
    """Request with which a client opens a connection."""

    purpose: Purpose
    ticket: int
    session: bytes


def greet(
    connected: socket.socket,
    secret: bytes,
    limit_s: float,
    versions: tuple[int, int] = VERSIONS,
) -> tuple[Opening, bytes]:
    """The server's part: what the client wants, and what :func:`accept` needs.

    Raises HandshakeFailed, Closed, Late.
    """
    greeting = _GREETING.pack(_MAGIC, *versions, os.urandom(_NONCE_BYTES))
    connected.sendall(greeting)
    said = receive_exactly(connected, _OPENING.size + _PROOF_BYTES, limit_s)
    opening, proof = said[: _OPENING.size], said[_OPENING.size :]
    if not hmac.compare_digest(proof, _proof(secret, b"client", greeting + opening)):
        raise HandshakeFailed("it does not know the secret")
    magic, version, purpose, ticket, session, _ = _OPENING.unpack(opening)
    if magic != _MAGIC or not versions[0] <= version <= versions[1] or purpose not in list(Purpose):
        raise HandshakeFailed("it wants what this version does not have")
    return Opening(Purpose(purpose), ticket, session), greeting + said


def accept(connected: socket.socket, secret: bytes, said: bytes, session: bytes) -> None:
    """Let the client in; ``session`` is what its further connections are to name."""
    connected.sendall(session + _proof(secret, b"server", said + session))


def refuse(connected: socket.socket) -> None:
    """Tell a client that its secret is another one."""
    connected.sendall(bytes(_ANSWER_BYTES))


def introduce(
    connected: socket.socket,
    secret: bytes,
    opening: Opening,
    limit_s: float,
    versions: tuple[int, int] = VERSIONS,
) -> bytes:
    """The client's part; the session. Raises HandshakeFailed, Closed, Late."""
    greeting = receive_exactly(connected, _GREETING.size, limit_s)
    magic, oldest, newest, _ = _GREETING.unpack(greeting)
    if magic != _MAGIC:
        raise HandshakeFailed("what listens there is no driver of `nnhal serve --listen`")
    version = min(newest, versions[1])
    if version < max(oldest, versions[0]):
        raise HandshakeFailed(
            f"it speaks versions {oldest} to {newest} of the protocol, "
            f"and this package {versions[0]} to {versions[1]}"
        )
    nonce = os.urandom(_NONCE_BYTES)
    mine = _OPENING.pack(_MAGIC, version, opening.purpose, opening.ticket, opening.session, nonce)
    said = mine + _proof(secret, b"client", greeting + mine)
    connected.sendall(said)
    answer = receive_exactly(connected, _ANSWER_BYTES, limit_s)
    session, proof = answer[:_SESSION_BYTES], answer[_SESSION_BYTES:]
    if not hmac.compare_digest(proof, _proof(secret, b"server", greeting + said + session)):
        raise HandshakeFailed("its secret is another one")
    return session


def _proof(secret: bytes, who: bytes, said: bytes) -> bytes:
    return hmac.digest(secret, who + said, "sha256")
