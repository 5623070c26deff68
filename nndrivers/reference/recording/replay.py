"""Replay: frames made from a recording."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.calls import Call, run_all, share_out
from nndrivers.reference.kernel import Resources, Step
from nndrivers.reference.planning.arena import aligned_block
from nndrivers.reference.planning.watching import Steps
from nndrivers.reference.recording.functions import named
from nndrivers.reference.recording.structs import (
    METHOD,
    NATIVE,
    Block,
    Place,
    RecordedCall,
    Recording,
)
from nnhal.scheduling import give_way

__all__ = ["Replay", "ReplayedFrame"]


_MAX_REACH: Final = 1 << 44
"""Bytes between the elements of an array along an axis, at most: NumPy, which looks whether they
are in their memory, adds them up in 64 bits.
"""


@dataclass(frozen=True, slots=True, eq=False)
class ReplayedFrame:
    """One set of buffers, with every step bound to them.

    ``inputs`` has pairs of the number of an input and the array that it is copied to.
    ``receipt`` is kept as long as the buffers.
    """

    all_steps: Steps
    inputs: tuple[tuple[int, NDArray[Any]], ...]
    outputs: tuple[NDArray[Any], ...]
    receipt: object


class Replay:
    """Makes frames of ``recording``, whose large constants are in ``data``.

    Constants are shared by all frames. LookupError, TypeError and ValueError here and in
    :meth:`frame` mean that the recording is not one that this process could have made.
    """

    def __init__(self, recording: Recording, data: NDArray[np.uint8], resources: Resources) -> None:
        self._recording = recording
        self._resources = resources
        small = aligned_block(len(recording.small))
        small[:] = np.frombuffer(recording.small, np.uint8)
        self._constants = _not_empty(small), _not_empty(data)
        self._dtypes = [number_type(name) for name in recording.dtypes]
        self._functions = [named(name).call for name in recording.functions]
        self._are_loops = [name.startswith(NATIVE) for name in recording.functions]
        self._methods = [
            name[len(METHOD) :] if name.startswith(METHOD) else None for name in recording.functions
        ]
        if recording.has_loops:
            self._check_loops()
        self.names = [step.name for step in recording.steps]
        self.size = sum(block.size for block in recording.blocks)

    def frame(self, receipt: object) -> ReplayedFrame:
        """A new frame."""
        recording = self._recording
        blocks = [self._block(block) for block in recording.blocks]
        places = self._arrays([*self._constants, *blocks], recording.places)
        # From the end, literals are numbered backwards.
        values = [*places, *reversed(recording.literals)]
        return ReplayedFrame(
            Steps([self._sequence(step.calls, values) for step in recording.steps]),
            tuple((number, places[place]) for number, place in recording.inputs),
            tuple(places[place] for place in recording.outputs),
            receipt,
        )

    def _check_loops(self) -> None:
        """Raises ValueError for a native loop that would leave its arrays, or that there is not."""
        from nndrivers.reference.recording.loops import check_loops

        check_loops(self._recording, self._dtypes, self._constants)

    def _block(self, block: Block) -> NDArray[np.uint8]:
        made = _not_empty(aligned_block(block.size))
        if block.zeroed:
            made.fill(0)
        if block.content is not None:
            place = self._recording.places[block.content]
            (content,) = self._arrays(self._constants, [place])
            made[:] = np.frombuffer(content.tobytes("A"), np.uint8)
        return made

    def _arrays(
        self, spaces: Sequence[NDArray[np.uint8]], places: Sequence[Place]
    ) -> list[NDArray[Any]]:
        """The arrays of ``places``. NumPy sees to it that they are in their spaces."""
        dtypes, arrays = self._dtypes, []
        for place in places:
            if place.shape and place.strides:
                stride = max(max(place.strides), -min(place.strides))
                if max(place.shape) * stride > _MAX_REACH:
                    raise ValueError(f"an array of {place.shape} with strides {place.strides}")
            array: NDArray[Any] = np.ndarray(
                place.shape, dtypes[place.dtype], spaces[place.space], place.offset, place.strides
            )
            if not place.writeable:
                array.flags.writeable = False
            arrays.append(array)
        return arrays

    def _sequence(self, calls: Sequence[RecordedCall], values: Sequence[Any]) -> Step:
        give_way()
        return run_all([self._call(call, values) for call in calls])

    def _call(self, call: RecordedCall, values: Sequence[Any]) -> Call:
        if call.shares:
            shares = [self._sequence(share, values) for share in call.shares]
            return share_out(shares, self._resources)
        arguments = [values[index] for index in call.arguments]
        function, method = self._functions[call.function], self._methods[call.function]
        if self._are_loops[call.function]:
            bound: Call = function(*arguments)  # type: ignore[assignment]
            return bound
        if method is not None:
            # Of the array itself, not of its class: calls of those take longer.
            function = getattr(arguments.pop(0), method)
        if not call.keywords:
            return partial(function, *arguments)
        keywords = {key: values[index] for key, index in call.keywords.items()}
        if "dtype" in keywords:
            keywords["dtype"] = number_type(keywords["dtype"])
        return partial(function, *arguments, **keywords)


def _not_empty(memory: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """``memory``, or a byte in its place: NumPy does not look at the size of a memory of none."""
    return memory if memory.size else np.zeros(1, np.uint8)


def number_type(name: str) -> np.dtype[Any]:
    """The type of elements with this name, which must be those of numbers or truth values."""
    dtype = np.dtype(name)
    if dtype.kind not in "biuf":
        raise ValueError(f"elements of type {name}")
    return dtype
