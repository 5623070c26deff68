"""Requests with one thing wrong, for a prepared model that comes back from its cache."""

from __future__ import annotations

from msgspec.structs import replace

from nnhal.errors import Inexpressible
from nnhal.types import Model, OperandLifeTime, OperandType
from vts.driving.cached_case import cached_case
from vts.mutations.edits import with_main
from vts.mutations.refused_requests import check_all_refused
from vts.mutations.requests import KINDS
from vts.prepared import arguments_of
from vts.test_group import Context, Failed, Skipped

__all__ = ["check_requests_after_loading"]


def check_requests_after_loading(context: Context, type: OperandType) -> None:
    """Check that a prepared model from a cache refuses what it would refuse if it had just been
    prepared, although the model is not there any more to compare with. A test of our own.
    """
    case = cached_case(context, type)
    cache = case.cache()
    case.save(cache)
    answer = case.load(cache)
    if answer.prepared_model is None:
        raise Skipped("what was saved does not come back")
    request = arguments_of(case.case, context.pools).request
    model = _without_pools(case.case.model)
    for kind in KINDS.values():
        try:
            check_all_refused(
                context, case.raw, answer.prepared_model, kind, model, request, seed=kind.name
            )
        except Failed as failed:
            raise failed.about("a prepared model from the cache") from None
        except (Inexpressible, Skipped):
            continue  # of this kind nothing can be asked


def _without_pools(model: Model) -> Model:
    """A driver that loads a model has nothing to do with the memory that its constants were in."""
    copied = [
        replace(operand, lifetime=OperandLifeTime.CONSTANT_COPY)
        if operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE
        else operand
        for operand in model.main.operands
    ]
    return with_main(model, operands=tuple(copied))
