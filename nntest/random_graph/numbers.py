"""Numbers that divide others: what shapes are taken apart and put together with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

__all__ = ["divisors", "factors"]


@lru_cache(maxsize=4096)
def divisors(number: int) -> Sequence[int]:
    """All divisors, ascending."""
    small = [d for d in range(1, int(number**0.5) + 2) if number % d == 0]
    return sorted({*small, *(number // d for d in small)})


@lru_cache(maxsize=4096)
def factors(number: int) -> Sequence[int]:
    """The prime factors, ascending, as often as they divide ``number``."""
    found, divisor = [], 2
    while divisor * divisor <= number:
        while number % divisor == 0:
            found.append(divisor)
            number //= divisor
        divisor += 1
    return [*found, number] if number > 1 else found
