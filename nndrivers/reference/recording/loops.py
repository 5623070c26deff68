"""Checks of all native loops of a recording, before any is called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.recording.flat import Flat
from nndrivers.reference.recording.native import stays_inside
from nndrivers.reference.recording.structs import (
    NATIVE,
    SMALL,
    Place,
    RecordedCall,
    Recording,
)

__all__ = ["check_loops"]


def check_loops(
    recording: Recording, dtypes: Sequence[np.dtype[Any]], constants: Sequence[NDArray[np.uint8]]
) -> None:
    """Raises ValueError for a loop that would leave its arrays.

    ``dtypes`` are the recording's, ``constants`` the small and the large ones.
    """
    places = [_flat(place, dtypes[place.dtype], constants) for place in recording.places]
    values: list[Any] = [*places, *reversed(recording.literals)]
    loops = [name if name.startswith(NATIVE) else None for name in recording.functions]
    for call in _calls(recording):
        name = loops[call.function]
        if name is None:
            continue
        arguments = [values[index] for index in call.arguments]
        if call.keywords or not stays_inside(name, arguments):
            raise ValueError(f"{name} would leave its arrays")


def _calls(recording: Recording) -> Iterator[RecordedCall]:
    for step in recording.steps:
        for call in step.calls:
            if not call.shares:
                yield call
            for share in call.shares:
                yield from share


def _flat(
    place: Place, dtype: np.dtype[Any], constants: Sequence[NDArray[np.uint8]]
) -> Flat | None:
    """What loops are given for an array; None for one that is not as they take it."""
    if len(place.shape) != 1 or place.offset % dtype.itemsize:
        return None
    size = place.shape[0]
    if size > 1 and place.strides != (dtype.itemsize,):
        return None
    constant = None
    if place.space == SMALL and dtype == np.int64:
        constant = np.frombuffer(constants[SMALL].data, dtype, size, place.offset)
    return Flat(dtype, size, place.writeable, constant)
