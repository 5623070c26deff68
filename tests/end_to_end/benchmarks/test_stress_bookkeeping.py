"""The benchmark that measures what the bookkeeping of a stress costs."""

from __future__ import annotations

from types import ModuleType

import pytest


@pytest.mark.parametrize(("share", "code"), [(1.0, 0), (0.0, 1)])
def test_bookkeeping_is_a_part_of_what_an_inference_takes(
    benchmark: ModuleType,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    share: float,
    code: int,
) -> None:
    monkeypatch.setattr(benchmark, "SECONDS", 0.05)
    monkeypatch.setattr(benchmark, "MAX_SHARE", share)
    monkeypatch.setattr(benchmark, "MIN_A_SECOND", 1)
    monkeypatch.setattr("sys.argv", ["stress_bookkeeping.py"])
    assert benchmark.main() == code
    assert "8 threads, a driver that does nothing" in capsys.readouterr().out
