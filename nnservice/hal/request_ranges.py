"""Ranges of memories that the inputs and outputs of a request stand for, found once a request."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from nnhal.memory import Memory
from nnhal.types import RequestArgument
from nnservice.rpc.wire import Malformed

__all__ = ["Known", "Range", "part_of", "ranges_of", "sent_and_changed"]

_MAX_OUTPUTS_SENT: Final = 64 * 1024
"""Bytes of outputs that are sent to the server: beyond, it would cost as much as the inputs."""

Range: TypeAlias = tuple[Memory, int, int]
"""A memory, where the range starts in it, and where it stops."""

_T = TypeVar("_T")


class Known(Generic[_T]):
    """Values derived from objects that never change, by identity, as long as these exist."""

    def __init__(self) -> None:
        self._values: dict[int, _T] = {}
        self._alive: dict[int, weakref.ref[Any]] = {}

    def of(self, object: Any, derived: Callable[[Any], _T]) -> _T:
        """Return ``derived`` of ``object``, computed once."""
        key = id(object)
        known = self._values.get(key)
        if known is None:
            values, alive = self._values, self._alive

            def forget(_: Any) -> None:
                values.pop(key, None)
                alive.pop(key, None)

            known = derived(object)
            self._alive[key] = weakref.ref(object, forget)
            self._values[key] = known
        return known


def sent_and_changed(request: Any) -> tuple[list[Range], list[Range]]:
    """Return the ranges that an execution sends, and those that it changes."""
    inputs, outputs = ranges_of(request, request.inputs), ranges_of(request, request.outputs)
    is_small = sum(stop - start for _, start, stop in outputs) <= _MAX_OUTPUTS_SENT
    return [*inputs, *outputs] if is_small else inputs, outputs


def ranges_of(request: Any, arguments: Iterable[RequestArgument]) -> list[Range]:
    """Return the ranges of the request's memories that ``arguments`` stand for, as far as they
    exist: whether they are valid is for the driver to say.
    """
    found: dict[int, list[tuple[int, int]]] = {}
    pools = request.pools
    for argument in arguments:
        index, offset, length, padding = _place(argument)
        if length and 0 <= index < len(pools) and isinstance(pools[index], Memory):
            size = pools[index].size
            start, stop = max(0, min(offset, size)), min(offset + length + padding, size)
            if start < stop:
                found.setdefault(index, []).append((start, stop))
    return [
        (pools[index], start, stop)
        for index, ranges in found.items()
        for start, stop in _joined(ranges)
    ]


def _place(argument: RequestArgument) -> tuple[int, int, int, int]:
    location = argument.location
    length = 0 if argument.has_no_value else location.length
    return location.pool_index, location.offset, length, max(0, location.padding)


def _joined(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same bytes without overlaps."""
    if len(ranges) == 1:
        return ranges
    joined: list[tuple[int, int]] = []
    for start, stop in sorted(ranges):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(joined[-1][1], stop)
        else:
            joined.append((start, stop))
    return joined


def part_of(memory: Memory, offset: int, length: int) -> memoryview:
    """The range of ``memory`` that the other side has named. Raises Malformed."""
    if offset + length > memory.size:
        raise Malformed(f"bytes {offset} to {offset + length} of a memory of {memory.size} bytes")
    return memory.buffer[offset : offset + length]
