"""Drivers that misbehave in one way at one place: ``misbehaving_drivers:WAY_at_PLACE``.

They add, whatever the operation. What sets them off is a model with SUB; only construction, the
questions for type and capabilities and the destruction of the driver itself have no model.
"""

from __future__ import annotations

import ctypes
import os
import signal
import threading
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, NoReturn, cast

import numpy as np

from nnhal.driver_kit import as_device
from nnhal.interfaces import (
    BurstChannels,
    IBurstRequestChannel,
    IDeviceV1_3,
    IPreparedModelCallbackV1_3,
    IPreparedModelV1_3,
)
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, OperationType
from tests.unit.vts.toys import ToyDriver

__all__ = ["ADDRESS_SPACE_BYTES", "ATTACKS", "EXIT_STATUS", "PLACES", "WAYS", "name_of"]

EXIT_STATUS: Final = 41
ADDRESS_SPACE_BYTES: Final = 4 << 30
"""Of drivers that exhaust it: far more than they need otherwise."""

_NONE: Final = ErrorStatus.NONE
_RUBBISH: Final = bytes([0xA5]) * 240
"""Ten datums that are no packet of a burst."""


# --- ways ----------------------------------------------------------------------------------------


def _segfault() -> None:
    ctypes.string_at(0)


def _kill() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("alive")


def _exit() -> NoReturn:
    os._exit(EXIT_STATUS)


def _exhaust() -> NoReturn:
    """Take memory until there is no more, without touching it. Raises MemoryError."""
    hoard = []
    with suppress(MemoryError):
        while True:
            hoard.append(np.empty(1 << 27, np.uint8))
    while True:
        hoard.append(np.empty(1 << 20, np.uint8))


def _abort() -> NoReturn:
    """Exhaust memory as native code does, which ends with ``std::bad_alloc`` and SIGABRT."""
    try:
        _exhaust()
    except MemoryError:
        os.abort()


def _loop() -> NoReturn:
    """Spin; after a second of that, nap, since some of these run beside other tests."""
    while True:
        if time.process_time() > 1:
            time.sleep(0.01)


def _deadlock() -> None:
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()


def _nothing() -> None:
    """What is wrong is the answer that follows."""


def _signal_parent(number: signal.Signals) -> None:
    _signal(os.getppid(), number)


def _signal_group(number: signal.Signals) -> None:
    _signal(0, number)


def _signal(pid: int, number: signal.Signals) -> None:
    """Also to its own group, which is 0. On a busy machine another thread takes the signal first,
    and this one could answer before the process stops.
    """
    os.kill(pid, number)
    if pid == 0 and number == signal.SIGSTOP:
        time.sleep(5)


def _signal_everybody(number: signal.Signals) -> None:
    """Only in a namespace: else everybody is all that this user runs."""
    assert os.getppid() == 0
    with suppress(ProcessLookupError, PermissionError):  # there is nobody
        os.kill(-1, number)


WAYS: Final[dict[str, Callable[[], None]]] = {
    "segfault": _segfault,
    "kill": _kill,
    "exit": _exit,
    "exhausted_and_aborted": _abort,
    "exhausted": _exhaust,
    "loop": _loop,
    "deadlock": _deadlock,
    "garbage": _nothing,
}

ATTACKS: Final[dict[str, Callable[[], None]]] = {
    "stopped_parent": partial(_signal_parent, signal.SIGSTOP),
    "killed_parent": partial(_signal_parent, signal.SIGKILL),
    "terminated_parent": partial(_signal_parent, signal.SIGTERM),
    "stopped_group": partial(_signal_group, signal.SIGSTOP),
    "killed_group": partial(_signal_group, signal.SIGKILL),
    "killed_everybody": partial(_signal_everybody, signal.SIGKILL),
}
"""Ways that are directed at other processes."""


# --- places --------------------------------------------------------------------------------------


def _at_construction(device: Any, misbehave: Callable[[], None]) -> Any:
    misbehave()
    return "a driver"


def _at_type(device: Any, misbehave: Callable[[], None]) -> None:
    def get_type() -> Any:
        misbehave()
        return _NONE, "a fast one"

    device.get_type = get_type


def _at_capabilities(device: Any, misbehave: Callable[[], None]) -> None:
    def get_capabilities_1_3() -> Any:
        misbehave()
        return _NONE, "many"

    device.get_capabilities_1_3 = get_capabilities_1_3


def _at_supported_operations(device: Any, misbehave: Callable[[], None]) -> None:
    answer = device.get_supported_operations_1_3

    def get_supported_operations_1_3(model: Any) -> Any:
        if not _sets_off(model):
            return answer(model)
        misbehave()
        return _NONE, ["all", None]

    device.get_supported_operations_1_3 = get_supported_operations_1_3


def _at_preparation(device: Any, misbehave: Callable[[], None]) -> None:
    prepare = device.prepare_model_1_3

    def prepare_model_1_3(model: Any, *settings: Any) -> Any:
        if not _sets_off(model):
            return prepare(model, *settings)
        misbehave()
        settings[-1].notify_1_3(_NONE, "a model")
        return _NONE

    device.prepare_model_1_3 = prepare_model_1_3


def _at_synchronous_execution(model: Any, misbehave: Callable[[], None]) -> None:
    def execute_synchronously_1_3(*arguments: Any) -> Any:
        misbehave()
        return _NONE, 17, "soon"

    model.execute_synchronously_1_3 = execute_synchronously_1_3


def _at_asynchronous_execution(model: Any, misbehave: Callable[[], None]) -> None:
    """In the background, when the launch has been answered."""

    def execute_1_3(*arguments: Any) -> Any:
        threading.Thread(target=execute, args=(arguments[-1],), daemon=True).start()
        return _NONE

    def execute(callback: Any) -> None:
        try:
            misbehave()
        except MemoryError:
            callback.notify_1_3(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, (), NO_TIMING)
        else:
            callback.notify_1_3(_NONE, 17, "soon")

    model.execute_1_3 = execute_1_3


def _at_fenced_execution(model: Any, misbehave: Callable[[], None]) -> None:
    def execute_fenced(*arguments: Any) -> Any:
        misbehave()
        return _NONE, "a fence", 17

    model.execute_fenced = execute_fenced


class _Intercepted(IBurstRequestChannel):
    """Gives no packet to the driver: ``answer`` is called instead."""

    def __init__(self, channel: IBurstRequestChannel, answer: Callable[[], None]) -> None:
        self._channel = channel
        self._answer = answer

    @property
    def capacity(self) -> int:
        return self._channel.capacity

    def listen(self, consumer: Callable[[bytes], None]) -> None:
        self._channel.listen(lambda packet: self._answer())


def _at_execution_in_a_burst(model: Any, misbehave: Callable[[], None]) -> None:
    configure = model.configure_execution_burst

    def configure_execution_burst(callback: Any, channels: Any) -> Any:
        def answer() -> None:
            misbehave()
            channels.result.send(_RUBBISH)

        intercepted: Any = _Intercepted(channels.request, answer)
        return configure(callback, BurstChannels(intercepted, channels.result))

    model.configure_execution_burst = configure_execution_burst


def _at_allocation(model: Any, misbehave: Callable[[], None]) -> None:
    def allocated(allocate: Any, *arguments: Any) -> Any:
        misbehave()
        return _NONE, "a buffer", "a token"

    model.allocated = allocated


def _at_destruction_of_a_buffer(model: Any, misbehave: Callable[[], None]) -> None:
    def allocated(allocate: Any, *arguments: Any) -> Any:
        status, buffer, token = allocate(*arguments)
        if buffer is not None:
            _at_the_end_of(buffer, misbehave)
        return status, buffer, token

    model.allocated = allocated


def _at_the_end_of(thing: Any, misbehave: Callable[[], None]) -> None:
    weakref.finalize(thing, misbehave).atexit = False


Place = Callable[[Any, Callable[[], None]], Any]

_PLACES_OF_DEVICES: Final[dict[str, Place]] = {
    "type": _at_type,
    "capabilities": _at_capabilities,
    "supported_operations": _at_supported_operations,
    "preparation": _at_preparation,
    "destruction_of_the_driver": _at_the_end_of,
}
_PLACES_OF_MODELS: Final[dict[str, Place]] = {
    "synchronous_execution": _at_synchronous_execution,
    "asynchronous_execution": _at_asynchronous_execution,
    "fenced_execution": _at_fenced_execution,
    "execution_in_a_burst": _at_execution_in_a_burst,
    "allocation": _at_allocation,
    "destruction_of_a_buffer": _at_destruction_of_a_buffer,
    "destruction_of_a_prepared_model": _at_the_end_of,
}
PLACES: Final = ("construction", *_PLACES_OF_DEVICES, *_PLACES_OF_MODELS)


def _sets_off(model: Any) -> bool:
    return any(operation.type == OperationType.SUB for operation in model.main.operations)


# --- the drivers ---------------------------------------------------------------------------------


def name_of(way: str, place: str) -> str:
    """What to give after ``--driver``."""
    return f"{__name__}:{way}_at_{place}"


def __getattr__(name: str) -> Callable[[], Any]:
    way, _, place = name.partition("_at_")
    ways = WAYS | ATTACKS
    if way not in ways or place not in PLACES:
        raise AttributeError(name)
    return partial(_made, ways[way], place)


def _made(misbehave: Callable[[], None], place: str) -> Any:
    if place == "construction":
        return _at_construction(None, misbehave)
    device: Any = as_device(ToyDriver(version=HalVersion.V1_3))
    assert isinstance(device, IDeviceV1_3)
    if place in _PLACES_OF_DEVICES:
        _PLACES_OF_DEVICES[place](device, misbehave)
    else:
        _spoil_models(cast("Any", device), lambda model: _PLACES_OF_MODELS[place](model, misbehave))
    return device


class _Spoiling(IPreparedModelCallbackV1_3):
    """Hands on prepared models when ``spoil`` has had them."""

    def __init__(self, callback: Any, spoil: Callable[[Any], None]) -> None:
        self._callback = callback
        self._spoil = spoil

    def notify(self, status: ErrorStatus, prepared_model: Any) -> None:
        raise AssertionError("not of HAL 1.3")

    def notify_1_2(self, status: ErrorStatus, prepared_model: Any) -> None:
        raise AssertionError("not of HAL 1.3")

    def notify_1_3(self, status: ErrorStatus, prepared_model: IPreparedModelV1_3 | None) -> None:
        if prepared_model is not None:
            self._spoil(prepared_model)
        self._callback.notify_1_3(status, prepared_model)


def _spoil_models(device: Any, spoil: Callable[[Any], None]) -> None:
    """Have ``device`` spoil the prepared models that set it off, and what is allocated for them."""
    prepare, allocate = device.prepare_model_1_3, device.allocate

    def prepare_model_1_3(model: Any, *settings: Any) -> Any:
        *others, callback = settings
        told = _Spoiling(callback, spoil) if _sets_off(model) else callback
        return prepare(model, *others, told)

    def allocated(wanted: Any) -> Any:
        models = wanted.prepared_models
        spoilt = next((model for model in models if hasattr(model, "allocated")), None)
        return allocate(wanted) if spoilt is None else spoilt.allocated(allocate, wanted)

    device.prepare_model_1_3 = prepare_model_1_3
    device.allocate = allocated
