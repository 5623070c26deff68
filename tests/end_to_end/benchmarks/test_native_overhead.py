"""The benchmark of native drivers: the C program and the driver make the same calls."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.process.nndrivers.support_library.native_library import COMPILER, NO_COMPILER


@pytest.mark.skipif(COMPILER is None, reason=NO_COMPILER)
def test_what_is_more_than_a_c_program_takes_is_held_to_the_limit(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (("MAX_US", 0.0), ("ROUNDS", 1), ("COUNT", 20)):
        monkeypatch.setattr(benchmark, name, value)
    assert benchmark.main() == 1  # nothing costs nothing
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith("a C program")
    assert others
    assert all(" us more (limit " in line for line in others)
