"""PAD, and a SLICE of what was there before."""

from __future__ import annotations

from typing import ClassVar, Final

from nnhal.types import Operation, OperationType
from nntest.graph_tests.laws.edit import Edit
from nntest.graph_tests.laws.identities import Identity, operation
from nntest.random_graph.dice import Dice

__all__ = ["LAW"]

_MOST: Final = 2


class _PaddedAndSliced(Identity):
    name: ClassVar[str] = "padded_and_sliced"
    title: ClassVar[str] = "PAD, and SLICE of what was there, inserted"
    why: ClassVar[str] = (
        "SLICE takes back what PAD has added, and the elements are those from before. A driver may "
        "fuse PAD with what follows and sum in another order: within the tolerance."
    )

    def inserted(self, edit: Edit, source: int, target: int, dice: Dice) -> list[Operation]:
        dimensions = edit.operands[source].dimensions
        pads = [(dice.number(0, _MOST), dice.number(0, _MOST)) for _ in dimensions]
        padded = tuple(d + sum(pad) for d, pad in zip(dimensions, pads, strict=True))
        between = edit.inner(source, dimensions=padded)
        paddings, begins = edit.integers(pads), edit.integers([before for before, _ in pads])
        sizes = edit.integers(dimensions)
        return [
            operation(OperationType.PAD, (source, paddings), between),
            operation(OperationType.SLICE, (between, begins, sizes), target),
        ]


LAW: Final = _PaddedAndSliced()
