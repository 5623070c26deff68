"""One model, and the same cut in two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from numpy.typing import NDArray

from nnhal.model_parts import Part, part_of
from nntest.graph_tests.laws.law import Law, supports
from nntest.graph_tests.machine import Machine
from nntest.graph_tests.specimen import Specimen, part_with
from nntest.random_graph.dice import Dice

__all__ = ["LAW"]


class _CutInTwo(Law):
    name: ClassVar[str] = "cut_in_two"
    title: ClassVar[str] = "The model cut in two"
    why: ClassVar[str] = (
        "What crosses the cut has the type of its operand either way. A driver that fuses across "
        "the cut may round once less: within the tolerance."
    )

    def outputs(
        self, machine: Machine, specimen: Specimen, dice: Dice
    ) -> Sequence[NDArray[Any]] | None:
        count = len(specimen.operations)
        if count == 1:
            return None
        cut = dice.number(1, count - 1)
        halves = [part_of(specimen.model, half) for half in (range(cut), range(cut, count))]
        if not all(_can_be_run(half) and supports(machine, half.model) for half in halves):
            return None
        values = dict(specimen.given)
        for half in halves:
            results = machine.run(part_with(specimen, half, values))
            values.update(zip(half.outputs, results, strict=True))
        return [values[index] for index in specimen.model.main.output_indexes]


LAW: Final = _CutInTwo()


def _can_be_run(part: Part) -> bool:
    return bool(part.inputs)
