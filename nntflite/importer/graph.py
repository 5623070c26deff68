"""Import of the operators of one graph."""

from __future__ import annotations

from nntflite.importer.folding import fold
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import importer_of
from nntflite.importer.tensors import TensorMap

__all__ = ["import_operator", "import_operators"]


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
    importer(view)
