"""Requests for drivers, made from the arguments of an execution.

A driver takes memories, an application gives buffers: those are copied to and from a memory of the
runtime, the arena. An arena and its request are kept for the next execution with arguments of the
same form, since drivers remember what they derive from a request.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from typing import Final

from nnapi.arguments import Argument, ArgumentState
from nnapi.errors import NnapiError
from nnapi.memory import Memory
from nnapi.result_codes import ResultCode
from nnhal.memory import Memory as HalMemory
from nnhal.types import BufferToken, DataLocation, Request, RequestArgument

__all__ = ["ALIGNMENT", "ArenaRequest", "ArenaRequests", "rounded_up"]

ALIGNMENT: Final = 64
"""Alignment of buffers in an arena (``kDefaultRequestMemoryAlignment`` of Android's
``nnapi/Types.h``).
"""

_MAX_KEPT: Final = 4
"""Requests kept for later: as many threads can execute without making one."""

_NO_VALUE: Final = RequestArgument(has_no_value=True)


def rounded_up(number: int, multiple: int) -> int:
    """The least multiple of ``multiple`` that is not below ``number``."""
    return -(-number // multiple) * multiple


class ArenaRequest:
    """A request, and the arena that has the application's buffers in it."""

    def __init__(
        self, inputs: Sequence[Argument], outputs: Sequence[Argument], *, with_padding: bool
    ) -> None:
        self.form: object = None
        """What another execution must have in common to use the request; None for no other."""
        self._with_padding = with_padding
        self._pools: list[HalMemory | BufferToken] = []
        self._memories: dict[int, int] = {}
        """Pools by the identity of the memory."""
        offsets, size = _layout((*inputs, *outputs))
        if size:
            self._pools.append(_allocated(size))
        places = iter(offsets)
        self.request = Request(
            tuple(self._argument(argument, places) for argument in inputs),
            tuple(self._argument(argument, places) for argument in outputs),
            tuple(self._pools),
        )
        arena = self._pools[0].buffer if size else memoryview(b"")  # type: ignore[union-attr]
        self._inputs = _views(inputs, arena, offsets)
        self._outputs = _views(outputs, arena, offsets[_buffers(inputs) :])

    @property
    def has_output_buffers(self) -> bool:
        """Whether something must be copied back when the execution is complete."""
        return bool(self._outputs)

    def copy_in(self, inputs: Sequence[Argument], outputs: Sequence[Argument]) -> None:
        """Copy the application's buffers to the arena.

        Those for outputs too: what a driver does not write stays as the application has left it,
        and is not what another execution has computed.
        """
        for index, view in self._inputs:
            view[:] = inputs[index].buffer[: len(view)]  # type: ignore[index]
        for index, view in self._outputs:
            view[:] = outputs[index].buffer[: len(view)]  # type: ignore[index]

    def copy_out(self, outputs: Sequence[Argument]) -> None:
        """Copy the outputs in the arena to the application."""
        for index, view in self._outputs:
            outputs[index].buffer[: len(view)] = view  # type: ignore[index]

    def _argument(self, argument: Argument, places: Iterator[int]) -> RequestArgument:
        if argument.state is ArgumentState.NO_VALUE:
            return _NO_VALUE
        padding = argument.padding if self._with_padding else 0
        if argument.state is ArgumentState.BUFFER:
            location = DataLocation(0, next(places), argument.length, padding)
        else:
            assert argument.memory is not None
            pool = self._pool(argument.memory)
            location = DataLocation(pool, argument.offset, argument.length, padding)
        return RequestArgument(location=location, dimensions=argument.dimensions)

    def _pool(self, memory: Memory) -> int:
        if id(memory) not in self._memories:
            self._memories[id(memory)] = len(self._pools)
            self._pools.append(memory.pool)
        return self._memories[id(memory)]


def _layout(arguments: Sequence[Argument]) -> tuple[list[int], int]:
    """Where in the arena each buffer lies, and the arena's size."""
    offsets, end = [], 0
    for argument in arguments:
        if argument.state is ArgumentState.BUFFER:
            offsets.append(end)
            end += rounded_up(argument.length + argument.padding, ALIGNMENT)
    return offsets, end


def _buffers(arguments: Sequence[Argument]) -> int:
    return sum(argument.state is ArgumentState.BUFFER for argument in arguments)


def _views(
    arguments: Sequence[Argument], arena: memoryview, offsets: Sequence[int]
) -> list[tuple[int, memoryview]]:
    """For each buffer the index of its argument, and its bytes in the arena."""
    places = iter(offsets)
    views = []
    for index, argument in enumerate(arguments):
        if argument.state is ArgumentState.BUFFER:
            start = next(places)
            views.append((index, arena[start : start + argument.length]))
    return views


def _allocated(size: int) -> HalMemory:
    try:
        return HalMemory.allocate(size)
    except (OSError, OverflowError) as error:
        raise NnapiError(
            ResultCode.OUT_OF_MEMORY, f"no memory of {size} bytes for arguments: {error}"
        ) from None


class ArenaRequests:
    """Requests of one prepared model, each for one execution at a time.

    ``with_padding`` says whether the driver learns of bytes after the arguments, as since AIDL.
    """

    def __init__(self, *, with_padding: bool) -> None:
        self._with_padding = with_padding
        self._lock = threading.Lock()
        self._free: list[ArenaRequest] = []

    def new(self, inputs: Sequence[Argument], outputs: Sequence[Argument]) -> ArenaRequest:
        """A request that stays the caller's."""
        return ArenaRequest(inputs, outputs, with_padding=self._with_padding)

    def take(self, inputs: Sequence[Argument], outputs: Sequence[Argument]) -> ArenaRequest:
        """A request for one execution; it is given back when that has succeeded."""
        form = _form(inputs), _form(outputs)
        with self._lock:
            for index, request in enumerate(self._free):
                if request.form == form:
                    del self._free[index]
                    return request
        taken = self.new(inputs, outputs)
        # Memories of applications are not kept alive.
        if all(a.memory is None or a.is_lasting for a in (*inputs, *outputs)):
            taken.form = form
        return taken

    def give_back(self, request: ArenaRequest) -> None:
        """Keep ``request`` for the next execution of its form.

        Not after an error: the driver may still be writing to the arena.
        """
        if request.form is not None:
            with self._lock:
                self._free.append(request)
                del self._free[:-_MAX_KEPT]


def _form(arguments: Sequence[Argument]) -> object:
    """All of arguments that a request depends on, but for the content of buffers."""
    if all(argument.is_plain for argument in arguments):
        return True
    return [(a.state, a.dimensions, a.length, a.padding, a.memory, a.offset) for a in arguments]
