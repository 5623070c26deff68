"""Exporters of operations with an axis whose TF Lite operator always works along the last
dimension.
"""

from __future__ import annotations

from typing import Any

from nntflite.exporter.operation import HalOperation

__all__ = ["along_last_axis"]


def along_last_axis(op: HalOperation, tensor: int, axis: int, name: str, **options: Any) -> None:
    """Emit operator ``name`` along ``axis`` of ``tensor``, with the axes swapped if need be."""
    rank = op.rank(0)
    if axis == rank - 1:
        op.emit(name, [tensor], op.output(), **options)
        return
    order = list(range(rank))
    order[axis], order[-1] = order[-1], order[axis]
    permutation = op.integers(*order)
    swapped = op.computed("TRANSPOSE", [tensor, permutation])
    result = op.temporary(op.output())
    op.emit(name, [swapped], result, **options)
    op.emit("TRANSPOSE", [result, permutation], op.output())
