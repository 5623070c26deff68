"""Recording: a frame that is bound, taken apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.calls import Call, LoopCall, as_sequence, as_shares
from nndrivers.reference.planning.frame import Frame
from nndrivers.reference.recording.functions import function_name, written
from nndrivers.reference.recording.structs import (
    FIRST_BLOCK,
    LARGE,
    METHOD,
    SMALL,
    Block,
    DataWriter,
    Literal,
    Place,
    RecordedCall,
    RecordedStep,
    Recording,
)

__all__ = ["Unrecordable", "record"]

_LARGE_BYTES: Final = 4096
"""Constants from this size on are data."""

_ALIGNMENT: Final = 64


class Unrecordable(Exception):
    """A plan has something that no recording can hold."""


def record(
    frame: Frame, inputs: Sequence[int], outputs: Sequence[int], data: DataWriter
) -> Recording:
    """``frame``, which has not run yet, of a graph with these ``inputs`` and ``outputs``.

    Raises Unrecordable.
    """
    return _Recorder(frame, data).record(inputs, outputs)


class _Recorder:
    def __init__(self, frame: Frame, data: DataWriter) -> None:
        self._frame = frame
        self._data = data
        self._dtypes: dict[str, int] = {}
        self._functions: dict[str, int] = {}
        self._places: dict[Place, int] = {}
        self._literals: dict[tuple[type, Literal], int] = {}
        self._small = bytearray()
        self._constants: dict[object, tuple[int, int]] = {}
        memory = (*frame.blocks, *frame.kept)
        self._spaces = [
            (_address(block), block.nbytes, space)
            for space, block in enumerate(memory, FIRST_BLOCK)
        ]

    def record(self, inputs: Sequence[int], outputs: Sequence[int]) -> Recording:
        frame = self._frame
        if not set(outputs) <= set(frame.outputs):
            raise Unrecordable("an output that no step makes")
        blocks = [Block(block.nbytes) for block in frame.blocks]
        blocks += map(self._kept, frame.kept)
        steps = [
            RecordedStep(planned.name, self._calls(step))
            for planned, step in zip(frame.plan.steps, frame.steps, strict=True)
        ]
        copied = [(inputs.index(operand), self._place(array)) for operand, array in frame.inputs]
        results = [self._place(frame.outputs[operand]) for operand in outputs]
        return Recording(
            tuple(self._dtypes),
            tuple(self._functions),
            tuple(self._places),
            tuple(literal for _, literal in self._literals),
            tuple(blocks),
            tuple(steps),
            tuple(copied),
            tuple(results),
            bytes(self._small),
        )

    def _kept(self, array: NDArray[Any]) -> Block:
        if not array.any():
            return Block(array.nbytes, zeroed=True)
        space, offset = self._constant(array)
        content = Place(space, offset, self._dtype(array), array.shape, array.strides, False)
        return Block(array.nbytes, content=_number(self._places, content))

    def _calls(self, call: Call) -> tuple[RecordedCall, ...]:
        sequence = as_sequence(call)
        if sequence is not None:
            return tuple(chain.from_iterable(map(self._calls, sequence)))
        shares = as_shares(call)
        if shares is not None:
            return (RecordedCall(-1, shares=tuple(map(self._calls, shares))),)
        if not isinstance(call, partial):
            raise Unrecordable(f"{call} is no call of a function")
        return (self._call(call),)

    def _call(self, call: partial[object]) -> RecordedCall:
        name = function_name(call)
        arguments = call.arguments if isinstance(call, LoopCall) else call.args
        if name is None:
            raise Unrecordable(f"{call.func} is not in the table of functions")
        if name.startswith(METHOD):
            arguments = (call.func.__self__, *arguments)  # type: ignore[attr-defined]
        for array in written(name, arguments, call.keywords):
            if self._block(array) is None:
                raise Unrecordable(f"{name} writes to memory that is not the frame's")
        return RecordedCall(
            _number(self._functions, name),
            tuple(map(self._value, arguments)),
            {
                key: self._literal(np.dtype(value).str) if key == "dtype" else self._value(value)
                for key, value in call.keywords.items()
            },
        )

    def _value(self, argument: object) -> int:
        if isinstance(argument, (np.ndarray, np.generic)):
            return self._place(np.asarray(argument))
        if isinstance(argument, tuple):
            if not all(type(element) is int for element in argument):
                raise Unrecordable(f"{argument} has other elements than integers")
            return self._literal(argument)
        if argument is None or isinstance(argument, (bool, int, float, str)):
            return self._literal(argument)
        raise Unrecordable(f"{argument!r} is no argument that can be recorded")

    def _literal(self, value: Literal) -> int:
        return -1 - _number(self._literals, (type(value), value))

    def _place(self, array: NDArray[Any]) -> int:
        space, offset = self._block(array) or self._constant(array)
        writeable = array.flags.writeable
        place = Place(space, offset, self._dtype(array), array.shape, array.strides, writeable)
        return _number(self._places, place)

    def _dtype(self, array: NDArray[Any]) -> int:
        if array.dtype.kind not in "biuf":
            raise Unrecordable(f"elements of type {array.dtype}")
        return _number(self._dtypes, array.dtype.str)

    def _block(self, array: NDArray[Any]) -> tuple[int, int] | None:
        """Space and offset of an array that is in a block."""
        address = _address(array)
        for start, size, space in self._spaces:
            if start <= address < start + size:
                return space, address - start
        return None

    def _constant(self, array: NDArray[Any]) -> tuple[int, int]:
        """Space and offset of a constant, whose bytes are stored once."""
        stored = array.transpose(np.argsort([-abs(s) for s in array.strides], kind="stable"))
        if not stored.flags.c_contiguous:
            raise Unrecordable("a constant with gaps")
        large = array.nbytes >= _LARGE_BYTES
        key: object = (_address(array), array.nbytes) if large else stored.tobytes()
        if key not in self._constants:
            self._constants[key] = (LARGE, self._data.add(stored)) if large else self._added(stored)
        return self._constants[key]

    def _added(self, array: NDArray[Any]) -> tuple[int, int]:
        self._small += bytes(-len(self._small) % _ALIGNMENT)
        offset = len(self._small)
        self._small += array.tobytes()
        return SMALL, offset


_Key = TypeVar("_Key")


def _number(numbers: dict[_Key, int], key: _Key) -> int:
    """The number of ``key``, the next one for a new key."""
    return numbers.setdefault(key, len(numbers))


def _address(array: NDArray[Any]) -> int:
    address: int = array.__array_interface__["data"][0]
    return address
