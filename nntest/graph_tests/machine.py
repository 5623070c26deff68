"""A machine: whatever computes the outputs of a model, by what the tests need to know of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from numpy.typing import NDArray

from nnhal.device import Device
from nnhal.errors import DeadObject, GivenUp, HalError, NoAnswer
from nnhal.operand_types import byte_size
from nnhal.types import ExecutionPreference, Model, OutputShape, RequestArgument
from nntest.arguments import Arguments
from nntest.graph_tests.specimen import Specimen

__all__ = ["DeviceMachine", "Machine", "Refusal", "arguments_of", "outputs_of"]


class Refusal(Exception):
    """A machine does not run a model; the text says why."""


class Machine(Protocol):
    """A driver, called directly or by the runtime."""

    @property
    def name(self) -> str:
        """Return the name in messages."""

    def supported(self, model: Model) -> Sequence[bool]:
        """Return which operations of ``model`` it would run. Raises HalError."""

    def run(self, specimen: Specimen) -> list[NDArray[Any]]:
        """The outputs, with the shapes that it tells. Raises Refusal where an error is answered,
        DeadObject, NoAnswer.
        """


class DeviceMachine:
    """A driver of the HAL, which prepares models for a client with this ``preference``."""

    def __init__(
        self,
        device: Device,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
    ) -> None:
        self.device = device
        self.preference = preference

    @property
    def name(self) -> str:
        return self.device.name

    def supported(self, model: Model) -> Sequence[bool]:
        return self.device.supported_operations(model)

    def run(self, specimen: Specimen) -> list[NDArray[Any]]:
        try:
            prepared = self.device.prepare(specimen.model, preference=self.preference)
            arguments = arguments_of(specimen)
            shapes = prepared.execute(arguments.request).output_shapes
        except (DeadObject, NoAnswer, GivenUp):
            raise
        except HalError as error:
            raise Refusal(str(error)) from error
        return outputs_of(specimen, arguments, shapes)


def outputs_of(
    specimen: Specimen, arguments: Arguments, shapes: Sequence[OutputShape]
) -> list[NDArray[Any]]:
    """Copies of the outputs, in the ``shapes`` that the driver tells, if any. Raises Refusal where
    they do not fit.
    """
    return [
        _output(specimen, arguments, number, shapes[number] if shapes else None)
        for number in range(len(specimen.model.main.output_indexes))
    ]


def _output(
    specimen: Specimen, arguments: Arguments, number: int, shape: OutputShape | None
) -> NDArray[Any]:
    index = specimen.model.main.output_indexes[number]
    operand = specimen.model.main.operands[index]
    told = math.prod(shape.dimensions) * byte_size(operand.type) if shape else 0
    if shape is not None and told > max(1, specimen.room(index)):
        raise Refusal(f"it tells dimensions {shape.dimensions} of output {number}, too many")
    return arguments.output(number, operand, shape).copy()


def arguments_of(specimen: Specimen, padding: int = 0) -> Arguments:
    """A request for one execution; each argument has so many bytes of ``padding`` after it."""
    rooms = [max(1, specimen.room(i)) + padding for i in specimen.model.main.output_indexes]
    inputs = [array.tobytes() + bytes(padding) for array in specimen.inputs]
    arguments = Arguments(inputs, rooms, [array.shape for array in specimen.inputs])
    if padding:
        request = arguments.request
        arguments.request = msgspec.structs.replace(
            request,
            inputs=tuple(_padded(argument, padding) for argument in request.inputs),
            outputs=tuple(_padded(argument, padding) for argument in request.outputs),
        )
    return arguments


def _padded(argument: RequestArgument, padding: int) -> RequestArgument:
    whole = argument.location
    data = msgspec.structs.replace(whole, length=whole.length - padding, padding=padding)
    return msgspec.structs.replace(argument, location=data)
