"""What is no file at all, where a file is expected: one message that names it, at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from mlts import catalogue, gate
from mlts.cli import main as mlts
from nncli.command_line import CommandGroup
from nncli.encoding import indented
from nnhal.cli import main as nnhal
from nntest.assets import assets_at
from tests.cells import cells
from tests.unit.vts.example_runs import mixed_run
from vts.cli import main as vts


def fifo(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def loop(path: Path) -> None:
    path.symlink_to(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def terabyte(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 40)


def absent(path: Path) -> None:
    """Nothing is there."""


def deep(path: Path) -> None:
    path.write_text("[" * 1_000_000)


def utf16(path: Path) -> None:
    path.write_text('{"models": []}', encoding="utf-16")


ODD = (absent, deep, device, fifo, folder, loop, terabyte, utf16)


def library(read: Callable[[Path], object], path: Path) -> list[Any]:
    group = CommandGroup()
    group.command("read")(lambda: read(path) and None)
    return [group, "read"]


def _list(path: Path) -> list[Any]:
    (path.parent / "models_list").mkdir()
    path.rename(path.parent / "models_list" / "odd.json")
    return library(lambda _: catalogue.load(assets_at(path.parent)), path)


COMMANDS: dict[str, Callable[[Path, Path], list[Any]]] = {
    "vts report": lambda odd, good: [vts, "report", odd],
    "vts compare": lambda odd, good: [vts, "compare", good, odd],
    "vts show": lambda odd, good: [vts, "show", "general/V1_0/add", odd],
    "vts update-expectations": lambda odd, good: [vts, "update-expectations", odd],
    "expectations": lambda odd, good: [vts, "update-expectations", good, "--expectations", odd],
    "mlts report": lambda odd, good: [mlts, "report", odd],
    "mlts compare": lambda odd, good: [mlts, "compare", odd, odd],
    "gate": lambda odd, good: library(lambda path: gate.load(path, ["m"]), odd),
    "nnhal graph": lambda odd, good: [nnhal, "graph", odd],
    "nnhal dump-spec": lambda odd, good: [nnhal, "dump-spec", odd],
    "models list": lambda odd, good: _list(odd),
}
LEFT_OUT = {("expectations", absent), ("models list", absent), ("models list", loop)}
"""A file of expectations that is not there is begun, and of lists those are read that are there."""

TRIALS = [(name, make) for name in COMMANDS for make in ODD if (name, make) not in LEFT_OUT]


@pytest.mark.parametrize(("name", "make"), TRIALS)
def test_it_is_one_message(name: str, make: Callable[[Path], None], tmp_path: Path) -> None:
    suffix = {"nnhal graph": ".tflite", "nnhal dump-spec": ".mod.py"}.get(name, "")
    odd, good = tmp_path / f"odd{suffix}", tmp_path / "good.json"
    make(odd)
    good.write_bytes(indented(mixed_run()))
    group, *arguments = COMMANDS[name](odd, good)
    outcome = CliRunner().invoke(group, list(map(str, arguments)))
    assert outcome.exit_code == 2, outcome.output
    *usage, message = outcome.stderr.strip().splitlines()
    assert message.startswith("Error: ")
    assert all(line.startswith(("Usage:", "Try ")) or not line for line in usage)
    assert "odd" in message
    assert len(message) < 1000


@cells(
    "command",
    [
        [vts, "report"],
        [vts, "update-expectations"],
        [mlts, "report"],
        [mlts, "models", "--assets"],
        [nnhal, "graph"],
        [nnhal, "dump-spec"],
    ],
)
def test_a_name_that_no_file_can_have_is_one_message(command: list[Any]) -> None:
    group, *arguments = command
    outcome = CliRunner().invoke(group, [*arguments, "x" * 5000])
    assert outcome.exit_code == 2, outcome.output
    assert outcome.stderr.strip().splitlines()[-1].startswith("Error: ")
