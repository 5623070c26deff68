"""Leaks: what stays, and after what it does not."""

from __future__ import annotations

import gc
import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.program import ReferenceProgram
from nnhal.device import Device
from nnhal.driver_kit import PrepareOptions, Program, give_way
from nnhal.errors import HalError
from nnhal.fences import fence_pair
from nnhal.memory import Memory
from nnhal.types import Model
from tests.unit.nndrivers.under_load.clients_here import (
    TIMEOUT_S,
    Background,
    ClientHere,
    is_right,
    made,
    program_driver,
)
from tests.unit.nnhal.toys import add_model, arguments


def until(reached: Callable[[], bool]) -> bool:
    """Whether ``reached()`` becomes true."""
    end = time.monotonic() + TIMEOUT_S
    while not reached() and time.monotonic() < end:
        time.sleep(0.001)
    return reached()


def descriptors_of(fd: int) -> int:
    """How many descriptors of this process are of the file that ``fd`` is of."""
    wanted, found = os.fstat(fd), 0
    for descriptor in os.listdir("/proc/self/fd"):
        with suppress(OSError):  # it was closed meanwhile
            found += os.path.samestat(os.fstat(int(descriptor)), wanted)
    return found


def test_every_model_stays_when_its_client_lets_go_of_it() -> None:
    client = ClientHere(Device(made("memory_leak_per_model")))
    before = programs()
    for _ in range(5):
        client.prepared()
    client.settle()

    assert programs() == before + 5


def programs() -> int:
    gc.collect()
    return sum(type(each) is ReferenceProgram for each in gc.get_objects())


def test_every_model_in_shared_memory_leaves_a_descriptor() -> None:
    device = Device(made("mapped_model_kept"))
    pool = Memory.allocate(16)
    device.prepare(add_model(pools=(pool,)))
    before = descriptors_of(pool.fd)

    for _ in range(5):
        device.prepare(add_model(pools=(pool,)))
    assert descriptors_of(pool.fd) == before + 5


def test_every_client_leaves_its_context() -> None:
    driver = made("memory_leak_per_client")
    device = Device(driver)
    for _ in range(3):
        client = ClientHere(device)
        for _ in range(4):
            client.prepared()
        client.settle()
        client.die()

    assert len(program_driver(driver).contexts) == 3


def test_models_that_a_client_holds_when_it_dies_are_kept() -> None:
    driver = made("memory_of_dead_clients_kept")
    device, graveyard = Device(driver), program_driver(driver).graveyard

    tidy = ClientHere(device)
    for _ in range(3):
        assert is_right(tidy.prepared())
    tidy.settle()
    tidy.die()
    assert not graveyard

    dying = ClientHere(device)
    held = [dying.prepared() for _ in range(3)]
    dying.die()
    assert until(lambda: len(graveyard) == len(held))


def test_models_that_are_being_prepared_for_a_client_when_it_dies_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, go = threading.Event(), threading.Event()

    def slow(self: ReferenceDriver, model: Model, options: PrepareOptions) -> Program:
        begun.set()
        assert go.wait(TIMEOUT_S)
        give_way()
        raise AssertionError("nobody waits for this preparation")

    monkeypatch.setattr(ReferenceDriver, "prepare", slow)
    driver = made("memory_of_dead_clients_kept")
    client, graveyard = ClientHere(Device(driver)), program_driver(driver).graveyard
    preparation = Background(client.prepared)
    assert begun.wait(TIMEOUT_S)
    client.die()
    go.set()
    with pytest.raises(HalError):
        preparation.result()
    assert until(lambda: len(graveyard) == 1)


@pytest.mark.parametrize("launched_before", [False, True])
@pytest.mark.parametrize(("signal", "left"), [(True, 0), (False, 2)])
def test_a_cancelled_fence_leaves_two_descriptors_and_a_signaled_one_does_not(
    launched_before: bool, signal: bool, left: int
) -> None:
    prepared = Device(made("descriptor_leak_on_cancelled_fence")).prepare(add_model())
    request = arguments().request
    fence, writer = fence_pair()
    end = writer.signal if signal else writer.fail
    if not launched_before:
        end()
    try:
        prepared.execute_fenced(request, [fence])
    except HalError:
        assert not signal
    finally:
        end()
    assert until(lambda: descriptors_of(fence.fd) == 1 + left)


@pytest.mark.parametrize(("requests", "left"), [(63, 0), (128, 2)])
def test_every_64th_request_leaves_a_thread(requests: int, left: int) -> None:
    prepared = Device(made("thread_per_request_never_ended")).prepare(add_model())
    before = profilers()
    for _ in range(requests):
        prepared.execute(arguments().request)

    assert profilers() - before == left


def profilers() -> int:
    return sum(thread.name == "profiler" for thread in threading.enumerate())
