"""Arguments with padding after them."""

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

_MOST: Final = 200
"""Bytes."""


class _Padded(OtherWay):
    name: ClassVar[str] = "padded"
    title: ClassVar[str] = "Arguments with padding"
    why: ClassVar[str] = (
        "DataLocation.padding of AIDL is room that a driver may touch and must not take for data."
    )

    def computed(
        self, device: Device, specimen: Specimen, dice: Dice
    ) -> Sequence[NDArray[Any]] | None:
        if not device.hal_version.is_aidl:
            return None
        arguments = arguments_of(specimen, padding=dice.number(1, _MOST))
        shapes = device.prepare(specimen.model).execute(arguments.request).output_shapes
        return outputs_of(specimen, arguments, shapes)


LAW: Final = _Padded()
