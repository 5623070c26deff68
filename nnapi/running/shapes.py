"""Shapes that executions tell of outputs: whether a driver may tell them.

Source: ``validateOutputShapesFromDriver``, ``isUpdatable`` and ``updateOutputShapes`` of Android's
``runtime/ExecutionBuilder.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnapi.errors import op_failed
from nnapi.extensions import ExtensionTypes
from nnhal.types import Operand, OutputShape

__all__ = ["check_shapes", "check_updatable", "is_updatable"]

_MAX_BYTES: Final = (1 << 32) - 1


def check_shapes(
    shapes: Sequence[OutputShape],
    operands: Sequence[Operand],
    extensions: ExtensionTypes,
    *,
    succeeded: bool,
) -> None:
    """OP_FAILED for shapes that contradict the model. No shapes are always right."""
    if not shapes:
        return
    if len(shapes) != len(operands):
        raise op_failed(f"{len(shapes)} output shapes for {len(operands)} outputs")
    for index, (shape, operand) in enumerate(zip(shapes, operands, strict=True)):
        if succeeded and not shape.dimensions and extensions.is_tensor(operand.type):
            raise op_failed(f"output {index} has no rank after a successful execution")
        if extensions.size_of_data(operand.type, shape.dimensions) > _MAX_BYTES:
            raise op_failed(f"output {index} is larger than 4 GiB: {list(shape.dimensions)}")


def check_updatable(index: int, known: Sequence[int], told: Sequence[int]) -> None:
    """OP_FAILED unless ``told`` says more of output ``index`` than ``known``, or the same."""
    if not is_updatable(known, told):
        raise op_failed(f"output {index} is declared as {list(known)} but has {list(told)}")


def is_updatable(known: Sequence[int], told: Sequence[int]) -> bool:
    """Whether ``told`` contradicts nothing in ``known``."""
    if not known:
        return True
    pairs = zip(known, told, strict=False)
    return len(known) == len(told) and all(one in (0, other) for one, other in pairs)
