"""Choice of the mutations that are tried: all, and some where a network or a request has very many.

What is changed about one operation of a network is mostly checked as it is in a small model, and
each answer takes as long as the network: all mutations of a hundred operations would take a hundred
times as long as those of ten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, TypeVar

__all__ = ["tried_mutations"]

_MANY: Final = 16

_SOME: Final = 64

_Mutation = TypeVar("_Mutation")


def tried_mutations(
    mutations: Callable[[], Iterator[_Mutation]], *, size: int, seed: str, thorough: bool
) -> Iterator[_Mutation]:
    """All ``mutations`` if ``thorough``, or of what has few operations or arguments, its ``size``;
    else the first, the last, and others between that ``seed`` chooses, in their order.
    """
    if thorough or size <= _MANY:
        yield from mutations()
        return
    count = sum(1 for _ in mutations())
    between = range(1, count - 1)
    some = Random(seed).sample(between, min(len(between), _SOME - 2))
    chosen = {0, count - 1, *some}
    for number, mutation in enumerate(mutations()):
        if number in chosen:
            yield mutation
