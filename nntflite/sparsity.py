"""Sparse constants as dense ones.

A sparse tensor is a tree: each level is a dimension, or a dimension within blocks, and lists either
all its indexes or those below each node of the level before it.

Source: ``SparsityParameters`` in ``tensorflow/lite/schema/schema.fbs``, after TACO.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["BrokenSparsity", "dense"]

_DENSE: Final = 0
_Indexes = NDArray[np.int64]


class BrokenSparsity(ValueError):
    """Indexes or sizes that do not fit together."""


def dense(values: NDArray[Any], shape: Sequence[int], sparsity: Mapping[str, Any]) -> NDArray[Any]:
    """The array of ``shape`` that the stored ``values`` are part of; all others are zero.

    ``sparsity`` has the fields of the table SparsityParameters. Raises BrokenSparsity.
    """
    order = tuple(sparsity["traversal_order"] or ())
    blocked = tuple(sparsity["block_map"] or ())
    levels = sparsity["dim_metadata"] or ()
    if sorted(order) != list(range(len(shape) + len(blocked))) or len(levels) != len(order):
        raise BrokenSparsity(f"{len(levels)} levels of {list(order)} for {len(shape)} dimensions")
    indexes = dict(zip(order, _expanded(levels, math.prod(shape)), strict=True))
    sizes = {dimension: level["dense_size"] for dimension, level in zip(order, levels, strict=True)}
    for number, dimension in enumerate(blocked, len(shape)):
        if not 0 <= dimension < len(shape):
            raise BrokenSparsity(f"blocks of dimension {dimension}")
        indexes[dimension] = indexes[dimension] * sizes[number] + indexes[number]
    places = [indexes[dimension] for dimension in range(len(shape))]
    for place, size in zip(places, shape, strict=True):
        if place.size != values.size or (place.size and not 0 <= place.min() <= place.max() < size):
            raise BrokenSparsity(f"{place.size} places for {values.size} values of {list(shape)}")
    result = np.zeros(shape, values.dtype)
    result[tuple(places)] = values
    return result


def _expanded(levels: Sequence[Mapping[str, Any]], elements: int) -> list[_Indexes]:
    """The index of each leaf in each level; no level has more nodes than ``elements``."""
    indexes: list[_Indexes] = []
    nodes = 1
    for level in levels:
        is_dense = level["format"] == _DENSE
        counts, own = _dense(level, nodes, elements) if is_dense else _sparse(level, nodes)
        indexes = [np.repeat(each, counts) for each in indexes]
        indexes.append(own)
        nodes = len(own)
    return indexes


def _dense(level: Mapping[str, Any], nodes: int, most: int) -> tuple[int, _Indexes]:
    size = level["dense_size"]
    if not 0 <= size * nodes <= most:
        raise BrokenSparsity(f"a level of {size} for each of {nodes}")
    return size, np.tile(np.arange(size), nodes)


def _sparse(level: Mapping[str, Any], nodes: int) -> tuple[_Indexes, _Indexes]:
    segments, own = (_vector(level[name]) for name in ("array_segments", "array_indices"))
    counts = np.diff(segments)
    ends = segments[[0, -1]].tolist() if len(segments) == nodes + 1 else []
    if ends != [0, len(own)] or (counts < 0).any():
        raise BrokenSparsity(f"{len(segments)} segments of {len(own)} indexes for {nodes} nodes")
    return counts, own


def _vector(union: Mapping[str, Any] | None) -> _Indexes:
    return np.array(list((union or {}).get("values") or ()), np.int64)
