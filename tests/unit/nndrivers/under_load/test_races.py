"""Races: each is forced here, by holding requests where the driver lets go of the others."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.program import ReferenceProgram
from nndrivers.under_load import races
from nnhal.device import Device, PreparedModel
from nnhal.driver_kit import Program
from nnhal.types import ErrorStatus
from tests.unit.nndrivers.under_load.clients_here import (
    TIMEOUT_S,
    Background,
    ClientHere,
    is_right,
    made,
    program_driver,
)
from tests.unit.nnhal.toys import add_model


def both(one: PreparedModel, other: PreparedModel) -> list[bool]:
    runs = [Background(lambda: is_right(one, 1)), Background(lambda: is_right(other, 100))]
    return [run.result() for run in runs]


def test_two_requests_that_begin_together_get_the_same_staging_buffer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    flushed, copied = threading.Barrier(2), threading.Barrier(2)
    execute = ReferenceProgram.execute

    def together(*arguments: Any) -> None:
        copied.wait(TIMEOUT_S)
        execute(*arguments)

    monkeypatch.setattr(races, "flush", lambda: flushed.wait(TIMEOUT_S))
    monkeypatch.setattr(ReferenceProgram, "execute", together)
    client = ClientHere(Device(made("staging_buffer_taken_twice")))

    assert sorted(both(client.prepared(), client.prepared())) == [False, True]


def test_two_clients_share_the_arena_of_their_model(monkeypatch: pytest.MonkeyPatch) -> None:
    copied = threading.Barrier(2)
    monkeypatch.setattr(races, "flush", lambda: copied.wait(TIMEOUT_S))
    device = Device(made("arena_shared_between_clients"))
    one, other = ClientHere(device), ClientHere(device)

    assert sorted(both(one.prepared(), other.prepared())) == [False, True]


def test_two_threads_of_a_client_wait_for_each_other() -> None:
    prepared = ClientHere(Device(made("arena_shared_between_clients"))).prepared()

    runs = [Background(lambda n=n: is_right(prepared, n)) for n in range(8)]  # type: ignore[misc]

    assert all(run.result() for run in runs)


def test_requests_of_two_clients_with_one_number_get_the_answer_that_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made_device = made("answer_to_another_client")
    driver = program_driver(made_device)
    submitted = threading.Barrier(2)
    second_is_done = threading.Event()
    submit, complete = driver.submitted, driver.completed
    order: list[object] = []

    def in_order(key: object, outputs: object) -> object:
        pending = submit(key, outputs)
        order.append(threading.get_ident())
        submitted.wait(TIMEOUT_S)
        return pending

    def last_first(key: object, results: object) -> None:
        if order[0] == threading.get_ident():
            second_is_done.wait(TIMEOUT_S)
        complete(key, results)
        second_is_done.set()

    monkeypatch.setattr(driver, "submitted", in_order)
    monkeypatch.setattr(driver, "completed", last_first)
    device = Device(made_device)
    one, other = ClientHere(device), ClientHere(device)

    assert both(one.prepared(), other.prepared()) == [False, False]


def test_requests_of_one_client_get_their_own_answers() -> None:
    prepared = ClientHere(Device(made("answer_to_another_client"))).prepared()

    runs = [Background(lambda n=n: is_right(prepared, n)) for n in range(8)]  # type: ignore[misc]

    assert all(run.result() for run in runs)


@pytest.mark.parametrize(("sizes", "refused"), [((4, 5), 1), ((4, 4), 0)])
def test_different_graphs_of_one_size_that_are_prepared_at_once_are_mixed_up(
    sizes: tuple[int, int], refused: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = Device(made("compiler_files_of_one_name"))
    compiling = threading.Barrier(2)
    prepare = ReferenceDriver.prepare

    def together(*arguments: Any) -> Program:
        compiling.wait(TIMEOUT_S)
        return prepare(*arguments)

    monkeypatch.setattr(ReferenceDriver, "prepare", together)
    runs = [Background(lambda n=size: device.prepare(add_model((n,)))) for size in sizes]  # type: ignore[misc]

    assert [run.status() for run in runs].count(ErrorStatus.GENERAL_FAILURE) == refused
