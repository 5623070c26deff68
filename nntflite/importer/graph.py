"""Import of the operators of one graph."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeVar

from nntflite.importer.folding import fold
from nntflite.importer.operator import FileOperator, TfliteOperator
from nntflite.importer.registry import importer_of
from nntflite.importer.tensors import RANKS, TensorMap

__all__ = ["import_flattened", "import_operator", "import_operators"]


def import_operators(tensors: TensorMap) -> None:
    """Import all operators of the graph of ``tensors``. Raises UnsupportedOperator."""
    for index in range(len(tensors.graph.operators)):
        import_operator(tensors, index)


def import_operator(tensors: TensorMap, index: int, number: int | None = None) -> None:
    """Import operator ``index``, or compute it here. Raises UnsupportedOperator, which names it by
    ``number`` where that is another in the whole model.
    """
    operator = tensors.graph.operators[index]
    view = TfliteOperator(tensors, index if number is None else number, operator)
    if fold(view):
        return
    importer = importer_of(operator.name)
    if importer is None:
        raise view.refuse("the HAL has no such operation")
    shapes = {tensors.flattened.get(tensor) for tensor in operator.inputs}
    if shapes == {None} or operator.name not in _ELEMENTWISE:
        importer(view)
        return
    import_flattened(view, importer)


_ELEMENTWISE: Final = frozenset(
    {
        *("ABS", "ADD", "CAST", "DEQUANTIZE", "DIV", "ELU", "EXP", "FLOOR", "HARD_SWISH"),
        *("LEAKY_RELU", "LOG", "LOGISTIC", "MAXIMUM", "MINIMUM", "MUL", "NEG", "POW", "QUANTIZE"),
        *("RELU", "RELU6", "RELU_N1_TO_1", "RSQRT", "SIN", "SQRT", "SQUARE", "SUB", "TANH"),
    }
)
"""Operators that do not look at the shape, where all inputs have it or have one element."""


_Operator = TypeVar("_Operator", bound=FileOperator)


def import_flattened(op: _Operator, importer: Callable[[_Operator], None]) -> None:
    """An elementwise operator of tensors of more dimensions than the HAL has; operands have one."""
    shapes = {shape for _, shape in map(op.flat, range(len(op))) if math.prod(shape) > 1}
    if len(shapes) > 1:
        raise op.refuse(f"the HAL has {RANKS} dimensions, and shapes are {sorted(shapes)}", 0)
    op.takes_flattened = True
    importer(op)
    op.tensors.flattened[op.output_index()] = shapes.pop() if shapes else op.flat(0)[1]
