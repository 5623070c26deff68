"""Rounds in which a client gives a burst memories, and releases them while the burst goes on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from nnhal.memory import Memory
from nnhal.types import ErrorStatus, Request
from nntest.arguments import ArgumentPools
from nntest.spec import SpecCase
from vts.driving.generated import CaseRun
from vts.driving.prepared import Prepared
from vts.raw import AidlBurst, RawBurst, name_of_status, packet_of
from vts.test_group import Failed

__all__ = ["released_memories"]


def released_memories(case: SpecCase, model: Prepared) -> Callable[[], None]:
    """A round of new memories on one burst of ``model``, which prepared that of ``case``.

    Source: freeMemory of 1.2/IBurstContext.hal, releaseMemoryResource of IBurst.aidl. The client
    itself keeps nothing from one round to the next.
    """
    burst, numbers = model.new_burst(), count()

    def act() -> None:
        request = CaseRun.of(case, ArgumentPools()).arguments.request
        status: ErrorStatus | None
        if isinstance(burst, AidlBurst):
            status = _by_tokens(burst, request, 2 * next(numbers))
        else:
            status = _by_slots(burst, request)
        if status != ErrorStatus.NONE:
            said = "no answer" if status is None else name_of_status(status)
            text = f"burst with memories that it has not seen: {said}, expected NONE"
            raise Failed("unseen_memories_fail", text)

    return act


def _by_tokens(burst: AidlBurst, request: Request, first: int) -> ErrorStatus:
    tokens = first, first + 1
    status = burst.execute(request, tokens).status
    for token in tokens:
        burst.release(token)
    return status


def _by_slots(burst: RawBurst, request: Request) -> ErrorStatus | None:
    """The two slots stand for other memories each time."""
    for slot, pool in enumerate(request.pools):
        assert isinstance(pool, Memory)
        if burst.asked:
            burst.put(slot, pool)
    result = burst.execute(packet_of(burst, request, measure=False))
    for slot in burst.slots(request.pools):
        burst.free(slot)
    return None if result is None else result.status
