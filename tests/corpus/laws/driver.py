"""The reference driver as its users have it: by name, through the HAL."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from nnhal.registry import resolve
from nnhal.types import OperationType
from nntest.graph_tests.machine import DeviceMachine
from nntest.graph_tests.specimen import Specimen
from tests.operands import Argument, Array, Tensor, one_operation

__all__ = ["run", "run_operation"]


@cache
def _machine() -> DeviceMachine:
    return DeviceMachine(resolve("reference"))


def run(call: Specimen) -> list[Array]:
    """Prepare a model, and execute it once."""
    return _machine().run(call)


def run_operation(
    operation: OperationType, arguments: Sequence[Argument], outputs: Sequence[Tensor]
) -> list[Array]:
    """Results of one operation on ``arguments``."""
    model, inputs = one_operation(operation, arguments, outputs)
    return run(Specimen(model, tuple(inputs)))
