"""Recordings that somebody has made up: none reaches memory or functions that are not its own."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from nndrivers.reference.planning.evaluate import SERIAL
from nndrivers.reference.program import ReferenceProgram
from nndrivers.reference.recording.replay import Replay
from nndrivers.reference.recording.structs import (
    FIRST_BLOCK,
    Block,
    Place,
    RecordedCall,
    RecordedStep,
    Recording,
)
from nnhal.device import Device
from nnhal.driver_kit import ExecutionContext, HalError
from nnhal.types import ErrorStatus, OperandType

REFUSED = LookupError, TypeError, ValueError


def recording(**changes: Any) -> Recording:
    """One that fills 16 elements of 4 bytes."""
    fill = RecordedCall(0, (0, -1))
    valid = Recording(
        dtypes=("<f4",),
        functions=("array.fill",),
        places=(Place(FIRST_BLOCK, 0, 0, (16,), (4,), True),),
        literals=(2.5,),
        blocks=(Block(64),),
        steps=(RecordedStep("FILL", (fill,)),),
        inputs=(),
        outputs=(0,),
        small=b"",
    )
    return msgspec.structs.replace(valid, **changes)


def replayed(forged: Recording) -> Any:
    return Replay(forged, np.zeros(0, np.uint8), SERIAL).frame(None)


def test_a_valid_one_runs() -> None:
    frame = replayed(recording())
    frame.all_steps.run(["FILL"], ExecutionContext())
    assert frame.outputs[0].tolist() == [2.5] * 16


@pytest.mark.parametrize(
    "place",
    [
        Place(FIRST_BLOCK, 4, 0, (16,), (4,), True),
        Place(FIRST_BLOCK, -4, 0, (16,), (4,), True),
        Place(FIRST_BLOCK, 0, 0, (17,), (4,), True),
        Place(FIRST_BLOCK, 0, 0, (16,), (8,), True),
        Place(FIRST_BLOCK, 0, 0, (2,), (-4,), True),
        Place(FIRST_BLOCK, 0, 0, (1 << 40, 1 << 40), (1 << 40, 1 << 40), True),
        Place(FIRST_BLOCK, 0, 0, ((1 << 24) + 1,), (1 << 40,), True),
        Place(FIRST_BLOCK, 0, 0, (3,), (1 << 63,), True),
        Place(FIRST_BLOCK, 0, 0, (3,), (-(1 << 63),), True),
        Place(FIRST_BLOCK, 0, 0, (-1,), (4,), True),
        Place(FIRST_BLOCK, 0, 0, (4, 4), (4,), True),
        Place(FIRST_BLOCK + 1, 0, 0, (16,), (4,), True),
        Place(0, 0, 0, (16,), (4,), True),
        Place(1, 0, 0, (16,), (4,), True),
        Place(FIRST_BLOCK, 0, 1, (16,), (4,), True),
    ],
)
def test_an_array_outside_of_its_memory_is_refused(place: Place) -> None:
    with pytest.raises(REFUSED):
        replayed(recording(places=(place,)))


@pytest.mark.parametrize("dtype", ["O", "V8", "S8", "U2", "M8[s]", "c8", "f4,O", "nonsense"])
def test_elements_are_numbers(dtype: str) -> None:
    with pytest.raises(REFUSED):
        replayed(recording(dtypes=(dtype,)))


@pytest.mark.parametrize(
    "function",
    ["array.tofile", "array.dump", "array.setfield", "array.__reduce__", "save", "os.system", ""],
)
def test_a_function_that_is_not_in_the_table_is_refused(function: str) -> None:
    with pytest.raises(REFUSED):
        replayed(recording(functions=(function,)))


def test_a_method_of_something_else_than_an_array_is_refused() -> None:
    fill = RecordedCall(0, (-1, -1))
    with pytest.raises((*REFUSED, AttributeError)):
        replayed(recording(literals=("text",), steps=(RecordedStep("FILL", (fill,)),)))


def test_a_cache_with_a_forged_recording_is_a_miss(
    net: Any, through_cache: Any, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    layers = net(OperandType.TENSOR_FLOAT32)
    source = layers.input(1, 4, 4, 16)
    model = layers.finish([source], [layers.conv(source, 4)])
    forged = recording(functions=("array.tofile",))
    monkeypatch.setattr(ReferenceProgram, "recorded", lambda self, data: forged)
    with pytest.raises(HalError) as caught:
        through_cache(model, device)
    assert caught.value.status == ErrorStatus.GENERAL_FAILURE
