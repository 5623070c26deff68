"""One pool for several requests, with memory of the client between their arguments.

Source: ``IPreparedModel.hal`` (``execute_1_2``) and ``IPreparedModel.aidl``: until an execution
ends, "the caller must not change the content of any data object referenced by 'request' (described
by the DataLocation of a RequestArgument)". So it may change all the rest of a pool, and other
requests may have their arguments there; an execution writes its outputs and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.types import DataLocation, Operand, Request, RequestArgument
from nntest.arguments import ALIGNMENT, UNTOUCHED
from nntest.spec import SpecCase
from vts.driving.request_memory import RequestMemory
from vts.test_group import Failed

__all__ = ["PartOfPool", "SharedPool"]

_RULE: Final = "an execution writes its outputs only"

_NOTE: Final = 3 * ALIGNMENT
"""Bytes of the client before each argument, and behind the last."""


class SharedPool:
    """A pool for requests of ``cases``. ``parts`` are their arguments."""

    def __init__(self, cases: Sequence[SpecCase]) -> None:
        end = sum(map(_room, cases)) + _NOTE
        self.memory = Memory.allocate(end)
        self.notes: list[slice] = []
        self._expected = bytearray(end)
        self._end = 0
        self.parts = [PartOfPool(self, case) for case in cases]
        self.notes.append(slice(self._end, end))
        self.write_notes(UNTOUCHED)

    def place(self, size: int) -> int:
        """Return where the next argument begins, behind a note of the client."""
        begin = self._end + _NOTE
        self.notes.append(slice(self._end, begin))
        self._end = begin + size + -size % ALIGNMENT
        self.notes.append(slice(begin + size, self._end))
        return begin

    def write(self, begin: int, data: bytes) -> None:
        """Write what the client expects to find from then on."""
        self._expected[begin : begin + len(data)] = data
        self.memory.buffer[begin : begin + len(data)] = data

    def write_notes(self, value: int) -> None:
        """Fill all memory that belongs to no argument."""
        for note in self.notes:
            self.write(note.start, bytes([value]) * (note.stop - note.start))

    def write_notes_again(self, said: str) -> None:
        """Change each note by one, beside the executions that are ``said``. Raises Failed where one
        is not as it was.
        """
        for note in filter(_has_bytes, self.notes):
            expected = bytes(self._expected[note])
            if bytes(self.memory.buffer[note]) != expected:
                raise Failed(
                    "wrote_beside_arguments",
                    f"{said}: bytes {note.start} to {note.stop} of the pool, which belong to no "
                    f"argument, are not as the client has left them; {_RULE}",
                )
            self.write(note.start, bytes((byte + 1) % 256 for byte in expected))

    def keep(self, place: slice) -> None:
        """Expect what is at ``place`` now: outputs that have been judged."""
        self._expected[place] = bytes(self.memory.buffer[place])

    def changed(self, but: Sequence[slice]) -> int | None:
        """Return where the first byte is that is not as expected, outside of ``but``."""
        now = np.frombuffer(bytes(self.memory.buffer), np.uint8)
        differs = now != np.frombuffer(bytes(self._expected), np.uint8)
        for place in but:
            differs[place] = False
        return int(np.flatnonzero(differs)[0]) if differs.any() else None

    def expected(self, position: int) -> int:
        """The byte that the client expects."""
        return self._expected[position]


def _has_bytes(note: slice) -> bool:
    return bool(note.stop > note.start)


def _room(case: SpecCase) -> int:
    sizes = [len(data) for data in (*case.inputs, *case.outputs)]
    return sum(_NOTE + size + -size % ALIGNMENT for size in sizes)


class PartOfPool(RequestMemory):
    """The arguments of one request in a pool that others use, too."""

    def __init__(self, pool: SharedPool, case: SpecCase) -> None:
        self._pool = pool
        self._inputs = [_placed(pool, data) for data in case.inputs]
        self._outputs = [_placed(pool, data) for data in case.outputs]
        self.request = Request(
            tuple(map(_argument, self._inputs)),
            tuple(map(_argument, self._outputs)),
            (pool.memory,),
        )
        self.beside: Sequence[PartOfPool] = ()
        """Parts whose executions may be under way at the same time."""
        self.write_inputs(case.inputs)
        self.reset_outputs()

    def write_inputs(self, inputs: Sequence[bytes]) -> None:
        for place, data in zip(self._inputs, inputs, strict=True):
            self._pool.write(place.start, data)

    def reset_outputs(self) -> None:
        for place in self._outputs:
            self._pool.write(place.start, bytes([UNTOUCHED]) * (place.stop - place.start))

    def keep_outputs(self) -> None:
        """Expect the outputs to stay as they are from now on."""
        for place in self._outputs:
            self._pool.keep(place)

    def output(self, index: int, operand: Operand, dimensions: Sequence[int]) -> NDArray[Any]:
        start = self._outputs[index].start
        return self._pool.memory.view(dtype_of(operand.type), tuple(dimensions), start)

    def written(self) -> bytes:
        return b"".join(bytes(self._pool.memory.buffer[place]) for place in self._outputs)

    def are_untouched(self) -> bool:
        return not self.written().strip(bytes([UNTOUCHED]))

    def has_room(self, index: int) -> bool:
        return True

    def fault(self, request: Request) -> str | None:
        open_parts = (self, *self.beside)
        position = self._pool.changed([place for part in open_parts for place in part._outputs])
        if position is None:
            return None
        now, before = self._pool.memory.buffer[position], self._pool.expected(position)
        outputs = " and ".join(f"{place.start} to {place.stop}" for place in self._outputs)
        return (
            f"byte {position} of the pool was {before:#04x}, last written by the client or by "
            f"another execution, and is {now:#04x}; the outputs of this one are bytes {outputs}"
        )


def _placed(pool: SharedPool, data: bytes) -> slice:
    begin = pool.place(len(data))
    return slice(begin, begin + len(data))


def _argument(place: slice) -> RequestArgument:
    return RequestArgument(location=DataLocation(0, place.start, place.stop - place.start))
