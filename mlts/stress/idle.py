"""Idle answers: what a driver gives when nobody else uses it, which every later answer must equal.

Each model is prepared twice and each input run twice with each of them, over memory that was filled
differently. A driver that does not repeat its own bits is compared within tolerances instead; one
that leaves outputs as they were has failed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from mlts.stress.workload import Answered, Span, Subject
from mlts.tolerances import PLAIN, Arithmetic, rule_of
from nnhal.device import Device
from nnhal.errors import DeadObject, HalError, NoAnswer
from nnhal.memory import Memory
from nnhal.operand_types import dtype_of, size_of_data
from nnhal.types import DataLocation, ErrorStatus, Model, RequestArgument

__all__ = ["IdleFailure", "idle_answers", "lay_out", "patiently"]

_ALIGNMENT: Final = 64
_FILLS: Final = (0x00, 0xFF)
_GUARD: Final = 0xA5
"""In the bytes that belong to no output."""

Shapes = Sequence[Sequence[int]]


_BUSY: Final = (
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT,
)
_BUSY_TRIES: Final = 50
_BUSY_PAUSE_S: Final = 0.02

_T = TypeVar("_T")


class IdleFailure(Exception):
    """The idle driver fails with a model that it supports: the case has failed already."""

    def __init__(self, model: str, reason: str) -> None:
        super().__init__(f"{model}: the idle driver fails: {reason}")


class _Layout:
    """Places in a pool, one after the other."""

    def __init__(self) -> None:
        self.size = 0

    def place(self, length: int) -> DataLocation:
        location = DataLocation(0, self.size, length)
        self.size += -(-length // _ALIGNMENT) * _ALIGNMENT
        return location


def lay_out(
    name: str,
    model: Model,
    rounds: Sequence[Sequence[NDArray[np.generic]]],
    shapes: Shapes | None = None,
    arithmetic: Arithmetic = PLAIN,
) -> Subject:
    """Plan how ``model`` is run with the inputs of each of ``rounds``, one array an input of the
    model.

    ``shapes`` are those of the outputs, by default the model's. Raises ValueError for an output
    of unknown size.
    """
    main = model.main
    outputs = [main.operands[index] for index in main.output_indexes]
    shapes = shapes or [operand.dimensions for operand in outputs]
    layout = _Layout()
    placed = [[_argument(layout, array) for array in arrays] for arrays in rounds]
    image = bytearray(layout.size)
    for arrays, arguments in zip(rounds, placed, strict=True):
        for array, argument in zip(arrays, arguments, strict=True):
            start = argument.location.offset
            image[start : start + argument.location.length] = array.tobytes()
    region_start = layout.size
    spans, wanted = [], []
    for number, (operand, shape) in enumerate(zip(outputs, shapes, strict=True)):
        length = size_of_data(operand.type, tuple(shape))
        if length == 0:
            raise ValueError(f"output {number} has the shape {tuple(shape)}")
        location = layout.place(length)
        dtype = np.dtype(dtype_of(operand.type))
        rule = rule_of(dtype, number, arithmetic)
        spans.append(
            Span(
                location.offset - region_start,
                length,
                dtype.str,
                rule.tolerance.atol,
                rule.tolerance.rtol,
            )
        )
        wanted.append(RequestArgument(location=location, dimensions=tuple(shape)))
    return Subject(
        name=name,
        size=max(1, layout.size),
        image=bytes(image),
        region=(region_start, layout.size),
        spans=tuple(spans),
        rounds=tuple((tuple(arguments), tuple(wanted)) for arguments in placed),
    )


def _argument(layout: _Layout, array: NDArray[np.generic]) -> RequestArgument:
    if array.nbytes == 0:
        return RequestArgument(has_no_value=True)
    location = layout.place(array.nbytes)
    return RequestArgument(location=location, dimensions=array.shape)


def patiently(model: str, call: Callable[[], _T]) -> _T:
    """Return the result of ``call``, made again where the driver is busy.

    Raises IdleFailure for any other HalError than DeadObject and NoAnswer.
    """
    for left in reversed(range(_BUSY_TRIES)):
        try:
            return call()
        except (DeadObject, NoAnswer):
            raise
        except HalError as error:
            if error.status not in _BUSY or not left:
                raise IdleFailure(model, str(error)) from error
            time.sleep(_BUSY_PAUSE_S)
    raise AssertionError("the last try returns or raises")


def idle_answers(
    device: Device,
    subject: Subject,
    model: Model,
    *,
    alive: Callable[[], None] = lambda: None,
) -> Answered:
    """Ask the idle driver. Raises IdleFailure, DeadObject, NoAnswer."""
    runs: list[list[bytes]] = []
    took_ns: list[int] = []
    prepare_ns = 0
    for _ in range(2):
        begun = time.perf_counter_ns()
        prepared = patiently(subject.name, lambda: device.prepare(model))
        prepare_ns = time.perf_counter_ns() - begun
        alive()
        memory = subject.memory()
        for fill in _FILLS:
            answers = []
            for request in subject.requests(memory):
                _fill(subject, memory, fill)
                begun = time.perf_counter_ns()
                patiently(subject.name, partial(prepared.execute, request))
                took_ns.append(time.perf_counter_ns() - begun)
                answers.append(bytes(memory.buffer[slice(*subject.region)]))
                alive()
            runs.append(answers)
    _check_written(subject, runs)
    return Answered(
        subject=subject,
        answers=tuple(runs[0]),
        exact=all(run == runs[0] for run in runs),
        idle_ns=sorted(took_ns)[len(took_ns) // 2],
        prepare_ns=prepare_ns,
    )


def _fill(subject: Subject, memory: Memory, fill: int) -> None:
    start, end = subject.region
    memory.buffer[start:end] = bytes([_GUARD]) * (end - start)
    for span in subject.spans:
        memory.buffer[start + span.start : start + span.start + span.length] = (
            bytes([fill]) * span.length
        )


def _check_written(subject: Subject, runs: Sequence[Sequence[bytes]]) -> None:
    """Every output must differ from one of the fills, in some byte of the round."""
    for number, span in enumerate(subject.spans):
        part = slice(span.start, span.start + span.length)
        for round_ in range(len(runs[0])):
            if all(
                run[round_][part] == bytes([fill]) * span.length
                for run, fill in zip(runs, _FILLS * 2, strict=True)
            ):
                raise IdleFailure(
                    subject.name, f"it leaves output {number} as it was, and says NONE"
                )
