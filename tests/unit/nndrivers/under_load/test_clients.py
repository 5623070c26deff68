"""Clients: death during an execution, and one client that keeps the others waiting."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.program import ReferenceProgram
from nndrivers.under_load import clients
from nndrivers.under_load._client_sessions import Session
from nnhal.device import Device
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.errors import HalError
from nnhal.types import ErrorStatus, Model
from tests.unit.nndrivers.under_load.clients_here import (
    TIMEOUT_S,
    Background,
    ClientHere,
    is_right,
    made,
    program_driver,
)


class Held:
    """Executions stop here until the test lets them go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Event()
        self.go = threading.Event()
        self._execute = ReferenceProgram.execute
        held = self

        def execute(*arguments: Any) -> None:
            held.begun.set()
            held.go.wait(TIMEOUT_S)
            held._execute(*arguments)

        monkeypatch.setattr(ReferenceProgram, "execute", execute)


@pytest.mark.parametrize("dies", [True, False])
def test_the_driver_dies_with_a_client_whose_execution_is_under_way(
    dies: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    crashes: list[int] = []
    crashed = threading.Event()

    class Memory:
        @staticmethod
        def string_at(address: int) -> None:
            crashes.append(address)
            crashed.set()

    monkeypatch.setattr(clients, "ctypes", Memory)
    device = Device(made("crash_when_a_client_dies_during_execution"))
    other = ClientHere(device).prepared()
    client = ClientHere(device)
    prepared = client.prepared()
    held = Held(monkeypatch)
    run = Background(lambda: is_right(prepared))
    assert held.begun.wait(TIMEOUT_S)
    if dies:
        client.die()
        held.go.set()
        with pytest.raises(HalError):
            run.result()
        assert crashed.wait(TIMEOUT_S)
    else:
        held.go.set()
        assert run.result()
        client.die()
    assert crashes == [0] * dies
    assert is_right(other)
    assert crashes == [0] * dies


def test_the_driver_dies_with_a_client_whose_model_is_being_prepared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crashed = threading.Event()
    begun, go = threading.Event(), threading.Event()
    prepare = ReferenceDriver.prepare

    def slow(self: ReferenceDriver, model: Model, options: PrepareOptions) -> Program:
        begun.set()
        assert go.wait(TIMEOUT_S)
        return prepare(self, model, options)

    class Memory:
        @staticmethod
        def string_at(address: int) -> None:
            crashed.set()

    monkeypatch.setattr(clients, "ctypes", Memory)
    device = Device(made("crash_when_a_client_dies_during_preparation"))
    other = ClientHere(device).prepared()
    client = ClientHere(device)
    monkeypatch.setattr(ReferenceDriver, "prepare", slow)
    preparation = Background(client.prepared)
    assert begun.wait(TIMEOUT_S)
    client.die()
    assert not crashed.is_set()
    go.set()
    with pytest.raises(HalError):
        preparation.result()
    assert crashed.wait(TIMEOUT_S)
    assert is_right(other)


def test_the_active_client_overtakes_those_who_wait() -> None:
    driver = program_driver(made("starvation_by_the_active_client"))
    queue, one, other = driver.queue, Session(driver), Session(driver)
    served: list[object] = []

    def request(session: Session) -> None:
        queue.enter(session)
        served.append(session)
        queue.leave()

    queue.enter(one)
    waiting = [Background(lambda: request(other))]
    while not queue._waiting.get(other):
        assert waiting[0].is_running
    for count in range(1, 4):
        waiting.append(Background(lambda: request(one)))
        while queue._waiting[one] < count:
            assert waiting[-1].is_running
    queue.leave()

    assert all(run.ends_within(TIMEOUT_S) for run in waiting)
    assert served == [one, one, one, other]


def test_a_client_without_a_queue_is_refused_until_another_one_has_gone() -> None:
    driver = program_driver(made("starvation_by_refusals"))
    first, *_, fourth = (clients._Queueless(driver) for _ in range(4))
    driver.admit(first)
    with pytest.raises(HalError) as caught:
        driver.admit(fourth)
    assert caught.value.status is ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
    first.end()
    driver.admit(fourth)
