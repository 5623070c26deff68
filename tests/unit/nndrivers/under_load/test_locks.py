"""Locks: the order of events that makes them a deadlock, and the way out of it."""

from __future__ import annotations

import threading

import pytest

from nndrivers.reference.program import ReferenceProgram
from nnhal.device import Device
from tests.unit.nndrivers.under_load.clients_here import (
    TIMEOUT_S,
    Background,
    ClientHere,
    is_right,
    made,
)


@pytest.mark.parametrize(("threads", "ends"), [(7, True), (8, False)])
def test_eight_executions_at_once_wait_for_ever(
    threads: int, ends: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = made("deadlock_with_eight_threads")
    prepared = ClientHere(Device(driver)).prepared()
    barrier = threading.Barrier(threads)
    execute = ReferenceProgram.execute

    def together(*arguments: object) -> None:
        barrier.wait(TIMEOUT_S)
        execute(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(ReferenceProgram, "execute", together)
    runs = [Background(lambda n=n: is_right(prepared, n)) for n in range(threads)]  # type: ignore[misc]

    if ends:
        assert all(run.result() for run in runs)
        return
    assert not any(run.ends_within(0.02) for run in runs)
    driver.queues.release()
    assert all(run.result() for run in runs)


def test_an_evicted_model_and_a_preparation_wait_for_each_other() -> None:
    driver = made("lock_order_inverted")
    client = ClientHere(Device(driver))
    models = [client.prepared() for _ in range(5)]
    assert all(is_right(model) for model in models[1:])

    with driver._compiler:  # as a preparation does
        evicted = Background(lambda: is_right(models[0]))
        while not driver._device.locked():
            assert evicted.is_running
        # The preparation cannot go on now, and the execution waits for it.
        assert not driver._device.acquire(timeout=0.02)
        assert evicted.is_running
    assert evicted.result()
