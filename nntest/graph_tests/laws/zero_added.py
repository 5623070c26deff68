"""ADD 0."""

from __future__ import annotations

from typing import ClassVar, Final

from nnhal.types import Operation, OperationType
from nntest.graph_tests.laws.edit import Edit
from nntest.graph_tests.laws.identities import Identity, no_activation, operation, zero_like
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice

__all__ = ["LAW"]


class _ZeroAdded(Identity):
    name: ClassVar[str] = "zero_added"
    title: ClassVar[str] = "ADD 0 inserted"
    why: ClassVar[str] = (
        "x + 0 is x. Quantized additions rescale, and may be off by a step, which what follows "
        "passes on: within the tolerance."
    )

    def twin(self, specimen: Specimen, dice: Dice) -> Specimen | None:
        """Not before a hash, which tells -0 from 0."""
        if OperationType.LSH_PROJECTION in specimen.operations:
            return None
        return super().twin(specimen, dice)

    def inserted(self, edit: Edit, source: int, target: int, dice: Dice) -> list[Operation]:
        zero, none = zero_like(edit, source), no_activation(edit)
        return [operation(OperationType.ADD, (source, zero, none), target)]


LAW: Final = _ZeroAdded()
