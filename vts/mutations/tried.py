"""Choice of the mutations that are tried: all, and some where a network or a request has very many.

What is changed about one operation of a network is mostly checked as it is in a small model, and
each answer takes as long as the network: all mutations of a hundred operations would take a hundred
times as long as those of ten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, Protocol, TypeVar

from msgspec.structs import replace

from nntest.failure import Refusals
from vts.test_group import Failed

__all__ = ["not_refused", "tried_mutations"]

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


class _Kind(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def rule(self) -> str: ...

    @property
    def source(self) -> str: ...


def not_refused(kind: _Kind, accepted: Sequence[tuple[str, Failed]], tried: int) -> Failed:
    """The failure of a driver that does not refuse some of the mutations of a kind: each in words,
    with how it fails to refuse it.
    """
    what, failed = accepted[0]
    wrong = tuple(dict.fromkeys(what for what, _ in accepted))
    first = failed.about(what, f"{kind.rule} ({kind.source})", kind.name).failure
    return Failed(replace(first, refusals=Refusals.of(wrong, tried)))
