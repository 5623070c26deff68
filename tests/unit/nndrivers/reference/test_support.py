"""Which operations of a model the reference driver supports."""

from __future__ import annotations

import gc
import weakref

from nndrivers.reference.support import supported_operations
from nnhal.types import OperandType
from vts.groups.argument_placement.constant_pools import sum_of_pools


def test_the_question_keeps_nothing_of_the_model() -> None:
    """Its memory is the client's, and goes with it, before anyone collects garbage."""
    case = sum_of_pools("sum", OperandType.TENSOR_FLOAT32)
    model = case.model
    pools = [weakref.ref(pool) for pool in model.pools]
    gc.disable()
    try:
        assert all(supported_operations(model))
        del case, model
        assert [pool() for pool in pools] == [None] * len(pools)
    finally:
        gc.enable()
