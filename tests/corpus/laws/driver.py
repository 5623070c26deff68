"""The reference driver as its users have it: by name, through the HAL."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from nnhal.device import Device
from nnhal.operand_types import byte_size
from nnhal.registry import resolve
from nnhal.types import Model
from nntest.arguments import Arguments
from tests.corpus.laws.table import Case
from tests.operands import Array, one_operation

__all__ = ["run", "run_model"]

_ROOM = 1 << 12
"""Bytes for an output whose size depends on data; those of these tests are tiny."""


@cache
def _device() -> Device:
    return resolve("reference")


def run(case: Case) -> list[Array]:
    """What the driver computes."""
    return run_model(*one_operation(case.operation, case.arguments, case.outputs))


def run_model(model: Model, inputs: Sequence[Array]) -> list[Array]:
    """Prepares ``model`` and executes it once."""
    operands = [model.main.operands[index] for index in model.main.output_indexes]
    sizes = [math.prod(o.dimensions) * byte_size(o.type) or _ROOM for o in operands]
    given = [array.tobytes() for array in inputs]
    arguments = Arguments(given, sizes, [array.shape for array in inputs])
    result = _device().prepare(model).execute(arguments.request)
    shapes = zip(operands, result.output_shapes, strict=True)
    return [
        arguments.output(index, operand, shape).copy()
        for index, (operand, shape) in enumerate(shapes)
    ]
