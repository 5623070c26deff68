"""Compilation caching: a prepared model in two files, and back without the client's model.

The model file has the graph, every small constant and what kernels have remembered; the data file
has the large constants. Arguments, shapes and addresses are all in the first. It ends with a
HMAC-SHA256 of all that is before, whose key is the client's token: a file of another token, or
with any bit changed, missing or added is a miss. The data file only must have the right size; its
bytes are nothing but weights.

The files hold no code. Whoever knows the token and forges a model file is where a client is that
brings a model.
"""

from __future__ import annotations

import hashlib
import hmac
from math import prod
from typing import Any, BinaryIO, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.kernel import Arrays
from nndrivers.reference.planning.graph import Graph
from nnhal.driver_kit import CacheMiss, Signature
from nnhal.operations.node import TensorInfo
from nnhal.types import Operation, SymmPerChannelQuantParams

__all__ = ["CachedModel", "load", "save"]

_FORMAT: Final = b"nnhal reference cache 2\n"
"""Begins every model file. To be changed with whatever is in the file, or is made of it."""

_TAG_SIZE: Final = hashlib.sha256().digest_size
_ALIGNMENT: Final = 16
_LARGE_BYTES: Final = 4096
"""Constants from this size on are data. Shapes, axes and the like are far smaller."""


class _Array(msgspec.Struct, frozen=True, array_like=True):
    """An array; its bytes are at ``offset`` in the data file where ``data`` is None."""

    dtype: str
    shape: tuple[int, ...]
    data: bytes | None
    offset: int = 0


class _Operand(msgspec.Struct, frozen=True, array_like=True):
    """A TensorInfo."""

    type: int
    shape: tuple[int, ...]
    scale: float
    zero_point: int
    channel_quant: SymmPerChannelQuantParams | None
    value: _Array | None


class _Graph(msgspec.Struct, frozen=True, array_like=True):
    """A Graph without those that it refers to."""

    operands: tuple[_Operand | None, ...]
    operations: tuple[Operation, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    relaxed: bool


class _Content(msgspec.Struct, frozen=True, array_like=True):
    """All that is in a model file."""

    version: str
    signature: Signature
    main: _Graph
    referenced: tuple[_Graph, ...]
    remembered: tuple[tuple[_Array, ...], ...]
    data_size: int


class CachedModel(msgspec.Struct, frozen=True):
    """What a cache gives back: enough to plan without finding out anything twice."""

    signature: Signature
    graph: Graph
    remembered: list[Arrays]


def save(
    model: CachedModel, version: str, token: bytes, model_file: BinaryIO, data_file: BinaryIO
) -> None:
    """Write ``model`` to the two files, for a driver of ``version``."""
    graph, data = model.graph, _DataWriter(data_file)
    content = _Content(
        version,
        model.signature,
        _from_graph(graph, data),
        tuple(_from_graph(part, data) for part in graph.referenced),
        tuple(tuple(map(_inline, arrays)) for arrays in model.remembered),
        data.size,
    )
    payload = _FORMAT + msgspec.msgpack.encode(content)
    model_file.write(payload + _tag(token, payload))


def load(version: str, token: bytes, model_file: BinaryIO, data_file: BinaryIO) -> CachedModel:
    """What :func:`save` has written; raises CacheMiss if it is not that, to the bit."""
    content = _verified(token, model_file.read())
    if content.version != version:
        raise CacheMiss(f"saved by version {content.version} of the driver")
    data = data_file.read()
    if len(data) != content.data_size:
        raise CacheMiss(f"the data file has {len(data)} bytes, expected {content.data_size}")
    referenced = tuple(_to_graph(part, data) for part in content.referenced)
    graph = _to_graph(content.main, data, referenced)
    remembered = [[_to_array(array, data) for array in arrays] for arrays in content.remembered]
    return CachedModel(content.signature, graph, list(remembered))


def _verified(token: bytes, file: bytes) -> _Content:
    payload, tag = file[:-_TAG_SIZE], file[-_TAG_SIZE:]
    if not hmac.compare_digest(tag, _tag(token, payload)):
        raise CacheMiss("the model file is not what was saved with this token")
    if not payload.startswith(_FORMAT):
        raise CacheMiss("the model file has another format")
    return msgspec.msgpack.decode(memoryview(payload)[len(_FORMAT) :], type=_Content)


def _tag(token: bytes, payload: bytes) -> bytes:
    return hmac.digest(token, payload, "sha256")


class _DataWriter:
    """Appends large constants to the data file."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.size = 0

    def add(self, array: NDArray[Any]) -> int:
        """Where ``array`` now begins."""
        self.size += self._file.write(bytes(-self.size % _ALIGNMENT))
        offset = self.size
        self.size += self._file.write(array.tobytes())
        return offset


def _from_graph(graph: Graph, data: _DataWriter) -> _Graph:
    operands = (None if info is None else _from_info(info, data) for info in graph.operands)
    return _Graph(tuple(operands), graph.operations, graph.inputs, graph.outputs, graph.relaxed)


def _to_graph(graph: _Graph, data: bytes, referenced: tuple[Graph, ...] = ()) -> Graph:
    return Graph(
        tuple(None if operand is None else _to_info(operand, data) for operand in graph.operands),
        graph.operations,
        graph.inputs,
        graph.outputs,
        graph.relaxed,
        referenced,
    )


def _from_info(info: TensorInfo, data: _DataWriter) -> _Operand:
    value = None if info.value is None else _stored(info.value, data)
    return _Operand(info.type, info.shape, info.scale, info.zero_point, info.channel_quant, value)


def _stored(array: NDArray[Any], data: _DataWriter) -> _Array:
    if array.nbytes < _LARGE_BYTES:
        return _inline(array)
    return _Array(array.dtype.str, array.shape, None, data.add(array))


def _inline(array: NDArray[Any]) -> _Array:
    return _Array(array.dtype.str, array.shape, array.tobytes())


def _to_info(operand: _Operand, data: bytes) -> TensorInfo:
    value = None if operand.value is None else _to_array(operand.value, data)
    return TensorInfo(
        operand.type,
        operand.shape,
        operand.scale,
        operand.zero_point,
        operand.channel_quant,
        value,
    )


def _to_array(array: _Array, data: bytes) -> NDArray[Any]:
    count = prod(array.shape)
    source, offset = (data, array.offset) if array.data is None else (array.data, 0)
    return np.frombuffer(source, np.dtype(array.dtype), count, offset).reshape(array.shape)
