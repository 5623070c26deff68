"""A driver as a function: from the values of operands that go in to those that come out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from nncli.errors import UserError
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.model_parts import Part
from nnhal.operand_types import size_of_data
from nntest.arguments import Arguments

__all__ = ["Machine", "Refusal", "UnknownSizes", "Values"]

Values: TypeAlias = "Mapping[int, bytes]"
"""Raw data of operands, by their index in the whole model."""


class UnknownSizes(UserError):
    """A model whose values have no known size cannot be taken apart."""


class Refusal(Exception):
    """The driver does not run a part; the text says why."""


class Machine:
    """Runs parts of models on ``device``."""

    def __init__(self, device: Device) -> None:
        self._device = device

    @property
    def name(self) -> str:
        """The HAL service name of the driver."""
        return self._device.name

    def run(self, part: Part, given: Values) -> dict[int, bytes]:
        """Run ``part`` on ``given``. Raises Refusal, UnknownSizes."""
        main = part.model.main
        operands = [main.operands[index] for index in main.output_indexes]
        sizes = [size_of_data(operand.type, operand.dimensions) for operand in operands]
        if not all(sizes):
            index = part.outputs[sizes.index(0)]
            raise UnknownSizes(f"operand {index} has unknown dimensions")
        arguments = Arguments([given[index] for index in part.inputs], sizes)
        try:
            supported = self._device.supported_operations(part.model)
            if not all(supported):
                raise Refusal("it does not support all operations")
            self._device.prepare(part.model).execute(arguments.request)
        except HalError as error:
            raise Refusal(str(error)) from error
        return {
            index: arguments.output(number, operand).tobytes()
            for number, (index, operand) in enumerate(zip(part.outputs, operands, strict=True))
        }
