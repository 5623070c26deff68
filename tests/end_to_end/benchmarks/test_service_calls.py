"""The benchmark of calls into another process, for a moment only."""

from __future__ import annotations

from types import ModuleType

import pytest


def test_every_way_is_measured(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmark, "SECONDS", 0.01)
    monkeypatch.setattr(benchmark, "WARM_UP_CALLS", 1)
    assert benchmark.main() in (0, 1)  # nothing here judges time
    output = capsys.readouterr().out
    for name in ("in this process", "synchronous", "in a burst", "multiprocessing, 4 MB"):
        assert f"{name}:" in output
    assert "4 MB / 4 KB: " in output


@pytest.mark.parametrize(
    ("name", "limit_us"), [("synchronous", 80), ("in a burst", 25), ("idle, 4 MB", 12)]
)
def test_a_limit_that_is_exceeded_is_a_failure(
    benchmark: ModuleType, name: str, limit_us: float
) -> None:
    medians = {
        "synchronous": 80.0,
        "in a burst": 25.0,
        "idle, 4 KB": 10.0,
        "idle, 4 MB": 12.0,
        "multiprocessing": 100.0,
        "multiprocessing, 4 KB": 100.0,
        "multiprocessing, 4 MB": 9000.0,
    }
    assert benchmark.judge(medians) == 0
    assert benchmark.judge(medians | {name: limit_us + 0.1}) == 1
