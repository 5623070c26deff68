"""EMBEDDING_LOOKUP, HASHTABLE_LOOKUP and LSH_PROJECTION."""

from __future__ import annotations

import numpy as np

from corpus.language import Array
from corpus.oracle import Call, NoFormula, formula
from nnhal.types import OperationType as O

_MASK = (1 << 64) - 1
_K2 = 0x9AE16A3B2F90404F


@formula(O.EMBEDDING_LOOKUP)
def _embedding(call: Call) -> list[Array]:
    return [np.stack([call.array(1)[row] for row in call.vector(0)])]


@formula(O.HASHTABLE_LOOKUP)
def _hashtable(call: Call) -> list[Array]:
    """Zeros, as stored, where a key is missing; the second output is 1 for a hit."""
    values, keys = call.array(2), call.vector(1)
    places = [keys.index(key) if key in keys else None for key in call.vector(0)]
    missing = np.zeros_like(values[0])
    found = [missing if place is None else values[place] for place in places]
    return [np.stack(found), np.array([place is not None for place in places], np.uint8)]


def _fetch(text: bytes, at: int, size: int) -> int:
    return int.from_bytes(text[at : at + size], "little")


def _rotated(value: int, by: int) -> int:
    return (value >> by | value << (64 - by)) & _MASK


def _hash_of_16(one: int, other: int, factor: int) -> int:
    first = (one ^ other) * factor & _MASK
    first ^= first >> 47
    second = (other ^ first) * factor & _MASK
    second ^= second >> 47
    return second * factor & _MASK


def _fingerprint(text: bytes) -> int:
    """FarmHash Fingerprint64 of 4 to 16 bytes.

    Source: farmhashna.cc of FarmHash (HashLen0to16).
    """
    size = len(text)
    factor = (_K2 + size * 2) & _MASK
    if 8 <= size <= 16:
        one = (_fetch(text, 0, 8) + _K2) & _MASK
        other = _fetch(text, size - 8, 8)
        left = (_rotated(other, 37) * factor + one) & _MASK
        right = (_rotated(one, 25) + other) * factor & _MASK
        return _hash_of_16(left, right, factor)
    if 4 <= size < 8:
        left = size + (_fetch(text, 0, 4) << 3)
        return _hash_of_16(left, _fetch(text, size - 4, 4), factor)
    raise NoFormula(f"hash of {size} bytes")


@formula(O.LSH_PROJECTION)
def _projection(call: Call) -> list[Array]:
    """A bit is whether a weighted sum of signed hashes is positive."""
    seeds, items = call.array(0).astype(np.float32), call.array(1)
    weights = call.real(2) if call.has(2) else np.ones(len(items))
    bits = np.zeros(seeds.shape, np.int64)
    for place, seed in np.ndenumerate(seeds):
        score = 0.0
        for row, weight in zip(items, weights, strict=True):
            code = _fingerprint(seed.tobytes() + row.tobytes())
            score += float(weight) * float(code - (1 << 64) if code >> 63 else code)
        bits[place] = score > 0
    if call.number(3) == 2:
        return [bits.reshape(-1).astype(np.int32)]
    count = bits.shape[1]
    signatures = [sum(int(b) << (count - 1 - i) for i, b in enumerate(row)) for row in bits]
    if call.number(3) == 3:
        signatures = [s + (k << count) for k, s in enumerate(signatures)]
    return [np.array(signatures, np.int32)]
