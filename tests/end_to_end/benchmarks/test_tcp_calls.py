"""The benchmark of calls over TCP, for a moment only."""

from __future__ import annotations

from types import ModuleType

import pytest


def test_every_size_is_measured(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("service_calls.SECONDS", 0.01)
    monkeypatch.setattr("service_calls.WARM_UP_CALLS", 1)
    assert benchmark.main() in (0, 1)  # nothing here judges time
    output = capsys.readouterr().out
    for name in ("16 bytes", "4 KB", "4 MB", "bare socket, 16 bytes", "bare socket, 4 MB"):
        assert f"{name}:" in output


@pytest.mark.parametrize(
    ("small_us", "large_us", "code"), [(150.0, 12_582.0, 0), (151.0, 0.1, 1), (1.0, 12_583.0, 1)]
)
def test_a_limit_that_is_exceeded_is_a_failure(
    benchmark: ModuleType, small_us: float, large_us: float, code: int
) -> None:
    """4 MB are 1,048,576 elements, of which 12 bytes travel."""
    assert benchmark.judge({"16 bytes": small_us, "4 MB": large_us}) == code
