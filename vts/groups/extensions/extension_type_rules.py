"""Rules for operands and arguments of a driver's own extension types, and tests that ask for them.

A driver takes what keeps the rules, whether an operation reads it or not, and refuses what breaks
them. :mod:`vts.groups.extensions.extension_types` has the models and the sources of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from nnhal.device import Device
from nnhal.types import ErrorStatus, HalVersion, Model, OperandType, Request, RequestArgument
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, SYNC
from vts.driving.generated import CaseRun, worst
from vts.driving.prepared import prepared, unsupported
from vts.driving.rules import Trial
from vts.driving.small_models import supported_sum
from vts.groups.extensions.extension_types import (
    OwnType,
    looping,
    own_types,
    with_constants,
    with_input,
    wrong_operands,
)
from vts.prepared import arguments_of
from vts.raw import (
    RawDevice,
    check_refused,
    check_refused_preparation,
    execute_all_paths,
    name_of_status,
    prepare_raw,
    raw_device,
    raw_devices,
)
from vts.test_group import Context, Failed

__all__ = ["OWN_TYPE_RULES"]

_ELEMENTS: Final = 16

_RULE: Final = (
    "operands of an extension's type have its size and rank, as ExtensionOperandTypeInformation "
    "says, and no quantization (1.2/types.hal Operand, DataLocation.aidl)"
)


def _taken(context: Context) -> Judgment:
    """Operands that keep the rules change nothing. Raises Failed or Skipped."""
    device = context.device
    way = available((SYNC, ASYNC), device.hal_version)[0]
    judgments = []
    for own in own_types(device):
        for case in _right(device, own):
            with prepared(device, case.model) as model:
                trial = Trial(way, note=f"with operands of {own}, which nothing reads")
                judgments.append(CaseRun.of(case, context.pools).execute(trial, model))
    return worst(judgments)


def _right(device: Device, own: OwnType) -> Iterator[SpecCase]:
    plain = supported_sum(device, _ELEMENTS)
    yield with_constants(with_input(plain, own), own)
    if device.hal_version >= HalVersion.V1_3:
        loop = looping("loop", OperandType(plain.input_operands()[0].type))
        if unsupported(device, loop.model) is None:
            yield with_input(loop, own)


def _wrong_operands(context: Context) -> None:
    """Raises Failed when a model with a wrong operand is not refused, or Skipped."""
    for own in own_types(context.device):
        model = supported_sum(context.device, _ELEMENTS).model
        for what, wrong in wrong_operands(model, own):
            said = f"an operand of {own}, which nothing reads: {what}"
            for raw in raw_devices(context.device):
                _check_model(raw, wrong, said)


def _check_model(raw: RawDevice, model: Model, said: str) -> None:
    words = raw.words(model)
    status, _ = raw.supported_operations(words)
    if status != ErrorStatus.INVALID_ARGUMENT:
        call = f"{raw.supported_call} answered {name_of_status(status)}"
        raise Failed(
            "extension_type_supported", f"{said}: {call}, expected INVALID_ARGUMENT", rule=_RULE
        )
    try:
        check_refused_preparation(raw.prepare(words), raw.prepare_call)
    except Failed as failure:
        raise failure.about(said, _RULE) from None


def _wrong_arguments(context: Context) -> None:
    """Raises Failed when a request with a wrong argument is not refused, or Skipped."""
    raw = raw_device(context.device)
    plain = supported_sum(context.device, _ELEMENTS)
    for own in own_types(context.device):
        case = with_input(plain, own)
        request = arguments_of(case, context.pools).request
        _check_request(raw, case, _wrong_lengths(request, own, raw.version))
        if own.info.is_tensor:
            unknown = with_input(plain, own, dimensions=())
            _check_request(raw, unknown, [("dimensions that nobody says", request)])


def _check_request(
    raw: RawDevice,
    case: SpecCase,
    requests: Iterable[tuple[str, Request]],
) -> None:
    model = prepare_raw(raw, case.model)
    for what, request in requests:
        for answer in execute_all_paths(raw, model, request):
            try:
                check_refused(answer)
            except Failed as failure:
                raise failure.about(what, _RULE) from None


def _wrong_lengths(
    request: Request, own: OwnType, version: HalVersion
) -> Iterator[tuple[str, Request]]:
    """HIDL does not forbid more room than there is data."""
    for length in (own.size - 1, own.size + 1) if version.is_aidl else (own.size - 1,):
        if length:
            what = f"an input of {own}, which nothing reads: {length} bytes"
            yield what, _with_last(request, length=length)


def _with_last(request: Request, **changes: int) -> Request:
    *others, last = request.inputs
    changed: RequestArgument = replace(last, location=replace(last.location, **changes))
    return replace(request, inputs=(*others, changed))


OWN_TYPE_RULES: Final[Mapping[str, Callable[[Context], Judgment | None]]] = {
    "own_operands": _taken,
    "own_operands_wrong": _wrong_operands,
    "own_arguments_wrong": _wrong_arguments,
}
"""Tests by name."""
