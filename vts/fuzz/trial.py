"""A trial: one subject on a driver, and what is wrong with what comes of it.

The rules: a driver refuses a model that is not valid (``IDevice.hal``, ``prepareModel_1_3``: status
INVALID_ARGUMENT), lives through any request, and computes the same from the same inputs.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nnhal.device import Device
from nnhal.errors import Inexpressible, Invalid, NoAnswer
from nnhal.fences import FenceState
from nnhal.interfaces import IPreparedModel
from nnhal.operand_types import dtype_of, is_extension
from nnhal.types import ErrorStatus, HalVersion, Model, OperationType
from nnhal.validation import check_model
from nntest.arguments import ArgumentPools
from vts.fuzz.steps import ArgumentStep, Step
from vts.fuzz.subject import Subject
from vts.raw import Answer, ExecutionPath, Options, RawDevice, execution_paths, raw_device
from vts.raw.answers import name_of_status
from vts.test_group import Failed

__all__ = ["ACCEPTED", "ANSWERS", "DIFFERS", "Failure", "Trial", "tried"]

ACCEPTED: Final = "accepted"
"""A model that is not valid was prepared."""

DIFFERS: Final = "differs"
"""The same call had two answers."""

ANSWERS: Final = "answers"
"""The answers to one call contradict each other."""

MAX_ELEMENTS: Final = 1 << 14
"""Maximum elements of an operand. A model with larger ones may take any time, and is not
executed.
"""

_LOOP_TIMEOUT_NS: Final = 50_000_000
_OPTIONS: Final = Options(loop_timeout_ns=_LOOP_TIMEOUT_NS)

_BUSY: Final = frozenset(
    {
        ErrorStatus.MISSED_DEADLINE_TRANSIENT,
        ErrorStatus.MISSED_DEADLINE_PERSISTENT,
        ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
        ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
    }
)
"""Answers that depend on what else the machine does: a loop may end in time, or not."""

_RELATIVE: Final = 1e-2
"""Difference between two answers to the same call that the order of additions may explain."""


class Failure(NamedTuple):
    """``how`` a driver fails, and in words."""

    how: str
    reason: str


class Trial(NamedTuple):
    """Trial of a subject: a failure or None, and what the driver answered, in words that are the
    same for answers of the same kind.
    """

    failure: Failure | None
    answers: tuple[str, ...]


def tried(
    subject: Subject,
    steps: tuple[Step, ...],
    device: Device,
    pools: ArgumentPools,
    way: str = "",
) -> Trial:
    """Send ``subject``, which has come about by ``steps``, with arguments in ``pools``; it is
    executed by the call ``way``, or by a synchronous one.

    Raises HalError where the driver dies or does not answer.
    """
    raw = raw_device(device)
    said: list[str] = []
    sending = _Sending(raw, subject, steps, pools, _path(raw.version, way))
    try:
        failure = _prepared_or_not(sending, said)
    except Inexpressible:
        failure = None
    except Failed as error:
        failure = Failure(ANSWERS, str(error))
    return Trial(failure, tuple(said))


class _Sending(NamedTuple):
    """What is sent, and how."""

    raw: RawDevice
    subject: Subject
    steps: tuple[Step, ...]
    pools: ArgumentPools
    path: ExecutionPath


def _prepared_or_not(sending: _Sending, said: list[str]) -> Failure | None:
    raw, subject = sending.raw, sending.subject
    fault = _fault(subject.model, raw.version)
    words = raw.words(subject.model)
    status, supported = raw.supported_operations(words)
    said.append(f"{name_of_status(status)} {all(supported)}")
    if fault is None and _is_large(subject.model):
        return None
    launch, status, prepared_model = raw.prepare(words)
    said.append(f"{name_of_status(launch)} {name_of_status(status)}")
    raw.callbacks.check()
    if prepared_model is None or status != ErrorStatus.NONE:
        return None
    if fault:
        return Failure(ACCEPTED, f"{raw.prepare_call} prepares a model that is not valid: {fault}")
    return _executed_twice(sending, prepared_model, said)


def _fault(model: Model, version: HalVersion) -> str | None:
    """What is wrong with ``model``; None for a valid one, empty where nobody can say: of
    extensions the driver knows more.
    """
    if any(is_extension(o.type) for graph in _graphs(model) for o in graph.operations):
        return ""
    if any(is_extension(o.type) for graph in _graphs(model) for o in graph.operands):
        return ""
    try:
        level = check_model(model)
    except Invalid as error:
        return "" if _is_runtime_only(model) else str(error)
    return None if level <= version.level else ""


def _is_runtime_only(model: Model) -> bool:
    try:
        check_model(model, runtime_only=True)
    except Invalid:
        return False
    return True


def _graphs(model: Model) -> tuple[Any, ...]:
    return (model.main, *model.referenced)


def _is_large(model: Model) -> bool:
    operands = (operand for graph in _graphs(model) for operand in graph.operands)
    return any(math.prod(operand.dimensions) > MAX_ELEMENTS for operand in operands)


def _executed_twice(
    sending: _Sending, prepared_model: IPreparedModel, said: list[str]
) -> Failure | None:
    both = [_executed(sending, prepared_model) for _ in range(2)]
    (first, one), (second, other) = both
    if first is None or second is None:
        return None
    said.append(f"{name_of_status(first.status)} {len(first.shapes)}")
    overlaps = any(isinstance(step, ArgumentStep) for step in sending.steps)
    if overlaps or _is_random(sending.subject.model):
        return None  # arguments may overlap, and then outputs change inputs
    if {first.status, second.status} & _BUSY:
        return None
    if first.status != second.status:
        statuses = f"{name_of_status(first.status)}, then {name_of_status(second.status)}"
        return Failure(DIFFERS, f"{first.path} of the same request: {statuses}")
    if first.status != ErrorStatus.NONE:
        return None
    for number, (left, right) in enumerate(zip(one, other, strict=True)):
        if not _are_alike(left, right):
            return Failure(DIFFERS, f"{first.path} of the same request: another output {number}")
    return None


def _path(version: HalVersion, way: str) -> ExecutionPath:
    paths = execution_paths(version)
    named = (path for path in paths if path.name == way)
    synchronous = (path for path in paths if path.name.startswith("executeSync"))
    return next(named, None) or next(synchronous, paths[0])


def _is_random(model: Model) -> bool:
    drawn = OperationType.RANDOM_MULTINOMIAL
    return any(o.type == drawn for graph in _graphs(model) for o in graph.operations)


def _executed(
    sending: _Sending, prepared_model: IPreparedModel
) -> tuple[Answer | None, list[NDArray[Any]]]:
    """The answer, and copies of all outputs in the room that they had."""
    raw, subject = sending.raw, sending.subject
    memory = subject.memory(sending.pools)
    answer = sending.path.execute(raw, prepared_model, subject.request(memory), _OPTIONS)
    if answer is not None and answer.fence is not None:
        _wait(answer, raw.limit_s)
    return answer, [
        _values(memory.request.pools[1].buffer, argument.location, operand.type)  # type: ignore[union-attr]
        for argument, operand in zip(memory.request.outputs, _outputs(subject.model), strict=False)
    ]


def _wait(answer: Answer, limit_s: float) -> None:
    """Until the fence of ``answer`` is no longer active. Raises NoAnswer."""
    if answer.fence and answer.fence.wait(int(limit_s * 1e9)) is FenceState.ACTIVE:
        raise NoAnswer(f"{answer.path}: the fence has not been signaled in {limit_s:g} s")


def _outputs(model: Model) -> list[Any]:
    return [model.main.operands[index] for index in model.main.output_indexes]


def _values(pool: Any, location: Any, type: int) -> NDArray[Any]:
    dtype = np.dtype(dtype_of(type))
    data = bytes(pool[location.offset : location.offset + location.length])
    return np.frombuffer(data[: len(data) // dtype.itemsize * dtype.itemsize], dtype)


def _are_alike(one: NDArray[Any], other: NDArray[Any]) -> bool:
    if one.dtype.kind == "f":
        with np.errstate(all="ignore"):
            scale = max(1.0, float(np.nanmax(np.abs(one[np.isfinite(one)]), initial=0)))
            return np.allclose(one, other, _RELATIVE, _RELATIVE * scale, equal_nan=True)
    if one.dtype.kind == "b":
        return bool(np.array_equal(one, other))
    return bool(np.all(np.abs(one.astype(np.int64) - other.astype(np.int64)) <= 1))
