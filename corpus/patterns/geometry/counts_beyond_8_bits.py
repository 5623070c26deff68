"""Counts and indexes beyond 8 and 16 bits: what is counted, looked up or found is far away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from corpus.language import Array
from corpus.patterns._patterns import BOTH, CODED, REAL, Patterns
from corpus.terms import CODES, Net, Term
from corpus.types import BOOL8, F32, I32, u8

_COUNTS: Final = Patterns("counts_beyond_8_bits", "counts and indexes beyond 8 or 16 bits")
_BYTE, _WORD = 1 << 8, 1 << 16
_ANY: Final = (F32, I32, CODES)


def _decided(net: Net, places: Sequence[int], operation: str) -> Array:
    """In each row one element decides; all others are the same."""
    rows = np.zeros((len(places), max(places) + 2))
    rows[np.arange(len(places)), places] = 50 if operation == "ARGMAX" else -50
    return rows + net.type.zero_point


@_COUNTS.each(("ARGMAX", "ARGMIN"), "byte", _ANY)
def _places(operation: str, net: Net) -> list[Term]:
    """The largest or smallest index is beyond the first 256 of 601, in rows and columns."""
    rows = _decided(net, (_BYTE - 1, _BYTE, _BYTE + 1, 2 * _BYTE, 599), operation)
    return [net.codes(rows).place(operation, 1), net.codes(rows.T).place(operation, 0)]


@_COUNTS.each(("ARGMAX", "ARGMIN"), "word", CODED)
def _far_places(operation: str, net: Net) -> list[Term]:
    """The largest or smallest index is beyond the first 65,536 of 131,077."""
    return [net.codes(_decided(net, (_WORD, 2 * _WORD + 3), operation)).place(operation, -1)]


@_COUNTS("TOPK_V2", "byte", _ANY)
def _sorted(net: Net) -> list[Term]:
    """The greatest elements are beyond the first 256 of 601."""
    row = np.full(601, net.type.zero_point)
    row[[599, _BYTE, 3, 2 * _BYTE + 1, _BYTE - 1]] += np.arange(50, 0, -10)
    return net.codes([row, row[::-1]]).topk(5)


@_COUNTS("TOPK_V2", "word", CODED)
def _sorted_far(net: Net) -> list[Term]:
    """The greatest elements are beyond the first 65,536 of 131,077."""
    row = np.full(2 * _WORD + 5, net.type.zero_point)
    row[[2 * _WORD + 3, _WORD - 1, _WORD]] += [50, 40, 30]
    return net.codes(row).topk(3)


@_COUNTS.each(("REDUCE_ANY", "REDUCE_ALL"), "byte", REAL, float16=False)
def _deciding(operation: str, net: Net) -> list[Term]:
    """None, all, 255 to 257 or 512 of 768 elements decide: a counter of one byte wraps."""
    counts = [0, 1, _BYTE - 1, _BYTE, _BYTE + 1, 2 * _BYTE, 3 * _BYTE]
    rows = np.arange(3 * _BYTE) < np.array(counts)[:, np.newaxis]
    data = rows if operation == "REDUCE_ANY" else ~rows
    return [
        net.given(data, BOOL8).over(operation, 1),
        net.given(data.T, BOOL8).over(operation, 0),
    ]


@_COUNTS.each(("REDUCE_ANY", "REDUCE_ALL"), "word", REAL, float16=False)
def _deciding_far(operation: str, net: Net) -> list[Term]:
    """65,536 elements decide: a counter of two bytes wraps."""
    is_any = operation == "REDUCE_ANY"
    far = np.full((257, _BYTE), is_any)
    far[:, 0] = not is_any
    far[0, 0] = is_any
    return [net.given(far, BOOL8).over(operation, 0, 1, keep=True)]


@_COUNTS.each(["REDUCE_SUM"], "byte", REAL)
@_COUNTS.each(["MEAN"], "byte", BOTH)
def _added(operation: str, net: Net) -> list[Term]:
    """Counters wrap in sums: a row has 256 ones, or 257."""
    return [
        net.codes(np.full((3, count), net.type.zero_point) + np.array([[1], [-2], [0]])).over(
            operation, 1
        )
        for count in (_BYTE, _BYTE + 1, 2 * _BYTE)
    ]


def _rows(net: Net, count: int, width: int) -> Array:
    """Rows none of which is like that 256 or 65,536 before it."""
    values = np.arange(count * width) % 251 % 97
    return values.reshape(count, width) + (60 if net.type is CODES else -40)


@_COUNTS("GATHER", "byte", _ANY)
def _gathered(net: Net) -> list[Term]:
    """GATHER of rows and columns beyond the first 256 of 300."""
    places = net.known([_BYTE, 0, 299, _BYTE - 1, _BYTE + 1, 44], I32)
    table = _rows(net, 300, 2)
    return [net.codes(table).gather(0, places), net.codes(table.T).gather(1, places)]


@_COUNTS("GATHER", "word", CODED)
def _gathered_far(net: Net) -> list[Term]:
    """GATHER of rows beyond the first 65,536."""
    where = [_WORD, _WORD + 399, _WORD - 1, 17, _WORD + 300]
    return [net.codes(_rows(net, _WORD + 400, 1)).gather(0, net.given(where, I32))]


@_COUNTS("EMBEDDING_LOOKUP", "byte", _ANY)
def _looked_up(net: Net) -> list[Term]:
    """Lookup of rows beyond the first 256 of 300."""
    rows = net.given([_BYTE, 0, 299, _BYTE - 1, _BYTE + 1, 44], I32)
    return [net("EMBEDDING_LOOKUP", rows, net.known(_rows(net, 300, 2)))]


@_COUNTS("HASHTABLE_LOOKUP", "keys", _ANY, float16=False, signed=False)
def _keys(net: Net) -> list[Term]:
    """More than 256 keys, most beyond 16 bits; some are equal in their lower 8 or 16 bits."""
    keys = np.sort(np.concatenate([np.arange(295) * 256 + 3, [_WORD + 4, 2 * _WORD + 3 + 7]]))
    asked = [
        *(number * _BYTE + 3 for number in range(1, 8)),
        *(_WORD + 3, 3, _WORD + 4, 4, 2 * _WORD + 10, 10, _WORD - _BYTE + 3, 294 * _BYTE + 3),
    ]
    table = net.given(asked, I32), net.known(keys, I32), net.known(_rows(net, keys.size, 2))
    found = net.several("HASHTABLE_LOOKUP", *table, types=[net.type, u8(1.0, 0)])
    return [found[0], found[1].cast(F32)]
