"""The benchmark of the NNAPI runtime, on a model of no size."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest


@pytest.mark.parametrize(
    ("max_us", "max_ratio", "code"),
    [(float("inf"), float("inf"), 0), (0.0, float("inf"), 1), (float("inf"), 0.0, 1)],
    ids=["within both", "slow operation", "slow model"],
)
def test_each_limit_decides_the_exit_code(
    benchmark: ModuleType,
    model: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    max_us: float,
    max_ratio: float,
    code: int,
) -> None:
    limits = {"MAX_US": max_us, "MAX_RATIO": max_ratio, "SECONDS": 0.01, "NS_A_TURN": 1}
    for name, value in limits.items():
        monkeypatch.setattr(benchmark, name, value)
    monkeypatch.setattr("sys.argv", ["runtime_overhead.py", str(model)])
    assert benchmark.main() == code
    output = capsys.readouterr().out
    for way in ("direct", "reusable", "single use"):
        assert f"ADD, {way} " in output
        assert f"tiny, {way} " in output
