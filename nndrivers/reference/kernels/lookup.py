"""EMBEDDING_LOOKUP, HASHTABLE_LOOKUP and LSH_PROJECTION."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.farmhash import fingerprint64
from nndrivers.reference.binding import Binding, required
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.lookup import LshProjectionType, lsh_projection_type
from nnhal.operations.node import Node
from nnhal.types import OperationType

__all__: list[str] = []


@kernel(OperationType.EMBEDDING_LOOKUP, native_float16=True)
def prepare_embedding_lookup(node: Node, resources: Resources) -> Kernel:
    """The rows of input 1 that input 0 names."""
    rows = node.tensor(1).shape[0]

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        lookups, values = required(inputs, 0), required(inputs, 1)
        take: Callable[..., object] = values.take

        def step() -> None:
            inside = lookups.size == 0 or (lookups.min() >= 0 and lookups.max() < rows)
            node.require(bool(inside), f"input 0 (lookups) leaves the {rows} rows of input 1")
            take(lookups, 0, outputs[0], "clip")

        return step

    return Binding(bind)


@kernel(OperationType.HASHTABLE_LOOKUP, native_float16=True)
def prepare_hashtable_lookup(node: Node, resources: Resources) -> Kernel:
    """Values by their keys, which ascend; zeros where a key is not found; and which were found."""

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        lookups, keys, values = (required(inputs, index) for index in range(3))
        result, hits = outputs

        def step() -> None:
            places = np.minimum(np.searchsorted(keys, lookups), len(keys) - 1)
            found = keys[places] == lookups
            np.copyto(hits, found, casting="unsafe")
            result[...] = values[places]
            result[~found] = 0

        return step

    return Binding(bind)


@kernel(OperationType.LSH_PROJECTION, native_float16=True)
def prepare_lsh_projection(node: Node, resources: Resources) -> Kernel:
    """Signs of weighted sums of hashes: a bit each (dense), or the bits of a function together."""
    projection = lsh_projection_type(node)

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        seeds, items, weights = required(inputs, 0), required(inputs, 1), inputs[2]
        fits = weights is None or projection == LshProjectionType.DENSE

        def step() -> None:
            node.require(fits, "input 2 (weights) is for type 2 (dense), and only for it")
            signs = _signs(seeds.astype(np.float32), items, weights)
            outputs[0][...] = _projected(projection, signs)

        return step

    return Binding(bind)


def _signs(
    seeds: NDArray[np.float32], items: NDArray[Any], weights: NDArray[Any] | None
) -> NDArray[np.bool_]:
    """One for each seed: whether the sum over ``items`` of hash times weight is positive.

    A hash is taken of the bytes of seed and item, and is a signed number. Sums are in float64, in
    order, since that decides about the sign of small ones.
    """
    factors = [1.0] * len(items) if weights is None else weights.astype(np.float64).tolist()
    rows = [row.tobytes() for row in items]
    flat = [_score(seed.tobytes(), rows, factors) > 0 for seed in seeds.reshape(-1)]
    return np.array(flat, np.bool_).reshape(seeds.shape)


def _score(seed: bytes, rows: Sequence[bytes], factors: Sequence[float]) -> float:
    score = 0.0
    for row, factor in zip(rows, factors, strict=True):
        unsigned = fingerprint64(seed + row)
        score += factor * float(unsigned - (1 << 64) if unsigned >> 63 else unsigned)
    return score


def _projected(projection: LshProjectionType, signs: NDArray[np.bool_]) -> NDArray[Any]:
    if projection == LshProjectionType.DENSE:
        return signs.reshape(-1)
    functions, bits = signs.shape
    places = np.left_shift(np.int64(1), np.arange(bits - 1, -1, -1))
    numbers: NDArray[Any] = signs @ places
    if projection == LshProjectionType.SPARSE:
        numbers = numbers + (np.arange(functions) << bits)
    return numbers.astype(np.uint32).view(np.int32)
