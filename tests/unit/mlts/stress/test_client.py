"""The threads of a client."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any

import pytest

from mlts.stress import client as module
from mlts.stress.client import Client


def test_a_client_can_be_looked_at_while_its_threads_are_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ran: list[int] = []
    order, page = SimpleNamespace(threads=3), SimpleNamespace(connected_ns=1)
    thread = lambda client, device, number: SimpleNamespace(run=lambda: ran.append(number))  # noqa: E731
    monkeypatch.setattr(module, "_Thread", thread)
    monkeypatch.setattr(Client, "_connected", lambda self: object())
    client = Client(order, Any, page, 0)  # type: ignore[arg-type]
    start = threading.Thread.start

    def looked_at(self: threading.Thread) -> None:
        client.join(0)  # of threads that have been started only
        start(self)

    client.start()
    client.join()
    monkeypatch.setattr(threading.Thread, "start", looked_at)
    client._first()
    assert client.join(5)
    assert sorted(ran) == [0, 0, 1, 1, 2, 2]
