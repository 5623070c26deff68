"""Calls of IDevice: questions, preparations right and wrong, and device memories."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from nnhal.client.guard import guarded
from nnhal.interfaces import BufferRoles
from nnhal.types import BufferDesc, BufferRole, ErrorStatus, HalVersion, Model, OperandLifeTime
from vts.contract.models import MODELS
from vts.contract.row import ABORTED, ANY_ERROR, INVALID, Call, Kind, Table
from vts.contract.world import BufferObject, Missing, ModelObject, World
from vts.driving.device_memory import allocate, roles
from vts.driving.prepared import Prepared, prepare, prepared, unsupported
from vts.raw import Preparation, name_of_status
from vts.test_group import Failed, Skipped

__all__ = ["DEVICE", "prepared_object", "wrong_model"]

DEVICE: Final = Table("device")

_PREPARE: Final = (
    "IDevice.hal, prepareModel: several prepared models at once, each with the constants that it "
    "was given, whatever others have"
)
_ALLOCATE: Final = "IDevice.hal 1.3, allocate: INVALID_ARGUMENT for wrong roles, and token 0"


def prepared_object(world: World, name: str, answer: Preparation) -> ModelObject:
    """The prepared model of ``answer``, made of the model ``name``."""
    assert answer.prepared_model is not None
    return ModelObject(Prepared(world.raw, answer.prepared_model), name)


def _case(world: World, name: str) -> Model:
    if name not in world.models.names:
        raise Missing("the driver does not run it")
    return world.models.case(name).model


@DEVICE.row("IDevice.hal, getSupportedOperations: the same answer every time", variants=MODELS)
def get_supported_operations(world: World, call: Call, variant: str) -> None:
    reason = unsupported(world.device, _case(world, variant))
    if reason is not None:
        text = f"{reason}, but it did before; support does not change between calls"
        raise Failed("support_changes", text, call=world.raw.supported_call)


@DEVICE.row(_PREPARE, gives=Kind.MODEL, variants=MODELS)
def prepare_model(world: World, call: Call, variant: str) -> ModelObject:
    return ModelObject(prepared(world.device, _case(world, variant), world.raw), variant)


def _without_operand(model: Model) -> Model:
    first, *others = model.main.operations
    wrong = replace(first, inputs=(1 << 20, *first.inputs[1:]))
    return replace(model, main=replace(model.main, operations=(wrong, *others)))


def _with_constant(model: Model, lifetime: OperandLifeTime, offset: int) -> Model:
    operands = list(model.main.operands)
    index = next(i for i, each in enumerate(operands) if each.lifetime == lifetime)
    place = replace(operands[index].location, offset=offset)
    operands[index] = replace(operands[index], location=place)
    return replace(model, main=replace(model.main, operands=tuple(operands)))


def wrong_model(model: Model, what: str) -> Model:
    """``model`` with ``what`` wrong, one of the variants of prepare_wrong."""
    return _REFUSED[what](model)


_EDGES: Final = {"2^31": 1 << 31, "2^32 - 8": (1 << 32) - 8}
_REFUSED: Final[Mapping[str, Callable[[Model], Model]]] = {
    "an operand that there is not": _without_operand,
    "an output twice": lambda model: replace(
        model, main=replace(model.main, output_indexes=model.main.output_indexes * 2)
    ),
    **{
        f"a {kind} constant at {said}": partial(_with_constant, lifetime=lifetime, offset=offset)
        for kind, lifetime in (
            ("copied", OperandLifeTime.CONSTANT_COPY),
            ("shared", OperandLifeTime.CONSTANT_REFERENCE),
        )
        for said, offset in _EDGES.items()
    },
}


@DEVICE.row(
    "IDevice.hal, prepareModel: INVALID_ARGUMENT if the model is invalid, from both, and no model",
    allowed=INVALID,
    variants=tuple(_REFUSED),
)
def prepare_wrong(world: World, call: Call, variant: str) -> None:
    model = wrong_model(_case(world, MODELS[0]), variant)
    answer = world.raw.prepare(world.raw.words(model))
    if answer.prepared_model is not None or ErrorStatus.NONE in answer[:2]:
        said = f"{name_of_status(answer.launch)}, then {name_of_status(answer.status)}"
        text = f"of a model with {variant} answered {said}, expected INVALID_ARGUMENT from both"
        raise Failed("invalid_accepted", text, call=world.raw.prepare_call)


@DEVICE.row(
    "IDevice.hal 1.3, prepareModel: MISSED_DEADLINE_* if the deadline has passed, or a model",
    since=HalVersion.V1_3,
    allowed=ABORTED | {ErrorStatus.NONE},
)
def prepare_too_late(world: World, call: Call, variant: str) -> None:
    model = _case(world, MODELS[0])
    prepare(world.raw, model, deadline_ns=time.monotonic_ns(), refusals=ABORTED)


def _allocated(
    world: World, call: Call, inputs: Sequence[int], outputs: Sequence[int]
) -> BufferObject:
    model = world.get(call.on[0], ModelObject)
    if model.name not in MODELS[:4]:
        raise Missing("its tensors are not all known")
    memory = allocate(model.prepared, inputs, outputs)
    if memory is None:
        raise Skipped("the driver has no device memory for it")
    size = len(world.models.case(model.name).outputs[0])
    return BufferObject(memory, call.on[0], model.name, bool(inputs), size)


@DEVICE.row(
    "IDevice.hal 1.3, allocate: a buffer and a token that no other live buffer has",
    [Kind.MODEL],
    gives=Kind.BUFFER,
    since=HalVersion.V1_3,
    variants=("input", "output"),
)
def allocate_buffer(world: World, call: Call, variant: str) -> BufferObject:
    of_input, of_output = ([0], ()) if variant == "input" else ((), [0])
    made = _allocated(world, call, of_input, of_output)
    for each in world.of(BufferObject):
        if each.memory.token == made.memory.token:
            text = f"gave the token {made.memory.token}, which a live buffer has"
            raise Failed("token_in_use", text, call="allocate")
    return made


@DEVICE.row(
    _ALLOCATE,
    [Kind.MODEL],
    since=HalVersion.V1_3,
    allowed=ANY_ERROR,
    variants=("no role", "an input that there is not", "no model", "a probability of 0"),
)
def allocate_wrong(world: World, call: Call, variant: str) -> None:
    interface = world.get(call.on[0], ModelObject).prepared.interface
    of_input = {
        "no role": (),
        "an input that there is not": roles([7]),
        "no model": roles([0]),
        "a probability of 0": (BufferRole(0, 0, 0.0),),
    }[variant]
    models = [] if variant == "no model" else [interface]
    with guarded("allocate"):
        wanted = BufferRoles(BufferDesc(), models, tuple(of_input), ())
        status, buffer, token = world.raw.driver.allocate(wanted)
    if status == ErrorStatus.NONE or buffer is not None or token != 0:
        text = f"with {variant} answered {name_of_status(status)} and token {token}"
        raise Failed("invalid_accepted", f"{text}, expected an error and 0", call="allocate")
