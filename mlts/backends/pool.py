"""The memory of one session with a driver: one pool for inputs, outputs and states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of, size_of_data
from nnhal.types import DataLocation, Operand, Request, RequestArgument

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from nntflite.importer import ImportedModel

__all__ = ["ALIGNMENT", "Place", "SessionPool", "UnknownSize"]

ALIGNMENT: Final = 64
"""Alignment of each operand in the pool, in bytes: a cache line, and what vector units like."""


class UnknownSize(ValueError):
    """An operand that crosses the model's boundary has no fixed size."""


@dataclass(frozen=True)
class Place:
    """Location of an operand in the pool."""

    operand: Operand
    location: DataLocation


class SessionPool:
    """Inputs and outputs once, states twice: what one request writes the other one reads.

    Raises UnknownSize.
    """

    def __init__(self, imported: ImportedModel) -> None:
        self._imported = imported
        self._size = 0
        self.inputs = [self._place(port.operand) for port in imported.inputs]
        self.outputs = [self._place(port.operand) for port in imported.outputs]
        main = imported.model.main
        operands = [main.operands[main.input_indexes[pair.input]] for pair in imported.state]
        self.states = tuple([self._place(operand) for operand in operands] for _ in range(2))
        self._memory = Memory.allocate(self._size)

    def view(self, place: Place) -> NDArray[Any]:
        """The operand's data, shared with the driver."""
        operand = place.operand
        return self._memory.view(dtype_of(operand.type), operand.dimensions, place.location.offset)

    def requests(self) -> tuple[Request, ...]:
        """One request, or the two that take turns in a model with states."""
        turns = ((0, 1), (1, 0)) if self._imported.state else ((0, 0),)
        return tuple(self._request(read, written) for read, written in turns)

    def _request(self, read: int, written: int) -> Request:
        state = self._imported.state
        inputs = dict(enumerate(self.inputs))
        inputs |= {pair.input: self.states[read][n] for n, pair in enumerate(state)}
        outputs = dict(enumerate(self.outputs))
        outputs |= {pair.output: self.states[written][n] for n, pair in enumerate(state)}
        return Request(_arguments(inputs), _arguments(outputs), (self._memory,))

    def _place(self, operand: Operand) -> Place:
        length = size_of_data(operand.type, operand.dimensions)
        if length == 0:
            raise UnknownSize(f"an input or output has the shape {operand.dimensions}")
        location = DataLocation(0, self._size, length)
        self._size += -(-length // ALIGNMENT) * ALIGNMENT
        return Place(operand, location)


def _arguments(places: dict[int, Place]) -> tuple[RequestArgument, ...]:
    return tuple(RequestArgument(location=places[n].location) for n in sorted(places))
