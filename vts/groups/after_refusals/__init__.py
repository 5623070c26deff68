"""State after refusals: what a driver has refused leaves everything as it was.

A test of our own: Android's tests ask for a refusal and end. Sources: ``IBuffer.hal``, whose copies
either fail or are made, so that a buffer without content says so; ``IDevice.hal``, ``allocate`` and
``prepareModel``, which give something new or nothing; ``IPreparedModel.hal``, a prepared model has
no state. Whether a buffer is without content after a refused ``copyFrom``, as it must be, the group
``memory_domain_copy`` asks; here it may have what it had.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.interfaces import BufferRoles
from nnhal.memory import Memory
from nnhal.types import BufferDesc, ErrorStatus, HalVersion, OperandType, Request
from nntest.arguments import UNTOUCHED
from nntest.judge import Judgment
from vts.driving.available_executors import available
from vts.driving.device_memory import DeviceMemory, allocate, request_of, roles
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, worst
from vts.driving.memory_models import Subject, conv_model
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial, check_sound
from vts.driving.small_models import supported_sum
from vts.groups.after_refusals.empty_pools import with_empty_pools
from vts.groups.after_refusals.wrong_calls import wrong_preparations, wrong_requests
from vts.raw import name_of_status, raw_devices
from vts.test_group import Context, Directed, Failed, Skipped

__all__ = ["GROUP"]

_ELEMENTS: Final = 1 << 8
_SUBJECTS: Final = (Subject(OperandType.TENSOR_FLOAT32), Subject(OperandType.TENSOR_QUANT8_ASYMM))


GROUP: Final = Directed(
    name="after_refusals",
    title="State after refusals",
    summary=(
        "A refused copy, allocation, execution or preparation has no side effects: existing "
        "objects can still be used, and the next valid call works."
    ),
    source="our own",
)


def _noise(subject: Subject, seed: int) -> bytes:
    return np.random.default_rng(seed).bytes(subject.size)


def _model_with_memory(context: Context) -> tuple[Prepared, Subject]:
    """A model that the driver has device memories for. Raises Skipped."""
    device = context.device
    if device.hal_version < HalVersion.V1_3:
        raise Skipped(f"device memories came with HAL 1.3, the driver has {device.hal_version}")
    reason: Skipped | None = None
    for subject in _SUBJECTS:
        try:
            model = prepared(device, conv_model(subject))
        except Skipped as error:
            reason = reason or error
            continue
        if allocate(model, [0]) is not None:
            return model, subject
    raise reason or Skipped("the driver has no device memory for the input of a convolution")


def _memory(model: Prepared) -> DeviceMemory:
    """A device memory for input 0 of a model that has had one. Raises Failed."""
    memory = allocate(model, [0])
    if memory is None:
        text = "allocate gives no device memory any more, where it has given one before"
        raise Failed("no_memory_any_more", text)
    return memory


def _check_content(memory: DeviceMemory, content: bytes, when: str) -> None:
    if memory.read(len(content)) != content:
        raise Failed("wrong_copy", f"copyTo {when} gave other bytes than copyFrom had put in")


@GROUP.add
def copy_to(context: Context) -> None:
    """A copy to memory of a wrong size writes none of it, and loses nothing."""
    model, subject = _model_with_memory(context)
    memory, content = _memory(model), _noise(subject, 0)
    memory.write(content)
    for size in (subject.size // 2, subject.size * 2, subject.size - 1):
        target = Memory.from_bytes(bytes([UNTOUCHED]) * size)
        said = f"copyTo a memory of {size} bytes, where the buffer has {subject.size},"
        _check_refused(said, memory.copy_to(target))
        if bytes(target.buffer) != bytes([UNTOUCHED]) * size:
            raise Failed("refused_copy_wrote", f"{said} was refused, but has written to it")
        _check_content(memory, content, f"after one to {size} bytes was refused")


@GROUP.add
def copy_from(context: Context) -> None:
    """A buffer has the old content or none after a copy from memory of a wrong size, and the next
    copy works.
    """
    model, subject = _model_with_memory(context)
    memory, first, other = _memory(model), _noise(subject, 0), _noise(subject, 1)
    for size in (subject.size // 2, subject.size * 2, subject.size - 1):
        memory.write(first)
        said = f"copyFrom a memory of {size} bytes, where the buffer has {subject.size},"
        source = Memory.from_bytes((other + other)[:size])
        _check_refused(said, memory.copy_from(source))
        target = Memory.allocate(subject.size)
        status = memory.copy_to(target)
        if status not in (ErrorStatus.NONE, ErrorStatus.GENERAL_FAILURE):
            expected = "expected GENERAL_FAILURE, or NONE and what was in it before"
            text = f"copyTo after a refused copyFrom answered {_name(status)}; {expected}"
            raise Failed("copy_after_refusal", text)
        if status == ErrorStatus.NONE and bytes(target.buffer) != first:
            text = f"{said} was refused, but has changed what the buffer gives"
            raise Failed("refused_copy_wrote_buffer", text)
        memory.write(other)
        _check_content(memory, other, f"after a copy from {size} bytes was refused")


def _check_refused(said: str, status: int) -> None:
    if status != ErrorStatus.INVALID_ARGUMENT:
        text = f"{said} answered {_name(status)}, expected INVALID_ARGUMENT"
        raise Failed("invalid_copy_accepted", text)


def _name(status: int) -> str:
    return name_of_status(status)


@GROUP.add
def allocation(context: Context) -> None:
    """Refused allocations take nothing from device memories that there are."""
    model, subject = _model_with_memory(context)
    memory, content = _memory(model), _noise(subject, 0)
    memory.write(content)
    with model:
        for what, inputs in (("no role", []), ("a role of an input that there is not", [7])):
            wanted = BufferRoles(BufferDesc(), [model.interface], roles(inputs))
            status, buffer, _ = model.raw.driver.allocate(wanted)
            if status == ErrorStatus.NONE or buffer is not None:
                text = f"allocate with {what} answered {_name(status)}, expected an error"
                raise Failed("invalid_allocation_accepted", text)
            _check_content(memory, content, f"after an allocation with {what} was refused")
            _check_another(model, memory, subject)


def _check_another(model: Prepared, memory: DeviceMemory, subject: Subject) -> None:
    another = _memory(model)
    if another.token == memory.token:
        text = f"allocate gave the token {another.token}, which a live buffer has"
        raise Failed("token_in_use", text)
    content = _noise(subject, 2)
    another.write(content)
    _check_content(another, content, "of a buffer made after a refused allocation")


@GROUP.add
def execution(context: Context) -> Judgment:
    """A refused request changes nothing, and the next one works, by the same way and by others."""
    case = supported_sum(context.device, _ELEMENTS)
    with prepared(context.device, case.model) as model:
        run = CaseRun.of(case, context.pools)
        ways = available((ASYNC, SYNC, BURST, FENCED), model.version, variants=True)
        judgments = []
        for way in ways:
            for what, request in wrong_requests(run.arguments.request):
                _check_request_refused(model, run, way, what, request)
                trial = Trial(way, note=f"after one with {what} was refused")
                judgments.append(run.execute(trial, model))
        return worst(judgments)


def _check_request_refused(
    model: Prepared, run: CaseRun, way: Executor, what: str, request: Request
) -> None:
    run.arguments.reset_outputs()
    trial = Trial(way, note=what)
    answer = way.run(model, request)
    check_sound(trial, answer, len(request.outputs))
    if answer.status == ErrorStatus.NONE:
        raise trial.failed("invalid_accepted", answer, "expected an error")
    fault = run.arguments.fault(run.arguments.request)
    if fault is not None:
        text = f"{fault}; nothing was to be executed"
        raise Failed(trial.failure("refused_and_wrote", answer, text))


@GROUP.add
def preparation(context: Context) -> Judgment:
    """A refused preparation takes nothing from prepared models, and the next one works."""
    device = context.device
    case = supported_sum(device, _ELEMENTS)
    run = CaseRun.of(case, context.pools)
    with prepared(device, case.model) as model:
        way = available((SYNC, ASYNC), model.version)[0]
        judgments = []
        for raw in raw_devices(device):
            for what, refused in wrong_preparations(raw, case):
                if refused():
                    text = f"{raw.prepare_call} of {what} gave a prepared model"
                    raise Failed("invalid_model_accepted", text)
                note = f"of a model prepared before {what} was refused"
                judgments.append(run.execute(Trial(way, note=note), model))
                with prepared(device, case.model, raw) as after:
                    note = f"of a model prepared after {what} was refused"
                    judgments.append(run.execute(Trial(way, note=note), after))
        return worst(judgments)


@GROUP.add
def device_memory_of_execution(context: Context) -> None:
    """A device memory that a refused request has named as an input keeps its content."""
    model, subject = _model_with_memory(context)
    memory, content = _memory(model), _noise(subject, 0)
    memory.write(content)
    output = Memory.allocate(subject.size // 2)
    way = available((SYNC,), model.version)[0]
    with model:
        answer = way.run(model, request_of([memory], [output]))
        if answer.status == ErrorStatus.NONE:
            text = f"{answer.call} with an output of half its length answered NONE"
            raise Failed("short_output_accepted", text)
        _check_content(memory, content, "after an execution that reads it was refused")


@GROUP.add
def empty_pool(context: Context) -> Judgment:
    return worst(with_empty_pools(context))
