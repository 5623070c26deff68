"""A model in a compilation cache whose plan cannot be recorded: enough to plan again without
finding out anything twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.kernel import Arrays
from nndrivers.reference.planning.graph import Graph
from nndrivers.reference.recording.structs import DataWriter
from nnhal.operations.node import TensorInfo
from nnhal.types import Operation, SymmPerChannelQuantParams

__all__ = ["CachedGraph"]

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


class CachedGraph(msgspec.Struct, frozen=True, array_like=True):
    """A graph, and what kernels have remembered."""

    main: _Graph
    referenced: tuple[_Graph, ...]
    remembered: tuple[tuple[_Array, ...], ...]

    @classmethod
    def of(cls, graph: Graph, remembered: Sequence[Arrays], data: DataWriter) -> CachedGraph:
        """``graph``, whose large constants go to ``data``."""
        return cls(
            _from_graph(graph, data),
            tuple(_from_graph(part, data) for part in graph.referenced),
            tuple(tuple(map(_inline, arrays)) for arrays in remembered),
        )

    def restored(self, data: NDArray[np.uint8]) -> tuple[Graph, list[Arrays]]:
        """Restore what :meth:`of` was given."""
        referenced = tuple(_to_graph(part, data) for part in self.referenced)
        remembered = [[_to_array(array, data) for array in arrays] for arrays in self.remembered]
        return _to_graph(self.main, data, referenced), list(remembered)


def _from_graph(graph: Graph, data: DataWriter) -> _Graph:
    operands = (None if info is None else _from_info(info, data) for info in graph.operands)
    return _Graph(tuple(operands), graph.operations, graph.inputs, graph.outputs, graph.relaxed)


def _to_graph(graph: _Graph, data: NDArray[np.uint8], referenced: tuple[Graph, ...] = ()) -> Graph:
    return Graph(
        tuple(None if operand is None else _to_info(operand, data) for operand in graph.operands),
        graph.operations,
        graph.inputs,
        graph.outputs,
        graph.relaxed,
        referenced,
    )


def _from_info(info: TensorInfo, data: DataWriter) -> _Operand:
    value = None if info.value is None else _stored(info.value, data)
    return _Operand(info.type, info.shape, info.scale, info.zero_point, info.channel_quant, value)


def _stored(array: NDArray[Any], data: DataWriter) -> _Array:
    if array.nbytes < _LARGE_BYTES:
        return _inline(array)
    return _Array(array.dtype.str, array.shape, None, data.add(array))


def _inline(array: NDArray[Any]) -> _Array:
    return _Array(array.dtype.str, array.shape, array.tobytes())


def _to_info(operand: _Operand, data: NDArray[np.uint8]) -> TensorInfo:
    value = None if operand.value is None else _to_array(operand.value, data)
    return TensorInfo(
        operand.type,
        operand.shape,
        operand.scale,
        operand.zero_point,
        operand.channel_quant,
        value,
    )


def _to_array(array: _Array, data: NDArray[np.uint8]) -> NDArray[Any]:
    count = prod(array.shape)
    source, offset = (data, array.offset) if array.data is None else (array.data, 0)
    return np.frombuffer(source, np.dtype(array.dtype), count, offset).reshape(array.shape)
