"""Calls of IPreparedModel: executions of all kinds, right and wrong ones, and its release."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from nnhal.memory import Memory
from nnhal.types import DataLocation, ErrorStatus, HalVersion, Request, RequestArgument
from vts.contract.models import ENDLESS_LOOP, OPEN
from vts.contract.row import ABORTED, ANY_ERROR, Call, Kind, Table
from vts.contract.world import Launch, MemoryObject, Missing, ModelObject, World
from vts.driving.answer import Answer
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, FENCED, SYNC
from vts.driving.generated import CaseRun
from vts.driving.prepared import Prepared
from vts.driving.rules import Outputs, Trial, check_sound
from vts.raw import Options
from vts.test_group import Failed

__all__ = [
    "EXECUTE",
    "INSUFFICIENT",
    "PREPARED_MODEL",
    "REFUSAL",
    "SHORT",
    "WRONG",
    "check_refused",
    "measured",
    "both",
    "right_trial",
    "too_small",
]

PREPARED_MODEL: Final = Table("prepared model")

EXECUTE: Final = (
    "IPreparedModel.hal, execute: any number of executions, at the same time too; the times are "
    "UINT64_MAX unless they are asked for and the status is NONE"
)
INSUFFICIENT: Final = (
    "types.hal 1.2, OUTPUT_INSUFFICIENT_SIZE: the shapes of all outputs, and no times"
)
REFUSAL: Final = (
    "IPreparedModel.hal, execute: INVALID_ARGUMENT when the request is invalid; with an error the "
    "list of shapes is empty, and the outputs are as they were"
)

_NEEDS: Final = (Kind.MODEL, Kind.MEMORY)
_ANSWERING: Final = ("SYNC", "ASYNC", "SYNC with a configuration")
_WAYS: Final = (*_ANSWERING, "FENCED", "FENCED with a configuration")
_MEASURED: Final = ", measured"
_HOUR_NS: Final = 3_600 * 1_000_000_000
"""From now to a deadline that no execution misses."""

_SHORT_NS: Final = 1_000_000
"""Time for a loop that has no end."""


def both(ways: Sequence[str]) -> tuple[str, ...]:
    """Each of ``ways`` not measured and measured."""
    return tuple(f"{way}{end}" for way in ways for end in ("", _MEASURED))


def measured(world: World, variant: str) -> Options:
    """Options of a call whose variant says whether it is measured (HAL 1.2)."""
    is_known = world.raw.version >= HalVersion.V1_2
    return Options(measure=is_known and variant.endswith(_MEASURED))


def _trial(world: World, variant: str) -> Trial:
    name = variant.removesuffix(_MEASURED)
    for way in available((SYNC, ASYNC, FENCED), world.raw.version, variants=True):
        if way.name == name:
            return Trial(way, options=measured(world, variant))
    raise Missing(f"the driver has no {name}")


def right_trial(name: str, trial: Trial) -> Trial:
    """``trial`` with outputs as the model ``name`` declares them. Raises Missing."""
    if name == ENDLESS_LOOP:
        raise Missing("it never ends")
    if name not in OPEN:
        return trial
    if trial.executor.is_fenced:
        raise Missing("outputs of fenced executions are fully specified")
    return replace(trial, outputs=Outputs.UNSPECIFIED)


SHORT: Final = ("the last output", "the first output", "all outputs")


def too_small(name: str, trial: Trial, variant: str) -> Trial:
    """``trial`` with too little room for what ``variant`` says, one of :data:`SHORT`, of the model
    ``name``. Raises Missing.
    """
    if name not in OPEN:
        raise Missing("a request says how large its outputs are")
    outputs = (0, 1) if name == "two_outputs" else (0,)
    short = outputs if "all" in variant else outputs[:1] if "first" in variant else outputs[-1:]
    return replace(trial, outputs=Outputs.INSUFFICIENT, short=short)


def _with_input(**changes: int) -> Callable[[Request], Request]:
    def wrong(request: Request) -> Request:
        first, *others = request.inputs
        return replace(request, inputs=(_moved(first, changes), *others))

    return wrong


def _with_output(**changes: int) -> Callable[[Request], Request]:
    def wrong(request: Request) -> Request:
        first, *others = request.outputs
        return replace(request, outputs=(_moved(first, changes), *others))

    return wrong


def _moved(argument: RequestArgument, changes: Mapping[str, int]) -> RequestArgument:
    """``argument`` elsewhere; an offset below 0 is that far below 2^32, where sums wrap."""
    place = replace(argument.location, **changes)
    if place.offset < 0:
        place = replace(place, offset=2**32 + place.offset)
    return replace(argument, location=place)


WRONG: Final[Mapping[str, Callable[[Request], Request]]] = {
    "an input in a pool that there is not": _with_input(pool_index=9),
    "an input behind the end of its pool": _with_input(offset=2**31),
    "an input that is too short": _with_input(length=8),
    "an input whose end wraps in 32 bits": _with_input(offset=-8),
    "an input too many": lambda request: replace(
        request, inputs=(*request.inputs, request.inputs[0])
    ),
    "no inputs": lambda request: replace(request, inputs=()),
    "an output too many": lambda request: replace(
        request, outputs=(*request.outputs, request.outputs[0])
    ),
    "no outputs": lambda request: replace(request, outputs=()),
    "an output without room": lambda request: replace(
        request,
        outputs=(
            RequestArgument(location=DataLocation(request.outputs[0].location.pool_index)),
            *request.outputs[1:],
        ),
    ),
    "an output whose end wraps in 32 bits": _with_output(offset=-8),
}
"""Requests that every driver must refuse, by what is wrong with them."""


def check_refused(run: CaseRun, trial: Trial, answer: Answer) -> None:
    """Raise Failed unless ``answer`` refuses a wrong request, and nothing was written."""
    check_sound(trial, answer, len(run.case.outputs))
    if answer.status == ErrorStatus.NONE:
        raise trial.failed("invalid_accepted", answer, f"expected an error; {REFUSAL}")
    fault = run.arguments.fault(run.arguments.request)
    if fault is not None or not run.arguments.are_untouched():
        text = f"{fault or 'an output was written'}; nothing was to be executed"
        raise Failed(trial.failure("refused_and_wrote", answer, text))


def _parts(world: World, call: Call) -> tuple[Prepared, str, MemoryObject]:
    model = world.get(call.on[0], ModelObject)
    return model.prepared, model.name, world.free_memory(call.on[1], model.name)


@PREPARED_MODEL.row(EXECUTE, _NEEDS, variants=both(_WAYS), is_parallel=True)
def execute(world: World, call: Call, variant: str) -> None:
    prepared, name, memory = _parts(world, call)
    trial = replace(
        right_trial(name, _trial(world, variant)),
        is_among_others=call.thread > 0 or bool(world.of(Launch)),
    )
    if world.raw.version >= HalVersion.V1_3 and memory.seed % 2:
        in_time = trial.options._replace(deadline_ns=time.monotonic_ns() + _HOUR_NS)
        trial = replace(trial, options=in_time)
    world.run(name, memory).execute(trial, prepared)


@PREPARED_MODEL.row(
    INSUFFICIENT,
    _NEEDS,
    since=HalVersion.V1_2,
    allowed=[ErrorStatus.OUTPUT_INSUFFICIENT_SIZE],
    variants=both([f"{way}: {short}" for way in _ANSWERING for short in SHORT]),
)
def execute_too_small(world: World, call: Call, variant: str) -> None:
    prepared, name, memory = _parts(world, call)
    way, _, short = variant.partition(": ")
    trial = replace(_trial(world, way), options=measured(world, variant))
    world.run(name, memory).execute(too_small(name, trial, short), prepared)


@PREPARED_MODEL.row(
    REFUSAL,
    _NEEDS,
    allowed=ANY_ERROR,
    variants=tuple(f"{way}: {what}" for what in WRONG for way in ("SYNC", "ASYNC", "FENCED")),
)
def execute_wrong(world: World, call: Call, variant: str) -> None:
    prepared, name, memory = _parts(world, call)
    way, _, what = variant.partition(": ")
    trial, run = replace(_trial(world, way), note=what), world.run(name, memory)
    run.arguments.reset_outputs()
    request = WRONG[what](run.arguments.request)
    check_refused(run, trial, trial.executor.run(prepared, request, trial.options))


@PREPARED_MODEL.row(
    "Validation.cpp, validateMemory: Android gives a driver no empty pool, of which the HAL "
    "says nothing: computed or refused, it changes nothing",
    _NEEDS,
    allowed=frozenset(ErrorStatus),
    variants=("SYNC", "ASYNC", "FENCED"),
)
def execute_with_empty_pool(world: World, call: Call, variant: str) -> None:
    prepared, name, memory = _parts(world, call)
    trial, run = right_trial(name, _trial(world, variant)), world.run(name, memory)
    run.arguments.reset_outputs()
    request = run.arguments.request
    request = replace(request, pools=(*request.pools, Memory.allocate(0)))
    answer = trial.executor.run(prepared, request, trial.options)
    if answer.status == ErrorStatus.NONE:
        run.judged(trial, answer, run.arguments.request)
    else:
        check_refused(run, trial, answer)


@PREPARED_MODEL.row(
    "IPreparedModel.hal 1.3: MISSED_DEADLINE_* if the execution is aborted at its deadline, which "
    "a driver may as well complete",
    _NEEDS,
    since=HalVersion.V1_3,
    allowed=ABORTED | {ErrorStatus.NONE},
    variants=_WAYS,
)
def execute_too_late(world: World, call: Call, variant: str) -> None:
    prepared, name, memory = _parts(world, call)
    trial, run = right_trial(name, _trial(world, variant)), world.run(name, memory)
    run.arguments.reset_outputs()
    request, options = run.arguments.request, Options(deadline_ns=time.monotonic_ns())
    answer = trial.executor.run(prepared, request, options)
    if answer.status in ABORTED:
        check_sound(trial, answer, len(run.case.outputs))
    else:
        run.judged(trial, answer, request)


@PREPARED_MODEL.row(
    "IPreparedModel.hal 1.3, loopTimeoutDuration: a WHILE that exceeds it aborts the execution "
    "with MISSED_DEADLINE_*",
    _NEEDS,
    since=HalVersion.V1_3,
    allowed=ABORTED,
    variants=_WAYS,
)
def execute_without_end(world: World, call: Call, variant: str) -> None:
    prepared, name, memory = _parts(world, call)
    if name != ENDLESS_LOOP:
        raise Missing("it ends by itself")
    trial = _trial(world, variant)
    options = trial.options._replace(loop_timeout_ns=_SHORT_NS)
    trial = replace(trial, outputs=Outputs.MISSED_DEADLINE, options=options)
    world.run(name, memory).execute(trial, prepared)


@PREPARED_MODEL.row(
    "IPreparedModel.hal: it lives as long as its client's reference; what was made of it has one "
    "of its own, and no release waits for what only the client does later",
    [Kind.MODEL],
    ends=True,
)
def release_model(world: World, call: Call, variant: str) -> None:
    world.get(call.on[0], ModelObject)
