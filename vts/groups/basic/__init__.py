"""Start-up answers of a driver, and a first look at whether it checks models.

A driver of HAL 1.3 is one of 1.0, 1.1 and 1.2 too, and has to pass their tests as well. Beyond
Android's tests, answers must stay the same as long as the driver runs, whatever it does, and when
it runs again: ``IDevice.hal`` says so, and the runtime asks only once.

Source: ``BasicTests.cpp`` of Android's VTS for each HAL version.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product, starmap
from typing import Any, Final

from nnhal.client.guard import guarded
from nnhal.device import Device
from nnhal.types import (
    DeviceStatus,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    Model,
    OperandType,
    OperationType,
    Priority,
)
from vts.driving.available_executors import available
from vts.driving.case_builder import CaseBuilder
from vts.driving.executors import ASYNC, SYNC
from vts.driving.generated import CaseRun
from vts.driving.open_sums import fixed_sum
from vts.driving.prepared import Wishes, prepared, unsupported
from vts.driving.rules import Trial
from vts.groups.basic.startup import QUERIES, Query
from vts.raw import RawDevice, name_of_status, raw_devices
from vts.test_group import Context, Directed, Failed, Skipped

__all__ = ["GROUP"]

_REPETITIONS: Final = 3
"""How often a driver is asked the same while it runs."""

_ELEMENTS: Final = 100

_ONCE: Final = "it must be the same each time, also after a restart (IDevice.hal, BasicTests.cpp)"


GROUP: Final = Directed(
    name="basic",
    title="Basic",
    summary="Start-up answers are complete, in range and always the same; a cycle is refused.",
    source="NeuralnetworksHidlTest (BasicTests.cpp)",
)


def _check_applies(context: Context, applies: Callable[[HalVersion], bool]) -> None:
    """Raises Skipped for drivers of versions that do not have what is tested."""
    version = context.device.hal_version
    if not applies(version):
        raise Skipped(f"drivers of HAL {version} do not have this")


@GROUP.add
def create_device(context: Context) -> None:
    device = context.device  # an answer is all that is asked for
    if device.hal_version.is_aidl:
        driver: Any = device.driver
        with guarded("getInterfaceVersion"):
            driver.get_interface_version()
    else:
        _ask_status(device)


def _ask_status(device: Device) -> DeviceStatus:
    driver: Any = device.driver
    with guarded("getStatus"):
        status: DeviceStatus = driver.get_status()
    return status


@GROUP.add
def get_status(context: Context) -> None:
    _check_applies(context, lambda version: not version.is_aidl)
    status = _ask_status(context.device)
    if status != DeviceStatus.AVAILABLE:
        raise Failed("not_available", f"getStatus: {status!r}, expected AVAILABLE")


_QUERIES: Final = {
    query.name if query.is_hidl else f"{query.name}_aidl": query for query in QUERIES
}


@GROUP.cells("{}", _QUERIES)
def _check_query(context: Context, query: Query) -> None:
    _check_applies(context, query.is_of)
    query.check_answer(context.device.driver)


@GROUP.add
def get_name(context: Context) -> None:
    """A service is registered as VENDOR-DEVICE."""
    _check_applies(context, lambda version: version >= HalVersion.V1_2)
    device = context.device
    if device.name == type(device.driver).__name__:
        raise Skipped("the driver does not say how it is called")
    parts = device.name.split("-")
    if len(parts) != 2 or not all(parts):
        text = f"the driver's name is {device.name!r}, expected VENDOR-DEVICE with one '-'"
        raise Failed("device_name", text)


# --- the same answers ------------------------------------------------------------------------


@GROUP.add
def same_answers(context: Context) -> None:
    first = _answers(context.device)
    for _ in range(_REPETITIONS - 1):
        _check_same(first, _answers(context.device), "asked again")


@GROUP.add
def same_answers_after_restart(context: Context) -> None:
    first = _answers(context.device)
    _check_same(first, _answers(context.driver.restart()), "after a restart")


@GROUP.add
def same_answers_after_work(context: Context) -> None:
    """Neither preparations, whatever they are for, nor executions change what a driver says of
    itself.
    """
    device = context.device
    first = _answers(device)
    way = available((SYNC, ASYNC), device.hal_version)[0]
    refused = ""
    for type in (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM):
        case = fixed_sum(type, (_ELEMENTS,), 0)
        refused = unsupported(device, case.model) or ""
        if refused:
            continue
        for wishes in starmap(Wishes, product(ExecutionPreference, Priority)):
            with prepared(device, case.model, wishes=wishes) as model:
                _check_same(first, _answers(device), f"with a model that is {wishes}")
                for _ in range(_REPETITIONS):
                    CaseRun.of(case, context.pools).execute(Trial(way), model)
                    _check_same(first, _answers(device), f"after an execution, {wishes}")
        return
    raise Skipped(refused)


def _answers(device: Device) -> dict[str, Any]:
    """The answer of every query, by HIDL's name."""
    queries = [query for query in QUERIES if query.is_of(device.hal_version)]
    return {query.call: _comparable(query.ask(device.driver)) for query in queries}


def _comparable(answer: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(tuple(part) if isinstance(part, list) else part for part in answer)


def _check_same(one: dict[str, Any], other: dict[str, Any], when: str) -> None:
    # Newer calls come last, and name what differs more exactly.
    for call, answer in reversed(one.items()):
        if other[call] != answer:
            first, second = next((a, b) for a, b in zip(answer, other[call], strict=True) if a != b)
            where, one_text, other_text = _difference(first, second)
            named = f"{call}, {where}" if where else call
            text = f"{named}: {one_text} at first, {other_text} {when}; {_ONCE}"
            raise Failed("answer_changes", text)


def _difference(one: Any, other: Any) -> tuple[str, str, str]:
    """What differs, not all of two long answers: ``operand_performance[3].info.exec_time``, and
    the two values.
    """
    where = ""
    while True:
        fields = getattr(one, "__struct_fields__", None)
        if fields is not None and type(one) is type(other):
            parts = [(f".{name}", getattr(one, name), getattr(other, name)) for name in fields]
        elif isinstance(one, (tuple, list)) and len(one) == len(other):
            pairs = zip(one, other, strict=True)
            parts = [(f"[{number}]", a, b) for number, (a, b) in enumerate(pairs)]
        else:
            return where.removeprefix("."), repr(one), repr(other)
        part, one, other = next(each for each in parts if each[1] != each[2])
        where += part


# --- a cycle ---------------------------------------------------------------------------------


def _cycle() -> Model:
    """Three ADDs, of which the first two read each other's outputs."""
    builder, tensor = CaseBuilder(), (OperandType.TENSOR_FLOAT32, (1,))
    a, b, none = builder.input(*tensor), builder.input(*tensor), builder.input(OperandType.INT32)
    c, d, result = builder.between(*tensor), builder.between(*tensor), builder.output(*tensor)
    for inputs, output in (((a, d, none), c), ((b, c, none), d), ((d, a, none), result)):
        builder.operation(OperationType.ADD, inputs, (output,))
    return builder.model()


_WRONG_ORDER: Final = "of a model with a cycle (operation 0 reads what operation 1 writes)"


_HIDL: Final = {
    "cycle": HalVersion.V1_0,
    "cycle_1_1": HalVersion.V1_1,
    "cycle_1_2": HalVersion.V1_2,
    "cycle_1_3": HalVersion.V1_3,
}


@GROUP.cells("{}", _HIDL)
def _cycle_by_hidl(context: Context, version: HalVersion) -> None:
    _check_applies(context, lambda has: version <= has and not has.is_aidl)
    for raw in raw_devices(context.device, version):
        _check_cycle(raw)


@GROUP.add
def cycle_aidl(context: Context) -> None:
    _check_applies(context, lambda has: has.is_aidl)
    for raw in raw_devices(context.device):
        _check_cycle(raw)


def _check_cycle(raw: RawDevice) -> None:
    model = raw.words(_cycle())
    status, _ = raw.supported_operations(model)
    if status != ErrorStatus.INVALID_ARGUMENT:
        got = name_of_status(status)
        text = f"{raw.supported_call} {_WRONG_ORDER}: {got}, expected INVALID_ARGUMENT (CycleTest)"
        raise Failed("cycle_accepted", text)
    launch, status, prepared_model = raw.prepare(model)
    if ErrorStatus.NONE in (launch, status) or prepared_model is not None:
        what = "no model" if prepared_model is None else "a model"
        raise Failed(
            "cycle_prepared",
            f"{raw.prepare_call} {_WRONG_ORDER}: returned {name_of_status(launch)}, called back "
            f"with {name_of_status(status)} and {what}; expected errors and no model (CycleTest)",
        )
    raw.callbacks.check()
