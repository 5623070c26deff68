"""The benchmark of MLTS's harness, on a model of no size."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest


@pytest.mark.parametrize(
    ("max_ns", "max_ratio", "code"),
    [(float("inf"), float("inf"), 0), (0, float("inf"), 1), (float("inf"), 0.0, 1)],
    ids=["within both", "slow loop", "slow harness"],
)
def test_each_limit_decides_the_exit_code(
    benchmark: ModuleType,
    model: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    max_ns: float,
    max_ratio: float,
    code: int,
) -> None:
    limits = {"MAX_NS_AN_INFERENCE": max_ns, "MAX_RATIO": max_ratio, "SECONDS": 0.01}
    for name, value in limits.items():
        monkeypatch.setattr(benchmark, name, value)
    assert benchmark.main(model) == code
    assert "TF Lite through the harness / bare loop: " in capsys.readouterr().out
