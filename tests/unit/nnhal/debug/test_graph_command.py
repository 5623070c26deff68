from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from nncli.errors import UserError
from nnhal.debug import model_readers
from nnhal.debug.graph_command import graph
from nnhal.types import Model, Subgraph


@pytest.fixture(autouse=True)
def reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model_readers, "read_model", lambda path: Model(Subgraph((), (), (), ())))


def test_a_model_is_drawn_to_standard_output() -> None:
    result = CliRunner().invoke(graph, ["some/net.tflite"])

    assert result.exit_code == 0
    assert result.output.startswith('digraph "net.tflite" {')


def test_a_model_is_drawn_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "net.dot"

    result = CliRunner().invoke(graph, ["net.tflite", "-o", str(file)])

    assert (result.exit_code, result.output) == (0, "")
    assert file.read_text().startswith("digraph")


def test_a_model_that_cannot_be_read_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> Model:
        raise UserError(f"{path}: not a model")

    monkeypatch.setattr(model_readers, "read_model", refuse)
    file = tmp_path / "net.dot"

    result = CliRunner().invoke(graph, ["net.tflite", "-o", str(file)])

    assert isinstance(result.exception, UserError)
    assert not file.exists()
