"""RESHAPE to another shape and back."""

from __future__ import annotations

from typing import ClassVar, Final

from nnhal.types import Operation, OperationType
from nntest.graph_tests.laws.edit import Edit
from nntest.graph_tests.laws.identities import Identity, operation
from nntest.random_graph.dice import Dice

__all__ = ["LAW"]


class _Reshaped(Identity):
    name: ClassVar[str] = "reshaped"
    title: ClassVar[str] = "RESHAPE there and back inserted"
    why: ClassVar[str] = (
        "RESHAPE keeps the elements, so what follows has the same inputs. A driver may fuse it "
        "with what follows and sum in another order: within the tolerance."
    )

    def inserted(self, edit: Edit, source: int, target: int, dice: Dice) -> list[Operation]:
        dimensions = edit.operands[source].dimensions
        flat = 1
        for dimension in dimensions:
            flat *= dimension
        between = edit.inner(source, dimensions=(flat,))
        there, back = edit.integers([flat]), edit.integers(dimensions)
        return [
            operation(OperationType.RESHAPE, (source, there), between),
            operation(OperationType.RESHAPE, (between, back), target),
        ]


LAW: Final = _Reshaped()
