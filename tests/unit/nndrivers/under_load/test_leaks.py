"""Leaks: what stays, and after what it does not."""

from __future__ import annotations

import gc
import os
import threading
import time
from collections.abc import Callable

import pytest

from nndrivers.reference.program import ReferenceProgram
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.fences import fence_pair
from nnhal.memory import Memory
from tests.unit.nndrivers.under_load.clients_here import (
    TIMEOUT_S,
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


def descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


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
    before = descriptors()

    for _ in range(5):
        device.prepare(add_model(pools=(pool,)))
    assert descriptors() == before + 5
    for _ in range(5):
        device.prepare(add_model())
    assert descriptors() == before + 5


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


def test_a_cancelled_fence_leaves_two_descriptors_and_a_signaled_one_does_not() -> None:
    device = Device(made("descriptor_leak_on_cancelled_fence"))
    prepared = device.prepare(add_model())
    request = arguments().request
    gc.collect()  # what other tests have left
    before = descriptors()

    def run(*, launched_before: bool, signal: bool) -> None:
        fence, writer = fence_pair()
        end = writer.signal if signal else writer.fail
        if not launched_before:
            end()
        try:
            execution = prepared.execute_fenced(request, [fence])
        except HalError:
            assert not signal
            return
        finally:
            end()
        execution.wait()

    for launched_before in (False, True):
        run(launched_before=launched_before, signal=True)
    assert until(lambda: descriptors() == before)
    for launched_before in (False, True):
        run(launched_before=launched_before, signal=False)
    assert until(lambda: descriptors() == before + 4)


@pytest.mark.parametrize(("requests", "left"), [(63, 0), (128, 2)])
def test_every_64th_request_leaves_a_thread(requests: int, left: int) -> None:
    prepared = Device(made("thread_per_request_never_ended")).prepare(add_model())
    before = profilers()
    for _ in range(requests):
        prepared.execute(arguments().request)

    assert profilers() - before == left


def profilers() -> int:
    return sum(thread.name == "profiler" for thread in threading.enumerate())
