"""Wrong calls: requests and preparations that every driver must refuse, each with what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from nnhal.types import DataLocation, HalVersion, Model, Request
from nntest.spec import SpecCase
from vts.raw import RawDevice

__all__ = ["wrong_preparations", "wrong_requests"]

_NO_OPERAND: Final = 1 << 20
_NO_PREFERENCE: Final = 3


def wrong_requests(request: Request) -> Iterator[tuple[str, Request]]:
    """Yield what is wrong, and a request in which it is. Requests are of one input and one
    output.
    """
    replace = msgspec.structs.replace
    ((given,), (output,)) = request.inputs, request.outputs
    where = given.location
    for what, location in (
        ("an input in a pool that there is not", replace(where, pool_index=9)),
        ("an input behind the end of its pool", replace(where, offset=2**31)),
        ("an input of half its length", replace(where, length=where.length // 2)),
    ):
        yield what, replace(request, inputs=(replace(given, location=location),))
    yield "an input too many", replace(request, inputs=(given, given))
    empty = replace(output, location=DataLocation(output.location.pool_index))
    yield "an output without room", replace(request, outputs=(empty,))


def wrong_preparations(raw: RawDevice, case: SpecCase) -> Iterator[tuple[str, Callable[[], bool]]]:
    """Yield what is wrong, and whether the driver gives a prepared model all the same."""
    broken = raw.words(_without_operand(case))

    def is_prepared() -> bool:
        return raw.prepare(broken).prepared_model is not None

    yield "an invalid model", is_prepared
    if raw.version < HalVersion.V1_1:
        return

    def is_preferred() -> bool:
        answer = raw.prepare(raw.words(case.model), preference=_NO_PREFERENCE)
        return answer.prepared_model is not None

    yield "a valid model with an unknown preference", is_preferred


def _without_operand(case: SpecCase) -> Model:
    """The model with an operation that reads an operand that there is not."""
    replace = msgspec.structs.replace
    first, *rest = case.model.main.operations
    wrong = replace(first, inputs=(_NO_OPERAND, *first.inputs[1:]))
    return replace(case.model, main=replace(case.model.main, operations=(wrong, *rest)))
