"""A driver's process that ends, wherever and however: told at once, with how it ended."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from nnhal.errors import DeadObject
from nnhal.fences import FenceState, fence_pair
from nnhal.interfaces import IPreparedModelCallbackV1_3
from nnhal.types import BufferDesc, BufferRole, ErrorStatus, PrepareModelConfigV1_3
from nnprocess.zygote import Zygote
from nnservice import DriverService, start
from nnservice.rpc import serving
from tests.process.nnservice.fatal import ENDS
from tests.process.polling import eventually
from tests.unit.nnhal.toys import add_model, arguments

Start = Callable[[str, str], DriverService]


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start() as zygote:
        yield zygote


@pytest.fixture
def start_fatal(zygote: Zygote, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    services = []

    def start_fatal(where: str, how: str) -> DriverService:
        monkeypatch.setenv("FATAL_WHERE", where)
        monkeypatch.setenv("FATAL_HOW", how)
        services.append(start("tests.process.nnservice.fatal:fatal", zygote=zygote))
        return services[-1]

    yield start_fatal
    for service in services:
        service.stop()


def execute(service: DriverService) -> None:
    service.device.prepare(add_model()).execute(arguments().request)


def execute_async(service: DriverService) -> None:
    service.device.prepare(add_model()).execute_async(arguments().request).result(30)


def execute_fenced(service: DriverService) -> None:
    execution = service.device.prepare(add_model()).execute_fenced(arguments().request)
    assert execution.wait(30 * 10**9) is FenceState.ERROR
    execution.info()


def execute_in_burst(service: DriverService) -> None:
    service.device.prepare(add_model()).burst().execute(arguments().request)


def allocate(service: DriverService) -> None:
    model = service.device.prepare(add_model())
    service.device.allocate(BufferDesc(), [model], [BufferRole(0, 0, 1.0)])


def drop(service: DriverService) -> None:
    service.device.prepare(add_model())
    # The thread that has called back with it may be the last to hold it.
    service.end(30)
    service.settle()


PLACES: dict[str, tuple[str, Callable[[DriverService], object]]] = {
    "capabilities": ("capabilities", lambda s: s.device.capabilities),
    "supported operations": (
        "supported operations",
        lambda s: s.device.supported_operations(add_model()),
    ),
    "preparation": ("preparation", lambda s: s.device.prepare(add_model())),
    "execution": ("execution", execute),
    "asynchronous execution": ("execution", execute_async),
    "fenced execution": ("execution", execute_fenced),
    "execution in a burst": ("execution", execute_in_burst),
    "allocation": ("allocation", allocate),
    "destruction of a prepared model": ("destruction of a prepared model", drop),
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("how", ENDS)
def test_a_driver_that_dies_is_a_dead_object_with_its_end(
    start_fatal: Start, place: str, how: str
) -> None:
    where, act = PLACES[place]
    service = start_fatal(where, how)
    with pytest.raises(DeadObject) as caught:
        act(service)
    assert caught.value.message == ENDS[how]
    assert caught.value.end is not None
    assert caught.value.end.pid == service.child.pid
    if how == "segfaults":
        assert "in here" in "\n".join(caught.value.end.log)  # the Python traceback
    with pytest.raises(DeadObject, match=ENDS[how]):
        service.device.driver.get_type()  # type: ignore[attr-defined]
    assert not service.is_alive


@pytest.mark.parametrize("how", ENDS)
def test_a_driver_that_dies_while_it_starts_is_a_dead_object(start_fatal: Start, how: str) -> None:
    with pytest.raises(DeadObject, match=ENDS[how]) as caught:
        start_fatal("construction", how)
    assert caught.value.end is not None


def test_a_death_is_not_missed_while_the_callback_still_holds_what_was_dropped(
    start_fatal: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver's thread that has called back holds the prepared model until it has its reply."""
    service = start_fatal("destruction of a prepared model", "exits")
    packed = serving._packed

    def late(*arguments: Any) -> bytes:
        threading.Event().wait(0.2)
        return packed(*arguments)

    monkeypatch.setattr(serving, "_packed", late)
    service.device.prepare(add_model())
    with pytest.raises(DeadObject):
        service.settle()


def kill(service: DriverService) -> None:
    os.kill(service.child.pid, signal.SIGKILL)
    service.end(30)


@pytest.fixture
def adder(zygote: Zygote) -> Iterator[DriverService]:
    with start("tests.unit.nnhal.toys:ToyDriver", zygote=zygote) as service:
        yield service


def test_an_execution_that_waits_for_a_fence_fails_when_the_driver_dies(
    adder: DriverService,
) -> None:
    model, given = adder.device.prepare(add_model()), arguments()
    never, _writer = fence_pair()
    execution = model.execute_fenced(given.request, [never])
    kill(adder)
    assert execution.wait(30 * 10**9) is FenceState.ERROR
    with pytest.raises(DeadObject, match="SIGKILL"):
        execution.info()


def test_every_call_that_is_under_way_ends(zygote: Zygote) -> None:
    errors: list[BaseException] = []

    def hang() -> None:
        try:
            model.execute(arguments().request)
        except BaseException as error:
            errors.append(error)

    with start("tests.process.nnservice.hanging:Hanging", zygote=zygote) as service:
        model = service.device.prepare(add_model())
        threads = [threading.Thread(target=hang) for _ in range(4)]
        for thread in threads:
            thread.start()
        eventually(lambda: service.child.log().count("hanging") == len(threads))
        kill(service)
        for thread in threads:
            thread.join(30)
    assert [type(error) for error in errors] == [DeadObject] * len(threads)


def test_a_callback_of_the_clients_own_is_told_by_status(zygote: Zygote) -> None:
    class Callback(IPreparedModelCallbackV1_3):
        def __init__(self) -> None:
            self.told = threading.Event()
            self.heard: list[object] = []

        def notify(self, *arguments: object) -> None:
            self.heard.append(arguments)
            self.told.set()

        notify_1_2 = notify
        notify_1_3 = notify

    callback = Callback()
    with start("tests.process.nnservice.hanging:Hanging", zygote=zygote) as service:
        driver = service.device.driver
        assert not driver.prepare_model_1_3(  # type: ignore[attr-defined]
            add_model((2,)), PrepareModelConfigV1_3(), callback
        )
        assert not callback.heard
        kill(service)
        assert callback.told.wait(30)
    assert callback.heard == [(ErrorStatus.DEAD_OBJECT, None)]


def test_the_next_driver_is_not_affected(start_fatal: Start, adder: DriverService) -> None:
    with pytest.raises(DeadObject):
        execute(start_fatal("execution", "segfaults"))
    execute(adder)
