"""Calls of IBuffer, and executions whose input or output is a device memory."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from nnhal.memory import Memory
from nnhal.types import ErrorStatus, HalVersion
from nntest.arguments import UNTOUCHED, ArgumentPools
from vts.contract.prepared_model import check_refused
from vts.contract.row import ANY_ERROR, INVALID, Call, Kind, Table
from vts.contract.world import SEEDS, BufferObject, Missing, ModelObject, World
from vts.driving.arguments import GuardedArguments
from vts.driving.available_executors import with_all_words
from vts.driving.executors import SYNC
from vts.driving.generated import CaseRun
from vts.driving.rules import Trial
from vts.raw import name_of_status
from vts.test_group import Failed

__all__ = ["BUFFER"]

BUFFER: Final = Table("buffer")

_CONTENTS: Final = tuple(map(str, range(SEEDS)))
_WRONG_SIZES: Final = {"one byte more": 1, "one byte less": -1}


@BUFFER.row(
    "IBuffer.hal, copyFrom: the buffer has the content then",
    [Kind.BUFFER],
    since=HalVersion.V1_3,
    variants=_CONTENTS,
)
def copy_from(world: World, call: Call, variant: str) -> None:
    buffer = world.get(call.on[0], BufferObject)
    content = world.models.case(buffer.name, int(variant)).inputs[0]
    buffer.memory.write(content)
    buffer.contents = (content,)


@BUFFER.row(
    "IBuffer.hal, copyFrom: INVALID_ARGUMENT for memory of another size; the buffer may be "
    "without content then",
    [Kind.BUFFER],
    since=HalVersion.V1_3,
    allowed=INVALID,
    variants=tuple(_WRONG_SIZES),
)
def copy_from_wrong_size(world: World, call: Call, variant: str) -> None:
    buffer = world.get(call.on[0], BufferObject)
    size = buffer.size + _WRONG_SIZES[variant]
    _check_copy(buffer.memory.copy_from(Memory.allocate(size)), "copyFrom", variant)
    buffer.contents = (*buffer.contents, None)


@BUFFER.row(
    "IBuffer.hal, copyTo: the content, or GENERAL_FAILURE without one",
    [Kind.BUFFER],
    since=HalVersion.V1_3,
    allowed=[ErrorStatus.NONE, ErrorStatus.GENERAL_FAILURE],
)
def copy_to(world: World, call: Call, variant: str) -> None:
    buffer = world.get(call.on[0], BufferObject)
    target = Memory.from_bytes(bytes([UNTOUCHED]) * buffer.size)
    status = buffer.memory.copy_to(target)
    found = bytes(target.buffer) if status == ErrorStatus.NONE else None
    if status not in (ErrorStatus.NONE, ErrorStatus.GENERAL_FAILURE) or (
        found not in buffer.contents
    ):
        text = f"answered {name_of_status(status)}"
        text += " with other bytes than were put in" if found is not None else ""
        raise Failed("wrong_copy", f"{text}, expected {_expected(buffer)}", call="copyTo")


def _expected(buffer: BufferObject) -> str:
    empty, full = "GENERAL_FAILURE, without content", "NONE and the content"
    return full if None not in buffer.contents else empty if len(buffer.contents) == 1 else "either"


@BUFFER.row(
    "IBuffer.hal, copyTo: INVALID_ARGUMENT for memory of another size, of which nothing is written",
    [Kind.BUFFER],
    since=HalVersion.V1_3,
    allowed=INVALID,
    variants=tuple(_WRONG_SIZES),
)
def copy_to_wrong_size(world: World, call: Call, variant: str) -> None:
    buffer = world.get(call.on[0], BufferObject)
    before = bytes([UNTOUCHED]) * (buffer.size + _WRONG_SIZES[variant])
    target = Memory.from_bytes(before)
    _check_copy(buffer.memory.copy_to(target), "copyTo", variant)
    if bytes(target.buffer) != before:
        text = "a copy that was refused has written to its target"
        raise Failed("refused_and_wrote", text, call="copyTo")


def _check_copy(status: int, call: str, variant: str) -> None:
    if status != ErrorStatus.INVALID_ARGUMENT:
        text = f"with {variant} answered {name_of_status(status)}, expected INVALID_ARGUMENT"
        raise Failed("invalid_accepted", text, call=call)


@BUFFER.row(
    "IPreparedModel.hal 1.3: INVALID_ARGUMENT for a device memory without the role, "
    "GENERAL_FAILURE for an input without content; an output has its content after a success only",
    [Kind.MODEL, Kind.BUFFER],
    since=HalVersion.V1_3,
    allowed=frozenset(ErrorStatus),
    variants=_CONTENTS,
)
def execute_with_buffer(world: World, call: Call, variant: str) -> None:
    model = world.get(call.on[0], ModelObject)
    buffer = world.get(call.on[1], BufferObject)
    if model.name != buffer.name:
        raise Missing("the buffer is for another model")
    case = world.models.case(model.name, int(variant))
    given = buffer.contents[0] if buffer.is_input else case.inputs[0]
    if len(buffer.contents) > 1:
        raise Missing("whether the buffer has content is for the driver to say")
    seeds = [seed for seed in range(SEEDS) if _input(world, model.name, seed) == given]
    case = world.models.case(model.name, seeds[0]) if seeds else case
    token = {0: buffer.memory.token}
    tokens = {"input_tokens" if buffer.is_input else "output_tokens": token}
    arguments = GuardedArguments(case.inputs, [buffer.size], ArgumentPools(), **tokens)
    run = CaseRun(case, arguments)
    way = with_all_words(world.raw.version)[0]
    trial = Trial(way, note=f"a device memory as {'input' if buffer.is_input else 'output'}")
    answer = way.run(model.prepared, arguments.request, trial.options)
    if call.on[0] != buffer.owner or given is None:
        check_refused(run, trial, answer)
        buffer.contents = buffer.contents if buffer.is_input else (*buffer.contents, None)
        return
    if not run.check(trial, answer, arguments.request):
        return
    if not buffer.is_input:
        arguments.write_output(0, buffer.memory.read(buffer.size))
        buffer.contents = (bytes(buffer.memory.read(buffer.size)),)
    run.compared(trial, answer)


def _input(world: World, name: str, seed: int) -> bytes:
    return world.models.case(name, seed).inputs[0]


@BUFFER.row(
    "IBuffer.hal: a token stands for its buffer as long as that lives; INVALID_ARGUMENT then",
    [Kind.MODEL],
    since=HalVersion.V1_3,
    allowed=ANY_ERROR,
)
def execute_with_dead_token(world: World, call: Call, variant: str) -> None:
    model = world.get(call.on[0], ModelObject)
    if not world.dead_tokens:
        raise Missing("no buffer was released")
    world.settle()
    token = world.dead_tokens[-1]
    if token in [each.memory.token for each in world.of(BufferObject)]:
        raise Missing("the token has a new buffer")
    case = world.models.case(model.name)
    sizes, tokens = [len(data) for data in case.outputs], {0: token}
    arguments = GuardedArguments(case.inputs, sizes, ArgumentPools(), input_tokens=tokens)
    way = with_all_words(world.raw.version)[0]
    trial = replace(Trial(way or SYNC), note=f"token {token} of a released device memory")
    answer = way.run(model.prepared, arguments.request, trial.options)
    check_refused(CaseRun(case, arguments), trial, answer)


@BUFFER.row(
    "IBuffer.hal: dropping it frees the memory and its token",
    [Kind.BUFFER],
    ends=True,
    since=HalVersion.V1_3,
)
def release_buffer(world: World, call: Call, variant: str) -> None:
    world.dead_tokens.append(world.get(call.on[0], BufferObject).memory.token)
