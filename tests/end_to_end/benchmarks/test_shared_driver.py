"""The benchmark of a driver with many clients, for a moment only."""

from __future__ import annotations

from types import ModuleType

import pytest


def test_every_way_is_measured(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmark, "SECONDS", 0.1)
    monkeypatch.setattr(benchmark, "CLIENTS", 2)
    assert benchmark.main() in (0, 1)  # nothing here judges time
    output = capsys.readouterr().out
    for way in ("in a burst", "reusable", "synchronous"):
        assert f"{way}:" in output


def test_fewer_executions_than_the_limit_are_a_failure(benchmark: ModuleType) -> None:
    """Ten thousand in a second, each for 10 µs of the driver's time and 40 µs of a client's."""
    one = benchmark.Served(10_000, 1.0, clients_s=0.4, driver_s=0.1)
    assert (one.rate, one.driver_us, one.clients_us) == (10_000, 10.0, 40.0)
    assert one.allowed == 40_000
    assert benchmark.judge({"in a burst": one}) == 0
    slow = one._replace(driver_s=0.5)
    assert slow.allowed == 20_000
    assert benchmark.judge({"in a burst": slow}) == 1
