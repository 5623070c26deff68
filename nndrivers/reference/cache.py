"""Compilation caching: a prepared model in two files, and back without the client's model.

The model file has the recording of a plan (:mod:`nndrivers.reference.recording`), or the graph and
what kernels have remembered where there is none; the data file has large constants. Arguments,
shapes and addresses are all in the first. It ends with a HMAC-SHA256 of all that is before, whose
key is the client's token: a file of another token, or with any bit changed, missing or added is a
miss. It has the size and a checksum of the data file, whose bytes are nothing but weights.

The files hold no code. Whoever knows the token and forges a model file is where a client is that
brings a model.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, BinaryIO, Final
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.cached_graph import CachedGraph
from nndrivers.reference.planning.arena import ALIGNMENT, aligned_block
from nndrivers.reference.program import ReferenceProgram
from nndrivers.reference.recording.recorder import Unrecordable
from nndrivers.reference.recording.structs import Recording
from nnhal.debug import vlog
from nnhal.driver_kit import CacheMiss, Signature

__all__ = ["CachedModel", "load", "save"]

_FORMAT: Final = b"nnhal reference cache 3\n"
"""Begins every model file. To be changed with whatever is in the file."""

_TAG_SIZE: Final = hashlib.sha256().digest_size

_compilation = vlog.channel("compilation")


class _Content(msgspec.Struct, frozen=True, array_like=True):
    """All that is in a model file. It has a recording or a graph."""

    origin: str
    signature: Signature
    recording: Recording | None
    graph: CachedGraph | None
    data_size: int
    data_checksum: int


class CachedModel(msgspec.Struct, frozen=True):
    """Content of a cache: a recording or a graph, and their large constants."""

    signature: Signature
    recording: Recording | None
    graph: CachedGraph | None
    data: Any


def save(
    program: ReferenceProgram, origin: str, token: bytes, model_file: BinaryIO, data_file: BinaryIO
) -> None:
    """Write ``program`` to the two files, for drivers of the same ``origin``."""
    assert program.signature is not None
    data, recording, graph = _DataWriter(), None, None
    try:
        recording = program.recorded(data)
    except Unrecordable as reason:
        _compilation("no recording: %s", reason)
        data = _DataWriter()
        graph = CachedGraph.of(program.graph, program.remembered, data)
    checksum = data.write(data_file)
    content = _Content(origin, program.signature, recording, graph, data.size, checksum)
    payload = _FORMAT + msgspec.msgpack.encode(content)
    model_file.write(payload + _tag(token, payload))


def load(origin: str, token: bytes, model_file: BinaryIO, data_file: BinaryIO) -> CachedModel:
    """Load what :func:`save` has written; raises CacheMiss if it is not that, to the bit."""
    content = _verified(token, model_file.read())
    if content.origin != origin:
        raise CacheMiss(f"saved by {content.origin}, this is {origin}")
    data = _read(data_file, content.data_size)
    if crc32(data.data) != content.data_checksum:
        raise CacheMiss("the data file is not what was saved")
    return CachedModel(content.signature, content.recording, content.graph, data)


def _verified(token: bytes, file: bytes) -> _Content:
    payload, tag = file[:-_TAG_SIZE], file[-_TAG_SIZE:]
    if not hmac.compare_digest(tag, _tag(token, payload)):
        raise CacheMiss("the model file is not what was saved with this token")
    if not payload.startswith(_FORMAT):
        raise CacheMiss("the model file has another format")
    return msgspec.msgpack.decode(memoryview(payload)[len(_FORMAT) :], type=_Content)


def _tag(token: bytes, payload: bytes) -> bytes:
    return hmac.digest(token, payload, "sha256")


def _read(file: BinaryIO, size: int) -> NDArray[np.uint8]:
    """All of ``file``, which must have ``size`` bytes."""
    found = file.seek(0, 2)
    if found != size:
        raise CacheMiss(f"the data file has {found} bytes, expected {size}")
    file.seek(0)
    data = aligned_block(size)
    if file.readinto(data.data) != size:  # type: ignore[attr-defined]
        raise CacheMiss("the data file has become shorter")
    return data


class _DataWriter:
    """Collects large constants for the data file."""

    def __init__(self) -> None:
        self.size = 0
        self._parts: list[bytes] = []

    def add(self, array: NDArray[Any]) -> int:
        """Where ``array`` begins in the file."""
        self._append(bytes(-self.size % ALIGNMENT))
        offset = self.size
        self._append(array.tobytes())
        return offset

    def _append(self, part: bytes) -> None:
        self._parts.append(part)
        self.size += len(part)

    def write(self, file: BinaryIO) -> int:
        """Write all to ``file``; its checksum."""
        content = b"".join(self._parts)
        file.write(content)
        return crc32(content)
