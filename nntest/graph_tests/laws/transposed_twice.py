"""TRANSPOSE, and the inverse TRANSPOSE."""

from __future__ import annotations

from typing import ClassVar, Final

import numpy as np

from nnhal.types import Operation, OperationType
from nntest.graph_tests.laws.edit import Edit
from nntest.graph_tests.laws.identities import Identity, operation
from nntest.random_graph.dice import Dice

__all__ = ["LAW"]


class _TransposedTwice(Identity):
    name: ClassVar[str] = "transposed_twice"
    title: ClassVar[str] = "TRANSPOSE there and back inserted"
    why: ClassVar[str] = (
        "A permutation and its inverse leave the elements where they were. A driver may fuse both "
        "with what follows and sum in another order: within the tolerance."
    )

    def inserted(self, edit: Edit, source: int, target: int, dice: Dice) -> list[Operation]:
        dimensions = edit.operands[source].dimensions
        order = dice.shuffled(range(len(dimensions)))
        between = edit.inner(source, dimensions=tuple(dimensions[axis] for axis in order))
        there, back = edit.integers(order), edit.integers(np.argsort(order))
        return [
            operation(OperationType.TRANSPOSE, (source, there), between),
            operation(OperationType.TRANSPOSE, (between, back), target),
        ]


LAW: Final = _TransposedTwice()
