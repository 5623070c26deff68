"""Executed between executions of another model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from numpy.typing import NDArray

from nnhal.device import Device
from nnhal.model_parts import part_of
from nntest.graph_tests.machine import arguments_of, outputs_of
from nntest.graph_tests.specimen import Specimen, part_with
from nntest.random_graph.dice import Dice
from vts.random_graph.laws.other_way import OtherWay

__all__ = ["LAW"]

_ROUNDS: Final = 3


class _Interleaved(OtherWay):
    name: ClassVar[str] = "interleaved"
    title: ClassVar[str] = "Executed in turns with another model"
    why: ClassVar[str] = (
        "Prepared models are independent of each other (IPreparedModel), also where the driver "
        "shares what it has made of them."
    )

    def computed(
        self, device: Device, specimen: Specimen, dice: Dice
    ) -> Sequence[NDArray[Any]] | None:
        other = part_with(specimen, part_of(specimen.model, [0]), specimen.given)
        if not other.inputs or not all(device.supported_operations(other.model)):
            return None
        models = device.prepare(specimen.model), device.prepare(other.model)
        for _ in range(_ROUNDS):
            models[1].execute(arguments_of(other).request)
            arguments = arguments_of(specimen)
            shapes = models[0].execute(arguments.request).output_shapes
        return outputs_of(specimen, arguments, shapes)


LAW: Final = _Interleaved()
