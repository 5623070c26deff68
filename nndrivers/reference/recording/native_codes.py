"""Whether native loops over codes stay within their arrays: see :mod:`.native`."""

from __future__ import annotations

from typing import Any

from nndrivers.reference.recording.flat import BYTE, DOUBLE, INT32, SIGNED_BYTE, SINGLE, are_flat

__all__ = ["check_pairs", "check_products", "check_quantize", "check_sums"]


def check_quantize(source: Any, numbers: Any, target: Any) -> bool:
    return (
        are_flat(SINGLE, source)
        and are_flat(DOUBLE, numbers)
        and are_flat(BYTE, target)
        and numbers.size >= 4
        and source.size <= target.size
    )


def check_sums(left_terms: Any, right_terms: Any, left: Any, right: Any, *numbers: Any) -> bool:
    *integers, target = numbers
    return (
        are_flat(INT32, left_terms, right_terms)
        and are_flat(BYTE, left, right, target)
        and set(map(type, integers)) == {int}
        and len(integers) == 5
        and min(left_terms.size, right_terms.size) >= 256
        and right.size >= 1
        and left.size % right.size == 0
        and left.size <= target.size
    )


def check_pairs(table: Any, left: Any, right: Any, target: Any) -> bool:
    return (
        are_flat(BYTE, table, left, right, target)
        and table.size >= 1 << 16
        and right.size >= 1
        and left.size <= target.size
    )


def check_products(left: Any, right: Any, numbers: Any, target: Any) -> bool:
    return (
        (are_flat(BYTE, left, right) or are_flat(SIGNED_BYTE, left, right))
        and are_flat(DOUBLE, numbers)
        and are_flat(BYTE, target)
        and numbers.size >= 9
        and right.size >= 1
        and left.size % right.size == 0
        and left.size <= target.size
    )
