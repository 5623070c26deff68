"""Executions with device memories, most of which a driver must refuse.

Source: ``MemoryDomainExecutionTest`` in ``MemoryDomainTests.cpp`` of Android's VTS. Beyond it,
the modules ``memory_turns`` and ``kept_inputs`` beside this one, and
:mod:`vts.driving.shared_roles`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from nnhal.device import Device
from nnhal.memory import Memory
from nnhal.types import BufferToken, ErrorStatus, HalVersion, OperandType, Request
from vts.driving.answer import Answer
from vts.driving.device_memory import DeviceMemory, Place, allocate, argument, request_of, required
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.memory_models import DIMENSIONS, TYPES, Subject, conv_model
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial, check_sound
from vts.driving.shared_roles import in_each_role, in_unlike_models
from vts.groups.memory_domain_execution.kept_inputs import after_a_loop, after_too_little_room
from vts.groups.memory_domain_execution.memory_turns import shapes_in_turns
from vts.raw import name_of_status
from vts.test_group import Context, Directed, Failed

__all__ = ["GROUP"]

_NONE, _INVALID, _FAILURE = (
    ErrorStatus.NONE,
    ErrorStatus.INVALID_ARGUMENT,
    ErrorStatus.GENERAL_FAILURE,
)
_SHORT: Final = ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
_NOT_FENCED: Final = {"ASYNC_OR_BURST": ASYNC, SYNC.name: SYNC}
"""HIDL's bursts have no words for device memories, AIDL has no asynchronous call."""
_EXECUTORS: Final = {**_NOT_FENCED, FENCED.name: FENCED}
"""Fenced executions need known dimensions."""


GROUP: Final = Directed(
    name="memory_domain_execution",
    title="Device memories: executions",
    summary=(
        "A device memory that was not made for an argument, has no content, or does not fit is "
        "refused. One that is written has that content and shape from then on. After a failed "
        "execution, an output has no content and an input keeps its content."
    ),
    source="MemoryDomainExecutionTest",
    since=HalVersion.V1_3,
)


@dataclass(frozen=True)
class _Bench:
    """What a test works with."""

    device: Device
    subject: Subject
    executor: Executor

    def model(self, count: int = 1) -> Prepared:
        """``count`` convolutions, prepared. Raises Skipped where the driver has none."""
        return prepared(self.device, conv_model(self.subject, count))

    def memory(
        self,
        model: Prepared,
        inputs: Sequence[int] = (),
        outputs: Sequence[int] = (),
        dimensions: tuple[int, ...] = (),
    ) -> DeviceMemory:
        """A device memory. Raises Skipped where the driver has none."""
        return required(allocate(model, inputs, outputs, dimensions), self.subject.type.name)

    def filled(self, memory: DeviceMemory) -> DeviceMemory:
        """``memory``, with content."""
        memory.write(bytes(self.subject.size))
        return memory

    def shared(self) -> Memory:
        """Shared memory for one input or output."""
        return Memory.allocate(self.subject.size)

    def check(
        self,
        why: str,
        expected: ErrorStatus,
        model: Prepared,
        inputs: Sequence[Place | int],
        outputs: Sequence[Place | int],
    ) -> None:
        """Raises Failed unless the execution ends with ``expected``. A number is a bare token."""
        self.check_request(why, expected, model, request_of(inputs, outputs))

    def check_request(
        self, why: str, expected: ErrorStatus, model: Prepared, request: Request
    ) -> None:
        """As :meth:`check`."""
        answer = self.ended(model, request, why)
        if answer.status != expected:
            raise Trial(self.executor, note=why).failed(
                f"expected_{expected.name}", answer, f"expected {expected.name}"
            )

    def ended(self, model: Prepared, request: Request, why: str = "") -> Answer:
        """How the execution has ended. Raises Failed for an answer that contradicts itself."""
        with model:
            answer = self.executor.run(model, request)
        check_sound(Trial(self.executor, note=why), answer, len(request.outputs))
        return answer


_Check = Callable[[_Bench], None]


def _add(executors: Mapping[str, Executor]) -> Callable[[_Check], _Check]:
    """Decorator: add a test of every operand type, by each of ``executors``."""

    def add(check: _Check) -> _Check:
        names = f"{check.__name__}/{{.name}}/{{}}"

        @GROUP.cells(names, TYPES, executors, operations=("CONV_2D",))
        def of_type(context: Context, type: OperandType, executor: Executor) -> None:
            way = _way(context, executor)
            check(_Bench(context.device, Subject(type), way))

        return check

    return add


def _way(context: Context, executor: Executor) -> Executor:
    return BURST if executor is ASYNC and context.device.hal_version.is_aidl else executor


@_add(_EXECUTORS)
def invalid_token(on: _Bench) -> None:
    model, shared = on.model(), on.shared()
    for token, what in ((0, "token 0, which is none"), (100, "token 100, which nobody has")):
        on.check(f"{what}, as input", _INVALID, model, [token], [shared])
        on.check(f"{what}, as output", _INVALID, model, [shared], [token])


@_add(_EXECUTORS)
def invalid_prepared_model(on: _Bench) -> None:
    memory = on.filled(on.memory(on.model(), [0], [0]))
    other, shared = on.model(), on.shared()
    why = "a device memory for another prepared model, as"
    on.check(f"{why} input", _INVALID, other, [memory], [shared])
    on.check(f"{why} output", _INVALID, other, [shared], [memory])


@_add(_EXECUTORS)
def invalid_io_index(on: _Bench) -> None:
    model = on.model(count=2)
    memory = on.filled(on.memory(model, [0]))
    one, two, three = (on.shared() for _ in range(3))
    why = "a device memory for input 0, as"
    on.check(f"{why} input 1", _INVALID, model, [one, memory], [two, three])
    on.check(f"{why} output 1", _INVALID, model, [one, two], [three, memory])


@_add(_EXECUTORS)
def invalid_io_type(on: _Bench) -> None:
    model, shared = on.model(), on.shared()
    source, target = on.memory(model, [0]), on.memory(model, (), [0])
    on.check("a device memory for inputs, as output", _INVALID, model, [shared], [source])
    on.filled(target)
    on.check("a device memory for outputs, as input", _INVALID, model, [target], [shared])


@_add(_EXECUTORS)
def uninitialized_memory(on: _Bench) -> None:
    model, shared = on.model(), on.shared()
    memory = on.memory(model, [0], [0])
    on.check("a device memory without content, as input", _FAILURE, model, [memory], [shared])
    on.check("a device memory without content, as output", _NONE, model, [shared], [memory])
    on.check("a device memory written just before, as input", _NONE, model, [memory], [shared])


@_add(_NOT_FENCED)
def failed_execution(on: _Bench) -> None:
    """A test of our own. ``IDevice.hal`` 1.3, ``allocate``: "A buffer will return to the
    uninitialized state if it is used as an output in a failed execution". It fails because the
    other output has no room.
    """
    dynamic = replace(on.subject, dimensions=(0, *DIMENSIONS[1:]))
    model = replace(on, subject=dynamic).model(count=2)
    memory = on.filled(on.memory(model, [0], [0], DIMENSIONS))
    one, two, other = on.shared(), on.shared(), on.shared()
    short = Memory.allocate(on.subject.size - 1)
    batch = [argument(number, place, DIMENSIONS) for number, place in enumerate((one, two))]
    outputs = argument(2, memory), argument(3, short)
    request = Request((*batch,), outputs, (one, two, BufferToken(memory.token), short))
    answer = on.ended(model, request)
    if answer.status in (_NONE, _INVALID):
        said = f"{answer.call} answered {name_of_status(answer.status)}, expected "
        text = f"{said}OUTPUT_INSUFFICIENT_SIZE: output 1 has one byte less than it needs"
        raise Failed("short_output_not_noticed", text)
    said = f"after an execution that was to write it answered {name_of_status(answer.status)}"
    if (status := memory.copy_to(other)) != _FAILURE:
        raise Failed(
            "uninitialized_buffer_copied",
            f"copyTo of a device memory {said} gave {name_of_status(status)}; a buffer "
            "is uninitialized when it was an output of a failed execution, so expected "
            "GENERAL_FAILURE",
        )
    pools = BufferToken(memory.token), two, one, other
    reading = [argument(0, memory, DIMENSIONS), argument(1, two, DIMENSIONS)]
    results = [argument(2, one), argument(3, other)]
    request = Request((*reading,), (*results,), pools)
    on.check_request(f"a device memory as input {said}", _FAILURE, model, request)
    if answer.status == _SHORT:  # a driver may fail for all outputs of unknown dimensions
        on.filled(memory)
        on.check_request("a device memory that was filled again", _NONE, model, request)


@_add(_EXECUTORS)
def same_request_multiple_roles(on: _Bench) -> None:
    model, one, two = on.model(count=2), on.shared(), on.shared()
    memory = on.filled(on.memory(model, [0, 1], [0, 1]))
    why = "one device memory as"
    on.check(f"{why} input and output", _INVALID, model, [memory, one], [memory, two])
    on.check(f"{why} two outputs", _INVALID, model, [one, two], [memory, memory])
    on.filled(memory)
    on.check(f"{why} two inputs", _NONE, model, [memory, memory], [one, two])


@_add(_NOT_FENCED)
def invalid_dimensions(on: _Bench) -> None:
    """Memory for one batch, a model for any number, and requests of two."""
    dynamic = replace(on.subject, dimensions=(0, *DIMENSIONS[1:]))
    model = replace(on, subject=dynamic).model()
    memory = on.filled(on.memory(model, [0], [0], DIMENSIONS))
    two = (2, *DIMENSIONS[1:])
    shared = Memory.allocate(2 * on.subject.size)
    pools = shared, BufferToken(memory.token)
    in_shared, in_memory = argument(0, shared, two), argument(1, memory, two)
    unsaid = argument(1, memory)
    for why, expected, source, target in (
        ("2 batches from a device memory of 1", _INVALID, in_memory, in_shared),
        ("2 batches to a device memory of 1, said before", _INVALID, in_shared, in_memory),
        ("2 batches to a device memory of 1, found out", _FAILURE, in_shared, unsaid),
    ):
        on.check_request(why, expected, model, Request((source,), (target,), pools))


_OF_UNKNOWN_DIMENSIONS: Final = {
    "input_of_short_output": after_too_little_room,
    "shapes_in_turns": partial(shapes_in_turns, are_said=True),
    "unsaid_shapes_in_turns": partial(shapes_in_turns, are_said=False),
}
_ROLES: Final = {
    "roles_in_several_models": in_each_role,
    "roles_in_unlike_models": in_unlike_models,
}
_LOOPS: Final = {"input_of_aborted_loop": after_a_loop}


@GROUP.cells("{}/{.name}/{}", _OF_UNKNOWN_DIMENSIONS, TYPES, _NOT_FENCED, operations=("ADD",))
@GROUP.cells("{}/{.name}/{}", _ROLES, TYPES, _EXECUTORS, operations=("ADD",))
@GROUP.cells("{}/{.name}/{}", _LOOPS, TYPES, _EXECUTORS, operations=("WHILE",))
def _without_convolutions(
    context: Context,
    check: Callable[[Device, OperandType, Executor], None],
    type: OperandType,
    executor: Executor,
) -> None:
    """Beyond Android's tests."""
    check(context.device, type, _way(context, executor))
