"""The memory of a request, as executions use it: written inputs, room for outputs, and a check of
all that an execution may not touch.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from numpy.typing import NDArray

from nnhal.types import Operand, Request

__all__ = ["RequestMemory"]


class RequestMemory(ABC):
    """Memory for one request, and the ``request`` itself."""

    request: Request

    @abstractmethod
    def write_inputs(self, inputs: Sequence[bytes]) -> None:
        """Replace the inputs by others of the same sizes; the request stays what it is."""

    @abstractmethod
    def reset_outputs(self) -> None:
        """Overwrite all room for outputs, so that what a driver does not write can be seen."""

    @abstractmethod
    def output(self, index: int, operand: Operand, dimensions: Sequence[int]) -> NDArray[Any]:
        """Output ``index`` as an array of ``dimensions``, over the shared memory."""

    @abstractmethod
    def written(self) -> bytes:
        """A copy of all memory that outputs are in: what a driver has made of it."""

    @abstractmethod
    def are_untouched(self) -> bool:
        """Whether all room for outputs is as :meth:`reset_outputs` has left it."""

    @abstractmethod
    def fault(self, request: Request) -> str | None:
        """Describe what an execution of ``request`` has changed that it must not; None where
        nothing.
        """

    @abstractmethod
    def has_room(self, index: int) -> bool:
        """Whether output ``index`` is in this memory, and not a device memory."""

    def shortened(self, indices: Iterable[int]) -> Request:
        """The request with one byte less of room for each of the outputs ``indices``."""
        outputs = list(self.request.outputs)
        for index in indices:
            location = outputs[index].location
            shorter = msgspec.structs.replace(location, length=location.length - 1)
            outputs[index] = msgspec.structs.replace(outputs[index], location=shorter)
        return msgspec.structs.replace(self.request, outputs=tuple(outputs))

    def room(self, request: Request, needed: Sequence[int]) -> str:
        """Return how many bytes ``request`` gives to each output, and how many of them are
        ``needed``.
        """
        outputs = zip(request.outputs, needed, strict=True)
        return "; ".join(
            f"output {index} was given {argument.location.length} bytes and needs {size}"
            for index, (argument, size) in enumerate(outputs)
            if self.has_room(index)
        )
