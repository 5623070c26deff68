from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from nnhal.debug import model_readers
from nnhal.debug.model_readers import CATALOGUES, GROUP, UnreadableModel, read_model
from nnhal.types import Model, Subgraph

EMPTY = Model(Subgraph((), (), (), ()))


def of_package(path: Path) -> Model:
    """A reader, as a package offers it."""
    return EMPTY


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """The entry points that are installed, none to begin with."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(model_readers, "entry_points", lambda *, group: points)
    return points


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.Model.py"
    path.touch()
    return path


def point(suffix: str, value: str = "email:message_from_file") -> EntryPoint:
    return EntryPoint(suffix, value, GROUP)


def test_the_longest_suffix_decides(
    offered: list[EntryPoint], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("email.message_from_file", of_package)
    offered += [point("py", "email:absent"), point("model.py")]

    assert read_model(file) is EMPTY


def test_an_unknown_suffix_names_those_that_are_known(
    offered: list[EntryPoint], file: Path
) -> None:
    with pytest.raises(UnreadableModel, match=r"unknown kind .* none, as no package offers"):
        read_model(file)
    offered += [point("tflite"), point("mod.py")]
    with pytest.raises(UnreadableModel, match=r"known suffixes: \.mod\.py, \.tflite"):
        read_model(file)


def test_a_name_that_is_no_file_is_looked_up_in_the_catalogue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    points = {GROUP: [point("tflite")], CATALOGUES: [point("some", "email.message_from_file")]}
    monkeypatch.setattr(model_readers, "entry_points", lambda *, group: points[group])
    monkeypatch.setattr(EntryPoint, "load", lambda self: lambda name: {"net_0.25": EMPTY}[name])
    assert read_model(Path("net_0.25")) is EMPTY
    with pytest.raises(UnreadableModel, match="No such file"):
        read_model(Path("net.tflite"))


@pytest.mark.parametrize("value", ["email:absent", "no_such_package:read"])
def test_a_reader_that_cannot_be_loaded_is_named(
    offered: list[EntryPoint], file: Path, value: str
) -> None:
    offered.append(point("py", value))

    with pytest.raises(UnreadableModel, match=f"the reader {value} cannot be loaded"):
        read_model(file)


def test_a_missing_file_is_named(offered: list[EntryPoint], tmp_path: Path) -> None:
    with pytest.raises(UnreadableModel, match=r"absent\.tflite: No such file"):
        read_model(tmp_path / "absent.tflite")


def test_tflite_files_have_a_reader_where_the_project_is_installed() -> None:
    from importlib.metadata import entry_points

    assert "tflite" in {point.name for point in entry_points(group=GROUP)}
