"""Writers of model files, as packages offer them."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from nnhal.debug import model_writers
from nnhal.debug.model_writers import GROUP, NoWriter, writer_of


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """The entry points that are installed, none to begin with."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(
        model_writers,
        "entry_points",
        lambda *, group, name: [point for point in points if point.name == name],
    )
    return points


def test_the_writer_of_a_format_is_that_of_its_name(offered: list[EntryPoint]) -> None:
    offered += [EntryPoint("b", "json:loads", GROUP), EntryPoint("a", "json:dumps", GROUP)]
    assert writer_of("a").__name__ == "dumps"


def test_a_format_that_nobody_writes_is_an_error(offered: list[EntryPoint]) -> None:
    with pytest.raises(NoWriter, match="no installed package writes onnx files"):
        writer_of("onnx")


@pytest.mark.parametrize("value", ["json:absent", "no_such_package:write"])
def test_a_writer_that_cannot_be_loaded_is_named(offered: list[EntryPoint], value: str) -> None:
    offered.append(EntryPoint("onnx", value, GROUP))
    with pytest.raises(NoWriter, match=f"the writer {value} cannot be loaded"):
        writer_of("onnx")
