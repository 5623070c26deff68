"""Cases cut into chunks, and what is said of a chunk to another machine and back: plain bytes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

import msgspec

from nntest.runner.case_worker import WorkerSettings
from nntest.runner.engines.base import Described, Stopped
from nntest.runner.suite import PlannedCase, units_of
from nntest.runner.units import TimeLimits

__all__ = ["Answer", "Cases", "Order", "chunks_of", "halves_of"]

Cases: TypeAlias = tuple[PlannedCase, ...]

SIZE: Final = 32
"""Cases of a chunk: a message costs some milliseconds, and a machine that is lost costs the time of
its chunks.
"""

LARGEST: Final = 64
"""A batch stays together up to here: beyond it is worth loading twice."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Run ``cases``. The rest is the same for all chunks of a ``run``, which is a unique name.

    ``version`` is that of this project, which must be the same everywhere. The folder for temporary
    files is made where the chunk is run.
    """

    run: str
    version: str
    worker: WorkerSettings
    limits: TimeLimits
    cases: Cases = ()


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to a chunk. Each of ``results`` is encoded: only the suite knows its type.

    Cases without a result did not get their turn, as the run was stopped or for ``stopped``.
    """

    results: tuple[bytes, ...] = ()
    drivers: tuple[Described, ...] = ()
    stopped: Stopped | None = None


def chunks_of(cases: Iterable[PlannedCase]) -> Iterator[Cases]:
    """Cut ``cases``, which are taken as chunks are. Batches stay together; a unit, which is a long
    piece of work, is a chunk of its own.
    """
    chunk: list[PlannedCase] = []
    for unit in units_of(cases):
        case = unit[0]
        if case.unit:
            if chunk:
                yield tuple(chunk)
            chunk = []
            yield unit
            continue
        if len(chunk) >= LARGEST or (len(chunk) >= SIZE and not _are_batch(chunk[-1], case)):
            yield tuple(chunk)
            chunk = []
        chunk.append(case)
    if chunk:
        yield tuple(chunk)


def halves_of(cases: Cases) -> Iterator[Cases]:
    """Two chunks for one; a case alone is not cut."""
    middle = len(cases) // 2
    yield from (half for half in (cases[:middle], cases[middle:]) if half)


def _are_batch(one: PlannedCase, other: PlannedCase) -> bool:
    return bool(one.batch) and one.batch == other.batch
