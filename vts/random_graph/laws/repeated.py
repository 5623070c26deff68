"""Executed again, by the same prepared model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from numpy.typing import NDArray

from nnhal.device import Device
from nntest.graph_tests.machine import arguments_of, outputs_of
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice
from vts.random_graph.laws.other_way import OtherWay

__all__ = ["LAW"]

_TIMES: Final = 3


class _Repeated(OtherWay):
    name: ClassVar[str] = "repeated"
    title: ClassVar[str] = "Executed again"
    why: ClassVar[str] = (
        "IPreparedModel has no state: any number of executions gives the same for the same inputs."
    )

    def computed(
        self, device: Device, specimen: Specimen, dice: Dice
    ) -> Sequence[NDArray[Any]] | None:
        model = device.prepare(specimen.model)
        for _ in range(_TIMES):
            arguments = arguments_of(specimen)
            shapes = model.execute(arguments.request).output_shapes
        return outputs_of(specimen, arguments, shapes)


LAW: Final = _Repeated()
