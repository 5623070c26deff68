"""Models whose executions take as long as a test needs, as small as the driver's speed allows."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from nntest.arguments import ArgumentPools
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, SYNC
from vts.driving.generated import CaseRun
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial
from vts.test_group import Context

__all__ = ["smallest_long"]

_TRIALS: Final = 2
"""A machine that was busy just then is no proof."""


@contextmanager
def smallest_long(
    context: Context,
    make: Callable[[int], Sequence[SpecCase]],
    sizes: Sequence[int],
    least_ns: int,
) -> Iterator[tuple[Sequence[SpecCase], Prepared]]:
    """Prepare what ``make`` makes of the first of ``sizes`` with which an execution takes
    ``least_ns``, or of the last one. All cases of a size have the same model.
    """
    for size in sizes:
        cases = make(size)
        with prepared(context.device, cases[0].model) as model:
            run = CaseRun.of(cases[0], ArgumentPools())
            is_long = all(_took_ns(run, model) >= least_ns for _ in range(_TRIALS))
            context.alive()
            if is_long or size == sizes[-1]:
                yield cases, model
                return


def _took_ns(run: CaseRun, model: Prepared) -> int:
    began_ns = time.monotonic_ns()
    way = available((SYNC, ASYNC), model.version)[0]
    run.execute(Trial(way, note="alone"), model)
    return time.monotonic_ns() - began_ns
