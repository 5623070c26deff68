"""The benchmark of starts, with commands that do nothing."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner


def test_folders_take_turns_and_a_missed_limit_is_named(
    benchmark: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = {"a": (("vts",), 10.0), "b": (("vts",), 0.0), benchmark.COLD: (("vts",), 10.0)}
    monkeypatch.setattr(benchmark, "STEPS", steps)
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    log = tmp_path / "log"
    for name in ("first", "second"):
        command = tmp_path / name / "vts"
        command.parent.mkdir()
        compiled = "${PYTHONPYCACHEPREFIX:-here}"
        command.write_text(f'#!/bin/sh\necho "{name} {compiled}" >> {log}\n')
        command.chmod(0o755)
    folders = [str(tmp_path / name) for name in ("first", "second")]
    done = CliRunner().invoke(benchmark.main, [*folders, "--turns", "2"])
    assert done.exit_code == 1
    assert [line.split()[0] for line in done.output.splitlines()[1:]] == [
        "a",
        "b",
        "one",
        "missed:",
    ]
    assert done.output.endswith("missed: b\n")
    said = [line.split() for line in log.read_text().splitlines()]
    assert [name for name, _ in said] == ["first", "second"] * 8
    assert {where for _, where in said[:12]} == {"here"}
    assert len({where for _, where in said[12:]}) == 4
