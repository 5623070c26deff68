"""Address and secret of a driver on another machine, as a user gives them."""

from __future__ import annotations

import ipaddress
import os
import re
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from nncli.errors import UserError
from nncli.input_file import Format, read_bytes
from nnservice.rpc.handshake import MIN_SECRET_BYTES

__all__ = [
    "SECRET",
    "SECRET_FILE",
    "Address",
    "NoSecret",
    "WrongAddress",
    "address_of",
    "is_loopback",
    "secret_of",
]

SECRET_FILE: Final = "NNHAL_SECRET_FILE"
SECRET: Final = "NNHAL_SECRET"
"""Environment variables: the file with the secret, or the secret itself."""

_ADDRESS: Final = re.compile(r"(?:\[(?P<bracketed>[^\]]+)\]|(?P<host>[^:\[\]]+)):(?P<port>\d{1,5})")
_MAX_PORT: Final = 65535
_MAX_SECRET_BYTES: Final = 4096


class WrongAddress(UserError):
    """The text is no address, or one that may not be used."""


class NoSecret(UserError):
    """The secret is missing or too short."""


_FORMAT: Final = Format("a secret", error=NoSecret, max_bytes=_MAX_SECRET_BYTES)


class Address(NamedTuple):
    """Address at which a driver is served."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def address_of(text: str) -> Address:
    """``HOST:PORT``, an IPv6 address in brackets. Raises WrongAddress."""
    match = _ADDRESS.fullmatch(text)
    if match is None or int(match["port"]) > _MAX_PORT:
        raise WrongAddress(f"'{text}' is no address; expected HOST:PORT, as 127.0.0.1:7010")
    return Address(match["bracketed"] or match["host"], int(match["port"]))


def is_loopback(address: Address) -> bool:
    """Whether nobody but this machine can connect there. Raises OSError for an unknown host."""
    found = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    return all(ipaddress.ip_address(entry[4][0]).is_loopback for entry in found)


def secret_of(file: str | None, environment: Mapping[str, str] = os.environ) -> bytes:
    """The secret in ``file``, or in the one that the environment names, or in the environment.

    White space around it does not count. Raises NoSecret.
    """
    path = file or environment.get(SECRET_FILE)
    if path:
        return _checked(read_bytes(Path(path), _FORMAT).strip(), f"'{path}'")
    secret = environment.get(SECRET, "").strip()
    if not secret:
        raise NoSecret(
            f"a driver over TCP needs a secret that both sides know: set {SECRET_FILE} to a file "
            f"with it, made for example by `openssl rand -hex 32`, or {SECRET} to the secret itself"
        )
    return _checked(os.fsencode(secret), SECRET)


def _checked(secret: bytes, place: str) -> bytes:
    if len(secret) < MIN_SECRET_BYTES:
        raise NoSecret(
            f"the secret in {place} has {len(secret)} bytes, at least {MIN_SECRET_BYTES} are "
            "needed; make one by `openssl rand -hex 32`"
        )
    return secret
