"""Executed with fences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from numpy.typing import NDArray

from nnhal.device import Device
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice
from vts.driving.executors import FENCED
from vts.random_graph.laws.other_way import ExecutedOtherwise

__all__ = ["LAW"]


class _Fenced(ExecutedOtherwise):
    name: ClassVar[str] = "fenced"
    title: ClassVar[str] = "Executed with fences"
    why: ClassVar[str] = "executeFenced computes what executeSynchronously does, later."
    ways = (FENCED,)

    def computed(
        self, device: Device, specimen: Specimen, dice: Dice
    ) -> Sequence[NDArray[Any]] | None:
        """IPreparedModel.hal wants to know the shapes of all outputs beforehand."""
        main = specimen.model.main
        shapes = [main.operands[index].dimensions for index in main.output_indexes]
        if not all(shape and 0 not in shape for shape in shapes):
            return None
        return super().computed(device, specimen, dice)


LAW: Final = _Fenced()
