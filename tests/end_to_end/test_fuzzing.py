"""``vts fuzz`` as a whole command: what is found is a file that repeats it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.command_server import CommandServer
from tests.schemas import validator
from tests.unit.vts.toys import ADD, SUB

DRIVERS = """
import ctypes
from nndrivers.reference.device import ReferenceDriver
from nnhal.types import OperationType

class Crashing(ReferenceDriver):
    def prepare(self, model, options):
        if model.relax_computation_float32_to_float16 or len(model.main.operations) > 1:
            ctypes.string_at(0)
        return super().prepare(model, options)
"""


@pytest.fixture
def specs(tmp_path: Path) -> Path:
    (tmp_path / "acme.py").write_text(DRIVERS)
    folder = tmp_path / "specs" / "V1_2"
    folder.mkdir(parents=True)
    for name, text in {"add": ADD, "sub": SUB}.items():
        (folder / f"{name}.mod.py").write_text(text)
    return tmp_path / "specs"


def fuzz(server: CommandServer, folder: Path, driver: str, *more: str) -> tuple[int, str]:
    arguments = ["fuzz", "--driver", driver, "--specs", "specs", "--jobs", "1", *more]
    done = server.run("vts.cli", arguments, folder, 120)
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout + done.stderr


def findings(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))]


def test_a_crash_becomes_a_file_with_the_steps_that_it_takes(
    specs: Path,
    tmp_path: Path,
    command_server: CommandServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    count = "--count", "400", "--seed", "3"
    code, said = fuzz(command_server, tmp_path, "acme:Crashing", *count, "--output", "out")
    assert code == 3, said
    validator("vts-fuzz-results.json").validate(
        json.loads((tmp_path / "out/results.json").read_text())
    )
    crashes = findings(tmp_path / "out" / "findings")
    assert crashes
    for crash in crashes:
        validator("vts-fuzz-finding.json").validate(crash)
        assert crash["how"] == "crash"
        assert len(crash["attempt"]["steps"]) == 1
        assert any("acme.py" in line for line in crash["evidence"])
    page = (tmp_path / "out" / "index.html").read_text()
    assert "The driver crashes" in page

    file = f"out/findings/{crashes[0]['how']}-{crashes[0]['digest']}.json"
    assert fuzz(command_server, tmp_path, "acme:Crashing", "--reproduce", file)[0] == 3
    code, said = fuzz(command_server, tmp_path, "reference", "--reproduce", file)
    assert (code, "1 attempts" in said) == (0, True)

    needless = [{"type": "input", "number": 0, "offset": 0, "data": "AAAAAA=="}]
    crashes[0]["attempt"]["steps"] = [*crashes[0]["attempt"]["steps"], *needless]
    (tmp_path / "long.json").write_text(json.dumps(crashes[0]))
    assert fuzz(command_server, tmp_path, "acme:Crashing", "--minimize", "long.json")[0] == 3
    assert len(json.loads((tmp_path / "long.json").read_text())["attempt"]["steps"]) == 1


def test_what_was_kept_is_where_the_next_run_goes_on(
    specs: Path, tmp_path: Path, command_server: CommandServer
) -> None:
    options = "--attempts", "kept", "--output", "out", "--count"
    code, said = fuzz(command_server, tmp_path, "reference", *options, "200", "--seed", "1")
    assert code == 0, said
    kept = len(findings(tmp_path / "kept"))
    assert kept > 1
    code, said = fuzz(command_server, tmp_path, "reference", *options, "200", "--seed", "2")
    assert code == 0, said
    result = json.loads((tmp_path / "out/results.json").read_text())
    assert result["settings"]["earlier"] == kept


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--reproduce", "specs/V1_2/add.mod.py"], "is not a finding of vts fuzz"),
        (["--attempts", "broken"], "is not an attempt of vts fuzz"),
        (["--reproduce", "a.json", "--minimize", "a.json"], "give --reproduce or --minimize"),
    ],
)
def test_a_mistake_gets_one_message(
    options: list[str],
    message: str,
    specs: Path,
    tmp_path: Path,
    command_server: CommandServer,
) -> None:
    (tmp_path / "a.json").write_text("{}")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "attempt-1.json").write_text("[")
    code, said = fuzz(command_server, tmp_path, "reference", *options)
    assert code == 2
    assert message in said
