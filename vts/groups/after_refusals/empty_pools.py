"""Requests one of whose pools has no bytes, which no argument lies in.

The HAL has no rule for such a pool. Android's framework gives a driver none (``Validation.cpp``,
``validateMemory``: a memory's size is not 0), a client of the HAL may. So a driver may compute the
request or refuse it, and must do the next one either way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from nnhal.memory import Memory
from nnhal.types import ErrorStatus, Request, RequestArgument
from nntest.judge import Judgment
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC
from vts.driving.generated import CaseRun
from vts.driving.prepared import prepared
from vts.driving.rules import Trial, check_sound
from vts.driving.small_models import supported_sum
from vts.test_group import Context, Failed

__all__ = ["with_empty_pools"]

_ELEMENTS: Final = 1 << 8


def with_empty_pools(context: Context) -> Iterator[Judgment]:
    """Requests with an empty pool, each before one without. Raises Failed and Skipped."""
    case = supported_sum(context.device, _ELEMENTS)
    with prepared(context.device, case.model) as model:
        run = CaseRun.of(case, context.pools)
        for way in available((ASYNC, SYNC, BURST, FENCED), model.version):
            for where, request in _requests(run.arguments.request):
                run.arguments.reset_outputs()
                trial = Trial(way, note=f"an empty pool {where}")
                answer = way.run(model, request)
                check_sound(trial, answer, len(request.outputs))
                if answer.status == ErrorStatus.NONE:
                    yield run.judged(trial, answer, run.arguments.request)
                elif not run.arguments.are_untouched():
                    text = "it was refused and has written outputs"
                    raise Failed(trial.failure("refused_and_wrote", answer, text))
                yield run.execute(Trial(way, note=f"after one with an empty pool {where}"), model)


def _requests(request: Request) -> Iterator[tuple[str, Request]]:
    replace = msgspec.structs.replace
    yield "behind the others", replace(request, pools=(*request.pools, Memory.allocate(0)))

    def moved(argument: RequestArgument) -> RequestArgument:
        where = argument.location
        return replace(argument, location=replace(where, pool_index=where.pool_index + 1))

    yield (
        "in front of the others",
        replace(
            request,
            inputs=tuple(map(moved, request.inputs)),
            outputs=tuple(map(moved, request.outputs)),
            pools=(Memory.allocate(0), *request.pools),
        ),
    )
