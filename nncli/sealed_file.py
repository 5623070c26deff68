"""Sealed files: bytes with a checksum over all of them, so that damage is never taken for content.

What caches keep between runs is sealed: a bit that flips on a disk must not become a wrong
expected value, for which a driver would be blamed. Nor must a driver write one, and anybody can
make a seal: where the system cannot keep drivers away from files, none is read or kept.
"""

from __future__ import annotations

import hashlib
import os
import stat
import tempfile
from pathlib import Path
from typing import Final

from nnprocess import confinement

__all__ = ["read", "sealed", "unsealed", "write"]

_MAGIC: Final = b"nnseal1\n"

_CHECKSUM_BYTES: Final = 16

_OTHERS_MAY_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH


def sealed(key: bytes, payload: bytes) -> bytes:
    """``payload`` with a header and a checksum over ``key`` and everything but the checksum."""
    return _MAGIC + _checksum(key, payload) + payload


def unsealed(key: bytes, data: bytes) -> bytes | None:
    """The payload of :func:`sealed`; None for other bytes than those, or another ``key``."""
    header = len(_MAGIC) + _CHECKSUM_BYTES
    payload = data[header:]
    is_whole = data[:header] == _MAGIC + _checksum(key, payload)
    return payload if is_whole else None


def read(path: Path, key: bytes) -> bytes | None:
    """The payload of the file ``path``; None on any doubt.

    That is: a driver could write it, there is no such regular file, it is another user's or can be
    written by others, or it is not what :func:`write` wrote for ``key``.
    """
    if not confinement.files_are_protected():
        return None
    try:
        # A pipe would keep its reader waiting, a link may lead to anybody's file.
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
        with open(descriptor, "rb") as file:
            found = os.fstat(descriptor)
            is_ours = stat.S_ISREG(found.st_mode) and found.st_uid == os.geteuid()
            if not is_ours or found.st_mode & _OTHERS_MAY_WRITE:
                return None
            return unsealed(key, file.read())
    except (OSError, MemoryError):
        return None


def write(path: Path, key: bytes, payload: bytes) -> None:
    """Write in one step, so that no reader sees half a file; nothing where :func:`read` would not
    trust it. Raises OSError.
    """
    if not confinement.files_are_protected():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        temporary = Path(file.name)
        try:
            file.write(sealed(key, payload))
            file.flush()
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise


def _checksum(key: bytes, payload: bytes) -> bytes:
    checksum = hashlib.blake2b(digest_size=_CHECKSUM_BYTES)
    checksum.update(_MAGIC + len(key).to_bytes(8, "little") + key)
    checksum.update(payload)
    return checksum.digest()
