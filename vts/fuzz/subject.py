"""Subject of an attempt: a model, the data of its inputs, and the arguments of a request."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nnhal.types import Model, Request, RequestArgument, Subgraph
from nntest.arguments import ArgumentPools, Arguments
from nntest.spec import SpecCase
from vts.driving.arguments import output_sizes

__all__ = ["Subject", "subject_of"]


class Subject(msgspec.Struct, frozen=True):
    """``inputs`` are raw bytes, empty for an omitted one; ``rooms`` are bytes for each output.
    ``arguments`` are those of the request that are not what they should be, by whether they are
    outputs, and their number.
    """

    model: Model
    inputs: tuple[bytes, ...]
    rooms: tuple[int, ...]
    arguments: dict[tuple[bool, int], RequestArgument] = {}

    @property
    def graphs(self) -> Sequence[Subgraph]:
        """The main subgraph, then those that it refers to."""
        return (self.model.main, *self.model.referenced)

    def with_graph(self, number: int, graph: Subgraph) -> Subject:
        """The same with another subgraph; 0 is the main one."""
        if number == 0:
            return self.with_model(main=graph)
        referenced = list(self.model.referenced)
        referenced[number - 1] = graph
        return self.with_model(referenced=tuple(referenced))

    def with_model(self, **changes: object) -> Subject:
        """The same with other fields of the model."""
        return msgspec.structs.replace(self, model=msgspec.structs.replace(self.model, **changes))

    def memory(self, pools: ArgumentPools | None = None) -> Arguments:
        """Memory with the inputs, room for the outputs, and the request as it should be: new, or
        that of ``pools``.
        """
        return Arguments(self.inputs, self.rooms, pools=pools)

    def request(self, memory: Arguments) -> Request:
        """The request of ``memory`` with :attr:`arguments`."""
        request = memory.request
        sides = {False: list(request.inputs), True: list(request.outputs)}
        for (is_output, number), argument in self.arguments.items():
            sides[is_output][number] = argument
        return msgspec.structs.replace(
            request, inputs=tuple(sides[False]), outputs=tuple(sides[True])
        )


def subject_of(case: SpecCase) -> Subject:
    """``case`` as it is, which is valid."""
    return Subject(case.model, tuple(case.inputs), tuple(output_sizes(case.outputs)))
